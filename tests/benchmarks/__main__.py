"""Measure this library and its peers: `python -m tests.benchmarks`, with the extra `bench`.

All of a row run on the same hands, one after the other in each round, in one process; figures are
medians of the rounds, and a ratio is the peer's median over ours, so more than 1 is faster here.
"""

import platform
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator
from datetime import date
from functools import cmp_to_key, partial
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter

import click
import numpy as np

from poker_fp import DECK, STANDARD, compound
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.fast import Evaluator, compile_ranking, encode
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.text import text_solver

from . import peers
from .c_loop import c_loop
from .checking import check
from .games import HEAD as GAMES_HEAD
from .games import lines, of_all_games
from .growth import HEAD as GROWTH_HEAD
from .growth import SIZES, growth
from .odds import odds_rows
from .rows import HEAD, Ratios, Row, Work, measured, ratios, table

Hand = peers.Hand

SCRIPT = Path(__file__).with_name("peer_script.py")
FEW = slice(200)
"""Of the hands, for what takes some hundred times as long as the others."""


def texts(rng: Random, size: int, count: int) -> list[Hand]:
    """Random hands of so many cards."""
    deck = list(map(str, DECK))
    return [rng.sample(deck, size) for _ in range(count)]


def codes(hands: list[Hand]) -> list[tuple[int, ...]]:
    """Hands as this library's codes."""
    by_text = {str(card): encode([card])[0] for card in DECK}
    return [tuple(by_text[text] for text in hand) for hand in hands]


def one_call(evaluator: Evaluator, rng: Random, count: int) -> list[Row]:
    """Hands one by one in the same Python loop."""
    seven, five, nine = (texts(rng, size, count) for size in (7, 5, 9))
    boards = [(hand[:5], hand[5:]) for hand in codes(nine)]
    quick = [peers.eval7, peers.pkrbot, peers.phevaluator, peers.pokerfast, peers.treys]
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
    rows += [
        Row(
            f"{size} cards, one call",
            {"look-ups": peers.loop(evaluator.strength, codes(hands[FEW]))},
            peers.installed([peers.pokerkit], hands[FEW]),
            len(hands[FEW]),
        )
        for size, hands in ((7, seven), (5, five))
    ]
    rows.append(
        Row(
            "Omaha, one call",
            {"look-ups": peers.star_loop(evaluator.omaha, boards[FEW])},
            peers.installed([peers.pokerkit_omaha], nine[FEW]),
            len(nine[FEW]),
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
    look_ups, blocks = text_solver(), block_solver()
    rows = []
    for name in CLASSIC:
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
    for name in CLASSIC:
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
                perf_counter,
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
            perf_counter,
        )
    )
    rows.append(
        Row(
            "import",
            {"poker_fp": run(python, "-c", "import poker_fp")},
            {"returns.result, toolz": run(python, "-c", "import returns.result, toolz")},
            1,
            "ms",
            perf_counter,
        )
    )
    return rows


def compiling() -> list[Row]:
    """Compiling with its check, against a sort of all classes by the comparators."""
    hands = list(map(representative, hand_classes()))
    key = cmp_to_key(compound(*STANDARD))
    return [
        Row(
            "compile STANDARD",
            {"compile_ranking": lambda: compile_ranking(STANDARD).unwrap()},
            {"sorting by comparators": lambda: sorted(hands, key=key)},
            1,
            "ms",
        )
    ]


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
@click.option("--growth", "only_growth", is_flag=True, help="Print how the command grows instead.")
@click.option(
    "--games", "only_games", is_flag=True, help="Print lines a second of all games instead."
)
@click.option(
    "--check",
    "only_check",
    is_flag=True,
    help="Fail where a ratio to a peer is worse by half than in the guide, in two of three runs.",
)
def main(
    rounds: int,
    hands: int,
    many_hands: int,
    line_count: int,
    only_growth: bool,
    only_games: bool,
    only_check: bool,
) -> None:
    """Print the table of ratios."""
    evaluator = compile_ranking(STANDARD).unwrap()

    def parts(folder: Path) -> Iterator[Row]:
        rng = Random(7462)
        yield from one_call(evaluator, rng, hands)
        yield from many(evaluator, rng, many_hands)
        yield from text(evaluator, rng, line_count)
        yield from odds_rows()
        yield from processes(rng, folder)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if only_check:

            def run_once() -> Ratios:
                found: Ratios = {}
                for row in parts(folder):
                    found |= ratios(row, measured(row, rounds))
                return found

            wrong = check(run_once)
            print("\n".join(wrong) or "No ratio to a peer is worse by half than in the guide.")
            sys.exit(1 if wrong else 0)
        if only_games:
            print(f"{date.today()}, {machine()}, {versions()}; medians of {rounds} rounds.\n")
            for line in chain(GAMES_HEAD, of_all_games(rounds, line_count)):
                print(line, flush=True)
            return
        if only_growth:
            print(f"{date.today()}, {machine()}, {versions()}.\n")
            for line in (*GROWTH_HEAD, *growth(lines(Random(1), "texas-holdem", SIZES[0]), folder)):
                print(line, flush=True)
            return
        print(f"{date.today()}, {machine()}, {versions()}; medians of {rounds} rounds.\n")
        print("\n".join(HEAD))
        for row in chain(parts(folder), compiling()):
            print("\n".join(table(row, measured(row, rounds))), flush=True)
    used = memory(evaluator.class_strengths, Random(7462))
    print(f"\nTables without numpy: {used:.1f} MiB.")


if __name__ == "__main__":
    main()
