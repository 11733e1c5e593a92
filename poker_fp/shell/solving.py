"""The way to solve many lines that is soonest done: comparators, tables, or several processes."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from struct import unpack

from poker_fp.deals.answers import Answers, Solver, readable_solver
from poker_fp.rules.rankings import STANDARD

MANY = 100
"""Lines by which the tables are there sooner than so many answers by the comparators."""

STANDARD_STRENGTHS = Path(__file__).with_name("standard.strengths")
"""The strengths that compiling STANDARD gives each class, two bytes each, the lower first.

A test holds them equal. Compiling takes a thousand times as long as reading them.
"""


def solved(pieces: Iterable[bytes], workers: int = 1, many: int = MANY) -> Iterator[Answers]:
    """The answers to pieces of text, each of whole lines, in their order.

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
            yield few(piece)


def _by_tables(pieces: Iterable[bytes], workers: int) -> Iterator[Answers]:
    if workers == 1:
        yield from map(fast_solver(), pieces)
        return
    from concurrent.futures import Future, ProcessPoolExecutor

    fast_solver()  # where processes are forked, they find it made
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupts) as pool:
        waiting: deque[Future[Answers]] = deque()
        for piece in pieces:
            waiting.append(pool.submit(_solve, piece))
            if len(waiting) > workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _ignore_interrupts() -> None:
    """Leave it to the first process to end the others, without a word from them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _solve(piece: bytes) -> Answers:
    return fast_solver()(piece)


@cache
def fast_solver() -> Solver:
    """The standard ranking's tables, by numpy where that is installed."""
    from poker_fp.fast.evaluator import Evaluator

    evaluator = Evaluator(STANDARD, shipped_strengths())
    # Threads that nothing here uses, which take numpy a while to start.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from poker_fp.fast.blocks import block_solver
    except ModuleNotFoundError:
        from poker_fp.fast.text import text_solver

        return text_solver(evaluator)
    return block_solver(evaluator)


def shipped_strengths() -> tuple[int, ...]:
    data = STANDARD_STRENGTHS.read_bytes()
    return unpack(f"<{len(data) // 2}H", data)
