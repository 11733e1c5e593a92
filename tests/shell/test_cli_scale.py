"""`poker-fp solve` of many lines: the memory it takes, and the bar it shows."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterable
from itertools import combinations, islice
from pathlib import Path

import pytest

from poker_fp import DECK
from tests.command import COMMAND, GOOD, on_a_terminal, outcome, run, without

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
    """100,000 lines are answered in order, and four times as many take no more memory."""
    out = tmp_path / "answers"
    few = peak(100_000, out)
    assert out.read_text(encoding="utf-8").splitlines() == list(lines_of_hands(100_000))
    many = peak(400_000, out)
    # How much is read at once depends on the pipe, and makes a difference of some 2,000 kB. The
    # other 300,000 lines as strings would be over 20,000.
    assert many < few + 6_000


@pytest.fixture
def long_file(tmp_path: Path) -> Path:
    """A file long enough for a bar."""
    file = tmp_path / "long.txt"
    file.write_bytes(b"five-card-draw 2h3d5s9cKd\n" * 4_000)
    return file


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


def test_a_missing_bar(long_file: Path) -> None:
    """What draws the bar is missed only where there is one to draw."""
    done = subprocess.run(
        without("rich", "solve", str(long_file)), capture_output=True, timeout=60, check=False
    )
    assert outcome(done) == (0, b"2h3d5s9cKd\n" * 4_000, b"")
    shown = on_a_terminal(shlex.join(without("rich", "solve", str(long_file))))
    assert shown.startswith('poker-fp needs rich for this: pip install -e ".[cli]" in a checkout')
