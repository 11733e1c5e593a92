"""Odds by the ranks of the cards to come, with numpy (extra `fast`): see `odds_by_ranks`."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import combinations
from math import comb
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.odds import Odds
from poker_fp.deals.spots import Spot, to_come
from poker_fp.fast.arrays import Summed
from poker_fp.fast.codes import RANKS
from poker_fp.fast.odds_seats import (
    RankSide,
    Seat,
    bits_of,
    counts_of,
    flushes,
    left_bits,
    seats_of,
)
from poker_fp.fast.odds_tally import odds_of_tally
from poker_fp.fast.odds_way_arrays import FEW_OUTCOMES, outcomes
from poker_fp.fast.rank_arrays import KEY, Ints, Strengths, holdings, keys
from poker_fp.fast.shapes import FIVE
from poker_fp.rules.hands import Hand

CHOOSE = np.array([[comb(n, k) for k in range(6)] for n in range(5)], np.int64)
"""How many ways there are to take so many of so many cards of a rank."""

Places: TypeAlias = NDArray[np.intp]

Weighted: TypeAlias = tuple[NDArray[np.integer], NDArray[np.integer]]
"""Outcomes, and in how many ways each comes."""


class Holdings(NamedTuple):
    """All that so many cards to come may be by their ranks."""

    keys: Ints

    ways: Ints
    """By rank, by how many cards of it are left, and by holding: how those of it may be chosen."""


class Suited(NamedTuple):
    """All that so many cards to come may be of which some are of one suit, by their ranks."""

    columns: Ints
    """The bits of the ranks of that suit, a column for each set of them."""

    bits: Ints
    """The sum of each column."""

    places: Places
    """By set, and by holding of the other cards: which holding they are together."""


@lru_cache(8)
def holdings_of(size: int) -> Holdings:
    """The holdings of so many cards, in the order of `rank_arrays.holdings`."""
    rows = holdings(size) if size else np.empty((1, 0), np.int64)
    counts = (rows[None] == np.arange(13)[:, None, None]).sum(axis=2)
    return Holdings(keys(rows), CHOOSE[:, counts].transpose(1, 0, 2).copy())


@lru_cache(32)
def suited_of(size: int, of_suit: int) -> Suited:
    """The holdings of so many cards, of which so many are of one suit."""
    sets = holdings(of_suit, distinct=True) if of_suit else np.empty((1, 0), np.int64)
    whole, others = holdings_of(size).keys, holdings_of(size - of_suit).keys
    order = np.argsort(whole)
    found = np.searchsorted(whole, keys(sets)[:, None] + others, sorter=order)
    # Five cards of a rank have no place; they come in no way either.
    places = order[np.minimum(found, len(order) - 1)]
    columns = np.ascontiguousarray((1 << sets).T)
    return Suited(columns, columns.sum(axis=0), places)


def ways_of(size: int, left: Sequence[int]) -> Ints:
    """In how many ways each holding of so many cards may come, where so many of a rank are left.

    >>> assert ways_of(2, [1] + [0] * 11 + [3]).sum() == 6
    """
    by_rank = holdings_of(size).ways
    ways: Ints = reduce(np.multiply, (by_rank[rank][count] for rank, count in enumerate(left)))
    return ways


def odds_by_rank_arrays(spot: Spot[Hand], sides: Sequence[RankSide]) -> Odds:
    """As `odds_by_ranks`."""
    missing, free, players = to_come(spot)[0], left_bits(spot), len(spot.players)
    seats, least = seats_of(spot, sides), [each.side.least for each in sides]
    ways = ways_of(missing, counts_of(free))
    some = np.flatnonzero(ways)
    by_ranks = [[_by_ranks(seat, missing, some) for seat in side] for side in seats]
    plain = outcomes(by_ranks, least)
    found: list[Weighted] = [(plain.take(some), ways.take(some))]
    for suit, of_suit in flushes(seats, missing):
        flush = suited_of(missing, of_suit)
        sets = np.flatnonzero(flush.bits & ~free[suit] == 0)
        others = ways_of(missing - of_suit, counts_of(free[:suit] + free[suit + 1 :]))
        places = flush.places.take(sets, axis=0)
        with_flush = [
            [
                _better(strengths.take(places), _in_suit(seat, suit, flush, sets))
                for seat, strengths in zip(side, of_side, strict=True)
            ]
            for side, of_side in zip(seats, by_ranks, strict=True)
        ]
        before, after = plain.take(places).ravel(), outcomes(with_flush, least).ravel()
        # Few of them end otherwise for the flush.
        changed = np.flatnonzero(before != after)
        weights = others.take(changed % len(others))
        found += [(before.take(changed), -weights), (after.take(changed), weights)]
    return odds_of_tally(players, len(sides), _counted(found, players * len(sides)))


def _by_ranks(seat: Seat, missing: int, some: Places) -> Strengths:
    """The strength with each holding of the cards to come, as if no five were of one suit."""
    drawn = holdings_of(missing).keys.take(some)
    arrays = seat.side.evaluator.arrays
    best = np.zeros(len(holdings_of(missing).keys), np.uint16)
    if not seat.is_omaha:
        each = [
            arrays.unsuited(len(cards) + missing).take(drawn + (sum(cards) & KEY))
            for cards in seat.whole
        ]
        best[some] = seat.fixed
        best[some] = reduce(np.maximum, each, best.take(some))
        return best
    boards = drawn + (sum(seat.board) & KEY)
    places = some if missing == FIVE else arrays.find_boards(boards)
    own = np.array(seat.hole, np.int64) & RANKS
    holes = np.broadcast_to(own, (len(boards), len(own)))
    best[some] = arrays.of_boards_and_holes(
        Summed(boards[:, None], boards),
        lambda _: places,
        np.arange(len(boards)),
        Summed(holes, np.broadcast_to(own.sum(), len(boards))),
    )
    return best


def _in_suit(seat: Seat, suit: int, flush: Suited, sets: Places) -> Strengths | None:
    """The best flush in a suit with each set of its ranks; None where there cannot be any."""
    if len(flush.columns) < seat.flush_from[suit]:
        return None
    suited = seat.side.evaluator.arrays.suited
    if not seat.is_omaha:
        of_sets = flush.bits.take(sets)
        each = [suited.take(of_sets + bits_of(cards)[suit]) for cards in seat.whole]
        return _most(each)
    shared, own = (_each_bit(bits_of(codes)[suit]) for codes in (seat.board, seat.hole))
    board = [*np.broadcast_to(np.array(shared, np.int64)[:, None], (len(shared), len(sets)))]
    board += [*flush.columns.take(sets, axis=1)]
    threes = np.array([sum(three) for three in combinations(board, 3)])
    each = [suited.take(threes + sum(pair)).max(axis=0) for pair in combinations(own, 2)]
    return _most(each)


def _most(each: Sequence[Strengths]) -> Strengths:
    return reduce(np.maximum, each)


def _each_bit(bits: int) -> list[int]:
    return [1 << rank for rank in range(bits.bit_length()) if bits >> rank & 1]


def _better(strengths: Strengths, flush: Strengths | None) -> Strengths:
    return strengths if flush is None else np.maximum(strengths, flush[:, None])


def _counted(found: Sequence[Weighted], bits: int) -> dict[int, int]:
    """How often each outcome comes, which is a number of so many bits."""
    values = np.concatenate([outcome for outcome, _ in found])
    weights = np.concatenate([weight for _, weight in found])
    kinds = np.arange(1 << bits) if 1 << bits <= FEW_OUTCOMES else None
    if kinds is None:
        kinds, values = np.unique(values, return_inverse=True)
    # As floats the sums are exact: there are far fewer ways than 2**53.
    counts = np.bincount(values, weights, len(kinds))
    some = np.flatnonzero(counts)
    return dict(zip(kinds[some].tolist(), map(int, counts[some].tolist()), strict=True))
