"""The patterns of poker: each maps a hand to its evidence, or to `()` where it is absent.

Evidence is a tuple of ints, here of ranks, what matters most first, so that two hands of one
pattern compare by it; and `()` is below every other tuple, so that a hand with the pattern beats a
hand without.

The patterns of equal ranks speak of the whole hand: a full house is not a pair too. A straight
flush is also a straight and a flush, and every hand has a high card: a ranking asks for the
stronger pattern first.

Source of the patterns: the kata "Poker Hands" in Emily Bache's Coding Dojo Handbook, with the
kickers and the ace-low straight of the usual rules of poker.
"""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from poker_fp.rules.cards import Rank
from poker_fp.rules.hands import Hand

T = TypeVar("T")

Evidence: TypeAlias = tuple[int, ...]
Pattern: TypeAlias = Callable[[T], Evidence]

WHEEL = (Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)
"""The ranks of the lowest straight, sorted as a hand sorts them."""

ROWS = {tuple(map(Rank, range(top, top - 5, -1))): top for top in Rank if top >= Rank.SIX}
"""Every five ranks in a row, from high to low, with the top one; no ace at the low end."""


def in_a_row(hand: Hand, wheel: tuple[Rank, ...] = ()) -> Evidence:
    """Five ranks in a row: the top one. In the wheel, if one is given, the ace goes lowest.

    >>> from poker_fp import hand
    >>> assert in_a_row(hand("Th Jd Qs Kc Ah")) == (Rank.ACE,)
    >>> low = hand("Ah 2d 3s 4c 5h")
    >>> assert in_a_row(low, WHEEL) == (Rank.FIVE,) and in_a_row(low) == ()
    """
    if hand.ranks == wheel:
        return (hand.ranks[1],)
    return (ROWS[hand.ranks],) if hand.ranks in ROWS else ()


def straight_flush(hand: Hand) -> Evidence:
    """A straight in one suit: its top. The one with an ace on top is the royal flush.

    >>> from poker_fp import hand
    >>> assert straight_flush(hand("5d 4d 3d 2d Ad")) == (Rank.FIVE,)
    """
    return straight(hand) if hand.suited else ()


def four_of_a_kind(hand: Hand) -> Evidence:
    """Four cards of one rank: that rank, then the kicker.

    >>> from poker_fp import hand
    >>> assert four_of_a_kind(hand("9c 9d 9h 9s Ac")) == (Rank.NINE, Rank.ACE)
    """
    return hand.kinds if hand.shape == (4, 1) else ()


def full_house(hand: Hand) -> Evidence:
    """Three of one rank and two of another: the rank of the three, then of the two.

    >>> from poker_fp import hand
    >>> assert full_house(hand("2h 4s 4c 2d 4h")) == (Rank.FOUR, Rank.TWO)
    """
    return hand.kinds if hand.shape == (3, 2) else ()


def flush(hand: Hand) -> Evidence:
    """Five cards of one suit: all the ranks, high to low.

    >>> from poker_fp import hand
    >>> assert flush(hand("2s 8s As Qs 3s")) == (14, 12, 8, 3, 2)
    """
    return hand.ranks if hand.suited else ()


def straight(hand: Hand) -> Evidence:
    """Five ranks in a row: the top one. The ace ends 10-J-Q-K-A or starts A-2-3-4-5.

    >>> from poker_fp import hand
    >>> assert straight(hand("Ah 2d 3s 4c 5h")) == (Rank.FIVE,)
    >>> assert straight(hand("Qh Kd As 2c 3h")) == ()
    """
    return in_a_row(hand, WHEEL)


def three_of_a_kind(hand: Hand) -> Evidence:
    """Three cards of one rank: that rank, then two kickers.

    >>> from poker_fp import hand
    >>> assert three_of_a_kind(hand("7c 7d 7h 2s Kc")) == (7, 13, 2)
    """
    return hand.kinds if hand.shape == (3, 1, 1) else ()


def two_pair(hand: Hand) -> Evidence:
    """Two pairs: the rank of the higher, of the lower, then the kicker.

    >>> from poker_fp import hand
    >>> assert two_pair(hand("3c 3d Jh Js Ac")) == (11, 3, 14)
    """
    return hand.kinds if hand.shape == (2, 2, 1) else ()


def pair(hand: Hand) -> Evidence:
    """One pair: its rank, then three kickers.

    >>> from poker_fp import hand
    >>> assert pair(hand("Kh Kd As 9c 4d")) == (13, 14, 9, 4)
    """
    return hand.kinds if hand.shape == (2, 1, 1, 1) else ()


def high_card(hand: Hand) -> Evidence:
    """Any hand at all: its ranks, high to low.

    >>> from poker_fp import hand
    >>> assert high_card(hand("2h 3d 5s 9c Kd")) == (13, 9, 5, 3, 2)
    """
    return hand.ranks
