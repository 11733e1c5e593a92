"""Games of every kind at the command line: `games`, `solve`, `explain`, `compare --game`."""

import json
import subprocess
from pathlib import Path

import pytest

from poker_fp import GAMES
from poker_fp.deals.listing import example_of
from tests.command import outcome, run, without

VARIANTS = Path(__file__).parents[1] / "data" / "variants"
QUESTIONS = b"".join(path.read_bytes() for path in sorted(VARIANTS.glob("*.in")))
ANSWERS = b"".join(path.read_bytes() for path in sorted(VARIANTS.glob("*.out")))


def test_games_lists_every_game_with_a_line_that_is_solved() -> None:
    """The sizes are right, and the lines can be pasted as they are."""
    heading, *rows = run("games").stdout.decode().splitlines()
    assert heading.split() == ["game", "board", "hand", "sides", "a", "line"]
    assert [row.split()[0] for row in rows] == list(GAMES)
    examples = []
    for row, game in zip(rows, GAMES.values(), strict=True):
        assert row.split()[1:3] == [str(game.board), str(game.hole)]
        assert all(side.name in row for side in game.sides)
        examples.append(row[row.rindex(f"{game.name} ") :])
    solved = run("solve", stdin="\n".join(examples).encode())
    assert (solved.returncode, solved.stderr) == (0, b"")
    assert [line.split()[0] for line in examples] == list(GAMES)


def test_games_as_json() -> None:
    """The same, with the deck in words."""
    games = json.loads(run("games", "--json").stdout)
    assert [game["line"] for game in games] == [str(example_of(game)) for game in GAMES.values()]
    by_name = {game["game"]: game for game in games}
    assert by_name["omaha-hi-lo-8"]["sides"] == ["high", "low"]
    assert by_name["short-deck"]["deck"] == "the 36 cards from 6 to Ace"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_lines_of_every_game_in_one_file(workers: str, tmp_path: Path) -> None:
    """Byte for byte, in a stream that goes through the tables where they know a game."""
    file = tmp_path / "lines"
    file.write_bytes(QUESTIONS)
    assert outcome(run("solve", str(file), "--workers", workers)) == (0, ANSWERS, b"")


