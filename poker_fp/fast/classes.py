"""The classes of five-card hands: the same ranks, and all of one suit or not."""

from functools import cache
from itertools import cycle
from typing import NamedTuple

from poker_fp.fast.codes import rank_multisets, rank_sets
from poker_fp.rules.cards import Card, Rank, Suit
from poker_fp.rules.hands import Hand


class HandClass(NamedTuple):
    """What may decide a hand's place: its ranks, from low to high, and whether it is suited."""

    ranks: tuple[Rank, ...]
    suited: bool


@cache
def hand_classes() -> tuple[HandClass, ...]:
    """All 6,175 + 1,287 = 7,462 classes, those of one suit last.

    >>> assert len(hand_classes()) == 7462
    """
    return (
        *(HandClass(ranks, suited=False) for ranks in rank_multisets(5)),
        *(HandClass(ranks, suited=True) for ranks in rank_sets(5)),
    )


def representative(hand_class: HandClass) -> Hand:
    """One hand of a class.

    >>> assert str(representative(HandClass((Rank.TWO,) * 4 + (Rank.SIX,), suited=False))) == (
    ...     "2c 2d 2h 2s 6c"
    ... )
    """
    suits = cycle([Suit.CLUBS] if hand_class.suited else Suit)
    return Hand(
        tuple(Card(rank, suit) for rank, suit in zip(hand_class.ranks, suits, strict=False))
    )
