"""Two games side by side."""

from dataclasses import replace

import pytest

from poker_fp import GAMES, Hand
from poker_fp.deals.side_by_side import contrasts

Sides = list[tuple[str, str, int, int]]

CASES: list[tuple[str, str, Sides]] = [
    ("short-deck", "five-card-draw", [("high", "high", 1404, 9928)]),
    ("five-card-draw", "short-deck", [("high", "high", 1404, 9928)]),
    ("short-deck-threes", "short-deck", [("high", "high", 1404, 1512)]),
    ("royal-holdem", "short-deck", [("high", "high", 122, 0)]),
    ("badugi", "badacey", [("badugi", "badugi", 13 + 78 + 286 + 715, 0)]),
    ("drawmaha", "omaha-double-board",
     [("omaha", "board 1", 7462, 0), ("draw", "board 2", 7462, 0)]),
    ("stud-hi-lo-8", "razz", [("low", "low", 7462, 0)]),
    ("badugi", "razz", [("badugi", "low", 0, 0)]),
    ("kuhn", "leduc", [("high", "high", 0, 0)]),
    ("leduc", "leduc", [("high", "high", 6 + 3, 0)]),
    ("three-card", "rhode-island", [("high", "high", 455 + 286, 0)]),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other", "expected"), CASES)
def test_what_is_held_against_what(one: str, other: str, expected: Sides) -> None:
    """Sides by their names, then in turn; the hands that both have; the pairs that differ."""
    found = contrasts(GAMES[one], GAMES[other])
    assert [
        (
            *(side.name for side in each.sides),
            each.hands,
            sum(difference.pairs for difference in each.differences),
        )
        for each in found
    ] == expected


@pytest.mark.slow
def test_sides_of_the_same_name_are_held_against_each_other() -> None:
    """The others in turn."""
    _, low = contrasts(GAMES["badeucy"], GAMES["badacey"])
    assert [side.name for side in low.sides] == ["deuce to seven", "ace to five"]


def test_the_deck_is_what_both_are_played_with() -> None:
    """No joker of which the other has none."""
    (found,) = contrasts(GAMES["joker-holdem"], GAMES["manila"])
    assert found.deck == GAMES["manila"].deck


def test_a_game_whose_hands_are_a_plain_function() -> None:
    """Its hands are taken to be of five cards, as a player shows them who holds no others."""
    plain = replace(GAMES["short-deck"], hands=lambda board, hole: [Hand((*board, *hole))])
    (found,) = contrasts(plain, GAMES["five-card-draw"])
    assert sum(difference.pairs for difference in found.differences) == 9928
