"""The best five of five to seven cards."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import DECK, SHORT_DECK, Hand, best_five, compare, hand, parse_cards
from poker_fp.text.errors import RepeatedCard, WrongCount

BEST = [
    ("2h3h4h5d8d9hJh", "2h 3h 4h 9h Jh"),
    ("2h3h4h5d8d", "2h 3h 4h 5d 8d"),
    ("KdKs2h3h4h5d", "Kd Ks 3h 4h 5d"),
    ("Ad2c3c4c5cKdKs", "Ad 2c 3c 4c 5c"),
    ("AdKdQdJdTdAcAs", "Ad Kd Qd Jd Td"),
    # Of equals the one typed first.
    ("2c2d2h2sAcAdAh", "2c 2d 2h 2s Ac"),
]


@pytest.mark.parametrize(("cards", "expected"), BEST)
def test_the_best_five(cards: str, expected: str) -> None:
    """Five, six or seven cards make their best hand, in the order given, in any iterable."""
    given = parse_cards(cards).unwrap()
    assert best_five(given).map(str) == best_five(iter(given)).map(str) == Success(expected)


def test_under_another_ranking() -> None:
    """In short-deck poker a flush is better than a full house."""
    cards = parse_cards("AhKh9h8h6hAdAc").unwrap()
    full = parse_cards("AhAdAc9h9d").unwrap()
    assert best_five(cards, SHORT_DECK) == Success(hand("AhKh9h8h6h"))
    assert best_five([*full, *parse_cards("7h6h").unwrap()]) == Success(Hand(full))
    assert best_five([*full, *parse_cards("7h6h").unwrap()], SHORT_DECK) == Success(Hand(full))
    assert best_five(parse_cards("AhAdAc9h9d7h6h").unwrap(), SHORT_DECK) == Success(Hand(full))


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True))
def test_no_other_five_beat_it(cards: Any) -> None:
    """No hand of five of the cards is better."""
    best = best_five(cards).unwrap()
    assert all(compare(best, Hand(five)) >= 0 for five in combinations(cards, 5))


def count(text: str, found: int) -> WrongCount:
    """The error of too few or too many cards."""
    return WrongCount(text, 1, what="hand", found=found, wanted=5, most=7)


WRONG = [
    ("", (count("", 0),)),
    ("2h3h4h5d", (count("2h 3h 4h 5d", 4),)),
    ("2h3h4h5d8d9hJhKd", (count("2h 3h 4h 5d 8d 9h Jh Kd", 8),)),
    ("2h3h4h5d2h", (RepeatedCard("2h", 13, also_at=1),)),
    ("2h2h", (count("2h 2h", 2), RepeatedCard("2h", 4, also_at=1))),
]


@pytest.mark.parametrize(("cards", "expected"), WRONG)
def test_the_wrong_cards(cards: str, expected: Any) -> None:
    """Too few, too many, or one twice: errors with the columns of the cards in a row."""
    assert best_five(parse_cards(cards).unwrap()) == Failure(expected)
