"""Solutions to lesson 5: one way each, of several."""

from itertools import pairwise

from poker_fp import Hand


def all_red(hand: Hand) -> tuple[int, ...]:
    """All the ranks matter, as in a flush."""
    return hand.ranks if all(card.suit in "dh" for card in hand.cards) else ()


def two_pair(hand: Hand) -> tuple[int, ...]:
    """The kinds are in the order of the shape, so the pairs come first, and the higher of them."""
    return hand.kinds if hand.shape == (2, 2, 1) else ()


def skip_straight(hand: Hand) -> tuple[int, ...]:
    """The top rank is enough: it tells the other four."""
    skips = all(high - low == 2 for high, low in pairwise(hand.ranks))
    return hand.ranks[:1] if skips else ()
