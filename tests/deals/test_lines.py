"""A line of text: the deal it describes, or all that is wrong with it."""

import pytest
from returns.result import Failure

from poker_fp import (
    GAMES,
    Errors,
    parse_cards,
    parse_deal,
    solve,
)
from poker_fp.text.errors import (
    CardsApart,
    Missing,
    NotACard,
    NotCards,
    NotUtf8,
    RepeatedCard,
    UnknownGame,
    WrongCount,
    on_one_line,
)
from tests.texts import A_CARD, SUITS, errors_of, text_alone

BOARD_AND_TWO = "texas-holdem takes a board of 5 cards and hands of 2 cards"
HANDS_OF_5 = "five-card-draw takes hands of 5 cards"
GAME_NAMES = "a line starts with a game: texas-holdem, omaha-holdem, five-card-draw"


def no_blank(text: str, what: str) -> NotCards:
    """The error of one separator at the end of a line of hold'em."""
    hint = "only blanks may stand between: texas-holdem 2h3h4h5d8d KdKs"
    return NotCards(text, 29, hint, what=what, places=(29,), texts=(text,))


WRONG_LINES: list[tuple[str, Errors]] = [
    ("", (Missing("", 1, GAME_NAMES, what="game"),)),
    (" \t", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("\n", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("omaha", (UnknownGame("omaha", 1, "did you mean omaha-holdem?"),)),
    ("  Texas-Holdem", (UnknownGame("Texas-Holdem", 3, "did you mean texas-holdem?"),)),
    ("five-card-drw", (UnknownGame("five-card-drw", 1, "did you mean five-card-draw?"),)),
    ("whist", (UnknownGame("whist", 1, GAME_NAMES),)),
    # A byte order mark is dropped at the start and nowhere else.
    ("\ufeff", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("\ufeffomaha", (UnknownGame("omaha", 2, "did you mean omaha-holdem?"),)),
    (" \ufeffomaha", (UnknownGame("\ufeffomaha", 2, "did you mean omaha-holdem?"),)),
    (
        "omaha\udcff",
        (
            UnknownGame("omaha\udcff", 1, "did you mean omaha-holdem?"),
            NotUtf8("\udcff", 6),
        ),
    ),
    # What follows an unknown game is looked at too, as far as that can be done without one.
    (
        "whist 4x AdAd",
        (
            UnknownGame("whist", 1, GAME_NAMES),
            NotACard("4x", 7, SUITS),
            RepeatedCard("Ad", 12, also_at=10),
        ),
    ),
    (
        "texas-holdem",
        (
            Missing("", 13, BOARD_AND_TWO, what="board"),
            Missing("", 13, BOARD_AND_TWO, what="hand"),
        ),
    ),
    ("texas-holdem 2h3h4h5d8d", (Missing("", 24, BOARD_AND_TWO, what="hand"),)),
    ("texas-holdem 2h3h4h5d8d \r\n", (Missing("", 25, BOARD_AND_TWO, what="hand"),)),
    ("five-card-draw", (Missing("", 15, HANDS_OF_5, what="hand"),)),
    (
        "texas-holdem 2h3h4h5d KdKsKc 9h",
        (
            WrongCount("2h3h4h5d", 14, BOARD_AND_TWO, what="board", found=4, wanted=5),
            WrongCount("KdKsKc", 23, BOARD_AND_TWO, what="hand", found=3, wanted=2),
            WrongCount("9h", 30, BOARD_AND_TWO, what="hand", found=1, wanted=2),
        ),
    ),
    (
        "omaha-holdem 2h3h4h5d8d KdKs",
        (
            WrongCount(
                "KdKs",
                25,
                "omaha-holdem takes a board of 5 cards and hands of 4 cards",
                what="hand",
                found=2,
                wanted=4,
            ),
        ),
    ),
    # One deck: a card may lie in one place of the table only.
    ("texas-holdem AcKdKs8s3s As8s QhQc", (RepeatedCard("8s", 27, also_at=20),)),
    ("texas-holdem AcKdKs8s3s As2s AsQc", (RepeatedCard("As", 30, also_at=25),)),
    ("texas-holdem AcKdKs8s3s AsAs", (RepeatedCard("As", 27, also_at=25),)),
    # A blank always ends a hand.
    (
        "five-card-draw 2h 3d5s9cKd",
        (
            CardsApart(
                "2h 3d5s9cKd",
                16,
                "write each hand's cards together: five-card-draw 2h3d5s9cKd",
                what="a hand",
            ),
        ),
    ),
    (
        "five-card-draw 2h3d 5s9cKd",
        (
            WrongCount("2h3d", 16, HANDS_OF_5, what="hand", found=2, wanted=5),
            WrongCount("5s9cKd", 21, HANDS_OF_5, what="hand", found=3, wanted=5),
        ),
    ),
    # Nothing but a line's end is dropped: a second \r or \n is not a blank.
    ("texas-holdem 2h3h4h5d8d KdKs\r\r\n", (no_blank("\r", "a line end"),)),
    ("texas-holdem 2h3h4h5d8d KdKs\n\n", (no_blank("\n", "a line end"),)),
    ("texas-holdem 2h3h4h5d8d KdKs\u2028", (no_blank("\u2028", "a line separator (U+2028)"),)),
    ("texas-holdem 2h3h4h5d8d KdKs\x0c", (NotACard("\x0c", 29, A_CARD),)),
]  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), WRONG_LINES, ids=text_alone)
def test_all_that_is_wrong_with_a_line(line: str, expected: Errors) -> None:
    """Everything wrong with a line is reported at once, by column, with what would be right."""
    assert parse_deal(line) == Failure(expected)
    assert solve(line) == Failure(expected)


def test_a_line_of_an_error_reads_so() -> None:
    """All the errors of a line make one line of answer."""
    errors = errors_of(solve("texas-holdem AcKdKs8s3s As8s 1s"))
    assert on_one_line(errors) == (
        "Error: column 27: '8s' is already at column 20; "
        "column 30: '1s' is not a card (write 10s, Ts or As); "
        f"column 30: the hand has 1 card, not 2 ({BOARD_AND_TWO})"
    )


LINES = [
    "texas-holdem 2h3h4h5d8d KdKs 9hJh",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\n",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\r\n",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\r",
    " \ttexas-holdem  2h3h4h5d8d\tKdKs   9hJh \t\n",
]


@pytest.mark.parametrize("line", LINES)
def test_the_parts_of_a_line(line: str) -> None:
    """Runs of blanks separate, outer ones are nothing, and so is a line's end."""
    deal = parse_deal(line).unwrap()
    assert deal.game is GAMES["texas-holdem"]
    assert deal.board == parse_cards("2h3h4h5d8d").unwrap()
    assert [(p.text, " ".join(map(str, p.cards))) for p in deal.players] == [
        ("KdKs", "Kd Ks"),
        ("9hJh", "9h Jh"),
    ]
