"""What an error says, in a line and for a person."""

from poker_fp import Errors
from poker_fp.text.errors import (
    CardsApart,
    Missing,
    NotACard,
    NotCards,
    NotUtf8,
    RepeatedCard,
    UnknownGame,
    WrongCount,
    full_message,
    on_one_line,
)
from tests.texts import SUITS


def test_messages() -> None:
    """Each error says in words what is wrong, where, and where it can what would be right."""
    errors: Errors = (
        NotACard("4x", 1, SUITS),
        NotUtf8("\udcff\udc80", 2),
        RepeatedCard("Ad", 9, also_at=3),
        UnknownGame("omaha", 4, "did you mean omaha-holdem?"),
        Missing("", 5, what="board"),
        WrongCount("4c", 6, what="hand", found=1, wanted=5, hand=2),
        WrongCount("4c", 6, what="hand", found=1, wanted=5, most=7),
        NotCards(",", 6, what="a comma", places=(6,), texts=(",",)),
        NotCards(",", 6, what="2 commas", places=(6, 9), texts=(",", ","), hand=3),
        CardsApart("2h 3d", 6, "write them together", what="a hand"),
        NotUtf8("\udce9", 7),
    )
    assert [full_message(error) for error in errors] == [
        f"column 1: '4x' is not a card ({SUITS})",
        "column 2: 2 bytes not UTF-8: 0xff 0x80 (save the text as UTF-8)",
        "column 9: 'Ad' is already at column 3",
        "column 4: unknown game 'omaha' (did you mean omaha-holdem?)",
        "column 5: the board is missing",
        "hand 2, column 6: the hand has 1 card, not 5",
        "column 6: the hand has 1 card, not 5 to 7",
        "column 6: a comma",
        "hand 3, column 6: 2 commas, at columns 6 and 9",
        "column 6: blanks inside a hand (write them together)",
        "column 7: 1 byte not UTF-8: 0xe9 (save the text as UTF-8)",
    ]


def test_messages_are_one_line() -> None:
    """A text of control characters or of great length stays one short line in a message."""
    control = on_one_line((NotACard("a\n\r\t\0\x1b[31m\u2028\x85\ud83d", 1),))
    assert control == r"Error: column 1: 'a\n\r\t\x00\x1b[31m\u2028\x85\ud83d' is not a card"
    for length, shown in ((40, "x" * 40), (41, "x" * 39 + "…")):
        error = NotACard("x" * length, 1)
        assert error.message == f"'{shown}' is not a card"
        assert len(error.text) == length
