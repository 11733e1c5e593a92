"""The ways of the command to solve a stream: by comparators, by tables, in several processes."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click import ClickException
from hypothesis import given, reject
from hypothesis import strategies as st

from poker_fp import GAMES, compound
from poker_fp.deals.answers import Answers, readable_solver
from poker_fp.fast import compile_game, compile_ranking
from poker_fp.fast.classes import representative
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell import solving
from poker_fp.shell.shipped import FOLDER, SHIPPED, Kind, as_shipped, name_of, strengths_of
from poker_fp.shell.solving import MANY, fast_solver, with_answers
from poker_fp.shell.streams import pieces
from tests.fast.test_text import NOT_PLAIN, PLAIN, texts


class Trickle(BytesIO):
    """A stream that gives at most so many bytes at a time."""

    def __init__(self, text: bytes, at_most: int) -> None:
        super().__init__(text)
        self.at_most = at_most

    def read(self, size: int | None = -1) -> bytes:
        return super().read(self.at_most)


def all_of(solved: Iterable[tuple[bytes, Answers]]) -> tuple[bytes, Answers]:
    """Pieces of text, each with its answers, as one."""
    asked, answered, lines, bad = b"", b"", 0, []
    for piece, answers in solved:
        bad += [lines + number for number in answers.bad]
        asked, answered, lines = asked + piece, answered + answers.text, lines + answers.lines
    return asked, Answers(answered, lines, tuple(bad))


MARK = b"\xef\xbb\xbf"


@given(text=texts, at_most=st.integers(1, 200), many=st.integers(0, 9), marked=st.booleans())
def test_every_way_gives_the_same_bytes(text: bytes, at_most: int, many: int, marked: bool) -> None:
    """However a stream comes, wherever the tables take over, and with a byte order mark or not."""
    stream = Trickle(MARK + text if marked else text, at_most)
    asked = text if marked else text.removeprefix(MARK)
    expected = asked, readable_solver(STANDARD)(asked)
    try:
        solved = all_of(with_answers(pieces(stream), many=many))
    except ClickException:  # no lines of text: tests/shell/test_cli_scale.py says which those are
        reject()
    assert solved == expected


@pytest.mark.parametrize("workers", [2, 3])
def test_several_processes_give_the_same_bytes(workers: int) -> None:
    """More pieces than processes come back in their order, each once."""
    text = b"\n".join([*PLAIN, *NOT_PLAIN] * 3)
    solved = list(with_answers(pieces(Trickle(text, 700)), workers, many=1))
    assert len(solved) > 3 * workers
    assert all_of(solved) == (text, readable_solver(STANDARD)(text))


def test_what_is_soon_done_takes_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are started only if the rest, at the pace of the first lines, takes long enough."""
    text = b"\n".join([*PLAIN, *NOT_PLAIN] * 20)
    expected = text, readable_solver(STANDARD)(text)
    asked = []

    def here(
        pieces: Iterable[bytes], workers: int, ranking: str
    ) -> Iterator[tuple[bytes, Answers]]:
        asked.append(workers)
        return ((piece, fast_solver(ranking)(piece)) for piece in pieces)

    monkeypatch.setattr(solving, "_in_processes", here)
    for pays, workers, started in ((0, 3, [3]), (0, 1, []), (3600, 3, [])):
        asked.clear()
        monkeypatch.setattr(solving, "WORKERS_PAY", pays)
        solved = with_answers(pieces(BytesIO(text)), workers, many=1, size=len(text))
        assert all_of(solved) == expected
        assert asked == started


def test_a_line_is_answered_before_the_next_is_read() -> None:
    """Nothing is read ahead, by comparators or by tables."""
    read = []

    def slow() -> Iterator[bytes]:
        for line in PLAIN[:4]:
            read.append(line)
            yield line + b"\n"

    for number, (piece, answers) in enumerate(with_answers(slow(), many=3), start=1):
        assert (piece, answers.lines) == (PLAIN[number - 1] + b"\n", 1)
        assert len(read) == number


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_strengths_are_the_order_of_the_comparators(name: str) -> None:
    """Each class of hands is as far above its neighbour as the ranking has it: 1, or they tie."""
    shipped = strengths_of(*SHIPPED[name]).unwrap()
    assert (FOLDER / f"{name}.strengths").read_bytes() == as_shipped(shipped)
    ordering = compound(*shipped.ranking)
    of_classes = zip(shipped.class_strengths, shipped.hand_classes, strict=True)
    ladder = [(strength, representative(each)) for strength, each in sorted(of_classes)]
    assert ladder[0][0] == 0
    for (lower, one), (higher, other) in pairwise(ladder):
        assert ordering(other, one) == higher - lower in (0, 1), (one, other)


