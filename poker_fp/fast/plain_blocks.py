"""The plain lines of a block of text, found and read all at once (extra `fast`).

The size of a plain line tells how many hands it has, and so where each of its cards must be.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.games import Game
from poker_fp.fast.card_bytes import BIT_OF, NUMBER_OF
from poker_fp.fast.rank_arrays import Ints, row_sums

LINE_FEED, RETURN, BLANK = b"\n\r "
DECK_SIZE = 52


class Block(NamedTuple):
    """Text, and where its lines are."""

    text: bytes

    starts: Ints

    ends: Ints
    r"""Where the `\n` of each line is."""

    sizes: Ints
    r"""How long each line is, without its `\n` and a `\r` before that."""


class Dealt(NamedTuple):
    """The plain lines of one game, with the numbers of their cards."""

    lines: Ints
    """Which lines of the block they are."""

    counts: Ints
    """How many hands each has."""

    line_of: Ints
    """For each hand the line it is on: a place in `lines`."""

    boards: NDArray[np.uint8]
    """A row for each line."""

    hands: NDArray[np.uint8]
    """A row for each hand."""


def block_of(text: bytes) -> Block:
    r"""Find the lines of a text that ends in `\n`.

    >>> assert block_of(b"a\n\nbc\r\n").sizes.tolist() == [1, 0, 2]
    """
    characters = np.frombuffer(text, np.uint8)
    ends = np.flatnonzero(characters == LINE_FEED)
    starts = np.concatenate(([0], ends[:-1] + 1))
    returns = (characters[ends - 1] == RETURN) & (ends > starts)
    return Block(text, starts, ends, ends - starts - returns)


def dealt_in(block: Block, game: Game[Any]) -> Dealt:
    r"""Read the plain lines of a game.

    >>> from poker_fp import FIVE_CARD_DRAW
    >>> dealt = dealt_in(block_of(b"five-card-draw 2c2d2h2s3c\nchess\n"), FIVE_CARD_DRAW)
    >>> assert (dealt.lines.tolist(), dealt.hands.tolist()) == ([0], [[0, 1, 2, 3, 4]])
    """
    name = game.name.encode() + b" "
    to_hands = len(name) + (2 * game.board + 1 if game.board else 0)
    width = 2 * game.hole + 1  # of a hand, and the blank or the line's end after it
    counts, rest = np.divmod(block.sizes + 1 - to_hands, width)
    most = (DECK_SIZE - game.board) // game.hole
    lines = np.flatnonzero((rest == 0) & (counts > 0) & (counts <= most))
    lines = lines[_windows(block, f"S{len(name)}")[block.starts[lines]] == name]
    while True:
        count = counts[lines]
        first = np.cumsum(count) - count
        line_of = np.repeat(np.arange(len(lines)), count)
        starts = block.starts[lines]
        at = (starts + to_hands - first * width)[line_of] + np.arange(len(line_of)) * width
        boards = _numbers(block, starts + len(name), game.board)
        hands = _numbers(block, at, game.hole)
        if not lines.size:
            break
        bits = row_sums(BIT_OF[hands])
        bits[np.frombuffer(block.text, np.uint8)[at - 1] != BLANK] = 0
        seen = np.add.reduceat(bits, first) + row_sums(BIT_OF[boards])
        plain = np.bitwise_count(seen) == game.board + game.hole * count
        if plain.all():
            break
        lines = lines[plain]
    return Dealt(lines, count, line_of, boards, hands)


def _numbers(block: Block, places: Ints, size: int) -> NDArray[np.uint8]:
    """The numbers of so many cards from each place on."""
    numbers: NDArray[np.uint8] = NUMBER_OF[
        _windows(block, "<u2")[places[:, None] + 2 * np.arange(size)]
    ]
    return numbers


def _windows(block: Block, dtype: str) -> NDArray[Any]:
    """What is of this type at each place of the text, overlapping."""
    size = np.dtype(dtype).itemsize
    places = max(0, len(block.text) - size + 1)
    return np.ndarray(places, dtype, buffer=block.text, strides=(1,))
