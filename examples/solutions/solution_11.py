"""Solutions to lesson 11: one way each, of several."""

from collections import Counter
from collections.abc import Sequence
from functools import cmp_to_key
from itertools import combinations, groupby

from poker_fp import DECK, SHORT_DECK, STANDARD, Comparator, parse_cards
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


standard = compile_ranking(STANDARD).unwrap()


def from_flop(flop: str, one: str, other: str) -> tuple[int, int, int]:
    """The cards become numbers once, and each way is two look-ups."""
    board, mine, theirs = (encode(parse_cards(text).unwrap()) for text in (flop, one, other))
    left = set(encode(DECK)).difference(board, mine, theirs)
    signs = Counter[int]()
    for turn_and_river in combinations(left, 2):
        here, there = (standard.strength(board + turn_and_river + hand) for hand in (mine, theirs))
        signs[(here > there) - (here < there)] += 1
    return signs[1], signs[0], signs[-1]


def numbered(comparator: Comparator[str], values: Sequence[str]) -> dict[str, int]:
    """Sort once; each group of ties has the next number."""
    key = cmp_to_key(comparator)
    groups = groupby(sorted(values, key=key), key=key)
    return {value: number for number, (_, group) in enumerate(groups) for value in group}
