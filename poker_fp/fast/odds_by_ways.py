"""Odds way by way: all the cards to come, and the tables for each."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from poker_fp.deals.odds import Odds, Step
from poker_fp.deals.spots import Spot, left, to_come
from poker_fp.fast.codes import Codes, encode
from poker_fp.fast.odds_sides import OddsSide
from poker_fp.fast.odds_tally import odds_of_tally, outcome_of
from poker_fp.rules.hands import Hand

STEP = 1 << 10
"""Ways that are counted between two calls of a `Step`."""


def odds_by_ways(spot: Spot[Hand], sides: Sequence[OddsSide], step: Step) -> Odds:
    """The odds of a spot whose game has such sides, one way after the other.

    `odds_way_arrays` does the same with numpy.
    """
    board = encode(spot.board)
    holes = [encode(player.cards) for player in spot.players]
    tally: Counter[int] = Counter()
    least = [0] * len(sides)
    drawn = _drawn(encode(left(spot)), to_come(spot))
    for counted, (shared, *own) in enumerate(drawn):
        if counted % STEP == 0:
            step(counted)
        whole = board + shared
        each = [had + drew for had, drew in zip(holes, own, strict=True)]
        strengths = [[side.look_up(whole, hole) for hole in each] for side in sides]
        tally[outcome_of(strengths, least)] += 1
    return odds_of_tally(len(holes), len(sides), tally)


def _drawn(codes: Codes, counts: Sequence[int]) -> Iterator[list[Codes]]:
    """All ways for so many of the codes to be drawn, one count after the other."""
    if not any(counts):
        yield [()] * len(counts)
        return
    first, *others = counts
    for some in combinations(codes, first):
        rest = tuple(code for code in codes if code not in some) if first else codes
        for more in _drawn(rest, others):
            yield [some, *more]
