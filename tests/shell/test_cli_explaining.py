"""The commands that say why: `compare` and `explain`."""

import json
import os
import shlex
import stat
import sys
from pathlib import Path
from xml.etree import ElementTree

import pexpect
import pytest
from click.testing import CliRunner, Result

from poker_fp import explain, explain_deal, hand, parse_deal
from poker_fp.render import data
from poker_fp.render.picture import drawn
from poker_fp.shell.cli import cli

FULL_HOUSE, FLUSH = "2H 4S 4C 2D 4H", "2S 8S AS QS 3S"


def run(*arguments: str, color: bool = False, env: dict[str, str] | None = None) -> Result:
    """What the command answers; `color` is what a terminal would be sent."""
    return CliRunner(env=env).invoke(cli, list(arguments), color=color)


def as_json_reads(value: data.Data) -> object:
    """Plain data after a way through JSON, which knows no tuples."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        ((FULL_HOUSE, FLUSH), "Hand 1 wins. - with full house: 4 over 2"),
        (("2S8SASQS3S", "2h4s4c2d4h"), "Hand 2 wins. - with full house: 4 over 2"),
        (("2H 3D 5S 9C KD", "2D 3H 5C 9S KH"), "Tie."),
        (("2H 3D 5S 9C KD", "2H 3D 5S 9C KD"), "Tie."),
    ],
)
def test_compare_says_the_sentence(hands: tuple[str, str], sentence: str) -> None:
    """The sentence is the whole answer; a card may be in both hands."""
    result = run("compare", *hands)
    assert (result.exit_code, result.stdout, result.stderr) == (0, sentence + "\n", "")


def test_why_adds_the_trace_rule_by_rule() -> None:
    """After the sentence a table: each rule asked, what it saw, and for whom it voted."""
    sentence, header, *rows = run("compare", "--why", FULL_HOUSE, FLUSH).stdout.splitlines()
    assert sentence == "Hand 1 wins. - with full house: 4 over 2"
    assert header.split() == [
        "rule",
        "2h",
        "4s",
        "4c",
        "2d",
        "4h",
        "2s",
        "8s",
        "As",
        "Qs",
        "3s",
        "vote",
    ]
    assert [row.split() for row in rows] == [
        ["straight", "flush", "-", "-", "tie"],
        ["four", "of", "a", "kind", "-", "-", "tie"],
        ["full", "house", "4", "2", "-", "hand", "1"],
    ]


def test_json_is_the_value() -> None:
    """The explanation as plain data, and nothing else on standard output."""
    value = json.loads(run("compare", "--json", FLUSH, FULL_HOUSE).stdout)
    assert value == as_json_reads(data.of_explanation(explain(hand(FLUSH), hand(FULL_HOUSE))))


def test_svg_draws_the_fold(tmp_path: Path) -> None:
    """The sentence goes to standard output as ever, and the picture of it to the file."""
    path = tmp_path / "why.svg"
    result = run("compare", "--svg", str(path), FULL_HOUSE, FLUSH)
    assert result.stdout == "Hand 1 wins. - with full house: 4 over 2\n"
    assert path.read_text(encoding="utf-8") == drawn(explain(hand(FULL_HOUSE), hand(FLUSH)))


def test_a_picture_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    """The folder is not there: exit status 1, the reason, and no file."""
    path = tmp_path / "nowhere" / "why.svg"
    result = run("compare", "--svg", str(path), FULL_HOUSE, FLUSH)
    assert result.exit_code == 1
    assert result.stderr == f"Error: Could not open file '{path}': No such file or directory\n"
    assert list(tmp_path.iterdir()) == []


def test_a_failed_write_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new picture takes the old one's place only when it is whole, and no scraps remain."""
    path = tmp_path / "why.svg"
    path.write_text("the old one")

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fails)
    result = run("compare", "--svg", str(path), FULL_HOUSE, FLUSH)
    assert result.exit_code == 1
    assert "No space left on device" in result.stderr
    assert path.read_text() == "the old one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_picture_replaces_the_file_behind_a_link(tmp_path: Path) -> None:
    """The link stays one, and the file keeps its permissions."""
    path, link = tmp_path / "why.svg", tmp_path / "link.svg"
    path.write_text("the old one")
    path.chmod(0o640)
    link.symlink_to(path)
    run("compare", "--svg", str(link), FULL_HOUSE, FLUSH)
    assert link.is_symlink()
    assert path.read_text().startswith("<svg")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_picture_is_written_into_a_pipe(tmp_path: Path) -> None:
    """What is no regular file, as a device, is not replaced by one."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK), encoding="utf-8") as pipe:
        result = run("compare", "--svg", str(path), FULL_HOUSE, FLUSH)
        assert result.exit_code == 0
        assert pipe.read().startswith("<svg")
    assert path.is_fifo()


def test_a_picture_on_standard_output_is_alone_there() -> None:
    """No sentence follows it that would spoil the file."""
    ElementTree.fromstring(run("compare", "--svg", "-", FULL_HOUSE, FLUSH).stdout)


@pytest.mark.parametrize("path", ["", "."])
def test_a_folder_is_no_place_for_a_picture(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No name and a folder's name are refused, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    result = run("compare", "--svg", path, FULL_HOUSE, FLUSH)
    assert result.exit_code > 0
    assert "directory" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["compare", "best"])
def test_a_hand_that_was_not_quoted_is_guessed(command: str) -> None:
    """Cards as separate arguments make hands of one card; the answer says how to write one."""
    result = run(command, *FULL_HOUSE.split())
    assert result.exit_code > 0
    assert "quote" in result.stderr.lower()


def test_compare_points_at_what_is_wrong_in_both_hands() -> None:
    """Nothing on standard output, a caret under each place, exit status 1."""
    result = run("compare", "2H 3D 5S 9C 1D", "2H 2H 5S 9C KD")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines() == [
        "hand 1, column 13: '1D' is not a card (write 10D, TD or AD)",
        "  2H 3D 5S 9C 1D",
        "              ^^",
        "hand 2, column 4: '2H' is already at column 1",
        "  2H 2H 5S 9C KD",
        "  ^^ ^^",
    ]


@pytest.mark.parametrize("arguments", [["compare", FLUSH], ["explain"], ["nonsense"]])
def test_bad_usage_is_status_2(arguments: list[str]) -> None:
    """What the command cannot make sense of is not the hands' fault."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")


