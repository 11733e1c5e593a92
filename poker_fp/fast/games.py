"""compile_game: all the sides of a game as tables, or why that cannot be."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from returns.result import Failure, Result

from poker_fp.deals.choosing import is_wild, places_of, suits_matter_from
from poker_fp.deals.games import Game, Side
from poker_fp.fast.checking import CompileError
from poker_fp.fast.compiling import compile_ranking
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.sides import CompiledSide
from poker_fp.rules.cards import JOKER
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.text.results import collect

Sizes: TypeAlias = tuple[int, ...]

Compiler: TypeAlias = Callable[[Ranking[Hand], Sizes, bool], Result[Evaluator, CompileError]]
"""From a ranking, the sizes of its hands and whether there are wild cards to its strengths."""

LARGEST_HAND = 5


@dataclass(frozen=True, slots=True)
class NotCompiled:
    """Why there are no tables of a side of a game. The comparators play it all the same."""

    game: str

    side: str

    why: str | CompileError

    def __str__(self) -> str:
        return f"no tables of {self.game}, {self.side}: {self.why}"


@dataclass(frozen=True, slots=True)
class CompiledGame:
    """A game with the tables of each side, in the order of `Game.sides`."""

    game: Game[Hand]

    sides: tuple[CompiledSide, ...]


def compile_game(
    game: Game[Hand], compiler: Compiler | None = None
) -> Result[CompiledGame, tuple[NotCompiled, ...]]:
    """The tables of a game, which say of any deal what `rank_deal` does.

    Errors: for each side that has no tables one that says why. Its hands must be of one to five
    cards and tell their places (`using`, `rainbow`, `on`, `wild`), its ranking must compile, and no
    card but a wild one may be in the deck twice. `compiler` is who compiles rankings, by default
    `compile_ranking`: whoever has strengths already, from a file, gives them in its stead.

    >>> from poker_fp import GAMES, HOUSE
    >>> from dataclasses import replace
    >>> leduc = compile_game(GAMES["leduc"]).unwrap()
    >>> assert [side.evaluator.classes for side in leduc.sides] == [91]
    >>> plain = replace(GAMES["razz"], hands=lambda board, hole: [Hand(hole[:5])])
    >>> print(compile_game(plain).failure()[0])
    no tables of razz, low: its hands are of a function that does not tell their places
    """
    made = compiler or compiling_once()
    sides = (_compile_side(game, side, made) for side in game.sides)
    return collect(sides).map(lambda compiled: CompiledGame(game, compiled))


def compiling_once() -> Compiler:
    """`compile_ranking`, but the same ranking is compiled once, however many sides have it."""
    return cache(lambda ranking, sizes, wild: compile_ranking(ranking, sizes=sizes, wild=wild))


def _compile_side(
    game: Game[Hand], side: Side[Hand], compiler: Compiler
) -> Result[CompiledSide, tuple[NotCompiled, ...]]:
    def refused(why: str | CompileError) -> tuple[NotCompiled, ...]:
        return (NotCompiled(game.name, side.name, why),)

    places = places_of(side.hands, game.board, game.hole)
    if places is None:
        return Failure(refused("its hands are of a function that does not tell their places"))
    sizes = tuple(sorted(set(map(len, places)), reverse=True))
    if why := _unfit(game, side, sizes):
        return Failure(refused(why))
    wild = any(is_wild(side.hands, card) for card in game.deck_cards)
    compiled = compiler(side.ranking, sizes, wild)
    return compiled.map(lambda made: CompiledSide(side, made, game)).alt(refused)


def _unfit(game: Game[Hand], side: Side[Hand], sizes: Sizes) -> str | None:
    """What no table can hold, if anything."""
    if not sizes or sizes[0] > LARGEST_HAND:
        return f"tables are of hands of 1 to {LARGEST_HAND} cards"
    if any(suits_matter_from(side.hands, size) is None for size in sizes):
        return "its hands do not tell when suits matter"
    natural = Counter(card for card in game.deck if not is_wild(side.hands, card))
    if natural[JOKER]:
        return "a joker that is not wild has no rank"
    twice = [card for card, count in natural.items() if count > 1]
    return f"{twice[0]} is in the deck twice" if twice else None
