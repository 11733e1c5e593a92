"""The odds of a spot by what is soonest there: the comparators, or tables."""

import os
from functools import cache
from typing import TYPE_CHECKING

from returns.result import Result, Success

from poker_fp.deals import odds as by_comparators
from poker_fp.deals.odds import Odds, Step, TooManyWays
from poker_fp.deals.spots import Spot, ways
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking
from poker_fp.shell.solving import shipped_strengths

if TYPE_CHECKING:
    from poker_fp.fast.checking import CompileError
    from poker_fp.fast.evaluator import Evaluator

FEW = 100
"""Ways that the comparators have counted before tables are there."""


def counted_soonest(spot: Spot[Hand], limit: int, step: Step) -> Result[Odds, TooManyWays]:
    """`poker_fp.odds`, by tables where there are more ways than a few."""
    if ways(spot) <= FEW:
        return by_comparators.odds(spot, limit=limit, step=step)
    # Threads that nothing here uses, which take numpy a while to start.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from poker_fp import fast

    return fast.odds(spot, limit=limit, step=step, compiler=compiled)


@cache
def compiled(ranking: Ranking[Hand]) -> "Result[Evaluator, CompileError]":
    """The tables of a ranking: those shipped, or else what compiling gives."""
    from poker_fp.fast.compiling import compile_ranking
    from poker_fp.fast.evaluator import Evaluator

    if ranking == STANDARD:
        return Success(Evaluator(STANDARD, shipped_strengths()))
    return compile_ranking(ranking)
