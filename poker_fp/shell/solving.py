"""The way to solve many lines that is soonest done: comparators, tables, or several processes."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from struct import unpack
from typing import TypeAlias

from poker_fp.deals.answers import Answers, LineSolver, Solver, readable_solver, unread
from poker_fp.rules.rankings import STANDARD

MANY = 100
"""Lines by which the tables are there sooner than so many answers by the comparators."""

STANDARD_STRENGTHS = Path(__file__).with_name("standard.strengths")
"""The strengths that compiling STANDARD gives each class, two bytes each, the lower first.

A test holds them equal. Compiling takes a thousand times as long as reading them.
"""


Solved: TypeAlias = tuple[bytes, Answers]
"""A piece of text, of whole lines, and the answers to it."""


def with_answers(pieces: Iterable[bytes], workers: int = 1, many: int = MANY) -> Iterator[Solved]:
    """Pieces of text, each of whole lines, in their order, and the answers to each.

    The first lines go through the comparators; once they are many, all go through the tables, in
    as many processes as asked for. Only so many pieces are held at a time as there are processes.
    """
    few = readable_solver(STANDARD)
    pieces = iter(pieces)
    lines = 0
    for piece in pieces:
        lines += piece.count(b"\n")
        if lines >= many:
            yield from _by_tables(chain((piece,), pieces), workers)
        else:
            yield piece, few(piece)


def _by_tables(pieces: Iterable[bytes], workers: int) -> Iterator[Solved]:
    if workers == 1:
        solve = fast_solver()
        for piece in pieces:
            yield piece, solve(piece)
        return
    from concurrent.futures import Future, ProcessPoolExecutor

    fast_solver()  # where processes are forked, they find it made
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupts) as pool:
        waiting: deque[tuple[bytes, Future[Answers]]] = deque()

        def first() -> Solved:
            piece, answers = waiting.popleft()
            return piece, answers.result()

        for piece in pieces:
            waiting.append((piece, pool.submit(_solve, piece)))
            if len(waiting) > workers:
                yield first()
        while waiting:
            yield first()


def _ignore_interrupts() -> None:
    """Leave it to the first process to end the others, without a word from them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _solve(piece: bytes) -> Answers:
    return fast_solver()(piece)


@cache
def fast_solver() -> Solver:
    """The standard ranking's tables, for all that is right; and what is wrong with the rest."""
    return _tables(None)


@cache
def plain_solver() -> Solver:
    """The tables alone: a line that they do not read is one of the bad, with an empty answer."""
    return _tables(unread)


def _tables(others: LineSolver | None) -> Solver:
    """The tables by numpy where that is installed."""
    from poker_fp.fast.evaluator import Evaluator

    evaluator = Evaluator(STANDARD, shipped_strengths())
    # Threads that nothing here uses, which take numpy a while to start.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from poker_fp.fast.blocks import block_solver
    except ModuleNotFoundError:
        from poker_fp.fast.text import text_solver

        return text_solver(evaluator, others)
    return block_solver(evaluator, others)


def shipped_strengths() -> tuple[int, ...]:
    data = STANDARD_STRENGTHS.read_bytes()
    return unpack(f"<{len(data) // 2}H", data)
