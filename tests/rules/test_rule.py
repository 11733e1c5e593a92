"""Rules: comparators with a name, made from a pattern or by hand."""

from dataclasses import FrozenInstanceError
from functools import cmp_to_key

import pytest

from poker_fp import (
    STANDARD,
    Hand,
    Ranking,
    Rule,
    compound,
    hand,
    natural,
    patterns,
    rule,
    rule_from,
)

STRAIGHT_FLUSH, FULL_HOUSE, FLUSH, PAIR = map(
    hand, ("5d 4d 3d 2d Ad", "2h 4s 4c 2d 4h", "2s 8s As Qs 3s", "Kh Kd As 9c 4d")
)


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
