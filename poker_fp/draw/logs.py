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
    """The first line of a log, without its line end."""
    opening = KIND, VERSION, players, ranking, _text(deck)
    return json.dumps(dict(zip(OPENING, opening, strict=True)))


def move_line(table: Table, positions: Sequence[int], reshuffle: Reshuffle) -> str:
    """The line of a legal exchange that the table is about to see."""
    again = {"reshuffled": _text(reshuffle(table.discards))} if runs_short(table, positions) else {}
    return json.dumps({"seat": table.turn, "exchange": sorted(positions), **again})


def result_line(table: Table) -> str:
    """The last line, of a table after the showdown."""
    return json.dumps(result_of(table))


def result_of(table: Table) -> Data:
    """What the last line says."""
    return {
        "winners": list(table.winners),
        "reason": table.reason,
        "hands": [str(hand) for hand in table.hands],
    }


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
