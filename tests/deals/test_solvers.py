"""From a line of text to its answer, and from a deal to its players in order."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from returns.result import Success

from poker_fp import (
    DECK,
    GAMES,
    Game,
    best_hands,
    category,
    parse_cards,
    parse_hand,
    rankings,
    solve,
)
from poker_fp.text.errors import on_one_line
from poker_fp.text.results import either

DATA = Path(__file__).parents[1] / "data"


def answer(line: str, games: Mapping[str, Game[Any]] = GAMES) -> str:
    """The answer's line, be it of a right line or a wrong one."""
    return either(solve(line, games), str, on_one_line)


def file_lines(name: str) -> list[str]:
    """The lines of one of the solver's files."""
    return (DATA / "solver" / name).read_text(encoding="utf-8").splitlines()


CASES: list[dict[str, str]] = [
    json.loads(line) for line in (DATA / "cases.jsonl").read_text(encoding="utf-8").splitlines()
]
LINES = [
    case for case in CASES if case["input"].removeprefix("\ufeff").startswith(tuple(GAMES))
    and case["mode"] in ("solver", "parse")
]  # fmt: skip


@pytest.mark.parametrize("game", ["texas", "omaha", "draw"])
def test_lines_with_known_answers(game: str) -> None:
    """All 250 lines of each game are answered as four other evaluators agree, byte for byte."""
    questions, answers = file_lines(f"{game}.in"), file_lines(f"{game}.out")
    assert len(questions) == len(answers) == 250
    for question, expected in zip(questions, answers, strict=True):
        assert answer(question) == expected, question


def test_line_cases_are_all_there() -> None:
    """30 cases are a line by themselves, and 2 more are streams, tried with the command."""
    assert (len(CASES), len(LINES)) == (38, 30)


@pytest.mark.parametrize("case", LINES, ids=[case["kind"] for case in LINES])
def test_a_fault_of_other_evaluators(case: dict[str, str]) -> None:
    """Each fault that users of other evaluators reported is none of ours."""
    if case["expected"] == "Error":
        assert answer(case["input"]).startswith("Error: ")
        assert "\n" not in answer(case["input"])
    else:
        assert answer(case["input"]) == case["expected"]


def test_the_same_card_on_the_board_and_in_a_hand() -> None:
    """A card met twice is an error that names the card and both places."""
    (case,) = (case for case in CASES if case["kind"].startswith("same card twice"))
    assert answer(case["input"]) == "Error: column 27: '8s' is already at column 20"


def test_the_wrong_number_of_cards() -> None:
    """A hand of three cards is an error that says so, besides the card it repeats."""
    (case,) = (case for case in CASES if case["kind"] == "wrong number of cards")
    assert answer(case["input"]) == (
        "Error: column 25: the hand has 3 cards, not 2 "
        "(texas-holdem takes a board of 5 cards and hands of 2 cards)"
    )


def test_cases_in_prose() -> None:
    """Of the cases in words, the two that are about parsing a text by itself."""
    by_kind = {case["kind"]: case["input"] for case in CASES}
    assert parse_cards(by_kind["suit symbol with a variation selector"]) == parse_cards("6s")
    glyphs = parse_hand(by_kind["unicode playing-card hands"]).unwrap()
    assert str(glyphs) == "Ad 2d Jh Qh Kh"
    assert category(glyphs) == rankings.HIGH_CARD


def test_exercism(shared_data: Path) -> None:
    """The 37 cases of the Exercism track have their winners, as given and in order."""
    cases = json.loads((shared_data / "exercism-poker.json").read_text(encoding="utf-8"))["cases"]
    replaced = {case["reimplements"] for case in cases if "reimplements" in case}
    to_run = [case for case in cases if case["uuid"] not in replaced]
    assert len(to_run) == 37
    for case in to_run:
        assert best_hands(case["input"]["hands"]) == Success(case["expected"]), case["description"]


# What is written back


ECHOES = [
    ("texas-holdem 2h3h4h5d8d KDks 9♥10H", "KDks 9♥10H"),
    ("texas-holdem 2h3h4h5d8d  9h10h\tKD🂮\r\n", "KD🂮 9h10h"),
    ("five-card-draw 9c8h2h6c4c", "9c8h2h6c4c"),
    # Equals stand in plain code-point order of their texts: capitals, small letters, symbols.
    ("five-card-draw tdjhqskcad ThJdQdKhAc 10cJcQcKdAh", "10cJcQcKdAh=ThJdQdKhAc=tdjhqskcad"),
    ("texas-holdem AcJd3hQs3c 8s2d 8h5d 4c2h", "4c2h=8h5d=8s2d"),
    ("texas-holdem AcJd3hQs3c 8♠2d 8h5d 8d2c", "8d2c=8h5d=8♠2d"),
]


@pytest.mark.parametrize(("line", "expected"), ECHOES)
def test_hands_are_written_as_typed(line: str, expected: str) -> None:
    """Every hand comes back exactly as typed, its cards in their order, ties by code point."""
    assert answer(line) == expected


def test_as_many_hands_as_the_deck_has() -> None:
    """A line may hold any number of hands that the deck has cards for."""
    texts = ["".join(map(str, DECK[i : i + 2])) for i in range(5, 51, 2)]
    board = "".join(map(str, DECK[:5]))
    answered = answer(f"texas-holdem {board} {' '.join(texts)}")
    assert sorted(answered.replace("=", " ").split()) == sorted(texts)