LINE = "texas-holdem AcJd3hQs3c 8s2d 8h5d JsTs"


@pytest.mark.parametrize("arguments", [[LINE], LINE.split()])
def test_explain_says_the_standing(arguments: list[str]) -> None:
    """The line may be one argument or several."""
    result = run("explain", *arguments)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "1. JsTs plays Js Jd 3h 3c Ac: two pair, Jack and 3",
        "   beats place 2 with two pair: Jack and 3",
        "2. 8h5d plays 3h 3c Ac Qs Jd: pair, 3",
        "   8s2d plays 3h 3c Ac Qs Jd: pair, 3",
        "   tie: both play the board",
    ]


def test_explain_as_json() -> None:
    """The same standing as plain data."""
    value = json.loads(run("explain", "--json", LINE).stdout)
    assert value == as_json_reads(data.of_standing(explain_deal(parse_deal(LINE).unwrap())))


def test_explain_points_at_what_is_wrong() -> None:
    """All that is wrong with the line, nothing on standard output, exit status 1."""
    result = run("explain", "texas-holdem 2h3h4h5d8d KdKs 9h")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines() == [
        "column 30: the hand has 1 card, not 2 "
        "(texas-holdem takes a board of 5 cards and hands of 2 cards)",
        "  texas-holdem 2h3h4h5d8d KdKs 9h",
        "                               ^^",
    ]


def test_cards_are_coloured_by_suit_on_a_terminal_only() -> None:
    """Hearts are red where somebody looks; a pipe and NO_COLOR get plain text."""
    line = "five-card-draw 2h3h4h5h9h"
    assert "\x1b[31m\x1b[1m2h\x1b[0m" in run("explain", line, color=True).stdout
    for plain in (
        run("explain", line),
        run("explain", line, color=True, env={"NO_COLOR": "1"}),
        run("compare", "--why", FULL_HOUSE, FLUSH),
    ):
        assert "\x1b" not in plain.stdout


@pytest.mark.parametrize(("more", "colour"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_the_trace_is_coloured_on_a_terminal(more: dict[str, str], colour: bool) -> None:
    """The hands above the table are in colour, unless NO_COLOR asks for none."""
    command = [sys.executable, "-m", "poker_fp", "compare", "--why", FULL_HOUSE, FLUSH]
    env = os.environ | {"TERM": "xterm-256color"} | more
    seen = pexpect.run(shlex.join(command), env=env, encoding="utf-8")
    assert isinstance(seen, str)
    assert "2h" in seen
    assert ("31m2h" in seen) is colour
