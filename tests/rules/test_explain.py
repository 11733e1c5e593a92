"""Why a hand wins: the value, and the sentences rendered from it."""

import json
from itertools import chain, combinations, combinations_with_replacement, starmap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import (
    HOUSE,
    SHORT_DECK,
    STANDARD,
    Card,
    Hand,
    Rank,
    Rule,
    Suit,
    compare,
    describe,
    explain,
    hand,
    lowest,
    patterns,
    rule,
    rule_from,
)

CATEGORIES = [
    ("2h 3d 5s 9c Kd", "high card: King"),
    ("Kh Kd As 9c 4d", "pair: King"),
    ("Jh Js 3c 3d Ac", "two pair: Jack and 3"),
    ("7c 7d 7h 2s Kc", "three of a kind: 7"),
    ("Ah 2d 3s 4c 5h", "straight: 5 high"),
    ("2s 8s As Qs 3s", "flush: Ace"),
    ("2h 4s 4c 2d 4h", "full house: 4 over 2"),
    ("9c 9d 9h 9s Ac", "four of a kind: 9"),
    ("5d 6d 7d 8d 9d", "straight flush: 9 high"),
    ("Tc Jc Qc Kc Ac", "royal flush"),
]
"""One hand of each category, weakest first, and what it has over every weaker one."""

WITHIN_CATEGORIES = [
    # winner, loser, what decides
    ("2c 3h 4s 8c Ah", "2h 3d 5s 9c Kd", "high card: Ace"),
    ("2h 3d 4s Qc Ad", "2c 3h 5s Jc Ah", "high card: Queen"),
    ("2h 3d 9s Qc Ad", "2c 3h 8s Qd Ah", "high card: 9"),
    ("2h 8d 9s Qc Ad", "2c 7h 9d Qd Ah", "high card: 8"),
    ("3h 8d 9s Qc Ad", "2c 8h 9d Qd Ah", "high card: 3"),
    ("Kh Kd 4s 3c 2d", "Qh Qd As Jc 9d", "pair: King"),
    ("Kh Kd As 4c 3d", "Kc Ks Qs Jc 9d", "pair: King, Ace kicker"),
    ("Kh Kd As Tc 3d", "Kc Ks Ad 9c 8d", "pair: King, 10 kicker"),
    ("Kh Kd As 9h 5d", "Kc Ks Ad 9c 4d", "pair: King, 5 kicker"),
    ("Jh Js 3c 3d 2c", "Th Ts 9c 9d Ac", "two pair: Jack and 3"),
    ("Jh Js 4c 4d 2c", "Jc Jd 3c 3d Ac", "two pair: Jack and 4"),
    ("Jh Js 3c 3d Ac", "Jc Jd 3h 3s Kc", "two pair: Jack and 3, Ace kicker"),
    ("8c 8d 8h 2s 3c", "7c 7d 7h As Kc", "three of a kind: 8"),
    ("7c 7d 7h 2s Ac", "7c 7d 7s Qs Kc", "three of a kind: 7, Ace kicker"),
    ("7c 7d 7h 3s Kc", "7c 7d 7s 2s Kd", "three of a kind: 7, 3 kicker"),
    ("2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c", "straight: 6 high"),
    ("Tc Jd Qh Ks Ac", "9c Td Jh Qs Kc", "straight: Ace high"),
    ("2s 8s As Qs 3s", "Kd Qd Jd 9d 8d", "flush: Ace"),
    ("2s 8s As Qs 3s", "Ad Jd Td 9d 8d", "flush: Queen"),
    ("2s 9s As Qs 3s", "Ad Qd 8d 7d 6d", "flush: 9"),
    ("2s 8s As Qs 4s", "Ad Qd 8d 3d 2d", "flush: 4"),
    ("3s 8s As Qs 4s", "Ad Qd 8d 4d 2d", "flush: 3"),
    ("4s 4c 4h 2h 2d", "3s 3c 3h Ah Ad", "full house: 4 over 2"),
    ("4s 4c 4h Ah Ad", "4s 4c 4d Kh Kd", "full house: 4 over Ace"),
    ("9c 9d 9h 9s 2c", "8c 8d 8h 8s Ac", "four of a kind: 9"),
    ("9c 9d 9h 9s Ac", "9c 9d 9h 9s Kc", "four of a kind: 9, Ace kicker"),
    ("2d 3d 4d 5d 6d", "Ad 2d 3d 4d 5d", "straight flush: 6 high"),
    ("Tc Jc Qc Kc Ac", "9d Td Jd Qd Kd", "royal flush"),
]

SUITED = [Hand(tuple(Card(rank, Suit.CLUBS) for rank in ranks)) for ranks in combinations(Rank, 5)]
UNSUITED = [
    Hand(tuple(starmap(Card, zip(ranks, chain(Suit, Suit), strict=False))))
    for ranks in combinations_with_replacement(Rank, 5)
    if ranks[0] != ranks[4]
]
REPRESENTATIVES = SUITED + UNSUITED
"""A hand of each of the 7,462 classes."""

