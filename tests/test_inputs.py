"""What people type and pass, case by case: each row of the data stands for its kind."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from returns.result import Failure, Success

from poker_fp import best_hands, compare, hand, parse_card, parse_cards, parse_hand, parse_hands
from poker_fp.text.errors import NotACard, WrongCount
from tests.command import outcome, run

TESTS = Path(__file__).parent
ROWS = [
    json.loads(line)
    for line in (TESTS / "data" / "inputs.jsonl").read_text(encoding="utf-8").splitlines()
]
FIVE = "a hand is five cards, such as 2h3d5s9cKd"


def refusal(*lines: str) -> tuple[int, bytes, bytes]:
    """A command that says so much on standard error, and nothing else."""
    return 1, b"", "".join(f"{line}\n" for line in lines).encode()


def suit_first(_: str) -> None:
    """One error, whose hint is the card in our spelling; in a hand too, which has one card."""
    error = NotACard("h10", 1, "the rank comes first: 10h")
    assert parse_card("h10") == Failure((error,))
    assert parse_hand("h10") == Failure(
        (error, WrongCount("h10", 1, FIVE, what="hand", found=1, wanted=5))
    )


def suit_first_whole_hand(_: str) -> None:
    """Each card of the hand gets its own hint, and following them gives the hand meant."""
    said = "hand 1, column {}: '{}' is not a card (the rank comes first: {})"
    cards = [(1, "SA", "AS"), (3, "HK", "KH"), (5, "DQ", "QD"), (7, "CJ", "JC"), (9, "S9", "9S")]
    assert outcome(run("best", "SAHKDQCJS9")) == refusal(
        *(
            line
            for column, typed, right in cards
            for line in (
                said.format(column, typed, right),
                "  SAHKDQCJS9",
                "  " + " " * (column - 1) + "^^",
            )
        )
    )
    assert hand("".join(right for *_, right in cards)) == hand("As Kh Qd Jc 9s")


def other_hearts(_: str) -> None:
    """The heart of the emoji keyboard is a heart, with and without its selector."""
    assert hand("A❤ K❤ Q❤ J❤ 9❤") == hand("Ah Kh Qh Jh 9h")
    assert hand("A❤\ufe0f K❤\ufe0f Q❤\ufe0f J❤\ufe0f 9❤\ufe0f") == hand("Ah Kh Qh Jh 9h")


def numbers(_: str) -> None:
    """One error a card, each hint with the letter."""
    text = "14s 13h 12d 11c 9h"
    cards = [(1, "14s", "As"), (5, "13h", "Kh"), (9, "12d", "Qd"), (13, "11c", "Jc")]
    said = "hand 1, column {}: '{}' is not a card (ranks above 10 are letters: write {})"
    assert outcome(run("best", text)) == refusal(
        *(
            line
            for column, typed, right in cards
            for line in (
                said.format(column, typed, right),
                f"  {text}",
                "  " + " " * (column - 1) + "^^^",
            )
        )
    )


def line_end(_: str) -> None:
    """A line end at the end is no part of the text, in every function that reads a hand."""
    for end in ("\n", "\r\n"):
        text = "Ah Kd Qc Js 9h" + end
        five = hand("Ah Kd Qc Js 9h")
        assert hand(text) == five
        assert parse_hand(text) == Success(five)
        assert parse_hands([text]) == Success((five,))
        assert parse_cards(text) == Success(five.cards)
        assert best_hands([text]) == Success([text])


def cards_apart(line: str) -> None:
    """One error says to write the cards together, and how; not nine counts."""
    said = (
        "column 14: blanks inside the board or a hand (write the board's cards together, "
        "and each hand's: texas-holdem 2h3h4h5d8d KdKs 9hJh)"
    )
    assert outcome(run("solve", stdin=line.encode())) == (
        1,
        f"Error: {said}\n".encode(),
        b"1 of 1 line could not be solved\n",
    )
    assert outcome(run("explain", *line.split())) == refusal(
        said, f"  {line}", "  " + " " * 13 + "^" * (len(line) - 13)
    )


def utf_16(_: str) -> None:
    """One message names UTF-16, once; no line is answered."""
    said = "Error: the text is in UTF-16, by its byte order mark; save it as UTF-8"
    text = "texas-holdem 2h3h4h5d8d KdKs 9hJh\n"
    assert outcome(run("solve", stdin=text.encode("utf-16"))) == refusal(said)


def separators(_: str) -> None:
    """One error lists the places, with the hint that only blanks may stand between."""
    hint = "(only blanks may stand between: Ah Kd Qc Js 9h)"
    assert outcome(run("best", "[Ah Kd Qc Js 9h]", "Ah,Kd,Qc,Js,9h")) == refusal(
        f"hand 1, column 1: 2 brackets, at columns 1 and 16 {hint}",
        "  [Ah Kd Qc Js 9h]",
        "  ^              ^",
        f"hand 2, column 3: 4 commas, at columns 3, 6, 9 and 12 {hint}",
        "  Ah,Kd,Qc,Js,9h",
        "    ^  ^  ^  ^",
    )


def text_for_a_hand(_: str) -> None:
    """The error says what to write."""
    with pytest.raises(TypeError) as raised:
        compare("2h3d5s9cKd", "2c3h4s8cAh")  # type: ignore[arg-type]
    assert str(raised.value) == "a hand is wanted, not a text: hand('2h3d5s9cKd')"


KINDS: dict[str, Callable[[str], None]] = {
    "suit first": suit_first,
    "suit first, a whole hand": suit_first_whole_hand,
    "other hearts": other_hearts,
    "numbers for court cards": numbers,
    "line end in Python": line_end,
    "cards apart on a line": cards_apart,
    "UTF-16": utf_16,
    "separators": separators,
    "text where a hand belongs": text_for_a_hand,
}

ELSEWHERE = {
    "wrong number of cards for the tables": "fast/test_faults.py",
    "numbers instead of codes": "fast/test_faults.py",
    "a function by another name": "shell/kata/test_commands.py",
}
"""The tests that hold the other rows."""


@pytest.mark.parametrize("row", ROWS, ids=[row["kind"] for row in ROWS])
def test_a_row(row: dict[str, str]) -> None:
    """Each row is answered as expected: the whole message, its column, its hint."""
    if row["kind"] in ELSEWHERE:
        assert (TESTS / ELSEWHERE[row["kind"]]).is_file()
        return
    KINDS[row["kind"]](row["input"])


def test_no_row_is_skipped() -> None:
    """Every kind is tested here or named with the file that tests it."""
    kinds = [row["kind"] for row in ROWS]
    assert len(kinds) == len(set(kinds)) == 12
    assert set(kinds) == KINDS.keys() | ELSEWHERE.keys()
    assert not KINDS.keys() & ELSEWHERE.keys()
