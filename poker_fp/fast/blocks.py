"""Blocks of text through the arrays (extra `fast`): each step for all lines of a game at once."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np

from poker_fp.deals.answers import Answers, Solver, by_comparators
from poker_fp.deals.games import FIVE_CARD_DRAW, OMAHA_HOLDEM, TEXAS_HOLDEM
from poker_fp.fast.arrays import Arrays
from poker_fp.fast.card_bytes import CODE_OF, NUMBER_BITS, TEXT_OF
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.plain_blocks import Dealt, block_of, dealt_in
from poker_fp.fast.rank_arrays import Ints, Strengths, row_sums

LINE_FEED, BLANK, EQUALS = b"\n ="
STRENGTH_BITS = 13

Showdown: TypeAlias = Callable[[Ints, Ints, Ints], Strengths]
"""From the codes of boards, the board of each hand and the codes of hands to their strengths."""


class Solved(NamedTuple):
    """The answers to some lines of a block."""

    lines: Ints

    text: bytes

    ends: Ints
    """Where in the text the answer to each line ends."""


def block_solver(evaluator: Evaluator) -> Solver:
    r"""A solver with numpy, for many lines at once; for one line it does too much.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.fast import compile_ranking
    >>> solver = block_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nchess\n") == Answers(
    ...     b"KdKs 9hJh\n"
    ...     b"Error: column 1: unknown game 'chess' (a line starts with a game: "
    ...     b"texas-holdem, omaha-holdem, five-card-draw)\n",
    ...     lines=2,
    ...     bad=1,
    ... )
    """
    games = (
        (TEXAS_HOLDEM, _holdem(evaluator.arrays)),
        (OMAHA_HOLDEM, _omaha(evaluator.arrays)),
        (FIVE_CARD_DRAW, _draw(evaluator.arrays)),
    )
    readable = by_comparators(evaluator.ranking)

    def solve_all(text: bytes) -> Answers:
        if not text:
            return Answers(b"", 0, 0)
        block = block_of(text if text.endswith(b"\n") else text + b"\n")
        plain = np.zeros(len(block.starts), bool)
        solved = []
        for game, showdown in games:
            if not plain.all():
                solved.append(_ranked(dealt_in(block, game), showdown))
                plain[solved[-1].lines] = True
        others = np.flatnonzero(~plain)
        answers = [readable(text[block.starts[n] : block.ends[n]]) for n in others]
        solved.append(_joined(others, [answer + b"\n" for answer, _ in answers]))
        return Answers(_in_place(solved), len(plain), sum(failed for _, failed in answers))

    return solve_all


def _holdem(arrays: Arrays) -> Showdown:
    def showdown(boards: Ints, board_of: Ints, hands: Ints) -> Strengths:
        sums = row_sums(boards)[board_of] + row_sums(hands)
        return arrays.of_sums(
            sums, 7, lambda rows: np.hstack((boards[board_of[rows]], hands[rows]))
        )

    return showdown


def _omaha(arrays: Arrays) -> Showdown:
    return lambda boards, board_of, hands: arrays.of_boards_and_holes(
        boards, arrays.find_boards, board_of, hands
    )


def _draw(arrays: Arrays) -> Showdown:
    return lambda _, __, hands: arrays.of_sums(row_sums(hands), 5, hands.__getitem__)


def _ranked(dealt: Dealt, showdown: Showdown) -> Solved:
    """Sort the hands of all lines at once, as numbers: line, strength, then text."""
    size = dealt.hands.shape[1]
    text_bits = NUMBER_BITS * size
    strengths = showdown(CODE_OF[dealt.boards], dealt.line_of, CODE_OF[dealt.hands])
    order = dealt.line_of << STRENGTH_BITS | strengths
    for card in dealt.hands.T:
        order = order << NUMBER_BITS | card
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
