"""What runs in the process of a learner's file: it loads the file and asks it the exercises.

To `poker_fp.shell.kata.process` this module is the solution, and its two functions are called: so
limits of time and memory, an exit and a lost process are dealt with there.
"""

import json
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType

import poker_fp
from poker_fp.katas.lessons import LESSONS, Exercise, Lesson, Verdict
from poker_fp.shell.kata.worker import Sink, fault, run

ALIKE = 0.8
"""How much alike two names are, of which one may be the other, misspelt."""


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
    lesson = LESSONS[number]
    exercise = lesson.exercises[level]
    answer = getattr(_module(path), exercise.wanted, None)
    with _within(seconds):
        said = exercise(answer)
        if said.wrong and not said.wrong.got.startswith(TimeoutError.__name__):
            said = _with_what_it_prints(exercise, answer, said)
    if not said.written:
        said = replace(said, much_like=_much_like(_module(path), lesson, exercise.wanted))
    return json.dumps(asdict(said))


def _with_what_it_prints(exercise: Exercise, answer: object, said: Verdict) -> Verdict:
    """A verdict with what an answer prints in the case that is shown: elsewhere it is lost."""
    assert said.wrong is not None
    sink = Sink()
    with redirect_stdout(sink):
        exercise.question(said.wrong.asked).wrong(answer)
    return replace(said, wrong=replace(said.wrong, printed=sink.take()))


def _much_like(module: ModuleType, lesson: Lesson, wanted: str) -> str:
    """A learner's name that may be the one wanted, misspelt; or nothing."""
    if hasattr(module, wanted):
        return ""
    others = {exercise.wanted for exercise in lesson.exercises.values()}
    given = others.union(re.findall(r"\w+", lesson.given), vars(poker_fp))
    names = {_plain(name): name for name in vars(module) if name not in given}
    return "".join(names[near] for near in get_close_matches(_plain(wanted), names, 1, ALIKE))


def _plain(name: str) -> str:
    """A name without what is written in different ways: `byRank` and `by_rank` are one."""
    return name.replace("_", "").lower()
