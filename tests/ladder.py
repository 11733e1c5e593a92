"""A known ladder of hands, and changes that must change nothing about a hand."""

from collections.abc import Callable
from typing import TypeAlias

from hypothesis import strategies as st

from poker_fp import Card, Hand, Suit, hand

Change: TypeAlias = Callable[[Hand], Hand]


def renamed(suits: list[Suit]) -> Change:
    """The same hand with its suits renamed."""
    new = dict(zip(Suit, suits, strict=True))
    return lambda hand: Hand(tuple(Card(card.rank, new[card.suit]) for card in hand.cards))


def shuffled(places: list[int]) -> Change:
    """The same hand with its cards in another order."""
    return lambda hand: Hand(tuple(hand.cards[place] for place in places))


renamings = st.permutations(list(Suit)).map(renamed)
shufflings = st.permutations(range(5)).map(shuffled)

LADDER: tuple[Hand, ...] = tuple(
    map(
        hand,
        (
            "7c 5d 4h 3s 2c",  # high card: the last card, then each before it decides
            "8c 6d 4h 3s 2c",
            "8c 7d 6h 5s 3c",
            "9c 4d 5h 3s 2c",
            "Kd Qh 9d 5c 2h",
            "Ac Td 4h 3s 2c",
            "Ac Qs 9h 4d 3c",
            "Ah Qd 9c 5s 2d",
            "Qh Ks Ac 2d 3s",  # no straight goes round the corner
            "Ac Kd Qh Js 9c",
            "2c 2d 5h 4s 3c",  # pair: the rank, then three kickers
            "2c 2d Ah 4s 3c",
            "2c 2d Ah 5s 3c",
            "2c 2d Ah 5s 4c",
            "Kh Kd 5s 9c 4d",
            "Ac Ad 4h 3s 2c",
            "3c 3d 2h 2s 4c",  # two pair: the higher, the lower, the kicker
            "3c 3d 2h 2s 5c",
            "Jc Jd Th Ts 2c",
            "Ac Ad 2h 2s 3c",
            "Ac Ad 2h 2s Kc",
            "Ac Ad 3h 3s 2c",
            "2c 2d 2h 4s 3c",  # three of a kind, with two kickers
            "2c 2d 2h 5s 3c",
            "2c 2d 2h 5s 4c",
            "Ac Ad Ah 3s 2c",
            "Ac 2d 3h 4s 5c",  # straight: the wheel is the lowest
            "2d 3h 4s 5c 6c",
            "9c Td Jh Qs Kc",
            "Tc Jd Qh Ks Ac",
            "7c 5c 4c 3c 2c",  # flush: as high card
            "8c 7c 6c 5c 3c",
            "Ah 6h 4h 3h 2h",
            "Ad Kd Qd Jd 8d",
            "Ad Kd Qd Jd 9d",
            "2c 2d 2h 3s 3c",  # full house: the three, then the two
            "2c 2d 2h As Ac",
            "3c 3d 3h 2s 2c",
            "Ac Ad Ah Ks Kc",
            "2c 2d 2h 2s 3c",  # four of a kind and its kicker
            "2c 2d 2h 2s Ac",
            "3c 3d 3h 3s 2c",
            "Ac Ad Ah As Kc",
            "Ad 2d 3d 4d 5d",  # straight flush
            "2c 3c 4c 5c 6c",
            "9s Ts Js Qs Ks",
            "Ts Js Qs Ks As",
        ),
    )
)
"""Hands of every category, weakest first, each strictly below the next."""
