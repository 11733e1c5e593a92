"""Blocks of text through the arrays (extra `fast`): each step for all lines of a game at once."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poker_fp.algebra._toolz import pipe
from poker_fp.deals.answers import (
    Answers,
    LineSolver,
    Solver,
    one_after_another,
    unread,
)
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.deals.rewriting import LinesSolver, by_rewriting
from poker_fp.fast.arrays import Arrays, summed
from poker_fp.fast.card_bytes import CODE_OF, NUMBER_BITS, TEXT_OF
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.plain_blocks import Dealt, block_of, dealt_in
from poker_fp.fast.rank_arrays import Ints, Strengths, row_sums

LINE_FEED, BLANK, EQUALS = b"\n ="

STRENGTH_BITS = 13
"""There are at most 7,462 classes, and so as many strengths."""

MOST_CARDS = max(game.hole for game in CLASSIC.values())
"""In a hand as it is typed, which is 5."""

LINE_BITS = 63 - STRENGTH_BITS - MOST_CARDS * NUMBER_BITS
"""What `packed` leaves for the number of a line, with 63 bits before the sign."""

MOST_LINES = 1 << LINE_BITS
"""In a piece, which is 1,048,576. More would be packed without a word into the sign and beyond."""

Showdown: TypeAlias = Callable[[Ints, Ints, Ints], Strengths]
"""From the codes of boards, the board of each hand and the codes of hands to their strengths."""


class Solved(NamedTuple):
    """The answers to some lines of a block."""

    lines: Ints

    text: bytes

    ends: Ints
    """Where in the text the answer to each line ends."""


def block_solver(evaluator: Evaluator, others: LineSolver | None = None) -> Solver:
    r"""A solver with numpy, for many lines at once; for one line it does too much.

    `others` answers lines that are not plain; by default they are read, and rewritten plainly.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.fast import compile_ranking
    >>> solver = block_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nrazz\n") == Answers(
    ...     b"KdKs 9hJh\nError: column 5: the hand is missing (razz takes hands of 7 cards)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    showdowns = [showdown(evaluator.arrays) for showdown in (_holdem, _omaha, _draw)]

    def solve_piece(others: LinesSolver, text: bytes) -> Answers:
        block = block_of(text if text.endswith(b"\n") else text + b"\n")
        plain = np.zeros(len(block.starts), bool)
        solved = []
        for game, showdown in zip(CLASSIC.values(), showdowns, strict=True):
            if not plain.all():
                solved.append(_ranked(dealt_in(block, game), showdown))
                plain[solved[-1].lines] = True
        rest = np.flatnonzero(~plain)
        answers = others([text[block.starts[n] : block.ends[n]] for n in rest])
        solved.append(_joined(rest, [answer + b"\n" for answer, _ in answers]))
        bad = rest[[failed for _, failed in answers]] if answers else rest
        return Answers(_in_place(solved), len(plain), tuple(bad.tolist()))

    def solver(others: LinesSolver) -> Solver:
        each = partial(solve_piece, others)
        return lambda text: pipe(text, _pieces, partial(map, each), one_after_another)

    plain = solver(lambda lines: list(map(unread, lines)))
    return solver(
        (lambda lines: list(map(others, lines)))
        if others
        else by_rewriting(evaluator.ranking, plain)
    )


def _pieces(text: bytes) -> Iterator[bytes]:
    """Whole lines: MOST_LINES bytes, with not more lines, and the rest of the last one."""
    start = 0
    while start < len(text):
        end = text.find(b"\n", start + MOST_LINES - 1) + 1 or len(text)
        yield text[start:end]
        start = end


def _holdem(arrays: Arrays) -> Showdown:
    def showdown(boards: Ints, board_of: Ints, hands: Ints) -> Strengths:
        sums = row_sums(boards)[board_of] + row_sums(hands)
        return arrays.of_sums(
            sums, 7, lambda rows: np.hstack((boards[board_of[rows]], hands[rows]))
        )

    return showdown


def _omaha(arrays: Arrays) -> Showdown:
    return lambda boards, board_of, hands: arrays.of_boards_and_holes(
        summed(boards), arrays.find_boards, board_of, summed(hands)
    )


def _draw(arrays: Arrays) -> Showdown:
    return lambda _, __, hands: arrays.of_sums(row_sums(hands), 5, hands.__getitem__)


def _ranked(dealt: Dealt, showdown: Showdown) -> Solved:
    """Sort the hands of all lines at once, as numbers: line, strength, then text."""
    size = dealt.hands.shape[1]
    text_bits = NUMBER_BITS * size
    strengths = showdown(CODE_OF[dealt.boards], dealt.line_of, CODE_OF[dealt.hands])
    order = packed(dealt.line_of, strengths, dealt.hands)
    order.sort()
    answers = np.empty(len(order), [("hand", "<u2", (size,)), ("after", "u1")])
    for place in range(size):
        card = order >> NUMBER_BITS * (size - 1 - place) & (1 << NUMBER_BITS) - 1
        answers["hand"][:, place] = TEXT_OF[card]
    equals = order[:-1] >> text_bits == order[1:] >> text_bits
    answers["after"][:-1] = np.where(equals, EQUALS, BLANK)
    last = np.cumsum(dealt.counts)
    answers["after"][last - 1] = LINE_FEED
    return Solved(dealt.lines, answers.tobytes(), last * answers.itemsize)


def packed(lines: Ints, strengths: Strengths, hands: NDArray[np.uint8]) -> Ints:
    """Of each hand one number, in whose order they are answered.

    There may be MOST_LINES lines and MOST_CARDS cards in a hand; the largest such number is the
    largest of an int64.

    >>> lines, strengths = np.array([MOST_LINES - 1]), np.array([(1 << STRENGTH_BITS) - 1])
    >>> cards = np.full((1, MOST_CARDS), (1 << NUMBER_BITS) - 1, np.uint8)
    >>> assert packed(lines, strengths, cards).tolist() == [2**63 - 1]
    """
    # Those that tie stand in the order of their texts, as by `deals.showdown._by_text`.
    order = lines << STRENGTH_BITS | strengths
    for card in hands.T:
        order = order << NUMBER_BITS | card
    return order


def _joined(lines: Ints, answers: list[bytes]) -> Solved:
    ends = np.cumsum([len(answer) for answer in answers], dtype=np.int64)
    return Solved(lines, b"".join(answers), ends)


def _in_place(solved: list[Solved]) -> bytes:
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
