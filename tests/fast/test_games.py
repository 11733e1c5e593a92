"""Games as tables: hands as strong as the comparators say; or why a game has no tables."""

import numpy as np
import pytest

from poker_fp import (
    GAMES,
    Deal,
    Hand,
    compound,
)
from poker_fp.fast import CompiledSide
from tests.compiled import compiled_game
from tests.fast.dealt import deals_of, ranked_of

each_game = pytest.mark.parametrize("name", GAMES)


def strengths_of(side: CompiledSide, deal: Deal[Hand]) -> list[int]:
    """The strength of each player's best hand."""
    board = side.encode(deal.board)
    return [side.strength(board, side.encode(player.cards)) for player in deal.players]


@each_game
def test_strengths_are_of_the_best_hands(name: str) -> None:
    """In 200 deals each player has the best hand that the comparators find, or none."""
    compiled = compiled_game(name)
    for deal, ranked in zip(deals_of(name), ranked_of(name), strict=True):
        for side, groups in zip(compiled.sides, (ranked.groups, *ranked.also), strict=True):
            ordering = compound(*side.side.ranking)
            shown = {showing.player.cards: showing.hand for group in groups for showing in group}
            for player, strength in zip(deal.players, strengths_of(side, deal), strict=True):
                hand = shown.get(player.cards)
                if hand is None:
                    assert strength == -1
                else:
                    assert strength == side.evaluator.of(hand)
                    assert ordering(side.evaluator.hand(strength), hand) == 0


@each_game
def test_arrays_of_players(name: str) -> None:
    """With numpy each row of boards and holes has the strength that it has without."""
    deals = deals_of(name)
    for side in compiled_game(name).sides:
        rows = [(side.encode(d.board), side.encode(p.cards)) for d in deals for p in d.players]
        boards, holes = (np.array(part, np.int64) for part in zip(*rows, strict=True))
        strengths = side.strengths(boards.reshape(len(rows), -1), holes)
        assert strengths.tolist() == [side.strength(board, hole) for board, hole in rows]
