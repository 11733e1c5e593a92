"""The process in which a learner's file runs. It stands alone: started as a script, with the file.

It reads requests as lines of JSON, `{"function": ..., "calls": [[argument, ...], ...], "fresh":
bool}`, and answers each call by a line, so that the parent can time them. Where `fresh` is set
the file is run anew first. What the file prints goes nowhere near those lines.
"""

import copy
import io
import json
import os
import random
import re
import sys
import traceback
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

SHORT = 400
"""Characters of a value's text, of what is printed and of a message that are passed on."""

MEMORY = 2 * 2**30
"""Bytes that the file may use."""


class Sink(io.TextIOBase):
    """Standard output for the file: it keeps the start of what is written, for the report."""

    def __init__(self) -> None:
        self.kept = ""

    def write(self, text: str, /) -> int:
        self.kept += text[: SHORT - len(self.kept)]
        return len(text)

    def take(self) -> str:
        kept, self.kept = self.kept, ""
        return kept


def serve(path: str, seed: int) -> None:
    """Run the file, say which functions it has or why it fails, and answer requests."""
    with (
        os.fdopen(os.dup(1), "w", encoding="ascii") as out,
        os.fdopen(os.dup(0), encoding="ascii") as requests,
    ):
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        sink = Sink()
        sys.stdin, sys.stdout = io.StringIO(), sink
        _limit_memory()
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(Path(path).resolve().parent))
        random.seed(seed)

        def say(answer: dict[str, Any]) -> None:
            out.write(json.dumps(answer) + "\n")
            out.flush()

        try:
            module = run(path)
        except BaseException as error:  # noqa: BLE001 a file may raise anything, SystemExit too
            say(fault(error, path))
            return
        functions = [name for name in vars(module) if callable(vars(module)[name])]
        say({"functions": functions, "printed": sink.take()})
        for line in requests:
            request = json.loads(line)
            if request["fresh"]:
                random.seed(seed)
                module = run(path)
                sink.take()
            function = getattr(module, request["function"])
            for call in request["calls"]:
                say(outcome(function, call, path, sink))


def _limit_memory() -> None:
    """Let the file run out of memory before the machine does, where that can be set."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def run(path: str) -> ModuleType:
    """Run the file at a path, and give it as a module. Raises whatever it raises."""
    # Not its own name: that may be the name of a module that is needed here.
    name = "kata_solution"
    loader = SourceFileLoader(name, path)
    module = ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module
    loader.exec_module(module)
    return module


def outcome(function: Any, call: list[Any], path: str, sink: Sink) -> dict[str, Any]:
    """What comes of a call of a function, as data: what `poker_fp.katas.Answer` is made from."""
    given = copy.deepcopy(call)
    try:
        answer = as_plain_data(function(*given))
    except BaseException as error:  # noqa: BLE001 as above
        answer = fault(error, path)
    if given != call:
        answer["changed"] = ", ".join(map(repr, given))[:SHORT]
    if printed := sink.take():
        answer["printed"] = printed
    return answer


def as_plain_data(value: Any) -> dict[str, Any]:
    """What a function gave, as data: its type, how Python writes it, itself if JSON can hold it."""
    kind: str = type(value).__name__
    plain: Any = None
    if isinstance(value, bool):
        plain = value
    elif isinstance(value, str):
        kind, plain = "str", str.__str__(value)
    elif isinstance(value, list):
        kind = f"list[{', '.join(sorted({type(item).__name__ for item in value})) or 'str'}]"
        plain = list(value) if kind == "list[str]" else None
    elif hasattr(value, "__index__") and not isinstance(value, type):
        number = int(value.__index__())
        kind, plain = "int", max(-(2**63), min(number, 2**63))  # the sign is all that counts
    return {"type": kind, "value": plain, "shown": _short(repr(value))}


def _short(text: str) -> str:
    """The start of a text, without addresses in memory: they differ from run to run."""
    return re.sub(" at 0x[0-9a-fA-F]+", "", text)[:SHORT]


def fault(error: BaseException, path: str) -> dict[str, Any]:
    """Why a call gave no value, as data: the exception, and the line of the file it came from."""
    frames = traceback.walk_tb(error.__traceback__)
    places = [line for frame, line in frames if frame.f_code.co_filename == path]
    where = f" (line {places[-1]})" if places else ""
    if isinstance(error, SyntaxError) and error.filename == path:
        where = f" (line {error.lineno})"
    if isinstance(error, SystemExit):
        return {"fault": "exit", "message": f"it ended the program by sys.exit{where}"}
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    return {"fault": "exception", "message": f"{_short(said)}{where}"}


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
