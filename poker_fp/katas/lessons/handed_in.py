"""What came of a check of a learner's file: as lines of text and as plain data."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from textwrap import fill
from typing import Any

from poker_fp.katas.lessons.exercise import Lesson, Verdict


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A learner's file of answers to a lesson, and the verdicts; or why it did not run."""

    lesson: Lesson
    file: str
    verdicts: tuple[Verdict, ...] = ()
    """In the order of the exercises; none if the file did not run."""

    not_run: str = ""
    note: str = ""
    """A question to the learner about the whole file; mostly nothing."""

    printed: str = ""
    """What the file printed when it was run, before it was asked anything; the start of it."""

    @property
    def right(self) -> bool | None:
        """Are all the answers right? None if the file did not run."""
        return None if self.not_run else all(verdict.right for verdict in self.verdicts)


def in_one_line(handed_in: HandedIn) -> str:
    """A file among several: what of it is right, and what is not yet.

    >>> from poker_fp.katas.lessons import LESSONS
    >>> assert in_one_line(HandedIn(LESSONS[1], "ann.py", not_run="line 3: no")) == (
    ...     "ann.py did not run: line 3: no"
    ... )
    >>> verdict = LESSONS[1].practice(lambda a, b: a[1] - b[1])
    >>> assert in_one_line(HandedIn(LESSONS[1], "ann.py", (verdict,))) == "ann.py is right"
    >>> unfinished = HandedIn(LESSONS[1], "ann.py", (verdict, LESSONS[1].recommended(None)))
    >>> assert in_one_line(unfinished) == (
    ...     "ann.py is not right yet: by_points right; by_rank not written"
    ... )
    """
    if handed_in.not_run:
        return f"{handed_in.file} did not run: {handed_in.not_run}"
    if handed_in.right:
        ways = "; ".join(_ways(handed_in))
        return f"{handed_in.file} is right{f' ({ways})' if ways else ''}"
    said = [*map(_short, handed_in.verdicts), *_note(handed_in)]
    return f"{handed_in.file} is not right yet: {'; '.join(said)}"


def _note(handed_in: HandedIn) -> list[str]:
    return [handed_in.note] if handed_in.note else []


def _ways(handed_in: HandedIn) -> list[str]:
    return [_short(verdict) for verdict in handed_in.verdicts if verdict.not_with]


def _short(verdict: Verdict) -> str:
    wrong = verdict.wrong
    if wrong is None:
        return f"{verdict.wanted} {_verdict(verdict)}{verdict.but}{verdict.perhaps_misspelt}"
    return f"{verdict.wanted} wrong: {wrong.asked} expected {wrong.expected} got {wrong.given}"


def lines(handed_in: HandedIn, hints: int = 0) -> Iterator[str]:
    """A file by itself: every verdict, and of what is not right so many of its hints.

    >>> from poker_fp.katas.lessons import LESSONS
    >>> lesson = LESSONS[1]
    >>> verdicts = lesson.practice(None), lesson.recommended(None), lesson.stretch(None)
    >>> for line in lines(HandedIn(lesson, "ann.py", verdicts)):
    ...     print(line)
    practice: by_points is not written yet.
    recommended: by_rank is not written yet.
    stretch: my_sorted is not written yet.
    ann.py is not right yet (0 of 3)
    """
    levels = handed_in.lesson.exercises.items()
    if handed_in.printed:
        yield "The file prints:"
        yield from (f"  {line}" for line in handed_in.printed.splitlines())
    for (level, exercise), said in zip(levels, handed_in.verdicts, strict=True):
        yield f"{level}: {said}"
        if not said.right:
            yield from map(_hint, exercise.hints[:hints])
    right = sum(verdict.right for verdict in handed_in.verdicts)
    verdict = "right" if handed_in.right else "not right yet"
    yield from _note(handed_in)
    yield f"{handed_in.file} is {verdict} ({right} of {len(handed_in.verdicts)})"


def _hint(hint: str) -> str:
    indent = "  "
    return fill(f"hint: {hint}", 98, initial_indent=indent, subsequent_indent=2 * indent)


COLUMNS = ("file", "verdict", "practice", "recommended", "stretch", "notes")
"""The columns of `row`."""


def row(handed_in: HandedIn) -> tuple[str, ...]:
    """A file as a row of a table, with a verdict on each exercise; the notes are the cases.

    >>> from poker_fp.katas.lessons import LESSONS
    >>> assert row(HandedIn(LESSONS[1], "ann.py", not_run="line 3: no")) == (
    ...     "ann.py", "not run", "", "", "", "line 3: no"
    ... )
    """
    each = [_verdict(verdict) for verdict in handed_in.verdicts] or [""] * 3
    notes = [_short(verdict) for verdict in handed_in.verdicts if _needs_words(verdict)]
    notes += _note(handed_in)
    whole = {True: "right", False: "wrong", None: "not run"}[handed_in.right]
    return (handed_in.file, whole, *each, handed_in.not_run or "; ".join(notes))


def _needs_words(verdict: Verdict) -> bool:
    return bool(verdict.wrong or verdict.not_with or verdict.much_like)


def _verdict(verdict: Verdict) -> str:
    return "right" if verdict.right else "wrong" if verdict.wrong else "not written"


def as_data(handed_in: HandedIn, hints: int = 0) -> dict[str, Any]:
    """The same as plain data, for JSON."""
    levels = handed_in.lesson.exercises.items()
    paired = zip(levels, handed_in.verdicts, strict=False)  # no verdicts if it did not run
    return {
        "lesson": handed_in.lesson.number,
        "file": handed_in.file,
        "right": handed_in.right,
        "not_run": handed_in.not_run or None,
        "note": handed_in.note or None,
        "printed": handed_in.printed or None,
        "exercises": [
            {
                "level": level,
                "wanted": exercise.wanted,
                "right": verdict.right,
                "written": verdict.written,
                "questions": verdict.questions,
                "much_like": verdict.much_like or None,
                "not_with": list(verdict.not_with),
                "wrong": None if verdict.wrong is None else asdict(verdict.wrong),
                "hints": [] if verdict.right else list(exercise.hints[:hints]),
            }
            for (level, exercise), verdict in paired
        ],
    }
