"""Lines of text through the tables: bytes in, bytes out, the same bytes as `solve` gives.

Only a plain line goes through the tables: a game's name and cards such as `Td`, one blank between
the parts, no card twice. Any other goes to the readable path, which knows what is wrong with it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from poker_fp.errors import on_one_line
from poker_fp.fast import plain_lines
from poker_fp.fast.evaluator import Evaluator
from poker_fp.games import FIVE_CARD_DRAW, GAMES, OMAHA_HOLDEM, TEXAS_HOLDEM
from poker_fp.hands import Hand
from poker_fp.rankings import Ranking
from poker_fp.results import fold
from poker_fp.solvers import solve


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
    >>> assert readable_solver(STANDARD)(b"five-card-draw 2h3h4h5h6h\r\nx\xff") == Answers(
    ...     b"2h3h4h5h6h\nError: column 1: 1 byte not UTF-8: 0xff\n", lines=2, bad=1
    ... )
    """
    return _each(by_comparators(ranking))


def text_solver(evaluator: Evaluator) -> Solver:
    r"""A solver without numpy: plain lines through the look-ups, one by one.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.fast import compile_ranking
    >>> solver = text_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nchess\n") == Answers(
    ...     b"KdKs 9hJh\nError: column 1: unknown game 'chess'\n", lines=2, bad=1
    ... )
    """
    readable = by_comparators(evaluator.ranking)
    plain = {
        TEXAS_HOLDEM.name.encode(): plain_lines.holdem(evaluator),
        OMAHA_HOLDEM.name.encode(): plain_lines.omaha(evaluator),
        FIVE_CARD_DRAW.name.encode(): plain_lines.draw(evaluator),
    }

    def answer(line: bytes) -> tuple[bytes, bool]:
        name, *parts = line.removesuffix(b"\r").split(b" ")
        try:
            ranked = plain[name](parts)
        except (KeyError, ValueError):
            return readable(line)
        return (_in_order(ranked), False) if ranked else readable(line)

    return _each(answer)


def by_comparators(ranking: Ranking[Hand]) -> LineSolver:
    """`solve` for one line, with the games under a ranking."""
    games = {name: replace(game, ranking=ranking) for name, game in GAMES.items()}

    def answer(line: bytes) -> tuple[bytes, bool]:
        return fold(
            solve(line.decode("utf-8", "surrogateescape"), games),
            lambda ranked: (str(ranked).encode(), False),
            lambda errors: (on_one_line(errors).encode(), True),
        )

    return answer


def _each(answer: LineSolver) -> Solver:
    def solve_all(text: bytes) -> Answers:
        *lines, last = text.split(b"\n")
        answers = list(map(answer, [*lines, last] if last else lines))
        solved = b"".join([line + b"\n" for line, _ in answers])
        return Answers(solved, len(answers), sum(failed for _, failed in answers))

    return solve_all


def _in_order(ranked: plain_lines.Ranked) -> bytes:
    """Hands from the weakest, equals joined by `=`."""
    last, answer = ranked[0]
    for strength, hand in ranked[1:]:
        answer += (b"=" if strength == last else b" ") + hand
        last = strength
    return answer
