"""From what a request asks to its answer as plain data: the same for REST and for GraphQL."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from returns.result import Failure, Result

from poker_fp.deals.solvers import parse_deal, rank_deal
from poker_fp.deals.standings import explain_deal
from poker_fp.render import data
from poker_fp.render.data import Data
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.shell.solving import fast_solver
from poker_fp.shell.web.history_queries import Played
from poker_fp.text.errors import Errors, ParseError, counted
from poker_fp.text.parsing import parse_hands, words
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

    A solved line is `{input, output, groups, saved}`, any other `{input, errors}`. `pause` is
    called now and then between lines, and may raise to give up.
    """
    answers: list[Data] = []
    played: list[Played] = []
    for line, output in zip(lines, _outputs(lines, pause), strict=True):
        if output.startswith("Error: "):
            # Wrong, or not read by the tables: the readable path has the last word, and the errors.
            game, answer = either(_deal(line).map(_solved), lambda solved: solved, _refused)
        else:
            game, answer = words(line)[0].text, _as_groups(output)
        answers.append({"input": line, **answer})
        if game is not None:
            played.append(Played(game, line, answer["output"]))
    saved = bool(played) and save(played)
    return [{**answer, "saved": saved} if "output" in answer else answer for answer in answers]


def _outputs(lines: Sequence[str], pause: Callable[[], None]) -> Iterator[str]:
    """What the tables answer to each line; an error where they have not read it."""
    solver = fast_solver()
    for start in range(0, len(lines), TOGETHER):
        pause()
        piece = [line if _is_plain(line) else "" for line in lines[start : start + TOGETHER]]
        text = "".join(f"{line}\n" for line in piece).encode(errors="surrogatepass")
        yield from solver(text).text.decode().split("\n")[:-1]


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
    return deal.game.name, _as_groups(str(rank_deal(deal)))


def _as_groups(output: str) -> Data:
    return {"output": output, "groups": [group.split("=") for group in output.split(" ")]}


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
