"""Two rankings side by side, held against every pair of hands looked at by itself."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from poker_fp import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_HIGH,
    DEUCE_TO_SEVEN,
    SHORT_DECK,
    SHORT_DECK_THREES,
    STANDARD,
    WILD,
    Card,
    Hand,
    Rank,
    Ranking,
    Suit,
    category,
    compound,
    deck_of,
    one_of_each,
    rankings,
    rules_diff,
)

SHORT = [*one_of_each(deck=deck_of(Rank.SIX))]
ROYAL = [*one_of_each(deck=deck_of(Rank.TEN))]
SMALL = [hand for size in (1, 2, 3, 4) for hand in one_of_each(size, deck_of(Rank.JACK))]
NO_KICKERS = (rankings.FLUSH, rankings.PAIR)

SETS: list[tuple[Ranking[Hand], Ranking[Hand], list[Hand]]] = [
    (SHORT_DECK, STANDARD, ROYAL),
    (STANDARD, DEUCE_TO_SEVEN, ROYAL),
    (ACE_TO_FIVE, STANDARD, ROYAL),
    (DEUCE_TO_SEVEN, ACE_TO_FIVE, ROYAL),
    (NO_KICKERS, STANDARD, ROYAL),
    (STANDARD, NO_KICKERS, ROYAL),
    (NO_KICKERS, ACE_TO_FIVE, ROYAL),
    (BADUGI, BADUGI_HIGH, SMALL),
    (WILD, STANDARD, ROYAL),
    ((), STANDARD, ROYAL[:40]),
    (STANDARD, (), ROYAL[:40]),
]


def looked_at(
    one: Ranking[Hand], other: Ranking[Hand], hands: list[Hand]
) -> Counter[tuple[tuple[str, str], tuple[int, int]]]:
    """The kinds and how many pairs each has, by asking about each pair."""
    first, second = compound(*one), compound(*other)
    found: Counter[tuple[tuple[str, str], tuple[int, int]]] = Counter()
    for pair in combinations(hands, 2):
        a, b = max(permutations(pair), key=lambda two: (first(*two), second(*two)))
        if first(a, b) != second(a, b):
            found[(called(a, other), called(b, other)), (first(a, b), second(a, b))] += 1
    return found


def called(hand: Hand, ranking: Ranking[Hand]) -> str:
    """What a ranking calls a hand."""
    rule = category(hand, ranking)
    return rule.name if rule else "no pattern"


@pytest.mark.parametrize(("one", "other", "hands"), SETS)
def test_every_pair_is_counted_as_if_it_were_looked_at(
    one: Ranking[Hand], other: Ranking[Hand], hands: list[Hand]
) -> None:
    """Rules swapped, reversed, left out, or none; ties in the one ranking or in the other."""
    found = rules_diff(one, other, hands)
    assert {(each.names, each.signs): each.pairs for each in found} == looked_at(one, other, hands)
    assert [each.pairs for each in found] == sorted((e.pairs for e in found), reverse=True)
    for each in found:
        a, b = each.example
        assert (compound(*one)(a, b), compound(*other)(a, b)) == each.signs
        assert (called(a, other), called(b, other)) == each.names


def test_the_order_of_the_hands_makes_no_difference() -> None:
    """Nor how often they are walked through."""
    assert rules_diff(SHORT_DECK, STANDARD, iter(ROYAL[::-1])) == rules_diff(
        SHORT_DECK, STANDARD, ROYAL
    )


def test_short_deck_against_the_standard_ranking() -> None:
    """The published figures: seven kinds, 9,928 pairs; threes above straights are one kind more."""
    found = rules_diff(SHORT_DECK, STANDARD, SHORT)
    assert (len(found), sum(each.pairs for each in found)) == (7, 9928)
    (threes,) = rules_diff(SHORT_DECK_THREES, SHORT_DECK, SHORT)
    assert threes.names == ("three of a kind", "straight")


def test_a_ranking_does_not_differ_from_itself() -> None:
    """Nor does any from any other about fewer than two hands."""
    assert rules_diff(STANDARD, STANDARD) == ()
    assert rules_diff(STANDARD, DEUCE_TO_SEVEN, SHORT[:1]) == rules_diff((), (), []) == ()


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "deck",
    [deck_of(Rank.JACK), tuple(Card(rank, Suit.CLUBS) for rank in Rank), deck_of(jokers=2)[:9]],
)
def test_there_is_one_hand_of_each_class(size: int, deck: tuple[Card, ...]) -> None:
    """Of every class of which the deck has a hand, and all of its cards."""

    def class_of(hand: Hand) -> object:
        return hand.ranks, hand.suited

    hands = list(one_of_each(size, deck))
    assert all(set(hand.cards) <= set(deck) for hand in hands)
    assert Counter(map(class_of, hands)) == Counter(
        {class_of(Hand(cards)) for cards in combinations(deck, size)}
    )
