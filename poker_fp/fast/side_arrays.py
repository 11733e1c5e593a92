"""The tables of a side of a game as numpy arrays (extra `fast`): many players at once."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, reduce
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.choosing import Places
from poker_fp.fast.array_faults import FIRST_ROWS, check_as_many, check_shape
from poker_fp.fast.arrays import BLOCK, Arrays, summed
from poker_fp.fast.codes import COUNT_BITS, FLUSH, KEY_BITS, KEYS
from poker_fp.fast.faults import Wanted
from poker_fp.fast.rank_arrays import KEY, Ints, Strengths, row_sums
from poker_fp.fast.shapes import Omaha
from poker_fp.fast.taken import WILD_RANK, Taken, to_tell_suits

if TYPE_CHECKING:
    from poker_fp.fast.sides import CompiledSide

Scores: TypeAlias = Strengths
"""Strengths and 1, so that 0 is left for who has no hand that may win."""

ONE = np.uint16(1)
COUNT, COUNT_WILD = (1 << COUNT_BITS) - 1, WILD_RANK >> KEY_BITS
"""What masks the count of a sum, and what a wild card adds to it."""


class SideArrays:
    """The tables of a side, each made when it is first needed."""

    def __init__(self, side: "CompiledSide") -> None:
        self._side = side

    def strengths(self, boards: Ints, holes: Ints) -> NDArray[np.int32]:
        """The strength of the best hand of each row; -1 where there is none that may win."""
        game, by = self._side.game, f"strengths of {self._side.game.name}"
        codes = np.array(list(self._side.codes.values()))
        for rows, size, what in ((boards, game.board, "board"), (holes, game.hole, "hole")):
            check_shape(rows, Wanted(by, what, range(size, size + 1)))
            if not np.isin(rows[:FIRST_ROWS], codes).all():
                raise ValueError(f"{by} takes a {what} of codes as the side's `encode` gives them")
        check_as_many(boards, holes, by)
        best = np.empty(len(holes), np.int32)
        for start in range(0, len(best), BLOCK):
            some = slice(start, start + BLOCK)
            best[some] = self.scores(boards[some], np.arange(len(holes[some])), holes[some])
        return best - 1

    def scores(self, boards: Ints, board_of: Ints, holes: Ints) -> Scores:
        """The score of each row of holes, which tells its row of boards."""
        side = self._side
        if side.omaha:
            found: Iterable[Scores] = [self._of_two(side.omaha, boards, board_of, holes)]
        elif side.grows:
            found = [self._of_five(cards, boards, board_of, holes) for cards in side.fives]
        else:
            found = self._of_taken(boards, board_of, holes)
        best: Scores = reduce(np.maximum, found)
        if side.least:
            best[best <= side.least] = 0
        return best

    def _of_two(self, shape: Omaha, boards: Ints, board_of: Ints, holes: Ints) -> Scores:
        """The best of three and two."""
        own, shared = self._parts(shape.hole + shape.board)
        board, hole = summed(_columns(boards, shared)), summed(_columns(holes, own))
        arrays = self._arrays
        return arrays.of_boards_and_holes(board, arrays.find_boards, board_of, hole) + ONE

    def _of_five(self, cards: Places, boards: Ints, board_of: Ints, holes: Ints) -> Scores:
        """The best five of some cards."""
        own, shared = self._parts(cards)
        board, hole = _columns(boards, shared), _columns(holes, own)

        def codes_at(rows: Ints) -> Ints:
            return np.hstack((board[board_of[rows]], hole[rows]))

        sums = row_sums(board)[board_of] + row_sums(hole) if shared else row_sums(hole)
        return self._arrays.of_sums(sums, len(cards), codes_at) + ONE

    def _of_taken(self, boards: Ints, board_of: Ints, holes: Ints) -> Iterator[Scores]:
        """Of all cards that are taken together, the one hand after the other."""
        sums_of_own = cache(lambda places: row_sums(_columns(holes, places)))
        sums_of_shared = cache(lambda places: row_sums(_columns(boards, places))[board_of])
        for cards in self._side.places:
            own, shared = self._parts(cards)
            sums = sums_of_own(own) + sums_of_shared(shared) if shared else sums_of_own(own)
            yield self._tables.scores(sums, to_tell_suits(self._side.side.hands, len(cards)))

    def _parts(self, cards: Places) -> tuple[Places, Places]:
        """Which cards are those in a player's hand, and which on the board."""
        hole = self._side.game.hole
        own = tuple(place for place in cards if place < hole)
        shared = (place - hole for place in cards if place >= hole)
        return own, tuple(shared)

    @cached_property
    def _arrays(self) -> Arrays:
        return self._side.evaluator.arrays

    @cached_property
    def _tables(self) -> "TakenTables":
        return tables_of(self._side.taken)


class TakenTables(NamedTuple):
    """The scores of cards that are taken together."""

    starts: Ints
    """By the count of a sum: where its cards' places begin."""

    several: Scores
    """Of cards whose suits do not matter, by the key of their sum from that start on."""

    of_a_suit: Scores

    def scores(self, sums: Ints, to_tell: int) -> Scores:
        """Of each sum of codes, with what has to be added to tell if suits matter."""
        places = self.starts.take(sums >> KEY_BITS & COUNT) + (sums & KEY)
        best = self.several.take(places)
        rows = np.flatnonzero((sums + to_tell) & FLUSH)
        best[rows] = self.of_a_suit.take(places[rows])
        return best


def tables_of(strengths: Mapping[Taken, int]) -> TakenTables:
    """The tables of the strengths of all cards that may be taken together.

    For each number of cards, and of wild ones among them, there are places for any that sum to it,
    also of what makes no hand. What lies between the keys is never touched.
    """
    sums = np.array([taken.rank_sum for taken in strengths])
    counts, keys = sums >> KEY_BITS, sums & KEY
    starts, end = np.zeros(COUNT + 1, np.int64), 0
    for count in np.unique(counts).tolist():
        ranked = count % COUNT_WILD
        starts[count], end = end, end + sum(sorted(4 * KEYS)[-ranked:] if ranked else ()) + 1
    scores = np.fromiter(strengths.values(), np.uint16) + ONE
    matters = np.array([taken.of_a_suit for taken in strengths])
    several, of_a_suit = np.zeros(end, np.uint16), np.zeros(end, np.uint16)
    for table, which in ((several, ~matters), (of_a_suit, matters)):
        table[(starts[counts] + keys)[which]] = scores[which]
    return TakenTables(starts, several, of_a_suit)


def _columns(rows: Ints, places: Places) -> Ints:
    """Some columns, or the rows themselves if they are all."""
    return rows if places == tuple(range(rows.shape[1])) else rows[:, places]
