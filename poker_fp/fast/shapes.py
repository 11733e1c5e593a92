"""What the places of hands have in common: cards of which any five may be shown."""

from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from poker_fp.deals.choosing import Places

FIVE = 5
SIZES_GROWN = (7, 6)
"""How many cards' best five the tables know, besides five themselves."""

MOST_CARDS = 14
"""Among more it is not looked for cards of which any five may be shown: it would take too long."""

MOST_OF_OMAHA = 6
"""A player's own cards, of which two are shown."""


class Omaha(NamedTuple):
    """Any three of five cards of the board with any two of a player's own: where those are."""

    board: Places
    hole: Places


def as_omaha(places: Collection[Places], hole: int) -> Omaha | None:
    """The cards of which hands are so chosen, with so many of one's own; None if they are not.

    >>> from poker_fp import using
    >>> assert as_omaha(using(2).places(5, 4), 4) == Omaha((4, 5, 6, 7, 8), (0, 1, 2, 3))
    >>> assert as_omaha(using(2, 1, 0).places(5, 4), 4) is None
    """
    cards = sorted(set().union(*places))
    own = tuple(place for place in cards if place < hole)
    shared = tuple(place for place in cards if place >= hole)
    if len(shared) != FIVE or not 2 <= len(own) <= MOST_OF_OMAHA:
        return None
    threes, pairs = combinations(shared, 3), list(combinations(own, 2))
    chosen = {frozenset(three + pair) for three in threes for pair in pairs}
    return Omaha(shared, own) if chosen == set(map(frozenset, places)) else None


def any_five_of(places: Collection[Places]) -> list[Places]:
    """Cards of which any five may be shown, seven at most, so that no hand of five is left out.

    >>> from poker_fp import using
    >>> assert any_five_of(using(2, 1, 0).places(5, 2)) == [(0, 1, 2, 3, 4, 5, 6)]
    >>> assert len(any_five_of(using(2, 1, 0).places(5, 3))) == 3
    >>> assert any_five_of(using(3).places(3, 4))[0] == (0, 1, 2, 4, 5)
    """
    left = {frozenset(taken): taken for taken in places}
    all_of_them = frozenset(left)
    cards = sorted(set().union(*places))
    found: list[Places] = []
    for size in SIZES_GROWN if len(cards) <= MOST_CARDS else ():
        for some in combinations(cards, size):
            fives = map(frozenset, combinations(some, FIVE))
            if all(five in all_of_them for five in fives):
                new = [five for five in map(frozenset, combinations(some, FIVE)) if five in left]
                found += [some] * bool(new)
                for five in new:
                    del left[five]
    return found + list(left.values())
