"""Blocks of text through the arrays (extra `fast`): each step for all lines of a game at once."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from poker_fp.algebra._toolz import pipe
from poker_fp.deals.answers import (
    Answers,
    LineSolver,
    Solver,
    one_after_another,
    unread,
)
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.games import Game
from poker_fp.deals.rewriting import LinesSolver, by_rewriting
from poker_fp.fast.answer_blocks import MOST_LINES, Showdown, in_place, joined, of_sides, showdown
from poker_fp.fast.games import CompiledGame, Compiler, compile_game, compiling_once
from poker_fp.fast.plain_blocks import Block, Layout, block_of, dealt_in, layout_of
from poker_fp.text.results import either

Reading: TypeAlias = tuple[Layout, list[Showdown]]
"""How the lines of a game are told, and the showdown of each side."""


def block_solver(
    games: Mapping[str, Game[Any]] = GAMES,
    compiler: Compiler | None = None,
    others: LineSolver | None = None,
) -> Solver:
    r"""A solver with numpy, for many lines at once; for one line it does too much.

    It takes what `text_solver` takes.

    >>> solver = block_solver()
    >>> assert solver(b"leduc Kh Ks Qs\nkuhn\n") == Answers(
    ...     b"Qs Ks\n"
    ...     b"Error: column 5: the hand is missing (kuhn takes hands of 1 card)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    made = compiler or compiling_once()
    readings: dict[bytes, Reading | None] = {}
    names = {name.encode(): name for name in games}

    def reading_of(name: bytes) -> Reading | None:
        if name in names and name not in readings:
            compiled = compile_game(games[names[name]], made)
            readings[name] = either(compiled, _reading, lambda _: None)
        return readings.get(name)

    def solve_piece(others: LinesSolver, text: bytes) -> Answers:
        block = block_of(text if text.endswith(b"\n") else text + b"\n")
        plain = np.zeros(len(block.starts), bool)
        solved, met, left = [], set(), np.arange(len(plain))
        while left.size:
            name = _name_at(block, int(left[0]))
            reading = None if name in met else reading_of(name)
            if reading:
                layout, showdowns = reading
                dealt = dealt_in(block, left, layout)
                solved.append(of_sides(dealt, showdowns))
                plain[dealt.lines] = True
                left = left[~plain[left]]
            else:
                left = left[1:]
            met.add(name)
        rest = np.flatnonzero(~plain)
        answers = others([text[block.starts[n] : block.ends[n]] for n in rest])
        solved.append(joined(rest, [answer + b"\n" for answer, _ in answers]))
        bad = rest[[failed for _, failed in answers]] if answers else rest
        return Answers(in_place(solved), len(plain), tuple(bad.tolist()))

    def solver(others: LinesSolver) -> Solver:
        each = partial(solve_piece, others)
        return lambda text: pipe(text, _pieces, partial(map, each), one_after_another)

    plain = solver(lambda lines: list(map(unread, lines)))
    return solver(
        (lambda lines: list(map(others, lines))) if others else by_rewriting(games, plain)
    )


def _reading(compiled: CompiledGame) -> Reading:
    return layout_of(compiled.game), list(map(showdown, compiled.sides))


def _name_at(block: Block, line: int) -> bytes:
    """What a line starts with, up to a blank."""
    start, end = int(block.starts[line]), int(block.ends[line])
    blank = block.text.find(b" ", start, end)
    return block.text[start : end if blank < 0 else blank]


def _pieces(text: bytes) -> Iterator[bytes]:
    """Whole lines: MOST_LINES bytes, with not more lines, and the rest of the last one."""
    start = 0
    while start < len(text):
        end = text.find(b"\n", start + MOST_LINES - 1) + 1 or len(text)
        yield text[start:end]
        start = end
