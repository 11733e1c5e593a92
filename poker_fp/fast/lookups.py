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
    unsuited = tables.unsuited

    def strength(codes: Sequence[int]) -> int:
        # Until something is raised this costs nothing. No wrong number of codes is in a table.
        try:
            place = sum(codes, TO_PLACE) & PLACE
            if place < PLACES:
                return unsuited[place] or _by_ranks(tables, place)
            return _with_flush(tables, place, codes)
        except WRONG:
            if message := fault(codes, HAND):
                raise ValueError(message) from None
            raise

    return strength


def _by_ranks(tables: Tables, place: int) -> int:
    """The strength of the hands at a place; KeyError if none has it, IndexError beyond the end."""
    found = tables.unsuited[place]
    if found or place in tables.weakest:
        return found
    raise KeyError(place)


def _with_flush(tables: Tables, place: int, codes: Sequence[int]) -> int:
    """The strength of codes whose place is beyond the end; KeyError if that is not for a flush."""
    ranks_of_suit = RANKS_OF_SUIT[place & FLUSH]
    by_ranks = _by_ranks(tables, place & RANKS)
    if tables.suits_help:
        return max(by_ranks, tables.suited[sum(map(ranks_of_suit, codes))])
    if message := fault(codes, HAND):
        raise ValueError(message)
    return max(_five(tables, five) for five in combinations(codes, 5))


def _five(tables: Tables, codes: Sequence[int]) -> int:
    place = sum(codes, TO_PLACE) & PLACE
    return tables.unsuited[place] if place < PLACES else tables.suited[sum(codes) & RANKS]
