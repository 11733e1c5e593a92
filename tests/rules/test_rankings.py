"""Rules, the standard ranking, its ordering, and who wins."""

from dataclasses import FrozenInstanceError
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
    Rule,
    all_equal,
    compare,
    comparing,
    compound,
    contramap,
    hand,
    laws,
    natural,
    patterns,
    reverse,
    rule,
    rule_from,
    winners,
)
from tests.strategies import LADDER, Change, hands, renamings, shufflings

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


def test_standard_names_its_rules() -> None:
    """The standard ranking is nine rules, strongest first, each by the pattern of its name."""
    assert [each.name for each in STANDARD] == NAMES
    for each in STANDARD:
        assert each.pattern is getattr(patterns, each.name.replace(" ", "_"))


def test_a_rule_is_a_comparator() -> None:
    """A hand with the pattern beats one without, two compare by evidence, none tie."""
    full_house = rule("full house", patterns.full_house)
    assert full_house(FULL_HOUSE, FLUSH) == 1
    assert full_house(FLUSH, FULL_HOUSE) == -1
    assert full_house(FLUSH, STRAIGHT_FLUSH) == 0
    assert full_house(FULL_HOUSE, hand("3h 3s 3c As Ad")) == 1
    assert full_house(FULL_HOUSE, hand("5h 5s 5c 2s 2c")) == -1


def test_a_rule_knows_its_evidence() -> None:
    """A rule made from a pattern shows its name and what it sees, `()` for nothing."""
    full_house = rule("full house", patterns.full_house)
    assert (full_house.name, full_house.pattern) == ("full house", patterns.full_house)
    assert full_house.evidence(FULL_HOUSE) == (4, 2)
    assert full_house.evidence(FLUSH) == ()


def test_a_rule_by_hand_has_no_evidence() -> None:
    """A rule made from a comparator answers with its sign, and has neither pattern nor evidence."""
    lowest: Rule[Hand] = rule_from("lowest card", lambda a, b: 7 * (a.ranks[-1] - b.ranks[-1]))
    low, high = hand("2d 3d 5h 9h Kd"), hand("As Ks Qs Js Ts")
    assert [lowest(low, high), lowest(high, low), lowest(low, low)] == [-1, 1, 0]
    assert (lowest.name, lowest.pattern) == ("lowest card", None)
    assert lowest.evidence(low) is None


def test_a_rule_is_frozen() -> None:
    """A rule cannot be changed, nor given anything new."""
    with pytest.raises(FrozenInstanceError):
        setattr(STANDARD[0], "name", "royal flush")  # noqa: B010 - as no type checker would let us
    assert not hasattr(STANDARD[0], "__dict__")


@pytest.mark.parametrize(("answer", "expected"), [(7, 1), (-3, -1), (True, 1), (False, 0)])
def test_a_rule_answers_with_a_sign(answer: int, expected: int) -> None:
    """Whatever number its comparator gives, a rule answers with the int -1, 0 or 1."""
    says: Rule[Hand] = rule_from("says", lambda a, b: answer)
    said = says(FLUSH, PAIR)
    assert (said, type(said)) == (expected, int)


def test_rules_serve_any_type() -> None:
    """A rule may be about other things than hands of five cards."""
    long: Rule[str] = rule("long", lambda word: (len(word),) if len(word) > 3 else ())
    by_letters: Rule[str] = rule_from("letters", natural)
    ranking: Ranking[str] = (long, by_letters)
    assert sorted(["ten", "seven", "six", "four"], key=cmp_to_key(compound(*ranking))) == [
        "six",
        "ten",
        "four",
        "seven",
    ]


def test_ladder() -> None:
    """A known ladder of hands is strictly ordered, every pair asked both ways."""
    assert laws.ladder(compare, LADDER)


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


@given(hands, hands)
def test_compare_is_the_fold_of_the_rules(a: Hand, b: Hand) -> None:
    """`compare` answers as `compound(*STANDARD)` and as the textbook's one tuple key, in ints."""

    def textbook(five: Hand) -> tuple[tuple[int, ...], ...]:
        return tuple(each.evidence(five) or () for each in STANDARD)

    assert compare(a, b) == compound(*STANDARD)(a, b) == comparing(textbook)(a, b)
    assert type(compare(a, b)) is int


@given(hands, hands, renamings | shufflings)
def test_suits_and_order_change_nothing(a: Hand, b: Hand, change: Change) -> None:
    """Renaming the suits of a hand, or its cards in another order, changes no answer."""
    assert laws.invariant(compare, change, a, b)


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


@given(st.lists(hands, max_size=6))
def test_winners_are_those_no_other_beats(contenders: list[Hand]) -> None:
    """The winners are exactly the hands that lose to none."""
    unbeaten = [a for a in contenders if all(compare(a, b) >= 0 for b in contenders)]
    assert winners(contenders) == unbeaten
