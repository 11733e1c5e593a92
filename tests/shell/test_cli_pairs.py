"""`compare` without hands, `describe`, and the options `--ranking` and `--json`."""

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from poker_fp import GAMES, HOUSE, SHORT_DECK, best_hands, describe, explain, hand, solve
from poker_fp.deals.answers import readable_solver, under
from poker_fp.rules.rankings import STANDARD
from poker_fp.shell.cli import cli
from tests.command import ANSWER, COMMAND, GOOD, on_a_terminal, outcome, run
from tests.deals.test_pairs import BAD_PAIRS, BLACK, EULER, PAIRS

DATA = Path(__file__).parents[1] / "data"
FULL_HOUSE, FLUSH = "2H 4S 4C 2D 4H", "2S 8S AS QS 3S"


def test_pairs_are_answered_line_by_line() -> None:
    """Without hands, pairs come from standard input: right and wrong ones, each in its place.

    What is right and wrong, and what is said of it, is tests/deals/test_pairs.py's.
    """
    lines = [line for _, line, _ in (*PAIRS, *BAD_PAIRS)]
    right = [answer for _, _, answer in PAIRS]
    done = run("compare", stdin="\n".join(lines).encode("utf-8", "surrogateescape"))
    answers = done.stdout.decode().splitlines()
    assert answers[: len(right)] == right
    for answer, (_, _, said) in zip(answers[len(right) :], BAD_PAIRS, strict=True):
        assert answer.startswith("Error: ")
        places = [answer.index(f"column {column}: {message}") for column, message in said]
        assert places == sorted(places)
        assert answer.count("column ") - answer.count("already at column ") == len(said)
    bad = f"{len(BAD_PAIRS)} of {len(lines)} lines could not be compared\n"
    assert (done.returncode, done.stderr.decode()) == (1, bad)


def test_a_thousand_deals(tmp_path: Path) -> None:
    """A file of ten cards a line, as in Project Euler's problem 54, in one command."""
    hands = [line.split()[1:3] for line in (DATA / "solver/draw.in").read_text().splitlines()]
    pairs = [pair for pair in hands if len(pair) == 2] * 5
    file = tmp_path / "pairs.txt"
    file.write_text("\n".join("".join(pair) for pair in pairs))
    done = run("compare", "--pairs", str(file))
    assert done.returncode == 0
    assert done.stdout.decode().splitlines() == [
        str(explain(hand(one), hand(other))) for one, other in pairs
    ]


def test_pairs_as_json() -> None:
    """An object a line: the explanation, or the errors."""
    done = run("compare", "--json", stdin=f"{BLACK}\n{EULER}\n".encode() + b"x\xff\n")
    labelled, plain, bad = map(json.loads, done.stdout.decode().splitlines())
    assert labelled["labels"] == ["Black", "White"]
    assert labelled["sentence"] == "White wins. - with high card: Ace"
    assert (plain["labels"], plain["sign"], plain["rule"]) == (None, -1, "high card")
    assert bad["input"] == "x\udcff"
    assert [error["column"] for error in bad["errors"]] == [1, 2]
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--pairs", "nothing.txt"], "nothing.txt"),
        (["--pairs", "-", FLUSH, FLUSH], "with --pairs there is no HAND"),
        (["--pairs", "-", "--why"], "with --pairs there is no HAND, --game, --why or --svg"),
        (["--pairs", "-", "--pairs", __file__], "--pairs once"),
        (["--why"], "with pairs from standard input there is no HAND, --game, --why or --svg"),
        ([FLUSH, FLUSH, "--json", "--svg", "-"], "--json or --svg -, not both"),
        ([__file__], f"to compare the pairs of hands in a file: --pairs {__file__}"),
        (["pairs.txt", __file__], "pairs.txt is a file's name, not cards; to compare the pairs"),
        ([FLUSH, __file__], f"{__file__} is a file's name, not cards"),
        ([FLUSH], "two HANDs, not 1"),
        ([FLUSH, FLUSH, "--ranking", "poker"], "'poker' is not one of 'standard', 'house'"),
        ([FLUSH, FLUSH, "--ranking", "shortdeck"], "(did you mean short-deck?)"),
    ],
)
def test_bad_usage_of_compare(arguments: list[str], said: str) -> None:
    """What cannot be meant is status 2, and says what can."""
    result = CliRunner().invoke(cli, ["compare", *arguments])
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in " ".join(result.stderr.split())


def test_at_a_terminal_compare_wants_hands() -> None:
    """It does not wait for a line that nobody knows to type."""
    shown = on_a_terminal(shlex.join([*COMMAND, "compare"]) + "; echo status $?")
    assert "two HANDs, not 0" in shown
    assert "--pairs FILE" in shown
    assert "status 2" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["2H 4S 4C 2D 4H"], "full house, 4 over 2\n"),
        (["2H", "4S", "4C", "2D", "4H"], "full house, 4 over 2\n"),
        ([FULL_HOUSE, "10♠J♠Q♠K♠A♠"], "full house, 4 over 2\nroyal flush\n"),
        (["--ranking", "house", "KhKcAs9c4d"], "pair, top card King of hearts\n"),
    ],
)
def test_describe_says_what_a_hand_is(arguments: list[str], said: str) -> None:
    """Written as anywhere, and its cards apart as well."""
    result = CliRunner().invoke(cli, ["describe", *arguments])
    assert (result.exit_code, result.stdout) == (0, said)


