"""The lessons' exercises ask for a way, too: what an answer is made with is read off its code."""

import bisect
import functools
import heapq
from collections.abc import Callable
from functools import cmp_to_key, partial
from typing import Any

import pytest

import poker_fp
from poker_fp import STANDARD, all_equal, category, comparing, contramap, natural, patterns, then
from poker_fp.katas.lessons import LESSONS
from poker_fp.katas.lessons.ways import names_used

my_sorted, by_length = LESSONS[1].stretch, LESSONS[2].practice
my_compound, two_pair, strongest = (LESSONS[number].recommended for number in (3, 5, 6))

fold: Any = functools.reduce
step: Any = then
zero: Any = all_equal


def chain(comparators: Any) -> Any:
    """A helper that does what was asked."""
    return functools.reduce(step, comparators, zero)


def in_a_loop(*comparators: Any) -> Any:
    """Right, without `reduce`."""
    made: Any = all_equal
    for comparator in comparators:
        made = then(made, comparator)
    return made


@pytest.mark.parametrize(
    ("exercise", "answer", "but"),
    [
        (by_length, comparing(len), ""),
        (by_length, lambda a, b: comparing(len)(a, b), ""),
        (by_length, lambda a, b: len(a) - len(b), ", but not with `comparing`, as was asked"),
        (by_length, contramap(len, natural), ", but not with `comparing`, as was asked"),
        (my_compound, lambda *cs: fold(then, cs, all_equal), ""),
        (my_compound, lambda *cs: fold(poker_fp.then, cs, poker_fp.all_equal), ""),
        (my_compound, lambda *cs: chain(cs), ""),
        (my_compound, in_a_loop, ", but not with `reduce`, as was asked"),
        (
            my_compound,
            lambda *cs: fold(lambda c, d: lambda a, b: c(a, b) or d(a, b), cs, lambda a, b: 0),
            ", but not with `then`, `all_equal`, as was asked",
        ),
        (
            two_pair,
            lambda h: h.kinds if sorted(map(h.ranks.count, h.ranks)) == [1, 2, 2, 2, 2] else (),
            ", but not with `shape`, as was asked",
        ),
        (
            strongest,
            lambda h: category(h).name,
            ", but not with `STANDARD`, `evidence`, as was asked",
        ),
        (strongest, lambda h: next(r.name for r in STANDARD if r.evidence(h)), ""),
    ],
)
def test_a_right_answer_by_another_way_is_right_and_told_so(
    exercise: Any, answer: object, but: str
) -> None:
    """The names are found under other names, in helpers and in what the library makes."""
    verdict = exercise(answer)
    assert verdict.right
    assert (
        str(verdict) == f"{exercise.wanted} is right ({verdict.questions:,} questions asked){but}."
    )


def inserted(values: list[Any], place: Callable[[list[Any], Any], int]) -> list[Any]:
    """A sorting by insertion."""
    done: list[Any] = []
    for value in values:
        done.insert(place(done, value), value)
    return done


def by_sorted(values: list[Any], comparator: Any) -> list[Any]:
    """A helper that leaves the work to Python."""
    return sorted(values, key=cmp_to_key(comparator))


class Sorter:
    """A class that does."""

    def __init__(self, comparator: Any) -> None:
        self.comparator = comparator

    def __call__(self, values: list[Any]) -> list[Any]:
        """A new list."""
        new = values[:]
        new.sort(key=cmp_to_key(self.comparator))
        return new


def in_a_name_of_its_own(values: list[Any], comparator: Any) -> list[Any]:
    """A variable may be called `sorted`: that calls nothing."""
    sorted: list[Any] = []  # noqa: A001
    for value in values:
        sorted.insert(sum(comparator(other, value) <= 0 for other in sorted), value)
    return sorted


@pytest.mark.parametrize(
    ("answer", "used"),
    [
        (by_sorted, "sorted"),
        (lambda values, c: by_sorted(values, c), "sorted"),
        (partial(by_sorted), "sorted"),
        (lambda values, c: Sorter(c)(values), "sort"),
        (lambda values, c: (lambda: by_sorted(values, c))(), "sorted"),
        (
            lambda values, c: inserted(
                values, lambda done, v: bisect.bisect(done, cmp_to_key(c)(v), key=cmp_to_key(c))
            ),
            "bisect",
        ),
        (lambda values, c: heapq.nsmallest(len(values), values, key=cmp_to_key(c)), "heapq"),
    ],
)
def test_sorting_that_leaves_the_work_to_python_is_refused(answer: object, used: str) -> None:
    """Directly, in a helper, in a class, and in what is handed on."""
    assert str(my_sorted(answer)).splitlines()[:3] == [
        "my_sorted is not right yet:",
        "    expected work of your own, without sorted, sort, bisect, heapq",
        f"    got      one that uses {used}",
    ]


def test_a_variable_with_a_name_that_is_not_to_be_used_is_no_use_of_it() -> None:
    """Names of a function's own count for nothing."""
    assert my_sorted(in_a_name_of_its_own).right


@pytest.mark.parametrize(
    "answer",
    [patterns.two_pair, lambda h: patterns.two_pair(h), poker_fp.rankings.TWO_PAIR.pattern],
)
def test_the_librarys_own_is_no_answer(answer: object) -> None:
    """Neither as it is nor wrapped."""
    said = str(two_pair(answer))
    assert "expected work of your own, without two_pair, TWO_PAIR" in said
    assert "Perhaps: It is the library's own `two_pair`." in said


def half_made() -> Any:
    """A comparator that needs what was never there."""

    def compared(a: str, b: str) -> int:
        return len(a) - len(b) or missing

    if half_made.__doc__ is None:
        missing = 0
    return compared


def test_an_answer_with_a_part_missing_is_read_as_far_as_it_goes() -> None:
    """A variable of a function around it may not have its value yet."""
    assert "len" in names_used(half_made())


class Comparing:
    """An answer of which a method is the comparator."""

    def by_length(self, a: str, b: str) -> int:
        """Shorter comes first."""
        return natural(len(a), len(b))


def test_a_method_is_read_with_the_object_that_has_it() -> None:
    """The names are in the method's code."""
    assert {"natural", "len"} <= names_used(Comparing().by_length)


def test_every_worked_way_is_a_name_in_its_statement() -> None:
    """What a verdict may miss was asked for in words."""
    for lesson in LESSONS.values():
        for exercise in lesson.exercises.values():
            for name in exercise.by_way_of:
                assert name in exercise.statement
