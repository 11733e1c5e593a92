"""Solutions to lesson 11: one way each, of several."""

from collections.abc import Sequence
from functools import cmp_to_key
from itertools import groupby

from poker_fp import SHORT_DECK, Comparator, parse_cards
from poker_fp.fast import compile_ranking, encode

# From the page:

table = compile_ranking(SHORT_DECK).unwrap()


def strength(cards: str) -> int:
    """The strength of the best five of 5, 6 or 7 cards. `encode` makes them numbers first."""
    return table.strength(encode(parse_cards(cards).unwrap()))


# The answers:


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
