"""What is wrong with a text, shown to a person."""

import pytest
from hypothesis import example, given

from poker_fp import Errors, parse_cards, parse_deal, parse_hand
from poker_fp.render.carets import caret_line, with_carets
from poker_fp.text.errors import Missing, NotACard, RepeatedCard, full_message
from poker_fp.text.results import either
from tests.texts import SUITS, any_text, errors_of, text_alone, wrong_count

CARETS = [
    ("2h 1s", (NotACard("1s", 4),), "  2h 1s\n     ^^"),
    ("Ad 2h Ad", (RepeatedCard("Ad", 7, also_at=1),), "  Ad 2h Ad\n  ^^    ^^"),
    ("2h", (Missing("", 3, what="hand"),), "  2h\n    ^"),
    ("Ah,Kd,Qc", errors_of(parse_cards("Ah,Kd,Qc")), "  Ah,Kd,Qc\n    ^  ^"),
    (
        "Ace of Spades K of ♥",
        errors_of(parse_cards("Ace of Spades K of ♥")),
        "  Ace of Spades K of ♥\n  ^^^^^^^^^^^^^ ^^^^^^",
    ),
    (
        "five-card-draw 2h 3d 5s 9c Kd",
        errors_of(parse_deal("five-card-draw 2h 3d 5s 9c Kd")),
        f"  five-card-draw 2h 3d 5s 9c Kd\n  {' ' * 15}{'^' * 14}",
    ),
    # Places that are not shown have no caret.
    ("2h," * 40, errors_of(parse_cards("2h," * 40)), f"  {'2h,' * 21}…\n  {'  ^' * 21}"),
    ("", (wrong_count("", 0),), "  \n  ^"),
    ("6♠\ufe0f 1s", (NotACard("1s", 5),), "  6♠\ufe0f 1s\n     ^^"),
    ("４ｓ 1s", (NotACard("1s", 4),), "  ４ｓ 1s\n       ^^"),
    ("４s", (NotACard("４s", 1),), "  ４s\n  ^^^"),
    ("\t1s", (NotACard("1s", 2),), "   1s\n   ^^"),
    ("\x1b1s", (NotACard("1s", 2),), "  \ufffd1s\n   ^^"),
    ("2h\u0301 1s", (NotACard("\u0301", 3),), "  2h\u0301 1s\n    ^"),
    # Of a long text only what stands around the place.
    (
        "x" * 80 + "1s" + "y" * 60,
        (NotACard("1s", 81),),
        f"  {'x' * 80}1s{'y' * 59}…\n  {' ' * 80}^^",
    ),
    (
        "x" * 100 + "1s" + "y" * 100,
        (NotACard("1s", 101),),
        f"  …{'x' * 29}1s{'y' * 59}…\n  {' ' * 30}^^",
    ),
    (
        "Ad " * 40,
        (RepeatedCard("Ad", 118, also_at=1),),
        f"  …{('Ad ' * 40)[88:]}\n  {' ' * 30}^^",
    ),
]


@pytest.mark.parametrize(("text", "errors", "shown"), CARETS, ids=text_alone)
def test_carets(text: str, errors: Errors, shown: str) -> None:
    """Each error stands above its text, with a caret under every place, whatever the width."""
    assert with_carets(text, errors) == full_message(errors[0]) + "\n" + shown


def test_carets_for_each_error() -> None:
    """Several errors are shown one below the other, each with its own carets."""
    errors = errors_of(parse_hand("2h 1s 5s 9x Kd"))
    assert with_carets("2h 1s 5s 9x Kd", errors).splitlines() == [
        "column 4: '1s' is not a card (write 10s, Ts or As)",
        "  2h 1s 5s 9x Kd",
        "     ^^",
        f"column 10: '9x' is not a card ({SUITS})",
        "  2h 1s 5s 9x Kd",
        "           ^^",
    ]


@given(any_text)
@example("1" + "0" * 300 + "s")
@example("2h" * 300)
@example("\ud800" * 3)
def test_any_errors_are_shown_in_three_lines_each(text: str) -> None:
    """Whatever the text, each error has its message, the text, and its carets."""
    errors: Errors = either(parse_deal(text), lambda _: (), lambda errors: errors)
    assert len(with_carets(text, errors).split("\n")) == max(1, 3 * len(errors))


@pytest.mark.parametrize(
    ("text", "carets"),
    [
        ("2h3d5s9cKd", ""),
        ("2h 1s 5s 9x Kd", "   ^^    ^^"),
        ("2h 2h 5s 9c 2h", "^^ ^^       ^^"),
        ("x" * 200 + "1s", "^" * 202),
        ("４ｓ 3d 5s 9c 1d", "^^^^          ^^"),
    ],
)
def test_all_errors_under_one_line(text: str, carets: str) -> None:
    """Of a text that is shown whole, however long; none of a right one."""
    errors: Errors = either(parse_hand(text), lambda _: (), lambda errors: errors)
    assert caret_line(text, errors) == carets
