"""Lines of which not all cards are there yet."""

from collections import Counter
from math import comb, perm
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from returns.result import Failure

from poker_fp import GAMES, Game, Spot, parse_deal, parse_spot, solve
from poker_fp.deals.spots import are_apart, completed, left, to_come, ways
from poker_fp.text.errors import (
    CardsApart,
    Missing,
    NotACard,
    NotCards,
    NotInDeck,
    ParseError,
    RepeatedCard,
    UnknownGame,
    WrongCount,
)
from poker_fp.text.results import either
from tests.spots import spots
from tests.texts import any_text, assert_explained

HOLDEM = (
    "texas-holdem takes a board of up to 5 cards, - for none, and hands of up to 2 cards"
)  # fmt: skip
APART = (
    "write the board's cards together, and each hand's; "
    "texas-holdem takes a board of 5 cards and hands of 2 cards"
)


@pytest.mark.parametrize(
    ("line", "board", "hands"),
    [
        ("texas-holdem - AhKh QsQd", "", ["Ah Kh", "Qs Qd"]),
        ("texas-holdem 2h3h4s AhKh Qs -", "2h 3h 4s", ["Ah Kh", "Qs", ""]),
        ("\ufefftexas-holdem\t2h3h4s5d10c  AHKH QSQD\r\n", "2h 3h 4s 5d Tc", ["Ah Kh", "Qs Qd"]),
        ("razz AhKh2c 3c4c", "", ["Ah Kh 2c", "3c 4c"]),
        ("seven-card-stud - 3c", "", ["", "3c"]),
        ("joker-holdem JkJk2c KdKs", "Jk Jk 2c", ["Kd Ks"]),
        ("rhode-island Kh Jh Qs", "Kh", ["Jh", "Qs"]),
    ],
)
def test_what_is_read(line: str, board: str, hands: list[str]) -> None:
    """Any part may lack cards, to the last of them; what is typed is kept, spelled in any way."""
    spot = parse_spot(line).unwrap()
    assert " ".join(map(str, spot.board)) == board
    assert [" ".join(map(str, player.cards)) for player in spot.players] == hands


@pytest.mark.parametrize(
    ("line", "errors"),
    [
        ("", [Missing("", 1, "a line starts with a game, such as texas-holdem, omaha-holdem, "
                      "five-card-draw; poker-fp games lists all 31", what="game")]),
        ("texas-holdem", [Missing("", 13, HOLDEM, what="board"),
                          Missing("", 13, HOLDEM, what="hand")]),
        ("texas-holdem -", [Missing("", 15, HOLDEM, what="hand")]),
        ("razz", [Missing("", 5, "razz takes hands of up to 7 cards", what="hand")]),
        ("holdem - Ah2h3d5s9cKx", [
            UnknownGame("holdem", 1, "did you mean texas-holdem, omaha-holdem or royal-holdem?"),
            NotACard("Kx", 20, "the suits are c, d, h and s")]),
        ("texas-holdem - AhKhQd QsQd", [
            WrongCount("AhKhQd", 16, HOLDEM, what="hand", found=3, wanted=0, most=2),
            RepeatedCard("Qd", 25, also_at=20)]),
        ("texas-holdem 2h3h4h5h6h7h AhKh", [
            WrongCount("2h3h4h5h6h7h", 14, HOLDEM, what="board", found=6, wanted=0, most=5)]),
        ("texas-holdem 2h 3h 4h KdKs", [
            CardsApart("2h 3h 4h KdKs", 14, APART, what="the board or a hand")]),
        ("texas-holdem - K d QsQd", [
            CardsApart("K d QsQd", 16, APART, what="the board or a hand")]),
        ("short-deck - 2hAh", [
            NotInDeck("2h", 14, "short-deck is played with the 36 cards from 6 to Ace")]),
        ("texas-holdem - Ah-Kh QsQd", [
            NotCards("-", 18, "only blanks may stand between", what="a hyphen", places=(18,),
                     texts=("-",))]),
        ("joker-draw JkJk", [RepeatedCard("Jk", 14, "joker-draw has 1 joker", also_at=12)]),
        ("five-card-draw Jk", [NotCards("Jk", 16, "no joker in this game", what="a joker",
                                        places=(16,), texts=("Jk",))]),
    ],
)  # fmt: skip
def test_all_that_is_wrong(line: str, errors: list[ParseError]) -> None:
    """With its column, as on a line of a deal."""
    assert parse_spot(line) == Failure(tuple(errors))


