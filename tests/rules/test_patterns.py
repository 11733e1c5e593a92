"""The nine patterns: what each sees in a hand, and where it sees nothing."""

from itertools import combinations

import pytest
from hypothesis import given

from poker_fp import JOKER, Hand, Rank, StandIn, Suit, hand, patterns
from poker_fp.rules.patterns import Evidence, Pattern, both, of_size, one_suit, row
from poker_fp.strategies import hands
from tests.ladder import LADDER, Change, renamings, shufflings
from tests.rules.literals import of_cards

NAMES = (
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "pair",
    "high_card",
)

# What is seen in each hand besides its ranks as high card, which every hand has.
SEEN: list[tuple[str, dict[str, Evidence]]] = [
    ("2h 3d 5s 9c Kd", {}),
    ("Kd 2h 9c 5s 3d", {}),
    ("4s Ah 4h Tc 2d", {"pair": (4, 14, 10, 2)}),
    ("Kh Kd As 9c 4d", {"pair": (13, 14, 9, 4)}),
    ("3c Jh 3d Js Ac", {"two_pair": (11, 3, 14)}),
    ("Ac Ad 2h 2s 3c", {"two_pair": (14, 2, 3)}),
    ("7c 7d 2s Kc 7h", {"three_of_a_kind": (7, 13, 2)}),
    ("4s 2h 4h 2c 4c", {"full_house": (4, 2)}),
    ("2s Kh 2h Kc 2c", {"full_house": (2, 13)}),
    ("Ac 9c 9d 9h 9s", {"four_of_a_kind": (9, 14)}),
    ("2c Ad Ac Ah As", {"four_of_a_kind": (14, 2)}),
    ("2s 8s As Qs 3s", {"flush": (14, 12, 8, 3, 2)}),
    ("Ah 2d 3s 4c 5h", {"straight": (5,)}),  # the wheel: its top is the five
    ("5h Ah 3s 2d 4c", {"straight": (5,)}),
    ("2h 3d 4s 5c 6h", {"straight": (6,)}),
    ("3h 4d 5s 6c 7h", {"straight": (7,)}),
    ("4h 5d 6s 7c 8h", {"straight": (8,)}),
    ("5h 6d 7s 8c 9h", {"straight": (9,)}),
    ("6h 7d 8s 9c Th", {"straight": (10,)}),
    ("7h 8d 9s Tc Jh", {"straight": (11,)}),
    ("8h 9d Ts Jc Qh", {"straight": (12,)}),
    ("9h Td Js Qc Kh", {"straight": (13,)}),
    ("Th Jd Qs Kc Ah", {"straight": (14,)}),
    ("Jh Qd Ks Ac 2h", {}),  # nothing goes round the corner
    ("Qh Kd As 2c 3h", {}),
    ("Kh Ad 2s 3c 4h", {}),
    ("Ah 2d 3s 4c 6h", {}),  # nor has a hole
    ("Ah 3d 4s 5c 6h", {}),
    ("4h 5d 6s 7c 9h", {}),
    ("4h 6d 7s 8c 9h", {}),
    ("Ah Td 2s 4d 3h", {}),
    ("9h Jd Qs Kc Ah", {}),
    ("2h 3d 4s 5c 5h", {"pair": (5, 4, 3, 2)}),
    ("Ad 2d 3d 4d 5d", {"straight_flush": (5,), "straight": (5,), "flush": (14, 5, 4, 3, 2)}),
    ("9c Tc Jc Qc Kc", {"straight_flush": (13,), "straight": (13,), "flush": (13, 12, 11, 10, 9)}),
    ("Ts Js Qs Ks As", {"straight_flush": (14,), "straight": (14,), "flush": (14, 13, 12, 11, 10)}),
    ("Qs Ks As 2s 3s", {"flush": (14, 13, 12, 3, 2)}),
    ("2s 3s 4s 5s 6h", {"straight": (6,)}),  # four of a suit are no flush
]

CASES = [
    pytest.param(
        getattr(patterns, name),
        text,
        tuple(hand(text).ranks) if name == "high_card" else seen.get(name, ()),
        id=f"{text}-{name}",
    )
    for text, seen in SEEN
    for name in NAMES
]


@pytest.mark.parametrize(("pattern", "text", "evidence"), CASES)
def test_evidence(pattern: Pattern[Hand], text: str, evidence: Evidence) -> None:
    """Each of the nine patterns sees its evidence in a hand that has it, and `()` in another."""
    assert pattern(hand(text)) == evidence


# What is best on the flop, and in games of few cards. Straights and flushes take five.
SEEN_IN_FEW: list[tuple[str, dict[str, Evidence]]] = [
    ("Ac", {}),
    ("Ac 2c", {}),
    ("Kc Kd", {"pair": (13,)}),
    ("Ac Kc Qc", {}),
    ("Kc 2d Kd", {"pair": (13, 2)}),
    ("Kc Kd Kh", {"three_of_a_kind": (13,)}),
    ("Ac 2c 3c 4c", {}),
    ("5c 6d 7h 8s", {}),
    ("Kc Kd 3h 2s", {"pair": (13, 3, 2)}),
    ("3c 3d Kh Ks", {"two_pair": (13, 3)}),
    ("3c 3d 3h Ks", {"three_of_a_kind": (3, 13)}),
    ("3c 3d 3h 3s", {"four_of_a_kind": (3,)}),
]


