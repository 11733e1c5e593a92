"""A line of text: the deal it describes, or all that is wrong with it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure

from poker_fp import (
    GAMES,
    Card,
    Deal,
    Errors,
    parse_cards,
    parse_deal,
    solve,
)
from poker_fp.strategies import deals
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
GAME_NAMES = (
    "a line starts with a game, such as texas-holdem, omaha-holdem, five-card-draw; "
    "poker-fp games lists all 31"
)
OMAHA = "did you mean omaha-holdem, omaha-5 or omaha-6?"


def no_blank(text: str, what: str) -> NotCards:
    """The error of one separator at the end of a line of hold'em."""
    hint = "only blanks may stand between: texas-holdem 2h3h4h5d8d KdKs"
    return NotCards(text, 29, hint, what=what, places=(29,), texts=(text,))


WRONG_LINES: list[tuple[str, Errors]] = [
    ("", (Missing("", 1, GAME_NAMES, what="game"),)),
    (" \t", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("\n", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("omaha", (UnknownGame("omaha", 1, OMAHA),)),
    ("  Texas-Holdem", (UnknownGame("Texas-Holdem", 3, "did you mean texas-holdem?"),)),
    ("five-card-drw", (UnknownGame("five-card-drw", 1, "did you mean five-card-draw?"),)),
    ("whist", (UnknownGame("whist", 1, GAME_NAMES),)),
    # A byte order mark is dropped at the start and nowhere else.
    ("\ufeff", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("\ufeffomaha", (UnknownGame("omaha", 2, OMAHA),)),
    (" \ufeffomaha", (UnknownGame("\ufeffomaha", 2, OMAHA),)),
    (
        "omaha\udcff",
        (
            UnknownGame("omaha\udcff", 1, OMAHA),
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


TOGETHER = "write the board's cards together, and each hand's"
LINE = "texas-holdem 2h3h4h5d8d KdKs 9hJh"


def apart(line: str, column: int, hint: str, what: str = "the board or a hand") -> CardsApart:
    """The error of a line whose cards stand apart from a column on."""
    return CardsApart(line[column - 1 :], column, hint, what=what)


APART = [
    (line, apart(line, column, hint))
    for line, column, hint in (
        ("texas-holdem 2h 3h 4h 5d 8d Kd Ks 9h Jh", 14, f"{TOGETHER}: {LINE}"),
        ("texas-holdem 2h3h4h 5d 8d KdKs 9hJh", 14, f"{TOGETHER}: {LINE}"),
        ("texas-holdem 2h3h4h5d8d Kd Ks 9h Jh", 14, f"{TOGETHER}: {LINE}"),
        ("texas-holdem 2h3h4h5d8 d KdKs 9hJh", 14, f"{TOGETHER}: {LINE}"),
        ("texas-holdem 2 ♥ 3 ♥ 4 ♥ 5 ♦ 8 ♦ K♦K♠ 9♥J♥", 14, f"{TOGETHER}: {LINE}"),
        ("texas-holdem 2h 3h 4h 5d 8d Kd Ks 9h", 14, f"{TOGETHER}; {BOARD_AND_TWO}"),
        (" texas-holdem  2h 3h 4h", 16, f"{TOGETHER}; {BOARD_AND_TWO}"),
    )
]


@pytest.mark.parametrize(("line", "expected"), APART, ids=text_alone)
def test_cards_apart(line: str, expected: CardsApart) -> None:
    """Cards apart are one error, with the line as it may have been meant, or what a line takes."""
    assert solve(line) == Failure((expected,))
    assert expected.message == "blanks inside the board or a hand"


STRANGE_LINES = [
    (
        "texas-holdem [2h3h4h5d8d] KdKs 9hJh",
        f"column 14: 2 brackets, at columns 14 and 25 (only blanks may stand between: {LINE})",
    ),
    (
        "texas-holdem 2h,3h,4h,5d,8d Kd,Ks 9h,Jh",
        "column 16: 6 commas, at columns 16, 19, 22, 25, 31 and 37 "
        f"(only blanks may stand between: {LINE})",
    ),
    (
        "texas-holdem 2h3h4h5d8d/KdKs/9hJh",
        f"column 24: 2 slashes, at columns 24 and 29 (only blanks may stand between: {LINE})",
    ),
    (
        "texas-holdem 2h, 3h, 4h, 5d, 8d KdKs 9hJh",
        f"column 14: blanks inside the board or a hand ({TOGETHER}: {LINE}); "
        "column 16: 4 commas, at columns 16, 20, 24 and 28 "
        f"(only blanks may stand between: {LINE})",
    ),
    (
        "texas-holdem Board: 2h3h4h5d8d Player 1: KdKs Player 2: 9hJh",
        "column 14: 3 labels, at columns 14, 32 and 47 (a hand is its cards alone: leave them out)",
    ),
    ("texas-holdem 2h3h4h5d8d KdKs 9hjoker", "column 32: a joker (no joker in this game)"),
    ("texas-holdem 2h3h4h5d8d KdKs 9hJk", "column 32: a joker (no joker in this game)"),
    (
        "texas-holdem h2h3h4d5d8 KdKs 9hJh",
        "; ".join(
            f"column {column}: '{typed}' is not a card (the rank comes first: {right})"
            for column, typed, right in (
                (14, "h2", "2h"),
                (16, "h3", "3h"),
                (18, "h4", "4h"),
                (20, "d5", "5d"),
                (22, "d8", "8d"),
            )
        ),
    ),
    (
        "texas-holdem ,",
        "column 14: a comma (only blanks may stand between); "
        f"column 15: the board is missing ({BOARD_AND_TWO}); "
        f"column 15: the hand is missing ({BOARD_AND_TWO})",
    ),
    (
        "texas-holdem,2h3h4h5d8d,KdKs",
        "column 1: unknown game 'texas-holdem,2h3h4h5d8d,KdKs' "
        "(did you mean texas-holdem, with a blank after it?)",
    ),
    (
        "Texas Hold'em 2h3h4h5d8d KdKs 1s",
        "column 1: unknown game 'Texas Hold'em' (did you mean texas-holdem?); "
        "column 31: '1s' is not a card (write 10s, Ts or As)",
    ),
    (
        "five card  draw 2h3h4h5d8d",
        "column 1: unknown game 'five card  draw' (did you mean five-card-draw?)",
    ),
    (
        "five-card-drw 2h3h4h5d8d",
        "column 1: unknown game 'five-card-drw' (did you mean five-card-draw?)",
    ),
]


@pytest.mark.parametrize(("line", "expected"), STRANGE_LINES, ids=text_alone)
def test_what_is_no_card_on_a_line(line: str, expected: str) -> None:
    """What is no card is said as of a hand by itself, with the line as it should be."""
    assert on_one_line(errors_of(solve(line))) == f"Error: {expected}"


@given(st.data(), st.sampled_from([game for game in GAMES.values() if game.hole > 1]))
def test_the_line_of_a_hint_is_the_line_that_was_meant(data: Any, game: Any) -> None:
    """Of any deal whose cards stand apart, the hint writes the line that would be right."""
    deal = data.draw(deals(game, max_players=6))
    right = str(deal)
    singles = " ".join([game.name, *map(str, dealt(deal))])
    assert right in str(errors_of(solve(singles))[0].hint)
    if game.board:
        streets = [deal.board[:3], deal.board[3:4], deal.board[4:]]
        holes = [player.text for player in deal.players]
        in_streets = " ".join([game.name, *("".join(map(str, each)) for each in streets), *holes])
        assert right in str(errors_of(solve(in_streets))[0].hint)


def dealt(deal: Deal[Any]) -> list[Card]:
    """All the cards of a deal, in the order of its line."""
    return [*deal.board, *(card for player in deal.players for card in player.cards)]


def test_a_line_of_an_error_reads_so() -> None:
    """All the errors of a line make one line of answer."""
    errors = errors_of(solve("texas-holdem AcKdKs8s3s As8s 1s"))
    assert on_one_line(errors) == (
        "Error: column 27: '8s' is already at column 20; "
        "column 30: '1s' is not a card (write 10s, Ts or As); "
        f"column 30: the hand has 1 card, not 2 ({BOARD_AND_TWO})"
    )


LINES = [
    "\ufefftexas-holdem 2h3h4h5d8d KdKs 9hJh\r\n",
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
