"""Games as tables: hands as strong as the comparators say; or why a game has no tables."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from poker_fp import (
    DECK,
    GAMES,
    HOUSE,
    JOKER,
    SHORT_DECK,
    STANDARD,
    THREE_CARD,
    WILD,
    Card,
    Deal,
    Game,
    Hand,
    Rank,
    Ranked,
    compound,
    deck_of,
    hand,
    on,
    parse_cards,
    rainbow,
    rank_deal,
    using,
    wild,
)
from poker_fp.deals.choosing import Choosing, places_of
from poker_fp.deals.games import Cards
from poker_fp.fast import CompiledGame, CompiledSide, CompileError, compile_game, encode
from poker_fp.fast.arrays import BLOCK
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.shapes import any_five_of, as_omaha
from poker_fp.fast.taken import by_place
from poker_fp.fast.text import text_solver
from tests.compiled import EVENS, compiled_game, compiler
from tests.fast.dealt import deals_of, drawn, each_game, ranked_of


def strengths_of(side: CompiledSide, deal: Deal[Any]) -> list[int]:
    """The strength of each player's best hand."""
    board = side.encode(deal.board)
    return [side.strength(board, side.encode(player.cards)) for player in deal.players]


def are_as_ranked(game: CompiledGame, deal: Deal[Any], ranked: Ranked[Any]) -> bool:
    """Has each player, on each side, the strength of the hand that the comparators find?"""
    for side, groups in zip(game.sides, (ranked.groups, *ranked.also), strict=True):
        ordering = compound(*side.side.ranking)
        shown = {showing.player.cards: showing.hand for group in groups for showing in group}
        for player, strength in zip(deal.players, strengths_of(side, deal), strict=True):
            best = shown.get(player.cards)
            if strength != (-1 if best is None else side.evaluator.of(best)):
                return False
            if best is not None and ordering(side.evaluator.hand(strength), best) != 0:
                return False
    return True


def by_arrays(side: CompiledSide, deals: Iterable[Deal[Any]]) -> tuple[list[int], list[int]]:
    """The strengths of all players by arrays, and by look-ups."""
    rows = [(side.encode(d.board), side.encode(p.cards)) for d in deals for p in d.players]
    boards, holes = (np.array(part, np.int64) for part in zip(*rows, strict=True))
    strengths = side.strengths(boards.reshape(len(rows), -1), holes)
    return strengths.tolist(), [side.strength(board, hole) for board, hole in rows]


@each_game
def test_strengths_are_of_the_best_hands(name: str) -> None:
    """In 200 deals each player has the best hand that the comparators find, or none."""
    for deal, ranked in zip(deals_of(name), ranked_of(name), strict=True):
        assert are_as_ranked(compiled_game(name), deal, ranked)


@each_game
def test_arrays_of_players(name: str) -> None:
    """With numpy each row of boards and holes has the strength that it has without."""
    for side in compiled_game(name).sides:
        found, by_look_ups = by_arrays(side, deals_of(name))
        assert found == by_look_ups


OF_ONES_OWN = ["five-card-draw", "deuce-to-seven", "ace-to-five", "three-card", "joker-draw"]


@pytest.mark.parametrize("name", OF_ONES_OWN)
def test_every_class_of_hands_of_ones_own(name: str) -> None:
    """Each has its strength, by look-ups and by arrays: no two are in one place."""
    (side,) = compiled_game(name).sides
    classes = hand_classes(side.evaluator.sizes)
    hands = list(map(representative, classes))
    codes = [side.encode(hand.cards) for hand in hands]
    expected = list(map(side.evaluator.of, hands))
    assert [side.strength((), hole) for hole in codes] == expected
    rows = np.array(codes)
    assert side.strengths(np.zeros((len(rows), 0), np.int64), rows).tolist() == expected


@each_game
def test_no_two_kinds_of_cards_are_in_one_place(name: str) -> None:
    """With wild cards or without, of one suit or of several: five of a kind is in nobody's way."""
    for side in compiled_game(name).sides:
        places = Counter(place for taken in side.taken for place in by_place({taken: 0}))
        assert set(places.values()) == {1}