@pytest.mark.parametrize(
    "name",
    [
        "standard",
        *(pytest.param(n, marks=pytest.mark.exhaustive) for n in SHIPPED if n != "standard"),
    ],
)
def test_the_shipped_strengths_are_those_of_compiling(name: str) -> None:
    """Ranking, sizes and all."""
    compiled = compile_ranking(
        SHIPPED[name].ranking, sizes=SHIPPED[name].sizes, wild=SHIPPED[name].wild
    )
    assert strengths_of(*SHIPPED[name]) == compiled


def test_which_rankings_need_no_compiling() -> None:
    """It is known without what reads their files, which takes a while to import."""
    shipped = [name for name, ranking in DECK_RANKINGS.items() if name_of(Kind(ranking))]
    assert sorted(solving.SHIPPED) == sorted(shipped)


def test_the_strengths_of_all_games_are_shipped() -> None:
    """Nothing has to be compiled for any of them, and there is no file that is of no use."""
    met: set[str | None] = set()

    def noted(*kind: Any) -> Any:
        met.add(name_of(Kind(*kind)))
        return strengths_of(*kind)

    for game in GAMES.values():
        compile_game(game, noted).unwrap()
    assert met == SHIPPED.keys() == {path.stem for path in FOLDER.iterdir()}
    for ranking, rules in DECK_RANKINGS.items():
        assert (name_of(Kind(rules)) is not None) == (ranking in solving.SHIPPED)


def test_lines_that_take_long_go_to_the_tables_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before there are many, if they have taken as long as many do; the first never."""
    text = b"\n".join(PLAIN[:9])
    lines = text.splitlines(keepends=True)
    expected = readable_solver(STANDARD)(text)
    asked: list[bytes] = []

    def noted(_: str) -> Callable[[bytes], Answers]:
        def solve(piece: bytes) -> Answers:
            asked.append(piece)
            return fast_solver()(piece)

        return solve

    for seconds, by_tables in ((0.0, 8), (3600.0, 0)):
        asked.clear()
        monkeypatch.setattr(solving, "fast_solver", noted)
        monkeypatch.setattr(solving, "A_LINE", 1e-9 + seconds)
        solved = list(with_answers([text]))
        assert all_of(solved) == (text, expected)
        assert b"".join(asked) == b"".join(lines[len(lines) - by_tables :])


def run(code: str, text: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run some code, then `poker-fp solve`, in a fresh interpreter."""
    whole = (
        f"{code}; import sys; sys.argv = ['poker-fp', 'solve']; from poker_fp.__main__ import main"
    )
    return subprocess.run(
        [sys.executable, "-c", f"{whole}; main()"],
        input=text,
        capture_output=True,
        timeout=120,
        check=False,
    )


NO_NUMPY = "import sys; sys.modules['numpy'] = None"

MANY_LINES = b"\n".join([*PLAIN, *NOT_PLAIN] * 2)


def test_without_numpy() -> None:
    """Many lines without numpy get the same answers and status from the look-ups."""
    assert MANY_LINES.count(b"\n") > MANY
    plain, without = (run(code, MANY_LINES) for code in ("pass", NO_NUMPY))
    expected = readable_solver(STANDARD)(MANY_LINES)
    count = b"%d of %d lines could not be solved\n" % (len(expected.bad), expected.lines)
    for done in (plain, without):
        assert (done.returncode, done.stdout, done.stderr) == (1, expected.text, count)


VARIANTS = Path(__file__).parents[1] / "data" / "variants"


@pytest.mark.parametrize("code", ["pass", NO_NUMPY], ids=["with numpy", "without"])
def test_the_known_answers_of_all_games(code: str) -> None:
    """The command answers all lines of all games, with numpy and without."""
    text, answers = (
        b"".join(path.read_bytes() for path in sorted(VARIANTS.glob(f"*.{end}")))
        for end in ("in", "out")
    )
    assert text.count(b"\n") > MANY
    done = run(code, text)
    assert (done.returncode, done.stdout, done.stderr) == (0, answers, b"")


REPORT = (
    "import atexit, sys; atexit.register(lambda: print("
    "*sorted({'numpy', 'poker_fp.fast'} & sys.modules.keys()), file=sys.stderr))"
)


@pytest.mark.parametrize(
    ("text", "imported"),
    [(PLAIN[0], b"\n"), (MANY_LINES, b"numpy poker_fp.fast\n")],
    ids=["one line", "many lines"],
)
def test_only_many_lines_take_the_tables(text: bytes, imported: bytes) -> None:
    """One line is answered before numpy and the tables could be there; many lines take them."""
    assert run(REPORT, text).stderr.endswith(imported)
