"""Solutions to lesson 12: one way each, of several."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from lesson_12_games import fives, irish

from poker_fp import ACE_TO_FIVE, WILD, Comparator, Rank, best_of, compound, reverse, using, wild

T = TypeVar("T")
U = TypeVar("U")

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