@pytest.mark.parametrize(("text", "seen"), SEEN_IN_FEW)
def test_evidence_in_fewer_than_five_cards(text: str, seen: dict[str, Evidence]) -> None:
    """What is equal counts in any hand; five in a row or of one suit take five cards."""
    few = of_cards(text)
    for name in NAMES:
        expected = few.ranks if name == "high_card" else seen.get(name, ())
        assert getattr(patterns, name)(few) == expected, name


def test_five_of_a_kind() -> None:
    """Five cards of a rank, the fifth a wild one: no other pattern but high card sees them."""
    four, joker = of_cards("9c 9d 9h 9s"), StandIn(Rank.NINE, Suit.CLUBS, wild=JOKER)
    five = Hand((*four.cards, joker))
    assert patterns.five_of_a_kind(five) == (9,)
    assert patterns.five_of_a_kind(four) == patterns.five_of_a_kind(hand("9c 9d 9h 9s Ac")) == ()
    assert [name for name in NAMES if getattr(patterns, name)(five)] == ["high_card"]


MADE: list[tuple[str, Pattern[Hand], str, Evidence]] = [
    ("a row of three", row(3), "4c 5d 6h", (6,)),
    ("its highest", row(3), "Qc Kd Ah", (14,)),
    ("its lowest", row(3), "Ac 3d 2h", (3,)),
    ("none round the corner", row(3), "Kc Ad 2h", ()),
    ("none with a hole", row(3), "Ac 3d 4h", ()),
    ("none with a pair", row(3), "3c 3d 4h", ()),
    ("none of another size", row(3), "3c 4d 5h 6s", ()),
    ("of one card, any", row(1, below=None), "7c", (7,)),
    ("of two", row(2), "2c Ad", (2,)),
    ("the short wheel", row(below=Rank.SIX), "Ac 6d 7h 8s 9c", (9,)),
    ("then not the wheel", row(below=Rank.SIX), "Ac 2d 3h 4s 5c", ()),
    ("none below the ace", row(below=None), "Ac 2d 3h 4s 5c", ()),
    ("the highest is there", row(below=None), "Tc Jd Qh Ks Ac", (14,)),
    ("one suit", one_suit(3), "2c 9c Ac", (14, 9, 2)),
    ("two suits", one_suit(3), "2c 9c Ad", ()),
    ("one suit of another size", one_suit(3), "2c 9c Ac 4c", ()),
    ("a size", of_size(2), "2c Ad", (14, 2)),
    ("another", of_size(2), "2c Ad 3c", ()),
    ("both", both(row(3), one_suit(3)), "4c 5c 6c", (6,)),
    ("only the first", both(row(3), one_suit(3)), "4c 5c 6d", ()),
    ("only the second", both(row(3), one_suit(3)), "4c 5c 7c", ()),
    ("neither", both(row(3), one_suit(3)), "4c 5c 7d", ()),
]


@pytest.mark.parametrize(
    ("made", "text", "evidence"), [pytest.param(*case, id=name) for name, *case in MADE]
)
def test_a_pattern_made_to_measure(made: Pattern[Hand], text: str, evidence: Evidence) -> None:
    """A pattern that a maker made sees its evidence in hands of its size, and `()` in others."""
    assert made(of_cards(text)) == evidence


@given(hands())
def test_the_standard_patterns_are_of_the_makers(five: Hand) -> None:
    """The straight, the flush and the straight flush are what the makers make unless told else."""
    assert patterns.straight(five) == row()(five)
    assert patterns.flush(five) == one_suit()(five)
    assert patterns.straight_flush(five) == both(row(), one_suit())(five)
    assert patterns.high_card(five) == of_size(5)(five)


@pytest.mark.parametrize("name", NAMES)
def test_evidence_orders(name: str) -> None:
    """Of hands with no stronger pattern, one higher on the ladder has higher evidence."""
    *stronger, pattern = [getattr(patterns, each) for each in NAMES[: NAMES.index(name) + 1]]
    weaker = [rung for rung in LADDER if not any(other(rung) for other in stronger)]
    seen = [evidence for rung in weaker if (evidence := pattern(rung))]
    assert len(seen) >= 3
    assert seen == sorted(set(seen))


def test_ten_straights() -> None:
    """Of all sets of five distinct ranks exactly ten are straights, with tops from 5 to the ace."""
    tops: list[int] = []
    for ranks in combinations(Rank, 5):
        text = " ".join(rank.letter + suit for rank, suit in zip(ranks, "cdhsc", strict=True))
        tops += patterns.straight(hand(text))
    assert sorted(tops) == list(range(5, 15))


@given(hands(), renamings, shufflings)
def test_suits_and_order_change_no_evidence(five: Hand, rename: Change, shuffle: Change) -> None:
    """No pattern sees which suits there are, or in what order the cards lie."""
    for name in NAMES:
        pattern: Pattern[Hand] = getattr(patterns, name)
        assert pattern(rename(five)) == pattern(five)
        assert pattern(shuffle(five)) == pattern(five)


@given(hands())
def test_kinds_exclude_each_other(five: Hand) -> None:
    """A hand is one of pair, two pair, three, full house, four of a kind, or has no equal ranks."""
    of_kinds = (
        patterns.pair,
        patterns.two_pair,
        patterns.three_of_a_kind,
        patterns.full_house,
        patterns.four_of_a_kind,
    )
    assert sum(bool(pattern(five)) for pattern in of_kinds) == (len(five.kinds) < 5)
