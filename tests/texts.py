"""What the tests of parsing say again and again."""

from typing import Any

import pytest
from returns.result import Result

from poker_fp import (
    Errors,
)
from poker_fp.text.errors import (
    WrongCount,
)
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
