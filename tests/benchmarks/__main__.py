"""Measure this library and its peers: `python -m tests.benchmarks`, with the extra `bench`.

All of a row run on the same hands, one after the other in each round, in one process; figures are
medians of the rounds, and a ratio is the peer's median over ours, so more than 1 is faster here.
"""

import platform
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from datetime import date
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

import click
import numpy as np

from poker_fp import DECK, GAMES, STANDARD, compound
from poker_fp.fast import Evaluator, compile_ranking, encode
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.compiling import dense_strengths
from poker_fp.fast.text import text_solver

from . import peers
from .c_loop import c_loop

Hand = peers.Hand
Work = peers.Work

SCRIPT = Path(__file__).with_name("peer_script.py")
SLOW_HANDS = 200
"""For what takes some hundred times as long as the others."""


class Row(NamedTuple):
    """Work that is the same for all."""

    what: str

    ours: dict[str, Work]

    theirs: dict[str, Work]

    each: int
    """How many hands or lines the work is of."""

    unit: str = "ns"


def timed(work: Work) -> float:
    """Seconds that work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def measured(row: Row, rounds: int) -> dict[str, float]:
    """The median of each, in seconds."""
    works = row.ours | row.theirs
    times: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            times[name].append(timed(work))
    return {name: median(seconds) for name, seconds in times.items()}


def table(row: Row, rounds: int) -> list[str]:
    """A line of the table for each way of ours."""
    medians = measured(row, rounds)
    scale = {"ns": 1e9, "us": 1e6, "ms": 1e3}[row.unit] / row.each
    rows = []
    for ours in row.ours:
        ratios = {name: medians[name] / medians[ours] for name in row.theirs}
        ordered = sorted(ratios, key=ratios.__getitem__)
        shown = ", ".join(f"{name} {in_figures(ratios[name])}x" for name in ordered)
        time = in_figures(medians[ours] * scale)
        rows.append(f"| {row.what} | {ours} | {time} {row.unit} | {shown} |")
    return rows


def in_figures(number: float) -> str:
    """A number with two or three figures that matter."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"


def texts(rng: Random, size: int, count: int) -> list[Hand]:
    """Random hands of so many cards."""
    deck = list(map(str, DECK))
    return [rng.sample(deck, size) for _ in range(count)]


