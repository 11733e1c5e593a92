"""Solutions to lesson 4: one way each, of several."""

from collections.abc import Sequence
from operator import attrgetter

from poker_fp import Card, Comparator, Rank, comparing, compound, contramap, lexicographic
from poker_fp import natural, reverse

suits_down: Comparator[Card] = compound(
    reverse(comparing(attrgetter("suit"))), comparing(attrgetter("rank"))
)


def high_to_low(cards: Sequence[Card]) -> list[Rank]:
    """The ranks of some cards, the highest first."""
    return sorted((card.rank for card in cards), reverse=True)


by_best_card: Comparator[Sequence[Card]] = contramap(high_to_low, lexicographic(natural))


def nones_last(comparator: Comparator[str]) -> Comparator[str | None]:
    """Ask first whether there is a value at all, and then the comparator, if there are two."""

    def values(a: str | None, b: str | None) -> int:
        return 0 if a is None or b is None else comparator(a, b)

    return compound(comparing(lambda value: value is None), values)
