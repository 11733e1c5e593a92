"""Solutions to lesson 2: one way each, of several."""

from collections.abc import Callable, Sequence

from poker_fp import Comparator, comparing

by_length: Comparator[str] = comparing(len)


def pairs_then_kicker(ranks: list[int]) -> list[int]:
    """The two paired ranks, the higher first, then the odd one.

    >>> assert pairs_then_kicker([2, 13, 5, 2, 13]) == [13, 2, 5]
    """
    return sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)


by_two_pair: Comparator[list[int]] = comparing(pairs_then_kicker)


def key_of(comparator: Comparator[str], values: Sequence[str]) -> Callable[[str], int]:
    """A value's key is the number of listed values that come before it."""
    return lambda value: sum(comparator(other, value) < 0 for other in values)
