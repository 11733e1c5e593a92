"""Cards and hands, read from text, from nothing but Python: what is left to do is comparing.

>>> parse_hand("2H 3D 5S 9C 10D").ranks
(10, 9, 5, 3, 2)
"""

import re
from dataclasses import dataclass

RANKS = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14} | {str(rank): rank for rank in range(2, 11)}


@dataclass(frozen=True)
class Card:
    """A playing card: its rank from 2 to 14, which is the ace, and its suit: C, D, H or S."""

    rank: int
    suit: str


@dataclass(frozen=True)
class Hand:
    """Five cards, in the order in which they were written."""

    cards: tuple[Card, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks, high to low."""
        return tuple(sorted((card.rank for card in self.cards), reverse=True))


def parse_card(text: str) -> Card:
    """The card that is written as its rank and suit, such as KD; the ten is T or 10."""
    return Card(RANKS[text[:-1].upper()], text[-1].upper())


def parse_hand(text: str) -> Hand:
    """The hand that is written with blanks between its cards, or without."""
    cards = re.findall("10[CDHS]|[2-9TJQKA][CDHS]", text, re.IGNORECASE)
    return Hand(tuple(map(parse_card, cards)))
