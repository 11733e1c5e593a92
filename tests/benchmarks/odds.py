"""Rows of odds: a spot each, counted here and by poker_equity."""

from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

from poker_fp import Spot, fast, parse_spot

from .rows import Row, Work

VARIANTS = {
    "texas-holdem": "holdem",
    "short-deck": "short_deck",
    "omaha-holdem": "omaha",
    "omaha-hi-lo-8": "omaha_hi_lo",
    "seven-card-stud": "stud",
    "razz": "razz",
}
"""What poker_equity calls the games."""

SPOTS = {
    "odds, hold'em": "texas-holdem - AhKh QsQd",
    "odds, hold'em, six players": "texas-holdem - AhKh QsQd 7c7d 5h6h 2s3s AcTc",
    "odds, hold'em from the flop": "texas-holdem 2h3h4s KdKs 9hJh",
    "odds, short deck": "short-deck - AhKh QsQd",
    "odds, Omaha": "omaha-holdem - KdKsQsJs Ac5c9dTd",
    "odds, Omaha hi-lo": "omaha-hi-lo-8 - KdKsQsJs Ac5c9dTd",
    "odds, Omaha from the flop": "omaha-holdem 2h3h4s KdKsQsJs Ac5c9dTd",
    "odds, stud from five cards": "seven-card-stud AhKh2c3c4c QsQdJsJdTc",
}
"""Lines by the work."""


def by_poker_equity(spot: Spot[Any]) -> Any:
    """Its answer to a spot."""
    hands = ["".join(map(str, player.cards)) for player in spot.players]
    board = "".join(map(str, spot.board))
    return import_module("poker_equity").exact_from_text(VARIANTS[spot.game.name], hands, board)


def odds_rows() -> list[Row]:
    """Each spot is read before, and counted anew in each round."""
    rows = []
    for what, line in SPOTS.items():
        spot = parse_spot(line).unwrap()
        ours: dict[str, Work] = {"numpy": partial(fast.odds, spot)}
        if spot.board or spot.game.board:
            ours["look-ups"] = partial(fast.odds, spot, arrays=False)
        theirs: dict[str, Work] = {}
        try:
            by_poker_equity(spot)
            theirs["poker_equity"] = partial(by_poker_equity, spot)
        except ModuleNotFoundError:
            pass
        # By the clock: it counts in several threads.
        rows.append(Row(what, ours, theirs, 1, "ms", perf_counter))
    return rows
