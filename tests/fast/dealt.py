"""Two hundred deals of each game, and what the comparators say of them, each said once."""

from functools import cache
from random import Random
from typing import Any

from poker_fp import GAMES, Deal, Hand, Player, Ranked, rank_deal
from poker_fp.choices.deals import deal

DEALS = 200


@cache
def deals_of(name: str) -> tuple[Deal[Hand], ...]:
    """Deals to one or two players: half as they come, half of players who are close or tie."""
    rng = Random(name)
    return tuple(
        deal(lambda most: rng.randint(0, most), GAMES[name], 1, 2)
        if number % 2
        else _as_they_come(rng, GAMES[name])
        for number in range(DEALS)
    )


def _as_they_come(rng: Random, game: Any) -> Deal[Hand]:
    players = rng.randint(1, 2)
    cards = iter(rng.sample(game.deck, game.board + players * game.hole))
    board = tuple(next(cards) for _ in range(game.board))
    holes = [tuple(next(cards) for _ in range(game.hole)) for _ in range(players)]
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


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