def test_so_many_boards_that_a_table_of_them_pays() -> None:
    """They have the strengths that they have a few at a time."""
    (side,) = compiled_game("omaha-holdem").sides
    deals = deals_of("omaha-holdem")
    rows = [(side.encode(d.board), side.encode(p.cards)) for d in deals for p in d.players]
    boards, holes = (np.array(part, np.int64) for part in zip(*rows, strict=True))
    few, times = side.strengths(boards, holes), BLOCK // len(rows) + 1
    many = side.strengths(np.tile(boards, (times, 1)), np.tile(holes, (times, 1)))
    assert (many == np.tile(few, times)).all()


# Games of one's own


@dataclass(frozen=True)
class Unpaired(Choosing):
    """Five of one's own, if no two are of a rank."""

    def places(self, board: int, hole: int) -> Iterable[tuple[int, ...]]:
        return combinations(range(hole), 5)

    def made(self, cards: Cards) -> Iterable[Hand]:
        made = Hand(cards)
        return (made,) if len(made.kinds) == 5 else ()

    def suits_matter_from(self, size: int) -> int:
        return size


def is_joker(card: Card) -> bool:
    return card == JOKER


def is_low(card: Card) -> bool:
    return card.rank in (Rank.TWO, Rank.THREE)


STUD, TEXAS, THREE = GAMES["seven-card-stud"], GAMES["texas-holdem"], GAMES["three-card"]
JOKERS = replace(STUD, hole=5, hands=wild(is_joker, using(5)), ranking=WILD)
OWN = {
    "eight cards": replace(STUD, hole=8),
    "ten cards, none of the board": replace(STUD, hole=10, board=6, hands=on(0, 0, using(5))),
    "two of three, and a board of four": replace(TEXAS, board=4, hole=3, hands=using(2, size=4)),
    "two boards of five, one counts": replace(TEXAS, board=10, hands=on(5, 10, using(2, 1))),
    "suits hurt": replace(STUD, ranking=EVENS),
    "suits hurt in Omaha": replace(GAMES["omaha-5"], ranking=EVENS),
    "a pair of jacks or better": replace(STUD, hole=5, at_least=hand("2c 3c 4d Jh Js")),
    "a hand that nobody beats": replace(STUD, at_least=hand("Ts Js Qs Ks As")),
    "hands of four": replace(STUD, hole=4, hands=using(4, size=4)),
    "twos and threes wild": replace(TEXAS, hands=wild(is_low, TEXAS.hands), ranking=WILD),
    "five jokers": replace(JOKERS, deck=deck_of(Rank.KING, jokers=5)),
    "three cards of a deck with jokers": replace(
        THREE, hands=wild(is_joker, THREE.hands), deck=deck_of(jokers=2)
    ),
    "wild cards on a part of the board": replace(
        JOKERS, board=3, hands=on(1, 3, wild(is_joker, using(4, 3))), deck=deck_of(jokers=1)
    ),
    "hands that not all cards make": replace(STUD, hole=6, hands=Unpaired()),
}


@pytest.mark.parametrize("kind", OWN)
def test_games_of_ones_own(kind: str) -> None:
    """Whatever hands are made of that tell their places, the tables know them."""
    game = replace(OWN[kind], name=kind)
    compiled = compile_game(game, compiler).unwrap()
    deals = list(drawn(game, 30))
    for deal in deals:
        assert are_as_ranked(compiled, deal, rank_deal(deal))
    for side in compiled.sides:
        found, by_look_ups = by_arrays(side, deals)
        assert found == by_look_ups


def test_a_side_that_nobody_can_win() -> None:
    """No hand is as good as a royal flush in clubs when there is but one suit of rags."""
    (side,) = compile_game(OWN["a hand that nobody beats"], compiler).unwrap().sides
    rags, royal = ("2c3c4c6c7d8d9d", "TcJcQcKcAc2d3d")
    strengths = [side.strength((), encode(parse_cards(text).unwrap())) for text in (rags, royal)]
    assert strengths == [-1, 7461]


# What cannot be compiled


class Silent(Choosing):
    """Hands that do not tell when suits matter."""

    def places(self, board: int, hole: int) -> Iterable[tuple[int, ...]]:
        return [tuple(range(5))]


def first_five(board: Cards, hole: Cards) -> Iterable[Hand]:
    return [Hand(hole[:5])]


