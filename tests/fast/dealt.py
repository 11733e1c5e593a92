"""Two hundred deals of a game, and what the comparators say of them, each said once."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from poker_fp import GAMES, Deal, Game, Hand, Player, Ranked, rank_deal
from poker_fp.choices.deals import deal

DEALS = 200

QUICK = ("texas-holdem", "omaha-hi-lo-8", "badugi", "joker-draw", "kuhn")
"""A game of each way in which tables are asked: the best of seven, three and two, taken, wild."""

each_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in GAMES]
)


def drawn(game: Game[Any], count: int) -> Iterator[Deal[Any]]:
    """Deals to one or two players: half as they come, half of players who are close or tie."""
    rng = Random(game.name)
    for number in range(count):
        if number % 2:
            yield deal(lambda most: rng.randint(0, most), game, 1, 2)
        else:
            yield _as_they_come(rng, game)


def _as_they_come(rng: Random, game: Game[Any]) -> Deal[Any]:
    players = rng.randint(1, 2)
    cards = iter(rng.sample(game.deck, game.board + players * game.hole))
    board = tuple(next(cards) for _ in range(game.board))
    holes = [tuple(next(cards) for _ in range(game.hole)) for _ in range(players)]
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


@cache
def deals_of(name: str) -> tuple[Deal[Hand], ...]:
    """The deals of a game that is there."""
    return tuple(drawn(GAMES[name], DEALS))


@cache
def ranked_of(name: str) -> tuple[Ranked[Hand], ...]:
    """The deals by the comparators."""
    return tuple(map(rank_deal, deals_of(name)))


@cache
def lines_of(name: str) -> tuple[bytes, bytes]:
    """The deals as lines of text, and their answers."""
    asked, told = (map(str, values) for values in (deals_of(name), ranked_of(name)))
    text, answers = ("".join(f"{line}\n" for line in lines).encode() for lines in (asked, told))
    return text, answers
