"""From text to hands, or to all that is wrong with the text."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from returns.result import Failure, Result, Success

from poker_fp import (
    DECK,
    Errors,
    Hand,
    best_hands,
    card,
    hand,
    hand_of,
    parse_card,
    parse_cards,
    parse_hand,
    parse_hands,
)
from poker_fp.strategies import hands
from poker_fp.text.errors import (
    NotACard,
    NotUtf8,
    RepeatedCard,
    WrongCount,
)
from tests.texts import (
    A_CARD,
    FIVE,
    RANKS,
    SUITS,
    any_text,
    assert_explained,
    text_alone,
    wrong_count,
)

WRONG_HANDS: list[tuple[str, Errors]] = [
    ("", (wrong_count("", 0),)),
    ("2h3d5s9c", (wrong_count("2h3d5s9c", 4),)),
    ("2h3d5s9cKdAs", (wrong_count("2h3d5s9cKdAs", 6),)),
    ("2h 2h 5s 9c Kd", (RepeatedCard("2h", 4, also_at=1),)),
    ("2h 2♥ 5s 9c Kd", (RepeatedCard("2♥", 4, also_at=1),)),
    ("10h Th 5s 🂺 Kd", (RepeatedCard("Th", 5, also_at=1), RepeatedCard("🂺", 11, also_at=1))),
    ("2h3d2h3d5s", (RepeatedCard("2h", 5, also_at=1), RepeatedCard("3d", 7, also_at=3))),
    ("2h 1s 5s 9x Kd", (NotACard("1s", 4, "write 10s, Ts or As"), NotACard("9x", 10, SUITS))),
    # Columns count code points: the variation selectors and glyphs are one each.
    ("2♥\ufe0f 3d 5s 9c 1s", (NotACard("1s", 14, "write 10s, Ts or As"),)),
    ("🂱 🃁 5s 9c 1s", (NotACard("1s", 11, "write 10s, Ts or As"),)),
    # All at once, from left to right, whatever they are.
    (
        "2h 2h 1s 9x",
        (
            wrong_count("2h 2h 1s 9x", 4),
            RepeatedCard("2h", 4, also_at=1),
            NotACard("1s", 7, "write 10s, Ts or As"),
            NotACard("9x", 10, SUITS),
        ),
    ),
    ("Xs 2h 2h 5s Kd", (NotACard("Xs", 1, RANKS), RepeatedCard("2h", 7, also_at=4))),
    # How many cards stand where none can be made out is anyone's guess.
    ("2h hello 5s", (NotACard("hello", 4, A_CARD),)),
    ("2h3d\udcff5s9cKd", (NotUtf8("\udcff", 5),)),
]


@pytest.mark.parametrize(("text", "expected"), WRONG_HANDS, ids=text_alone)
def test_all_that_is_wrong_with_a_hand(text: str, expected: Errors) -> None:
    """Everything wrong with a hand is reported at once, by column, a repeat with both places."""
    assert parse_hand(text) == Failure(expected)


# Several hands, and the checked constructor


def test_hands_stand_by_themselves() -> None:
    """A card may be in several hands; errors name the hand they are in, all of them."""
    five = "2h3d5s9cKd"
    assert parse_hands([]) == Success(())
    assert parse_hands(iter([five, five])) == Success((hand(five), hand(five)))
    assert parse_hands(["1s", five, "2h2h5s9cKd"]) == Failure(
        (
            NotACard("1s", 1, "write 10s, Ts or As", hand=1),
            WrongCount("1s", 1, FIVE, what="hand", found=1, wanted=5, hand=1),
            RepeatedCard("2h", 3, also_at=1, hand=3),
        )
    )


def test_hand_of() -> None:
    """`hand_of` takes five distinct cards in any iterable, and refuses others as `parse_hand`."""
    five = parse_cards("2h3d5s9cKd").unwrap()
    assert hand_of(five) == hand_of(iter(five)) == Success(Hand(five))
    assert hand_of(iter(five[:4])) == Failure((wrong_count("2h 3d 5s 9c", 4),))
    assert hand_of([]) == Failure((wrong_count("", 0),))
    assert hand_of([*five[:3], five[1], five[1]]) == Failure(
        (RepeatedCard("3d", 10, also_at=4), RepeatedCard("3d", 13, also_at=4))
    )
    assert hand_of((*five, five[0])) == Failure(
        (wrong_count("2h 3d 5s 9c Kd 2h", 6), RepeatedCard("2h", 16, also_at=1))
    )


LITERALS: list[tuple[Any, str, str]] = [
    (card, "1s", "column 1: '1s' is not a card (write 10s, Ts or As)"),
    (card, "", "column 1: the text has 0 cards, not 1"),
    (card, "4s5s", "column 1: the text has 2 cards, not 1"),
    (
        hand,
        "2h 2h 1s 9c Kd",
        "column 4: '2h' is already at column 1; column 7: '1s' is not a card (write 10s, Ts or As)",
    ),
]


@pytest.mark.parametrize(("literal", "text", "message"), LITERALS)
def test_literals_raise(literal: Any, text: str, message: str) -> None:
    """The literals for lessons and tests raise ValueError with all the errors rendered."""
    with pytest.raises(ValueError, match="column") as raised:
        literal(text)
    assert str(raised.value) == message


@pytest.mark.parametrize("text", ["Ad", "AD", "ad", "A♦", " 🃁 "])
def test_literals(text: str) -> None:
    """A literal of any spelling is the card it means."""
    assert card(text) == DECK[-3]
    assert str(hand("2H 3S 5♣ 10C" + text)) == "2h 3s 5c Tc Ad"


# Any text at all


@given(any_text)
@example("1" + "0" * 300 + "s")
@example("2h" * 300)
@example("\ud800" * 3)
@example("sA" * 20_000 + "x")
@example("A ♠ " * 5_000 + "Xs")
@example("Ace" + " " * 20_000)
@example("a:" * 5_000)
@example("x" * 100_000)
def test_any_text_is_parsed_or_explained(text: str) -> None:
    """No text raises; what is refused has errors, by column, each on the text and in one line."""
    results: list[Result[Any, Errors]] = [
        parse_card(text),
        parse_cards(text),
        parse_hand(text),
        parse_hands([text, text]),
    ]
    for result in results:
        assert_explained(result, text)


@given(hands())
def test_a_hand_reads_as_it_is_written(five: Hand) -> None:
    """The text of a hand, with its blanks or without, parses to an equal hand, order kept."""
    for text in (str(five), str(five).replace(" ", ""), str(five).upper()):
        assert parse_hand(text) == Success(five)
        assert parse_hand(text).map(str) == Success(str(five))


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (parse_hands, "parse_hands takes several texts, not one: parse_hands([text])"),
        (best_hands, "best_hands takes several texts, not one: best_hands([text])"),
        (hand_of, "hand_of takes cards, not a text: parse_hand(text)"),
    ],
)
def test_a_text_is_not_taken_for_its_characters(
    function: Callable[[Any], object], message: str
) -> None:
    """Where several are wanted, one text by itself would be read letter by letter."""
    with pytest.raises(TypeError) as raised:
        function("2H 3D 5S 9C KD")
    assert str(raised.value) == message
