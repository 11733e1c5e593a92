"""`poker-fp odds`, as people run it."""

import json
import os
import shlex
import subprocess

import pexpect
import pytest

from poker_fp.deals.odds import odds
from poker_fp.deals.spots import parse_spot
from tests.command import COMMAND, run, without

SLOW = "texas-holdem 2h3h4s KdKs 9hJh 5s5c AcAd --ranking house"
"""Suits count in the house's ranking, so that no tables are made, and a flop takes seconds."""


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (
            "texas-holdem - AhKh QsQd",
            """
texas-holdem, no board yet: 1,712,304 ways for 5 cards to come
hand        win        tie      share
AhKh   46.018 %    0.393 %   46.214 %
QsQd   53.589 %    0.393 %   53.786 %
""",
        ),
        (
            "'texas-holdem 2h3h9c  AHKH AsKs'",
            """
texas-holdem, board 2h3h9c: 990 ways for 2 cards to come
hand        win        tie      share  outs
AHKH   36.364 %   63.636 %   68.182 %  9: 4h 5h 6h 7h 8h 9h Th Jh Qh; 36 to tie
AsKs    0.000 %   63.636 %   31.818 %  36 to tie
""",
        ),
        (
            "texas-holdem 2h3h4h5d8d KdKs 9hJh",
            """
texas-holdem, board 2h3h4h5d8d: 1 way for 0 cards to come
hand        win        tie      share
KdKs    0.000 %    0.000 %    0.000 %
9hJh  100.000 %    0.000 %  100.000 %
""",
        ),
        (
            "texas-holdem - AsAh --against-any",
            """
texas-holdem, no board yet: 2,097,572,400 ways for 7 cards to come
hand        win        tie      share
AsAh   84.932 %    0.544 %   85.204 %
-      14.524 %    0.544 %   14.796 %
""",
        ),
        (
            "kuhn Jc --against-any",
            """
kuhn: 2 ways for 1 card to come
hand        win        tie      share
Jc      0.000 %    0.000 %    0.000 %
-     100.000 %    0.000 %  100.000 %
""",
        ),
        (
            "texas-holdem 5c6d7h AcAd 8s2s",
            """
texas-holdem, board 5c6d7h: 990 ways for 2 cards to come
hand        win        tie      share  outs
AcAd   65.758 %    2.424 %   66.970 %  ahead
8s2s   31.818 %    2.424 %   33.030 %  8: 4c 4d 4h 4s 9c 9d 9h 9s
""",
        ),
    ],
)
def test_the_table(arguments: str, shown: str) -> None:
    """How the line was read, and a row for each player, with outs once a board has begun."""
    done = run("odds", *shlex.split(arguments))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().strip() == shown.strip()


def test_json() -> None:
    """The numbers exactly; outs where a board has begun."""
    found = json.loads(run("odds", "--json", "texas-holdem", "-", "AhKh", "QsQd").stdout)
    assert found == {
        "ways": 1712304,
        "players": [
            {
                "text": "AhKh",
                "wins": 787966,
                "ties": 6732,
                "share": "197833/428076",
                "equity": 197833 / 428076,
            },
            {
                "text": "QsQd",
                "wins": 917606,
                "ties": 6732,
                "share": "230243/428076",
                "equity": 230243 / 428076,
            },
        ],
    }
    found = json.loads(run("odds", "--json", "texas-holdem AhAd2c7s QsQd AcKh").stdout)
    assert [player["outs"] for player in found["players"]] == [
        {"ahead": False, "wins": ["Qc", "Qh"], "ties": []},
        {"ahead": True, "wins": [], "ties": []},
    ]
    sure = json.loads(run("odds", "--json", "texas-holdem 2h3h4h5d8d KdKs 9hJh").stdout)
    assert [player["share"] for player in sure["players"]] == ["0/1", "1/1"]


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        ("texas-holdem - 2h3x QsQd", 1, "column 18: '3x' is not a card"),
        ("texas-holdem AhKh QsQd", 2, "one hand alone wins all: name another, or --against-any"),
        ("razz AhKh", 2, "one hand alone wins all"),
        ("omaha-holdem 2h3h9c AhKh3s3c -", 1, "122,175,900 ways for the cards to come, and "
         "10,000,000 are the most that are counted; "),
        ("texas-holdem 2h3h9c AhKh AsKs --limit 90", 1, "990 ways for the cards to come, and 90"),
        ("texas-holdem 2h3h9c AhKh AsKs --limit 0", 2, "0 is not in the range x>=1"),
        ("kuhn - - - -", 1, "no way: 3 cards are not enough"),
        ("spots.txt", 2, "spots.txt is a file's name, not cards; odds takes one LINE"),
        ("", 2, "Missing argument 'LINE'"),
    ],
)  # fmt: skip
def test_what_is_refused(arguments: str, status: int, told: str) -> None:
    """On standard error, with nothing on standard output."""
    done = run("odds", *arguments.split())
    assert (done.returncode, done.stdout) == (status, b"")
    assert told in done.stderr.decode()


@pytest.mark.parametrize("ranking", ["house", "short-deck"])
def test_another_ranking(ranking: str) -> None:
    """In place of the standard one, through tables or without."""
    line = "texas-holdem 2h3h4s8c KdKs 9hJh"
    done = json.loads(run("odds", line, "--json", "--ranking", ranking).stdout)
    assert done["ways"] == 44
    assert sum(player["wins"] + player["ties"] / 2 for player in done["players"]) == 44


def test_without_numpy() -> None:
    """The same, by look-ups."""
    line = "texas-holdem - AhKh QsQd"
    done = subprocess.run(
        without("numpy", "odds", line), capture_output=True, timeout=120, check=True
    )
    assert done.stdout == run("odds", line).stdout


def on_terminal(arguments: str) -> "pexpect.spawn[str]":
    environment = {**os.environ, "TERM": "xterm"}
    command = shlex.join([*COMMAND, "odds", *arguments.split()])
    return pexpect.spawn("/bin/sh", ["-c", command], env=environment, encoding="utf-8", timeout=60)


def test_a_bar_for_what_takes_long() -> None:
    """After a second, on a terminal alone; then the table is all there is to see."""
    with on_terminal(SLOW) as terminal:
        terminal.expect("counting.*%")
        terminal.expect("ways for 2 cards to come")
        terminal.expect(pexpect.EOF)
    done = run("odds", *SLOW.split())
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_bar_for_what_does_not() -> None:
    """Nor is a word of it seen."""
    with on_terminal("texas-holdem 2h3h4s8c KdKs 9hJh") as terminal:
        terminal.expect(pexpect.EOF)
        assert "counting" not in str(terminal.before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_it_cleanly() -> None:
    """With the status that shells expect, and no traceback."""
    with on_terminal("texas-holdem - KdKs 9hJh --ranking house") as terminal:
        terminal.expect("counting")
        terminal.sendintr()
        terminal.expect(pexpect.EOF)
        assert "Traceback" not in str(terminal.before)
        terminal.close()
        assert (terminal.exitstatus, terminal.signalstatus) in ((130, None), (None, 2))


def test_the_command_is_the_library() -> None:
    """Where few ways are counted by the comparators, and where more are by tables."""
    for line in ("short-deck 6h7h8sTc KdKs 9hJh", "omaha-hi-lo-8 2h3h4s8c KdKs9c9d 9hJhAcTs"):
        expected = odds(parse_spot(line).unwrap()).unwrap()
        found = json.loads(run("odds", line, "--json").stdout)
        assert found["ways"] == expected.ways
        assert [player["wins"] for player in found["players"]] == list(expected.wins)
