"""A draw game played back from its log, line by line, and verified.

Every line has to follow from those before it: a legal move of the seat whose turn it is, and the
result that the moves have. A change that keeps to this is another legal game, and is not seen.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from returns.pipeline import is_successful
from returns.result import Failure, Result, Success

from poker_fp.deals.games import Cards
from poker_fp.draw.logs import KIND, MOVE, OPENING, RESULT, VERSION, Data, Keys, result_of
from poker_fp.draw.moves import MoveErrors, Positions
from poker_fp.draw.table import Phase, Table, deal, exchange, runs_short, showdown
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.text.errors import LONGEST_LIST, LONGEST_QUOTE, full_message, quoted
from poker_fp.text.parsing import parse_cards

T = TypeVar("T")
U = TypeVar("U")
E = TypeVar("E")

KINDS = {int: "an integer", str: "a text", list: "a list"}


@dataclass(frozen=True, slots=True)
class BadLine:
    """The first line of a log that does not follow from those before it."""

    line: int
    """1 is the first; one more than there are, where the log ends too early."""

    message: str


@dataclass(frozen=True, slots=True)
class Playback:
    """A game played back: the table after the deal and after every move, the showdown the last."""

    ranking: str
    tables: tuple[Table, ...]
    moves: tuple[Positions, ...] = ()


def play_back(lines: Iterable[str]) -> Result[Playback, BadLine]:
    """Play a log back, and verify its result; nothing is read beyond the first wrong line.

    >>> from poker_fp import DECK
    >>> from poker_fp.draw.logs import opening_line
    >>> lines = [opening_line(2, "standard", DECK)]
    >>> assert play_back(lines) == Failure(
    ...     BadLine(2, "the log ends here, before the exchange of player 1")
    ... )
    """
    nothing_yet = Playback("", ())
    return _fold(_follow, nothing_yet, enumerate(lines, start=1)).bind(_end)


def _fold(step: Callable[[U, T], Result[T, E]], start: T, items: Iterable[U]) -> Result[T, E]:
    """A fold of the items by a step that may fail; after a failure no other item is even read."""
    so_far: Result[T, E] = Success(start)
    for item in items:
        so_far = so_far.bind(partial(step, item))
        if not is_successful(so_far):
            break
    return so_far


def _follow(numbered: tuple[int, str], so_far: Playback) -> Result[Playback, BadLine]:
    """The game with one more line played."""
    number, line = numbered
    return _play(line, so_far).alt(partial(BadLine, number))


def _end(so_far: Playback) -> Result[Playback, BadLine]:
    """The game, if the log does not end before it."""
    next_line = len(so_far.tables) + 1
    return _sound(so_far, _missing(so_far)).alt(partial(BadLine, next_line))


# What follows fails with a text that says what is wrong.


def _play(line: str, so_far: Playback) -> Result[Playback, str]:
    phase = so_far.tables[-1].phase if so_far.tables else None
    if phase is Phase.OVER:
        return _sound(so_far, ["the log goes on after its result"] if line.strip() else [])
    steps = {None: _open, Phase.EXCHANGE: _move, Phase.SHOWDOWN: _show}
    return _object(line).bind(partial(steps[phase], so_far))


def _open(_so_far: Playback, data: Data) -> Result[Playback, str]:
    return (
        _sound(data, _wrong_in_opening(data))
        .bind(partial(_cards, "deck"))
        .bind(lambda deck: deal(data["players"], deck).alt(_messages))
        .map(lambda table: Playback(data["ranking"], (table,)))
    )


def _move(so_far: Playback, data: Data) -> Result[Playback, str]:
    table = so_far.tables[-1]

    def moved(again: Cards) -> Result[Table, str]:
        after = exchange(table, data["exchange"], lambda _: again, seat=data["seat"])
        return after.alt(_messages)

    return (
        _sound(data, _wrong_in_move(table, data))
        .bind(partial(_cards, "reshuffled"))
        .bind(moved)
        .map(lambda after: replace(so_far, tables=(*so_far.tables, after)))
        .map(lambda game: replace(game, moves=(*game.moves, tuple(data["exchange"]))))
    )


def _show(so_far: Playback, data: Data) -> Result[Playback, str]:
    table, ranking = so_far.tables[-1], DECK_RANKINGS[so_far.ranking]
    return (
        _sound(data, _misnamed("a result", RESULT, data))
        .bind(lambda _: showdown(table, ranking).alt(_messages))
        .bind(lambda shown: _sound(shown, _differences(result_of(shown), data)))
        .map(lambda shown: replace(so_far, tables=(*so_far.tables, shown)))
    )


def _object(line: str) -> Result[Data, str]:
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        return Failure(f"not JSON: {error.msg} at column {error.colno}")
    except (ValueError, RecursionError):  # thousands of digits or brackets
        return Failure("not JSON that can be read")
    return Success(data) if isinstance(data, dict) else Failure("not an object of JSON")


def _cards(key: str, data: Data) -> Result[Cards, str]:
    """The cards under a key; none where there is no such key."""
    cards = parse_cards(data.get(key, ""))
    return cards.alt(lambda errors: f'"{key}", {full_message(errors[0])}')


def _messages(errors: MoveErrors) -> str:
    return "; ".join(error.message for error in errors[:LONGEST_LIST])


def _sound(value: T, faults: Iterable[str]) -> Result[T, str]:
    """A value, or the first of its faults; what comes after that is not looked for."""
    return next(map(Failure, faults), Success(value))


# What follows gives the faults of something. Only the first is asked for: how a later one is looked
# for may rest on there being none before it.


def _misnamed(what: str, keys: Keys, data: Data, optional: str = "") -> Iterator[str]:
    """The faults of an object's keys, of which one may be optional."""
    for key in data:
        if key not in keys:
            yield f"{what} has no {quoted(key)}, only {', '.join(keys)}"
    for key, kind in keys.items():
        if type(data.get(key)) is not kind and (key in data or key != optional):
            yield f'{what} has "{key}", {KINDS[kind]}'


