"""Pots with several sides, jokers in text, and what is wrong with cards of a game's own deck."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from returns.result import Failure

from poker_fp import (
    ACE_TO_FIVE,
    GAMES,
    JOKER,
    STANDARD,
    Deal,
    Errors,
    Game,
    Hand,
    Player,
    Side,
    Tie,
    card,
    explain_deal,
    hand,
    parse_cards,
    parse_deal,
    rank_deal,
    shares,
    using,
)
from poker_fp.deals.duels import Duel, cards_wanted, duels, parse_held, pot, shares_of
from poker_fp.deals.misdealt import closest
from poker_fp.text.errors import NotCards, NotInDeck, RepeatedCard, WrongCount

OPENERS = Game(
    "openers", board=0, hole=5, hands=using(5), ranking=STANDARD, at_least=hand("2c3c4dJhJs")
)
"""Draw in which nobody wins who has less than a pair of jacks."""

OPENERS_LOW = replace(
    OPENERS, name="openers-low", also=(Side("low", using(5), ACE_TO_FIVE, hand("8c7d6h5s4c")),)
)
OWN = {game.name: game for game in (OPENERS, OPENERS_LOW)}


@pytest.mark.parametrize(
    ("line", "answer", "parts"),
    [
        ("openers JcJd2h3h4h QcQd2c3c4c TcTd2d3d4d", "JcJd2h3h4h QcQd2c3c4c", "0 1 0"),
        ("openers JcJd2h3h5h JhJs2c3c4c", "JhJs2c3c4c JcJd2h3h5h", "1 0"),
        ("openers AcTd2h3h5h", "-", "0"),
        ("openers-low AcTd2h3h5h KcQd2c3c4c", "- / -", "0 0"),
        ("openers-low Ac7d2h3h5h KcQd2c3c4c", "- / Ac7d2h3h5h", "1 0"),
        ("openers-low Ac7d2h3h5h As7s2c3c5c JcJdQhQd2d", "JcJdQhQd2d / Ac7d2h3h5h=As7s2c3c5c",
         "1/4 1/4 1/2"),
    ],
)  # fmt: skip
def test_who_may_win(line: str, answer: str, parts: str) -> None:
    """Who has less than is asked is left out; the pot goes to the sides that somebody wins."""
    deal = parse_deal(line, OWN).unwrap()
    assert str(rank_deal(deal)) == answer
    assert " ".join(map(str, shares(deal))) == parts


def test_two_players_with_the_same_cards() -> None:
    """Of a deck with two jokers two players may hold one each, and both have their part."""
    deck = (JOKER, JOKER, card("2c"))
    game = Game("one", board=0, hole=1, hands=using(1, size=1), ranking=STANDARD, deck=deck)
    deal = parse_deal("one Jk jk 2c", {"one": game}).unwrap()
    assert deal.players[0].cards == deal.players[1].cards
    assert sum(shares(deal)) == 1
    same = Deal(game, (), (Player("Jk", (JOKER,)),) * 2)
    assert shares(same) == (Fraction(1, 2), Fraction(1, 2))


# In words


def told(line: str, games: Any = GAMES) -> list[str]:
    return str(explain_deal(parse_deal(line, games).unwrap())).splitlines()


def test_a_block_for_each_side() -> None:
    """Each with its name above, and at the end who wins what part, the most first."""
    assert told("stud-hi-lo-8 4sAsTsQd4c8h2h 2dKdKhKs5c9c9h 3h5s7d8c2cKcJh") == [
        "high:",
        "1. 2dKdKhKs5c9c9h plays Kd Kh Ks 9c 9h: full house, King over 9",
        "   beats place 2 with full house: King over 9",
        "2. 4sAsTsQd4c8h2h plays 4s 4c As Qd Ts: pair, 4",
        "   beats place 3 with pair: 4",
        "3. 3h5s7d8c2cKcJh plays Kc Jh 8c 7d 5s: high card, King",
        "low:",
        "1. 3h5s7d8c2cKcJh plays 8c 7d 5s 3h 2c: 8-7-5-3-2 low",
        "2dKdKhKs5c9c9h wins 1/2 of the pot, 3h5s7d8c2cKcJh 1/2",
    ]


def test_who_scoops_and_who_has_nothing() -> None:
    """One who wins every side that is won takes all; and it may be that nobody wins any."""
    assert told("omaha-hi-lo-8 Kh4dQd8cJd Ah2hAdAs 9d9h6cTh")[-2:] == [
        "low: nobody has one", "9d9h6cTh scoops the pot",
    ]  # fmt: skip
    assert told("openers-low AcTd2h3h5h", OWN) == [
        "high: nobody has one", "low: nobody has one", "nobody wins the pot",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "last"),
    [
        ("three-card AsKd2c AdKs2h", "   tie: same three ranks; suits never count"),
        ("leduc Js Qh Qs", "   tie: same two ranks; suits never count"),
        ("badugi Ah3h5h4h 4s3s5sAs", "   tie: same rank; suits never count"),
        ("joker-holdem JkAsAdAcKh 2c3c 4d5d", "   tie: both play the board"),
    ],
)
def test_ties_of_hands_of_any_size(line: str, last: str) -> None:
    """As many ranks as a hand has; a joker on the board is the board's."""
    assert told(line)[-1] == last


