"""What runs in the process of a learner's file: it loads the file and asks it the exercises.

To `poker_fp.shell.kata.process` this module is the solution, and its two functions are called: so
limits of time and memory, an exit and a lost process are dealt with there.
"""

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from pathlib import Path
from types import ModuleType

from poker_fp.katas.lessons import LESSONS, Lesson
from poker_fp.shell.kata.worker import fault, run


@cache
def _module(path: str) -> ModuleType:
    sys.path[0] = str(Path(path).resolve().parent)
    return run(path)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Interrupt what takes more than so many seconds of the processor, where the system can.

    So the question that does not end is known. What is deaf to it is ended from outside.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(*_: object) -> None:
        raise TimeoutError(f"no end within {seconds:g} s")

    signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def load(path: str, seconds: float) -> str:
    """Run a learner's file; what is wrong with that, or nothing."""
    try:
        with _within(seconds):
            _module(path)
    except BaseException as error:  # noqa: BLE001 a file may raise anything, SystemExit too
        return str(fault(error, path)["message"])
    return ""


def note(path: str, number: int) -> str:
    """Whether a file has nothing for this lesson, but something for another; or nothing."""
    there = [n for n, lesson in LESSONS.items() if _has_some(_module(path), lesson)]
    if number in there or not there:
        return ""
    return (
        f"Is this a file for another lesson? It has names of lesson {', '.join(map(str, there))}."
    )


def _has_some(module: ModuleType, lesson: Lesson) -> bool:
    return any(hasattr(module, exercise.wanted) for exercise in lesson.exercises.values())


def verdict(path: str, number: int, level: str, seconds: float) -> str:
    """The verdict on a file's answer to an exercise of a lesson, as JSON."""
    exercise = LESSONS[number].exercises[level]
    answer = getattr(_module(path), exercise.wanted, None)
    with _within(seconds):
        return json.dumps(asdict(exercise(answer)))
