"""Exercises as values, and what is wrong with a solution, as values too.

Adding a kata is adding a value to `KATAS`; whatever lists, shows, scaffolds or checks katas reads
it from there. Running a learner's file is `poker_fp.shell`'s.

>>> assert list(KATAS) == ["bache", "exercism", "sorting"]
>>> assert KATAS["bache"].tasks[0].signature == "compare(hand1: str, hand2: str) -> int"
"""

from poker_fp.katas.bache import BACHE
from poker_fp.katas.exercism import EXERCISM
from poker_fp.katas.findings import Answer, Finding, found, judged
from poker_fp.katas.kata import Case, Kata, Law, Task
from poker_fp.katas.sorting import SORTING

KATAS: dict[str, Kata] = {kata.name: kata for kata in (BACHE, EXERCISM, SORTING)}
"""The katas by name."""

__all__ = [
    "BACHE",
    "EXERCISM",
    "KATAS",
    "SORTING",
    "Answer",
    "Case",
    "Finding",
    "Kata",
    "Law",
    "Task",
    "found",
    "judged",
]
