"""The standard rules and their ordering, a hand's category, and who wins."""

from functools import cmp_to_key
from itertools import pairwise
from operator import itemgetter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import (
    STANDARD,
    Comparator,
    Hand,
    Ranking,
    all_equal,
    category,
    compare,
    comparing,
    compound,
    contramap,
    hand,
    laws,
    natural,
    patterns,
    rankings,
    reverse,
    rule_from,
    winners,
)
from poker_fp.strategies import hands, pairs, rivals
from tests.ladder import LADDER, Change, renamings, shufflings

NAMES = [
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
]

STRAIGHT_FLUSH, FULL_HOUSE, FLUSH, PAIR, NOTHING = map(
    hand, ("5d 4d 3d 2d Ad", "2h 4s 4c 2d 4h", "2s 8s As Qs 3s", "Kh Kd As 9c 4d", "2h 3d 5s 9c Kd")
)
FOURS, STRAIGHT, THREES, TWO_PAIR = map(
    hand, ("9c 9d 9h 9s Ac", "6c 2h 3d 4s 5c", "7c 7d 7h 2s Kc", "3c 3d Jh Js Ac")
)
RUNGS = STRAIGHT_FLUSH, FOURS, FULL_HOUSE, FLUSH, STRAIGHT, THREES, TWO_PAIR, PAIR, NOTHING
"""A hand of each category, strongest first."""


def test_standard_names_its_rules() -> None:
    """The standard ranking is nine rules, strongest first, each by the pattern of its name."""
    assert [each.name for each in STANDARD] == NAMES
    for each in STANDARD:
        function = each.name.replace(" ", "_")
        assert each.pattern is getattr(patterns, function)
        assert each is getattr(rankings, function.upper())


def test_one_rule_at_a_time() -> None:
    """Each rule has a name, and answers by itself: who has the pattern beats who has not."""
    for place, each in enumerate(STANDARD[:8]):
        assert [each(RUNGS[place], lower) for lower in RUNGS[place + 1 :]] == [1] * (8 - place)
        assert [each(lower, RUNGS[place]) for lower in RUNGS[place + 1 :]] == [-1] * (8 - place)
    assert rankings.FULL_HOUSE(PAIR, NOTHING) == 0


def test_each_category() -> None:
    """A hand's category is the strongest rule that sees something in it."""
    assert tuple(map(category, RUNGS)) == STANDARD


@given(hands())
def test_a_category_is_the_first_that_sees_something(five: Hand) -> None:
    """No stronger rule of the ranking sees anything; under another ranking, it is another."""
    found = category(five)
    place = STANDARD.index(found)
    assert found.evidence(five)
    assert [each.evidence(five) for each in STANDARD[:place]] == [()] * place
    assert category(five, STANDARD[::-1]) is rankings.HIGH_CARD


def test_a_hand_may_have_no_category() -> None:
    """Where no rule sees anything: none at all, no pattern in the hand, or rules without one."""
    by_hand: Ranking[Hand] = (rule_from("by hand", compare),)
    for ranking in ((), STANDARD[:8], by_hand):
        assert category(NOTHING, ranking) is None
    assert category(NOTHING, by_hand + STANDARD) is rankings.HIGH_CARD


def test_ladder() -> None:
    """A known ladder of hands is strictly ordered, every pair asked both ways."""
    assert laws.ladder(compare, LADDER)


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("Qc Qd Qh 8s 8c", "Kc Kd 9h 9s 9c"),  # the three decides a full house, not the two
        ("Kc Kd Kh 7s 7c", "Qc Qd Qh Js Jc"),
        ("Kc Kd Kh 7s 7c", "Ks Kd Kh 6s 6c"),  # and the two where the threes are equal
        ("2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c"),  # the ace is low in the lowest straight,
        ("Tc Jd Qh Ks Ac", "9c Td Jh Qs Kc"),  # and high in the highest
    ],
)
def test_what_is_easily_mistaken(stronger: str, weaker: str) -> None:
    """Full houses and straights that a careless ordering takes the other way round."""
    assert compare(hand(stronger), hand(weaker)) == 1
    assert compare(hand(weaker), hand(stronger)) == -1


@given(st.permutations(LADDER))
def test_sorting_finds_the_ladder(mixed: list[Hand]) -> None:
    """Sorting the ladder's hands by the ordering puts them back."""
    assert sorted(mixed, key=cmp_to_key(compare)) == list(LADDER)


