"""Strengths order hands as the best five of them do by the comparators."""

from collections.abc import Iterable
from functools import cmp_to_key
from itertools import combinations, product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import DECK, STANDARD, Card, Hand, Suit, compound, parse_cards, sign
from poker_fp.fast import compile_ranking, encode
from poker_fp.fast.arrays import BLOCK
from tests.compiled import RANKINGS, compiled, each_ranking

Cards = tuple[Card, ...]

TWO_SUITS = [card for card in DECK if card.suit in (Suit.CLUBS, Suit.HEARTS)]
"""Of these a hand of seven has a flush more often than not."""


def drawn(size: int) -> st.SearchStrategy[Cards]:
    """So many distinct cards of the deck, or of two suits."""
    return st.sampled_from([list(DECK), TWO_SUITS]).flatmap(
        lambda deck: st.lists(st.sampled_from(deck), min_size=size, max_size=size, unique=True).map(
            tuple
        )
    )


def of_any_five(cards: Cards) -> Iterable[Hand]:
    """Every hand of five of these cards."""
    return map(Hand, combinations(cards, 5))


def of_three_and_two(cards: Cards) -> Iterable[Hand]:
    """Every hand of three of the first five cards and two of the others."""
    threes, pairs = combinations(cards[:5], 3), combinations(cards[5:], 2)
    return (Hand(three + pair) for three, pair in product(threes, pairs))


def by_comparators(name: str, a: Iterable[Hand], b: Iterable[Hand]) -> int:
    """How the best of some hands compares with the best of others."""
    ordering = compound(*RANKINGS[name])
    best_of_a, best_of_b = (max(hands, key=cmp_to_key(ordering)) for hands in (a, b))
    return ordering(best_of_a, best_of_b)


@pytest.mark.parametrize("size", [5, 6, 7])
@each_ranking
@given(data=st.data())
def test_five_to_seven_cards(name: str, size: int, data: st.DataObject) -> None:
    """The strength of 5, 6 or 7 cards is that of the best five."""
    a, b = data.draw(drawn(size)), data.draw(drawn(size))
    strength = compiled(name).strength
    by_strength = sign(strength(encode(a)) - strength(encode(b)))
    assert by_strength == by_comparators(name, of_any_five(a), of_any_five(b))


@pytest.mark.parametrize("hole", [4, 5, 6])
@each_ranking
@given(data=st.data())
def test_omaha(name: str, hole: int, data: st.DataObject) -> None:
    """Omaha's strength is that of the best three of the board with two of the hole."""
    a, b = data.draw(drawn(5 + hole)), data.draw(drawn(5 + hole))
    omaha = compiled(name).omaha
    strength_of_a, strength_of_b = (omaha(encode(c[:5]), encode(c[5:])) for c in (a, b))
    by_strength = sign(strength_of_a - strength_of_b)
    assert by_strength == by_comparators(name, of_three_and_two(a), of_three_and_two(b))


def test_a_flush_may_be_less_than_what_the_ranks_make() -> None:
    """Where straights stand above flushes, the straight in seven cards is the best of them."""
    at = [rule.name for rule in STANDARD].index("flush")
    straight_above = (*STANDARD[:at], STANDARD[at + 1], STANDARD[at], *STANDARD[at + 2 :])
    above = compile_ranking(straight_above).unwrap()
    seven = encode(parse_cards("2h 4h 6h 8h Th 9c 7d").unwrap())
    assert above.name(above.strength(seven)) == "straight"
    assert compiled("standard").name(compiled("standard").strength(seven)) == "flush"


ROWS = 3_000


def rows(size: int) -> list[Cards]:
    """Seeded draws, the half of them from two suits."""
    rng = Random(size)
    return [
        tuple(rng.sample(deck, size)) for _ in range(ROWS // 2) for deck in (list(DECK), TWO_SUITS)
    ]


@pytest.mark.parametrize("size", [5, 6, 7])
@each_ranking
def test_arrays_of_hands(name: str, size: int) -> None:
    """`strengths` gives for each row what `strength` gives for its codes."""
    evaluator = compiled(name)
    codes = list(map(encode, rows(size)))
    strengths = evaluator.strengths(np.array(codes))
    assert strengths.dtype == np.uint16
    assert strengths.tolist() == list(map(evaluator.strength, codes))


@pytest.mark.parametrize("hole", [4, 5, 6])
@each_ranking
def test_arrays_of_boards_and_holes(name: str, hole: int) -> None:
    """`omaha_strengths` gives for each row what `omaha` gives for its codes."""
    evaluator = compiled(name)
    codes = list(map(encode, rows(5 + hole)))
    array = np.array(codes)
    strengths = evaluator.omaha_strengths(array[:, :5], array[:, 5:])
    assert strengths.dtype == np.uint16
    assert strengths.tolist() == [evaluator.omaha(code[:5], code[5:]) for code in codes]


@pytest.mark.parametrize("shape", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1])
def test_arrays_of_any_length(shape: int) -> None:
    """No rows, one, and about as many as are taken at a time."""
    standard = compiled("standard")
    codes = np.resize(np.array([encode(cards) for cards in rows(7)]), (shape, 7))
    expected = list(map(standard.strength, codes.tolist()))
    assert standard.strengths(codes).tolist() == expected
