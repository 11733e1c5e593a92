"""The odds of a spot by what is soonest there: the comparators, or tables."""

import os

from returns.result import Result

from poker_fp.deals import odds as by_comparators
from poker_fp.deals.odds import Odds, Step, TooManyWays
from poker_fp.deals.spots import Spot, ways
from poker_fp.rules.hands import Hand

FEW = 100
"""Ways that the comparators have counted before tables are there."""


def counted_soonest(spot: Spot[Hand], limit: int, step: Step) -> Result[Odds, TooManyWays]:
    """`poker_fp.odds`, by tables where there are more ways than a few."""
    if ways(spot) <= FEW:
        return by_comparators.odds(spot, limit=limit, step=step)
    # Threads that nothing here uses, which take numpy a while to start.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from poker_fp import fast
    from poker_fp.shell.shipped import strengths_of

    return fast.odds(spot, limit=limit, step=step, compiler=strengths_of)
