"""Compiling a ranking: the same order as the comparators, or a counterexample."""

import math
from collections.abc import Callable
from functools import cmp_to_key
from itertools import pairwise, product
from operator import mul

import pytest
from hypothesis import given

from poker_fp import (
    STANDARD,
    Hand,
    Rank,
    Ranking,
    category,
    compare,
    comparing,
    compound,
    natural,
    rule,
    rule_from,
    sign,
)
from poker_fp.fast import CompileError, compile_ranking, encode
from poker_fp.fast.checking import SAME_CLASS, SORTED, refutation
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.codes import KEYS, RANK_CODES, rank_multisets, rank_sets, sum_of_ranks
from poker_fp.fast.compiling import dense_strengths
from poker_fp.strategies import hands
from tests.compiled import RANKINGS, compiled, each_ranking
from tests.ladder import LADDER

STANDARD_CLASSES = 7_462


@each_ranking
def test_the_strengths_are_the_order_of_the_comparators(name: str) -> None:
    """A full sort of the 7,462 representatives, and each neighbour, agree with the strengths."""
    evaluator, ordering = compiled(name), compound(*RANKINGS[name])
    representatives = list(map(representative, hand_classes()))

    def strength(hand: Hand) -> int:
        return evaluator.strength(encode(hand.cards))

    by_strength = sorted(representatives, key=strength)
    assert by_strength == sorted(representatives, key=cmp_to_key(ordering))
    for low, high in pairwise(by_strength):
        expected = sign(strength(low) - strength(high))
        assert (ordering(low, high), ordering(high, low)) == (expected, -expected)
    assert {strength(hand) for hand in representatives} == set(range(evaluator.classes))


def test_the_classes() -> None:
    """There are 6,175 + 1,287 classes, each of its own ranks and suits, each of hands like it."""
    classes = hand_classes()
    assert len(set(classes)) == len(classes) == STANDARD_CLASSES
    assert sum(of.suited for of in classes) == math.comb(13, 5)
    for of in classes:
        hand = representative(of)
        assert len(set(hand.cards)) == len(hand.cards) == len(of.ranks)
        assert (tuple(sorted(hand.ranks)), hand.suited) == of


def test_the_standard_ranking_has_its_known_classes() -> None:
    """7,462 strengths; as in the Cactus Kev tables the royal flush stands first, 7-5-4-3-2 last."""
    standard = compiled("standard")
    assert standard.classes == STANDARD_CLASSES
    royal, worst = LADDER[-1], LADDER[0]
    for hand, strength, standing in ((royal, 7461, 1), (worst, 0, 7462)):
        assert standard.strength(encode(hand.cards)) == strength
        assert standard.standing(strength) == standing


@given(hands())
def test_the_way_back(hand: Hand) -> None:
    """A strength gives a hand that ties with the one it came from, and the name of its rule."""
    standard = compiled("standard")
    strength = standard.strength(encode(hand.cards))
    assert compare(standard.hand(strength), hand) == 0
    assert standard.name(strength) == category(hand).name


def test_rules_without_a_pattern_name_nothing() -> None:
    """A comparator written by hand says of no hand by itself that it applies."""
    assert compiled("lowball").name(0) is None


def test_everything_may_tie() -> None:
    """The empty ranking has one class."""
    evaluator = compile_ranking(()).unwrap()
    assert evaluator.classes == 1
    assert evaluator.strength(encode(LADDER[-1].cards)) == 0


def test_keys_tell_up_to_seven_ranks_apart() -> None:
    """No two multisets of 1 to 7 ranks have the same sum; those of 5, 6 and 7 are all there."""
    sums = [sum_of_ranks(ranks) for size in range(1, 8) for ranks in rank_multisets(size)]
    assert len(set(sums)) == len(sums)
    assert [len(list(rank_multisets(size))) for size in (5, 6, 7)] == [6_175, 18_395, 49_205]
    assert [len(list(rank_sets(size))) for size in (5, 6, 7)] == [1_287, 1_716, 1_716]
    assert list(RANK_CODES) == list(Rank)
    assert len(KEYS) == len(Rank)


def four_flush(hand: Hand) -> tuple[int, ...]:
    """Four cards of one suit, not five."""
    suits = [card.suit for card in hand.cards]
    return (1,) if any(suits.count(suit) == 4 for suit in suits) else ()


def royal_spades(hand: Hand) -> tuple[int, ...]:
    """One hand out of 2,598,960."""
    return (1,) if set(map(str, hand.cards)) == {"Ts", "Js", "Qs", "Ks", "As"} else ()


