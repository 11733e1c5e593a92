"""Ranks, suits, cards and the deck."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from itertools import product, starmap
from typing import Any


class Rank(IntEnum):
    """A card's rank; its number orders it, the ace highest.

    >>> assert Rank.TEN < Rank.JACK < Rank.ACE
    >>> assert (Rank.TEN.letter, Rank.TEN.word) == ("T", "10")
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """How the rank is written on a card: `2` to `9`, `T`, `J`, `Q`, `K`, `A`."""
        return "23456789TJQKA"[self - 2]

    @property
    def word(self) -> str:
        """How the rank is read in a sentence: `2` to `10`, `Jack`, `Queen`, `King`, `Ace`."""
        return self.name.capitalize() if self > 10 else str(self.value)


class Suit(StrEnum):
    """A card's suit. Suits are not ranked: no rule of standard poker looks at which one it is.

    >>> assert str(Suit.HEARTS) == "h"
    """

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


def by_repr(value: object, printer: Any, _cycle: bool) -> None:
    """What a class has as `_repr_pretty_`, so that Hypothesis prints its values as `repr` does.

    It would print the fields of a dataclass, and theirs: half a page for a hand.
    """
    printer.text(repr(value))


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A playing card.

    >>> ace = Card(Rank.ACE, Suit.DIAMONDS)
    >>> assert str(ace) == "Ad" and repr(ace) == "card('Ad')"
    """

    rank: Rank
    suit: Suit

    def __repr__(self) -> str:
        return f"card({str(self)!r})"

    _repr_pretty_ = by_repr

    def __str__(self) -> str:
        return self.rank.letter + self.suit


DECK: tuple[Card, ...] = tuple(starmap(Card, product(Rank, Suit)))
"""The 52 cards, from 2c 2d 2h 2s to Ac Ad Ah As."""
