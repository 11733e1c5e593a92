"""The way to solve many lines that is soonest done: comparators, tables, or several processes."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from struct import unpack
from typing import TYPE_CHECKING, TypeAlias

from poker_fp.deals.answers import Answers, LineSolver, Solver, readable_solver, unread
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.text.results import either

if TYPE_CHECKING:
    from poker_fp.fast.evaluator import Evaluator

MANY = 100
"""Lines by which the tables are there sooner than so many answers by the comparators."""

MANY_TO_COMPILE = 1000
"""The same where the tables have to be compiled first."""

STANDARD_STRENGTHS = Path(__file__).with_name("standard.strengths")
"""The strengths that compiling STANDARD gives each class, two bytes each, the lower first.

A test holds them equal. Compiling takes a thousand times as long as reading them.
"""


Solved: TypeAlias = tuple[bytes, Answers]
"""A piece of text, of whole lines, and the answers to it."""


def with_answers(
    pieces: Iterable[bytes],
    workers: int = 1,
    many: int | None = None,
    ranking: str = "standard",
) -> Iterator[Solved]:
    """Pieces of text, each of whole lines, in their order, and the answers to each.

    The first lines go through the comparators; once they are many, all go through the tables, in
    as many processes as asked for. Only so many pieces are held at a time as there are processes.
    `ranking` is a name in DECK_RANKINGS; one that no tables can hold keeps to the comparators.
    """
    few = readable_solver(DECK_RANKINGS[ranking])
    if many is None:
        many = MANY if ranking == "standard" else MANY_TO_COMPILE
    pieces = iter(pieces)
    lines = 0
    for piece in pieces:
        lines += piece.count(b"\n")
        if lines >= many:
            yield from _by_tables(chain((piece,), pieces), workers, ranking)
        else:
            yield piece, few(piece)


def _by_tables(pieces: Iterable[bytes], workers: int, ranking: str) -> Iterator[Solved]:
    if workers == 1:
        solve = fast_solver(ranking)
        for piece in pieces:
            yield piece, solve(piece)
        return
    from concurrent.futures import Future, ProcessPoolExecutor

    fast_solver(ranking)  # where processes are forked, they find it made
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupts) as pool:
        waiting: deque[tuple[bytes, Future[Answers]]] = deque()

        def first() -> Solved:
            piece, answers = waiting.popleft()
            return piece, answers.result()

        for piece in pieces:
            waiting.append((piece, pool.submit(_solve, piece, ranking)))
            if len(waiting) > workers:
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
    """A ranking's tables, and the comparators for lines that the tables do not read.

    The comparators alone for a ranking that looks at suits, as the house's does.
    """
    from poker_fp.fast.compiling import compile_ranking
    from poker_fp.fast.evaluator import Evaluator

    if ranking == "standard":
        return _tables(Evaluator(STANDARD, shipped_strengths()), None)
    rules = DECK_RANKINGS[ranking]
    compiled = compile_ranking(rules)
    return either(compiled, lambda made: _tables(made, None), lambda _: readable_solver(rules))


@cache
def plain_solver() -> Solver:
    """The tables alone: a line that they do not read is one of the bad, with an empty answer."""
    from poker_fp.fast.evaluator import Evaluator

    return _tables(Evaluator(STANDARD, shipped_strengths()), unread)


def _tables(evaluator: "Evaluator", others: LineSolver | None) -> Solver:
    """The tables by numpy where that is installed."""
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
