"""All holdings of ranks as numpy arrays, and how the best of five grows to more cards.

A holding is a row of ranks, 0 the deuce and 12 the ace, from low to high. Rows are in
lexicographic order, that of `codes.rank_multisets` and `codes.rank_sets`.
"""

from functools import cache, reduce
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from poker_fp.fast.codes import KEY_BITS, KEYS

Ints: TypeAlias = NDArray[np.int64]
Strengths: TypeAlias = NDArray[np.uint16]
"""Below 7,462. The places of up to 49,205 holdings have room in 16 bits, too."""

KEY = (1 << KEY_BITS) - 1
KEY_OF = np.array(KEYS)

PAIRS = np.array(list(product(range(13), repeat=2)))
"""Every two ranks, in either order: the place of `a` and `b` is `13 * a + b`."""

LOW_BITS = (1 << 11) - 1
RANK_OF = np.zeros(LOW_BITS + 1, np.int64)
"""The rank of a code by its lowest bits, in which no two keys are alike."""

RANK_OF[KEY_OF & LOW_BITS] = np.arange(13)

RANK_BIT_OF = 1 << RANK_OF
"""A bit for the rank of a code."""

NO_RANK = 13
"""For a card that does not count."""


@cache
def holdings(size: int, *, distinct: bool = False) -> Ints:
    """All multisets of so many ranks that a deck has; or all sets, for the cards of one suit.

    >>> assert holdings(5).shape == (6175, 5)
    >>> assert holdings(7, distinct=True).shape == (1716, 7)
    """
    if size == 1:
        return np.arange(13)[:, None]
    smaller = holdings(size - 1, distinct=distinct)
    allowed = np.arange(13) >= smaller[:, -1:] + distinct
    if size > 4:
        allowed &= np.arange(13) != smaller[:, -4:-3]  # no five of a rank
    row, rank = np.nonzero(allowed)
    return np.column_stack((smaller[row], rank))


def row_sums(rows: Ints) -> Ints:
    """The sum of each row: `rows.sum(axis=1)`, which takes twice as long for short rows.

    >>> assert row_sums(np.array([[1, 2], [3, 4]])).tolist() == [3, 7]
    """
    sums: Ints = np.einsum("ij->i", rows)
    return sums


def keys(rows: Ints) -> Ints:
    """The key part of the sum of each row's codes."""
    return row_sums(KEY_OF[rows])


def by_key(rows: Ints, values: Strengths) -> Strengths:
    """The values indexed by key. What lies between the keys is never touched.

    >>> table = by_key(holdings(5), np.arange(6175, dtype=np.uint16))
    >>> assert table[4 * KEYS[0] + KEYS[1]] == 0 and table[KEYS[11] + 4 * KEYS[12]] == 6174
    """
    table = np.zeros(1 << KEY_BITS, np.uint16)
    table[keys(rows)] = values
    return table


def best_without_one(values: Strengths, size: int, *, distinct: bool = False) -> Strengths:
    """From the best of each smaller holding to that of each holding of this size.

    Takes a value, or a row of them, for each of `holdings(size - 1)`: what remains after removing
    one card, of which the best is taken.
    """
    # `growing.tables_from` says the same without numpy.
    rows = holdings(size, distinct=distinct)
    # Ranks as digits to the base 13: 7 make a number below 13**7, which is below 2**26.
    digits = 13 ** np.arange(size)
    place = np.zeros(13 ** (size - 1), np.uint16)
    place[holdings(size - 1, distinct=distinct) @ digits[:-1]] = np.arange(len(values))
    # Without its card j a row is the digits before j, and those after it one place lower.
    before = np.cumsum(rows * digits, axis=1) - rows * digits
    after = np.cumsum((rows * digits)[:, ::-1], axis=1)[:, ::-1] - rows * digits
    return reduce(np.maximum, (values[smaller] for smaller in place[before + after // 13].T))
