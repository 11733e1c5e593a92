"""What an error says, in a line and for a person."""

import pytest

from poker_fp import (
    Errors,
    parse_hand,
)
from poker_fp.shell.refusals import with_carets
from poker_fp.text.errors import (
    Missing,
    NotACard,
    NotUtf8,
    RepeatedCard,
    UnknownGame,
    WrongCount,
    full_message,
    on_one_line,
)
from tests.texts import SUITS, errors_of, text_alone, wrong_count


def test_messages() -> None:
    """Each error says in words what is wrong, where, and where it can what would be right."""
    errors: Errors = (
        NotACard("4x", 1, SUITS),
        NotUtf8("\udcff\udc80", 2),
        RepeatedCard("Ad", 9, also_at=3),
        UnknownGame("omaha", 4, "did you mean omaha-holdem?"),
        Missing("", 5, what="board"),
        WrongCount("4c", 6, what="hand", found=1, wanted=5, hand=2),
        NotUtf8("\udce9", 7),
    )
    assert [full_message(error) for error in errors] == [
        f"column 1: '4x' is not a card ({SUITS})",
        "column 2: 2 bytes not UTF-8: 0xff 0x80",
        "column 9: 'Ad' is already at column 3",
        "column 4: unknown game 'omaha' (did you mean omaha-holdem?)",
        "column 5: the board is missing",
        "hand 2, column 6: the hand has 1 card, not 5",
        "column 7: 1 byte not UTF-8: 0xe9",
    ]


def test_messages_are_one_line() -> None:
    """A text of control characters or of great length stays one short line in a message."""
    control = on_one_line((NotACard("a\n\r\t\0\x1b[31m\u2028\x85\ud83d", 1),))
    assert control == r"Error: column 1: 'a\n\r\t\x00\x1b[31m\u2028\x85\ud83d' is not a card"
    for length, shown in ((40, "x" * 40), (41, "x" * 39 + "…")):
        error = NotACard("x" * length, 1)
        assert error.message == f"'{shown}' is not a card"
        assert len(error.text) == length


CARETS = [
    ("2h 1s", (NotACard("1s", 4),), "  2h 1s\n     ^^"),
    ("Ad 2h Ad", (RepeatedCard("Ad", 7, also_at=1),), "  Ad 2h Ad\n  ^^    ^^"),
    ("2h", (Missing("", 3, what="hand"),), "  2h\n    ^"),
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
