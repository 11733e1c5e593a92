"""The record of a draw game as lines of JSON: written move by move, read back and verified.

The first line says what was dealt: `{"record": "poker_fp draw", "version": 1, "players": 2,
"ranking": "standard", "deck": "Ks 2d ..."}`, all 52 cards in order. Then one line for each seat's
move, `{"seat": 1, "exchange": [1, 3]}`, with `"reshuffled": "4c 9h ..."` where discards were dealt
again; and last the result, `{"winners": [2], "reason": "pair: King", "hands": [...]}`.

So a record needs no random source to be played again, and a change that makes another game shows.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Any, TypeAlias

from returns.result import Failure, Result, Success

from poker_fp.cards import Card
from poker_fp.draw import Phase, Reshuffle, Table, deal, exchange, runs_short, showdown
from poker_fp.errors import described, quoted
from poker_fp.games import Cards
from poker_fp.moves import MoveErrors, Positions
from poker_fp.parsing import parse_cards
from poker_fp.variants import DECK_RANKINGS

KIND, VERSION = "poker_fp draw", 1

Data: TypeAlias = dict[str, Any]

Keys: TypeAlias = dict[str, type]

OPENING: Keys = {"record": str, "version": int, "players": int, "ranking": str, "deck": str}
MOVE: Keys = {"seat": int, "exchange": list, "reshuffled": str}
RESULT: Keys = {"winners": list, "reason": str, "hands": list}
KINDS = {int: "a number", str: "a text", list: "a list"}


@dataclass(frozen=True, slots=True)
class BadLine:
    """The first line of a record that is wrong; those after it cannot be judged."""

    line: int
    """1 is the first; one more than there are, where the record ends too early."""

    message: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game played back: the table after the deal and after every move, the showdown the last."""

    ranking: str
    tables: tuple[Table, ...]
    moves: tuple[Positions, ...] = ()


def opening_line(players: int, ranking: str, deck: Cards) -> str:
    """The first line of a record, without its line end."""
    opening = KIND, VERSION, players, ranking, _text(deck)
    return json.dumps(dict(zip(OPENING, opening, strict=True)))


def move_line(table: Table, positions: Sequence[int], reshuffle: Reshuffle) -> str:
    """The line of a legal exchange that the table is about to see."""
    again = {"reshuffled": _text(reshuffle(table.discards))} if runs_short(table, positions) else {}
    return json.dumps({"seat": table.turn, "exchange": sorted(positions), **again})


def result_line(table: Table) -> str:
    """The last line, of a table after the showdown."""
    return json.dumps(_result(table))


def read_record(lines: Iterable[str]) -> Result[Record, BadLine]:
    """Play a record back, and verify its result. The error is the first line that is wrong.

    >>> from poker_fp import DECK
    >>> lines = [opening_line(2, "standard", DECK)]
    >>> assert read_record(lines) == Failure(
    ...     BadLine(2, "the record ends here, before the exchange of player 1")
    ... )
    """
    start: Result[Record, BadLine] = Success(Record("", ()))
    return reduce(_next, enumerate(lines, start=1), start).bind(_whole)


def _next(so_far: Result[Record, BadLine], numbered: tuple[int, str]) -> Result[Record, BadLine]:
    number, line = numbered
    return so_far.bind(lambda record: _played(record, line).alt(partial(BadLine, number)))


def _played(record: Record, line: str) -> Result[Record, str]:
    if not record.tables:
        return _read(line, "a record's first line", OPENING).bind(_opened)
    phase = record.tables[-1].phase
    if phase is Phase.EXCHANGE:
        return _read(line, "a move", MOVE, "reshuffled").bind(partial(_moved, record))
    if phase is Phase.SHOWDOWN:
        return _read(line, "a result", RESULT).bind(partial(_verified, record))
    return Failure("the record goes on after its result")


def _read(line: str, what: str, keys: Keys, optional: str = "") -> Result[Data, str]:
    """The object of a line, with all its keys and no other; one may be optional."""
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        return Failure(f"not JSON: {error.msg} at column {error.colno}")
    except (ValueError, RecursionError):  # thousands of digits or brackets
        return Failure("not JSON that can be read")
    if not isinstance(data, dict):
        return Failure(f"{what} is an object with {', '.join(keys)}")
    if unknown := [key for key in data if key not in keys]:
        return Failure(f"{what} has no {quoted(unknown[0])}, only {', '.join(keys)}")
    for key, kind in keys.items():
        if type(data.get(key)) is not kind and (key in data or key != optional):
            return Failure(f'{what} has "{key}", {KINDS[kind]}')
    return Success(data)


def _opened(data: Data) -> Result[Record, str]:
    if (data["record"], data["version"]) != (KIND, VERSION):
        found = f"{quoted(data['record'])}, version {data['version']}"
        return Failure(f"this is {found}, not '{KIND}', version {VERSION}")
    if data["ranking"] not in DECK_RANKINGS:
        known = ", ".join(DECK_RANKINGS)
        return Failure(f"unknown ranking {quoted(data['ranking'])}; there are {known}")
    return _cards(data["deck"], "deck").bind(
        lambda deck: (
            deal(data["players"], deck)
            .map(lambda table: Record(data["ranking"], (table,)))
            .alt(_messages)
        )
    )


def _moved(record: Record, data: Data) -> Result[Record, str]:
    table, positions = record.tables[-1], tuple(data["exchange"])
    if not all(type(position) is int for position in positions):
        return Failure('"exchange" lists the positions of cards, 1 to 5')
    if "reshuffled" in data and not runs_short(table, positions):
        return Failure('"reshuffled" where the stub has cards enough')
    return _cards(data.get("reshuffled", ""), "reshuffled").bind(
        lambda again: (
            exchange(table, positions, lambda _: again, seat=data["seat"])
            .map(
                lambda after: replace(
                    record, tables=(*record.tables, after), moves=(*record.moves, positions)
                )
            )
            .alt(_messages)
        )
    )


def _verified(record: Record, data: Data) -> Result[Record, str]:
    ranking = DECK_RANKINGS[record.ranking]
    table = showdown(record.tables[-1], ranking).unwrap()  # it is the showdown's turn
    for key, right in _result(table).items():
        if json.dumps(data[key]) != json.dumps(right):
            return Failure(f'by the moves "{key}" is {_shown(right)}, not {_shown(data[key])}')
    return Success(replace(record, tables=(*record.tables, table)))


def _whole(record: Record) -> Result[Record, BadLine]:
    if not record.tables:
        return Failure(BadLine(1, "the record is empty"))
    table = record.tables[-1]
    if table.phase is Phase.OVER:
        return Success(record)
    due = "its result" if table.turn is None else f"the exchange of player {table.turn}"
    return Failure(BadLine(len(record.moves) + 2, f"the record ends here, before {due}"))


def _result(table: Table) -> Data:
    return {
        "winners": list(table.winners),
        "reason": table.reason,
        "hands": [str(hand) for hand in table.hands],
    }


def _cards(text: str, what: str) -> Result[Cards, str]:
    return parse_cards(text).alt(lambda errors: f'"{what}", {described(errors[0])}')


def _messages(errors: MoveErrors) -> str:
    return "; ".join(error.message for error in errors)


def _shown(value: object) -> str:
    return quoted(json.dumps(value))


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
