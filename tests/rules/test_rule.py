"""Rules: comparators with a name, made from a pattern or by hand."""

from dataclasses import FrozenInstanceError, replace
from functools import cmp_to_key

import pytest

from poker_fp import (
    STANDARD,
    Hand,
    Ranking,
    Rule,
    compound,
    explain,
    hand,
    lower,
    lowest,
    natural,
    patterns,
    rankings,
    rule,
    rule_from,
    through,
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


def test_lower() -> None:
    """A hand with the pattern beats one without, and of two that have it the lower wins."""
    low_pair = lower("low pair", patterns.pair)
    assert low_pair(PAIR, FLUSH) == 1
    assert low_pair(PAIR, hand("2h 2d As 9c 4d")) == -1
    assert low_pair(PAIR, hand("Kc Ks Qs 9d 4c")) == -1
    assert low_pair(FULL_HOUSE, FLUSH) == 0
    assert (low_pair.name, low_pair.pattern) == ("low pair", patterns.pair)
    assert low_pair.wording is rankings.PAIR.wording


def test_lowest_keeps_all_but_the_direction() -> None:
    """Names, patterns and wordings stay, and so does the order of the list; also of one by hand."""
    by_hand: Rule[Hand] = rule_from("lowest card", lambda a, b: a.ranks[-1] - b.ranks[-1])
    ranking = (*STANDARD, by_hand)
    for turned, each in zip(lowest(ranking), ranking, strict=True):
        assert replace(turned, comparator=each.comparator) == each
        assert turned(FULL_HOUSE, PAIR) == each(PAIR, FULL_HOUSE)
    assert lowest(()) == ()


def test_through_looks_at_hands_of_another_type() -> None:
    """A ranking of hands serves whatever has one; a rule by hand still has no pattern."""
    by_hand: Rule[Hand] = rule_from("first card", lambda a, b: a.cards[0].rank - b.cards[0].rank)
    of_texts: Ranking[str] = through(hand, (*STANDARD, by_hand))
    assert [each.name for each in of_texts] == [each.name for each in (*STANDARD, by_hand)]
    assert compound(*of_texts)("2h 4s 4c 2d 4h", "2s 8s As Qs 3s") == 1
    assert of_texts[2].evidence("2h 4s 4c 2d 4h") == (4, 2)
    assert of_texts[-1].evidence("2h 4s 4c 2d 4h") is None
    why = explain("2h 4s 4c 2d 4h", "2s 8s As Qs 3s", of_texts)
    assert str(why) == "Hand 1 wins. - with full house: 4 over 2"


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