def flattered_aces(hand: Hand) -> float:
    """A key that one class of hands has no number for."""
    if hand.ranks == (14, 14, 14, 14, 2):
        return math.nan
    return float(sum(map(mul, hand.ranks, (15**4, 15**3, 15**2, 15, 1))))


REFUSED: dict[str, Ranking[Hand]] = {
    "a suit by name": (
        rule("clubs", lambda hand: tuple(c.rank for c in hand.cards if c.suit == "c")),
    ),
    "one hand by its suit": (rule("royal spades", royal_spades), *STANDARD),
    "a four-flush": (*STANDARD[:-1], rule("four-flush", four_flush), STANDARD[-1]),
    "the order of the cards": (rule_from("first", comparing(lambda hand: hand.cards[0].rank)),),
    "a cycle": (rule_from("cycle", lambda a, b: (a.ranks[0] - b.ranks[0] + 1) % 3 - 1),),
    "a key that is sometimes NaN": (rule_from("nan", comparing(flattered_aces)),),
    "evidence that is sometimes NaN": (rule("nan", lambda hand: (flattered_aces(hand),)),),  # type: ignore[arg-type,return-value]
    "a key that is always NaN and one": (
        rule_from("nan", comparing(lambda hand: math.nan if 14 in hand.ranks else hand.ranks[0])),
    ),
    "a tolerance": (
        rule_from("about", lambda a, b: (d := sum(a.ranks) - sum(b.ranks)) * (abs(d) > 1)),
    ),
    "a bool for an answer": (rule_from("bool", lambda a, b: a.ranks > b.ranks),),
    "a constant": (rule_from("constant", lambda a, b: 1),),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_no_order_of_ranks_and_suitedness_is_refused(why: str) -> None:
    """The counterexample holds: asked again the comparators answer so, and no numbering could."""
    error = compile_ranking(REFUSED[why]).failure()
    ordering = compound(*REFUSED[why])
    assert [ordering(a, b) for a, b, _ in error.answers] == [sign for _, _, sign in error.answers]
    assert not could_be_numbers(error)
    assert error.law in str(error)
    assert all(str(a) in str(error) and str(b) in str(error) for a, b, _ in error.answers)


def test_one_class_of_suits_is_enough_to_refuse_where_all_are_looked_at() -> None:
    """A thorough search starts with all the hands of the first class."""
    clubs = REFUSED["a suit by name"]
    assert compile_ranking(clubs, check="all").failure().law == SAME_CLASS


def by_ranks(hand: Hand) -> tuple[int, ...]:
    """A key, and by `comparing` a lawful order."""
    return hand.ranks


@pytest.mark.parametrize("key", [None, by_ranks], ids=["by comparators", "by their key"])
def test_strengths_that_are_not_those_of_the_order(
    key: Callable[[Hand], tuple[int, ...]] | None,
) -> None:
    """Where the order is lawful, two that are out of place are shown, as near as can be."""
    ordering = comparing(by_ranks)
    hands = list(map(representative, hand_classes()))
    right = dense_strengths(ordering, hands)
    wrong = [(strength + 3_000) % (max(right) + 1) for strength in right]
    assert refutation(ordering, hands, right, key, thorough=False) is None
    error = refutation(ordering, hands, wrong, key, thorough=False)
    assert error is not None
    assert error.law == SORTED
    ((one, other, answer),) = error.answers
    low, high = (wrong[hands.index(hand)] for hand in (one, other))
    assert (high - low, answer) == (1, 1)


def could_be_numbers(error: CompileError) -> bool:
    """Is there a number for each class in an error that explains all the answers?"""
    classes = sorted({class_of(hand) for a, b, _ in error.answers for hand in (a, b)})
    return any(
        all(
            natural(number[class_of(a)], number[class_of(b)]) == answer
            for a, b, answer in error.answers
        )
        for numbers in product(range(len(classes)), repeat=len(classes))
        if (number := dict(zip(classes, numbers, strict=True)))
    )


def class_of(hand: Hand) -> tuple[tuple[int, ...], bool]:
    """All that a compiled ranking may depend on."""
    return hand.ranks, hand.suited


def test_a_possible_order_is_no_counterexample() -> None:
    """The check of the counterexamples can fail."""
    low, high = LADDER[0], LADDER[-1]
    assert could_be_numbers(CompileError("a law", ((low, high, -1), (high, low, 1))))
    assert not could_be_numbers(CompileError("a law", ((low, high, -1), (high, low, -1))))
