"""The plain lines of a block of text, found and read all at once (extra `fast`).

The size of a plain line tells how many hands it has, and so where each of its cards must be.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.games import Game
from poker_fp.fast.card_bytes import JOKER_SHIFT, NUMBER_OF, bit_of
from poker_fp.fast.rank_arrays import Ints, row_sums
from poker_fp.rules.cards import JOKER

LINE_FEED, RETURN, BLANK = b"\n\r "
ALL_BITS = (1 << JOKER_SHIFT) - 1


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


class Layout(NamedTuple):
    """What tells the plain lines of a game."""

    name: bytes
    """With the blank after it."""

    board: int
    hole: int

    cards: int
    """Of the deck."""

    jokers: int
    """How many of them are jokers."""

    bits: Ints
    """Of each card by its number."""


def layout_of(game: Game[Any]) -> Layout:
    """The layout of a game's lines, of which no card but a joker may be in its deck twice."""
    jokers = game.deck.count(JOKER)
    name = game.name.encode() + b" "
    return Layout(name, game.board, game.hole, len(game.deck), jokers, bit_of(game.deck_cards))


def dealt_in(block: Block, lines: Ints, game: Layout) -> Dealt:
    r"""Read those of some lines that are plain lines of a game.

    >>> from poker_fp import FIVE_CARD_DRAW
    >>> block = block_of(b"five-card-draw 2c2d2h2s3c\nchess\n")
    >>> dealt = dealt_in(block, np.arange(2), layout_of(FIVE_CARD_DRAW))
    >>> assert (dealt.lines.tolist(), dealt.hands.tolist()) == ([0], [[0, 1, 2, 3, 4]])
    """
    name, bit_of_card = game.name, game.bits
    to_hands = len(name) + (2 * game.board + 1 if game.board else 0)
    width = 2 * game.hole + 1  # of a hand, and the blank or the line's end after it
    counts, rest = np.divmod(block.sizes[lines] + 1 - to_hands, width)
    most = (game.cards - game.board) // game.hole
    fit = np.flatnonzero((rest == 0) & (counts > 0) & (counts <= most))
    fit = fit[_windows(block, f"S{len(name)}")[block.starts[lines[fit]]] == name]
    lines, counts = lines[fit], counts[fit]
    while True:
        first = np.cumsum(counts) - counts
        line_of = np.repeat(np.arange(len(lines)), counts)
        starts = block.starts[lines]
        at = (starts + to_hands - first * width)[line_of] + np.arange(len(line_of)) * width
        boards = _numbers(block, starts + len(name), game.board)
        hands = _numbers(block, at, game.hole)
        if not lines.size:
            break
        bits = row_sums(bit_of_card[hands])
        bits[np.frombuffer(block.text, np.uint8)[at - 1] != BLANK] = 0
        seen = np.add.reduceat(bits, first) + row_sums(bit_of_card[boards])
        found = np.bitwise_count(seen)
        if game.jokers:
            jokers = seen >> JOKER_SHIFT
            found = np.bitwise_count(seen & ALL_BITS) + jokers * (jokers <= game.jokers)
        plain = found == game.board + game.hole * counts
        if plain.all():
            break
        lines, counts = lines[plain], counts[plain]
    return Dealt(lines, counts, line_of, boards, hands)


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
