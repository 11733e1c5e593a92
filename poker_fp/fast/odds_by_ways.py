"""Odds way by way: all the cards to come, and the tables for each."""

from collections import Counter
from collections.abc import Sequence

from poker_fp.deals.choosing import Places
from poker_fp.deals.odds import Odds, Step
from poker_fp.deals.spots import Spot, drawn, left, to_come
from poker_fp.fast.codes import Codes
from poker_fp.fast.odds_tally import odds_of_tally, outcome_of
from poker_fp.fast.sides import CompiledSide
from poker_fp.rules.hands import Hand

STEP = 1 << 10
"""Ways that are counted between two calls of a `Step`."""


def odds_by_ways(spot: Spot[Hand], sides: Sequence[CompiledSide], step: Step) -> Odds:
    """The odds of a spot whose game has such sides, one way after the other.

    `odds_way_arrays` does the same with numpy.
    """
    seated = [_Seated(side, spot) for side in sides]
    least = [0] * len(sides)
    tally: Counter[int] = Counter()
    ways = drawn(tuple(range(len(left(spot)))), to_come(spot))
    for counted, (board, *holes) in enumerate(ways):
        if counted % STEP == 0:
            step(counted)
        tally[outcome_of([each.strengths(board, holes) for each in seated], least)] += 1
    return odds_of_tally(len(spot.players), len(sides), tally)


class _Seated:
    """A side with the codes of a spot's cards."""

    def __init__(self, side: CompiledSide, spot: Spot[Hand]) -> None:
        self._look_up, self._left = side.look_up, side.encode(left(spot))
        self._board = side.encode(spot.board)
        self._holes = [side.encode(player.cards) for player in spot.players]

    def strengths(self, board: Places, holes: Sequence[Places]) -> list[int]:
        """The strength of each player's best hand with those of the cards that are left."""
        look_up, shared = self._look_up, self._board + self._at(board)
        both = zip(self._holes, holes, strict=True)
        return [look_up(shared, had + self._at(drew)) for had, drew in both]

    def _at(self, places: Places) -> Codes:
        return tuple(map(self._left.__getitem__, places))