FUNCTION = "its hands are of a function that does not tell their places"
NO_SUITS = "its hands do not tell when suits matter"
SIZES = "tables are of hands of 1 to 5 cards"
REFUSED: dict[str, tuple[Game[Hand], str]] = {
    "a function": (replace(STUD, hands=first_five), FUNCTION),
    "a function on a part of the board": (replace(STUD, hands=on(0, 0, first_five)), FUNCTION),
    "a function with wild cards": (replace(STUD, hands=wild(is_joker, first_five)), FUNCTION),
    "a kind that is silent": (replace(STUD, hands=Silent()), NO_SUITS),
    "badugi with a joker": (replace(STUD, hands=wild(is_joker, rainbow)), NO_SUITS),
    "hands of six": (replace(STUD, hands=using(6, size=6)), SIZES),
    "no hands at all": (replace(STUD, hands=using(8, size=8)), SIZES),
    "a joker that is not wild": (
        replace(STUD, deck=deck_of(jokers=1)),
        "a joker that is not wild has no rank",
    ),
    "two decks": (replace(STUD, deck=DECK + DECK), "2c is in the deck twice"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_game_without_tables_says_why(kind: str) -> None:
    """In a line, for the side that it is."""
    game, why = REFUSED[kind]
    (error,) = compile_game(game, compiler).failure()
    assert (error.game, error.side, error.why) == ("seven-card-stud", "high", why)
    assert str(error) == f"no tables of seven-card-stud, high: {why}"


def test_each_side_without_tables_says_why() -> None:
    """A ranking that looks at suits is refused by its counterexample, a good side not at all."""
    stud = replace(GAMES["stud-hi-lo-8"], ranking=HOUSE)
    (error,) = compile_game(stud, compiler).failure()
    assert isinstance(error.why, CompileError)
    assert str(error.why) in str(error)
    double = GAMES["omaha-double-board"]
    other = replace(double.also[0], hands=first_five)
    both = replace(double, hands=first_five, also=(other,))
    errors = compile_game(both, compiler).failure()
    assert [error.side for error in errors] == ["board 1", "board 2"]


@pytest.mark.parametrize("make", [text_solver, block_solver], ids=["look-ups", "arrays"])
def test_a_game_without_tables_is_played_all_the_same(make: Any) -> None:
    """Among lines of another that has them, one's own, each in its place; by other names, too."""
    games = {
        "mine": replace(STUD, name="mine", hands=first_five),
        "high": replace(THREE, name="high"),
    }
    lines = [
        "mine 2c3c4c5c7dKcKd AcAdAsKhQh2d2h",
        "high AcKdQs 2c2d3s",
        "mine AcAd",
        "three-card 2c",
    ]
    told = [
        "2c3c4c5c7dKcKd AcAdAsKhQh2d2h",
        "2c2d3s AcKdQs",
        "Error: column 6: the hand has 2 cards, not 7 (mine takes hands of 7 cards)",
    ]
    answers = make(games, compiler)("".join(f"{line}\n" for line in lines * 2).encode())
    *known, unknown = answers.text.decode().splitlines()[:4]
    assert known == told
    assert unknown.startswith("Error: column 1: unknown game 'three-card'")
    assert (answers.lines, answers.bad) == (8, (2, 3, 6, 7))


# What is asked wrongly


def test_cards_and_codes_that_are_not_of_the_game() -> None:
    """They are a ValueError that says what is wanted."""
    (side,) = compiled_game("short-deck").sides
    board, hole = (side.encode(parse_cards(text).unwrap()) for text in ("6c7c8c9dTd", "AcAd"))
    with pytest.raises(ValueError, match="2c is not in the deck of short-deck"):
        side.encode(parse_cards("2c").unwrap())
    for wrong in ((board[:4], hole), (board, board), (board, (*hole[:1], 7))):
        with pytest.raises(ValueError, match=r"short-deck takes a (board of 5|hole of 2) codes"):
            side.strength(*wrong)
    rows = np.array([board]), np.array([hole])
    assert side.strengths(*rows).tolist() == [side.strength(board, hole)]
    wrong_rows: list[tuple[Any, Any, str]] = [
        (rows[0][:, :4], rows[1], "a row of 5 codes for each board, not of 4"),
        (rows[0], [hole], "not an object of type list"),
        (rows[0], rows[1].astype(np.int32), "not of int32"),
        (rows[0], rows[1] + 1, "takes a hole of codes as the side's `encode` gives them"),
        (rows[0], np.repeat(rows[1], 2, axis=0), "as many rows of boards as of holes, not 1 and 2"),
    ]
    for boards, holes, message in wrong_rows:
        with pytest.raises(ValueError, match=message):
            side.strengths(boards, holes)


def test_a_wild_card_is_encoded_as_its_side_has_it() -> None:
    """All are alike, and `encode` of the deck knows none of them."""
    (side,) = compiled_game("joker-holdem").sides
    joker, ace = side.encode((JOKER, card_of("Ac")))
    assert joker not in encode(DECK)
    assert ace == encode([card_of("Ac")])[0]
    (deuces,) = compiled_game("deuces-wild").sides
    assert deuces.encode([card_of("2c"), card_of("2d")]) == (joker, joker)


def card_of(text: str) -> Card:
    return parse_cards(text).unwrap()[0]


# Rankings of other hands than five of a deck


def test_smaller_hands_have_strengths_and_no_grown_tables() -> None:
    """`of` takes them, and of another size says what it takes; `strength` says who else does."""
    three = compiler(THREE_CARD, (3,), False).unwrap()
    assert (three.classes, three.name(740)) == (741, "straight flush")
    assert three.hand(three.of(hand_of_three := Hand(parse_cards("2c 2d 3h").unwrap()))).ranks == (
        hand_of_three.ranks
    )
    with pytest.raises(ValueError, match="a hand of 3 cards is wanted here, not 2c 2d 2h 2s 3c"):
        three.of(hand("2c 2d 2h 2s 3c"))
    for tables in ("strength", "omaha", "arrays"):
        with pytest.raises(ValueError, match="tables are of five cards or more: ask `of`"):
            getattr(three, tables)


def test_a_ranking_for_wild_cards_knows_hands_without_them() -> None:
    """Five of a kind stands above all that a deck has, and is in nobody's way."""
    wild_ranking = compiler(WILD, (5,), True).unwrap()
    assert wild_ranking.classes == 7_462 + 13
    assert wild_ranking.name(7_474) == "five of a kind"
    assert str(wild_ranking.hand(7_474)) == "Ac Ad Ah As Jk as Ac"
    standard = compiler(STANDARD, (5,), False).unwrap()
    for seven in combinations(DECK[::5], 7):
        codes = encode(seven)
        assert wild_ranking.strength(codes) == standard.strength(codes)
        assert wild_ranking.strengths(np.array([codes])) == standard.strength(codes)


def test_the_short_deck_is_of_five_cards() -> None:
    """A game's deck may be smaller; its ranking is compiled for all cards."""
    (side,) = compiled_game("short-deck").sides
    assert side.evaluator == compiler(SHORT_DECK, (5,), False).unwrap()


# Which cards any five are of


@pytest.mark.parametrize(
    "name", ["texas-holdem", "pineapple", "omaha-holdem", "omaha-6", "drawmaha"]
)
def test_any_five_of_some_cards_are_the_hands_that_may_be_shown(name: str) -> None:
    """No hand is left out, and none is there that may not be shown."""
    game = GAMES[name]
    places = set(map(frozenset, places_of(game.hands, game.board, game.hole) or ()))
    some = any_five_of([tuple(taken) for taken in places])
    assert {frozenset(five) for cards in some for five in combinations(cards, 5)} == places
    assert len(some) == {"texas-holdem": 1, "pineapple": 3}.get(name, len(places))


@pytest.mark.parametrize(
    ("hands", "board", "hole", "omaha"),
    [
        (using(2), 5, 4, True),
        (using(2), 5, 7, False),
        (using(2), 4, 4, False),
        (using(2, 1), 5, 4, False),
        (using(3), 5, 4, False),
        (on(5, 10, using(2)), 10, 2, True),
    ],
)
def test_which_hands_are_of_two_and_three(hands: Any, board: int, hole: int, omaha: bool) -> None:
    """By their places alone."""
    shape = as_omaha(tuple(places_of(hands, board, hole) or ()), hole)
    assert (shape is not None) == omaha
