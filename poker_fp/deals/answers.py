"""Lines of text in, as bytes, and their answers out: `solve` for a whole stream of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from poker_fp.deals.games import GAMES
from poker_fp.deals.solvers import solve
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.text.errors import on_one_line
from poker_fp.text.results import either


class Answers(NamedTuple):
    """The answers to some lines, each ended by a line feed."""

    text: bytes

    lines: int

    bad: int
    """How many of the lines are answered by an error."""


LineSolver: TypeAlias = Callable[[bytes], tuple[bytes, bool]]
r"""From a line without its `\n` to its answer, and whether that is an error."""

Solver: TypeAlias = Callable[[bytes], Answers]
r"""From whole lines of text to their answers. The last line may lack its `\n`."""


def readable_solver(ranking: Ranking[Hand]) -> Solver:
    r"""The readable path, by comparators: `solve` for each line.

    >>> from poker_fp import STANDARD
    >>> assert readable_solver(STANDARD)(b"five-card-draw 2h3h4h5h6h\r\n\n") == Answers(
    ...     b"2h3h4h5h6h\n"
    ...     b"Error: column 1: the game is missing (a line starts with a game: "
    ...     b"texas-holdem, omaha-holdem, five-card-draw)\n",
    ...     lines=2,
    ...     bad=1,
    ... )
    """
    return each_line(by_comparators(ranking))


def by_comparators(ranking: Ranking[Hand]) -> LineSolver:
    """`solve` for one line, with the games under a ranking."""
    games = {name: replace(game, ranking=ranking) for name, game in GAMES.items()}

    def answer(line: bytes) -> tuple[bytes, bool]:
        return either(
            solve(line.decode("utf-8", "surrogateescape"), games),
            lambda ranked: (str(ranked).encode(), False),
            lambda errors: (on_one_line(errors).encode(), True),
        )

    return answer


def each_line(answer: LineSolver) -> Solver:
    """A solver that answers line by line."""

    def solve_all(text: bytes) -> Answers:
        *lines, last = text.split(b"\n")
        answers = list(map(answer, [*lines, last] if last else lines))
        solved = b"".join([line + b"\n" for line, _ in answers])
        return Answers(solved, len(answers), sum(failed for _, failed in answers))

    return solve_all
