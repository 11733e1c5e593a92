"""The command, run as a person or another program runs it."""

import json
import os
import re
import select
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from itertools import combinations, islice
from pathlib import Path

import pexpect
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_fp import DECK

COMMAND = [sys.executable, "-W", "error", "-m", "poker_fp"]
DATA = Path(__file__).parent / "data"

GOOD = b"texas-holdem 2h3h4h5d8d KdKs 9hJh"
ANSWER = b"KdKs 9hJh\n"
NO_GAME = b"Error: column 1: the game is missing\n"


def run(
    *arguments: str | bytes, stdin: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command with some arguments, to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        timeout=120,
        env={**os.environ, **(env or {})},
        check=False,
    )


def outcome(done: subprocess.CompletedProcess[bytes]) -> tuple[int, bytes, bytes]:
    """All that a caller sees of a command."""
    return done.returncode, done.stdout, done.stderr


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command with its pipes open."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


# Solving


def test_solve_a_file(tmp_path: Path) -> None:
    """`solve FILE` answers each line of the file; `-` and no file at all are standard input."""
    lines = (DATA / "solver" / "texas.in").read_bytes()
    answers = (DATA / "solver" / "texas.out").read_bytes()
    file = tmp_path / "-deals of today.txt"
    file.write_bytes(lines)
    assert outcome(run("solve", str(file))) == (0, answers, b"")
    assert outcome(run("solve", "-", stdin=lines)) == (0, answers, b"")
    assert outcome(run("solve", stdin=lines)) == (0, answers, b"")


STREAMS = [
    ("nothing", b"", b""),
    ("a line", GOOD + b"\n", ANSWER),
    ("no last line end", GOOD, ANSWER),
    ("a byte order mark", b"\xef\xbb\xbf" + GOOD + b"\n", ANSWER),
    ("nothing but a byte order mark", b"\xef\xbb\xbf", b""),
    ("CRLF", GOOD + b"\r\n" + GOOD + b"\r\n", ANSWER * 2),
    ("CR at the end of all", GOOD + b"\r", ANSWER),
    ("blanks", b" \t" + GOOD.replace(b" ", b" \t ") + b"\t \n", ANSWER),
    ("an empty line", b"\n" + GOOD + b"\n\n", NO_GAME + ANSWER + NO_GAME),
    ("an empty line with CRLF", b"\r\n", NO_GAME),
    ("blanks alone", b" \t\n", NO_GAME),
    ("invalid UTF-8", GOOD + b"\xff\n" + GOOD,
     b"Error: column 34: 1 byte not UTF-8: 0xff\n" + ANSWER),
    ("half a character at the end", GOOD + b" \xe2\x99",
     b"Error: column 35: 2 bytes not UTF-8: 0xe2 0x99\n"),
    ("NUL", GOOD + b"\0\n", b"Error: column 34: '\\x00' is not a card\n"),
    ("a second byte order mark", b"\xef\xbb\xbf" * 2 + GOOD,
     b"Error: column 1: unknown game '\\ufefftexas-holdem'\n"),
    ("a byte order mark further on", GOOD + b"\n\xef\xbb\xbf" + GOOD,
     ANSWER + b"Error: column 1: unknown game '\\ufefftexas-holdem'\n"),
    ("a lone CR is no line end", GOOD + b"\r9s\n", b"Error: column 34: '\\r' is not a card\n"),
    ("a line separator is no line end", GOOD + "\u2028\n".encode(),
     b"Error: column 34: '\\u2028' is not a card\n"),
    ("a form feed is no line end", GOOD + b"\x0c\x1c\x85\n",
     b"Error: column 34: 1 byte not UTF-8: 0x85\n"),
    ("an escape sequence", b"\x1b[2J\n", b"Error: column 1: unknown game '\\x1b[2J'\n"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "answers"), [pytest.param(*row, id=name) for name, *row in STREAMS]
)
def test_streams_of_bytes(given: bytes, answers: bytes) -> None:
    """A line ends at LF and nothing else, and each is answered by one line, in its place."""
    done = run("solve", stdin=given)
    assert done.stdout == answers
    bad, total = answers.count(b"Error: "), answers.count(b"\n")
    count = b"%d of %d line%s could not be solved\n" % (bad, total, b"" if total == 1 else b"s")
    assert (done.returncode, done.stderr) == ((1, count) if bad else (0, b""))


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case["kind"])
        for line in (DATA / "cases.jsonl").read_text(encoding="utf-8").splitlines()
        if (case := json.loads(line))["mode"] == "stream"
    ],
)
def test_stream_cases(case: dict[str, str]) -> None:
    """The two faults of other evaluators that are about streams are none of ours."""
    done = run("solve", stdin=case["input"].encode())
    assert outcome(done) == (0, case["expected"].rstrip("\n").encode() + b"\n", b"")


