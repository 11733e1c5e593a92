"""Odds way by way, in blocks of numpy arrays (extra `fast`)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.games import Cards
from poker_fp.deals.odds import Odds, Step
from poker_fp.deals.spots import Spot, left, to_come
from poker_fp.fast.odds_tally import odds_of_tally
from poker_fp.fast.rank_arrays import Ints
from poker_fp.fast.sides import CompiledSide
from poker_fp.rules.hands import Hand

ROWS = 1 << 16
"""Ways that are taken at a time, about."""

FEW_OUTCOMES = 1 << 14
"""Outcomes that have a counter each; where more are possible those that come are sorted."""


def odds_in_blocks(spot: Spot[Hand], sides: Sequence[CompiledSide], step: Step) -> Odds:
    """The odds of a spot whose game has such sides: as `odds_by_ways`."""
    rest, players, counted = left(spot), len(spot.players), 0
    seated = [_Seated(side, spot, rest) for side in sides]
    tally: dict[int, int] = {}
    for drawn in _blocks(np.arange(len(rest))[None, :], [], to_come(spot)):
        step(counted)
        strengths = [each.strengths(drawn) for each in seated]
        add(tally, outcomes(strengths, [0] * len(sides)), len(sides) * players)
        counted += len(drawn[0])
    return odds_of_tally(players, len(sides), tally)


class _Seated:
    """A side with the codes of a spot's cards."""

    def __init__(self, side: CompiledSide, spot: Spot[Hand], rest: Cards) -> None:
        self._side, self._left = side, np.array(side.encode(rest), np.int64)
        rows = spot.board, *(player.cards for player in spot.players)
        self._known = [np.array(side.encode(row), np.int64) for row in rows]

    def strengths(self, drawn: Sequence[Ints]) -> list[NDArray[np.int32]]:
        """The strength of each player's best hand, with rows of places of the cards to come."""
        board, *holes = (
            np.hstack((np.broadcast_to(had, (len(drew), len(had))), self._left.take(drew)))
            for had, drew in zip(self._known, drawn, strict=True)
        )
        return [self._side.strengths(board, hole) for hole in holes]


def outcomes(
    strengths: Sequence[Sequence[NDArray[np.integer]]], least: Sequence[int]
) -> NDArray[np.integer]:
    """The outcome at each place of arrays, one for each player on each side: as `outcome_of`.

    Takes the least strength that may win each side, too.
    """
    bits = sum(map(len, strengths))
    number: type[np.integer] = np.uint8 if bits <= 8 else np.int64
    bit, found = 0, np.zeros(strengths[0][0].shape, number)
    for side, lowest in zip(strengths, least, strict=True):
        most = reduce(np.maximum, side)
        if lowest or most.dtype.kind == "i":
            most = np.maximum(most, lowest)
        for strength in side:
            found |= (strength == most).astype(number) << number(bit)
            bit += 1
    return found


def add(tally: dict[int, int], found: NDArray[np.integer], bits: int) -> None:
    """Count outcomes, each a number of so many bits."""
    if 1 << bits <= FEW_OUTCOMES:
        counts = np.bincount(found, minlength=1 << bits)
        values = np.flatnonzero(counts)
        counts = counts[values]
    else:
        values, counts = np.unique(found, return_counts=True)
    for value, count in zip(values.tolist(), counts.tolist(), strict=True):
        tally[value] = tally.get(value, 0) + count


def _blocks(rest: Ints, dealt: list[Ints], counts: Sequence[int]) -> Iterator[list[Ints]]:
    """All ways to draw so many from each row of codes, then so many of those that are left there.

    What is drawn already goes with the rows.
    """
    if sum(counts) > rest.shape[1]:
        return
    if not counts:
        yield dealt
        return
    first, *others = counts
    places = combination_places(rest.shape[1], first)
    at_once = max(1, ROWS // max(1, len(places)))
    for row in range(0, len(rest), at_once):
        some = rest[row : row + at_once]
        for start in range(0, len(places), ROWS):
            taken = places[start : start + ROWS]
            drawn = some[:, taken].reshape(len(some) * len(taken), first)
            before = [np.repeat(each[row : row + at_once], len(taken), axis=0) for each in dealt]
            if any(others):
                left_over = some[:, _others(taken, rest.shape[1])]
                some_left = left_over.reshape(len(drawn), rest.shape[1] - first)
            else:
                some_left = drawn[:, :0]
            yield from _blocks(some_left, [*before, drawn], others)


@lru_cache(16)
def combination_places(size: int, taken: int) -> NDArray[np.int8]:
    """All ways to take so many of so many places, a row each, in the order of `combinations`.

    >>> assert combination_places(3, 2).tolist() == [[0, 1], [0, 2], [1, 2]]
    >>> assert combination_places(3, 0).shape == (1, 0)
    """
    if not taken:
        return np.empty((1, 0), np.int8)
    smaller = combination_places(size, taken - 1)
    last = smaller[:, -1] if taken > 1 else np.full(1, -1, np.int8)
    row, place = np.nonzero(np.arange(size) > last[:, None])
    return np.column_stack((smaller[row], place.astype(np.int8)))


def _others(taken: NDArray[np.int8], size: int) -> Ints:
    """The places that each row does not take."""
    free = np.ones((len(taken), size), np.bool_)
    np.put_along_axis(free, taken.astype(np.int64), False, axis=1)
    return np.nonzero(free)[1].reshape(len(taken), size - taken.shape[1])
