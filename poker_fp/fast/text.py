"""Lines of text through the tables: bytes in, bytes out, the same bytes as `solve` gives.

Only a plain line goes through the tables: a game's name and cards such as `Td`, one blank between
the parts, no card twice. Any other goes to the readable path, which knows what is wrong with it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, NamedTuple, TypeAlias

from poker_fp.errors import on_one_line
from poker_fp.fast.codes import CODES, Codes
from poker_fp.fast.evaluator import Evaluator
from poker_fp.games import FIVE_CARD_DRAW, GAMES, OMAHA_HOLDEM, TEXAS_HOLDEM, Game
from poker_fp.results import fold
from poker_fp.solvers import solve


class Answers(NamedTuple):
    """The answers to some lines, each ended by a line feed."""

    text: bytes

    lines: int

    bad: int
    """How many of the lines are answered by an error."""


Solver: TypeAlias = Callable[[bytes], Answers]
r"""From whole lines of text to their answers. The last line may lack its `\n`."""

LineSolver: TypeAlias = Callable[[bytes], tuple[bytes, bool]]
r"""From a line without its `\n` to its answer, and whether that is an error."""

ONE: dict[bytes, Codes] = {str(card).encode(): (code,) for card, code in CODES.items()}
TWO: dict[bytes, Codes] = {a + b: ONE[a] + ONE[b] for a, b in permutations(ONE, 2)}
"""The codes of two cards written together. Two at a time halves the look-ups."""

READ: dict[int, Callable[[bytes], Codes]] = {
    0: lambda _: (),
    2: TWO.__getitem__,
    4: lambda text: TWO[text[:4]] + TWO[text[4:]],
    5: lambda text: TWO[text[:4]] + TWO[text[4:8]] + ONE[text[8:]],
}
"""For each number of cards, the codes of a plain text of so many; KeyError for any other text."""


def readable_solver(evaluator: Evaluator) -> LineSolver:
    """The readable path, by the comparators of the ranking that was compiled."""
    games = {name: replace(game, ranking=evaluator.ranking) for name, game in GAMES.items()}

    def answer(line: bytes) -> tuple[bytes, bool]:
        ranked = solve(line.decode("utf-8", "surrogateescape"), games)
        return fold(
            ranked,
            lambda ranked: (str(ranked).encode(), False),
            lambda errors: (on_one_line(errors).encode(), True),
        )

    return answer


def text_solver(evaluator: Evaluator) -> Solver:
    r"""A solver without numpy: plain lines through the look-ups, one by one.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.fast import compile_ranking
    >>> solver = text_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nchess\n") == Answers(
    ...     b"KdKs 9hJh\nError: column 1: unknown game 'chess'\n", lines=2, bad=1
    ... )
    """
    readable = readable_solver(evaluator)
    plain = {
        game.name.encode(): _plain(game, on_board)
        for game, on_board in (
            (TEXAS_HOLDEM, evaluator.holdem_on),
            (OMAHA_HOLDEM, evaluator.omaha_on),
            (FIVE_CARD_DRAW, lambda _: evaluator.strength),
        )
    }

    def answer(line: bytes) -> tuple[bytes, bool]:
        name, *parts = line.removesuffix(b"\r").split(b" ")
        solved = plain[name](parts) if name in plain else None
        return readable(line) if solved is None else (solved, False)

    def solve_all(block: bytes) -> Answers:
        *lines, last = block.split(b"\n")
        answers = list(map(answer, [*lines, last] if last else lines))
        text = b"".join(text + b"\n" for text, _ in answers)
        return Answers(text, len(answers), sum(failed for _, failed in answers))

    return solve_all


def _plain(
    game: Game[Any], on_board: Callable[[Codes], Callable[[Codes], int]]
) -> Callable[[list[bytes]], bytes | None]:
    """From the parts of a game's line to its answer; None if any of it is not plain."""
    read_board, read_hole = READ[game.board], READ[game.hole]
    boards = 1 if game.board else 0

    def answer(parts: list[bytes]) -> bytes | None:
        texts = parts[boards:]
        try:
            board = read_board(parts[0]) if boards else ()
            holes = list(map(read_hole, texts))
        except (KeyError, IndexError):
            return None
        if not holes or len({*board}.union(*holes)) != game.board + game.hole * len(holes):
            return None
        return _in_order(sorted(zip(map(on_board(board), holes), texts, strict=True)))

    return answer


def _in_order(ranked: Sequence[tuple[int, bytes]]) -> bytes:
    (last, text), *rest = ranked
    parts = [text]
    for strength, text in rest:
        parts += (b"=" if strength == last else b" ", text)
        last = strength
    return b"".join(parts)
