"""Lines a second of every game: by the comparators, by look-ups and by numpy."""

from collections.abc import Iterator
from functools import partial
from random import Random
from time import process_time

from poker_fp import GAMES, STANDARD
from poker_fp.deals.answers import Solver, readable_solver
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.text import text_solver
from poker_fp.shell.shipped import strengths_of

from .rows import Row, measured

HEAD = ["| game | comparators | look-ups | numpy |", "| --- | --- | --- | --- |"]

AT_LEAST = 1.0
"""Seconds of comparators by which it is told how many lines they answer."""


def lines(rng: Random, name: str, count: int) -> bytes:
    """Random lines of a game with 2 to 9 players, as many as its deck has cards for."""
    game = GAMES[name]
    deck = list(map(str, game.deck))
    text = []
    for _ in range(count):
        players = rng.randint(2, min(9, (len(deck) - game.board) // game.hole))
        cards = iter(rng.sample(deck, game.board + players * game.hole))
        sizes = [game.board] * bool(game.board) + [game.hole] * players
        text.append(" ".join([name, *("".join(next(cards) for _ in range(n)) for n in sizes)]))
    return "".join(line + "\n" for line in text).encode()


def of_all_games(rounds: int, count: int) -> Iterator[str]:
    """A line of the table for each game."""
    by_comparators, look_ups, arrays = (
        readable_solver(STANDARD),
        text_solver(compiler=strengths_of),
        block_solver(compiler=strengths_of),
    )
    for name in GAMES:
        text = lines(Random(1), name, count)
        few = _first(text, by_comparators)
        assert look_ups(text) == arrays(text)
        assert look_ups(few) == by_comparators(few)
        of_few = Row(name, {"comparators": partial(by_comparators, few)}, {}, 1)
        of_all = Row(
            name, {"look-ups": partial(look_ups, text), "numpy": partial(arrays, text)}, {}, 1
        )
        seconds = measured(of_few, rounds) | measured(of_all, rounds)
        a_second = {
            way: (few if way == "comparators" else text).count(b"\n") / taken
            for way, taken in seconds.items()
        }
        yield f"| {name} | {' | '.join(_in_figures(each) for each in a_second.values())} |"


def _first(text: bytes, solve: Solver) -> bytes:
    """So many of the lines that the comparators have something to do."""
    few, start = b"", process_time()
    for line in text.splitlines(keepends=True):
        if process_time() - start > AT_LEAST:
            break
        solve(line)
        few += line
    return few


def _in_figures(number: float) -> str:
    """Two figures that matter."""
    digits = 10 ** max(0, len(str(round(number))) - 2)
    return f"{round(number / digits) * digits:,}"
