"""Solutions to lesson 11: one way each, of several."""

from collections.abc import Sequence
from functools import cmp_to_key
from itertools import groupby

from lesson_11_compiling import strength, table

from poker_fp import Comparator


def better(cards: str) -> int:
    """The best hand stands at 1, so one less stand before it."""
    return table.standing(strength(cards)) - 1


def best_seats(board: str, holes: Sequence[str]) -> list[int]:
    """A player's seven cards are one look-up; equal numbers share."""
    strengths = [strength(board + hole) for hole in holes]
    return [seat for seat, strong in enumerate(strengths) if strong == max(strengths)]


def numbered(comparator: Comparator[str], values: Sequence[str]) -> dict[str, int]:
    """Sort once; each group of ties has the next number."""
    key = cmp_to_key(comparator)
    groups = groupby(sorted(values, key=key), key=key)
    return {value: number for number, (_, group) in enumerate(groups) for value in group}
