"""From what a request asks to its answer as plain data: the same for REST and for GraphQL."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from returns.result import Failure, Result

from poker_fp.errors import Errors, ParseError, counted
from poker_fp.explain import Explanation, explain
from poker_fp.hands import Hand
from poker_fp.parsing import parse_hands
from poker_fp.results import fold
from poker_fp.shell import data
from poker_fp.shell.data import Data
from poker_fp.shell.web.history import Played
from poker_fp.solvers import Ranked, parse_deal, rank_deal
from poker_fp.standings import explain_deal

LONGEST_LINE = 10_000
"""Code points of a text that is read at all. The longest line of a deal has under a thousand."""

MOST_ERRORS = 60
"""Errors told of one text; a deck has 52 cards."""

Save = Callable[[Sequence[Played]], bool]
"""Keeps games, and says whether they were kept."""


def solve(lines: Iterable[str], save: Save, pause: Callable[[], None]) -> list[Data]:
    """An answer for each line, in order, and what could be solved is kept.

    A solved line is `{input, output, groups, saved}`, any other `{input, errors}`. `pause` is
    called between lines, and may raise to give up.
    """
    answers: list[Data] = []
    played: list[Played] = []
    for line in lines:
        pause()
        game, answer = fold(_deal(line).map(_solved), lambda solved: solved, _refused)
        answers.append({"input": line, **answer})
        if game is not None:
            played.append(Played(game, line, answer["output"]))
    saved = bool(played) and save(played)
    return [{**answer, "saved": saved} if "output" in answer else answer for answer in answers]


def compare(hands: Sequence[str]) -> Result[Data, list[Data]]:
    """Which of two hands wins: `winner`, and the explanation as plain data.

    A failure is a list of `{message, column, hint, hand}`.
    """
    for number, hand in enumerate(hands, start=1):
        if len(hand) > LONGEST_LINE:
            return Failure([{**_too_long(hand), "hand": number}])
    return parse_hands(hands).map(_compared).alt(_in_hands)


def standing(line: str) -> Result[Data, list[Data]]:
    """Who is where in a deal, and why: `{groups}`. A failure is a list of errors."""
    return _deal(line).map(lambda deal: data.of_standing(explain_deal(deal)))


def problem(message: str, column: int | None = None, hint: str | None = None) -> Data:
    """Something wrong, with the place in a text where there is one."""
    return {"message": message, "column": column, "hint": hint}


def _deal(line: str) -> Result[Any, list[Data]]:
    if len(line) > LONGEST_LINE:
        return Failure([_too_long(line)])
    return parse_deal(line).alt(_problems)


def _solved(deal: Any) -> tuple[str | None, Data]:
    ranked: Ranked[Any] = rank_deal(deal)
    groups = [[showing.player.text for showing in group] for group in ranked.groups]
    return deal.game.name, {"output": str(ranked), "groups": groups}


def _refused(errors: list[Data]) -> tuple[str | None, Data]:
    return None, {"errors": errors}


def _compared(hands: tuple[Hand, ...]) -> Data:
    one, other = hands
    why: Explanation[Hand] = explain(one, other)
    return {"winner": {1: 1, -1: 2, 0: None}[why.sign], **data.of_explanation(why)}


def _in_hands(errors: Errors) -> list[Data]:
    told = errors[:MOST_ERRORS]
    return [{**_problem(error), "hand": error.hand} for error in told] + [
        {**problem, "hand": None} for problem in _untold(errors)
    ]


def _problems(errors: Errors) -> list[Data]:
    return [_problem(error) for error in errors[:MOST_ERRORS]] + _untold(errors)


def _problem(error: ParseError) -> Data:
    return problem(error.message, error.column, error.hint)


def _untold(errors: Errors) -> list[Data]:
    if len(errors) <= MOST_ERRORS:
        return []
    more, next_one = len(errors) - MOST_ERRORS, errors[MOST_ERRORS]
    return [problem(f"{counted(more, 'more error')} from here on", next_one.column)]


def _too_long(text: str) -> Data:
    message = f"{len(text):,} characters, of which only {LONGEST_LINE:,} are read"
    return problem(message, LONGEST_LINE + 1, "a line is one deal, of at most 52 cards")