def test_a_joker_in_each_hand_is_not_the_board() -> None:
    """Two hands that are equal in every card, each with a joker of its own."""
    line = "joker-holdem 2c3d7h9sKc JkKs JkKd"
    (group,) = explain_deal(parse_deal(line).unwrap()).groups
    assert group.tie is Tie.RANKS
    assert told(line)[0] == "1. JkKd plays Kd Kc (Jk as Kh) 9s 7h: three of a kind, King"


@pytest.mark.parametrize(
    ("line", "plays"),
    [
        ("joker-holdem JkJkQsQh2d QcQd", "Qc Qd Qs Qh (Jk as Qc): five of a kind, Queen"),
        ("joker-holdem JkJkQs7h2d QcQd", "Qc Qd Qs (Jk as Qh) (Jk as Qc): five of a kind, Queen"),
        ("joker-holdem AcKcQcJcTc Jk2d", "Ac Kc Qc Jc Tc: royal flush"),
        ("joker-holdem Jk9c7h6c2d 8dTs", "(Jk as Jc) Ts 9c 8d 7h: straight, Jack high"),
    ],
)  # fmt: skip
def test_of_equal_hands_the_one_with_the_fewest_stand_ins_is_shown(line: str, plays: str) -> None:
    """A joker that adds nothing is left out; one that does is shown."""
    (told_of,) = told(line)
    assert told_of.endswith(f" plays {plays}")


def test_low_hands_are_laid_out_as_they_count() -> None:
    """High to low, the ace last where it is low, and a pair first."""
    assert told("razz As2d3c4h5sKdKc")[0].startswith("1. As2d3c4h5sKdKc plays 5s 4h 3c 2d As:")
    assert told("ace-to-five AsAdKc2h8d")[0] == "1. AsAdKc2h8d plays As Ad Kc 8d 2h: pair, Ace"
    assert "plays As Kc 8d 4d 2h: A-K-8-4-2 low" in told("deuce-to-seven As4dKc2h8d")[0]


@pytest.mark.parametrize(
    ("line", "plays"),
    [
        ("texas-holdem Ac5s4s3h2d 9h8c", "5s 4s 3h 2d Ac: straight, 5 high"),
        ("five-card-draw Ac5c4c3c2c", "5c 4c 3c 2c Ac: straight flush, 5 high"),
        ("five-card-draw AcTcJcQcKd", "Ac Kd Qc Jc Tc: straight, Ace high"),
        ("five-card-draw AcKd4s3h2d", "Ac Kd 4s 3h 2d: high card, Ace"),
        ("short-deck Ac9d8s7h6h KcJh", "9d 8s 7h 6h Ac: straight, 9 high"),
        ("manila TcAc9hKdKh 8c7d", "Tc 9h 8c 7d Ac: straight, 10 high"),
        ("three-card Ac3h2d", "3h 2d Ac: straight, 3 high"),
        ("rhode-island Ac3c 2c", "3c 2c Ac: straight flush, 3 high"),
        ("joker-draw 5c3c2dJkAc", "5c (Jk as 4h) 3c 2d Ac: straight, 5 high"),
        ("deuce-to-seven Ac5s4c3d2h", "Ac 5s 4c 3d 2h: A-5-4-3-2 low"),
    ],
)  # fmt: skip
def test_the_ace_is_last_in_the_straight_that_it_starts(line: str, plays: str) -> None:
    """It is first in every other hand, where it is high."""
    player = line.split()[-1]
    assert told(line) == [f"1. {player} plays {plays}"]


# What is wrong

SIX_UP = "short-deck is played with the 36 cards from 6 to Ace"
NAME = "did you mean omaha-holdem, omaha-5 or omaha-6?"


