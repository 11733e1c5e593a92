"""Lines of text in, as bytes, and their answers out: `solve` for a whole stream of them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from returns.result import Result

from poker_fp.algebra._toolz import pipe
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.games import Game
from poker_fp.deals.showdown import Ranked
from poker_fp.deals.solvers import solve
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking
from poker_fp.text.errors import Errors, on_one_line
from poker_fp.text.results import either


class Answers(NamedTuple):
    """The answers to some lines, each ended by a line feed."""

    text: bytes

    lines: int

    bad: tuple[int, ...]
    """Which of the lines are answered by an error; 0 is the first."""


LineSolver: TypeAlias = Callable[[bytes], tuple[bytes, bool]]
r"""From a line without its `\n` to its answer, and whether that is an error."""

Solver: TypeAlias = Callable[[bytes], Answers]
r"""From whole lines of text to their answers. The last line may lack its `\n`."""


def readable_solver(ranking: Ranking[Hand]) -> Solver:
    r"""The readable path, by comparators: `solve` for each line.

    >>> from poker_fp import STANDARD
    >>> assert readable_solver(STANDARD)(b"five-card-draw 2h3h4h5h6h\r\n\n") == Answers(
    ...     b"2h3h4h5h6h\n"
    ...     b"Error: column 1: the game is missing (a line starts with a game, such as "
    ...     b"texas-holdem, omaha-holdem, five-card-draw; poker-fp games lists all 31)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    return each_line(by_comparators(ranking))


def by_comparators(ranking: Ranking[Hand]) -> LineSolver:
    """`solve` for one line, with the games under a ranking in place of the standard one."""
    solve_line = partial(solve, games=under(ranking))
    return lambda line: pipe(line, decoded, solve_line, encoded)


def under(ranking: Ranking[Hand]) -> dict[str, Game[Hand]]:
    """The games by name, under a ranking in place of the standard one.

    >>> from poker_fp import SHORT_DECK
    >>> wheel = "five-card-draw 9d8d7d6hAc KcKdKhKs2c"
    >>> assert str(solve(wheel, under(SHORT_DECK)).unwrap()) == "9d8d7d6hAc KcKdKhKs2c"
    """
    return {
        name: replace(game, ranking=ranking) if game.ranking == STANDARD else game
        for name, game in GAMES.items()
    }


def decoded(line: bytes) -> str:
    """The text of a line; a byte that is not UTF-8 is the surrogate that stands for it."""
    return line.decode("utf-8", "surrogateescape")


def encoded(result: Result[Ranked[Hand] | str, Errors]) -> tuple[bytes, bool]:
    """The answer to a line, and whether that is an error."""
    return either(
        result,
        lambda ranked: (str(ranked).encode(), False),
        lambda errors: (on_one_line(errors).encode(), True),
    )


def unread(_line: bytes) -> tuple[bytes, bool]:
    """The answer of who does not read a line."""
    return b"", True


def each_line(answer: LineSolver) -> Solver:
    """A solver that answers line by line."""
    return lambda text: pipe(text, _lines, partial(map, answer), _gathered)


def _lines(text: bytes) -> list[bytes]:
    *lines, last = text.split(b"\n")
    return [*lines, last] if last else lines


def _gathered(answers: Iterable[tuple[bytes, bool]]) -> Answers:
    solved = list(answers)
    bad = tuple(number for number, (_, failed) in enumerate(solved) if failed)
    return Answers(b"".join([line + b"\n" for line, _ in solved]), len(solved), bad)


def one_after_another(pieces: Iterable[Answers]) -> Answers:
    r"""The answers to pieces of a text as those to the whole.

    >>> first, second = Answers(b"x\n", 1, ()), Answers(b"y\nz\n", 2, (0,))
    >>> assert one_after_another([first, second]) == Answers(b"x\ny\nz\n", 3, (1,))
    """
    solved = list(pieces)
    firsts = accumulate((piece.lines for piece in solved), initial=0)
    return Answers(
        b"".join([piece.text for piece in solved]),
        sum(piece.lines for piece in solved),
        tuple(first + n for first, piece in zip(firsts, solved, strict=False) for n in piece.bad),
    )
