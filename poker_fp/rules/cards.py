"""Ranks, suits, cards and decks."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from itertools import product, starmap
from typing import Any


class AnyRank(IntEnum):
    """What a rank is: a number to order it, and two ways to write it.

    `Rank` has the thirteen of the deck, `LowRank` those below.
    """

    @property
    def letter(self) -> str:
        """How the rank is written on a card: `2` to `9`, `T`, `J`, `Q`, `K`, `A`."""
        return "*A23456789TJQKA"[self]

    @property
    def word(self) -> str:
        """How the rank is read in a sentence: `2` to `10`, `Jack`, `Queen`, `King`, `Ace`."""
        return str(self.value) if 2 <= self <= 10 else self.name.capitalize()


class Rank(AnyRank):
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


class LowRank(AnyRank):
    """A rank below the two, which no card of the 52 has.

    >>> assert LOW_ACE < Rank.TWO and LOW_ACE not in list(Rank)
    >>> assert (LOW_ACE.letter, LOW_ACE.word) == ("A", "Ace")
    """

    JOKER = 0
    ACE = 1


LOW_ACE = LowRank.ACE
"""The rank of an ace where aces are low: see `ace_low`."""


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


def kind_of(value: object) -> str:
    """What a value is that is not of the type that was wanted, for a message.

    >>> assert kind_of([]) == "a list" and kind_of(4) == "an int" and kind_of(None) == "None"
    """
    kind = type(value).__name__
    if value is None or kind == "bytes":
        return "None" if value is None else kind
    return f"{'an' if kind[0] in 'aeiouAEIOU' else 'a'} {kind}"


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A playing card.

    >>> ace = Card(Rank.ACE, Suit.DIAMONDS)
    >>> assert str(ace) == "Ad" and repr(ace) == "card('Ad')"
    """

    rank: AnyRank
    suit: Suit

    def __repr__(self) -> str:
        return f"card({str(self)!r})" if self.rank else "JOKER"

    _repr_pretty_ = by_repr

    def __str__(self) -> str:
        return self.rank.letter + self.suit if self.rank else "Jk"


@dataclass(frozen=True, slots=True, repr=False)
class StandIn(Card):
    """A wild card as the card that it stands for; equal to no card of the deck.

    Rules read its rank and suit as those of any card.

    >>> joker = StandIn(Rank.SIX, Suit.CLUBS, wild=JOKER)
    >>> assert str(joker) == "Jk as 6c" and joker != Card(Rank.SIX, Suit.CLUBS)
    """

    wild: Card
    """The card that was dealt."""

    def __repr__(self) -> str:
        return f"StandIn(Rank.{self.rank.name}, Suit.{self.suit.name}, {self.wild!r})"

    def __str__(self) -> str:
        return f"{self.wild} as {self.rank.letter}{self.suit}"


DECK: tuple[Card, ...] = tuple(starmap(Card, product(Rank, Suit)))
"""The 52 cards, from 2c 2d 2h 2s to Ac Ad Ah As."""

JOKER = Card(LowRank.JOKER, Suit.SPADES)
"""A joker, `Jk`. It has no suit: the one that is here for the type means nothing.

How many there are is for a deck to say: they are all the same card.
"""


def deck_of(lowest: Rank = Rank.TWO, jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a deck from a rank up, in the order of `DECK`, and then its jokers.

    >>> assert deck_of() == DECK
    >>> assert len(deck_of(Rank.SIX)) == 36 and deck_of(jokers=2)[-3:] == (DECK[-1], JOKER, JOKER)
    """
    return tuple(card for card in DECK if card.rank >= lowest) + (JOKER,) * jokers
