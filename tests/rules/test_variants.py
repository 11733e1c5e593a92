"""Rankings other than the standard one: a short deck's and a house's."""

import json
from functools import cmp_to_key
from itertools import combinations, combinations_with_replacement, groupby
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import (
    DECK,
    HOUSE,
    JOKER,
    MANILA,
    SHORT_DECK,
    SHORT_DECK_THREES,
    STANDARD,
    THREE_CARD,
    WILD,
    Card,
    Hand,
    Rank,
    Ranking,
    Rule,
    StandIn,
    Suit,
    card,
    compound,
    describe,
    explain,
    hand,
    laws,
    parse_hand,
    winners,
)
from poker_fp.rules.variants import DECK_RANKINGS

DATA = Path(__file__).parents[1] / "data"

HOUSE_LADDER = (
    "2c 3d 4h 5s 7c",  # high card: the highest card alone, kickers never
    "2h 3h 4c 5c 7d",
    "2d 4s 5d 6c 7h",
    "2s 3s 4d 5h 7s",
    "8c 2c 3c 4c 5d",
    "Ac 2d 3h 4s 5c",  # no straight, and its ace is high
    "Ad Kc Qc Jc 9h",
    "Ah 2h 3d 4c 5s",
    "As 2s 3c 4d 6h",
    "2c 2d Ah Ks Qc",  # pair: its higher suit, whatever goes with it
    "2c 2h 3d 4s 5c",
    "2d 2s 3c 4h 5d",
    "3c 3d 2h 4s 5c",
    "As Ac 2c 3d 4h",
    "3c 3d 2h 2s Ac",  # two pair: the higher pair's
    "3h 3c 2d 2c 4s",
    "Jc Jd Th Ts 2c",
    "Jh Jc 3h 3s 2c",
    "2c 2d 2h 4s 3c",  # three of a kind
    "2c 2d 2s Ah Kc",
    "3c 3d 3h 2s 4c",
    "2c 3d 4h 5s 6c",  # straight: the highest card's
    "2d 3h 4s 5c 6d",
    "Tc Jd Qh Ks Ac",
    "Th Jc Qd Kc As",
    "7c 5c 4c 3c 2c",  # flush
    "7d 5d 4d 3d 2d",
    "Ad 2d 3d 4d 5d",  # no straight flush
    "As Ks Qs Js 9s",
    "2c 2d 2h As Ac",  # full house: the three's
    "2c 2d 2s 3h 3c",
    "Ac Ad Ah Ks Kc",
    "2c 2d 2h 2s Ac",  # four of a kind
    "3c 3d 3h 3s 2c",
    "2c 3c 4c 5c 6c",  # straight flush
    "2s 3s 4s 5s 6s",
    "9h Th Jh Qh Kh",
    "Tc Jc Qc Kc Ac",  # royal flush
    "Ts Js Qs Ks As",
)

SHORT_LADDER = (
    "6c 7d 8h 9s Jc",  # high card
    "6c 7d 8h Ts Jc",
    "9c Jd Qh Ks Ac",
    "6c 6d 7h 8s 9c",  # pair
    "6c 6d 7h 8s Tc",
    "Ac Ad Qh Js Kc",
    "7c 7d 6h 6s 8c",  # two pair
    "7c 7d 6h 6s Ac",
    "Ac Ad Kh Ks Qc",
    "6c 6d 6h 7s 8c",  # three of a kind
    "Ac Ad Ah Qs Kc",
    "Ac 6d 7h 8s 9c",  # straight: the wheel of the short deck is the lowest
    "6c 7d 8h 9s Tc",
    "9c Td Jh Qs Kc",
    "Tc Jd Qh Ks Ac",
    "6c 6d 6h 7s 7c",  # full house
    "6c 6d 6h As Ac",
    "Ac Ad Ah Ks Kc",
    "6c 7c 8c 9c Jc",  # flush, above a full house
    "6h 7h 8h Th Jh",
    "Ad Kd Qd Jd 9d",
    "6c 6d 6h 6s 7c",  # four of a kind
    "Ac Ad Ah As Kc",
    "Ac 6c 7c 8c 9c",  # straight flush
    "6s 7s 8s 9s Ts",
    "Th Jh Qh Kh Ah",
)


THREES_FIRST_LADDER = (
    "Ac Ad Kh Ks Qc",
    "Ac 6d 7h 8s 9c",  # straight, below three of a kind
    "Tc Jd Qh Ks Ac",
    "6c 6d 6h 7s 8c",
    "Ac Ad Ah Ks Qc",
    "6c 6d 6h 7s 7c",
    "6c 7c 8c 9c Jc",
)

MANILA_LADDER = (
    "Ac Ad Kh Ks Qc",
    "Ac Ad Ah Qs Kc",
    "Ac 7d 8h 9s Tc",  # straight: the ace below the seven is the lowest
    "7c 8d 9h Ts Jc",
    "Tc Jd Qh Ks Ac",
    "7c 7d 7h As Ac",
    "7c 8c 9c Tc Qc",  # flush, above a full house
    "7c 7d 7h 7s 8c",
    "Ac 7c 8c 9c Tc",
    "7s 8s 9s Ts Js",
)

