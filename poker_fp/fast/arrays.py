"""The tables of an ordering as numpy arrays (extra `fast`): many hands at once."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial, reduce
from itertools import combinations, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from poker_fp.fast.array_faults import (
    BOARDS,
    FIRST_ROWS,
    HANDS,
    HOLES,
    are_sums_of,
    check_as_many,
    check_rows,
    check_shape,
    check_strengths,
)
from poker_fp.fast.codes import (
    FIVE_OF_A_SUIT,
    FLUSH,
    THREE_OF_A_SUIT,
    TWO_OF_A_SUIT,
)
from poker_fp.fast.rank_arrays import (
    KEY,
    LOW_BITS,
    NO_RANK,
    PAIRS,
    RANK_BIT_OF,
    RANK_OF,
    Ints,
    Strengths,
    best_without_one,
    by_key,
    holdings,
    keys,
    row_sums,
)

BLOCK = 1 << 15
"""Rows taken at a time, so that what lies between two steps stays in the processor's cache, and
what each step costs whatever it is of does not count."""


class Arrays:
    """The tables of an ordering, each grown when it is first needed."""

    def __init__(self, class_strengths: Sequence[int]) -> None:
        """Takes the strength of each class, as `Evaluator` has them."""
        strengths = np.array(class_strengths, np.uint16)
        unsuited = len(holdings(5))
        self._best_of = {5: strengths[:unsuited]}
        self._suited_five = strengths[unsuited:]
        self._table_of: dict[int, Strengths] = {}

    def strengths(self, codes: Ints) -> Strengths:
        """The strength of the best five of each row's 5, 6 or 7 codes."""
        check_shape(codes, HANDS)
        check_rows(codes[:FIRST_ROWS], HANDS.by)

        def of_rows(hands: Summed) -> Strengths:
            return self.of_sums(hands.sums, hands.rows.shape[1], partial(_taken, hands.rows))

        return _in_blocks(of_rows, HANDS.by, codes)

    def omaha_strengths(self, boards: Ints, holes: Ints) -> Strengths:
        """The strength of each row's best three of a board of 5 and two of a hole of 4 to 6."""
        check_shape(boards, BOARDS)
        check_shape(holes, HOLES)
        check_as_many(boards, holes, HOLES.by)
        check_rows(np.hstack((boards[:FIRST_ROWS], holes[:FIRST_ROWS])), HOLES.by)

        def of_rows(board: Summed, hole: Summed) -> Strengths:
            places_of = self._places_of_boards.take
            return self.of_boards_and_holes(board, places_of, np.arange(len(board.rows)), hole)

        return _in_blocks(of_rows, HOLES.by, boards, holes)

    def names(
        self, strengths: NDArray[np.integer], every_name: Sequence[str | None]
    ) -> NDArray[np.object_]:
        """The name of each strength, taken from those of all."""
        check_strengths(strengths, len(every_name))
        names: NDArray[np.object_] = np.array(every_name, np.object_)[strengths]
        return names

    def of_sums(self, sums: Ints, size: int, codes_at: Callable[[Ints], Ints]) -> Strengths:
        """As `strengths`, from sums of codes, where a flush asks for the codes of its row."""
        best = self.unsuited(size).take(sums & KEY)
        suit = (sums + FIVE_OF_A_SUIT) & FLUSH
        rows = np.flatnonzero(suit != 0)
        if rows.size:
            best[rows] = self._with_flush(suit[rows], codes_at(rows), best[rows])
        return best

    def of_boards_and_holes(
        self,
        boards: "Summed",
        places_of: Callable[[Ints], NDArray[np.integer]],
        board_of: Ints,
        holes: "Summed",
    ) -> Strengths:
        """As `omaha_strengths`, where each row of holes tells its row of boards.

        Takes the function from the keys of boards to their places among `holdings(5)`, too.
        """
        shared = boards.sums
        ranks = RANK_OF.take(np.ascontiguousarray(holes.rows.T) & LOW_BITS)
        row = (places_of(shared & KEY).astype(np.int64) * len(PAIRS))[board_of]
        starts = [row + 13 * rank for rank in ranks]
        pairs = _places_of(2, len(ranks))
        each = (self._best_of_board.take(starts[a] + ranks[b]) for a, b in pairs)
        best: Strengths = reduce(np.maximum, each)
        suit = (shared + THREE_OF_A_SUIT)[board_of] & (holes.sums + TWO_OF_A_SUIT) & FLUSH
        rows = np.flatnonzero(suit != 0)
        if rows.size:
            board, hole = _taken(boards.rows, board_of[rows]), _taken(holes.rows, rows)
            best[rows] = self._with_omaha_flush(suit[rows], board, hole, best[rows])
        return best

    def find_boards(self, board_keys: Ints) -> Ints:
        """The place of each board among `holdings(5)`: by a table, if they are enough for that."""
        if len(board_keys) >= BLOCK:
            return self._places_of_boards.take(board_keys).astype(np.int64)
        order, sorted_keys = self._sorted_boards
        places: Ints = order[np.searchsorted(sorted_keys, board_keys)]
        return places

    def _strengths(self, codes: Ints) -> Strengths:
        return self.of_sums(row_sums(codes), codes.shape[1], partial(_taken, codes))

    def _with_flush(self, suit: Ints, codes: Ints, by_ranks: Strengths) -> Strengths:
        size = codes.shape[1]
        if size == 5 or self._suits_help:
            suited = self.suited.take(_ranks_in(suit, codes))
            return suited if size == 5 else np.maximum(suited, by_ranks)
        return reduce(np.maximum, (self._strengths(codes[:, five]) for five in _places_of(5, size)))

    def _with_omaha_flush(
        self, suit: Ints, boards: Ints, holes: Ints, by_ranks: Strengths
    ) -> Strengths:
        pairs = _places_of(2, holes.shape[1])
        if not self._suits_help:
            shown = product(_places_of(3, 5), pairs)
            return reduce(
                np.maximum,
                (
                    self._strengths(np.hstack((boards[:, three], holes[:, pair])))
                    for three, pair in shown
                ),
            )
        place = self._suited_boards.take(_ranks_in(suit, boards))
        row = place.astype(np.int64) * (NO_RANK + 1) ** 2
        ranks = RANK_OF.take(holes & LOW_BITS)
        own = np.where(holes & (suit >> 3)[:, None], ranks, NO_RANK).T
        each = (self._best_in_suit.take(row + ((NO_RANK + 1) * own[a] + own[b])) for a, b in pairs)
        best: Strengths = reduce(np.maximum, each, by_ranks)
        return best

    @cached_property
    def _suits_help(self) -> bool:
        """Is no class of one suit weaker than the same ranks of several suits?"""
        unsuited = self.unsuited(5)[keys(holdings(5, distinct=True))]
        return bool((self._suited_five >= unsuited).all())

    def _best(self, size: int) -> Strengths:
        """Of each of `holdings(size)`, as cards of several suits."""
        if size not in self._best_of:
            self._best_of[size] = best_without_one(self._best(size - 1), size)
        return self._best_of[size]

    def unsuited(self, size: int) -> Strengths:
        if size not in self._table_of:
            self._table_of[size] = by_key(holdings(size), self._best(size))
        return self._table_of[size]

    @cached_property
    def _places_of_boards(self) -> Strengths:
        return by_key(holdings(5), np.arange(len(holdings(5)), dtype=np.uint16))

    @cached_property
    def _sorted_boards(self) -> tuple[Ints, Ints]:
        order = np.argsort(keys(holdings(5)))
        return order, keys(holdings(5))[order]

    @cached_property
    def suited(self) -> Strengths:
        """Of 5, 6 or 7 cards of one suit, by the sum of their RANK_BIT_OF."""
        six = best_without_one(self._suited_five, 6, distinct=True)
        return _by_bits(5, self._suited_five, six, best_without_one(six, 7, distinct=True))

    @cached_property
    def _best_of_board(self) -> Strengths:
        """With each board of ranks, the best of each pair; a row after the other."""
        sums = keys(holdings(3))[:, None] + keys(PAIRS)
        # Five of one rank have no strength, and no board and hole ask for them.
        return best_without_one(best_without_one(self.unsuited(5)[sums], 4), 5).ravel()

    @cached_property
    def _best_in_suit(self) -> Strengths:
        """With 3, 4 or 5 cards of one suit on the board, the best of each pair in that suit.

        A row after the other, in which NO_RANK makes 0 with any rank.
        """
        pairs = row_sums(1 << PAIRS)
        three = self.suited.take(row_sums(1 << holdings(3, distinct=True))[:, None] + pairs)
        four = best_without_one(three, 4, distinct=True)
        five = best_without_one(four, 5, distinct=True)
        rows = np.concatenate((three, four, five)).reshape(-1, NO_RANK, NO_RANK)
        return np.pad(rows, ((0, 0), (0, 1), (0, 1))).ravel()

    @cached_property
    def _suited_boards(self) -> Strengths:
        """The row of each board in `_best_in_suit` by the sum of its RANK_BIT_OF."""
        ends = np.cumsum([0, *(len(holdings(size, distinct=True)) for size in (3, 4, 5))])
        rows = np.arange(ends[-1], dtype=np.uint16)
        return _by_bits(3, *map(rows.__getitem__, map(slice, ends, ends[1:])))


