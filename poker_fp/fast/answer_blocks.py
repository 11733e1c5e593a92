"""The answers to the plain lines of a block, written all at once (extra `fast`)."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poker_fp.deals.showdown import NOBODY, SIDES
from poker_fp.fast.card_bytes import NUMBER_BITS, TEXT_OF, code_of
from poker_fp.fast.plain_blocks import Dealt
from poker_fp.fast.rank_arrays import Ints
from poker_fp.fast.side_arrays import Scores
from poker_fp.fast.sides import CompiledSide

LINE_FEED, BLANK, EQUALS = b"\n ="

STRENGTH_BITS = 13
"""There are at most 7,475 classes of five cards, and so as many strengths, and one score more."""

MOST_CARDS = 5
"""In a hand as it is typed that is packed."""

LINE_BITS = 63 - STRENGTH_BITS - MOST_CARDS * NUMBER_BITS
"""What `packed` leaves for the number of a line, with 63 bits before the sign."""

MOST_LINES = 1 << LINE_BITS
"""In a piece, which is 1,048,576. More would be packed without a word into the sign and beyond."""

Showdown: TypeAlias = Callable[[Dealt], Scores]
"""From the lines of a game to the score of each hand on one of its sides."""


class Solved(NamedTuple):
    """The answers to some lines of a block."""

    lines: Ints

    text: bytes

    ends: Ints
    """Where in the text the answer to each line ends."""


def showdown(side: CompiledSide) -> Showdown:
    """The showdown of a side."""
    codes, arrays = code_of(side.codes), side.arrays
    return lambda dealt: arrays.scores(codes[dealt.boards], dealt.line_of, codes[dealt.hands])


def of_sides(dealt: Dealt, showdowns: list[Showdown]) -> Solved:
    """The answers to the lines of a game: one side's, or those of all, the one after the other."""
    if not dealt.lines.size:
        return joined(dealt.lines, [])
    scores = [showdown(dealt) for showdown in showdowns]
    if len(scores) == 1 and scores[0].all():
        return _ranked(dealt, scores[0])
    each = zip(*(_lines_of(_ranked(dealt, side)) for side in scores), strict=True)
    return joined(dealt.lines, [SIDES.encode().join(sides) + b"\n" for sides in each])


def _lines_of(side: Solved) -> list[bytes]:
    """The answers without their ends; of a side that nobody wins there is nothing in the text."""
    ends = side.ends.tolist()
    return [
        side.text[start : end - 1] if end > start else NOBODY.encode()
        for start, end in zip([0, *ends[:-1]], ends, strict=True)
    ]


def _ranked(dealt: Dealt, scores: Scores) -> Solved:
    """Sort the hands of all lines at once: by line, strength, then text."""
    line_of, hands, counts = dealt.line_of, dealt.hands, dealt.counts
    if not scores.all():
        may_win = np.flatnonzero(scores)
        line_of, hands, scores = line_of[may_win], hands[may_win], scores[may_win]
        counts = np.bincount(line_of, minlength=len(counts))
    places, cards = _in_order(line_of, scores, hands)
    size = hands.shape[1]
    answers = np.empty(len(places), [("hand", "<u2", (size,)), ("after", "u1")])
    for place, of_all in enumerate(cards):
        answers["hand"][:, place] = TEXT_OF[of_all]
    answers["after"][:-1] = np.where(places[:-1] == places[1:], EQUALS, BLANK)
    last = np.cumsum(counts)
    answers["after"][last[counts > 0] - 1] = LINE_FEED
    return Solved(dealt.lines, answers.tobytes(), last * answers.itemsize)


def _in_order(
    lines: Ints, scores: Scores, hands: NDArray[np.uint8]
) -> tuple[Ints, list[NDArray[np.integer]]]:
    """The hands in the order of answers: the same number for those that tie, and each card's."""
    size = hands.shape[1]
    if size <= MOST_CARDS and int(scores.max(initial=0)) < 1 << STRENGTH_BITS:
        order = packed(lines, scores, hands)
        order.sort()
        shifts = (NUMBER_BITS * (size - 1 - place) for place in range(size))
        cards = [order >> shift & (1 << NUMBER_BITS) - 1 for shift in shifts]
        return order >> NUMBER_BITS * size, cards
    places = lines << 16 | scores
    # The last key is the first to be looked at.
    by = np.lexsort((*_numbers_of_ten(hands), places))
    return places[by], list(hands[by].T)


def _numbers_of_ten(hands: NDArray[np.uint8]) -> list[Ints]:
    """The numbers of the cards of each hand, ten in one, the last first."""
    starts = range(0, hands.shape[1], 10)
    nothing = np.zeros(len(hands), np.int64)
    return [_with_cards(nothing, hands[:, start : start + 10]) for start in starts][::-1]


def packed(lines: Ints, strengths: Scores, hands: NDArray[np.uint8]) -> Ints:
    """Of each hand one number, in whose order they are answered.

    There may be MOST_LINES lines and MOST_CARDS cards in a hand; the largest such number is the
    largest of an int64.

    >>> lines, strengths = np.array([MOST_LINES - 1]), np.array([(1 << STRENGTH_BITS) - 1])
    >>> cards = np.full((1, MOST_CARDS), (1 << NUMBER_BITS) - 1, np.uint8)
    >>> assert packed(lines, strengths, cards).tolist() == [2**63 - 1]
    """
    # Those that tie stand in the order of their texts, as by `deals.showdown._by_text`.
    return _with_cards(lines << STRENGTH_BITS | strengths, hands)


def _with_cards(order: Ints, hands: NDArray[np.uint8]) -> Ints:
    """Numbers with those of the cards of each hand behind them."""
    for card in hands.T:
        order = order << NUMBER_BITS | card
    return order


def joined(lines: Ints, answers: list[bytes]) -> Solved:
    """The answers to some lines, each with its end."""
    ends = np.cumsum([len(answer) for answer in answers], dtype=np.int64)
    return Solved(lines, b"".join(answers), ends)


def in_place(solved: list[Solved]) -> bytes:
    """All the answers in the order of their lines: a run of lines of one kind is one piece."""
    kinds = [kind for kind in solved if kind.lines.size]
    if len(kinds) == 1:
        return kinds[0].text
    lines = np.concatenate([kind.lines for kind in kinds])
    kind_of = np.repeat(np.arange(len(kinds)), [len(kind.lines) for kind in kinds])
    starts = np.concatenate([np.concatenate(([0], kind.ends[:-1])) for kind in kinds])
    ends = np.concatenate([kind.ends for kind in kinds])
    order = np.argsort(lines)
    kind_of, starts, ends = kind_of[order], starts[order], ends[order]
    first = np.flatnonzero(np.diff(kind_of, prepend=-1))
    last = np.append(first[1:], len(order)) - 1
    runs = zip(kind_of[first].tolist(), starts[first].tolist(), ends[last].tolist(), strict=True)
    return b"".join([kinds[kind].text[start:end] for kind, start, end in runs])
