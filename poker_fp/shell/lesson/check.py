"""The check of learners' files: each in a process of its own, several at a time."""

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from poker_fp.katas import Answer
from poker_fp.katas.lessons import Exercise, Lesson, Verdict
from poker_fp.katas.lessons.handed_in import HandedIn
from poker_fp.katas.lessons.questions import Wrong
from poker_fp.shell.kata.process import NotRunnableError, PythonFile

INSIDE = Path(__file__).with_name("inside.py")

BACKSTOP = 2
"""How many times its limit an exercise gets before its process is ended from outside."""


def check_each(
    lesson: Lesson, files: Sequence[str], limit: float, workers: int | None
) -> Iterator[HandedIn]:
    """What each file's check says, in their order, each as soon as those before it are there.

    `limit` is in seconds an exercise, of the processor's time where that is told; so many files as
    there are `workers` are checked at a time. A file that is bad in any way stops no other.
    """
    pool = ThreadPoolExecutor(workers or os.cpu_count())
    try:
        yield from pool.map(partial(check, lesson, limit=limit), files)
    finally:
        pool.shutdown(cancel_futures=True)


def check(lesson: Lesson, file: str, limit: float) -> HandedIn:
    """Ask a file for its answers to a lesson's exercises."""
    try:
        Path(file).open("rb").close()
        inside = PythonFile(INSIDE, BACKSTOP * limit, seed=0)
    except OSError as error:
        return HandedIn(lesson, file, not_run=str(error.strerror))
    except NotRunnableError as error:
        return HandedIn(lesson, file, not_run=str(error))
    try:
        loaded = _asked(inside, "load", file, limit)
        if loaded.fault or loaded.value:
            return HandedIn(lesson, file, not_run=str(loaded.message or loaded.value))
        printed = loaded.printed
        verdicts = tuple(
            _verdict(exercise, _asked(inside, "verdict", file, lesson.number, level, limit))
            for level, exercise in lesson.exercises.items()
        )
        if any(verdict.written for verdict in verdicts):
            return HandedIn(lesson, file, verdicts, printed=printed)
        note = _asked(inside, "note", file, lesson.number)
        said = "" if note.fault else str(note.value)
        return HandedIn(lesson, file, verdicts, note=said, printed=printed)
    finally:
        inside.close()


def _asked(inside: PythonFile, function: str, *args: Any) -> Answer:
    return inside.ask(function, [args])[0]


def _verdict(exercise: Exercise, answer: Answer) -> Verdict:
    """The verdict that the process gave; if it gave none, what became of it."""
    if answer.fault:
        return Verdict(exercise.wanted, 1, Wrong(exercise.wanted, "an answer", answer.message))
    data = json.loads(answer.value)
    wrong, not_with = data.pop("wrong"), tuple(data.pop("not_with"))
    return Verdict(**data, wrong=Wrong(**wrong) if wrong else None, not_with=not_with)
