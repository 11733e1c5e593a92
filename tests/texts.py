"""What the tests of texts say again and again, and any text at all."""

from typing import Any

import pytest
from hypothesis import strategies as st
from returns.result import Result

from poker_fp import Errors
from poker_fp.text.errors import NotCards, RepeatedCard, WrongCount, full_message, on_one_line
from poker_fp.text.results import either

SUITS = "the suits are c, d, h and s"
RANKS = "the ranks are 2 to 9, T or 10, J, Q, K and A"
A_CARD = "a card is a rank and a suit, such as 4s or Td; only blanks may stand between"
FIVE = "a hand is five cards, such as 2h3d5s9cKd"


def wrong_count(text: str, found: int, column: int = 1) -> WrongCount:
    """The error of a hand of too few or too many cards."""
    return WrongCount(text, column, FIVE, what="hand", found=found, wanted=5)


def errors_of(result: Result[Any, Errors]) -> Errors:
    """The errors of a failure; a success is none."""
    return either(result, lambda value: pytest.fail(f"no failure: {value}"), lambda errors: errors)


def text_alone(value: object) -> str:
    """The texts of a case, to name its test."""
    return ascii(value) if isinstance(value, str) else ""


pieces = st.sampled_from([
    "2h", "Ad", "10s", "Ts", "k♦", "🃁", "🂬", "🃏", "4c", "1s", "s4", "Xs", "4x", "4", "с", "ſ",
    " ", "\t", "  ", "\n", "\r", "\r\n", "\ufeff", "\ufe0f", "\0", "\udcff", "\ud800",
    ",", "[", "]", "-", ":", "Black:", "joker", "Jk", "Ace of Spades", "of", "h10", "sA", "14s",
    "Dh", "AP", "A ♠", "♠ A", "Ａ", "ｈ", "\u00a0", "\u200b", "\x1f",
    "texas-holdem", "omaha-holdem", "five-card-draw", "omaha", "2h3d5s9cKd", "KcKs", "AcAhAsJs",
])  # fmt: skip
any_text = st.text() | st.lists(pieces, max_size=14).map("".join) | st.text("2kTs10♠ 🂡\udc80")


def assert_explained(result: Result[Any, Errors], text: str) -> None:
    """A success, or errors that each stand on the text and say what is wrong in one line."""
    errors: Errors = either(result, lambda _: (), lambda errors: errors or pytest.fail("no errors"))
    for error in errors:
        assert 1 <= error.column <= len(text) + 1
        assert text.startswith(error.text, error.column - 1)
        if isinstance(error, RepeatedCard):
            assert 1 <= error.also_at < error.column
        if isinstance(error, NotCards):
            assert error.places == tuple(sorted(error.places))
            assert error.column == error.places[0]
            for place, there in zip(error.places, error.texts, strict=True):
                assert text.startswith(there, place - 1)
        assert error.message.isprintable()
        assert full_message(error).isprintable()
    if all(error.hand is None for error in errors):
        assert [e.column for e in errors] == sorted(e.column for e in errors)
    assert on_one_line(errors).isprintable()
