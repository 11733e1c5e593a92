"""From what a request asks to its answer as plain data: the same for REST and for GraphQL."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from returns.result import Failure, Result, Success

from poker_fp.deals.answers import Solver
from poker_fp.deals.catalogue import CLASSIC, GAMES
from poker_fp.deals.duels import Duel, duels, parse_held
from poker_fp.deals.games import Deal
from poker_fp.deals.misdealt import closest
from poker_fp.deals.odds import MANY, Odds, TooManyWays, against_any
from poker_fp.deals.outs import has_outs, outs
from poker_fp.deals.rewriting import rank_all
from poker_fp.deals.solvers import parse_deal
from poker_fp.deals.spots import NO_CARDS, Spot, parse_spot, ways
from poker_fp.deals.standings import explain_deal
from poker_fp.render import data
from poker_fp.render.data import Data
from poker_fp.rules.explain import explain
from poker_fp.rules.hands import Hand
from poker_fp.shell.counting import counted_soonest
from poker_fp.shell.solving import plain_solver
from poker_fp.shell.web.history_queries import Played, as_played
from poker_fp.text.errors import Errors, ParseError, counted, quoted
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either, map_together

LONGEST_LINE = 10_000
"""Code points of a text that is read at all. The longest line of a deal has under a thousand."""

MOST_ERRORS = 60
"""Errors told of one text; a deck has 52 cards."""

MOST_ERRORS_OF_ALL = 10_000
"""Errors told of all lines of a request; of each wrong line at least the first is."""

FEW = 100
"""Lines that are soon solved, if they are of games whose tables are soon there."""

SLOW = GAMES.keys() - CLASSIC.keys()
"""The games of which a line may take most of a second: the first, for which tables are made, and
any with wild cards that is explained."""

TOGETHER = 100
"""Lines solved between two pauses, where the tables answer them."""

PLAIN = 1_000
"""Code points of a line that the tables are asked about."""

LARGEST = 2**31 - 1
"""GraphQL's own numbers end there, and so do the ways that are told."""

Save = Callable[[Sequence[Played]], bool]
"""Keeps games, and says whether they were kept."""

Told: TypeAlias = Callable[[int], list[Data]]
"""What is wrong with a line, in at most so many problems and one more for all the others."""


def are_soon_answered(lines: Sequence[str]) -> bool:
    """Are these so few lines, and such lines, that others may wait for the answer?

    >>> assert are_soon_answered(["five-card-draw 2c3c4c5c6c", "chess"])
    >>> assert not are_soon_answered(["joker-draw Jk2c3c4c5c"])
    """
    return len(lines) <= FEW and all(
        len(line) <= PLAIN and SLOW.isdisjoint(line.split(maxsplit=1)[:1]) for line in lines
    )


def solve(lines: Sequence[str], save: Save, pause: Callable[[], None]) -> list[Data]:
    """An answer for each line, in order, and what could be solved is kept.

    A solved line is `{input, output, side, groups, also, shares, saved}`, any other `{input,
    errors}`. `pause` is called now and then between lines, before each that may take a second, and
    may raise to give up.
    """
    answers: list[Data] = []
    left = MOST_ERRORS_OF_ALL
    for line, result in zip(lines, _results(lines, pause), strict=True):
        most = max(1, min(MOST_ERRORS, left))
        answer = either(
            result, partial(data.of_answer, line, games=GAMES), partial(_refused, most=most)
        )
        left -= len(answer.get("errors", ()))
        answers.append({"input": line, **answer})
    played = [as_played(each) for each in answers if "output" in each]
    saved = bool(played) and save(played)
    return [{**answer, "saved": saved} if "output" in answer else answer for answer in answers]


def _results(lines: Sequence[str], pause: Callable[[], None]) -> Iterator[Result[str, Told]]:
    """The answer to each line, some of them at a time; or what is wrong with it."""
    tables = plain_solver()
    for start in range(0, len(lines), TOGETHER):
        pause()
        piece = lines[start : start + TOGETHER]
        outputs = _by_tables(piece, tables)
        # Those that are not plain are read once: by what is wrong with them, or else plainly.
        read = []
        for line, by_tables in zip(piece, outputs, strict=True):
            if not by_tables:
                pause()
                read.append(_deal(line))
        others = iter(map_together(read, partial(rank_all, plain=tables, pause=pause)))
        yield from (Success(output) if output else next(others) for output in outputs)


def _by_tables(lines: Sequence[str], tables: Solver) -> list[str]:
    """The answer of the tables to each line; nothing where they do not read it."""
    plain = [line if len(line) <= PLAIN and "\n" not in line else "" for line in lines]
    text = "".join(f"{line}\n" for line in plain).encode(errors="surrogatepass")
    return tables(text).text.decode().split("\n")[:-1]