def _wrong_in_opening(data: Data) -> Iterator[str]:
    kind, version = data.get("log", KIND), data.get("version", VERSION)
    if (found := _form(kind, version)) != (ours := _form(KIND, VERSION)):
        yield f"this is {quoted(found)}, not {quoted(ours)}"
    yield from _misnamed("a log's first line", OPENING, data)
    if data["ranking"] not in DECK_RANKINGS:
        yield f"unknown ranking {quoted(data['ranking'])}; there are {', '.join(DECK_RANKINGS)}"


def _form(kind: object, version: object) -> str:
    return f"{json.dumps(kind)}, version {json.dumps(version)}"


def _wrong_in_move(table: Table, data: Data) -> Iterator[str]:
    yield from _misnamed("a move", MOVE, data, optional="reshuffled")
    if not all(type(position) is int for position in data["exchange"]):
        yield '"exchange" lists the positions of cards, 1 to 5'
    if "reshuffled" in data and not runs_short(table, data["exchange"]):
        yield '"reshuffled" where the stub has cards enough'


def _differences(right: Data, found: Data) -> Iterator[str]:
    for what, ours, theirs in _pairs(right, found):
        truth, claim = json.dumps(ours), json.dumps(theirs)
        if truth != claim:
            # Far enough that the two do not look the same.
            longest = len(truth) + LONGEST_QUOTE
            yield f"by the moves {what} is {quoted(truth, longest)}, not {quoted(claim, longest)}"


def _pairs(right: Data, found: Data) -> Iterator[tuple[str, object, object]]:
    """What is to be the same: of the hands each by itself, where they are as many."""
    for key in right:
        if key == "hands" and len(found[key]) == len(right[key]):
            for seat, pair in enumerate(zip(right[key], found[key], strict=True), start=1):
                yield f"the hand of player {seat}", *pair
        else:
            yield f'"{key}"', right[key], found[key]


def _missing(so_far: Playback) -> Iterator[str]:
    """What a log lacks that ends too early."""
    if not so_far.tables:
        yield "the log is empty"
    elif (table := so_far.tables[-1]).phase is not Phase.OVER:
        due = "its result" if table.turn is None else f"the exchange of player {table.turn}"
        yield f"the log ends here, before {due}"
