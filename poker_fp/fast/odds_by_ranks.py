"""Odds by the ranks of the cards to come: many boards at once.

Where only the board's cards are to come, hands are the best five of all or as in Omaha, and one
suit never makes a hand weaker, nothing counts but ranks and flushes. So the boards are first taken
by their ranks, as if there were no flush: of five cards to come 6,175 holdings, each weighted by
how many boards have it. Then, for each suit, the boards that may make a flush are taken out again
and put back with it: sets of ranks of that suit, each with all holdings of the others.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, cycle
from math import comb, prod
from typing import NamedTuple

from poker_fp.deals.odds import Odds
from poker_fp.deals.spots import Spot, to_come
from poker_fp.fast.codes import (
    FIVE_CARDS,
    RANK_CODES,
    RANKS,
    SUIT_CODES,
    Codes,
    rank_multisets,
    sum_of_ranks,
)
from poker_fp.fast.odds_seats import (
    ALL_RANKS,
    LOWEST,
    PLACE_OF,
    RankSide,
    Seat,
    counts_of,
    flushes,
    left_bits,
    seats_of,
)
from poker_fp.fast.odds_tally import odds_of_tally, outcome_of
from poker_fp.fast.shapes import FIVE
from poker_fp.rules.cards import Rank
from poker_fp.rules.hands import Hand


class Holding(NamedTuple):
    """Cards to come, by their ranks."""

    ranks: tuple[Rank, ...]

    rank_sum: int

    counts: tuple[tuple[int, int], ...]
    """The places of its ranks, each with how many there are."""


@lru_cache(8)
def holdings_of(size: int) -> tuple[Holding, ...]:
    """All holdings of so many cards.

    >>> assert len(holdings_of(5)) == 6175 and len(holdings_of(0)) == 1
    """
    return tuple(
        Holding(
            ranks,
            sum_of_ranks(ranks),
            tuple((rank - LOWEST, count) for rank, count in Counter(ranks).items()),
        )
        for ranks in rank_multisets(size)
    )


def possible(size: int, left: Sequence[int]) -> list[tuple[Holding, int]]:
    """The holdings that may come, with how many ways, where so many of each rank are left."""
    choose = [[comb(count, taken) for taken in range(FIVE)] for count in left]
    each = (
        (holding, prod([choose[rank][count] for rank, count in holding.counts]))
        for holding in holdings_of(size)
    )
    return [(holding, ways) for holding, ways in each if ways]


def odds_by_ranks(spot: Spot[Hand], sides: Sequence[RankSide]) -> Odds:
    """The odds of a spot in which nothing is to come but cards of the board.

    `odds_rank_arrays` does the same with numpy.
    """
    missing, free = to_come(spot)[0], left_bits(spot)
    seats = seats_of(spot, sides)
    tally: Counter[int] = Counter()
    by_sum: dict[int, list[list[int]]] = {}
    for holding, ways in possible(missing, counts_of(free)):
        strengths = [[_by_ranks(seat, holding) for seat in side] for side in seats]
        by_sum[holding.rank_sum] = strengths
        tally[_outcome(strengths, seats)] += ways
    for suit, of_suit in flushes(seats, missing):
        left = counts_of([bits for place, bits in enumerate(free) if place != suit])
        others = possible(missing - of_suit, left)
        ranks = [rank for rank in ALL_RANKS if free[suit] >> (rank - LOWEST) & 1]
        for some in combinations(ranks, of_suit):
            flush = [[_in_suit(seat, suit, some) for seat in side] for side in seats]
            whole = sum_of_ranks(some)
            for other, ways in others:
                plain = by_sum[whole + other.rank_sum]
                best = [list(map(max, *both)) for both in zip(plain, flush, strict=True)]
                tally[_outcome(plain, seats)] -= ways
                tally[_outcome(best, seats)] += ways
    return odds_of_tally(len(spot.players), len(sides), tally)


def _outcome(strengths: Sequence[Sequence[int]], seats: Sequence[Sequence[Seat]]) -> int:
    return outcome_of(strengths, [side[0].side.least for side in seats])


def _by_ranks(seat: Seat, holding: Holding) -> int:
    """The strength with some cards to come, as if no five were of one suit."""
    tables = seat.side.evaluator.tables
    if not seat.is_omaha:
        sums = [sum(cards) & RANKS for cards in seat.whole]
        more = holding.rank_sum - FIVE_CARDS
        return max([seat.fixed, *(tables.unsuited[whole + more] for whole in sums)])
    ranks = [ALL_RANKS[PLACE_OF[code][1]] for code in seat.board] + list(holding.ranks)
    if len(seat.hole) < 4:
        pairs = [sum(pair) & RANKS for pair in combinations(seat.hole, 2)]
        threes = {sum_of_ranks(three) for three in combinations(ranks, 3)}
        return max(tables.unsuited[pair + three - FIVE_CARDS] for pair in pairs for three in threes)
    # In suits of which none is there three times, so that there is no flush.
    board = tuple(
        RANK_CODES[rank] + suit
        for rank, suit in zip(sorted(ranks), cycle(SUIT_CODES.values()), strict=False)
    )
    return seat.side.evaluator.omaha(board, seat.hole)


def _in_suit(seat: Seat, suit: int, ranks: Sequence[Rank]) -> int:
    """The best flush in a suit with some more ranks of it on the board; 0 if there is none."""
    suited, more = seat.side.evaluator.tables.suited, sum_of_ranks(ranks)
    if len(ranks) < seat.flush_from[suit]:
        return 0
    if not seat.is_omaha:
        owns = [sum_of_ranks(_ranks_in(suit, cards)) for cards in seat.whole]
        return max(suited.get(own + more, 0) for own in owns)
    pairs = [sum_of_ranks(pair) for pair in combinations(_ranks_in(suit, seat.hole), 2)]
    board = [*_ranks_in(suit, seat.board), *ranks]
    threes = [sum_of_ranks(three) for three in combinations(board, 3)]
    return max(suited[pair + three] for pair in pairs for three in threes)


def _ranks_in(suit: int, codes: Codes) -> list[Rank]:
    places = map(PLACE_OF.__getitem__, codes)
    return [ALL_RANKS[rank] for of_suit, rank in places if of_suit == suit]
