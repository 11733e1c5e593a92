"""Spots drawn for tests: deals of which a few cards are taken back."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from poker_fp import Deal, Game, Player, Spot
from poker_fp.strategies import deals


@st.composite
def spots(
    draw: DrawFn, game: Game[Any], *, most_to_come: int = 1, min_players: int = 1, players: int = 3
) -> Spot[Any]:
    """A deal with up to so many cards taken back, each from the board or from a player."""
    deal: Deal[Any] = draw(deals(game, min_players=min_players, max_players=players))
    rows = [list(deal.board), *(list(player.cards) for player in deal.players)]
    for _ in range(draw(st.integers(0, most_to_come))):
        if some := [row for row in rows if row]:
            draw(st.sampled_from(some)).pop()
    board, *holes = map(tuple, rows)
    texts = ("".join(map(str, hole)) or "-" for hole in holes)
    return Spot(game, board, tuple(map(Player, texts, holes)))