def test_other_encodings_of_the_terminal() -> None:
    """Symbols are read and written as UTF-8 whatever the environment says."""
    line = "five-card-draw 2♥3♦5♠9♣K♦ 🃁5h4s8d7h\n".encode()
    plain = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    for env in (plain, {"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "utf-16"}):
        assert outcome(run("solve", stdin=line, env=env)) == (0, line.partition(b" ")[2], b"")


def test_a_line_is_answered_before_the_next() -> None:
    """A line that arrives through a pipe is answered while the pipe stays open."""
    with running("solve") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        for line, answer in ((GOOD, ANSWER), (b"", NO_GAME), (GOOD + b"\r", ANSWER)):
            process.stdin.write(line + b"\n")
            assert select.select([process.stdout], [], [], 60)[0], "no answer within a minute"
            assert process.stdout.readline() == answer
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.stderr.read() == b"1 of 3 lines could not be solved\n"
        assert process.wait(60) == 1


@pytest.mark.parametrize("closed_after", [0, 1])
def test_a_broken_pipe_is_quiet(tmp_path: Path, closed_after: int) -> None:
    """When whoever reads the answers goes away, as `head` does, the command ends quietly."""
    file = tmp_path / "deals.txt"
    file.write_bytes((GOOD + b"\n") * 20_000)
    with running("solve", str(file)) as process:
        assert process.stdout
        assert process.stderr
        for _ in range(closed_after):
            assert process.stdout.readline() == ANSWER
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(60)


def test_head_is_quiet(tmp_path: Path) -> None:
    """`poker-fp solve FILE | head -1` prints one answer and nothing else."""
    file = tmp_path / "deals.txt"
    file.write_bytes((GOOD + b"\n") * 20_000)
    piped = " ".join(f'"{word}"' for word in [*COMMAND, "solve", str(file)]) + " | head -1"
    done = subprocess.run(piped, shell=True, capture_output=True, timeout=60, check=False)
    assert outcome(done) == (0, ANSWER, b"")


# Any bytes at all

any_bytes = st.binary(max_size=200) | st.lists(
    st.sampled_from([
        b"\n", b"\r\n", b"\r", b" ", b"\t", b"\0", b"\xff", b"\xe2\x99\xa0", b"\xe2\x99",
        b"\xef\xbb\xbf", b"\x85", b"\x1b[31m", b"2h", b"10s", b"1s", b"2h3d5s9cKd", b"KdKs",
        b"texas-holdem ", b"five-card-draw ", GOOD, GOOD + b"\n",
    ]),
    max_size=30,
).map(b"".join)  # fmt: skip


@given(st.lists(any_bytes, min_size=20, max_size=40).map(b"\n".join))
@settings(max_examples=12)
def test_any_bytes_are_answered_line_by_line(given: bytes) -> None:
    """Whatever bytes come in, as many lines go out, in UTF-8, with no traceback."""
    done = run("solve", stdin=given)
    lines = given.removeprefix(b"\xef\xbb\xbf").count(b"\n") + (not given.endswith(b"\n"))
    answers = done.stdout.decode().split("\n")
    assert (len(answers) - 1, answers[-1]) == (lines, "")
    assert all(answer.isprintable() for answer in answers)
    bad = sum(answer.startswith("Error: column ") for answer in answers)
    assert done.returncode == (1 if bad else 0)
    assert done.stderr.decode() == (
        f"{bad} of {lines} line{'s' * (lines != 1)} could not be solved\n" if bad else ""
    )


# Many lines

PEAK = """
import atexit, sys
from pathlib import Path
from poker_fp.__main__ import main

def report():
    status = Path("/proc/self/status").read_text()
    print(next(line for line in status.splitlines() if line.startswith("VmHWM")), file=sys.stderr)

atexit.register(report)
main()
"""


def lines_of_hands(number: int) -> Iterable[str]:
    """So many distinct hands, each of them a deal's only one."""
    return ("".join(map(str, cards)) for cards in islice(combinations(DECK, 5), number))


def peak(number: int, out: Path) -> int:
    """The most memory, in kB, that solving so many lines took; the answers are in the file."""
    with (
        out.open("wb") as answers,
        subprocess.Popen(
            [sys.executable, "-c", PEAK, "solve"],
            stdin=subprocess.PIPE,
            stdout=answers,
            stderr=subprocess.PIPE,
        ) as process,
    ):
        assert process.stdin
        assert process.stderr
        for hand in lines_of_hands(number):
            process.stdin.write(b"five-card-draw %s\n" % hand.encode())
        process.stdin.close()
        said = process.stderr.read().decode()
        assert process.wait(60) == 0
    match = re.fullmatch(r"VmHWM:\s+(\d+) kB\n", said)
    assert match, said
    return int(match[1])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="/proc is not there")
def test_many_lines(tmp_path: Path) -> None:
    """100,000 lines are answered in order, in no more memory than 10,000 take."""
    out = tmp_path / "answers"
    few = peak(10_000, out)
    many = peak(100_000, out)
    assert out.read_text(encoding="utf-8").splitlines() == list(lines_of_hands(100_000))
    assert many < few + 2_000  # the input alone would be 2,500 kB, the strings 8,000


# The bar


@pytest.fixture
def long_file(tmp_path: Path) -> Path:
    """A file long enough for a bar."""
    file = tmp_path / "long.txt"
    file.write_bytes(b"five-card-draw 2h3d5s9cKd\n" * 4_000)
    return file


def on_a_terminal(command: str) -> str:
    """All that a command shows on a terminal of 80 by 24."""
    environment = {**os.environ, "TERM": "xterm"}
    with pexpect.spawn(
        "/bin/sh", ["-c", command], env=environment, encoding="utf-8", timeout=60
    ) as terminal:
        terminal.expect(pexpect.EOF)
        return str(terminal.before)


def test_a_bar_for_a_long_file(long_file: Path) -> None:
    """On a terminal a long file shows how far it has got, while the answers go to a file."""
    out = long_file.with_suffix(".out")
    shown = on_a_terminal(shlex.join([*COMMAND, "solve", str(long_file)]) + f' > "{out}"')
    assert "solving" in shown
    assert "100%" in shown or re.search(r"[1-9]\d?%", shown)
    assert out.read_bytes() == b"2h3d5s9cKd\n" * 4_000


def test_a_bar_below_the_answers(long_file: Path) -> None:
    """Where answers and bar share a terminal, every answer is still there, whole and in a line."""
    shown = on_a_terminal(shlex.join([*COMMAND, "solve", str(long_file)]))
    assert "solving" in shown
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
    assert plain.count("2h3d5s9cKd\r\n") == 4_000


def test_no_bar_elsewhere(long_file: Path, tmp_path: Path) -> None:
    """There is no bar for a short file, for a pipe, or where standard error is no terminal."""
    short = tmp_path / "short.txt"
    short.write_bytes(GOOD + b"\n")
    solve = shlex.join([*COMMAND, "solve"])
    assert on_a_terminal(f'{solve} "{short}"') == "KdKs 9hJh\r\n"
    assert on_a_terminal(f'cat "{long_file}" | {solve} > "{tmp_path}/out"') == ""
    assert on_a_terminal(f'{solve} "{long_file}" 2> "{tmp_path}/err" > "{tmp_path}/out"') == ""
    assert (tmp_path / "err").read_bytes() == b""
    assert outcome(run("solve", str(long_file))) == (0, b"2h3d5s9cKd\n" * 4_000, b"")


# The best hands


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
        "  ^     ^^",
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


# Usage


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


@pytest.mark.parametrize("command", [[], ["solve"], ["best"]], ids=" ".join)
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
    assert ran.stdout.splitlines() == [answer.strip() for answer in answers.splitlines()]


ABSENT = """
import sys

class Absent:
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            raise ModuleNotFoundError("No module named " + name, name=name)

sys.meta_path.insert(0, Absent)
from poker_fp.__main__ import main
main()
"""


def without(module: str, *arguments: str) -> list[str]:
    """The command where a module is not installed."""
    return [sys.executable, "-c", ABSENT.format(module=module), *arguments]


@pytest.mark.parametrize("arguments", [[], ["solve"], ["--version"]], ids=" ".join)
def test_a_missing_extra(arguments: list[str]) -> None:
    """Without what the command needs, one line says how to install it."""
    done = subprocess.run(
        without("click", *arguments), capture_output=True, timeout=60, check=False
    )
    assert outcome(done) == (
        1,
        b"",
        b'poker-fp needs click for this: pip install "poker_fp[cli]"\n',
    )


def test_a_missing_bar(long_file: Path) -> None:
    """What draws the bar is missed only where there is one to draw."""
    done = subprocess.run(
        without("rich", "solve", str(long_file)), capture_output=True, timeout=60, check=False
    )
    assert outcome(done) == (0, b"2h3d5s9cKd\n" * 4_000, b"")
    shown = on_a_terminal(shlex.join(without("rich", "solve", str(long_file))))
    assert shown == 'poker-fp needs rich for this: pip install "poker_fp[cli]"\r\n'