representatives = st.sampled_from(REPRESENTATIVES)


def sentence(text: str, other: str) -> str:
    """What the kata says of two hands."""
    return str(explain(hand(text), hand(other)))


@pytest.mark.parametrize(
    ("weaker", "stronger", "reason"),
    [(weaker, stronger, reason) for (weaker, _), (stronger, reason) in combinations(CATEGORIES, 2)],
)
def test_every_category_against_every_weaker_one(weaker: str, stronger: str, reason: str) -> None:
    """The winner is named with its pattern, whichever hand it is."""
    assert sentence(stronger, weaker) == f"Hand 1 wins. - with {reason}"
    assert sentence(weaker, stronger) == f"Hand 2 wins. - with {reason}"


@pytest.mark.parametrize(("winner", "loser", "reason"), WITHIN_CATEGORIES)
def test_every_place_that_can_decide_within_a_category(
    winner: str, loser: str, reason: str
) -> None:
    """The rank that decided is named, and as a kicker where it is one."""
    assert sentence(winner, loser) == f"Hand 1 wins. - with {reason}"
    assert sentence(loser, winner) == f"Hand 2 wins. - with {reason}"


@pytest.mark.parametrize("text", [text for text, _ in CATEGORIES])
def test_a_tie_in_every_category(text: str) -> None:
    """Hands that differ in suits alone tie, every rule having been asked."""
    original = hand(text)
    renamed = hand(text.translate(str.maketrans("cdhs", "dhsc")))
    why = explain(original, renamed)
    assert str(why) == "Tie."
    assert (why.sign, why.rule, why.evidence, why.place) == (0, None, (None, None), None)
    assert [vote.rule for vote in why.trace] == list(STANDARD)


KATA = [
    # Emily Bache's poker hands, as the kata tells them
    ("2H 3D 5S 9C KD", "2C 3H 4S 8C AH", -1, "Hand 2 wins. - with high card: Ace"),
    ("2H 4S 4C 2D 4H", "2S 8S AS QS 3S", 1, "Hand 1 wins. - with full house: 4 over 2"),
    ("2H 3D 5S 9C KD", "2C 3H 4S 8C KH", 1, "Hand 1 wins. - with high card: 9"),
    ("2H 3D 5S 9C KD", "2D 3H 5C 9S KH", 0, "Tie."),
]


@pytest.mark.parametrize(("one", "other", "sign", "text"), KATA)
def test_the_four_pairs_of_the_kata(one: str, other: str, sign: int, text: str) -> None:
    """The sign and the sentence of the kata's own cases."""
    why = explain(hand(one), hand(other))
    assert (why.sign, str(why)) == (sign, text)


def test_the_four_pairs_are_those_that_were_published(shared_data: Path) -> None:
    """They were copied right."""
    cases = json.loads((shared_data / "bache-kata.json").read_text(encoding="utf-8"))["cases"]
    assert [
        tuple(case[key] for key in ("hand1", "hand2", "compare", "text")) for case in cases
    ] == KATA


def test_the_value_says_what_decided_where_and_how() -> None:
    """The rule, what it saw in both hands, the place that decided, and every vote before."""
    why = explain(hand("Kh Kd As Tc 3d"), hand("Kc Ks Ad Jc 8d"))
    assert why.sign == -1
    assert why.rule is STANDARD[7]
    assert why.evidence == ((13, 14, 10, 3), (13, 14, 11, 8))
    assert why.place == 2
    assert [vote.sign for vote in why.trace] == [0, 0, 0, 0, 0, 0, 0, -1]
    assert [vote.evidence for vote in why.trace[:-1]] == [((), ())] * 7


def test_there_is_a_representative_of_every_class() -> None:
    """7,462 of them, as many as the comparators tell apart."""
    assert len(REPRESENTATIVES) == 7_462


@given(representatives, representatives)
def test_explaining_agrees_with_comparing(one: Hand, other: Hand) -> None:
    """The sign is that of `compare`, and the deciding rule is the first that is not 0."""
    why = explain(one, other)
    assert why.sign == compare(one, other)
    votes = [each(one, other) for each in STANDARD]
    assert why.rule == next((r for r, vote in zip(STANDARD, votes, strict=True) if vote), None)
    assert [vote.sign for vote in why.trace] == votes[: len(why.trace)]


@given(representatives, representatives)
def test_swapping_the_hands_mirrors_the_explanation(one: Hand, other: Hand) -> None:
    """Everything but the direction stays: rule, place, words; signs and evidence change sides."""
    why, mirrored = explain(one, other), explain(other, one)
    assert (mirrored.rule, mirrored.place, mirrored.reason) == (why.rule, why.place, why.reason)
    assert mirrored.evidence == why.evidence[::-1]
    assert [(-vote.sign, vote.evidence[::-1]) for vote in mirrored.trace] == [
        (vote.sign, vote.evidence) for vote in why.trace
    ]
    swapped = str(why).translate(str.maketrans("12", "21")) if why.sign else "Tie."
    assert str(mirrored).split(" - ")[0] == swapped.split(" - ")[0]


