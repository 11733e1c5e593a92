"""What is true of every ranking: the laws of comparators, and of rankings made of others."""

from collections.abc import Callable
from functools import cmp_to_key
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_HIGH,
    DEUCE_TO_SEVEN,
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
    StandIn,
    Suit,
    ace_low,
    category,
    compound,
    contramap,
    explain,
    laws,
    lowest,
    reverse,
    through,
)
from poker_fp.rules.explain import phrase_of
from poker_fp.strategies import hands
from tests.ladder import renamings

Hands: TypeAlias = st.SearchStrategy[Hand]


def of_sizes(*sizes: int) -> Hands:
    """The first cards of hands in which the rare is common: so these have it too."""
    return st.builds(lambda five, size: Hand(five.cards[:size]), hands(), st.sampled_from(sizes))


def from_a_rank_up(low: Rank) -> Hands:
    """Hands of a short deck, and the five ranks below the ace again: hands near its wheel."""
    shift = {rank: rank for rank in Rank if rank >= low}
    short = st.sampled_from(list(shift))
    suits = st.sampled_from(Suit)
    cards = st.lists(st.tuples(short, suits), min_size=5, max_size=5, unique=True)
    wheel = st.tuples(*[suits] * 5).map(
        lambda five: list(zip([Rank.ACE, *range(low, low + 4)], five, strict=True))
    )
    return (cards | wheel).map(lambda five: Hand(tuple(Card(Rank(r), s) for r, s in five)))


def of_the_first_card(hand: Hand) -> Hand:
    """A view that makes many hands alike."""
    return Hand(hand.cards[:1])


five_of_a_kind = st.builds(
    lambda rank, wild: Hand((*(Card(rank, suit) for suit in Suit), StandIn(rank, wild, JOKER))),
    st.sampled_from(Rank),
    st.sampled_from(Suit),
)

RANKINGS: dict[str, tuple[Ranking[Hand], Hands]] = {
    "standard": (STANDARD, of_sizes(1, 2, 3, 4, 5, 5)),
    "house": (HOUSE, hands()),
    "deuce to seven": (DEUCE_TO_SEVEN, hands()),
    "ace to five": (ACE_TO_FIVE, hands()),
    "short deck": (SHORT_DECK, from_a_rank_up(Rank.SIX)),
    "short deck, threes first": (SHORT_DECK_THREES, from_a_rank_up(Rank.SIX)),
    "manila": (MANILA, from_a_rank_up(Rank.SEVEN)),
    "badugi": (BADUGI, of_sizes(1, 2, 3, 4, 4)),
    "badugi, aces high": (BADUGI_HIGH, of_sizes(1, 2, 3, 4, 4)),
    "three cards": (THREE_CARD, of_sizes(3)),
    "wild": (WILD, five_of_a_kind | hands()),
}
EVERY_RANKING = pytest.mark.parametrize(
    ("ranking", "of_it"),
    [
        pytest.param(*row, id=name, marks=() if name == "standard" else pytest.mark.slow)
        for name, row in RANKINGS.items()
    ],
)


@EVERY_RANKING
@given(st.data())
def test_it_orders(ranking: Ranking[Hand], of_it: Hands, data: st.DataObject) -> None:
    """A ranking's ordering is a total preorder, and answers -1, 0 or 1."""
    x, y, z = data.draw(st.tuples(of_it, of_it, of_it))
    ordering = compound(*ranking)
    assert laws.reflexive(ordering, x)
    assert laws.antisymmetric(ordering, x, y)
    assert laws.transitive(ordering, *sorted((x, y, z), key=cmp_to_key(ordering)))
    assert laws.congruent(ordering, x, y, z)
    assert laws.normalised(ordering, x, y)


@EVERY_RANKING
@given(st.data())
def test_what_changes_nothing(ranking: Ranking[Hand], of_it: Hands, data: st.DataObject) -> None:
    """The order of the cards never counts, nor which suits there are, but for the house."""
    x, y = data.draw(st.tuples(of_it, of_it))
    assert laws.invariant(compound(*ranking), lambda hand: Hand(hand.cards[::-1]), x, y)
    if ranking is not HOUSE:
        assert laws.invariant(compound(*ranking), data.draw(renamings), x, y)


@EVERY_RANKING
@given(st.data())
def test_lowest_is_reverse(ranking: Ranking[Hand], of_it: Hands, data: st.DataObject) -> None:
    """To reverse every rule is to reverse the ordering, and twice is not at all."""
    x, y = data.draw(st.tuples(of_it, of_it))
    ordering = compound(*ranking)
    assert laws.agree(compound(*lowest(ranking)), reverse(ordering), x, y)
    assert laws.agree(compound(*lowest(lowest(ranking))), ordering, x, y)


@EVERY_RANKING
@given(st.data())
def test_through_is_contramap(ranking: Ranking[Hand], of_it: Hands, data: st.DataObject) -> None:
    """To look through a view at every rule is to look through it once."""
    view: Callable[[Hand], Hand] = data.draw(st.sampled_from([ace_low, of_the_first_card]))
    x, y = data.draw(st.tuples(of_it, of_it))
    seen, ordering = through(view, ranking), compound(*ranking)
    assert laws.agree(compound(*seen), contramap(view, ordering), x, y)
    assert [each.evidence(x) for each in seen] == [each.evidence(view(x)) for each in ranking]


@EVERY_RANKING
@given(st.data())
def test_it_says_what_the_winner_has(
    ranking: Ranking[Hand], of_it: Hands, data: st.DataObject
) -> None:
    """Every hand has a category, and who wins does so by that of the winner's hand."""
    hands_of_two = data.draw(st.tuples(of_it, of_it))
    why = explain(*hands_of_two, ranking)
    assert why.sign == compound(*ranking)(*hands_of_two)
    assert all(category(hand, ranking) for hand in hands_of_two)
    if why.sign:
        winner = hands_of_two[0 if why.sign > 0 else 1]
        assert why.reason.partition(": ")[0] == phrase_of(winner, ranking)[0]
