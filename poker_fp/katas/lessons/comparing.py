"""The exercises of lesson 1: an answer is a sign."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cmp_to_key
from itertools import product
from types import CodeType
from typing import Any

from poker_fp.algebra.comparators import Comparator, natural, reverse
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import (
    Named,
    Question,
    Refusal,
    by,
    called,
    calls,
    comparisons,
    exactly,
)

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
    ),
)


# stretch

Sorting = Callable[[list[str], Comparator[str]], list[str]]


def by_number(a: str, b: str) -> int:
    """That of the page: its answers are of any size."""
    return int(a) - int(b)


def _lists() -> Iterator[tuple[list[str], Any]]:
    lists = [[], ["2"], ["2", "10"], ["10", "9"], ["9", "09"], ["09", "9"], ["9", "9"]]
    lists += [["3", "2", "1"], ["2", "3", "1"], ["10", "9", "02", "2", "09"]]
    lists += [["5", "7", "05", "1", "07", "5"], ["9", "8", "7", "6", "5", "4", "3", "2"]]
    turned = Named("reverse(by_number)", reverse(by_number))
    yield from ((values, by_number) for values in lists)
    yield from ((values, comparator) for values in lists for comparator in (turned, natural))


def _oracle(values: list[str], comparator: Comparator[str]) -> list[str]:
    return sorted(values, key=cmp_to_key(comparator))


def _names(code: CodeType) -> set[str]:
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return {*code.co_names}.union(*map(_names, inner))


def _forbidden(function: Any) -> list[str]:
    code = getattr(function, "__code__", None)
    return sorted({"sorted", "sort"} & _names(code)) if code else []


def _of_a_new_list(ask: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The same question, in which the list that was given is no answer, sorted or not."""

    def new(my_sorted: Sorting) -> Sorting:
        def asked(values: list[str], comparator: Comparator[str]) -> list[str]:
            before = values[:]
            got = my_sorted(values, comparator)
            if got is values and values == before:
                raise Refusal("the very list that it was given, and not a new one")
            return got

        return asked

    return lambda my_sorted: ask(new(my_sorted))


def _sortings() -> Iterable[Question]:
    for question in calls("my_sorted", _oracle, _lists(), exactly):
        yield replace(question, ask=_of_a_new_list(question.ask))
    asked = called("names used in my_sorted", ())[:-2]
    yield Question(asked, _forbidden, "neither sorted nor sort", lambda got: got == [])


def _in_place(values: list[str], comparator: Comparator[str]) -> list[str]:
    for end in range(len(values)):
        for at in range(len(values) - 1 - end):
            if comparator(values[at], values[at + 1]) > 0:
                values[at], values[at + 1] = values[at + 1], values[at]
    return values


def _one_pass(values: list[str], comparator: Comparator[str]) -> list[str]:
    one_pass = values[:]
    for at in range(len(values) - 1):
        if comparator(one_pass[at], one_pass[at + 1]) > 0:
            one_pass[at], one_pass[at + 1] = one_pass[at + 1], one_pass[at]
    return one_pass


def _inserted(values: list[str], before: Callable[[str, str], bool]) -> list[str]:
    done: list[str] = []
    for value in values:
        done.insert(sum(before(other, value) for other in done), value)
    return done


def _quick(values: list[str], comparator: Comparator[str]) -> list[str]:
    if not values:
        return []
    first, rest = values[0], values[1:]
    lower = [value for value in rest if comparator(value, first) < 0]
    higher = [value for value in rest if comparator(value, first) > 0]
    return [*_quick(lower, comparator), first, *_quick(higher, comparator)]


stretch = Exercise(
    "my_sorted",
    "Write `my_sorted(values, comparator)`: a new list, in the order of the comparator, without "
    "`sorted` and `.sort`. Ties stay in the order in which they were found.",
    (
        "Start from an empty list, and insert one value after another where it belongs.",
        "A value belongs behind all those that do not come after it: behind as many as "
        "`comparator(other, value) <= 0` counts.",
    ),
    """\
def my_sorted(values: list[str], comparator: Comparator[str]) -> list[str]:
""",
    _sortings,
    (
        ("It sorts the list that it was given: the caller still needs that.", _in_place),
        ("It goes through the list once: a value moves by more than one place.", _one_pass),
        (
            "It turns ties round: a value belongs behind those it ties with.",
            lambda values, c: _inserted(values, lambda a, b: c(a, b) < 0),
        ),
        (
            "It waits for -1, and a comparator may answer with any negative number.",
            lambda values, c: _inserted(values, lambda a, b: c(a, b) in (-1, 0)),
        ),
        ("It loses values that tie.", _quick),
        (
            "It does not ask the comparator.",
            lambda values, _: _inserted(values, lambda a, b: a < b),
        ),
        ("It leaves the work to sorted.", _oracle),
        (
            "It gives back the list that it was given where that is in order: not a new one.",
            lambda values, c: values if values == _oracle(values, c) else _oracle(values, c),
        ),
        ("It gives a tuple.", lambda values, c: tuple(_oracle(values, c))),
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
