"""The patterns of poker: each maps a hand to its evidence, or to `()` where it is absent.

Evidence is a tuple of ints, here of ranks, what matters most first, so that two hands of one
pattern compare by it; and `()` is below every other tuple, so that a hand with the pattern beats a
hand without.

The patterns of equal ranks speak of the whole hand, of whatever size: a full house is not a pair
too. Cards in a row or of one suit are a pattern only in a hand of the size that it takes. A
straight flush is also a straight and a flush, and every hand has a high card: a ranking asks for
the stronger pattern first.

Source of the patterns: the kata "Poker Hands" in Emily Bache's Coding Dojo Handbook, with the
kickers and the ace-low straight of the usual rules of poker.
"""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from poker_fp.rules.cards import AnyRank, Rank
from poker_fp.rules.hands import Hand

T = TypeVar("T")

Evidence: TypeAlias = tuple[int, ...]
Pattern: TypeAlias = Callable[[T], Evidence]


# Patterns of cards in a row or of one suit, made to measure: games differ in how many it takes.


def row(size: int = 5, below: Rank | None = Rank.TWO) -> Pattern[Hand]:
    """Just so many cards, their ranks in a row: the top one.

    The ace ends the highest row. It also starts the lowest, in front of the rank it is `below`;
    with None it starts none.

    >>> from poker_fp import hand
    >>> short_wheel, wheel = hand("Ac 6d 7h 8s 9c"), hand("Ac 2d 3h 4s 5c")
    >>> assert row(below=Rank.SIX)(short_wheel) == (Rank.NINE,)
    >>> assert row(below=None)(wheel) == row(4)(wheel) == ()
    """
    tops = _tops(size, below)
    return lambda hand: tops.get(hand.ranks, ())


def _tops(size: int, below: Rank | None) -> dict[tuple[AnyRank, ...], Evidence]:
    """The ranks of every row, sorted as a hand sorts them, with its evidence."""
    high_to_low = tuple(Rank)[::-1]
    rows = [high_to_low[start : start + size] for start in range(len(high_to_low) - size + 1)]
    tops: dict[tuple[AnyRank, ...], Evidence] = {ranks: ranks[:1] for ranks in rows}
    if below:
        start = high_to_low.index(below) - size + 2
        after_the_ace = high_to_low[start : start + size - 1]
        tops[Rank.ACE, *after_the_ace] = after_the_ace[:1]
    return tops


def one_suit(size: int = 5) -> Pattern[Hand]:
    """Just so many cards, all of one suit: their ranks, high to low.

    >>> from poker_fp import hand
    >>> assert one_suit()(hand("2s 8s As Qs 3s")) == (14, 12, 8, 3, 2)
    >>> assert one_suit(3)(hand("2s 8s As Qs 3s")) == ()
    """
    return lambda hand: hand.ranks if hand.suited and len(hand.ranks) == size else ()


def of_size(size: int) -> Pattern[Hand]:
    """Just so many cards, whatever they are: their ranks, high to low.

    >>> from poker_fp import hand
    >>> assert of_size(5)(hand("2s 8d As Qs 3h")) == (14, 12, 8, 3, 2)
    >>> assert of_size(4)(hand("2s 8d As Qs 3h")) == ()
    """
    return lambda hand: hand.ranks if len(hand.ranks) == size else ()


def both(seen: Pattern[T], needed: Pattern[T]) -> Pattern[T]:
    """What the first pattern sees, in a hand in which the second sees something too.

    >>> from poker_fp import hand
    >>> straight_flush = both(row(), one_suit())
    >>> assert straight_flush(hand("5d 4d 3d 2d Ad")) == (Rank.FIVE,)
    >>> assert straight_flush(hand("5d 4d 3d 2d Ah")) == ()
    """
    return lambda hand: seen(hand) if needed(hand) else ()


# The patterns of standard poker

_STRAIGHTS = _tops(5, below=Rank.TWO)


def five_of_a_kind(hand: Hand) -> Evidence:
    """Five cards of one rank, which takes a wild card: that rank.

    >>> from poker_fp import parse_cards
    >>> fours = Hand(parse_cards("4c 4d 4h 4s").unwrap())
    >>> assert five_of_a_kind(fours) == ()
    """
    return hand.kinds if hand.shape[0] == 5 else ()


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
    return hand.kinds if hand.shape[0] == 4 else ()


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
    return hand.ranks if hand.suited and len(hand.ranks) == 5 else ()


def straight(hand: Hand) -> Evidence:
    """Five ranks in a row: the top one. The ace ends 10-J-Q-K-A or starts A-2-3-4-5.

    >>> from poker_fp import hand
    >>> assert straight(hand("Ah 2d 3s 4c 5h")) == (Rank.FIVE,)
    >>> assert straight(hand("Qh Kd As 2c 3h")) == ()
    """
    return _STRAIGHTS.get(hand.ranks, ())


def three_of_a_kind(hand: Hand) -> Evidence:
    """Three cards of one rank: that rank, then two kickers.

    >>> from poker_fp import hand
    >>> assert three_of_a_kind(hand("7c 7d 7h 2s Kc")) == (7, 13, 2)
    """
    return hand.kinds if hand.shape[0] == 3 and hand.shape != (3, 2) else ()


def two_pair(hand: Hand) -> Evidence:
    """Two pairs: the rank of the higher, of the lower, then the kicker.

    >>> from poker_fp import hand
    >>> assert two_pair(hand("3c 3d Jh Js Ac")) == (11, 3, 14)
    """
    return hand.kinds if hand.shape[:2] == (2, 2) else ()


def pair(hand: Hand) -> Evidence:
    """One pair: its rank, then three kickers.

    >>> from poker_fp import hand
    >>> assert pair(hand("Kh Kd As 9c 4d")) == (13, 14, 9, 4)
    """
    return hand.kinds if hand.shape[0] == 2 and hand.shape[:2] != (2, 2) else ()


def high_card(hand: Hand) -> Evidence:
    """Any hand at all: its ranks, high to low.

    >>> from poker_fp import hand
    >>> assert high_card(hand("2h 3d 5s 9c Kd")) == (13, 9, 5, 3, 2)
    """
    return hand.ranks