def compare(hands: Sequence[str], game: str | None = None) -> Result[Data, list[Data]]:
    """Which of two hands wins, and why: `winner`, and what `data.of_duels` says.

    They are hands of five cards under the standard ranking; or, where a game is named, what its
    players hold, or as many as count, under its rules. A failure is a list of `{message, column,
    hint, hand}`.
    """
    for number, hand in enumerate(hands, start=1):
        if len(hand) > LONGEST_LINE:
            return Failure([{**_too_long(hand), "hand": number}])
    if game is None:
        return parse_hands(hands).map(_compared).alt(_in_hands)
    if game not in GAMES:
        unknown = problem(f"unknown game {quoted(game)}", hint=closest(game, GAMES))
        return Failure([{**unknown, "hand": None}])
    rules = GAMES[game]
    return parse_held(rules, hands).map(lambda held: _won(duels(rules, *held))).alt(_in_hands)


def standing(line: str) -> Result[Data, list[Data]]:
    """Who is where in a deal, and why: `{side, groups, also, shares}`; or a list of errors."""
    return _deal(line).map(lambda deal: data.of_standing(explain_deal(deal))).alt(_all_told)


def odds(line: str, with_any: bool, pause: Callable[[], object]) -> Result[Data, list[Data]]:
    """What the cards to come may bring: `data.of_odds`, `outs` None where no board has begun.

    `with_any` is against one more player, of any cards; `pause` is called now and then, and may
    raise to give up. A failure is a list of errors.
    """
    if len(line) > LONGEST_LINE:
        return Failure([_too_long(line)])
    spot = parse_spot(line).alt(lambda errors: _problems(errors, MOST_ERRORS))
    return spot.bind(partial(_odds, with_any, pause))


def _odds(
    with_any: bool, pause: Callable[[], object], spot: Spot[Hand]
) -> Result[Data, list[Data]]:
    if not with_any and len(spot.players) == 1:
        return Failure([problem("one hand alone wins all", hint=f'"{NO_CARDS}" is any hand')])
    spot = against_any(spot) if with_any else spot
    number = ways(spot)
    if not number:
        return Failure([problem("the deck has not enough cards")])

    def step(_counted: int) -> None:
        pause()

    counted = counted_soonest(spot, MANY, step) if number <= LARGEST else _too_many(number)

    def told(found: Odds) -> Data:
        answer = data.of_odds(spot, found, outs(spot, step=step) if has_outs(spot) else ())
        players = [{"outs": None, **player} for player in answer["players"]]
        return {"ways": answer["ways"], "players": players}

    return counted.map(told).alt(lambda error: [problem(str(error))])


def _too_many(number: int) -> Result[Odds, TooManyWays]:
    return Failure(TooManyWays(number, LARGEST))


def problem(message: str, column: int | None = None, hint: str | None = None) -> Data:
    """Something wrong, with the place in a text where there is one."""
    return {"message": message, "column": column, "hint": hint}


def _deal(line: str) -> Result[Deal[Any], Told]:
    if len(line) > LONGEST_LINE:
        return Failure(lambda _most: [_too_long(line)])
    return parse_deal(line).alt(lambda errors: partial(_problems, errors))


def _refused(told: Told, most: int) -> Data:
    return {"errors": told(most)}


def _all_told(told: Told) -> list[Data]:
    return told(MOST_ERRORS)


def _compared(hands: tuple[Hand, ...]) -> Data:
    one, other = hands
    return _won([Duel("high", (one, other), explain(one, other))])


def _won(compared: Sequence[Duel[Hand]]) -> Data:
    return {"winner": {1: 1, -1: 2, 0: None}[compared[0].sign], **data.of_duels(compared)}


def _in_hands(errors: Errors) -> list[Data]:
    told = errors[:MOST_ERRORS]
    return [{**_problem(error), "hand": error.hand} for error in told] + [
        {**problem, "hand": None} for problem in _untold(errors, MOST_ERRORS)
    ]


def _problems(errors: Errors, most: int) -> list[Data]:
    return [_problem(error) for error in errors[:most]] + _untold(errors, most)


def _problem(error: ParseError) -> Data:
    return problem(error.message, error.column, error.hint)


def _untold(errors: Errors, most: int) -> list[Data]:
    if len(errors) <= most:
        return []
    more, next_one = len(errors) - most, errors[most]
    return [problem(f"{counted(more, 'more error')} from here on", next_one.column)]


def _too_long(text: str) -> Data:
    message = f"{len(text):,} characters, of which only {LONGEST_LINE:,} are read"
    return problem(message, LONGEST_LINE + 1, "a line is one deal, of at most 52 cards")
