"""Which hands may be shown: values that know their places, and any function in their stead."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cmp_to_key
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_fp import (
    DECK,
    GAMES,
    JOKER,
    WILD,
    Card,
    Deal,
    Hand,
    Rank,
    Side,
    card,
    compound,
    on,
    parse_cards,
    rainbow,
    using,
    wild,
)
from poker_fp.deals.choosing import made_by, places_of, size_of
from poker_fp.deals.games import Cards
from poker_fp.rules.cards import StandIn
from poker_fp.strategies import deals

SIDES = [(game, side) for game in GAMES.values() for side in game.sides]


def cards(text: str) -> Cards:
    return parse_cards(text).unwrap()


def is_joker(card: Card) -> bool:
    return card == JOKER


@pytest.mark.parametrize(("game", "side"), SIDES, ids=[f"{g.name}, {s.name}" for g, s in SIDES])
def test_hands_follow_from_their_places(game: Any, side: Side[Hand]) -> None:
    """What the hands of a side are is what the cards make that lie in their places."""

    @settings(max_examples=10)
    @given(deals(game, max_players=1))
    def holds(deal: Deal[Hand]) -> None:
        (player,) = deal.players
        lying = player.cards + deal.board
        places = places_of(side.hands, game.board, game.hole)
        assert places is not None
        made = [
            hand
            for taken in places
            for hand in made_by(side.hands, tuple(lying[place] for place in taken))
        ]
        shown = list(side.hands(deal.board, player.cards))
        assert shown
        assert Counter(hand.cards for hand in shown) == Counter(hand.cards for hand in made)
        for hand in shown:
            dealt = [c.wild if isinstance(c, StandIn) else c for c in hand.cards]
            assert Counter(dealt) <= Counter(lying)
            assert len(hand.cards) <= size_of(game)

    holds()


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (using(2, size=3), ["Ad Kd 2c", "Ad Kd 3c", "Ad Kd 4c"]),
        (using(3), []),
        (using(1, 0, size=1), ["Ad", "Kd", "2c", "3c", "4c"]),
        (on(0, 2, using(1, size=3)), ["Ad 2c 3c", "Kd 2c 3c"]),
        (on(2, 3, using(0, size=1)), ["4c"]),
        (on(1, 3, on(1, 2, using(0, size=1))), ["4c"]),
        (on(0, 0, rainbow), ["Ad", "Kd"]),
        (on(0, 1, rainbow), ["Ad 2c", "Kd 2c", "Ad", "Kd", "2c"]),
    ],
)
def test_which_hands_there_are(hands: Any, expected: list[str]) -> None:
    """Of a board of three and two of one's own, those preferred first."""
    assert [str(hand) for hand in hands(cards("2c3c4c"), cards("AdKd"))] == expected


def test_kinds_of_hands_are_values() -> None:
    """Made alike they are equal, and say how they were made."""
    assert using(2, 1, 0) == using(2, 1, 0) != using(2, 1)
    assert on(0, 5, using(2)) == on(0, 5, using(2)) != on(5, 10, using(2))
    assert wild(is_joker, using(5)) == wild(is_joker, using(5))
    assert repr(on(0, 5, using(2))) == "On(start=0, stop=5, hands=Using(own=(2,), size=5))"


# Any function


def own_three(board: Cards, hole: Cards) -> Iterable[Hand]:
    """A user's own: the first three cards of the hand, and two of the board at most."""
    yield Hand(hole[:3] + board[:2])


def test_any_function_has_no_places_and_works() -> None:
    """Also as a part of `on` and of `wild`, which then do not know their places either."""
    board, hole = cards("2c3c4c"), (*cards("AdKd"), JOKER)
    assert [str(hand) for hand in on(1, 3, own_three)(board, hole)] == ["Ad Kd Jk 3c 4c"]
    wilds = list(wild(is_joker, own_three)(board, hole))
    assert str(wilds[0]) == "Ad Kd 2c 3c Jk as Ah"
    for hands in (own_three, on(1, 3, own_three), wild(is_joker, own_three)):
        assert places_of(hands, 3, 3) is None
    assert [str(hand) for hand in made_by(on(1, 3, own_three), hole)] == ["Ad Kd Jk"]


# Wild cards


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("AsAdAcAhJk", "Jk as Ac"),  # five of a kind: one more ace, of any suit
        ("AsKsQsJsJk", "Jk as Ts"),
        ("As9s7s2sJk", "Jk as Ks"),  # no flush has two aces of one suit
        ("KsKdQsQdJk", "Jk as Kc"),
        ("2c3d4hAsJk", "Jk as 5c"),
        ("9c4d2hJkJk", "Jk as 9s Jk as 9d"),
        ("QcQdQhJkJk", "Jk as Qs Jk as Qc"),
    ],
)
def test_what_a_joker_stands_for(text: str, best: str) -> None:
    """Whatever makes the best hand."""
    held = tuple(JOKER if piece == "Jk" else card(piece) for piece in re.findall("..", text))
    hands = wild(is_joker, using(5))((), held)
    found = max(hands, key=cmp_to_key(compound(*WILD)))
    assert " ".join(str(c) for c in found.cards if isinstance(c, StandIn)) == best


@given(st.lists(st.sampled_from(DECK), min_size=3, max_size=4, unique=True))
def test_stand_ins_are_as_good_as_every_substitution(natural: list[Card]) -> None:
    """Any cards that are not held, and those alone or a fifth of a rank: no class is left out."""
    jokers = 5 - len(natural)
    tried = {
        (hand.ranks, hand.suited)
        for hand in wild(is_joker, using(5))((), (*natural, *[JOKER] * jokers))
    }
    free = [card for card in DECK if card not in natural]
    every = [Hand((*natural, *chosen)) for chosen in combinations(free, jokers)]
    classes = {(hand.ranks, hand.suited) for hand in every}
    assert classes <= tried
    assert all(Hand(tuple(natural)).shape[0] + jokers == 5 for _ in tried - classes)


def test_a_wild_deuce_may_be_itself() -> None:
    """And is then no stand-in."""
    hands = wild(lambda c: c.rank == Rank.TWO, using(5))((), cards("2s3s4s5sAs"))
    assert any(hand.cards == cards("3s4s5sAs2s") for hand in hands)


def test_wild_cards_alone() -> None:
    """Hands with nothing but wild cards are of any two ranks, in one suit or not."""
    hands = wild(lambda _: True, using(2, size=2))((), (card("2c"), JOKER))
    classes = [(hand.ranks, hand.suited) for hand in hands]
    assert len(set(classes)) == len(classes) == 13 + 2 * 78
