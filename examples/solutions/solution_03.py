"""Solutions to lesson 3: one way each, of several."""

from collections.abc import Sequence
from functools import reduce
from typing import TypeVar

from poker_fp import Comparator, all_equal, comparing, natural, then

T = TypeVar("T")

by_size: Comparator[str] = then(comparing(len), natural)


def my_compound(*comparators: Comparator[T]) -> Comparator[T]:
    """`all_equal` is where the fold starts, and all there is of no comparators."""
    return reduce(then, comparators, all_equal)


def who_decides(comparators: Sequence[Comparator[T]], a: T, b: T) -> int | None:
    """The place of the first comparator that does not tie."""
    return next((place for place, c in enumerate(comparators) if c(a, b)), None)
