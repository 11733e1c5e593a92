"""What is passed for a hand, or for a comparator, and is none: an error that says what to write."""

from collections.abc import Callable
from typing import Any

import pytest

from poker_fp import (
    SHORT_DECK,
    STANDARD,
    best_five,
    card,
    category,
    compare,
    comparing,
    compound,
    describe,
    explain,
    explain_deal,
    hand,
    hand_of,
    natural,
    parse_card,
    parse_cards,
    parse_deal,
    parse_hand,
    parse_hands,
    rank_deal,
    shares,
    solve,
    winners,
)
from poker_fp.fast import encode

HAND = hand("2h3d5s9cKd")
TEXT = "2h3d5s9cKd"
LINE = "five-card-draw 2h3d5s9cKd"
NOT_A_TEXT = "a hand is wanted, not a text: hand('2h3d5s9cKd')"
NOT_A_RESULT = (
    "a hand is wanted, not a Result ({}): take the hand out with unwrap(), or write hand(text)"
)
ONE_BY_ONE = "no comparator but a {}; comparators one by one: compound(*comparators)"

CALLS: list[tuple[Callable[..., Any], tuple[Any, ...], str]] = [
    (compare, (TEXT, "2c3h4s8cAh"), NOT_A_TEXT),
    (compare, (HAND, TEXT), NOT_A_TEXT),
    (compare, (TEXT, HAND), NOT_A_TEXT),
    (compare, (parse_hand(TEXT), HAND), NOT_A_RESULT.format("Success")),
    (compare, (HAND, parse_hand("1s")), NOT_A_RESULT.format("Failure")),
    (winners, ([TEXT],), NOT_A_TEXT),
    (winners, ([HAND, TEXT],), NOT_A_TEXT),
    (winners, (TEXT,), NOT_A_TEXT),
    (winners, ([parse_hand(TEXT)],), NOT_A_RESULT.format("Success")),
    (winners, (parse_hands([TEXT]),), NOT_A_RESULT.format("Success")),
    (explain, (TEXT, HAND), NOT_A_TEXT),
    (explain, (HAND, TEXT, SHORT_DECK), NOT_A_TEXT),
    (explain, (parse_hand(TEXT), HAND), NOT_A_RESULT.format("Success")),
    (describe, (TEXT,), NOT_A_TEXT),
    (describe, (parse_hand(TEXT),), NOT_A_RESULT.format("Success")),
    (best_five, (TEXT,), "cards are wanted: best_five(parse_cards(text).unwrap())"),
    (best_five, (parse_hand(TEXT),), "cards are wanted: best_five(parse_cards(text).unwrap())"),
    (winners, ([HAND], STANDARD), ONE_BY_ONE.format("tuple")),
    (winners, ([], [compare]), ONE_BY_ONE.format("list")),
    *[
        (function, (given,), f"a deal is wanted, not {kind}: parse_deal(line).unwrap()")
        for function in (rank_deal, explain_deal, shares)
        for given, kind in ((parse_deal(LINE), "a Success"), (LINE, "a str"))
    ],
    *[
        (function, (given,), f"one text is wanted, not {kind}")
        for function in (hand, card, parse_hand, parse_card, parse_cards, parse_deal, solve)
        for given, kind in (
            ([TEXT], "a list"),
            (None, "None"),
            (b"2h", "bytes"),
            (4, "an int"),
            (HAND, "a Hand"),
        )
    ],
    *[
        (function, (*hands, given), f"a ranking is wanted, such as STANDARD, not {kind}")
        for function, hands in ((explain, (HAND, HAND)), (describe, (HAND,)), (category, (HAND,)))
        for given, kind in (
            ("standard", "a str"),
            (compare, "a function"),
            (STANDARD[0], "a Rule"),
            (None, "None"),
            ((compare,), "a tuple with a function in it"),
        )
    ],
    (category, (TEXT,), NOT_A_TEXT),
    *[
        (encode, (given,), "cards are wanted: encode(parse_cards(text).unwrap())")
        for given in (TEXT, ["2h", "3d"], parse_cards(TEXT))
    ],
    (hand_of, (["2h", "3d"],), "hand_of takes cards, not texts: hand_of(map(card, texts))"),
    (compound, (STANDARD,), ONE_BY_ONE.format("tuple")),
    (compound, ([natural],), ONE_BY_ONE.format("list")),
    (compound, (compare, STANDARD), ONE_BY_ONE.format("tuple")),
]


@pytest.mark.parametrize(("function", "given", "said"), CALLS)
def test_a_type_error_says_what_to_write(
    function: Callable[..., Any], given: tuple[Any, ...], said: str
) -> None:
    """Text or a Result for a hand, and a ranking for its ordering, are told apart from a fault."""
    with pytest.raises(TypeError) as raised:
        function(*given)
    assert str(raised.value) == said


def test_faults_of_others_stay_theirs() -> None:
    """An error in a rule, or of values of no known kind, is raised as it is."""

    def faulty(_: object) -> tuple[int, ...]:
        raise AttributeError("a fault of the rule")

    with pytest.raises(AttributeError, match="a fault of the rule"):
        compound(comparing(faulty))(HAND, HAND)
    with pytest.raises(AttributeError, match="suited"):
        compare(1, 2)  # type: ignore[arg-type]


def test_texts_are_compared_where_they_are_meant() -> None:
    """Winners of texts, under a comparator of texts, are none of our business."""
    assert winners(["kiwi", "fig", "plum"], comparing(len)) == ["kiwi", "plum"]
    assert winners("fig", natural) == ["i"]
