"""Solutions to lesson 6: one way each, of several."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cmp_to_key
from itertools import groupby, islice

from poker_fp import STANDARD, Comparator, Hand, compare, reverse


def podium(hands: list[Hand]) -> list[list[Hand]]:
    """Sort from the best, cut into groups of hands that tie, and take three."""
    best_first = cmp_to_key(reverse(compare))
    groups = groupby(sorted(hands, key=best_first), key=best_first)
    return [list(group) for _, group in islice(groups, 3)]


def strongest(h: Hand) -> str:
    """Evidence that is not empty counts as true; the high card sees something in every hand.

    `category` of `poker_fp` is this, and gives the rule itself, for any ranking.
    """
    return next(rule.name for rule in STANDARD if rule.evidence(h))


def beaten(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    """Halve the list until the place is found: five comparisons for twenty-four hands."""
    key = cmp_to_key(order)
    return bisect_left(in_order, key(mine), key=key)
