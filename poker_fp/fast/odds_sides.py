"""The sides of a game by the tables of an evaluator, as odds ask them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from returns.result import Result

from poker_fp.deals.choosing import Places, made_by, places_of
from poker_fp.deals.games import Game, Side
from poker_fp.fast.checking import CompileError
from poker_fp.fast.classes import HandClass, hand_classes
from poker_fp.fast.codes import CODES, Codes
from poker_fp.fast.compiling import compile_ranking
from poker_fp.fast.evaluator import Evaluator
from poker_fp.rules.cards import Rank
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.text.results import either

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from poker_fp.fast.arrays import Summed

Compiler: TypeAlias = Callable[[Ranking[Hand]], Result[Evaluator, CompileError]]
"""From a ranking to its tables, if there are any."""

compiled_once: Compiler = cache(compile_ranking)
"""`compile_ranking`, which takes a second, once for each ranking."""

FIVE = 5
"""Cards of a hand that the tables know, and of a board of which Omaha takes three."""

MOST_OF_OMAHA = 6
"""A player's own cards, of which two are taken."""

NOTHING = -1
"""In place of a strength, below all of them: of who has no hand that may win."""


@dataclass(frozen=True)
class OddsSide:
    """A side of a game whose hands are five cards, with the tables of its ranking."""

    side: Side[Hand]

    evaluator: Evaluator

    game: Game[Any]

    @cached_property
    def places(self) -> set[frozenset[int]]:
        """Which cards of hole and board are taken together."""
        places = places_of(self.side.hands, self.game.board, self.game.hole) or ()
        return set(map(frozenset, places))

    @cached_property
    def is_omaha(self) -> bool:
        """Are any three of the five cards of a board taken with any two of a player's own?"""
        own, shared = range(self.game.hole), range(self.game.hole, self.game.hole + self.game.board)
        if self.game.board != FIVE or not 2 <= self.game.hole <= MOST_OF_OMAHA:
            return False
        threes, pairs = list(combinations(shared, 3)), combinations(own, 2)
        return self.places == {frozenset(pair + three) for pair in pairs for three in threes}

    @cached_property
    def any_five_of(self) -> list[Places]:
        """Cards of which any five are taken, seven at most, so that no hand is left out."""
        cards, rest, found = sorted(set().union(*self.places)), set(self.places), []
        for size in (7, 6, 5):
            for some in combinations(cards, size):
                fives = set(map(frozenset, combinations(some, FIVE)))
                if fives <= self.places and fives & rest:
                    found.append(some)
                    rest -= fives
        return found

    @cached_property
    def _strength_of(self) -> dict[HandClass, int]:
        return dict(zip(hand_classes(), self.evaluator.class_strengths, strict=True))

    @cached_property
    def least(self) -> int:
        """The strength of the weakest hand that may win."""
        hand = self.side.at_least
        if hand is None:
            return 0
        ranks = tuple(map(Rank, hand.ranks[::-1]))
        return self._strength_of[HandClass(ranks, hand.suited)]

    @cached_property
    def suits_help(self) -> bool:
        """Does it never make a hand weaker to be of one suit?"""
        strengths = self._strength_of
        return all(
            strength >= strengths[HandClass(ranks, suited=False)]
            for (ranks, suited), strength in strengths.items()
            if suited
        )

    def look_up(self, board: Codes, hole: Codes) -> int:
        """The strength of a player's best hand, by codes; NOTHING if none may win."""
        if self.is_omaha and len(hole) > 3:
            best = self.evaluator.omaha(board, hole)
        else:
            cards = hole + board
            best = max([self.evaluator.strength(pick(cards)) for pick in self._pickers])
        return best if best >= self.least else NOTHING

    @cached_property
    def _pickers(self) -> list[Callable[[Codes], Codes]]:
        return [itemgetter(*places) for places in self.any_five_of]

    def strengths(
        self, boards: "NDArray[np.int64]", holes: "NDArray[np.int64]"
    ) -> "NDArray[np.int32]":
        """`look_up` of each row of two arrays of codes. Needs numpy."""
        import numpy as np

        from poker_fp.fast.arrays import summed

        arrays = self.evaluator.arrays
        if self.is_omaha:
            rows = np.arange(len(boards))
            board, hole = summed(boards), summed(holes)
            best = arrays.of_boards_and_holes(board, arrays.find_boards, rows, hole)
        else:
            cards = np.hstack((holes, boards))
            each = (summed(cards[:, list(places)]) for places in self.any_five_of)
            best = reduce(np.maximum, map(_strengths_of(self.evaluator), each))
        found = best.astype(np.int32)
        found[found < self.least] = NOTHING
        return found


def _strengths_of(evaluator: Evaluator) -> "Callable[[Summed], NDArray[np.uint16]]":
    """From rows of five to seven codes to the strength of the best five of each."""

    def strengths(hands: "Summed") -> "NDArray[np.uint16]":
        rows, sums = hands
        return evaluator.arrays.of_sums(sums, rows.shape[1], lambda at: rows.take(at, axis=0))

    return strengths


def odds_sides(game: Game[Any], compiler: Compiler) -> tuple[OddsSide, ...] | None:
    """The sides of a game with their tables; None if those cannot serve all of them.

    >>> from poker_fp import GAMES
    >>> assert [side.least > 0 for side in odds_sides(GAMES["stud-hi-lo-8"], compiled_once)] == [
    ...     False,
    ...     True,
    ... ]
    >>> assert odds_sides(GAMES["deuces-wild"], compiled_once) is None
    """
    if len(set(game.deck)) < len(game.deck):
        return None
    if not all(_of_fives(side, game) for side in game.sides):
        return None
    sides = []
    for side in game.sides:
        evaluator = either(compiler(side.ranking), _same, _none)
        if evaluator is None:
            return None
        sides.append(OddsSide(side, evaluator, game))
    return tuple(sides)


def _same(evaluator: Evaluator) -> Evaluator | None:
    return evaluator


def _none(_error: CompileError) -> None:
    return None


def _of_fives(side: Side[Any], game: Game[Any]) -> bool:
    """Are all its hands five cards of the deck, as they are? Wild ones stand for others."""
    places = list(places_of(side.hands, game.board, game.hole) or ())
    fives = [game.deck[start : start + FIVE] for start in range(0, len(game.deck), FIVE)]
    chunks = [five if len(five) == FIVE else game.deck[-FIVE:] for five in fives]
    weakest = side.at_least
    return (
        bool(places)
        and all(len(taken) == FIVE for taken in places)
        and all(card in CODES for card in game.deck)
        and all(list(made_by(side.hands, chunk)) == [Hand(chunk)] for chunk in chunks)
        and (weakest is None or (set(weakest.cards) <= CODES.keys() and len(weakest.cards) == FIVE))
    )
