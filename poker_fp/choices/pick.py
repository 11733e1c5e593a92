"""Where choices come from, and the two things one does with them: choose one, choose an order."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Pick: TypeAlias = Callable[[int], int]
"""`pick(n)` is a number from 0 to n; smaller ones are simpler."""


def one_of(pick: Pick, options: Sequence[T]) -> T:
    """One of some options, as `pick` chooses; the first is the simplest.

    >>> assert one_of(lambda most: most, "abc") == "c"
    """
    return options[pick(len(options) - 1)]


def order_of(pick: Pick, items: Iterable[T]) -> tuple[T, ...]:
    """The items in an order that `pick` chooses; as they are is the simplest.

    >>> assert order_of(lambda most: most, "abc") == ("c", "b", "a")
    """
    left = list(items)
    return tuple(left.pop(pick(len(left) - 1)) for _ in range(len(left)))