def test_describe_points_at_what_is_wrong() -> None:
    """With carets, on standard error."""
    result = CliRunner().invoke(cli, ["describe", FLUSH, "2h 1s 5s 9c Kd"])
    assert (result.exit_code, result.stdout) == (1, "")
    assert "hand 2, column 4: '1s' is not a card" in result.stderr
    assert CliRunner().invoke(cli, ["describe", "2H", "4S"]).exit_code == 1


RANKINGS = {"standard": STANDARD, "house": HOUSE, "short-deck": SHORT_DECK}


@pytest.mark.parametrize("name", RANKINGS)
def test_the_ranking_stands_in_place_of_the_standard_one(name: str) -> None:
    """In compare, best, describe and explain as in Python."""

    def said(*arguments: str) -> str:
        return CliRunner().invoke(cli, [*arguments, "--ranking", name]).stdout

    rules = RANKINGS[name]
    assert (
        said("compare", FULL_HOUSE, FLUSH) == f"{explain(hand(FULL_HOUSE), hand(FLUSH), rules)}\n"
    )
    assert (
        said("best", FULL_HOUSE, FLUSH) == f"{best_hands([FULL_HOUSE, FLUSH], rules).unwrap()[0]}\n"
    )
    assert said("describe", FLUSH) == f"{describe(hand(FLUSH), rules)}\n"
    line = f"five-card-draw {FULL_HOUSE.replace(' ', '')} 5s8sAsQs3s"
    won = "2H4S4C2D4H" if name != "short-deck" else "5s8sAsQs3s"
    assert said("explain", line).startswith(f"1. {won} plays ")


@pytest.mark.parametrize(
    ("name", "copies"),
    [("short-deck", 1), ("short-deck", 5), ("house", 1),
     pytest.param("house", 5, marks=pytest.mark.exhaustive)],
)  # fmt: skip
def test_solve_under_another_ranking(name: str, copies: int) -> None:
    """By comparators or by tables compiled for it, the same bytes; another order than standard."""
    lines = b"".join((DATA / f"solver/{game}.in").read_bytes() for game in ("texas", "draw"))
    lines = (lines + b"chess\n") * copies
    expected = readable_solver(RANKINGS[name])(lines[: len(lines) // copies])
    assert expected.text != readable_solver(STANDARD)(lines[: len(lines) // copies]).text
    done = run("solve", "--ranking", name, stdin=lines)
    assert done.stdout == expected.text * copies


def test_solve_as_json() -> None:
    """An object a line, whichever way it is solved."""
    line = b"texas-holdem 4cKs4h8s7s Ad4s Ac4d As9s KhKd 5d6d\r\n"
    bad = b"texas-holdem 4cKs4h8s7s Ad1s \xff\n"
    for copies in (1, 60):
        done = run("solve", "--json", stdin=(line + bad) * copies)
        assert done.returncode == 1
        right, wrong = map(json.loads, done.stdout.decode().splitlines()[-2:])
        assert right == {
            "input": line.decode().strip(),
            "output": "Ac4d=Ad4s 5d6d As9s KhKd",
            "side": "high",
            "groups": [["Ac4d", "Ad4s"], ["5d6d"], ["As9s"], ["KhKd"]],
            "also": [],
            "shares": [
                {"text": text, "share": str(int(text == "KhKd"))}
                for text in ("Ad4s", "Ac4d", "As9s", "KhKd", "5d6d")
            ],
        }
        assert wrong["input"] == bad.decode("utf-8", "surrogateescape").strip()
        said = solve(wrong["input"]).failure()
        assert wrong["errors"] == [
            {"message": error.message, "column": error.column, "hint": error.hint} for error in said
        ]


def test_solve_keeps_only_the_standard_ranking() -> None:
    """The history has games of one ranking; its answers would mean another thing."""
    done = run("solve", "--save", "--ranking", "house", stdin=GOOD)
    assert (done.returncode, done.stdout) == (2, b"")
    assert outcome(run("solve", "--ranking", "standard", stdin=GOOD)) == (0, ANSWER, b"")


def test_best_as_json() -> None:
    """The hands, the winners as typed, and what they have."""
    result = CliRunner().invoke(cli, ["best", "--json", FLUSH, FULL_HOUSE, "2c4d4h2s4s"])
    assert json.loads(result.stdout) == {
        "hands": [FLUSH, FULL_HOUSE, "2c4d4h2s4s"],
        "winners": [FULL_HOUSE, "2c4d4h2s4s"],
        "name": "full house, 4 over 2",
    }


def test_a_game_with_a_ranking_of_its_own_keeps_it() -> None:
    """A ranking that is asked for stands in place of the standard one alone."""
    assert {name: game.ranking for name, game in under(HOUSE).items()} == {
        name: HOUSE if game.ranking == STANDARD else game.ranking for name, game in GAMES.items()
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", GOOD.decode()], 'standard input; poker-fp explain "LINE" takes one'),
        (["best", "pairs.TXT"], "pairs.TXT is a file's name, not cards; poker-fp compare --pairs"),
        (["best", FLUSH, __file__], f"{__file__} is a file's name"),
        (["describe", "hands.csv"], "hands.csv is a file's name, not cards; poker-fp solve"),
        (["explain", "d.txt"], "d.txt is a file's name, not cards; explain takes one LINE"),
    ],
)
def test_a_file_where_cards_go_and_a_line_where_a_file_goes(
    arguments: list[str], said: str
) -> None:
    """What is swapped is a usage error that says which command takes it."""
    result = CliRunner().invoke(cli, arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in " ".join(result.stderr.split())


def test_a_file_that_is_not_there_is_told_as_such() -> None:
    """A name without blanks is no line."""
    assert "LINE" not in CliRunner().invoke(cli, ["solve", "nothing.txt"]).stderr