@pytest.mark.parametrize(
    ("line", "errors"),
    [
        ("short-deck 6c7c8c9c2c KdKs", (NotInDeck("2c", 20, SIX_UP),)),
        (
            "short-deck 6c7c8c9c2c KdKdAc",
            (
                NotInDeck("2c", 20, SIX_UP),
                WrongCount(
                    "KdKdAc", 23, "short-deck takes a board of 5 cards and hands of 2 cards",
                    what="hand", found=3, wanted=2,
                ),
                RepeatedCard("Kd", 25, also_at=23),
            ),
        ),
        ("joker-draw JkJk2c3c4c", (RepeatedCard("Jk", 14, "joker-draw has 1 joker", also_at=12),)),
        (
            "joker-holdem Jk2c3c4c🃏 jkKd",
            (RepeatedCard("jk", 24, "joker-holdem has 2 jokers", also_at=14),),
        ),
        (
            "joker-draw 2c3c4c5cjoker",
            (NotCards("joker", 20, "write Jk", what="a joker", places=(20,), texts=("joker",)),),
        ),
        (
            "five-card-draw Jk2c3c4c5c",
            (
                NotCards(
                    "Jk", 16, "no joker in this game", what="a joker", places=(16,), texts=("Jk",)
                ),
            ),
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_cards_of_a_deck(line: str, errors: Errors) -> None:
    """A card that it lacks, one more than it has, a joker that is none or not written so."""
    assert parse_deal(line) == Failure(errors)


@pytest.mark.parametrize("joker", ["Jk", "jk", "JK", "jK", "🂿", "🃏", "🃟", "🃏\ufe0f"])
def test_a_joker_is_spelled_in_many_ways(joker: str) -> None:
    """In a game that has one; anywhere else it is none."""
    deal = parse_deal(f"joker-draw 3s7h2s{joker}Qh").unwrap()
    assert deal.players[0].cards[3] == JOKER
    assert "Failure" in str(parse_cards(joker))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("omaha", NAME),
        ("OMAHA", NAME),
        ("stud", "did you mean seven-card-stud or stud-hi-lo-8?"),
        ("holdem", "did you mean texas-holdem, omaha-holdem or royal-holdem?"),
        ("three", "did you mean three-card or short-deck-threes?"),
        ("hilo", "did you mean holdem-hi-lo-8, omaha-hi-lo-8 or courchevel-hi-lo-8?"),
        ("chinese", "poker-fp games lists all 31"),
        ("badugy", "did you mean badugi, badeucy or badacey?"),
        ("Razz", "did you mean razz?"),
    ],
)
def test_the_closest_games(name: str, said: str) -> None:
    """Those that have what was typed in their names, as whole words first; then those much alike.

    They are up to three, and of equals the plain game is first, as it is in the catalogue.
    """
    assert closest(name, GAMES) == said


# Two hands under the rules of a game


@pytest.mark.parametrize(
    ("name", "size"),
    [("texas-holdem", 5), ("omaha-6", 5), ("razz", 7), ("badeucy", 5), ("leduc", 2), ("kuhn", 1)],
)
def test_how_many_cards_are_compared(name: str, size: int) -> None:
    """What a player holds, or with a board as many as count."""
    assert cards_wanted(GAMES[name]) == size


@pytest.mark.parametrize(
    ("name", "one", "other", "said"),
    [
        ("razz", "As2d3c4h5sKdKc", "As2d3c4h6sKdKc", ["Hand 1 wins. - with 5-4-3-2-A low"]),
        ("badugi", "As2d3c3h", "As2d3c4h", ["Hand 2 wins. - with badugi: 4-3-2-A"]),
        ("joker-holdem", "AsAdAcAhJk", "AsKsQsJsTs",
         ["Hand 1 wins. - with five of a kind: Ace"]),
        ("holdem-hi-lo-8", "8h7d4c3s2d", "KhKdKc3s2c",
         ["Hand 2 wins. - with three of a kind: King", "Hand 1 wins. - the other has none"]),
        ("stud-hi-lo-8", "KhKdKc3s2cQdJd", "8h7d4c3s2dKcKd",
         ["Hand 1 wins. - with three of a kind: King", "Hand 2 wins. - the other has none"]),
        ("omaha-hi-lo-8", "KhKdKc3s2c", "KhKdKc3s2d", ["Tie.", "Nobody wins. - neither has one"]),
    ],
)  # fmt: skip
def test_two_hands_on_every_side(name: str, one: str, other: str, said: list[str]) -> None:
    """Who wins each, and where one of them, or neither, has what may win it."""
    game = GAMES[name]
    assert list(map(str, duels(game, *parse_held(game, [one, other]).unwrap()))) == said


def test_what_is_wrong_with_hands_of_a_game() -> None:
    """All of it, with the number of the hand."""
    badugi = GAMES["badugi"]
    assert parse_held(badugi, ["As2d3c", "As2d3cAs"]) == Failure(
        (
            WrongCount(
                "As2d3c", 1, "badugi compares hands of 4 cards",
                what="hand", found=3, wanted=4, hand=1,
            ),
            RepeatedCard("As", 7, also_at=1, hand=2),
        )
    )  # fmt: skip


def test_a_pot_that_neither_of_two_hands_wins() -> None:
    """Where neither has a hand that may win a side, and there is no other."""
    nobody: Duel[Hand] = Duel("low", (None, None), None)
    assert pot([nobody]) == "Nobody wins the pot."
    assert shares_of([nobody]) == (Fraction(), Fraction())
