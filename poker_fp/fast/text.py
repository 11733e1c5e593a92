"""Lines of text through the tables: bytes in, bytes out, the same bytes as `solve` gives.

Only a plain line goes through the tables: a game's name and cards such as `Td`, one blank between
the parts, no card twice. Any other is read as `solve` does; it is rewritten plainly, or what is
wrong with it is known.
"""

from functools import partial

from poker_fp.deals.answers import LineSolver, Solver, each_line, unread
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.deals.rewriting import by_rewriting
from poker_fp.fast import plain_lines
from poker_fp.fast.evaluator import Evaluator


def text_solver(evaluator: Evaluator, others: LineSolver | None = None) -> Solver:
    r"""A solver without numpy: plain lines through the look-ups, one by one.

    `others` answers those that are not plain; by default they are read, and rewritten plainly.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.deals.answers import Answers
    >>> from poker_fp.fast import compile_ranking
    >>> solver = text_solver(compile_ranking(STANDARD).unwrap())
    >>> assert solver(b"texas-holdem 2h3h4h5d8d KdKs 9hJh\nrazz\n") == Answers(
    ...     b"KdKs 9hJh\nError: column 5: the hand is missing (razz takes hands of 7 cards)\n",
    ...     lines=2,
    ...     bad=(1,),
    ... )
    """
    rankers = plain_lines.holdem, plain_lines.omaha, plain_lines.draw
    ranker_of = {
        name.encode(): ranker(evaluator) for name, ranker in zip(CLASSIC, rankers, strict=True)
    }

    def answer(others: LineSolver, line: bytes) -> tuple[bytes, bool]:
        name, *parts = line.removesuffix(b"\r").split(b" ")
        try:
            ranked = ranker_of[name](parts)
        except (KeyError, ValueError):
            return others(line)
        return (_in_order(ranked), False) if ranked else others(line)

    rewriting = by_rewriting(evaluator.ranking, each_line(partial(answer, unread)))
    return each_line(partial(answer, others or (lambda line: rewriting([line])[0])))


def _in_order(ranked: plain_lines.ByStrength) -> bytes:
    """Hands from the weakest, equals joined by `=`."""
    last, answer = ranked[0]
    for strength, hand in ranked[1:]:
        answer += (b"=" if strength == last else b" ") + hand
        last = strength
    return answer
