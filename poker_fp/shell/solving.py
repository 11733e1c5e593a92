"""The way to solve many lines that is soonest done: comparators, tables, or several processes."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from math import inf
from time import perf_counter
from typing import TypeAlias

from poker_fp.deals.answers import (
    Answers,
    LineSolver,
    Solver,
    one_after_another,
    readable_solver,
    under,
    unread,
)
from poker_fp.rules.variants import DECK_RANKINGS

MANY = 100
"""Lines by which the tables are there sooner than so many answers by the comparators."""

MANY_TO_COMPILE = 1000
"""The same where the tables have to be compiled first."""

SHIPPED = ("standard", "short-deck")
"""The names of rankings that need not be compiled: see `shipped.py`."""

A_LINE = 0.001
"""Seconds that a line of most games takes by the comparators. One with wild cards takes longer."""

WORKERS_PAY = 0.3
"""Seconds of work from which other processes are there soon enough to save some of them."""

PART = 200
"""Lines by which it is told how long others take."""

AHEAD = 2
"""Pieces that wait for each process, so that it has one when it is done with another."""

Solved: TypeAlias = tuple[bytes, Answers]
"""A piece of text, of whole lines, and the answers to it."""


def with_answers(
    pieces: Iterable[bytes],
    workers: int = 1,
    many: int | None = None,
    ranking: str = "standard",
    size: float = inf,
) -> Iterator[Solved]:
    """Pieces of text, each of whole lines, in their order, and the answers to each.

    The first lines go through the comparators; once they are many, or have taken as long as many,
    all go through the tables, and if what is left of `size` bytes takes long enough for that, in as
    many processes as asked for. Only a few pieces for each process are held at a time.
    `ranking` is a name in DECK_RANKINGS; games that no tables can hold keep to the comparators.
    """
    few = readable_solver(DECK_RANKINGS[ranking])
    if many is None:
        many = MANY if ranking in SHIPPED else MANY_TO_COMPILE
    pieces = iter(pieces)
    lines, left = 0, many * A_LINE
    for piece in pieces:
        lines += piece.count(b"\n")
        answered, rest, taken = _for_so_long(left if lines < many else 0, few, piece)
        if answered[0]:
            yield answered
        size, left = size - len(answered[0]), left - taken
        if rest:
            yield from _by_tables(chain((rest,), pieces), workers, ranking, size)


def _for_so_long(seconds: float, solve: Solver, piece: bytes) -> tuple[Solved, bytes, float]:
    """The first lines of a piece and their answers, the rest of it, and the seconds they took."""
    answers, end, taken = [], 0, 0.0
    start = perf_counter()
    while end < len(piece) and taken < seconds:
        first, end = end, piece.find(b"\n", end) + 1 or len(piece)
        answers.append(solve(piece[first:end]))
        taken = perf_counter() - start
    return (piece[:end], one_after_another(answers)), piece[end:], taken


def _by_tables(
    pieces: Iterable[bytes], workers: int, ranking: str, size: float
) -> Iterator[Solved]:
    solve = fast_solver(ranking)
    pieces = _first_in_parts(iter(pieces)) if workers > 1 else iter(pieces)
    for number, piece in enumerate(pieces):
        start = perf_counter()
        answers = solve(piece)
        pace = (perf_counter() - start) / len(piece)
        yield piece, answers
        size -= len(piece)
        # The first answers take longest, as tables are grown for them.
        if workers > 1 and number and pace * size > WORKERS_PAY:
            yield from _in_processes(pieces, workers, ranking)


def _first_in_parts(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Two parts of a first piece, by which to tell how long the rest takes, and the rest of it."""
    first, end = next(pieces, b""), 0
    for _ in range(2):
        start = end
        for _ in range(PART):
            end = first.find(b"\n", end) + 1 or len(first)
        if part := first[start:end]:
            yield part
    if rest := first[end:]:
        yield rest
    yield from pieces


def _in_processes(pieces: Iterable[bytes], workers: int, ranking: str) -> Iterator[Solved]:
    """Solve in this process as well as in the others, so that none waits for another."""
    from concurrent.futures import Future, ProcessPoolExecutor

    solve, others = fast_solver(ranking), workers - 1
    with ProcessPoolExecutor(others, initializer=_ignore_interrupts) as pool:
        waiting: deque[tuple[bytes, Future[Answers]]] = deque()

        def first() -> Solved:
            piece, answers = waiting.popleft()
            return piece, answers.result()

        for piece in pieces:
            if sum(not answers.done() for _, answers in waiting) < AHEAD * others:
                answers = pool.submit(_solve, piece, ranking)
            else:
                answers = Future()
                answers.set_result(solve(piece))
            waiting.append((piece, answers))
            while waiting and (waiting[0][1].done() or len(waiting) > 2 * AHEAD * workers):
                yield first()
        while waiting:
            yield first()


def _ignore_interrupts() -> None:
    """Leave it to the first process to end the others, without a word from them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _solve(piece: bytes, ranking: str) -> Answers:
    return fast_solver(ranking)(piece)


@cache
def fast_solver(ranking: str = "standard") -> Solver:
    """The tables of all games under a ranking, and the comparators for what they do not read.

    The comparators alone rank games by a ranking that looks at suits, as the house's does.
    """
    return _tables(ranking, None)


@cache
def plain_solver() -> Solver:
    """The tables alone: a line that they do not read is one of the bad, with an empty answer."""
    return _tables("standard", unread)


def _tables(ranking: str, others: LineSolver | None) -> Solver:
    """The tables by numpy where that is installed."""
    from poker_fp.shell.shipped import strengths_of

    # Threads that nothing here uses, which take numpy a while to start.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    games = under(DECK_RANKINGS[ranking])
    try:
        from poker_fp.fast.blocks import block_solver
    except ModuleNotFoundError:
        from poker_fp.fast.text import text_solver

        return text_solver(games, strengths_of, others)
    return block_solver(games, strengths_of, others)
