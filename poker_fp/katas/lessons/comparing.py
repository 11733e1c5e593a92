"""The exercises of lesson 1: an answer is a sign."""

from collections.abc import Iterator
from itertools import product

from poker_fp.algebra.comparators import natural
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import (
    by,
    comparisons,
)
from poker_fp.katas.lessons.stable_sort import stretch

Team = tuple[str, int]

BOOL = "It answers with a bool: True is 1 and False is 0, so it never says 'before'."
NO_AFTER = "It says 'before' and 'tie', but never 'after'."
NO_TIE = "It never answers 0, not even for a tie."
LETTERS = "It compares texts, letter by letter: '12' is before '9'."
TURNED = "It is the wrong way round."


# practice


def _points(a: Team, b: Team) -> int:
    return a[1] - b[1]


def _teams() -> Iterator[tuple[Team, ...]]:
    yield ("Reds", 9), ("Blues", 12)
    yield ("Reds", 12), ("Blues", 9)
    yield from product([("Reds", 12), ("Greens", 12)], repeat=2)
    yield from product([("Reds", p) for p in (0, 1, 2, 10)], [("Blues", p) for p in range(12)])
    yield from product([("Blues", p) for p in range(9)], [("Reds", p) for p in range(6)])
    yield from product([("Greens", p) for p in range(3)], repeat=2)


practice = Exercise(
    "by_points",
    "Write `by_points(a, b)` for teams such as `('Reds', 12)`: those with fewer points come first.",
    (
        "Three answers are needed: negative where `a` has fewer points, positive where it has "
        "more, and 0. A question such as `<` has only two.",
        "The points are `a[1]` and `b[1]`. They are numbers, so the difference of the two has the "
        "right sign.",
    ),
    """\
def by_points(a: tuple[str, int], b: tuple[str, int]) -> int:
""",
    lambda: comparisons("by_points", _points, _teams()),
    (
        (BOOL, lambda a, b: a[1] > b[1]),
        ("It answers with a bool, and True, which is 1, says 'after'.", lambda a, b: a[1] < b[1]),
        (NO_AFTER, lambda a, b: -(a[1] < b[1])),
        (NO_TIE, lambda a, b: 1 if a[1] > b[1] else -1),
        ("It never answers 0: a tie is 'after' for it.", lambda a, b: -1 if a[1] < b[1] else 1),
        (
            "It answers with nothing: its `return` is forgotten.",
            lambda a, b: None,
        ),
        (TURNED, lambda a, b: b[1] - a[1]),
        ("It compares the names, too: a team's name is no part of its points.", natural),
        ("It breaks ties by the name; here they stay.", by(lambda team: team[::-1])),
        (LETTERS, by(lambda team: str(team[1]))),
        (
            "It looks at the names: two teams may bear one name.",
            lambda a, b: 0 if a[0] == b[0] else a[1] - b[1],
        ),
        ("It answers with a team: a comparator answers with a number.", lambda a, b: min(a, b)),
    ),
)


# recommended

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def _place(rank: str) -> int:
    return RANKS.index(rank)


def _with_faces_alike(rank: str) -> int:
    return {"J": 10, "Q": 10, "K": 10, "A": 11}.get(rank) or int(rank)


def _numbers_then_letters(rank: str) -> tuple[int, str]:
    return (int(rank), "") if rank.isdigit() else (11, rank)


recommended = Exercise(
    "by_rank",
    "Write `by_rank(a, b)` for the ranks, which are from low to high `'2'` to `'10'`, `'J'`, "
    "`'Q'`, `'K'` and `'A'`.",
    (
        "Neither letters nor numbers stand in this order: write the thirteen down, in a list.",
        "What is compared is where `a` and `b` stand in that list, `ranks.index(a)`.",
    ),
    """\
def by_rank(a: str, b: str) -> int:
""",
    lambda: comparisons("by_rank", by(_place), product(RANKS, repeat=2)),
    (
        (NO_AFTER, lambda a, b: -(_place(a) < _place(b))),
        (BOOL, lambda a, b: _place(a) > _place(b)),
        (NO_TIE, lambda a, b: 1 if _place(a) > _place(b) else -1),
        ("It compares texts, letter by letter: '10' is before '2'.", natural),
        ("It looks at the first letter only: '10' starts as '1'.", by(lambda a: a[0])),
        (
            "Its jack, queen and king all count ten: here each is above the one before.",
            by(_with_faces_alike),
        ),
        (
            "Its letters stand by the alphabet: the ace before the jack.",
            by(_numbers_then_letters),
        ),
        ("Its ace is the lowest rank.", by(lambda a: (_place(a) + 1) % 13)),
        ("It takes every rank for a number.", lambda a, b: int(a) - int(b)),
        ("It is the wrong way round.", lambda a, b: _place(b) - _place(a)),
    ),
)


LESSON = Lesson(
    1,
    "Comparing: a sign, not a number",
    "lesson_01_comparing",
    """\
from functools import cmp_to_key

from poker_fp import Comparator, natural, sign
""",
    practice,
    recommended,
    stretch,
)