SWAPPED = [
    (*STANDARD[:place], STANDARD[place + 1], STANDARD[place], *STANDARD[place + 2 :])
    for place in range(8)
]
DROPPED = [(*STANDARD[:place], *STANDARD[place + 1 :]) for place in range(9)]


@pytest.mark.parametrize(
    "changed",
    [
        *(pytest.param(SWAPPED[i], id=f"{a} and {b}") for i, (a, b) in enumerate(pairwise(NAMES))),
        *(pytest.param(DROPPED[i], id=f"no {name}") for i, name in enumerate(NAMES)),
    ],
)
def test_every_rule_has_its_place(changed: Ranking[Hand]) -> None:
    """Swapping two adjacent rules of the standard ranking, or dropping one, changes the ladder."""
    assert not laws.ladder(compound(*changed), LADDER)


@given(pairs())
def test_compare_is_the_fold_of_the_rules(pair: tuple[Hand, Hand]) -> None:
    """`compare` answers as `compound(*STANDARD)` and as the textbook's one tuple key, in ints."""
    a, b = pair

    def textbook(five: Hand) -> tuple[tuple[int, ...], ...]:
        return tuple(each.evidence(five) or () for each in STANDARD)

    assert compare(a, b) == compound(*STANDARD)(a, b) == comparing(textbook)(a, b)
    assert type(compare(a, b)) is int


@given(pairs(), renamings | shufflings)
def test_suits_and_order_change_nothing(pair: tuple[Hand, Hand], change: Change) -> None:
    """Renaming the suits of a hand, or its cards in another order, changes no answer."""
    assert laws.invariant(compare, change, *pair)


def first(pair: tuple[int, str]) -> int:
    """What a pair is compared by."""
    return pair[0]


PAIRS = [(2, "a"), (1, "b"), (2, "c"), (0, "d"), (2, "e")]

CONTESTS: list[tuple[str, list[Any], Comparator[Any], list[Any]]] = [
    ("none of none", [], natural, []),
    ("the only one", [3], natural, [3]),
    ("the highest", [1, 3, 2], natural, [3]),
    ("the lowest by the reverse", [3, 1, 2], reverse(natural), [1]),
    ("ties in the order given", PAIRS, comparing(first), [(2, "a"), (2, "c"), (2, "e")]),
    ("all where all tie", [3, 1, 2], all_equal, [3, 1, 2]),
    ("the same value twice", [3, 3], natural, [3, 3]),
    ("by the sign alone", [1, 9, 4], lambda a, b: a - b, [9]),
    ("by a bool that is true of what is after", [1, 9, 4], lambda a, b: (a > b) - (a < b), [9]),
    ("falsy values win too", [0, -1, 0], natural, [0, 0]),
    ("hands that travel with a text",
     [("x", PAIR), ("y", FLUSH)], contramap(itemgetter(1), compare), [("y", FLUSH)]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("contenders", "ordering", "expected"),
    [pytest.param(*row, id=name) for name, *row in CONTESTS],
)
def test_winners(contenders: list[Any], ordering: Comparator[Any], expected: list[Any]) -> None:
    """Whoever no other beats wins, all of them, in the order given, from a list or a generator."""
    assert winners(contenders, ordering) == expected
    assert winners((each for each in contenders), ordering) == expected


def test_winners_by_standard_poker() -> None:
    """Without an ordering, the standard ranking decides, and a split pot has two winners."""
    ace, other_ace = hand("2c 3h 4s 8c Ah"), hand("2d 3c 4h 8d Ac")
    assert winners([]) == []
    assert winners([NOTHING, PAIR, FLUSH]) == [FLUSH]
    both = winners([ace, NOTHING, other_ace])
    assert [each is one for each, one in zip(both, (ace, other_ace), strict=True)] == [True, True]
    assert winners(iter([ace, NOTHING]), ordering=reverse(compare)) == [NOTHING]


@given(st.lists(hands(), max_size=6) | rivals(max_hands=6).map(list))
def test_winners_are_those_no_other_beats(contenders: list[Hand]) -> None:
    """The winners are exactly the hands that lose to none."""
    unbeaten = [a for a in contenders if all(compare(a, b) >= 0 for b in contenders)]
    assert winners(contenders) == unbeaten
