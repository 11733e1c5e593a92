"""A deal's standing: places, best fives, names, reasons, ties."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from poker_fp import (
    HOUSE,
    OMAHA_HOLDEM,
    TEXAS_HOLDEM,
    Card,
    Deal,
    Game,
    Hand,
    Player,
    Suit,
    Tie,
    card,
    compare,
    describe,
    explain_deal,
    parse_deal,
    rank_deal,
    rule,
    using,
)

CATEGORY_WORDS = {
    "Straight Flush": "straight flush",
    "Four of a Kind": "four of a kind",
    "Full House": "full house",
    "Flush": "flush",
    "Straight": "straight",
    "Three of a Kind": "three of a kind",
    "Two Pair": "two pair",
    "Pair": "pair",
}
"""The names of categories in the published showdowns; any other is a high card, as "Ace-high"."""


def standing(line: str) -> str:
    """The standing of a line's deal, in words."""
    return str(explain_deal(parse_deal(line).unwrap()))


def test_a_standing_says_who_with_what_and_why() -> None:
    """Each place has its hands, best five and name, and beats the next by something."""
    assert standing("texas-holdem 4cKs4h8s7s Ad4s Ac4d As9s KhKd 5d6d") == "\n".join(
        [
            "1. KhKd plays Kh Kd Ks 4c 4h: full house, King over 4",
            "   beats place 2 with full house: King over 4",
            "2. As9s plays As Ks 9s 8s 7s: flush, Ace",
            "   beats place 3 with flush: Ace",
            "3. 5d6d plays 8s 7s 6d 5d 4c: straight, 8 high",
            "   beats place 4 with straight: 8 high",
            "4. Ac4d plays 4d 4c 4h Ac Ks: three of a kind, 4",
            "   Ad4s plays 4s 4c 4h Ad Ks: three of a kind, 4",
            "   tie: same five ranks; suits never count",
        ]
    )


@pytest.mark.parametrize(
    ("line", "tie", "words"),
    [
        ("texas-holdem AcJd3hQs3c 8s2d 8h5d", Tie.BOARD, "both play the board"),
        ("texas-holdem JdTcQsKs9s 8c2s Qc4h 3h8d", Tie.RANKS, "same five ranks; suits never count"),
        ("texas-holdem JdTcQsKs9s 8c2s 7c4h 3h8d", Tie.BOARD, "all play the board"),
        ("texas-holdem JdJc7hKhKs AsQc Ah8h", Tie.RANKS, "same five ranks; suits never count"),
        ("texas-holdem AhKhQd7h6c AsTd AcTh", Tie.RANKS, "same five ranks; suits never count"),
        (
            "omaha-holdem AhKhQhJhTh 2c3d4s5c 2d3c4d5s",
            Tie.RANKS,
            "same five ranks; suits never count",
        ),
        ("five-card-draw TdJhQsKcAd ThJdQdKhAc", Tie.RANKS, "same five ranks; suits never count"),
    ],
)
def test_a_tie_is_explained(line: str, tie: Tie, words: str) -> None:
    """Nobody shows a card of their own, or they differ in suits alone."""
    (place,) = explain_deal(parse_deal(line).unwrap()).groups
    assert place.tie is tie
    assert f"tie: {words}" in standing(line)


@pytest.mark.parametrize(
    "line", ["texas-holdem 2h3h4h5d8d KdKs 9hJh", "texas-holdem AcJd3hQs3c 8s2d KcKd 8h5d KhKs"]
)
def test_the_winners_are_last_of_an_answer_and_first_of_a_standing(line: str) -> None:
    """Both orders, which run opposite ways, name the same winners."""
    deal = parse_deal(line).unwrap()
    ranked, standing = rank_deal(deal), explain_deal(deal)
    assert len(ranked.groups) > 1
    assert ranked.winners == ranked.groups[-1] == standing.groups[0].showings == standing.winners
    assert str(ranked).endswith("=".join(showing.player.text for showing in standing.winners))


def test_nobody_wins_where_nobody_plays() -> None:
    """A deal without players, which no line describes, has no groups."""
    deal = Deal(TEXAS_HOLDEM, (), ())
    assert rank_deal(deal).winners == explain_deal(deal).winners == ()


def test_one_player_has_one_place() -> None:
    """Who is alone ties with nobody and beats nobody."""
    (place,) = explain_deal(parse_deal("five-card-draw TdJhQsKcAd").unwrap()).groups
    assert (place.tie, place.beats, place.name) == (None, None, "straight, Ace high")


