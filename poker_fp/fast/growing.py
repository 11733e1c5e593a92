"""From the strengths of five-card classes to those of six and seven cards."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from poker_fp.fast.classes import hand_classes
from poker_fp.fast.codes import (
    FIVE_CARDS,
    PLACES,
    RANK_CODES,
    rank_multisets,
    rank_sets,
    sum_of_ranks,
)
from poker_fp.rules.cards import AnyRank

Suited: TypeAlias = dict[int, int]


class Tables(NamedTuple):
    """The best strength of 5, 6 and 7 cards."""

    unsuited: "array[int]"
    """For cards of which no five are of one suit, or as if they were not, by their place.

    Places of no hand, which are most, have 0, and so have those of the weakest class. An array of
    48 MiB in which 73,775 places count: with a dictionary of them, a sixth of that, a hand takes
    half as long again.
    """

    suited: Suited
    """For cards that are all of one suit, by the sum of their ranks."""

    suits_help: bool
    """Is no class of one suit weaker than the same ranks of several suits?"""

    weakest: frozenset[int]
    """The places in `unsuited` that have 0 because it is the strength there."""


def tables_from(class_strengths: Sequence[int]) -> Tables:
    """The tables of an ordering, given by the strength of each of `hand_classes()`."""
    unsuited, suited = array("H", [0]) * PLACES, {}
    for (ranks, is_suited), strength in zip(hand_classes(), class_strengths, strict=True):
        if is_suited:
            suited[sum_of_ranks(ranks)] = strength
        else:
            unsuited[_place(ranks)] = strength
    suits_help = all(strength >= unsuited[ranks - FIVE_CARDS] for ranks, strength in suited.items())
    weakest = {place for place in map(_place, rank_multisets(5)) if not unsuited[place]}
    # Of each holding of one card more the best that is left when one is taken away.
    # `rank_arrays.best_without_one` says the same of arrays.
    for size in (6, 7):
        for ranks in rank_multisets(size):
            place = _place(ranks)
            best = max([unsuited[place - code] for code in map(RANK_CODES.__getitem__, ranks)])
            unsuited[place] = best
            if not best:
                weakest.add(place)
        for ranks in rank_sets(size):
            whole = sum_of_ranks(ranks)
            suited[whole] = max([suited[whole - RANK_CODES[rank]] for rank in ranks])
    return Tables(unsuited, suited, suits_help, frozenset(weakest))


def _place(ranks: Sequence[AnyRank]) -> int:
    return sum_of_ranks(ranks) - FIVE_CARDS