@pytest.mark.parametrize("many", [False, True])
def test_lines_of_every_game_without_numpy(many: bool) -> None:
    """The first lines go through the comparators, and many through the look-ups."""
    count = None if many else 60
    questions, answers = (text.splitlines(True)[:count] for text in (QUESTIONS, ANSWERS))
    done = subprocess.run(
        without("numpy", "solve"),
        input=b"".join(questions),
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert outcome(done) == (0, b"".join(answers), b"")


SPLIT = "omaha-hi-lo-8 8h3dKc4s9d KhKs2s2h Ac2dJhTc Ad2cJsTs"


def test_explain_a_split_pot() -> None:
    """A block for each side, and who wins what."""
    done = run("explain", SPLIT)
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert [line for line in lines if line.endswith(":")] == ["high:", "low:"]
    assert lines[-1] == "KhKs2s2h wins 1/2 of the pot, Ac2dJhTc 1/4, Ad2cJsTs 1/4"


def test_explain_a_split_pot_as_json() -> None:
    """The first side's groups, the others by their names, the parts of the pot."""
    data = json.loads(run("explain", "--json", SPLIT).stdout)
    assert data["groups"][0]["players"][0]["five"] == "Kh Ks Kc 9d 8h"
    (low,) = data["also"]
    assert (low["side"], low["groups"][0]["name"]) == ("low", "8-4-3-2-A low")
    assert data["shares"] == [
        {"text": "KhKs2s2h", "share": "1/2"},
        {"text": "Ac2dJhTc", "share": "1/4"},
        {"text": "Ad2cJsTs", "share": "1/4"},
    ]


def test_explain_shows_what_a_joker_stands_for() -> None:
    """Beside the cards that are what they are."""
    shown = run("explain", "joker-draw 3s7h2sJkQh").stdout.decode()
    assert shown == "1. 3s7h2sJkQh plays Qh (Jk as Qc) 7h 3s 2s: pair, Queen\n"


LOWS = "8h7d4c3s2d", "KhKdKc3s2c"


def test_compare_under_the_rules_of_a_game() -> None:
    """Each side of a split pot in a line of its own; of one alone the sentence as ever."""
    assert outcome(run("compare", "--game", "omaha-hi-lo-8", *LOWS)) == (
        0,
        b"high: Hand 2 wins. - with three of a kind: King\n"
        b"low: Hand 1 wins. - the other has none\n",
        b"",
    )
    assert run("compare", "--game", "ace-to-five", *LOWS).stdout == (
        b"Hand 1 wins. - with 8-7-4-3-2 low\n"
    )
    assert run("compare", "--game", "five-card-draw", *LOWS).stdout == run("compare", *LOWS).stdout


def test_compare_under_the_rules_of_a_game_says_why() -> None:
    """A table for each side that both may win; as JSON all of it."""
    why = run("compare", "--game", "omaha-hi-lo-8", "--why", *LOWS).stdout.decode()
    assert why.count("three of a kind") == 2
    assert why.splitlines()[-1] == "low: Hand 1 wins. - the other has none"
    data = json.loads(run("compare", "--game", "omaha-hi-lo-8", "--json", *LOWS).stdout)
    assert (data["sign"], data["also"][0]["sign"]) == (-1, 1)
    assert data["also"][0]["hands"] == ["8h 7d 4c 3s 2d", None]


@pytest.mark.parametrize(
    ("name", "hands", "headings"),
    [
        ("joker-draw", ["5c3hJk2dAc", "4d3c6h5s7s"],
         ["rule            5c (Jk as 4s) 3h 2d Ac  7s 6h 5s 4d 3c  vote"]),
        ("deuces-wild", ["2c2d2h2sKc", "7c2d2cKdKs"],
         ["                Kc (2c as Kd) (2d as Kh)  Kd Ks (2d as Kh)",
          "rule            (2h as Ks) (2s as Kc)     (2c as Kc) 7c     vote"]),
    ],
)  # fmt: skip
def test_the_trace_lays_out_hands_as_explain_does(
    name: str, hands: list[str], headings: list[str]
) -> None:
    """What stands for another card is in brackets, and in one line."""
    _, *rows = run("compare", "--game", name, "--why", *hands).stdout.decode().splitlines()
    assert [row.rstrip() for row in rows[: len(headings)]] == headings


def test_compare_draws_every_side(tmp_path: Path) -> None:
    """Hands of any size; and where only one may win, or nobody, that."""
    file = tmp_path / "trio.svg"
    assert run("compare", "--game", "badugi", "As2d3c4h", "As2d3cKh", "--svg", str(file)).stdout
    assert "badugi: 4-3-2-A" in file.read_text(encoding="utf-8")
    drawn = run("compare", "--game", "omaha-hi-lo-8", *LOWS, "--svg", "-").stdout.decode()
    assert "Hand 1 wins. - the other has none" in drawn
    assert "Hand 1 wins 1/2 of the pot, hand 2 1/2." in drawn


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["omaha", "2c3c", "4c5c"], 2, "did you mean omaha-holdem, omaha-5 or omaha-6?"),
        (["whist", "2c3c", "4c5c"], 2, "'whist' (poker-fp games lists all 31)"),
        (["badugi", "2c3c4c", "4c5c6c7c"], 1, "badugi compares hands of 4 cards"),
        (["short-deck", "2c7c8c9cTc", "6c7c8c9cTc"], 1, "'2c' is not in the deck"),
        (["badugi", "Jk2c3c4c", "4c5c6c7c"], 1, "no joker in this game"),
    ],
)
def test_what_is_wrong_with_a_comparison(arguments: list[str], status: int, said: str) -> None:
    """A name that is none is bad usage; hands are wrong as everywhere."""
    done = run("compare", "--game", *arguments)
    assert (done.returncode, done.stdout) == (status, b"")
    assert said in done.stderr.decode()


