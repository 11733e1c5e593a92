"""Every class of hands of every game, through the tables. Run it with `pytest -m exhaustive`."""

from functools import cmp_to_key
from itertools import combinations, cycle, pairwise

import pytest

from poker_fp import GAMES, Card, Suit, compound, sign
from poker_fp.deals.choosing import made_by
from poker_fp.deals.games import Cards
from poker_fp.deals.showdown import best
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.taken import WILD_CODE, Taken, strengths_of_taken
from poker_fp.shell.shipped import SHIPPED, strengths_of
from tests.compiled import compiled_game

pytestmark = pytest.mark.exhaustive


@pytest.mark.parametrize("name", SHIPPED)
def test_every_class_is_where_the_comparators_have_it(name: str) -> None:
    """Of each ranking of the games: a full sort, and each neighbour both ways."""
    ranking, sizes, wild = SHIPPED[name]
    evaluator, ordering = strengths_of(ranking, sizes, wild).unwrap(), compound(*ranking)
    hands = list(map(representative, hand_classes(sizes, wild=wild)))
    by_strength = sorted(hands, key=evaluator.of)
    assert by_strength == sorted(hands, key=cmp_to_key(ordering))
    for low, high in pairwise(by_strength):
        expected = sign(evaluator.of(low) - evaluator.of(high))
        assert (ordering(low, high), ordering(high, low)) == (expected, -expected)
    assert set(evaluator.class_strengths) == set(range(evaluator.classes))


def dealt(taken: Taken, wild: Cards) -> Cards | None:
    """Cards that are so taken, the natural ones of one suit or of several; None if none can be."""
    if any(card.rank in taken.ranks for card in wild):  # which is no natural card, then
        return None
    if taken.of_a_suit:
        return (*(Card(rank, Suit.CLUBS) for rank in taken.ranks), *wild[: taken.wild])
    if len(taken.ranks) < 2:  # one card is of one suit
        return None
    return (*map(Card, taken.ranks, cycle(Suit)), *wild[: taken.wild])


@pytest.mark.parametrize(
    ("name", "classes"), [("joker-draw", 9_997), ("joker-holdem", 10_738), ("deuces-wild", 7_748)]
)
def test_cards_with_wild_ones_are_as_strong_as_the_best_that_they_stand_for(
    name: str, classes: int
) -> None:
    """What is grown by one substitution after the other is the best of all at once."""
    (side,) = compiled_game(name).sides
    hands = side.side.hands
    wild = tuple(card for card in side.game.deck if side.codes[card] == WILD_CODE)
    found = 0
    for taken, strength in strengths_of_taken(side.evaluator, hands, side.most_wild).items():
        cards = dealt(taken, wild)
        if cards:
            assert strength == max(map(side.evaluator.of, made_by(hands, cards))), cards
            if not side.game.board:
                assert side.look_up((), side.encode(cards)) == strength
            found += 1
    assert found == classes


SMALL = ["badugi", "three-card", "kuhn", "leduc", "rhode-island"]


@pytest.mark.parametrize("name", SMALL)
def test_every_hand_of_small_games(name: str) -> None:
    """All boards and all cards that a player may hold: 270,725 of badugi."""
    (side,) = compiled_game(name).sides
    game, ordering = GAMES[name], compound(*side.side.ranking)
    for board in combinations(game.deck, game.board):
        shared = side.encode(board)
        left = [card for card in game.deck if card not in board]
        for hole in combinations(left, game.hole):
            shown = best(ordering, side.side.hands(board, hole))
            assert shown is not None
            assert side.look_up(shared, side.encode(hole)) == side.evaluator.of(shown)
