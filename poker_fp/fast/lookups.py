"""Tables as functions from codes to strengths."""

from array import array
from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement, product
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from poker_fp.fast.codes import (
    FIVE_CARDS,
    FLUSH,
    PLACE,
    PLACES,
    RANK_CODES,
    RANKS,
    RANKS_OF_SUIT,
    THREE_OF_A_SUIT,
    TO_PLACE,
    TWO_OF_A_SUIT,
)
from poker_fp.fast.faults import BOARD, HAND, HOLE, fault, fault_of_both
from poker_fp.fast.growing import Tables

Strength: TypeAlias = Callable[[Sequence[int]], int]
Omaha: TypeAlias = Callable[[Sequence[int], Sequence[int]], int]
Pairs: TypeAlias = Callable[["array[int]"], tuple[int, ...]]

PAIRS = {
    a + b: place
    for place, (a, b) in enumerate(combinations_with_replacement(RANK_CODES.values(), 2))
}
"""A number for each two ranks, by their sum."""

WRONG = (KeyError, IndexError, TypeError, ValueError)
"""What wrong codes raise on the way to a strength, before it is told what is wrong with them."""


def strength_from(tables: Tables) -> Strength:
    """The strength of the best five of 5, 6 or 7 codes: one look-up, or two for a flush."""
    unsuited, suited, suits_help, weakest = tables

    def strength(codes: Sequence[int]) -> int:
        # Until something is raised this costs nothing. No wrong number of codes is in a table.
        try:
            place = sum(codes, TO_PLACE) & PLACE
            if place < PLACES:
                return unsuited[place] or nothing(place)
            return with_flush(place, codes)
        except WRONG:
            if message := fault(codes, HAND):
                raise ValueError(message) from None
            raise

    def nothing(place: int) -> int:
        """The strength at a place that has 0."""
        if place in weakest:
            return 0
        raise KeyError(place)

    def with_flush(place: int, codes: Sequence[int]) -> int:
        by_ranks = unsuited[place & RANKS] or nothing(place & RANKS)
        if suits_help:
            flush = suited[sum(map(RANKS_OF_SUIT[place & FLUSH], codes))]
            return flush if flush > by_ranks else by_ranks
        if message := fault(codes, HAND):
            raise ValueError(message)
        return max(map(five, combinations(codes, 5)))

    def five(codes: Sequence[int]) -> int:
        place = sum(codes, TO_PLACE) & PLACE
        return unsuited[place] if place < PLACES else suited[sum(codes) & RANKS]

    return strength


class ByRanks(NamedTuple):
    """What Omaha's best two and three are by ranks alone, kept once it is known."""

    rows: dict[int, "array[int]"]
    """By a board's ranks, the best of its threes with each pair of ranks; at most 6,175 rows."""

    new_row: Callable[[Sequence[int]], "array[int]"]
    """The row of a board not met before."""

    pairs: dict[int, Pairs]
    """By a hole's ranks, what takes its pairs out of a row; at most 1,820 holes, of four cards."""

    new_pairs: Callable[[Sequence[int]], Pairs]
    """The pairs of a hole not met before."""


def by_ranks(unsuited: "array[int]") -> ByRanks:
    """Nothing known yet."""
    threes: dict[int, list[int]] = {}
    rows: dict[int, array[int]] = {}
    pairs: dict[int, Pairs] = {}

    def new_row(board: Sequence[int]) -> "array[int]":
        if message := fault(board, BOARD):
            raise ValueError(message)
        sums = {sum(three) & RANKS for three in combinations(board, 3)}
        for three in sums - threes.keys():
            # Five of one rank have 0 there, and no board and hole ask for them.
            threes[three] = [unsuited[three + pair - FIVE_CARDS] for pair in PAIRS]
        rows[sum(board) & RANKS] = row = array("H", map(max, *(threes[three] for three in sums)))
        return row

    def new_pairs(hole: Sequence[int]) -> Pairs:
        if len(hole) not in HOLE.sizes:
            raise ValueError(fault(hole, HOLE))
        places = {PAIRS[sum(pair) & RANKS] for pair in combinations(hole, 2)}
        # One more, because itemgetter of a single place would give no tuple.
        taken = itemgetter(*places, min(places))
        if len(hole) == 4:
            pairs[sum(hole) & RANKS] = taken
        return taken

    return ByRanks(rows, new_row, pairs, new_pairs)


def omaha_from(tables: Tables, known: ByRanks, strength: Strength) -> Omaha:
    """The strength of the best three of a board of five codes with two of a hole of 4, 5 or 6."""
    _, suited, suits_help, _ = tables
    rows, new_row, holes, new_pairs = known

    def with_flush(suit: int, board: Sequence[int], hole: Sequence[int], by_ranks: int) -> int:
        if suits_help:
            of_suit = RANKS_OF_SUIT[suit]
            shared = map(sum, combinations(filter(None, map(of_suit, board)), 3))
            own = map(sum, combinations(filter(None, map(of_suit, hole)), 2))
            return max(by_ranks, *(suited[three + pair] for three, pair in product(shared, own)))
        shown = product(combinations(board, 3), combinations(hole, 2))
        return max(strength(three + pair) for three, pair in shown)

    def omaha(board: Sequence[int], hole: Sequence[int]) -> int:
        try:
            shared, own = sum(board, THREE_OF_A_SUIT), sum(hole, TWO_OF_A_SUIT)
            row = rows.get(shared & RANKS) or new_row(board)
            pairs = holes.get(own & RANKS) or new_pairs(hole)
            if suit := shared & own & FLUSH:
                return with_flush(suit, board, hole, max(pairs(row)))
            return max(pairs(row))
        except WRONG:
            if message := fault(board, BOARD) or fault(hole, HOLE) or fault_of_both(board, hole):
                raise ValueError(message) from None
            raise

    return omaha
