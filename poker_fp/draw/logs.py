"""The log of a draw game: lines of JSON, each known as its move is made.

The first line says what was dealt: `{"log": "poker_fp draw", "version": 1, "players": 2,
"ranking": "standard", "deck": "Ks 2d ..."}`, all 52 cards in order. Then one line for each seat's
move, `{"seat": 1, "exchange": [1, 3]}`, with `"reshuffled": "4c 9h ..."` where discards were dealt
again; and last the result, `{"winners": [2], "reason": "pair: King", "hands": [...]}`.

So a game needs no random source to be played again from its log.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from poker_fp.deals.games import Cards
from poker_fp.draw.table import Reshuffle, Table, runs_short
from poker_fp.rules.cards import Card

KIND, VERSION = "poker_fp draw", 1

Data: TypeAlias = dict[str, Any]

Keys: TypeAlias = dict[str, type]

OPENING: Keys = {"log": str, "version": int, "players": int, "ranking": str, "deck": str}
MOVE: Keys = {"seat": int, "exchange": list, "reshuffled": str}
RESULT: Keys = {"winners": list, "reason": str, "hands": list}


def opening_line(players: int, ranking: str, deck: Cards) -> str:
    """The first line of a log, without its line end: who plays, by which ranking, with what deck.

    >>> from poker_fp import DECK
    >>> assert opening_line(2, "standard", DECK).startswith('{"log": "poker_fp draw", "version": 1')
    """
    opening = KIND, VERSION, players, ranking, _text(deck)
    return json.dumps(dict(zip(OPENING, opening, strict=True)))


def move_line(table: Table, positions: Sequence[int], reshuffle: Reshuffle) -> str:
    """The line of a log for a legal exchange, of the table as it is before the exchange.

    >>> from poker_fp import DECK
    >>> from poker_fp.draw.table import deal
    >>> table = deal(2, DECK).unwrap()
    >>> assert move_line(table, (3, 1), tuple) == '{"seat": 1, "exchange": [1, 3]}'
    """
    again = {"reshuffled": _text(reshuffle(table.discards))} if runs_short(table, positions) else {}
    return json.dumps({"seat": table.turn, "exchange": sorted(positions), **again})


def result_line(table: Table) -> str:
    """The last line of a log, of a table after the showdown.

    >>> from poker_fp import hand
    >>> from poker_fp.draw.table import showdown
    >>> table = Table((), (), (hand("2h3d5s9cKd"), hand("2c3h4s8cAh")), moved=2)
    >>> line = result_line(showdown(table).unwrap())
    >>> assert line.startswith('{"winners": [2], "reason": "high card: Ace", "hands": [')
    """
    return json.dumps(result_of(table))


def result_of(table: Table) -> Data:
    """What the last line of a log says: the seats that win, by what, and everybody's hand."""
    return {
        "winners": list(table.winners),
        "reason": table.reason,
        "hands": [str(hand) for hand in table.hands],
    }


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
