"""Policies: which cards of a hand to exchange. A policy is a pure function of the hand alone.

The one of the robots is made from `KEEPS`, which like patterns give `()` where they see nothing:
the first that sees something says what is kept, and everything else is exchanged.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from poker_fp.deals.games import Cards
from poker_fp.rules import patterns
from poker_fp.rules.cards import Card, Rank, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Pattern

Policy: TypeAlias = Callable[[Hand], Iterable[int]]
"""The positions, 1 to 5, of the cards to exchange."""

Keep: TypeAlias = Callable[[Hand], Cards]
"""The cards of a hand that it is worth keeping for one reason; `()` where there is none."""


def whole(*any_of: Pattern[Hand]) -> Keep:
    """Keep the whole hand if it has any of the patterns.

    >>> from poker_fp import hand
    >>> assert len(whole(patterns.flush)(hand("2s 8s As Qs 3s"))) == 5
    """
    return lambda hand: hand.cards if any(pattern(hand) for pattern in any_of) else ()


def equal_ranks(hand: Hand) -> Cards:
    """Keep what makes a pair or better: every card that shares its rank with another.

    >>> from poker_fp import hand
    >>> assert list(map(str, equal_ranks(hand("3c 3d Jh Js Ac")))) == ["3c", "3d", "Jh", "Js"]
    """
    return tuple(card for card in hand.cards if hand.ranks.count(card.rank) > 1)


def four_to(pattern: Pattern[Hand], completing: Iterable[Card]) -> Keep:
    """Keep four cards that some card completes to the pattern; of several fours the likeliest.

    `completing` are the cards to try: one for each that the pattern tells apart. It does not
    matter that one may be in the hand already.

    >>> from poker_fp import hand
    >>> four = four_to(patterns.straight, A_CARD_OF_EACH_RANK)(hand("4c 5d 6h 7s 9c"))
    >>> assert list(map(str, four)) == ["4c", "5d", "6h", "7s"]  # a 3 or an 8, not only an 8
    """
    tried = tuple(completing)

    def keep(hand: Hand) -> Cards:
        def chances(four: Cards) -> int:
            return sum(bool(pattern(Hand((*four, card)))) for card in tried)

        fours = [hand.cards[:place] + hand.cards[place + 1 :] for place in range(5)]
        best = max(fours, key=chances)
        return best if chances(best) else ()

    return keep


def highest(hand: Hand) -> Cards:
    """Keep the highest card.

    >>> from poker_fp import hand
    >>> assert list(map(str, highest(hand("2h 3d 5s 9c Kd")))) == ["Kd"]
    """
    return tuple(card for card in hand.cards if card.rank == hand.ranks[0])


A_CARD_OF_EACH_RANK = tuple(Card(rank, Suit.SPADES) for rank in Rank)
A_CARD_OF_EACH_SUIT = tuple(Card(Rank.TWO, suit) for suit in Suit)

KEEPS: tuple[Keep, ...] = (
    whole(patterns.straight, patterns.flush),
    equal_ranks,
    four_to(patterns.flush, A_CARD_OF_EACH_SUIT),
    four_to(patterns.straight, A_CARD_OF_EACH_RANK),
    highest,
)
"""What a robot keeps: the first of these that is there."""


def robot(hand: Hand) -> tuple[int, ...]:
    """The robots' policy: keep pairs and better, else four to a flush or straight, else one card.

    Flushes and straights are those of standard poker, whatever the ranking of the game.

    >>> from poker_fp import hand
    >>> assert robot(hand("Kh Kc As 9c 4d")) == (3, 4, 5)
    >>> assert robot(hand("2s 8s Ad Qs 3s")) == (3,)
    >>> assert robot(hand("2h 3d 5s 9c Kd")) == (1, 2, 3, 4)
    """
    kept = next(filter(None, (keep(hand) for keep in KEEPS)))
    return tuple(place for place, card in enumerate(hand.cards, start=1) if card not in kept)