class Summed(NamedTuple):
    """Rows of codes and their sums."""

    rows: Ints

    sums: Ints


def summed(rows: Ints) -> Summed:
    """Rows of codes with their sums.

    >>> assert summed(np.array([[1, 2], [3, 4]])).sums.tolist() == [3, 7]
    """
    return Summed(rows, row_sums(rows))


def _by_bits(first_size: int, *values: Strengths) -> Strengths:
    """The values of the sets of so many ranks, and more, by the sum of the ranks' bits."""
    # Cards that are there twice, which is not looked for, have a place, too: 7 * 2**12 at most.
    table = np.zeros(8 << 12, np.uint16)
    for size, of_size in enumerate(values, start=first_size):
        table[row_sums(1 << holdings(size, distinct=True))] = of_size
    return table


def _ranks_in(suit: Ints, codes: Ints) -> Ints:
    """The sum of the RANK_BIT_OF of each row's codes in its suit."""
    bits = RANK_BIT_OF.take(codes & LOW_BITS)
    return row_sums(np.where(codes & (suit >> 3)[:, None], bits, 0))


def _taken(rows: Ints, which: Ints) -> Ints:
    """Some of the rows: `rows[which]`, which takes four times as long."""
    return rows.take(which, axis=0)


def _places_of(taken: int, size: int) -> list[list[int]]:
    return [list(places) for places in combinations(range(size), taken)]


def _in_blocks(f: Callable[..., Strengths], by: str, *arrays: Ints) -> Strengths:
    best = np.empty(len(arrays[0]), np.uint16)
    for start in range(0, len(best), BLOCK):
        pieces = [summed(array[start : start + BLOCK]) for array in arrays]
        if not all(are_sums_of(rows.shape[1], sums) for rows, sums in pieces):
            check_rows(np.hstack([rows for rows, _ in pieces]), by, start)
        best[start : start + BLOCK] = f(*pieces)
    return best
