"""What runs in the process of a learner's file: it loads the file and asks it the exercises.

To `poker_fp.shell.kata.process` this module is the solution, and its two functions are called: so
limits of time and memory, an exit and a lost process are dealt with there.
"""

import json
import signal
import sys
from dataclasses import asdict
from functools import cache
from pathlib import Path
from types import ModuleType

from poker_fp.katas.lessons import LESSONS
from poker_fp.shell.kata.worker import fault, run


@cache
def _module(path: str) -> ModuleType:
    sys.path[0] = str(Path(path).resolve().parent)
    return run(path)


def load(path: str) -> str:
    """Run a learner's file; what is wrong with that, or nothing."""
    try:
        _module(path)
    except BaseException as error:  # noqa: BLE001 a file may raise anything, SystemExit too
        return str(fault(error, path)["message"])
    return ""


def verdict(path: str, number: int, level: str, seconds: float) -> str:
    """The verdict on a file's answer to an exercise of a lesson, as JSON.

    What takes more than so many seconds of the processor is interrupted, where the system can do
    that: so the question that it does not answer is known.
    """
    exercise = LESSONS[number].exercises[level]
    answer = getattr(_module(path), exercise.wanted, None)
    if hasattr(signal, "setitimer"):

        def interrupt(*_: object) -> None:
            raise TimeoutError(f"no answer within {seconds:g} s")

        signal.signal(signal.SIGVTALRM, interrupt)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return json.dumps(asdict(exercise(answer)))
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
