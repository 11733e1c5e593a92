"""`poker-fp best`, and how the command speaks of itself."""

import re
import shlex
import subprocess
from importlib.metadata import version
from textwrap import dedent

import pytest

from tests.command import COMMAND, outcome, run, without


def test_best() -> None:
    """`best` prints every winner as typed, in the order given, a shared card or not."""
    hands = ["4S 5H 10D JC AH", "2c3c4c5c6c", "6d5d4d3d2d", "2c3c4c5c6c"]
    assert outcome(run("best", *hands)) == (0, b"2c3c4c5c6c\n6d5d4d3d2d\n2c3c4c5c6c\n", b"")
    assert outcome(run("best", "10♥ Jh🂽KHah")) == (0, "10♥ Jh🂽KHah\n".encode(), b"")


def test_best_of_wrong_hands() -> None:
    """`best` shows all that is wrong, with carets, on standard error, and nothing else."""
    done = run("best", "2h 1s 5s 9c Kd", "2h3d5s9cKd", "Ad 3d Ad 9c Kx")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().splitlines() == [
        "hand 1, column 4: '1s' is not a card (write 10s, Ts or As)",
        "  2h 1s 5s 9c Kd",
        "     ^^",
        "hand 3, column 7: 'Ad' is already at column 1",
        "  Ad 3d Ad 9c Kx",
        "  ^^    ^^",
        "hand 3, column 13: 'Kx' is not a card (the suits are c, d, h and s)",
        "  Ad 3d Ad 9c Kx",
        "              ^^",
    ]


ODD_ARGUMENTS = [b"\xff", b"", b"\n", b"2h3d5s9c\xe2\x99", "с".encode(), b"\x1b[31m", b"--", b"-1"]


@pytest.mark.parametrize("argument", ODD_ARGUMENTS, ids=ascii)
def test_best_of_any_bytes(argument: bytes) -> None:
    """Whatever bytes a hand is, there is an error in printable lines and no traceback."""
    done = run("best", "--", argument)
    assert (done.returncode, done.stdout) == (1, b"")
    assert all(line.isprintable() for line in done.stderr.decode().split("\n"))
    assert done.stderr.startswith(b"hand 1, column 1: ") or argument.startswith(b"2h3d5s9c")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", "no-such-file"], "no-such-file"),
        (["solve", "."], "directory"),
        (["solve", "-", "-"], "unexpected extra argument"),
        (["solve", "--fast"], "No such option"),
        (["best"], "HAND"),
        (["bset", "2h3d5s9cKd"], "No such command"),
    ],
)
def test_bad_usage(arguments: list[str], said: str) -> None:
    """Bad usage has exit status 2, and says on standard error what is wrong."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"Usage: poker-fp")
    assert said in done.stderr.decode()


def test_version() -> None:
    """`--version` is the name and the version of the package, and nothing more."""
    expected = f"poker-fp {version('poker_fp')}\n".encode()
    assert outcome(run("--version")) == (0, expected, b"")


@pytest.mark.parametrize(
    "command", [[], ["solve"], ["best"], ["compare"], ["explain"], ["games"]], ids=" ".join
)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_the_example_of_each_help(command: list[str], option: str) -> None:
    """The help of each command shows an example, which answers as shown when it is run."""
    done = run(*command, option)
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode()
    assert shown.startswith("Usage: poker-fp")
    match = re.search(r"Example:\n +\$ (.+)\n((?: +.+\n)+)", shown)
    assert match, shown
    example, answers = match.groups()
    line = example.replace("poker-fp", shlex.join(COMMAND))
    ran = subprocess.run(line, shell=True, capture_output=True, timeout=60, check=True, text=True)
    assert ran.stdout.splitlines() == dedent(answers).splitlines()


@pytest.mark.parametrize("arguments", [[], ["solve"], ["--version"]], ids=" ".join)
def test_a_missing_extra(arguments: list[str]) -> None:
    """Without what the command needs, one line says how to install it."""
    done = subprocess.run(
        without("click", *arguments), capture_output=True, timeout=60, check=False
    )
    assert outcome(done) == (
        1,
        b"",
        b'poker-fp needs click for this: pip install -e ".[cli]" in a checkout of poker_fp\n',
    )
