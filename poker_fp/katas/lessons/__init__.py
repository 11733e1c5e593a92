"""The exercises of the lessons in `examples`, as values: open `exercise.py` first.

Each lesson's module has those of one page, and is called as the page is; two long exercises have a
module of their own. A page imports its three; `poker-fp lesson` gives out and checks all of them.

>>> assert LESSONS[1].practice(lambda a, b: a[1] - b[1]).right
"""

from poker_fp.katas.lessons import (
    comparing,
    compiling,
    games,
    house_rules,
    keys,
    laws,
    looking_through,
    one_ordering,
    parsing,
    patterns,
    pipelines,
    tie_breaks,
)
from poker_fp.katas.lessons.exercise import Exercise, Lesson, Verdict

_IN_ORDER = (
    comparing,
    keys,
    tie_breaks,
    looking_through,
    patterns,
    one_ordering,
    parsing,
    pipelines,
    laws,
    house_rules,
    compiling,
    games,
)

LESSONS: dict[int, Lesson] = {module.LESSON.number: module.LESSON for module in _IN_ORDER}
"""The lessons by number."""

__all__ = ["LESSONS", "Exercise", "Lesson", "Verdict"]
