"""The stretch exercise of lesson 1: sort by a comparator, by hand."""

from bisect import insort
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cmp_to_key
from itertools import chain, product
from typing import Any

from poker_fp.algebra.comparators import Comparator, natural, reverse
from poker_fp.katas.lessons.exercise import Exercise
from poker_fp.katas.lessons.questions import Question, Refusal, calls, exactly, without
from poker_fp.katas.lessons.writing import Named

Sorting = Callable[[list[str], Comparator[str]], list[str]]


def by_number(a: str, b: str) -> int:
    """That of the page: its answers are of any size."""
    return int(a) - int(b)


def _lists() -> Iterator[tuple[list[str], Any]]:
    turned = Named("reverse(by_number)", reverse(by_number))
    comparators = (by_number, turned, natural)
    short = (product(["2", "10", "9", "09"], repeat=size) for size in range(4))
    yield from product(map(list, chain.from_iterable(short)), comparators)
    lists = [["10", "9", "02", "2", "09"], ["5", "7", "05", "1", "07", "5"]]
    lists += [["9", "8", "7", "6", "5", "4", "3", "2"]]
    yield from product(lists, comparators)


def _oracle(values: list[str], comparator: Comparator[str]) -> list[str]:
    return sorted(values, key=cmp_to_key(comparator))


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
    yield without("my_sorted", "sorted", "sort", "bisect", "heapq")


def _swapped(values: list[str], after: Callable[[str, str], Any], passes: int = 99) -> list[str]:
    """Neighbours change places where one is after the next, in so many passes through the list."""
    for _ in range(min(passes, len(values))):
        for at in range(len(values) - 1):
            if after(values[at], values[at + 1]):
                values[at], values[at + 1] = values[at + 1], values[at]
    return values


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


def _merged(values: list[str], comparator: Comparator[str]) -> list[str]:
    """The smaller of two halves' first, as long as both have one; and then the rest of neither."""
    if len(values) < 2:
        return values
    left, right = (
        _merged(half, comparator)
        for half in (values[: len(values) // 2], values[len(values) // 2 :])
    )
    merged: list[str] = []
    while left and right:
        merged.append((right if comparator(left[0], right[0]) > 0 else left).pop(0))
    return merged


def _by_insort(values: list[str], comparator: Comparator[str]) -> list[str]:
    done: list[str] = []
    for value in values:
        insort(done, value, key=cmp_to_key(comparator))
    return done


stretch = Exercise(
    "my_sorted",
    "Write `my_sorted(values, comparator)`: a new list, in the order of the comparator, without "
    "`sorted`, `.sort`, `bisect` and `heapq`. Ties stay in the order in which they were found.",
    (
        "Start from an empty list, and insert one value after another where it belongs.",
        "Which of the values that are there already may stay before a new one? Ask the comparator "
        "about each. Those that tie with it may, too.",
    ),
    """\
def my_sorted(values: list[str], comparator: Comparator[str]) -> list[str]:
""",
    _sortings,
    (
        (
            "It sorts the list that it was given: the caller still needs that.",
            lambda values, c: _swapped(values, lambda a, b: c(a, b) > 0),
        ),
        (
            "It goes through the list once: a value moves by more than one place.",
            lambda values, c: _swapped(values[:], lambda a, b: c(a, b) > 0, passes=1),
        ),
        (
            "It waits for 1, and a comparator may answer with any positive number.",
            lambda values, c: _swapped(values[:], lambda a, b: c(a, b) == 1),
        ),
        (
            "It takes the answer for a yes: -1 is as true as 1.",
            lambda values, c: _swapped(values[:], c),
        ),
        (
            "It exchanges values that tie.",
            lambda values, c: _swapped(values[:], lambda a, b: c(a, b) >= 0),
        ),
        ("It forgets the rest, when one of two halves is used up.", _merged),
        (
            "It turns ties round: a value belongs behind those it ties with.",
            lambda values, c: _inserted(values, lambda a, b: c(a, b) < 0),
        ),
        (
            "It waits for -1, and a comparator may answer with any negative number.",
            lambda values, c: _inserted(values, lambda a, b: c(a, b) in (-1, 0)),
        ),
        (
            "It waits for -1 before it exchanges two, and any negative number may come.",
            lambda values, c: _swapped(values[:], lambda a, b: c(b, a) == -1),
        ),
        ("It loses values that tie.", _quick),
        (
            "It does not ask the comparator.",
            lambda values, _: _inserted(values, lambda a, b: a < b),
        ),
        ("It leaves the work to sorted.", _oracle),
        ("It leaves the work to a helper, which calls sorted.", lambda v, c: _oracle(v, c)),
        ("It leaves the work to bisect.", _by_insort),
        (
            "It gives back the list that it was given where that is in order: not a new one.",
            lambda values, c: values if values == _oracle(values, c) else _oracle(values, c),
        ),
        ("It gives a tuple.", lambda values, c: tuple(_oracle(values, c))),
    ),
)