@pytest.mark.parametrize(
    "line", ["texas-holdem - KdKs 9hJh", "texas-holdem 2h3h4h KdKs", "five-card-draw 2h3h4h5h"]
)
def test_solve_refuses_what_is_not_all_there(line: str) -> None:
    """A deal is whole; a spot is another type."""
    assert parse_spot(line).map(str).unwrap() == line
    for refuse in (solve, parse_deal):
        assert_explained(refuse(line), line)


@given(any_text | any_text.map(lambda text: f"texas-holdem - {text}"))
def test_any_text_is_read_or_explained(text: str) -> None:
    """No text raises; what is refused has errors, by column."""
    assert_explained(parse_spot(text), text)


@given(st.sampled_from([*GAMES.values()]).flatmap(lambda game: spots(game, most_to_come=9)))
def test_a_spot_is_read_back_from_its_line(spot: Spot[Any]) -> None:
    """Unless its parts look like cards that are written apart."""
    rows = [spot.board] * bool(spot.game.board) + [player.cards for player in spot.players]
    assume(not are_apart(spot.game, list(map(len, rows))))
    assert parse_spot(str(spot)).unwrap() == spot
    assert eval(repr(spot), {"parse_spot": parse_spot}) == spot


@given(st.sampled_from([*GAMES.values()]).flatmap(lambda game: spots(game, players=2)))
@settings(max_examples=50)
def test_every_way_is_a_whole_deal_and_no_other(spot: Spot[Any]) -> None:
    """As many as are counted, each from the cards that are left, all different but for jokers."""
    deals = list(completed(spot))
    assert len(deals) == ways(spot)
    for deal in deals:
        assert len(deal.board) == deal.game.board
        assert deal.board[: len(spot.board)] == spot.board
        for had, has in zip(spot.players, deal.players, strict=True):
            assert has.cards[: len(had.cards)] == had.cards
            assert len(has.cards) == deal.game.hole
        seen = [*deal.board, *(card for player in deal.players for card in player.cards)]
        assert not Counter(seen) - Counter(spot.game.deck)
    for card in set(left(spot)) if sum(to_come(spot)) else ():
        assert any(card in deal.board[len(spot.board) :] for deal in deals) or any(
            card in has.cards[len(had.cards) :]
            for deal in deals
            for had, has in zip(spot.players, deal.players, strict=True)
        )


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("texas-holdem - AhKh QsQd", comb(48, 5)),
        ("texas-holdem 2h3h4h5h6h AhKh QsQd", 1),
        ("seven-card-stud 2h3h4h5h6h 2c3c4c5c6c", comb(42, 2) * comb(40, 2)),
        ("leduc - Jh -", perm(5, 2)),
        ("joker-holdem 2h3h4h5h AhKh", 54 - 6),
        ("kuhn - - - -", 0),
    ],
)
def test_the_number_of_ways(line: str, number: int) -> None:
    """Cards of the board in any order, cards of players, too; each joker is a card by itself."""
    assert ways(parse_spot(line).unwrap()) == number


def test_a_value_that_is_no_spot() -> None:
    """What to write instead."""
    deal: Any = parse_deal("leduc Kh Jh Qs").unwrap()
    with pytest.raises(TypeError, match="a spot is wanted, not a Deal: parse_spot"):
        to_come(deal)


def test_a_game_of_ones_own() -> None:
    """Is read as any other."""
    game: Game[Any] = GAMES["leduc"]
    assert either(parse_spot("mine - Jh", {"mine": game}), lambda spot: spot.game, str) is game
