"""From what a request asks to its answer as plain data: the same for REST and for GraphQL."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from returns.result import Failure, Result, Success

from poker_fp.deals.games import Deal
from poker_fp.deals.showdown import NOBODY, SIDES, rank_deal
from poker_fp.deals.solvers import parse_deal
from poker_fp.deals.standings import explain_deal
from poker_fp.render import data
from poker_fp.render.data import Data
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.shell.solving import plain_solver
from poker_fp.shell.web.history_queries import Played, as_played
from poker_fp.text.errors import Errors, ParseError, counted
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either

LONGEST_LINE = 10_000
"""Code points of a text that is read at all. The longest line of a deal has under a thousand."""

MOST_ERRORS = 60
"""Errors told of one text; a deck has 52 cards."""

TOGETHER = 50
"""Lines solved between two pauses."""

PLAIN = 1_000
"""Code points of a line that the tables are asked about."""

Save = Callable[[Sequence[Played]], bool]
"""Keeps games, and says whether they were kept."""


def solve(lines: Sequence[str], save: Save, pause: Callable[[], None]) -> list[Data]:
    """An answer for each line, in order, and what could be solved is kept.

    A solved line is `{input, output, groups, also, saved}`, any other `{input, errors}`. `pause` is
    called now and then between lines, and may raise to give up.
    """
    answers: list[Data] = [
        {"input": line, **either(_solved(line, by_tables), _as_groups, _refused)}
        for line, by_tables in zip(lines, _by_tables(lines, pause), strict=True)
    ]
    played = [as_played(each["input"], each["output"]) for each in answers if "output" in each]
    saved = bool(played) and save(played)
    return [{**answer, "saved": saved} if "output" in answer else answer for answer in answers]


class _Solved(NamedTuple):
    output: str
    also: tuple[str, ...] = ()
    """The names of the other sides of a split pot, which the tables do not know."""


def _solved(line: str, by_tables: str | None) -> Result[_Solved, list[Data]]:
    """The answer to a line. Where the tables have none the readable path has the last word."""
    if by_tables is not None:
        return Success(_Solved(by_tables))
    return _deal(line).map(_ranked)


def _ranked(deal: Deal[Hand]) -> _Solved:
    return _Solved(str(rank_deal(deal)), tuple(side.name for side in deal.game.also))


def _by_tables(lines: Sequence[str], pause: Callable[[], None]) -> Iterator[str | None]:
    """What the tables answer to each line; None where they do not read it."""
    solver = plain_solver()
    for start in range(0, len(lines), TOGETHER):
        pause()
        piece = [line if _is_plain(line) else "" for line in lines[start : start + TOGETHER]]
        text = "".join(f"{line}\n" for line in piece).encode(errors="surrogatepass")
        answers = solver(text)
        unread = set(answers.bad)
        for number, answer in enumerate(answers.text.decode().split("\n")[:-1]):
            yield None if number in unread else answer


def _is_plain(line: str) -> bool:
    return len(line) <= PLAIN and "\n" not in line


def compare(hands: Sequence[str]) -> Result[Data, list[Data]]:
    """Which of two hands wins: `winner`, and the explanation as plain data.

    A failure is a list of `{message, column, hint, hand}`.
    """
    for number, hand in enumerate(hands, start=1):
        if len(hand) > LONGEST_LINE:
            return Failure([{**_too_long(hand), "hand": number}])
    return parse_hands(hands).map(_compared).alt(_in_hands)


def standing(line: str) -> Result[Data, list[Data]]:
    """Who is where in a deal, and why: `{groups, also, shares}`. A failure is a list of errors."""
    return _deal(line).map(lambda deal: data.of_standing(explain_deal(deal)))


def problem(message: str, column: int | None = None, hint: str | None = None) -> Data:
    """Something wrong, with the place in a text where there is one."""
    return {"message": message, "column": column, "hint": hint}


def _deal(line: str) -> Result[Any, list[Data]]:
    if len(line) > LONGEST_LINE:
        return Failure([_too_long(line)])
    return parse_deal(line).alt(_problems)


def _as_groups(solved: _Solved) -> Data:
    """An answer, and what it says of each side of the pot."""
    own, *others = map(_groups, solved.output.split(SIDES))
    sides = zip(solved.also, others, strict=True)
    also = [{"side": name, "groups": groups} for name, groups in sides]
    return {"output": solved.output, "groups": own, "also": also}


def _groups(side: str) -> list[list[str]]:
    return [] if side == NOBODY else [group.split("=") for group in side.split(" ")]


def _refused(errors: list[Data]) -> Data:
    return {"errors": errors}


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
