"""Tables as functions from codes to strengths."""

from array import array
from collections.abc import Callable, Sequence
from functools import partial
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
OnBoard: TypeAlias = Callable[[Sequence[int]], Strength]
Pairs: TypeAlias = Callable[["array[int]"], tuple[int, ...]]

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


def holdem_on(tables: Tables, strength: Strength) -> OnBoard:
    """The strength of a hole on a board, the best of all their cards; the board is looked at once."""
    unsuited = tables.unsuited

    def on_board(board: Sequence[int]) -> Strength:
        shared = sum(board)
        if (shared + THREE_OF_A_SUIT) & FLUSH:
            return lambda hole: strength((*board, *hole))
        return lambda hole: unsuited[sum(hole, shared) & RANKS]

    return on_board


def omaha_from(tables: Tables, strength: Strength) -> tuple[Omaha, OnBoard]:
    """The strength of the best three of a board of five codes with two of a hole of 4, 5 or 6.

    As a function of both, and as one of the board that gives one of the hole. By ranks each board
    has a row: the best of its threes with each pair of ranks. Rows, and the pairs of a hole of
    four, are kept for the next time: 6,175 rows of 91 numbers and 1,820 holes at most.
    """
    unsuited, suited, suits_help = tables
    threes: dict[int, list[int]] = {}
    rows: dict[int, array[int]] = {}
    holes: dict[int, Pairs] = {}

    def new_row(board: Sequence[int]) -> "array[int]":
        sums = {sum(three) & RANKS for three in combinations(board, 3)}
        for three in sums - threes.keys():
            # Five of one rank are in no table, and no board and hole ask for them.
            threes[three] = [unsuited.get(three + pair, 0) for pair in PAIRS]
        rows[sum(board) & RANKS] = row = array("H", map(max, *(threes[three] for three in sums)))
        return row

    def new_pairs(hole: Sequence[int]) -> Pairs:
        places = {PAIRS[sum(pair) & RANKS] for pair in combinations(hole, 2)}
        # One more, because itemgetter of a single place would give no tuple.
        pairs = itemgetter(*places, min(places))
        if len(hole) == 4:
            holes[sum(hole) & RANKS] = pairs
        return pairs

    def with_flush(suit: int, board: Sequence[int], hole: Sequence[int], by_ranks: int) -> int:
        if suits_help:
            shared = map(sum, combinations(of_suit(suit, board), 3))
            own = map(sum, combinations(of_suit(suit, hole), 2))
            return max(by_ranks, *(suited[three + pair] for three, pair in product(shared, own)))
        shown = product(combinations(board, 3), combinations(hole, 2))
        return max(strength(three + pair) for three, pair in shown)

    def omaha(board: Sequence[int], hole: Sequence[int]) -> int:
        shared, own = sum(board, THREE_OF_A_SUIT), sum(hole, TWO_OF_A_SUIT)
        row = rows.get(shared & RANKS) or new_row(board)
        pairs = holes.get(own & RANKS) or new_pairs(hole)
        suit = shared & own & FLUSH
        return with_flush(suit, board, hole, max(pairs(row))) if suit else max(pairs(row))

    def on_board(board: Sequence[int]) -> Strength:
        shared = sum(board)
        if (shared + THREE_OF_A_SUIT) & FLUSH:
            return partial(omaha, board)
        row = rows.get(shared & RANKS) or new_row(board)
        return lambda hole: max((holes.get(sum(hole) & RANKS) or new_pairs(hole))(row))

    return omaha, on_board
