"""Lines of text through the tables: bytes in, bytes out, the same bytes as `solve` gives.

Only a plain line goes through the tables: a game's name and cards such as `Td`, one blank between
the parts, no card twice. Any other goes to the readable path, which knows what is wrong with it.
"""

from poker_fp.deals.answers import LineSolver, Solver, by_comparators, each_line
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.fast import plain_lines
from poker_fp.fast.evaluator import Evaluator


def text_solver(evaluator: Evaluator, others: LineSolver | None = None) -> Solver:
    r"""A solver without numpy: plain lines through the look-ups, one by one.

    `others` answers those that are not plain: by default the comparators of the same ranking.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.deals.answers import Answers
    >>> from poker_fp.fast import compile_ranking
    >>> solver = text_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nchess\n") == Answers(
    ...     b"KdKs 9hJh\n"
    ...     b"Error: column 1: unknown game 'chess' (a line starts with a game: "
    ...     b"texas-holdem, omaha-holdem, five-card-draw)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    readable = others or by_comparators(evaluator.ranking)
    rankers = plain_lines.holdem, plain_lines.omaha, plain_lines.draw
    plain = {
        name.encode(): ranker(evaluator) for name, ranker in zip(CLASSIC, rankers, strict=True)
    }

    def answer(line: bytes) -> tuple[bytes, bool]:
        name, *parts = line.removesuffix(b"\r").split(b" ")
        try:
            ranked = plain[name](parts)
        except (KeyError, ValueError):
            return readable(line)
        return (_in_order(ranked), False) if ranked else readable(line)

    return each_line(answer)


def _in_order(ranked: plain_lines.ByStrength) -> bytes:
    """Hands from the weakest, equals joined by `=`."""
    last, answer = ranked[0]
    for strength, hand in ranked[1:]:
        answer += (b"=" if strength == last else b" ") + hand
        last = strength
    return answer