@given(representatives, representatives)
def test_the_sentence_names_a_rank_that_really_differs(one: Hand, other: Hand) -> None:
    """The winner's rank at the deciding place is in the sentence, and higher than the loser's."""
    why = explain(one, other)
    if why.sign == 0:
        assert one.ranks == other.ranks
        return
    won, lost = why.evidence if why.sign > 0 else why.evidence[::-1]
    assert won is not None
    assert lost is not None
    assert why.place is not None
    assert won[: why.place] == lost[: why.place]
    assert won[why.place :] > lost[why.place :]
    if why.reason != "royal flush":
        assert Rank(won[why.place]).word in why.reason.partition(": ")[2].replace(",", "").split()


def test_a_rule_written_by_hand_gives_its_name_alone() -> None:
    """A rule from a comparator has no evidence, and no words but its name."""
    lowest: Rule[Hand] = rule_from("lowest card", lambda a, b: a.ranks[-1] - b.ranks[-1])
    why = explain(hand("2h 3d 5s 9c Kd"), hand("3h 4d 5c 9d Kh"), (lowest,))
    assert str(why) == "Hand 2 wins. - with lowest card"
    assert (why.evidence, why.place) == ((None, None), None)


def test_a_pattern_of_ones_own_gives_the_name_of_its_rule() -> None:
    """Without a wording nobody knows what its evidence means; with one it is said."""

    def spades(hand: Hand) -> tuple[int, ...]:
        return (sum(card.suit == Suit.SPADES for card in hand.cards),)

    one, other = hand("2s 3d 5c 9c Kd"), hand("2c 3d 5c 9c Kd")
    assert explain(one, other, (rule("spades", spades),)).reason == "spades"
    worded = rule("spades", spades, lambda name, evidence, _: (name, str(evidence[0])))
    assert explain(one, other, (worded,)).reason == "spades: 1"


def test_the_words_of_a_pattern_follow_it_into_other_rankings() -> None:
    """A rule made anew from one of poker's patterns is worded as in the standard ranking."""
    trips = (rule("a set", patterns.three_of_a_kind),)
    why = explain(hand("7c 7d 7h 2s Ac"), hand("7c 7d 7s Qs Kc"), trips)
    assert why.reason == "a set: 7, Ace kicker"


def test_under_a_reversed_rule_the_hand_without_the_pattern_wins() -> None:
    """The winner has no pair: the sentence says what it has instead, or if there is nothing, so."""
    pair, nothing = hand("Kh Kd As 9c 4d"), hand("2h 3d 5s 9c Kd")
    no_pairs = lowest((rule("pair", patterns.pair),))
    assert explain(pair, nothing, no_pairs).reason == "no pair"
    lowball = lowest(STANDARD)
    assert str(explain(pair, nothing, lowball)) == "Hand 2 wins. - with high card: King"
    assert str(explain(hand("2h 3d 4s 5c 6d"), pair, lowball)) == "Hand 2 wins. - with pair: King"
    assert explain(pair, nothing, lowball).evidence == ((13, 14, 9, 4), ())


def test_a_vote_that_its_evidence_does_not_account_for_gives_the_name() -> None:
    """A rule whose comparator looks at something else than its pattern has no place to name."""
    odd = (Rule("odd", lambda _a, _b: 1, patterns.pair),)
    why = explain(hand("Kh Kd As 9c 4d"), hand("Kc Ks Ad 9d 4c"), odd)
    assert (why.place, why.reason) == (None, "odd")


def test_a_ranking_without_rules_ties_everything() -> None:
    """Nothing was asked, so nothing decided."""
    why = explain(hand("Kh Kd As 9c 4d"), hand("2h 3d 5s 9c Kd"), ())
    assert (str(why), why.trace, why.reason) == ("Tie.", (), "")


@pytest.mark.parametrize(
    ("text", "words"),
    [(text, reason.replace(": ", ", ")) for text, reason in CATEGORIES],
)
def test_a_hand_is_described_by_its_own_category(text: str, words: str) -> None:
    """The strongest pattern in the hand, with the ranks that make it and no kickers."""
    assert describe(hand(text)) == words


def test_a_hand_is_described_under_the_ranking_given() -> None:
    """Each ranking has its own categories; one without patterns has none to name."""
    wheel = hand("Ac 6d 7h 8s 9c")
    assert describe(wheel, SHORT_DECK) == "straight, 9 high"
    assert describe(wheel) == "high card, Ace"
    assert describe(hand("Kh Kd As 9c 4d"), HOUSE) == "pair, top card King of hearts"
    assert describe(wheel, (rule_from("order", compare),)) == "no pattern"
