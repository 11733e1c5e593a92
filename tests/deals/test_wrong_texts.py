"""Texts that are wrong, as a line or as a hand among hands."""

from typing import Any

from hypothesis import example, given
from returns.result import Failure, Result, Success

from poker_fp import Errors, best_hands, parse_deal, solve
from poker_fp.text.errors import NotACard
from tests.texts import any_text, assert_explained


@given(any_text)
@example("1" + "0" * 300 + "s")
@example("2h" * 300)
@example("\ud800" * 3)
def test_any_text_is_answered_or_explained(text: str) -> None:
    """No text raises; what is refused has errors, by column, each on the text and in one line."""
    results: list[Result[Any, Errors]] = [parse_deal(text), solve(text), best_hands([text])]
    for result in results:
        assert_explained(result, text)


def test_best_hands_of_wrong_hands() -> None:
    """`best_hands` answers with every winner as typed, or with all that is wrong."""
    assert best_hands([]) == Success([])
    assert best_hands(["2h3d5s9cKd"]) == Success(["2h3d5s9cKd"])
    assert best_hands(["2h3d5s9cKd", "2h 3d 5s 9c 1d", "4"]) == Failure(
        (
            NotACard("1d", 13, "write 10d, Td or Ad", hand=2),
            NotACard("4", 1, "add a suit: 4c, 4d, 4h or 4s", hand=3),
        )
    )
