"""Every hand with wild cards there is. Run it with `pytest -m exhaustive`."""

from collections import Counter
from collections.abc import Iterator
from functools import cmp_to_key
from itertools import combinations
from math import comb
from typing import TypeAlias

import pytest

from poker_fp import DECK, GAMES, JOKER, Card, Rank, category, compound

Cards: TypeAlias = tuple[Card, ...]

# Five of a kind with deuces wild is Brian Alspach's figure ("Wild Cards in Profusion: Part 2",
# Poker Digest, 2002); that all those with a joker are 2,869,685 hands, anybody's. The rest were
# counted by `by_definition`, which knows neither hands nor rankings, and is run here again.
WITH_A_JOKER = {
    "five of a kind": 13,
    "straight flush": 204,
    "four of a kind": 3_120,
    "full house": 6_552,
    "flush": 7_804,
    "straight": 20_532,
    "three of a kind": 137_280,
    "two pair": 123_552,
    "pair": 1_268_088,
    "high card": 1_302_540,
}
DEUCES_WILD = {
    "five of a kind": 672,
    "straight flush": 2_552,
    "four of a kind": 31_552,
    "full house": 12_672,
    "flush": 14_472,
    "straight": 62_232,
    "three of a kind": 355_080,
    "two pair": 95_040,
    "pair": 1_225_008,
    "high card": 799_680,
}

JOKERS = (JOKER,)
DEUCES = tuple(card for card in DECK if card.rank == Rank.TWO)
CASES = [
    pytest.param("joker-draw", JOKERS, WITH_A_JOKER, 2_869_685, id="a joker"),
    pytest.param("deuces-wild", DEUCES, DEUCES_WILD, 2_598_960, id="deuces"),
]
EVERY_CASE = pytest.mark.parametrize(("game", "wild", "figures", "hands"), CASES)

ROWS = [{14, 2, 3, 4, 5}, *({*range(low, low + 5)} for low in range(2, 11))]


def dealt(wild: Cards) -> Iterator[tuple[Cards, int, int]]:
    """Every five cards but for which of the wild ones: with how many of these, and how often."""
    natural = [card for card in DECK if card not in wild]
    for count in range(len(wild) + 1):
        for cards in combinations(natural, 5 - count):
            yield cards, count, comb(len(wild), count)


def by_definition(natural: Cards, wild: int) -> str:
    """What such cards can make, from what the words mean."""
    ranks = {card.rank for card in natural}
    counts = sorted((sum(c.rank == rank for c in natural) for rank in ranks), reverse=True)
    alike = counts[0] + wild
    unpaired = len(ranks) == len(natural)
    of_one_suit = len({card.suit for card in natural}) == 1
    in_a_row = unpaired and any(ranks <= row for row in ROWS)
    possible = {
        "five of a kind": alike == 5,
        "straight flush": in_a_row and of_one_suit,
        "four of a kind": alike == 4,
        "full house": len(ranks) == 2,
        "flush": unpaired and of_one_suit,
        "straight": in_a_row,
        "three of a kind": alike == 3,
        "two pair": counts[:2] == [2, 2],
        "pair": alike == 2,
        "high card": True,
    }
    return next(name for name, seen in possible.items() if seen)


@pytest.mark.exhaustive
@EVERY_CASE
def test_the_figures_follow_from_the_definitions(
    game: str, wild: Cards, figures: dict[str, int], hands: int
) -> None:
    """They are those of all hands, counted from what the categories are."""
    assert sum(figures.values()) == hands
    counted: Counter[str] = Counter()
    for natural, count, times in dealt(wild):
        counted[by_definition(natural, count)] += times
    assert counted == figures


@pytest.mark.exhaustive
@EVERY_CASE
def test_every_category(game: str, wild: Cards, figures: dict[str, int], hands: int) -> None:
    """The best that the game finds for each hand falls into those categories, so many in each."""
    of_game = GAMES[game]
    by_strength = cmp_to_key(compound(*of_game.ranking))
    counted: Counter[str] = Counter()
    for natural, count, times in dealt(wild):
        best = max(of_game.hands((), natural + wild[:count]), key=by_strength)
        found = category(best, of_game.ranking)
        counted[found.name if found else "none"] += times
    assert counted == figures
