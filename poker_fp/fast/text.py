"""Lines of text through the tables: bytes in, bytes out, the same bytes as `solve` gives.

Only a plain line goes through the tables: a game's name and cards such as `Td`, one blank between
the parts, no card twice. Any other is read as `solve` does; it is rewritten plainly, or what is
wrong with it is known. So is a line of a game that no tables can hold.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from poker_fp.deals.answers import LineSolver, Solver, each_line, unread
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.games import Game
from poker_fp.deals.rewriting import by_rewriting
from poker_fp.fast.game_lines import Answering, answering
from poker_fp.fast.games import Compiler, compile_game, compiling_once
from poker_fp.text.results import either


def text_solver(
    games: Mapping[str, Game[Any]] = GAMES,
    compiler: Compiler | None = None,
    others: LineSolver | None = None,
) -> Solver:
    r"""A solver without numpy: plain lines through the look-ups, one by one.

    A game is compiled when its first line comes; `compiler` is who compiles rankings, as for
    `compile_game`. `others` answers lines that are not plain, and those of games without tables; by
    default they are read, and rewritten plainly.

    >>> from poker_fp.deals.answers import Answers
    >>> solver = text_solver()
    >>> assert solver(b"leduc Kh Ks Qs\nkuhn\n") == Answers(
    ...     b"Qs Ks\n"
    ...     b"Error: column 5: the hand is missing (kuhn takes hands of 1 card)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    made = compiler or compiling_once()

    def first_time(name: str, parts: list[bytes]) -> bytes:
        compiled = compile_game(games[name], made)
        by_tables = answer_of[name.encode()] = either(compiled, answering, lambda _: _no_tables)
        return by_tables(parts)

    answer_of: dict[bytes, Answering] = {name.encode(): partial(first_time, name) for name in games}

    def answer(others: LineSolver, line: bytes) -> tuple[bytes, bool]:
        name, *parts = line.removesuffix(b"\r").split(b" ")
        try:
            return answer_of[name](parts), False
        except (KeyError, ValueError):
            return others(line)

    rewriting = by_rewriting(games, each_line(partial(answer, unread)))
    return each_line(partial(answer, others or (lambda line: rewriting([line])[0])))


def _no_tables(_: list[bytes]) -> bytes:
    raise KeyError