@pytest.mark.parametrize(
    ("line", "phrases"),
    [
        (
            "five-card-draw TdJdQdKdAd 2c2d3h4s5c 2h7d8h9sJc",
            [("royal flush", ""), ("pair", "2"), ("high card", "Jack")],
        ),
        ("texas-holdem AcJd3hQs3c 8s2d 8h5d JsTs", [("two pair", "Jack and 3"), ("pair", "3")]),
    ],
)
def test_a_place_keeps_what_its_name_is_made_of(line: str, phrases: list[tuple[str, str]]) -> None:
    """The name of what they have and the particulars, which nobody need cut out of the words."""
    places = explain_deal(parse_deal(line).unwrap()).groups
    assert [place.phrase for place in places] == phrases
    assert [place.name for place in places] == [
        describe(place.showings[0].hand) for place in places
    ]


def test_a_ranking_that_does_not_look_at_everything_ties_unlike_hands() -> None:
    """Under a rule that counts hearts, hands of other ranks tie, and that is said."""

    def count(hand: Hand) -> tuple[int, ...]:
        return (sum(card.suit == Suit.HEARTS for card in hand.cards),)

    hearts = rule("hearts", count)
    game = Game("hearts", board=0, hole=5, hands=using(5), ranking=(hearts,))
    deal = parse_deal("hearts 2h3d4c5s6c 8h9dTcJsQc", {"hearts": game}).unwrap()
    (place,) = explain_deal(deal).groups
    assert place.tie is Tie.RULES
    assert str(explain_deal(deal)).endswith("tie: no rule tells them apart")


def test_suits_are_not_said_to_be_nothing_where_they_count() -> None:
    """House rules look at suits; players tie where the same card of the board decides."""
    game = Game("house", board=5, hole=2, hands=using(2, 1, 0), ranking=HOUSE)
    deal = parse_deal("house Kh2c7s9dJc Kd3c Kc3d", {"house": game}).unwrap()
    (group,) = explain_deal(deal).groups
    assert group.tie is Tie.RULES


def test_hands_of_another_type_are_explained_by_their_own_rules() -> None:
    """A game of two cards, where a hand is a tuple of them, has standings like any other."""

    def ranks(cards: tuple[Card, ...]) -> tuple[int, ...]:
        return tuple(sorted((card.rank for card in cards), reverse=True))

    game: Game[tuple[Card, ...]] = Game(
        "two-cards", board=0, hole=2, hands=lambda _, hole: [hole], ranking=(rule("ranks", ranks),)
    )
    deal = parse_deal("two-cards AsKd KsAd 3c2c", {"two-cards": game}).unwrap()
    first, second = explain_deal(deal).groups
    assert [s.player.text for s in first.showings] == ["AsKd", "KsAd"]
    assert first.tie is Tie.RULES
    assert str(first.beats) == "Hand 1 wins. - with ranks"
    assert second.name == "ranks"


def read_showdown(showdown: dict[str, Any]) -> Deal[Hand]:
    """The deal of a published showdown, its players' texts their numbers."""
    game = {"Holdem": TEXAS_HOLDEM, "Omaha": OMAHA_HOLDEM}[showdown["game"]]
    players = [Player(str(p["player"]), tuple(map(card, p["cards"]))) for p in showdown["players"]]
    return Deal(game, tuple(map(card, showdown["board"])), tuple(players))


def test_published_showdowns(shared_data: Path) -> None:
    """Winners and the names of all hands agree, and so do the best five by their ranks."""
    text = (shared_data / "showdowns.jsonl").read_text()
    showdowns = [json.loads(line) for line in text.splitlines()]
    assert showdowns
    for showdown in showdowns:
        places = explain_deal(read_showdown(showdown)).groups
        (result,) = showdown["result"]
        numbers = result.partition(" with ")[0].partition("Player")[2]
        winners = {s.player.text for s in places[0].showings}
        assert winners == set(re.findall(r"\d+", numbers))
        told = {str(player["player"]): player for player in showdown["players"]}
        for place in places:
            for showing in place.showings:
                player = told[showing.player.text]
                best = Hand(tuple(map(card, player["best"])))
                assert compare(best, showing.hand) == 0
                assert best.ranks == showing.hand.ranks
                category = CATEGORY_WORDS.get(player["desc"].split(",")[0], "high card")
                assert place.name.replace("royal flush", "straight flush").startswith(category)
