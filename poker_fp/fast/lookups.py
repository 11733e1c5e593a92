"""Tables as functions from codes to strengths."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from poker_fp.fast.codes import FLUSH, PLACE, PLACES, RANKS, RANKS_OF_SUIT, TO_PLACE
from poker_fp.fast.faults import HAND, fault
from poker_fp.fast.growing import Tables

Strength: TypeAlias = Callable[[Sequence[int]], int]

WRONG = (KeyError, IndexError, TypeError, ValueError)
"""What wrong codes raise on the way to a strength, before it is told what is wrong with them."""


def strength_from(tables: Tables) -> Strength:
    """The strength of the best five of 5, 6 or 7 codes: one look-up, or two for a flush."""
    unsuited, suited, suits_help, _ = tables

    def strength(codes: Sequence[int]) -> int:
        # Until something is raised this costs nothing. No wrong number of codes is in a table.
        try:
            place = sum(codes, TO_PLACE) & PLACE
            if place < PLACES:
                return unsuited[place] or _weakest(tables, place)
            return with_flush(place, codes)
        except WRONG:
            if message := fault(codes, HAND):
                raise ValueError(message) from None
            raise

    def with_flush(place: int, codes: Sequence[int]) -> int:
        """If the place is beyond the end for another reason, KeyError or IndexError."""
        by_ranks = unsuited[place & RANKS] or _weakest(tables, place & RANKS)
        if not suits_help:
            return _best_of_fives(tables, codes)
        best = suited[sum(map(RANKS_OF_SUIT[place & FLUSH], codes))]
        if by_ranks > best:
            return by_ranks
        return best

    return strength


def _weakest(tables: Tables, place: int) -> int:
    """The strength at a place that has 0; KeyError if none is there."""
    if place not in tables.weakest:
        raise KeyError(place)
    return 0


def _best_of_fives(tables: Tables, codes: Sequence[int]) -> int:
    """The best of any five of them: where one suit may make a hand weaker."""
    if message := fault(codes, HAND):
        raise ValueError(message)
    return max(_five(tables, five) for five in combinations(codes, 5))


def _five(tables: Tables, codes: Sequence[int]) -> int:
    place = sum(codes, TO_PLACE) & PLACE
    return tables.unsuited[place] if place < PLACES else tables.suited[sum(codes) & RANKS]
