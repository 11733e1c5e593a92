"""The tables of an ordering as numpy arrays (extra `fast`): many hands at once."""

from collections.abc import Callable, Sequence
from functools import cached_property, reduce
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
    RANKS,
    THREE_OF_A_SUIT,
    TWO_OF_A_SUIT,
)
from poker_fp.fast.rank_arrays import (
    KEY,
    LOW_BITS,
    PAIRS,
    RANK_OF,
    Ints,
    Strengths,
    best_without_one,
    by_key,
    counted_keys,
    holdings,
    keys,
    row_sums,
)

BLOCK = 1 << 13
"""Rows taken at a time, so that what lies between two steps stays in the processor's cache."""


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
            return self.of_sums(hands.sums, hands.rows.shape[1], hands.rows.__getitem__)

        return _in_blocks(of_rows, HANDS.by, codes)

    def omaha_strengths(self, boards: Ints, holes: Ints) -> Strengths:
        """The strength of each row's best three of a board of 5 and two of a hole of 4 to 6."""
        check_shape(boards, BOARDS)
        check_shape(holes, HOLES)
        check_as_many(boards, holes)
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
        ranks = RANK_OF[np.ascontiguousarray(holes.rows.T) & LOW_BITS]
        row = (places_of(shared & KEY).astype(np.int64) * len(PAIRS))[board_of]
        starts = [row + 13 * rank for rank in ranks]
        pairs = _places_of(2, len(ranks))
        each = (self._best_of_board.take(starts[a] + ranks[b]) for a, b in pairs)
        best: Strengths = reduce(np.maximum, each)
        suit = (shared + THREE_OF_A_SUIT)[board_of] & (holes.sums + TWO_OF_A_SUIT) & FLUSH
        rows = np.flatnonzero(suit != 0)
        if rows.size:
            board, hole = boards.rows[board_of[rows]], holes.rows[rows]
            best[rows] = self._with_omaha_flush(suit[rows], board, hole, best[rows])
        return best

    def find_boards(self, board_keys: Ints) -> Ints:
        """The place of each board among `holdings(5)`: for too few boards to pay for a table."""
        order, sorted_keys = self._sorted_boards
        places: Ints = order[np.searchsorted(sorted_keys, board_keys)]
        return places

    def _strengths(self, codes: Ints) -> Strengths:
        return self.of_sums(row_sums(codes), codes.shape[1], codes.__getitem__)

    def _with_flush(self, suit: Ints, codes: Ints, by_ranks: Strengths) -> Strengths:
        size = codes.shape[1]
        if size == 5 or self._suits_help:
            suited = self.suited.at(_of_suit(suit, codes).sum(axis=1))
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
        board = self._suited_boards.place(_of_suit(suit, boards).sum(axis=1))
        own = _of_suit(suit, holes)
        rank = RANK_OF[own & LOW_BITS]
        a, b = np.array(pairs).T
        strengths = self._suited_boards.values[board[:, None], 13 * rank[:, a] + rank[:, b]]
        strengths[(own[:, a] == 0) | (own[:, b] == 0)] = 0
        best: Strengths = np.maximum(by_ranks, strengths.max(axis=1))
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
    def suited(self) -> "_BySum":
        """Of 5, 6 or 7 cards of one suit."""
        six = best_without_one(self._suited_five, 6, distinct=True)
        return _by_sum(5, self._suited_five, six, best_without_one(six, 7, distinct=True))

    @cached_property
    def _best_of_board(self) -> Strengths:
        """With each board of ranks, the best of each pair; a row after the other."""
        sums = keys(holdings(3))[:, None] + keys(PAIRS)
        # Five of one rank have no strength, and no board and hole ask for them.
        return best_without_one(best_without_one(self.unsuited(5)[sums], 4), 5).ravel()

    @cached_property
    def _suited_boards(self) -> "_BySum":
        """With 3, 4 or 5 cards of one suit on the board, the best of each pair in that suit."""
        sums = counted_keys(holdings(3, distinct=True))[:, None] + counted_keys(PAIRS)
        three = self.suited.at(sums)
        four = best_without_one(three, 4, distinct=True)
        return _by_sum(3, three, four, best_without_one(four, 5, distinct=True))


class Summed(NamedTuple):
    """Rows of codes and their sums."""

    rows: Ints

    sums: Ints


def summed(rows: Ints) -> Summed:
    """Rows of codes with their sums.

    >>> assert summed(np.array([[1, 2], [3, 4]])).sums.tolist() == [3, 7]
    """
    return Summed(rows, row_sums(rows))


class _BySum(NamedTuple):
    sums: Ints
    values: Strengths

    def at(self, sums: Ints) -> Strengths:
        return self.values[self.place(sums)]

    def place(self, sums: Ints) -> Ints:
        return np.searchsorted(self.sums[:-1], sums)


def _by_sum(first_size: int, *values: Strengths) -> _BySum:
    """The values of the sets of so many ranks, and more, findable by the sum of the ranks."""
    sums = np.concatenate(
        [
            counted_keys(holdings(size, distinct=True))
            for size in range(first_size, first_size + len(values))
        ]
    )
    order = np.argsort(sums)
    return _BySum(sums[order], np.concatenate(values)[order])


def _of_suit(suit: Ints, codes: Ints) -> Ints:
    """The rank parts of each row's codes in its suit, and 0 for the others."""
    return np.where(codes & (suit >> 3)[:, None], codes & RANKS, 0)


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
