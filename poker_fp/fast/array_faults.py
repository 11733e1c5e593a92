"""What is wrong with arrays of codes or of strengths, found once an array and told (extra `fast`).

Each array's type and shape are looked at, all values of its first rows, and of all rows the sums,
which have to be formed anyway and tell as good as always whether something else than codes is
summed. They do not tell a card that is twice in a row. To find that in all rows would take at
least half as long again as the strengths do.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from poker_fp.fast.codes import CARDS, CODE_BITS, KEY_BITS, RANKS
from poker_fp.fast.faults import Wanted, fault_among
from poker_fp.fast.rank_arrays import KEY, Ints

HANDS = Wanted("strengths", "hand", range(5, 8))
BOARDS = Wanted("omaha_strengths", "board", range(5, 6))
HOLES = Wanted("omaha_strengths", "hole", range(4, 7))

FIRST_ROWS = 20
"""So many have all their values looked at: a few microseconds, and what is wrong is often so from
the start."""

AT_ONCE = 1 << 16
COUNT = RANKS ^ KEY
SORTED_CODES = np.sort(np.array(list(CARDS)))
FROM_NUMBERS = "numpy.array(encode(DECK))[numbers] are the codes of cards"


def check_shape(rows: Ints, wanted: Wanted) -> None:
    """Raise ValueError if this is no array of int64 with so many values in a row."""
    takes = (
        f"{wanted.by} takes an array of numpy.int64 with a row of {wanted.size} codes"
        f" for each {wanted.what}"
    )
    if not isinstance(rows, np.ndarray):
        raise ValueError(
            f"{takes}, not an object of type {type(rows).__name__}:"
            " numpy.array(codes, dtype=numpy.int64) makes one"
        )
    if rows.ndim != 2:
        raise ValueError(f"{takes}, not one of {rows.ndim} dimensions, shape {rows.shape}")
    if rows.shape[1] not in wanted.sizes:
        raise ValueError(f"{takes}, not of {rows.shape[1]}, shape {rows.shape}")
    if rows.dtype != np.int64:
        hint = FROM_NUMBERS if _all_numbers(rows) else "a code has up to 43 bits"
        raise ValueError(f"{takes}, not of {rows.dtype}: {hint}")


def check_as_many(boards: Ints, holes: Ints, by: str) -> None:
    """Raise ValueError if there are more of the one than of the other."""
    if len(boards) != len(holes):
        raise ValueError(
            f"{by} takes as many rows of boards as of holes, not {len(boards)} and {len(holes)}"
        )


def check_rows(rows: Ints, by: str, first: int = 0) -> None:
    """Raise ValueError if a row is not of the codes of distinct cards: the first, counted from.

    >>> check_rows(SORTED_CODES[:5][None, :], "strengths")
    """
    for start in range(0, len(rows), AT_ONCE):
        piece = rows[start : start + AT_ONCE]
        places = np.searchsorted(SORTED_CODES[:-1], piece)
        seen = np.bitwise_or.reduce(np.left_shift(1, places), axis=1)
        right = (SORTED_CODES[places] == piece).all(axis=1)
        right &= np.bitwise_count(seen) == piece.shape[1]
        if not right.all():
            row = int(right.argmin())
            found = fault_among(piece[row].tolist(), FROM_NUMBERS)
            raise ValueError(f"{by} takes codes{found} (row {first + start + row})")


def are_sums_of(size: int, sums: Ints) -> bool:
    """Do all these sums have the count of so many codes, and not more bits than such a sum?

    >>> assert are_sums_of(2, SORTED_CODES[[0, 1]] + SORTED_CODES[[2, 3]])
    >>> assert not are_sums_of(2, SORTED_CODES[[0, 1]] + np.array([-1, 51]))
    """
    in_all, in_any = int(np.bitwise_and.reduce(sums)), int(np.bitwise_or.reduce(sums))
    return in_all & COUNT == in_any & COUNT == size << KEY_BITS and 0 <= in_any < 1 << CODE_BITS


def check_strengths(strengths: NDArray[Any], classes: int) -> None:
    """Raise ValueError if this is no array of ints from 0 to the number of classes less 1."""
    takes = f"names takes an array of strengths, ints from 0 to {classes - 1}"
    if not isinstance(strengths, np.ndarray):
        raise ValueError(
            f"{takes}, not an object of type {type(strengths).__name__}:"
            " name takes one strength, and numpy.array makes an array of a list"
        )
    if strengths.dtype.kind not in "iu":
        raise ValueError(f"{takes}, not of {strengths.dtype}")
    if strengths.size:
        for value in (int(strengths.min()), int(strengths.max())):
            if not 0 <= value < classes:
                raise ValueError(f"{takes}, and {value} is none")


def _all_numbers(rows: NDArray[Any]) -> bool:
    """Are these the numbers of cards, from 0 to 51?"""
    if rows.dtype.kind not in "iuf" or not rows.size:
        return False
    return bool(rows.min() >= 0 and rows.max() < len(CARDS))
