"""The classes of hands: the same ranks, and all of one suit or not."""

from functools import cache
from itertools import chain, cycle
from typing import NamedTuple

from poker_fp.fast.codes import rank_multisets, rank_sets
from poker_fp.rules.cards import JOKER, AnyRank, Card, Rank, StandIn, Suit
from poker_fp.rules.hands import Hand


class HandClass(NamedTuple):
    """What may decide a hand's place: its ranks, from low to high, and whether it is suited."""

    ranks: tuple[AnyRank, ...]
    suited: bool


def hand_classes(sizes: tuple[int, ...] = (5,), *, wild: bool = False) -> tuple[HandClass, ...]:
    """Of five cards all 6,175 + 1,287 = 7,462 classes, those of one suit last.

    Takes the numbers of cards that a hand may have, of which each is from 1 to 5, and whether there
    are wild cards: then five of a rank are classes, too.

    >>> assert len(hand_classes()) == 7462 and len(hand_classes((5,), wild=True)) == 7462 + 13
    >>> assert len(hand_classes((3,))) == 455 + 286 and len(hand_classes((1,))) == 13
    """
    return _classes(sizes, wild)


@cache
def _classes(sizes: tuple[int, ...], wild: bool) -> tuple[HandClass, ...]:
    of_sizes = (
        (
            # One card by itself is of one suit.
            *(HandClass(ranks, suited=False) for ranks in rank_multisets(size) if size > 1),
            *(HandClass(ranks, suited=True) for ranks in rank_sets(size)),
        )
        for size in sizes
    )
    fives = (HandClass((rank,) * 5, suited=False) for rank in Rank if wild and 5 in sizes)
    return (*chain.from_iterable(of_sizes), *fives)


def class_of(hand: Hand) -> HandClass:
    """The class of a hand.

    >>> assert all(class_of(representative(each)) == each for each in hand_classes((3, 5)))
    """
    return HandClass(hand.ranks[::-1], hand.suited)


def representative(hand_class: HandClass) -> Hand:
    """One hand of a class.

    >>> assert str(representative(HandClass((Rank.TWO,) * 4 + (Rank.SIX,), suited=False))) == (
    ...     "2c 2d 2h 2s 6c"
    ... )
    """
    suits = cycle([Suit.CLUBS] if hand_class.suited else Suit)
    cards = tuple(Card(rank, suit) for rank, suit in zip(hand_class.ranks, suits, strict=False))
    *four, last = cards
    return Hand((*four, StandIn(last.rank, last.suit, JOKER)) if last in four else cards)
