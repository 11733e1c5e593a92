"""Tables as functions from codes to strengths."""

from array import array
from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement, product
from operator import itemgetter
from typing import TypeAlias

from poker_fp.fast.codes import (
    FIVE_OF_A_SUIT,
    FLUSH,
    RANK_CODES,
    RANKS,
    THREE_OF_A_SUIT,
    TWO_OF_A_SUIT,
    of_suit,
)
from poker_fp.fast.growing import Tables

Strength: TypeAlias = Callable[[Sequence[int]], int]
Omaha: TypeAlias = Callable[[Sequence[int], Sequence[int]], int]

PAIRS = {
    a + b: place
    for place, (a, b) in enumerate(combinations_with_replacement(RANK_CODES.values(), 2))
}
"""A number for each two ranks, by their sum."""


def strength_from(tables: Tables) -> Strength:
    """The strength of the best five of 5, 6 or 7 codes: one look-up, or two for a flush."""
    unsuited, suited, suits_help = tables

    def with_flush(total: int, codes: Sequence[int]) -> int:
        if suits_help:
            return max(suited[sum(of_suit(total, codes))], unsuited[total & RANKS])
        return max(map(five, combinations(codes, 5)))

    def five(codes: Sequence[int]) -> int:
        total = sum(codes, FIVE_OF_A_SUIT)
        return (suited if total & FLUSH else unsuited)[total & RANKS]

    def strength(codes: Sequence[int]) -> int:
        total = sum(codes, FIVE_OF_A_SUIT)
        if total & FLUSH:
            return with_flush(total, codes)
        return unsuited[total & RANKS]

    return strength


def omaha_from(tables: Tables) -> Omaha:
    """The strength of the best three of a board of five codes with two of a hole of 4, 5 or 6.

    Ranks first: each board has a row, the best of its threes with each pair of ranks. Rows and
    the pairs of a hole are kept for the next time: at most 6,175 rows of 91 and 1,820 holes.
    """
    unsuited, suited, suits_help = tables
    five = strength_from(tables)
    rows: dict[int, array[int]] = {}
    holes: dict[int, Callable[[array[int]], tuple[int, ...]]] = {}
    threes: dict[int, list[int]] = {}

    def row_of(board: Sequence[int]) -> "array[int]":
        sums = {sum(three) & RANKS for three in combinations(board, 3)}
        for three in sums - threes.keys():
            # Five of one rank are in no table, and no board and hole ask for them.
            threes[three] = [unsuited.get(three + pair, 0) for pair in PAIRS]
        rows[sum(board) & RANKS] = row = array("H", map(max, *(threes[three] for three in sums)))
        return row

    def pairs_of(hole: Sequence[int]) -> Callable[["array[int]"], tuple[int, ...]]:
        places = {PAIRS[sum(pair) & RANKS] for pair in combinations(hole, 2)}
        # One more, because itemgetter of a single place would give no tuple.
        pairs = itemgetter(*places, min(places))
        if len(hole) == 4:
            holes[sum(hole) & RANKS] = pairs
        return pairs

    def with_flush(suit: int, board: Sequence[int], hole: Sequence[int], by_ranks: int) -> int:
        if suits_help:
            threes_of_suit = map(sum, combinations(of_suit(suit, board), 3))
            pairs_of_suit = map(sum, combinations(of_suit(suit, hole), 2))
            return max(by_ranks, *(suited[a + b] for a, b in product(threes_of_suit, pairs_of_suit)))
        shown = product(combinations(board, 3), combinations(hole, 2))
        return max(five(three + pair) for three, pair in shown)

    def omaha(board: Sequence[int], hole: Sequence[int]) -> int:
        shared, own = sum(board, THREE_OF_A_SUIT), sum(hole, TWO_OF_A_SUIT)
        row = rows.get(shared & RANKS) or row_of(board)
        pairs = holes.get(own & RANKS) or pairs_of(hole)
        if suit := shared & own & FLUSH:
            return with_flush(suit, board, hole, max(pairs(row)))
        return max(pairs(row))

    return omaha