THREE_CARD_LADDER = (
    "2c 3d 5h",  # high card
    "Ac 2d 4h",
    "Kc Ad 2h",  # nothing goes round the corner
    "Jc Kd Ah",
    "2c 2d 3h",  # pair
    "2c 2d Ah",
    "Ac Ad Kh",
    "2c 3c 5c",  # flush, below a straight
    "Ac Kc Jc",
    "Ac 2d 3h",  # straight: the ace also starts the lowest
    "2c 3d 4h",
    "Qc Kd Ah",
    "2c 2d 2h",  # three of a kind, above it
    "Ac Ad Ah",
    "Ac 2c 3c",  # straight flush
    "2c 3c 4c",
    "Qc Kc Ac",
)

WILD_LADDER = (
    "Tc Jc Qc Kc Ac",
    "2c 2d 2h 2s Jk",
    "Ac Ad Ah As Jk",
)


def standing_in(text: str) -> Hand:
    """The hand of the cards of a text, in which a joker stands for the first of them again."""
    words = text.split()
    cards = tuple(card(word) for word in words if word != "Jk")
    jokers = [StandIn(cards[0].rank, cards[0].suit, JOKER)] * words.count("Jk")
    return Hand((*cards, *jokers))


@pytest.mark.parametrize(
    ("ranking", "ladder"),
    [
        pytest.param(HOUSE, HOUSE_LADDER, id="house"),
        pytest.param(SHORT_DECK, SHORT_LADDER, id="short"),
        pytest.param(SHORT_DECK_THREES, THREES_FIRST_LADDER, id="short, threes first"),
        pytest.param(MANILA, MANILA_LADDER, id="manila"),
        pytest.param(THREE_CARD, THREE_CARD_LADDER, id="three cards"),
        pytest.param(WILD, WILD_LADDER, id="wild"),
    ],
)
def test_every_pair_of_a_ladder(ranking: Ranking[Hand], ladder: tuple[str, ...]) -> None:
    """Each hand of a known ladder is below every later one, asked both ways."""
    assert laws.ladder(compound(*ranking), [standing_in(text) for text in ladder])


# The house's

NAMES = {
    "royal_straight_flush": "royal flush",
    "one_pair": "pair",
    **{name.replace(" ", "_"): name for name in (rule.name for rule in HOUSE)},
}
SUITS = {"club": Suit.CLUBS, "diamond": Suit.DIAMONDS, "heart": Suit.HEARTS, "spade": Suit.SPADES}


def judged(case: dict[str, Any]) -> tuple[Rule[Hand], Hand]:
    """The rule that a case is about, and its hand; the ace is 1 there."""
    cards = (Card(Rank(14 if n == 1 else n), SUITS[suit]) for suit, n in case["cards"])
    (rule,) = (rule for rule in HOUSE if rule.name == NAMES[case["judger"]])
    return rule, Hand(tuple(cards))


def test_the_cases_of_the_house(shared_data: Path) -> None:
    """Each rule sees its pattern in just the hands that the house's own program says."""
    text = (shared_data / "draw-judger-cases.json").read_text(encoding="utf-8")
    cases = json.loads(text)["cases"]
    assert len(cases) == 28
    for case in cases:
        rule, cards = judged(case)
        assert bool(rule.evidence(cards)) == case["matches"], case


CATEGORIES = [
    ("Ts Js Qs Ks As", "royal flush, top card Ace of spades"),
    ("9h Th Jh Qh Kh", "straight flush, top card King of hearts"),
    ("Ad 2d 3d 4d 5d", "flush, top card Ace of diamonds"),
    ("Ac 2d 3h 4s 5c", "high card, top card Ace of clubs"),
    ("2c 3d 4h 5s 6c", "straight, top card 6 of clubs"),
    ("Kh Kc As 9c 4d", "pair, top card King of hearts"),
    ("3c 3d Jh Js Ac", "two pair, top card Jack of spades"),
    ("2h 4s 4c 2d 4h", "full house, top card 4 of spades"),
    ("9c 9d 9h 9s Ac", "four of a kind, top card 9 of spades"),
    ("7c 7d 7h 2s Kc", "three of a kind, top card 7 of hearts"),
]


@pytest.mark.parametrize(("text", "words"), CATEGORIES)
def test_what_a_house_calls_a_hand(text: str, words: str) -> None:
    """A hand's category, and the one card that decides within it."""
    assert describe(hand(text), HOUSE) == words


def test_the_house_says_why() -> None:
    """A suit decides between equal ranks, and the explanation names the card."""
    why = explain(hand("Kh Kc As 9c 4d"), hand("Ks Kd 2s 3c 4h"), HOUSE)
    assert str(why) == "Hand 2 wins. - with pair: top card King of spades"


