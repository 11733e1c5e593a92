"""Solutions to lesson 5: one way each, of several."""

from itertools import pairwise

from poker_fp import Hand


def all_red(h: Hand) -> tuple[int, ...]:
    """All the ranks matter, as in a flush."""
    return h.ranks if all(card.suit in "dh" for card in h.cards) else ()


def two_pair(h: Hand) -> tuple[int, ...]:
    """The kinds are in the order of the shape, so the pairs come first, and the higher of them."""
    return h.kinds if h.shape == (2, 2, 1) else ()


def skip_straight(h: Hand) -> tuple[int, ...]:
    """The top rank is enough: it tells the other four."""
    skips = all(high - low == 2 for high, low in pairwise(h.ranks))
    return h.ranks[:1] if skips else ()
