"""`poker-fp solve`: bytes in, a line out for each line in."""

import gzip
import json
import select
import subprocess
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.command import ANSWER, COMMAND, GOOD, outcome, run, running

DATA = Path(__file__).parents[1] / "data"
GAMES = (
    b" (a line starts with a game, such as texas-holdem, omaha-holdem, five-card-draw; "
    b"poker-fp games lists all 31)\n"
)
NO_GAME = b"Error: column 1: the game is missing" + GAMES
A_CARD = b" (a card is a rank and a suit, such as 4s or Td; only blanks may stand between)"
BLANKS = b" (only blanks may stand between: texas-holdem 2h3h4h5d8d KdKs 9hJh)\n"


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
     b"Error: column 34: 1 byte not UTF-8: 0xff (save the text as UTF-8)\n" + ANSWER),
    ("half a character at the end", GOOD + b" \xe2\x99",
     b"Error: column 35: 2 bytes not UTF-8: 0xe2 0x99 (save the text as UTF-8)\n"),
    ("NUL", GOOD + b"\0\n", b"Error: column 34: '\\x00' is not a card" + A_CARD + b"\n"),
    ("a second byte order mark", b"\xef\xbb\xbf" * 2 + GOOD,
     ANSWER),
    ("a third one", b"\xef\xbb\xbf" * 3 + GOOD,
     b"Error: column 2: unknown game '\\ufefftexas-holdem' (did you mean texas-holdem?)\n"),
    ("a byte order mark further on, of a file put after another",
     GOOD + b"\n\xef\xbb\xbf" + GOOD, ANSWER * 2),
    ("a lone CR is no line end", GOOD + b"\r9s\n",
     b"Error: column 30: the hand has 3 cards, not 2"
     b" (texas-holdem takes a board of 5 cards and hands of 2 cards); "
     b"column 34: a line end (only blanks may stand between)\n"),
    ("a line separator is no line end", GOOD + "\u2028\n".encode(),
     b"Error: column 34: a line separator (U+2028)" + BLANKS),
    ("a form feed is no line end", GOOD + b"\x0c\x1c\x85\n",
     b"Error: column 34: '\\x0c\\x1c' is not a card" + A_CARD +
     b"; column 36: 1 byte not UTF-8: 0x85 (save the text as UTF-8)\n"),
    ("an escape sequence", b"\x1b[2J\n", b"Error: column 1: unknown game '\\x1b[2J'" + GAMES),
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


OTHERS = ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"]


@pytest.mark.parametrize("encoding", OTHERS)
@pytest.mark.parametrize("lines", [0, 1, 300])
def test_other_encodings_are_told_by_their_mark(encoding: str, lines: int) -> None:
    """A file of UTF-16, as some editors and shells write it, is one message and no answer."""
    mark = "" if encoding in ("utf-16", "utf-32") else "\ufeff"
    given = (mark + (GOOD.decode() + "\r\n") * lines).encode(encoding)
    name = encoding[:6].upper().encode()
    said = b"Error: the text is in " + name + b", by its byte order mark; save it as UTF-8\n"
    assert outcome(run("solve", stdin=given)) == (1, b"", said)


NO_LINES = [
    ("CR alone", GOOD + b"\r" + GOOD + b"\r", "the lines end in carriage returns (CR) alone"),
    ("UTF-16 LE", (GOOD.decode() + "\r\n").encode("utf-16-le") * 2, "seems to be in UTF-16"),
    ("UTF-16 BE", GOOD.decode().encode("utf-16-be"), "seems to be in UTF-16"),
    ("gzip", gzip.compress(GOOD), "a gzip file, not text; unpack it first"),
    ("zip", b"PK\x03\x04\n" + GOOD, "a zip file, not text"),
    ("binary", bytes(40) + b"\n" + GOOD, "many of its bytes are 0"),
]


@pytest.mark.parametrize("command", [["solve"], ["compare", "--pairs", "-"], ["replay", "-"]])
@pytest.mark.parametrize(
    ("given", "said"), [pytest.param(*row, id=name) for name, *row in NO_LINES]
)
def test_what_is_surely_no_text_of_lines(command: list[str], given: bytes, said: str) -> None:
    """It is one message and no answer, as what has another encoding's mark."""
    done = run(*command, stdin=given)
    assert (done.returncode, done.stdout) == (1, b"")
    if command != ["replay", "-"] or b"\r" not in given[:-1] or b"\0" in given:
        assert done.stderr.startswith(b"Error: ")
        assert done.stderr.count(b"\n") == 1
        assert said in done.stderr.decode()


@pytest.mark.parametrize("given", [GOOD + b"\0" * 9 + b"\n", b"\0\n", b"\0" * 9 + b"\n" + GOOD])
def test_some_stray_bytes_are_errors_of_their_lines(given: bytes) -> None:
    """Where it is not sure that nothing can be read, each line is answered."""
    done = run("solve", stdin=given)
    assert done.stdout.startswith(b"Error: column ")
    assert b"could not be solved" in done.stderr


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
    assume(not given.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")))
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
