"""Solutions to lesson 12: one way each, of several."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations
from typing import TypeVar

from poker_fp import ACE_TO_FIVE, GAMES, WILD, Card, Comparator, Hand, Rank, Side, best_of
from poker_fp import compound, hand, reverse, using, wild

T, U = TypeVar("T"), TypeVar("U")
Cards = tuple[Card, ...]

# From the page:


def fives(cards: Cards) -> Iterable[Hand]:
    """All hands of five."""
    return map(Hand, combinations(cards, 5))


low = Side("low", using(2, 1, 0), ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))
irish = replace(GAMES["texas-holdem"], name="irish", hole=4, also=(low,))

# The answers:

razz = best_of(fives, compound(*ACE_TO_FIVE))
"""The choices are those of hold'em's seven cards; the ordering is another."""

one_eyed = wild(lambda c: c.rank == Rank.JACK and c.suit in "hs", using(2, 1, 0))
wild_irish = replace(
    irish,
    name="wild-irish",
    hands=one_eyed,
    ranking=WILD,
    also=(),
)
"""Four things differ, and `replace` names them."""


def worst_of(choices: Callable[[T], Iterable[U]], c: Comparator[U]) -> Comparator[T]:
    """The best by the reverse order is the worst; and whose worst is better comes later."""
    return reverse(best_of(choices, reverse(c)))
