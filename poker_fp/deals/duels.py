"""Two hands under the rules of a game: who wins each side, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import starmap
from typing import Any, Generic, TypeVar

from returns.result import Failure, Result, Success

from poker_fp.algebra.comparators import compound
from poker_fp.deals.choosing import made_by, size_of
from poker_fp.deals.games import Cards, Game, Side, spellings_of
from poker_fp.deals.misdealt import misheld
from poker_fp.deals.showdown import best
from poker_fp.deals.standings import laid_out
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import without_end
from poker_fp.text.pieces import pieces
from poker_fp.text.results import collect

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Duel(Generic[T]):
    """Two hands on one side of a game; `str` says who wins it."""

    side: str

    hands: tuple[T | None, T | None]
    """The best that each shows, its cards in order; None where it has nothing that may win."""

    why: Explanation[T] | None
    """Why the one beats the other; None where only one of them may win, or neither."""

    @property
    def sign(self) -> int:
        """1 if the first hand wins, -1 if the second does, 0 for a tie, or if neither may win."""
        one, other = self.hands
        return self.why.sign if self.why else (one is not None) - (other is not None)

    def __str__(self) -> str:
        if self.why:
            return str(self.why)
        if not self.sign:
            return "Nobody wins. - neither has one"
        return f"Hand {1 if self.sign > 0 else 2} wins. - the other has none"


def duels(game: Game[Hand], one: Cards, other: Cards) -> tuple[Duel[Hand], ...]:
    """Two hands under the rules of a game, on each of its sides.

    Each is as many cards as `cards_wanted` says. They stand by themselves: a card may be in both.

    >>> from poker_fp import GAMES, parse_cards
    >>> one, other = (parse_cards(text).unwrap() for text in ("8h7d4c3s2d", "KhKdKc3s2c"))
    >>> high, low = duels(GAMES["omaha-hi-lo-8"], one, other)
    >>> assert str(high) == "Hand 2 wins. - with three of a kind: King"
    >>> assert str(low) == "Hand 1 wins. - the other has none"
    """
    return tuple(
        _duel(side, _shown(game, side, one), _shown(game, side, other)) for side in game.sides
    )


def shares_of(duels: Sequence[Duel[Any]]) -> tuple[Fraction, Fraction]:
    """What part of the pot each of two hands wins: of each side that one may win an equal part.

    >>> from poker_fp import GAMES, parse_cards
    >>> one, other = (parse_cards(text).unwrap() for text in ("8h7d4c3s2d", "KhKdKc3s2c"))
    >>> high, low = duels(GAMES["omaha-hi-lo-8"], one, other)
    >>> assert shares_of([high, low]) == (Fraction(1, 2), Fraction(1, 2))
    """
    won = [duel.sign for duel in duels if duel.hands != (None, None)]
    first = sum((Fraction(1 + sign, 2 * len(won)) for sign in won), Fraction())
    return first, (1 - first if won else first)


def pot(duels: Sequence[Duel[Any]]) -> str:
    """Who wins what part of the pot, in words, the most first.

    >>> from poker_fp import GAMES, parse_cards
    >>> one, other = (parse_cards(text).unwrap() for text in ("8h7d4c3s2d", "KhJdTc3s2c"))
    >>> assert pot(duels(GAMES["stud-hi-lo-8"], one, other)) == (
    ...     "Hand 1 wins 1/2 of the pot, hand 2 1/2."
    ... )
    >>> assert pot(duels(GAMES["razz"], one, other)) == "Hand 1 scoops the pot."
    """
    one, other = shares_of(duels)
    first, second = (1, 2) if one >= other else (2, 1)
    most, least = max(one, other), min(one, other)
    if not most:
        return "Nobody wins the pot."
    if not least:
        return f"Hand {first} scoops the pot."
    return f"Hand {first} wins {most} of the pot, hand {second} {least}."


def parse_held(game: Game[Any], texts: Iterable[str]) -> Result[tuple[Cards, ...], Errors]:
    """The cards of several hands of a game, each as many as `cards_wanted` says.

    Errors: as `parse_hand`, and NotInDeck, each with the number of its hand.

    >>> from poker_fp import GAMES
    >>> (error,) = parse_held(GAMES["short-deck"], ["6c7c8c9cTc", "6c7c8c9c2c"]).failure()
    >>> assert (error.hand, error.column, error.message) == (2, 9, "'2c' is not in the deck")
    """
    wanted = cards_wanted(game)

    def held(number: int, text: str) -> Result[Cards, Errors]:
        wrong = misheld(game, without_end(text), wanted)
        if wrong:
            return Failure(tuple(replace(error, hand=number) for error in wrong))
        return Success(tuple(p.card for p in pieces(text, spellings=spellings_of(game)) if p.card))

    return collect(starmap(held, enumerate(texts, start=1)))


def cards_wanted(game: Game[Any]) -> int:
    """How many cards a hand to be compared has: what a player holds, or with a board what counts.

    >>> from poker_fp import GAMES
    >>> assert [cards_wanted(GAMES[name]) for name in ("razz", "omaha-6", "badugi")] == [7, 5, 4]
    """
    return size_of(game) if game.board else game.hole


def _shown(game: Game[Hand], side: Side[Hand], cards: Cards) -> Hand | None:
    hands = made_by(side.hands, cards) if game.board else side.hands((), cards)
    shown = best(compound(*side.ranking), hands, side.at_least)
    return shown and laid_out(shown, side.ranking)


def _duel(side: Side[T], one: T | None, other: T | None) -> Duel[T]:
    both = one is not None and other is not None
    return Duel(side.name, (one, other), explain(one, other, side.ranking) if both else None)
