"""Every hand there is. Run it with `pytest -m exhaustive`."""

from collections import Counter
from collections.abc import Iterator
from functools import cmp_to_key
from hashlib import md5
from itertools import combinations, groupby

import pytest

from poker_fp import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_HIGH,
    DECK,
    DEUCE_TO_SEVEN,
    SHORT_DECK,
    STANDARD,
    Card,
    Hand,
    Rank,
    Ranking,
    category,
    compound,
    deck_of,
)

Facts = tuple[tuple[int, ...], bool]


def facts(hand: Hand) -> Facts:
    """All that a rule of these rankings may depend on."""
    return hand.ranks, hand.suited


def hands_of(deck: tuple[Card, ...]) -> Iterator[Hand]:
    """Every hand of five cards."""
    return map(Hand, combinations(deck, 5))


def hands_of_badugi(deck: tuple[Card, ...]) -> Iterator[Hand]:
    """Every hand of four cards to one without a pair of ranks or of suits."""
    for size in (4, 3, 2, 1):
        for cards in combinations(deck, size):
            if len({card.rank for card in cards}) == size == len({card.suit for card in cards}):
                yield Hand(cards)


# The digest of the standard order is one that pokerkit's tests hold (MIT). The others were made
# with pokerkit 0.7.7, of its StandardLowHand, RegularLowHand, ShortDeckHoldemHand, BadugiHand and
# StandardBadugiHand: all the hands sorted from weakest to strongest, those that tie in the order of
# the deck, each as its cards without blanks, a line each.
WHOLE_ORDERS = [
    pytest.param(STANDARD, hands_of(DECK), 7_462, "488cdd27873395ba75205cd02fb9d6b2",
                 id="standard"),
    pytest.param(DEUCE_TO_SEVEN, hands_of(DECK), 7_462, "36c7ee9e25af7a8a7d1952f745d9d609",
                 id="deuce to seven"),
    pytest.param(ACE_TO_FIVE, hands_of(DECK), 6_175, "cd493ecc48515951ad22f967251554f1",
                 id="ace to five"),
    pytest.param(SHORT_DECK, hands_of(deck_of(Rank.SIX)), 1_404, "5b46b727ce4526a68d41b0e55939353c",
                 id="short deck"),
    pytest.param(BADUGI, hands_of_badugi(DECK), 1_092, "fb915974fe210f3b5e83bbf717ac9a00",
                 id="badugi"),
    pytest.param(BADUGI_HIGH, hands_of_badugi(DECK), 1_092, "d02594f895021db12d1246d7a69f92cb",
                 id="badugi, aces high"),
]  # fmt: skip


@pytest.mark.exhaustive
@pytest.mark.parametrize(("ranking", "hands", "classes", "digest"), WHOLE_ORDERS)
def test_the_whole_order(
    ranking: Ranking[Hand], hands: Iterator[Hand], classes: int, digest: str
) -> None:
    """All the hands fall into so many classes, and into the one known order."""
    ordering = compound(*ranking)
    one_of: dict[Facts, Hand] = {}
    alike: dict[Facts, list[tuple[int, str]]] = {}
    for number, hand in enumerate(hands):
        assert ordering(hand, one_of.setdefault(facts(hand), hand)) == 0
        text = "".join(map(str, hand.cards))
        alike.setdefault(facts(hand), []).append((number, text))

    key = cmp_to_key(ordering)
    ladder = [list(tied) for _, tied in groupby(sorted(one_of.values(), key=key), key=key)]
    assert len(ladder) == classes
    # Hands of one class stay in the order of the deck, as a stable sort of all would leave them.
    in_order = (
        text
        for tied in ladder
        for _, text in sorted(known for hand in tied for known in alike[facts(hand)])
    )
    assert md5("\n".join(in_order).encode(), usedforsecurity=False).hexdigest() == digest


# The figures of the literature.
HANDS_OF_CATEGORY = {
    "straight flush": 40,
    "four of a kind": 624,
    "full house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three of a kind": 54_912,
    "two pair": 123_552,
    "pair": 1_098_240,
    "high card": 1_302_540,
}


@pytest.mark.exhaustive
def test_every_category() -> None:
    """All 2,598,960 hands fall into nine categories, so many into each."""
    assert Counter(category(hand).name for hand in hands_of(DECK)) == HANDS_OF_CATEGORY
