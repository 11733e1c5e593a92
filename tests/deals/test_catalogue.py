"""All the games that there are: their known answers, and what holds of every game."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_fp import (
    DECK,
    GAMES,
    JOKER,
    Card,
    Deal,
    Hand,
    Player,
    Suit,
    best_of,
    compound,
    explain_deal,
    parse_deal,
    rank_deal,
    shares,
    solve,
)
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.deals.listing import deck_in_words, example_of
from poker_fp.strategies import deals

VARIANTS = Path(__file__).parents[1] / "data" / "variants"
KNOWN = sorted(path.stem for path in VARIANTS.glob("*.in"))

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_which_games_there_are() -> None:
    """The three of the kata, and those with known answers."""
    assert [*CLASSIC, *KNOWN] == [*CLASSIC, *sorted(GAMES.keys() - CLASSIC.keys())]
    assert (len(GAMES), list(GAMES)[:3]) == (31, list(CLASSIC))


@pytest.mark.parametrize("name", KNOWN)
def test_lines_with_known_answers(name: str) -> None:
    """Every line is answered byte for byte as pokerkit answers it, or a plain key."""
    questions, answers = ((VARIANTS / f"{name}.{end}").read_text() for end in ("in", "out"))
    assert len(questions.splitlines()) >= 10
    assert [str(solve(line).unwrap()) for line in questions.splitlines()] == answers.splitlines()


# What holds of every game


def seats(deal: Deal[Hand]) -> list[list[set[int]]]:
    """On each side the groups of those who tie, the weakest first, as places among the players."""
    numbered = [Player(str(seat), player.cards) for seat, player in enumerate(deal.players)]
    ranked = rank_deal(replace(deal, players=tuple(numbered)))
    return [
        [{int(showing.player.text) for showing in group} for group in side]
        for side in (ranked.groups, *ranked.also)
    ]


def moved(order: Sequence[int], sides: list[list[set[int]]]) -> list[list[set[int]]]:
    return [[{order.index(seat) for seat in group} for group in side] for side in sides]


@pytest.mark.slow
@each_game
@settings(max_examples=8)
@given(data=st.data())
def test_neither_the_order_of_cards_nor_of_players_matters(game: Any, data: Any) -> None:
    """Cards of a board may not change boards, which is all that is said of the order of cards."""
    deal = data.draw(deals(game))
    boards = [deal.board[start : start + 5] for start in range(0, len(deal.board), 5)]
    board = tuple(card for each in boards for card in data.draw(st.permutations(each)))
    holes = [tuple(data.draw(st.permutations(player.cards))) for player in deal.players]
    order = data.draw(st.permutations(range(len(holes))))
    players = tuple(Player("", holes[seat]) for seat in order)
    shuffled = replace(deal, board=board, players=players)
    assert seats(shuffled) == moved(order, seats(deal))
    assert shares(shuffled) == tuple(shares(deal)[seat] for seat in order)


@pytest.mark.slow
@each_game
@settings(max_examples=8)
@given(data=st.data())
def test_suits_by_other_names_change_nothing(game: Any, data: Any) -> None:
    """Those that the deck has, in any order."""
    suits = sorted({card.suit for card in game.deck if card != JOKER})
    new = dict(zip(suits, data.draw(st.sampled_from([*permutations(suits)])), strict=True))

    def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(c if c == JOKER else replace(c, suit=Suit(new[c.suit])) for c in cards)

    deal = data.draw(deals(game))
    players = tuple(Player(player.text, renamed(player.cards)) for player in deal.players)
    assert seats(replace(deal, board=renamed(deal.board), players=players)) == seats(deal)


@pytest.mark.slow
@each_game
@settings(max_examples=8)
@given(data=st.data())
def test_the_parts_of_a_pot(game: Any, data: Any) -> None:
    """They are 1 together; who wins every side that is won scoops, and who wins none gets none."""
    deal = data.draw(deals(game))
    won = [side[-1] for side in seats(deal) if side]
    parts = shares(deal)
    assert sum(parts) == 1
    for seat, part in enumerate(parts):
        assert (part > 0) == any(seat in winners for winners in won)
        assert (part == 1) == all(winners == {seat} for winners in won)
        assert part == sum((Fraction(seat in w, len(w)) for w in won), Fraction()) / len(won)
    assert [part for _, part in explain_deal(deal).shares] == list(parts)


@pytest.mark.slow
@each_game
@settings(max_examples=8)
@given(data=st.data())
def test_a_game_is_best_of(game: Any, data: Any) -> None:
    """Players are in the order of the best of the hands they may show, on every side."""
    deal = data.draw(deals(game, min_players=2, max_players=3))
    for side, groups in zip(game.sides, seats(deal), strict=True):
        ordering = best_of(partial(side.hands, deal.board), compound(*side.ranking))
        in_order = [seat for group in groups for seat in sorted(group)]
        holes = [deal.players[seat].cards for seat in in_order]
        places = [number for number, group in enumerate(groups) for _ in group]
        for number, place in enumerate(places):
            for other, other_place in enumerate(places):
                expected = (place > other_place) - (place < other_place)
                assert ordering(holes[number], holes[other]) == expected


@each_game
def test_a_plain_function_answers_as_hands_that_know_their_places(game: Any) -> None:
    """Whatever `hands` are, they are called and no more is asked of them."""
    plain = replace(
        game,
        hands=lambda board, hole: list(game.hands(board, hole)),
        also=tuple(
            replace(side, hands=lambda board, hole, side=side: [*side.hands(board, hole)])
            for side in game.also
        ),
    )
    line = str(example_of(game))
    assert str(solve(line, {game.name: plain}).unwrap()) == str(solve(line).unwrap())


# What is said of games


@each_game
def test_the_example_of_a_game(game: Any) -> None:
    """It reads back, its players and its board are as they should be, and it has an answer."""
    deal = example_of(game)
    assert parse_deal(str(deal)).unwrap() == deal
    assert [len(deal.players), len(deal.board)] == [2, game.board]
    assert str(solve(str(deal)).unwrap())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("texas-holdem", "the 52 cards"),
        ("royal-holdem", "the 20 cards from 10 to Ace"),
        ("manila", "the 32 cards from 7 to Ace"),
        ("leduc", "the 6 cards Jh Js Qh Qs Kh Ks"),
        ("joker-draw", "the 52 cards and 1 joker"),
    ],
)
def test_a_deck_in_words(name: str, words: str) -> None:
    """Which cards it has, as few words as tell it."""
    assert deck_in_words(GAMES[name].deck) == words


def test_a_deck_that_is_like_no_other() -> None:
    """Of many cards that are no run of ranks only the number is told; a deck may be empty."""
    assert deck_in_words(DECK[:40]) == "the 40 cards of its own deck"
    assert deck_in_words(()) == "the 0 cards"
    assert deck_in_words((*DECK, JOKER, JOKER)) == "the 52 cards and 2 jokers"