@pytest.mark.parametrize(
    ("text", "card"), [("Kh Qc As 9c 4d", (14, 3)), ("Kh Kc As 9c 4d", ()), ("Ac Ad Ah 2s 2c", ())]
)
def test_the_high_card_of_a_house_is_the_highest_or_none(text: str, card: tuple[int, ...]) -> None:
    """Never the card of a pair, which may be below another: those hands are told apart already."""
    assert HOUSE[-1].evidence(hand(text)) == card


low_cards = [card for card in DECK if card.rank <= Rank.SIX]


# From a few ranks too, so that hands with the same pattern are common.
@given(st.permutations(DECK) | st.permutations(low_cards), st.integers(2, 4))
def test_a_house_has_one_winner(deck: list[Card], players: int) -> None:
    """Of hands dealt from one deck one wins, and no two tie."""
    hands = [Hand(tuple(deck[5 * n : 5 * n + 5])) for n in range(players)]
    assert len(winners(hands, compound(*HOUSE))) == 1
    assert all(compound(*HOUSE)(a, b) for a, b in combinations(hands, 2))


# A short deck's


def test_the_case_of_the_short_deck() -> None:
    """The hands of the case stand in the order that it gives."""
    lines = (DATA / "cases.jsonl").read_text(encoding="utf-8").splitlines()
    (case,) = (case for case in map(json.loads, lines) if case["mode"] == "variant")
    best_first = case["expected"].removeprefix("best to worst: ").split(", ")
    dealt = case["input"].removeprefix("short deck: ").split()
    key = cmp_to_key(compound(*SHORT_DECK))
    by_strength = sorted(dealt, key=lambda text: key(parse_hand(text).unwrap()), reverse=True)
    assert by_strength == best_first
    assert sorted(dealt) == sorted(best_first)


def test_the_classes_of_the_short_deck() -> None:
    """The hands of 36 cards fall into 1,404 classes."""
    # Ranks and suitedness are all that is read: so one hand for each will do.
    mixed = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
    ranks = [rank for rank in Rank if rank >= Rank.SIX]
    hands = [
        Hand(tuple(map(Card, five, suits)))
        for five in combinations_with_replacement(ranks, 5)
        for suits in (mixed, mixed[:1] * 5)
        if len(set(zip(five, suits, strict=True))) == 5
    ]
    assert len(hands) == 1278 + 126
    key = cmp_to_key(compound(*SHORT_DECK))
    assert len(list(groupby(sorted(hands, key=key), key=key))) == 1404


CALLED = [
    (SHORT_DECK, "Ac 6d 7h 8s 9c", "straight, 9 high"),
    (SHORT_DECK, "Ts Js Qs Ks As", "royal flush"),
    (MANILA, "Ac 7c 8c 9c Tc", "straight flush, 10 high"),
    (THREE_CARD, "Qc Kc Ac", "straight flush, Ace high"),
    (THREE_CARD, "Ac 2d 3h", "straight, 3 high"),
    (THREE_CARD, "2c 3c 5c", "flush, 5"),
    (THREE_CARD, "2c 2d 2h", "three of a kind, 2"),
    (THREE_CARD, "2c 2d 3h", "pair, 2"),
    (THREE_CARD, "2c 3d 5h", "high card, 5"),
    (WILD, "9c 9d 9h 9s Jk", "five of a kind, 9"),
    (WILD, "9c 9d 9h 9s Ac", "four of a kind, 9"),
]


@pytest.mark.parametrize(("ranking", "text", "words"), CALLED)
def test_what_a_hand_is_called(ranking: Ranking[Hand], text: str, words: str) -> None:
    """A hand's category in the game that it is of."""
    assert describe(standing_in(text), ranking) == words


REASONS = [
    (SHORT_DECK, "6h 7h 8h Th Jh", "6c 6d 6h As Ac", "flush: Jack"),
    (SHORT_DECK_THREES, "6c 6d 6h 7s 8c", "Tc Jd Qh Ks Ac", "three of a kind: 6"),
    (MANILA, "Ac 7d 8h 9s Tc", "Ac Ad Ah Qs Kc", "straight: 10 high"),
    (THREE_CARD, "2c 2d Ah", "2h 2s Kc", "pair: 2, Ace kicker"),
    (THREE_CARD, "Ac Kc Jc", "Ad Kd Td", "flush: Jack"),
    (THREE_CARD, "Ac 2d 3h", "Ac Kc Jc", "straight: 3 high"),
    (WILD, "2c 2d 2h 2s Jk", "Tc Jc Qc Kc Ac", "five of a kind: 2"),
]


@pytest.mark.parametrize(("ranking", "winner", "loser", "reason"), REASONS)
def test_why_a_hand_wins(ranking: Ranking[Hand], winner: str, loser: str, reason: str) -> None:
    """By what it has, in the words of its own game."""
    why = explain(standing_in(winner), standing_in(loser), ranking)
    assert str(why) == f"Hand 1 wins. - with {reason}"


def test_the_rankings_of_the_whole_deck() -> None:
    """Those that have names are the standard one and the house's."""
    assert DECK_RANKINGS == {"standard": STANDARD, "house": HOUSE, "short-deck": SHORT_DECK}