def lines(rng: Random, name: str, count: int) -> bytes:
    """Random lines of a game with 2 to 9 players, as many as its deck has cards for."""
    game = GAMES[name]
    deck = list(map(str, DECK))
    text = []
    for _ in range(count):
        players = rng.randint(2, min(9, (52 - game.board) // game.hole))
        cards = iter(rng.sample(deck, game.board + players * game.hole))
        sizes = [game.board] * bool(game.board) + [game.hole] * players
        text.append(" ".join([name, *("".join(next(cards) for _ in range(n)) for n in sizes)]))
    return "".join(line + "\n" for line in text).encode()


def codes(hands: list[Hand]) -> list[tuple[int, ...]]:
    """Hands as this library's codes."""
    by_text = {str(card): encode([card])[0] for card in DECK}
    return [tuple(by_text[text] for text in hand) for hand in hands]


def one_call(evaluator: Evaluator, rng: Random, count: int) -> list[Row]:
    """Hands one by one in the same Python loop."""
    seven, five, nine = (texts(rng, size, count) for size in (7, 5, 9))
    boards = [(hand[:5], hand[5:]) for hand in codes(nine)]
    quick = [peers.eval7, peers.pkrbot, peers.phevaluator]
    rows = [
        Row(
            f"{size} cards, one call",
            {"look-ups": peers.loop(evaluator.strength, codes(hands))},
            peers.installed(quick, hands),
            count,
        )
        for size, hands in ((7, seven), (5, five))
    ]
    rows.append(
        Row(
            "Omaha, one call",
            {"look-ups": peers.star_loop(evaluator.omaha, boards)},
            peers.installed([peers.phevaluator_omaha], nine),
            count,
        )
    )
    some = slice(SLOW_HANDS)
    slow = [peers.treys, peers.pokerfast, peers.pokerkit]
    rows += [
        Row(
            f"{size} cards, one call",
            {"look-ups": peers.loop(evaluator.strength, codes(hands[some]))},
            peers.installed(slow, hands[some]),
            SLOW_HANDS,
        )
        for size, hands in ((7, seven), (5, five))
    ]
    rows.append(
        Row(
            "Omaha, one call",
            {"look-ups": peers.star_loop(evaluator.omaha, boards[some])},
            peers.installed([peers.pokerkit_omaha], nine[some]),
            SLOW_HANDS,
        )
    )
    return rows


def many(evaluator: Evaluator, rng: Random, count: int) -> list[Row]:
    """All hands at once."""
    seven, nine = texts(rng, 7, count), texts(rng, 9, count)
    encoded, boards = codes(seven), [(hand[:5], hand[5:]) for hand in codes(nine)]
    array, omaha = np.array(encoded), np.array(codes(nine))
    shared, own = np.ascontiguousarray(omaha[:, :5]), np.ascontiguousarray(omaha[:, 5:])
    batches = [peers.pkrbot_map, peers.eval7, peers.phevaluator]
    batches += [peers.pokerfast_batch, peers.poker_equity_batch]
    loop_in_c = c_loop(evaluator, array)
    return [
        Row(
            f"7 cards, {count:,}",
            {
                "look-ups": lambda: list(map(evaluator.strength, encoded)),
                "numpy": lambda: evaluator.strengths(array),
            },
            peers.installed(batches, seven) | ({"C loop": loop_in_c} if loop_in_c else {}),
            count,
        ),
        Row(
            f"Omaha, {count:,}",
            {
                "look-ups": peers.star_loop(evaluator.omaha, boards),
                "numpy": lambda: evaluator.omaha_strengths(shared, own),
            },
            peers.installed([peers.phevaluator_omaha], nine),
            count,
        ),
    ]


def text(evaluator: Evaluator, rng: Random, count: int) -> list[Row]:
    """Lines of text in, lines of text out, in one process."""
    try:
        from .peer_script import solve_all
    except ModuleNotFoundError:
        return []
    look_ups, blocks = text_solver(evaluator), block_solver(evaluator)
    rows = []
    for name in GAMES:
        block = lines(rng, name, count)
        assert look_ups(block).text == blocks(block).text == solve_all(block)
        rows.append(
            Row(
                f"text, {name}",
                {"look-ups": partial(look_ups, block), "numpy": partial(blocks, block)},
                {"phevaluator script": partial(solve_all, block)},
                count,
                "us",
            )
        )
    return rows


def run(*command: str | Path) -> Work:
    """A whole process, its output thrown away."""
    return partial(subprocess.run, command, stdout=subprocess.DEVNULL, check=True)


def processes(rng: Random, folder: Path) -> list[Row]:
    """Whole processes: many lines, and none to speak of."""
    python, count = sys.executable, 100_000
    command = (python, "-m", "poker_fp", "solve")
    rows = []
    for name in GAMES:
        file = folder / name
        file.write_bytes(lines(rng, name, count))
        rows.append(
            Row(
                f"process, {count:,} lines, {name}",
                {
                    "poker-fp": run(*command, file),
                    "poker-fp --workers 2": run(*command, "--workers", "2", file),
                },
                {"phevaluator script": run(python, SCRIPT, file)},
                1,
                "ms",
            )
        )
    line = folder / "line"
    line.write_bytes(lines(rng, "texas-holdem", 1))
    rows.append(
        Row(
            "process, one line",
            {"poker-fp": run(*command, line)},
            {"import phevaluator": run(python, "-c", "import phevaluator")},
            1,
            "ms",
        )
    )
    rows.append(
        Row(
            "import",
            {"poker_fp": run(python, "-c", "import poker_fp")},
            {"returns.result, toolz": run(python, "-c", "import returns.result, toolz")},
            1,
            "ms",
        )
    )
    return rows


def compiling() -> list[Row]:
    """Compiling without the search for a counterexample, against the sorting that is in it."""
    ordering = compound(*STANDARD)
    hands = list(map(representative, hand_classes()))

    def whole() -> object:
        strengths = dense_strengths(ordering, list(map(representative, hand_classes())))
        return Evaluator(STANDARD, tuple(strengths)).strength

    sorting = partial(dense_strengths, ordering, hands)
    return [Row("compile STANDARD", {"all": whole}, {"its sorting": sorting}, 1, "ms")]


def memory(class_strengths: tuple[int, ...], rng: Random) -> float:
    """MiB of all tables without numpy, after so many Omaha hands that no board is left out."""
    tracemalloc.start()
    evaluator = Evaluator(STANDARD, class_strengths)
    for hand in codes(texts(rng, 9, 50_000)):
        evaluator.omaha(hand[:5], hand[5:])
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 2**20


def versions() -> str:
    """Python, numpy and each peer."""
    found = [f"Python {platform.python_version()}"]
    for name in ("numpy", *peers.PEERS):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} not installed")
    return ", ".join(found)


def machine() -> str:
    """The processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    names = [
        line.partition(":")[2].strip()
        for line in (info.read_text(encoding="utf-8").splitlines() if info.exists() else ())
        if line.startswith("model name")
    ]
    return f"{names[0]}, {len(names)} cores" if names else platform.machine()


@click.command()
@click.option("--rounds", default=9, help="How often each is measured.")
@click.option("--hands", default=20_000, help="How many are evaluated by one call each.")
@click.option("--many", "many_hands", default=1_000_000, help="How many are evaluated at once.")
@click.option("--lines", "line_count", default=5_000, help="How many lines of text in a process.")
def main(rounds: int, hands: int, many_hands: int, line_count: int) -> None:
    """Print the table of ratios."""
    rng = Random(7462)
    evaluator = compile_ranking(STANDARD).unwrap()
    print(f"{date.today()}, {machine()}, {versions()}; medians of {rounds} rounds.\n")
    print("| work | here | time | the same elsewhere, as a multiple of it |")
    print("| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        parts: list[Callable[[], list[Row]]] = [
            partial(one_call, evaluator, rng, hands),
            partial(many, evaluator, rng, many_hands),
            partial(text, evaluator, rng, line_count),
            partial(processes, rng, Path(folder)),
            compiling,
        ]
        for rows in parts:
            for row in rows():
                print("\n".join(table(row, rounds)), flush=True)
    print(f"\nTables without numpy: {memory(evaluator.class_strengths, rng):.1f} MiB.")


if __name__ == "__main__":
    main()
