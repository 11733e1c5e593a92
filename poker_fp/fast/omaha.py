"""Omaha through the tables: the best three of a board's five cards with two of a hole."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from poker_fp.fast.codes import (
    FIVE_CARDS,
    FLUSH,
    RANK_CODES,
    RANKS,
    RANKS_OF_SUIT,
    THREE_OF_A_SUIT,
    TWO_OF_A_SUIT,
)
from poker_fp.fast.faults import BOARD, HOLE, fault, fault_of_both
from poker_fp.fast.growing import Suited, Tables
from poker_fp.fast.lookups import WRONG, Strength

Omaha: TypeAlias = Callable[[Sequence[int], Sequence[int]], int]

Row: TypeAlias = Sequence[int]
"""The best that each pair makes with some board, by the pair's place."""

Places: TypeAlias = tuple[int, ...]
"""Those of some pairs."""

WithFlush: TypeAlias = Callable[[int, Sequence[int], Sequence[int], int], int]
"""From the top bit of a suit's counter, a board and a hole with three and two of that suit, and the
best by ranks alone, to the best."""

PAIRS = {
    a + b: place
    for place, (a, b) in enumerate(combinations_with_replacement(RANK_CODES.values(), 2))
}
"""A place for each two ranks, by their sum."""

PAIRS_OF_FOUR = 6
"""Of any two of four cards."""

NONE = 0xFFFF
"""In place of a strength, above all of them: of a pair that is on the board already."""


class Known(NamedTuple):
    """What has been met so far, by the sum of its ranks, and what is to be done the first time."""

    rows: dict[int, Row]
    """Of boards; at most 6,175. They are tuples, of numbers that they share: most is asked of them,
    and nothing is sooner answered."""

    new_row: Callable[[Sequence[int]], Row]

    holes: dict[int, Places]
    """Of four cards, PAIRS_OF_FOUR places each, at most 1,820 holes. Where cards are of a rank,
    some places are there more than once."""

    new_hole: Callable[[Sequence[int]], Places]
    """Takes larger holes, too, but does not keep them."""

    with_flush: WithFlush
    """For a board with three of a suit and a hole with two."""


def known_from(tables: Tables, strength: Strength, classes: int) -> Known:
    """Nothing met yet."""
    numbers = list(range(classes))
    rows: dict[int, Row] = {}
    holes: dict[int, Places] = {}

    @cache
    def row_of_three(three: int) -> list[int]:
        # Five of one rank have 0 there, and no board and hole ask for them.
        return [numbers[tables.unsuited[three + pair - FIVE_CARDS]] for pair in PAIRS]

    def new_row(board: Sequence[int]) -> Row:
        if message := fault(board, BOARD):
            raise ValueError(message)
        threes = {sum(three) & RANKS for three in combinations(board, 3)}
        rows[sum(board) & RANKS] = row = tuple(map(max, *map(row_of_three, threes)))
        return row

    def new_hole(hole: Sequence[int]) -> Places:
        if len(hole) not in HOLE.sizes:
            raise ValueError(fault(hole, HOLE))
        places = tuple({PAIRS[sum(pair) & RANKS] for pair in combinations(hole, 2)})
        if len(hole) == 4:
            holes[sum(hole) & RANKS] = (places * PAIRS_OF_FOUR)[:PAIRS_OF_FOUR]
        return places

    def best_of_all(_: int, board: Sequence[int], hole: Sequence[int], __: int) -> int:
        shown = product(combinations(board, 3), combinations(hole, 2))
        return max(strength(three + pair) for three, pair in shown)

    with_flush = or_flush(tables.suited) if tables.suits_help else best_of_all
    return Known(rows, new_row, holes, new_hole, with_flush)


def or_flush(suited: Suited) -> WithFlush:
    """Where one suit never makes weaker: the best flush, if it is better than what ranks make.

    It raises KeyError if a card is in the board and in the hole.
    """
    rows: dict[int, Row] = {}
    holes: dict[int, Places] = {}

    def with_flush(suit: int, board: Sequence[int], hole: Sequence[int], by_ranks: int) -> int:
        of_suit = RANKS_OF_SUIT[suit]
        shared, own = sum(map(of_suit, board)), sum(map(of_suit, hole))
        row = rows.get(shared) or new_row(shared, list(filter(None, map(of_suit, board))))
        places = holes.get(own) or new_hole(own, filter(None, map(of_suit, hole)))
        best = row[places[0]] if len(places) == 1 else max(map(row.__getitem__, places))
        if best == NONE:
            raise KeyError(shared, own)
        return max(by_ranks, best)

    def new_row(shared: int, ranks: Sequence[int]) -> Row:
        threes = list(map(sum, combinations(ranks, 3)))
        places = dict.fromkeys(PAIRS, NONE)
        for pair in combinations(set(RANK_CODES.values()) - set(ranks), 2):
            places[sum(pair)] = max(suited[three + sum(pair)] for three in threes)
        rows[shared] = row = array("H", places.values())
        return row

    def new_hole(own: int, ranks: Iterable[int]) -> Places:
        holes[own] = places = tuple(PAIRS[a + b] for a, b in combinations(ranks, 2))
        return places

    return with_flush


def omaha_from(known: Known) -> Omaha:  # noqa: C901 - the way of right codes is written out
    """The strength of the best three of a board of five codes with two of a hole of 4, 5 or 6."""
    rows, new_row, holes, new_hole, with_flush = known

    def omaha(board: Sequence[int], hole: Sequence[int]) -> int:
        try:
            shared, own = sum(board, THREE_OF_A_SUIT), sum(hole, TWO_OF_A_SUIT)
            row = rows.get(shared & RANKS) or new_row(board)
            places = holes.get(own & RANKS)
            if places is None:
                best = max(map(row.__getitem__, new_hole(hole)))
            else:  # `best_of`, written out: its call would take 4 % of all
                a, b, c, d, e, f = places
                best = row[a]
                if (other := row[b]) > best:
                    best = other
                if (other := row[c]) > best:
                    best = other
                if (other := row[d]) > best:
                    best = other
                if (other := row[e]) > best:
                    best = other
                if (other := row[f]) > best:
                    best = other
            suit = shared & FLUSH
            if suit and own & suit:
                return with_flush(own & suit, board, hole, best)
            return best
        except WRONG:
            if message := fault(board, BOARD) or fault(hole, HOLE) or fault_of_both(board, hole):
                raise ValueError(message) from None
            raise

    return omaha


def best_of(row: Row, places: Places) -> int:
    """The best at PAIRS_OF_FOUR places: `max` of them, but in a third of the time.

    >>> assert best_of((2, 3, 5, 7, 11, 13), (0, 1, 2, 2, 1, 0)) == 5
    """
    a, b, c, d, e, f = places
    best = row[a]
    if (other := row[b]) > best:
        best = other
    if (other := row[c]) > best:
        best = other
    if (other := row[d]) > best:
        best = other
    if (other := row[e]) > best:
        best = other
    if (other := row[f]) > best:
        best = other
    return best