def test_rules_diff_says_what_differs() -> None:
    """How many pairs in how many kinds, and of each kind an example with both its sentences."""
    done = run("rules-diff", "short-deck-threes", "short-deck")
    assert outcome(done) == (
        0,
        b"1,512 of 984,906 pairs of hands from the 36 cards from 6 to Ace differ, of 1 kind.\n\n"
        b"1,512 pairs: three of a kind against straight, such as 6c 6d 6h 8c 7s and 9s 8h 7d 6c Ac"
        b"\n"
        b"  short-deck-threes  Hand 1 wins. - with three of a kind: 6\n"
        b"  short-deck         Hand 2 wins. - with straight: 9 high\n",
        b"",
    )


def test_rules_diff_of_split_pots() -> None:
    """Each side under its name, and at the end what only one of the games is played for."""
    text = run("rules-diff", "badugi", "badeucy").stdout.decode()
    assert text.startswith("badugi:\n76,880 of 595,686 pairs of hands from the 52 cards differ")
    assert text.endswith("\n\nOnly badeucy is also played for: deuce to seven.\n")
    both = run("rules-diff", "drawmaha", "omaha-double-board").stdout.decode().splitlines()
    alike = "All 27,836,991 pairs of hands from the 52 cards are ordered alike."
    assert both == ["omaha against board 1:", alike, "", "draw against board 2:", alike]


def test_rules_diff_as_json() -> None:
    """All of it, the kinds of most pairs first."""
    found = json.loads(run("rules-diff", "--json", "short-deck", "five-card-draw").stdout)
    assert found["games"] == ["short-deck", "five-card-draw"]
    (side,) = found["sides"]
    assert (side["deck"], side["pairs"]) == ("the 36 cards from 6 to Ace", 984_906)
    assert sum(kind["pairs"] for kind in side["kinds"]) == 9928
    assert len(side["kinds"]) == 7
    assert side["kinds"][0] == {
        "names": ["flush", "full house"],
        "signs": [1, -1],
        "pairs": 8712,
        "hands": ["Jc 9c 8c 7c 6c", "6c 6d 6h 7s 7c"],
        "sentences": [
            "Hand 1 wins. - with flush: Jack",
            "Hand 2 wins. - with full house: 6 over 7",
        ],
    }


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["omaha", "razz"], 2, "unknown game 'omaha' (did you mean omaha-holdem, omaha-5 or"),
        (["razz", "whist"], 2, "unknown game 'whist' (poker-fp games lists all 31)"),
        (["razz"], 2, "Missing argument"),
        (["badugi", "razz"], 1, "no hand is one of badugi and of razz: they cannot be compared"),
    ],
)
def test_what_is_wrong_with_two_games(arguments: list[str], status: int, said: str) -> None:
    """A name that is none is bad usage; games without a hand in common have no answer."""
    done = run("rules-diff", *arguments)
    assert (done.returncode, done.stdout) == (status, b"")
    assert said in done.stderr.decode()


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (("deuces-wild", "five-card-draw"), ["deuces-wild has wild cards"]),
        (("razz", "omaha-hi-lo-8"), ["omaha-hi-lo-8 asks for 8-7-6-5-4 low or better for low"]),
        (("short-deck", "royal-holdem"), []),
    ],
)
def test_what_is_no_matter_of_the_order_is_said(games: tuple[str, str], said: list[str]) -> None:
    """Wild cards, and the least that may win: hands are compared as they are shown."""
    lines = run("rules-diff", *games).stdout.decode().splitlines()
    assert [line.split(":")[0] for line in lines if "here" in line] == said
