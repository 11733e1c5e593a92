"""A draw game played back from its log, line by line, and verified.

Every line has to follow from those before it: a legal move of the seat whose turn it is, and the
result that the moves have. A change that keeps to this is another legal game, and is not seen.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from returns.pipeline import is_successful
from returns.result import Failure, Result, Success

from poker_fp.deals.games import Cards
from poker_fp.draw.logs import KIND, MOVE, OPENING, RESULT, VERSION, Data, Keys, result_of
from poker_fp.draw.moves import MoveErrors, Positions
from poker_fp.draw.table import Phase, Table, deal, exchange, runs_short, showdown
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.text.errors import LONGEST_LIST, LONGEST_QUOTE, full_message, quoted
from poker_fp.text.parsing import parse_cards

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
    so_far = Playback("", ())
    for number, line in enumerate(lines, start=1):
        played = _played(so_far, line)
        if isinstance(played, str):
            return Failure(BadLine(number, played))
        so_far = played
    if due := _due(so_far):
        return Failure(BadLine(len(so_far.tables) + 1, due))
    return Success(so_far)


# What follows gives a value, or a text that says what is wrong.


def _played(so_far: Playback, line: str) -> Playback | str:
    phase = so_far.tables[-1].phase if so_far.tables else None
    if phase is Phase.OVER:
        return "the log goes on after its result" if line.strip() else so_far
    data = _object(line)
    if isinstance(data, str):
        return data
    if phase is None:
        return _opened(data)
    return _moved(so_far, data) if phase is Phase.EXCHANGE else _verified(so_far, data)


def _object(line: str) -> Data | str:
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        return f"not JSON: {error.msg} at column {error.colno}"
    except (ValueError, RecursionError):  # thousands of digits or brackets
        return "not JSON that can be read"
    return data if isinstance(data, dict) else "not an object of JSON"


def _misnamed(data: Data, what: str, keys: Keys, optional: str = "") -> str:
    """What is wrong with the keys of an object, if anything; one may be optional."""
    if unknown := [key for key in data if key not in keys]:
        return f"{what} has no {quoted(unknown[0])}, only {', '.join(keys)}"
    for key, kind in keys.items():
        if type(data.get(key)) is not kind and (key in data or key != optional):
            return f'{what} has "{key}", {KINDS[kind]}'
    return ""


def _opened(data: Data) -> Playback | str:
    kind, version = data.get("log", KIND), data.get("version", VERSION)
    if (found := _form(kind, version)) != (ours := _form(KIND, VERSION)):
        return f"this is {quoted(found)}, not {quoted(ours)}"
    if wrong := _misnamed(data, "a log's first line", OPENING):
        return wrong
    if data["ranking"] not in DECK_RANKINGS:
        return f"unknown ranking {quoted(data['ranking'])}; there are {', '.join(DECK_RANKINGS)}"
    deck = _cards(data["deck"], "deck")
    if isinstance(deck, str):
        return deck
    table = _table(deal(data["players"], deck))
    return table if isinstance(table, str) else Playback(data["ranking"], (table,))


def _moved(so_far: Playback, data: Data) -> Playback | str:
    if wrong := _misnamed(data, "a move", MOVE, "reshuffled"):
        return wrong
    table, positions = so_far.tables[-1], tuple(data["exchange"])
    if not all(type(position) is int for position in positions):
        return '"exchange" lists the positions of cards, 1 to 5'
    if "reshuffled" in data and not runs_short(table, positions):
        return '"reshuffled" where the stub has cards enough'
    again = _cards(data.get("reshuffled", ""), "reshuffled")
    if isinstance(again, str):
        return again
    after = _table(exchange(table, positions, lambda _: again, seat=data["seat"]))
    if isinstance(after, str):
        return after
    return replace(so_far, tables=(*so_far.tables, after), moves=(*so_far.moves, positions))


def _verified(so_far: Playback, data: Data) -> Playback | str:
    if wrong := _misnamed(data, "a result", RESULT):
        return wrong
    ranking = DECK_RANKINGS[so_far.ranking]
    table = showdown(so_far.tables[-1], ranking).unwrap()  # it is the showdown's turn
    for what, right, found in _pairs(result_of(table), data):
        truth, claim = json.dumps(right), json.dumps(found)
        if truth != claim:
            # Far enough that the two do not look the same.
            longest = len(truth) + LONGEST_QUOTE
            return f"by the moves {what} is {quoted(truth, longest)}, not {quoted(claim, longest)}"
    return replace(so_far, tables=(*so_far.tables, table))


def _pairs(right: Data, found: Data) -> Iterator[tuple[str, object, object]]:
    """What is to be the same: of the hands each by itself, where they are as many."""
    for key in right:
        if key == "hands" and len(found[key]) == len(right[key]):
            for seat, pair in enumerate(zip(right[key], found[key], strict=True), start=1):
                yield f"the hand of player {seat}", *pair
        else:
            yield f'"{key}"', right[key], found[key]


def _due(so_far: Playback) -> str:
    """What a log that ends too early lacks."""
    if not so_far.tables:
        return "the log is empty"
    table = so_far.tables[-1]
    if table.phase is Phase.OVER:
        return ""
    due = "its result" if table.turn is None else f"the exchange of player {table.turn}"
    return f"the log ends here, before {due}"


def _table(result: Result[Table, MoveErrors]) -> Table | str:
    return result.unwrap() if is_successful(result) else _messages(result.failure())


def _cards(text: str, what: str) -> Cards | str:
    cards = parse_cards(text)
    if is_successful(cards):
        return cards.unwrap()
    return f'"{what}", {full_message(cards.failure()[0])}'


def _form(kind: object, version: object) -> str:
    return f"{json.dumps(kind)}, version {json.dumps(version)}"


def _messages(errors: MoveErrors) -> str:
    return "; ".join(error.message for error in errors[:LONGEST_LIST])
