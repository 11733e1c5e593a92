"""Answers held against pokerkit's (extra `bench`): `python -m tests.benchmarks.against_pokerkit`.

So many random deals of each game that it has, half of them from few ranks and suits or around one
hand, so that ties are common; each answer's line is to be what pokerkit's hands give. A number of
deals may be given, and names of games after it; the draw of a game's deals is always the same. It
has no game with wild cards, no manila, and short deck with three of a kind below the straight
alone; its pineapple uses three of the hand, so that here the best of every two is asked of it.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import combinations, groupby
from random import Random
from typing import Any, TypeAlias

from poker_fp import GAMES, Deal, Game, Player, parse_deal, solve
from poker_fp.choices.deals import deal

DEALS, MOST = 2_000, 6
"""Deals of a game, and players of a deal at most."""

theirs: Any = import_module("pokerkit.hands")  # which has no types that would help here

Texts: TypeAlias = list[str]
Best: TypeAlias = Callable[[Texts, Texts], Any]
"""From the texts of a board and of a hand to pokerkit's best; None where there is none."""


def best_of(kind: Any, start: int = 0, stop: int = 5) -> Best:
    """The best hand of a kind with a part of the board."""

    def best(board: Texts, hole: Texts) -> Any:
        try:
            return kind.from_game("".join(hole), "".join(board[start:stop]))
        except ValueError:
            return None

    return best


def of_two(board: Texts, hole: Texts) -> Any:
    """The best with two of the hand at most."""
    return max(map(best_of(theirs.StandardHighHand), [board] * 3, map(list, combinations(hole, 2))))


HIGH, OMAHA = best_of(theirs.StandardHighHand), best_of(theirs.OmahaHoldemHand)
DRAW, SECOND = best_of(theirs.StandardHighHand, 0, 0), best_of(theirs.OmahaHoldemHand, 5, 10)
LOW_8, OMAHA_LOW_8 = map(best_of, (theirs.EightOrBetterLowHand, theirs.OmahaEightOrBetterLowHand))
FIVE_LOW, SEVEN_LOW = map(best_of, (theirs.RegularLowHand, theirs.StandardLowHand))
BADUGI, HIGH_BADUGI = map(best_of, (theirs.BadugiHand, theirs.StandardBadugiHand))
TRIO = best_of(theirs.RhodeIslandHoldemHand)

SIDES: dict[str, tuple[Best, ...]] = {
    "texas-holdem": (HIGH,),
    "omaha-holdem": (OMAHA,),
    "five-card-draw": (HIGH,),
    "short-deck": (best_of(theirs.ShortDeckHoldemHand),),
    "royal-holdem": (HIGH,),
    "pineapple": (of_two,),
    "greek-holdem": (best_of(theirs.GreekHoldemHand),),
    "omaha-5": (OMAHA,),
    "omaha-6": (OMAHA,),
    "holdem-hi-lo-8": (HIGH, LOW_8),
    "omaha-hi-lo-8": (OMAHA, OMAHA_LOW_8),
    "courchevel-hi-lo-8": (OMAHA, OMAHA_LOW_8),
    "omaha-double-board": (OMAHA, SECOND),
    "drawmaha": (OMAHA, DRAW),
    "seven-card-stud": (HIGH,),
    "stud-hi-lo-8": (HIGH, LOW_8),
    "razz": (FIVE_LOW,),
    "deuce-to-seven": (SEVEN_LOW,),
    "ace-to-five": (FIVE_LOW,),
    "badugi": (BADUGI,),
    "badeucy": (HIGH_BADUGI, SEVEN_LOW),
    "badacey": (BADUGI, FIVE_LOW),
    "three-card": (TRIO,),
    "kuhn": (best_of(theirs.KuhnPokerHand),),
    "leduc": (best_of(theirs.LeducHoldemHand),),
    "rhode-island": (TRIO,),
}


def dealt(rng: Random, game: Game[Any], close: bool) -> Deal[Any]:
    """A deal to up to six players: as it comes, or of players that are close and often tie."""
    if close:
        return deal(lambda most: rng.randint(0, most), game, 1, MOST)
    players = rng.randint(1, min(MOST, (len(game.deck) - game.board) // game.hole))
    cards = rng.sample(game.deck, game.board + players * game.hole)
    board, rest = tuple(cards[: game.board]), cards[game.board :]
    holes = [tuple(rest[i : i + game.hole]) for i in range(0, len(rest), game.hole)]
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


def their_answer(one: Deal[Any]) -> str:
    """The answer's line by pokerkit's hands."""
    board = list(map(str, one.board))
    shown = [(player.text, list(map(str, player.cards))) for player in one.players]
    sides = ([(best(board, hole), text) for text, hole in shown] for best in SIDES[one.game.name])
    return " / ".join(map(_line, sides))


def _line(side: Iterable[tuple[Any, str]]) -> str:
    having = sorted((each for each in side if each[0] is not None), key=lambda each: each[0])
    groups = groupby(having, key=lambda each: each[0].entry.index)
    return " ".join("=".join(sorted(text for _, text in group)) for _, group in groups) or "-"


def main() -> None:
    """Print for each game how many deals, how many of them with ties; stop at one that differs."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for name in sys.argv[2:] or SIDES:
        rng, ties, split = Random(name), 0, 0
        for number in range(count):
            one = dealt(rng, GAMES[name], close=number % 2 == 1)
            assert parse_deal(str(one)).unwrap() == one
            answer, expected = str(solve(str(one)).unwrap()), their_answer(one)
            if answer != expected:
                sys.exit(f"{one}\n  here      {answer}\n  pokerkit  {expected}")
            ties += "=" in answer
            split += " / " in answer and " / -" not in answer
        print(f"{name:20} {count:,} deals agree, {ties:,} with ties, {split:,} with two sides won")


if __name__ == "__main__":
    main()
