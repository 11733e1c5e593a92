"""A learner's solution as something that can be asked, in a process of its own, within a time."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from poker_fp.katas import Answer
from poker_fp.katas.kata import Args
from poker_fp.shell.kata.processor import usage
from poker_fp.shell.kata.times import FIRST_CALL, HURRIED_CALL, LONGEST_WAIT, PAUSE, START


class NotRunnableError(Exception):
    """There is nothing to ask; its text says why."""


class Solution(Protocol):
    """Something that answers calls of a learner's functions."""

    printed: str
    """What it printed when it was started."""

    quick: bool
    """Does a call cost next to nothing?"""

    def functions(self) -> Sequence[str]:
        """The names of the functions that it has."""
        ...

    def ask(self, function: str, calls: Sequence[Args]) -> list[Answer]:
        """What comes of some calls, in turn, up to one that does not end or ends the process."""
        ...

    def ask_fresh(self, function: str, calls: Sequence[Args]) -> list[Answer]:
        """What comes of some calls if there were none before."""
        ...

    def hurry(self, on: bool) -> None:
        """Wait for each answer a short time only, or the full time again."""
        ...

    def close(self) -> None:
        """End the process it runs in, if there is one."""
        ...


def killed(process: subprocess.Popen[str]) -> None:
    """End a process and those it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


class PythonFile:
    """A solution in a Python file, which runs in a process of its own (`worker.py`).

    `limit` is in seconds a call, of the processor's time where that is told. The process is started
    anew where one is lost.

    See Also: `poker_fp.shell.kata.program.Program`, for other languages.
    """

    quick = True

    def __init__(self, path: Path, limit: float, seed: int) -> None:
        self.path, self.limit, self.seed = path, limit, seed
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._wait, self._patience = limit, FIRST_CALL
        self._functions: list[str] = []
        self.printed = ""
        self._start()

    def functions(self) -> Sequence[str]:
        return self._functions

    def hurry(self, on: bool) -> None:
        self._wait = min(self.limit, HURRIED_CALL) if on else self.limit

    def ask(self, function: str, calls: Sequence[Args]) -> list[Answer]:
        return self._asked(function, calls, fresh=False)

    def ask_fresh(self, function: str, calls: Sequence[Args]) -> list[Answer]:
        return self._asked(function, calls, fresh=True)

    def close(self) -> None:
        if self._process is not None:
            killed(self._process)
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    stream.close()
        self._process = None

    def _asked(self, function: str, calls: Sequence[Args], fresh: bool) -> list[Answer]:
        answers: list[Answer] = []
        if self._process is None:
            self._start()
        self._send({"function": function, "calls": calls, "fresh": fresh})
        while self._process is not None and len(answers) < len(calls):
            answers.append(self._read(self._wait * self._patience))
            self._patience = 1.0
        return answers

    def _start(self) -> None:
        worker = Path(__file__).with_name("worker.py")
        self._process = process = subprocess.Popen(
            [sys.executable, str(worker), str(self.path), str(self.seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="ascii",
            start_new_session=True,
            env={**os.environ, "PYTHONHASHSEED": str(self.seed % 2**32)},
        )
        self._lines = queue.Queue()
        threading.Thread(target=_pump, args=(process, self._lines), daemon=True).start()
        said = self._line(START)
        if said is None:
            self.close()
            raise NotRunnableError(f"{self.path}: running the file did not end within {START:g} s")
        if "functions" not in said:
            self.close()
            raise NotRunnableError(f"{self.path}: {said.get('message', 'the process ended')}")
        self._functions, self.printed = said["functions"], said["printed"]

    def _send(self, request: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended: reading says so
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()

    def _read(self, wait: float) -> Answer:
        said = self._line(wait)
        if said is None:
            self.close()
            return Answer(fault="endless loop", message=f"no answer within {self.limit:g} s")
        if not said:
            self.close()
            return Answer(fault="exit", message="the process ended")
        return Answer(**said)

    def _line(self, wait: float) -> dict[str, Any] | None:
        """What the process said: nothing if it has ended, None if it did not say it in time."""
        assert self._process is not None
        line = _soon(self._lines, wait, self._process.pid)
        if line is None:
            return None
        said: dict[str, Any] = json.loads(line) if line else {}
        return said


def _soon(lines: "queue.Queue[str]", wait: float, process_id: int) -> str | None:
    """The next line, or None where a process does not say it within a time of its own.

    Where others use the processor, it gets more of the clock's time, up to a limit. A process that
    is idle twice gets no more; once may be because its line is still on the way.
    """
    begun, before = usage(process_id), None
    end = time.monotonic() + wait * LONGEST_WAIT
    left = wait
    while True:
        with suppress(queue.Empty):
            return lines.get(timeout=left)
        now = usage(process_id)
        if begun is None or now is None or time.monotonic() > end:
            return None
        left = wait - (now.seconds - begun.seconds)
        if left <= 0 or (now.idle and now == before):
            return None
        before, left = now, max(left, PAUSE)


def _pump(process: subprocess.Popen[str], lines: "queue.Queue[str]") -> None:
    assert process.stdout is not None
    with suppress(ValueError):  # closed while reading: nobody waits any more
        for line in process.stdout:
            lines.put(line)
    lines.put("")
