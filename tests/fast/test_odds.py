"""The odds by tables: those of the comparators, sooner."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poker_fp import (
    DECK,
    GAMES,
    HOUSE,
    STANDARD,
    Game,
    Hand,
    Odds,
    Player,
    Ranking,
    Spot,
    fast,
    odds,
    on,
    parse_spot,
    using,
)
from poker_fp.deals.odds import no_step
from poker_fp.deals.spots import ways
from poker_fp.fast import odds_by_ranks as odds_by_ranks_module
from poker_fp.fast import odds_of_spots, odds_way_arrays
from poker_fp.fast.odds_by_ranks import odds_by_ranks
from poker_fp.fast.odds_by_ways import odds_by_ways
from poker_fp.fast.odds_of_spots import compiled_once
from poker_fp.fast.odds_rank_arrays import odds_by_rank_arrays
from poker_fp.fast.odds_seats import RankSide, rank_side
from poker_fp.fast.odds_way_arrays import combination_places, odds_in_blocks
from poker_fp.fast.sides import CompiledSide
from tests.compiled import EVENS, LOWBALL
from tests.spots import spots


def sides_of(game: Game[Any]) -> tuple[CompiledSide, ...]:
    """The sides of a game as tables; none if it has none."""
    return fast.compile_game(game, compiled_once).map(lambda made: made.sides).value_or(())


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_way = pytest.mark.parametrize("arrays", [True, False], ids=["numpy", "plain"])

SLOW = {"joker-holdem", "joker-draw", "deuces-wild", "omaha-6", "omaha-double-board"}
"""A way takes the comparators many milliseconds."""


@each_way
@pytest.mark.parametrize(
    ("line", "number", "wins", "ties"),
    [
        ("texas-holdem - AhKh QsQd", 1_712_304, (787_966, 917_606), (6_732, 6_732)),
        ("omaha-holdem - KdKsQsJs Ac5c9dTd", 1_086_008, (574_478, 511_398), (132, 132)),
    ],
)
def test_before_the_flop(
    line: str, number: int, wins: tuple[int, ...], ties: tuple[int, ...], arrays: bool
) -> None:
    """The numbers of others, who went through all boards."""
    counted = fast.odds(parse_spot(line).unwrap(), arrays=arrays).unwrap()
    assert (counted.ways, counted.wins, counted.ties) == (number, wins, ties)


def test_aces_against_any_hand() -> None:
    """85.204 %, as is well known; too many ways to be counted one by one."""
    aces = parse_spot("texas-holdem - AsAh").unwrap()
    counted = fast.odds_against_any(aces).unwrap()
    assert counted.ways == 1225 * 1_712_304
    assert round(100 * float(counted.shares[0]), 3) == 85.204
    assert sum(counted.shares) == 1


@each_game
def test_as_the_comparators(game: Game[Any]) -> None:
    """Every game with a card or two to come, split pots and wild cards among them."""

    @settings(max_examples=2 if game.name in SLOW else 8)
    @given(spots(game))
    def holds(spot: Spot[Any]) -> None:
        expected = odds(spot)
        assert fast.odds(spot) == fast.odds(spot, arrays=False) == expected

    holds()


FEW = {"texas-holdem", "short-deck", "razz", "three-card", "leduc", "royal-holdem", "manila"}


@pytest.mark.parametrize("name", sorted(FEW))
def test_as_the_comparators_with_two_to_come(name: str) -> None:
    """Of the board, of one player or of two."""

    @settings(max_examples=3)
    @given(spots(GAMES[name], most_to_come=2, players=2))
    def holds(spot: Spot[Any]) -> None:
        assert fast.odds(spot) == fast.odds(spot, arrays=False) == odds(spot)

    holds()


def own(name: str, ranking: Ranking[Hand]) -> Game[Hand]:
    return Game(name, board=5, hole=2, hands=using(2, 1, 0), ranking=ranking)


LONG = Game("long", board=6, hole=1, hands=using(1, 0), ranking=STANDARD)

OWN = [
    own("lowball", LOWBALL),
    own("evens", EVENS),
    replace(own("at most one", LOWBALL), hands=using(1, 0)),
    replace(GAMES["greek-holdem"], ranking=EVENS),
    replace(GAMES["texas-holdem"], hands=lambda board, hole: [Hand((*hole, *board[:3]))]),
    Game("short board", board=3, hole=4, hands=using(3, 2), ranking=GAMES["razz"].ranking),
    replace(GAMES["texas-holdem"], hands=on(0, 4, using(2, 1, 0))),
    LONG,
]
"""Games in which one suit makes some hands weaker, and others that no table is made for."""


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_games_of_ones_own(game: Game[Any]) -> None:
    """As the comparators, whatever the ranking, and however the hands are chosen."""

    @settings(max_examples=6)
    @given(spots(game, most_to_come=1))
    def holds(spot: Spot[Any]) -> None:
        assert fast.odds(spot) == fast.odds(spot, arrays=False) == odds(spot)

    holds()


BY_RANKS = [
    game for game in GAMES.values() if (sides := sides_of(game)) and all(map(rank_side, sides))
]


def test_which_games_go_by_ranks() -> None:
    """Those with a board, of all of whose cards the best five count, or three as in Omaha."""
    names = (
        "short-deck short-deck-threes royal-holdem manila pineapple greek-holdem omaha-5 omaha-6"
    )
    more = "texas-holdem omaha-holdem holdem-hi-lo-8 omaha-hi-lo-8 courchevel-hi-lo-8 drawmaha"
    assert {game.name for game in BY_RANKS} == {*names.split(), *more.split()}


@pytest.mark.parametrize("game", BY_RANKS, ids=lambda game: game.name)
def test_by_ranks_as_way_by_way(game: Game[Any]) -> None:
    """With any number of the board's cards to come, and any of a suit on it already."""

    @settings(max_examples=8)
    @given(spots(game, most_to_come=0, players=3), st.integers(1, 3))
    def holds(whole: Spot[Any], missing: int) -> None:
        spot = replace(whole, board=whole.board[:-missing])
        sides = sides_of(game)
        by_ranks = [made for made in map(rank_side, sides) if made]
        expected = odds_in_blocks(spot, sides, no_step)
        assert odds_by_rank_arrays(spot, by_ranks) == expected
        assert odds_by_ranks(spot, by_ranks) == expected
        if expected.ways < 1000:
            assert odds_by_ways(spot, sides, no_step) == expected

    holds()


@each_way
@pytest.mark.parametrize(
    "line",
    [
        "holdem-hi-lo-8 2h3h4h5d AhKh AsKs 5h6h 7h8h 9h9s TdTs JdJs QdQs KdKc",  # 18 bits
        "texas-holdem 2h3h4h5d AhKh AsKs 5h6h 7h8h 9h9s TdTs JdJs QdQs KdKc AdAc 8d8c 7d7c 6d6c",
    ],
)
def test_many_players(line: str, arrays: bool) -> None:
    """More than there is a counter for each outcome of."""
    spot = parse_spot(line).unwrap()
    expected = odds(spot)
    assert fast.odds(spot, arrays=arrays) == expected
    sides = sides_of(spot.game)
    assert (odds_in_blocks if arrays else odds_by_ways)(spot, sides, no_step) == expected.unwrap()


@pytest.mark.parametrize(
    ("line", "arrays"),
    [
        ("texas-holdem 2h3h4h8s AhKh -", True),
        ("texas-holdem 2h3h4h8s AhKh -", False),
        ("razz AcKcQcJcTc 2h3h4h5h6h7h", True),
    ],
)
def test_a_step_tells_how_many_ways_are_counted(
    line: str, arrays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks may end anywhere among the ways."""
    spot = parse_spot(line).unwrap()
    monkeypatch.setattr(odds_way_arrays, "ROWS", 997)
    sides = sides_of(spot.game)
    steps: list[int] = []
    counted = (odds_in_blocks if arrays else odds_by_ways)(spot, sides, steps.append)
    assert counted.ways == ways(spot)
    assert sum(counted.shares) == 1
    assert steps == sorted(set(steps))
    assert steps[0] == 0
    assert len(steps) > 2
    assert steps[-1] < ways(spot)
    monkeypatch.undo()
    assert counted == fast.odds(spot).unwrap()


def test_what_a_step_raises() -> None:
    """Ends the counting, at the first spot of several by ranks as well."""

    def enough(counted: int) -> None:
        raise TimeoutError(counted)

    for line in (
        "texas-holdem - AhKh -",
        "texas-holdem - AhKh QsQd",
        "razz AcKcQcJc9c 2h3h4h5h6h7h",
    ):
        for arrays in (True, False):
            with pytest.raises(TimeoutError):
                fast.odds(parse_spot(line).unwrap(), step=enough, arrays=arrays)


@given(spots(GAMES["texas-holdem"], players=3), st.integers(0, 2), st.data())
@settings(max_examples=10)
def test_hands_to_come_by_ranks_as_way_by_way(
    whole: Spot[Any], missing: int, data: st.DataObject
) -> None:
    """A player who lacks a card or two, before the flop and on it: all the cards that may be."""
    player = data.draw(st.sampled_from(whole.players))
    short = replace(player, cards=player.cards[:1])
    players = tuple(short if each is player else each for each in whole.players)
    spot = replace(whole, board=whole.board[: 3 + missing], players=players)
    sides = sides_of(spot.game)
    assert fast.odds(spot).unwrap() == odds_in_blocks(spot, sides, no_step)


def test_a_board_of_six() -> None:
    """Four of them to come, or all."""
    spot = Spot(LONG, DECK[:2], (Player("", DECK[50:51]), Player("", DECK[20:21])))
    assert fast.odds(spot) == fast.odds(spot, arrays=False)
    expected = odds_in_blocks(spot, sides_of(LONG), no_step)
    assert fast.odds(spot).unwrap() == expected
    assert fast.odds(replace(spot, board=()), limit=18_395).unwrap().ways == 15_890_700


def test_too_many_ways() -> None:
    """By whichever way they would be counted."""
    for line, number in (
        ("seven-card-stud AhKh QsQd", None),
        ("texas-holdem - AhKh - -", None),
        ("omaha-holdem 2h3d4h KdKsQsJs -", 122_175_900),
    ):
        spot = parse_spot(line).unwrap()
        error = fast.odds(spot).failure()
        assert (error.ways, error.limit) == (number or ways(spot), 10_000_000)
    flop = parse_spot("texas-holdem 2h3h4h AhKh QsQd").unwrap()
    assert fast.odds(flop, limit=90).failure().ways == 990
    assert fast.odds(flop, limit=91) == fast.odds(flop)


def test_a_deck_without_enough_cards() -> None:
    """No way, and nothing won."""
    line = "royal-holdem - ThTs JhJs QhQs KhKs AhAs TcTd JcJd QcQd"
    none = Odds(0, (0,) * 8, (0,) * 8, (Fraction(0),) * 8)
    assert fast.odds(parse_spot(line).unwrap()).unwrap() == none
    assert odds(parse_spot(line).unwrap()).unwrap() == none


@pytest.mark.parametrize(("size", "taken"), [(5, 0), (5, 1), (6, 3), (4, 4), (3, 4)])
def test_all_places(size: int, taken: int) -> None:
    """In the order of `itertools.combinations`."""
    from itertools import combinations

    expected: Iterator[tuple[int, ...]] = combinations(range(size), taken)
    assert list(map(tuple, combination_places(size, taken).tolist())) == list(expected)


def test_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain way is taken; with `arrays=True` it is asked for."""
    spot = parse_spot("texas-holdem 2h3h4h AhKh QsQd").unwrap()
    expected = fast.odds(spot)
    monkeypatch.setitem(sys.modules, "numpy", None)
    odds_of_spots._has_numpy.cache_clear()
    used: list[Spot[Hand]] = []

    def counted(spot: Spot[Hand], sides: Sequence[RankSide]) -> Odds:
        used.append(spot)
        return odds_by_ranks(spot, sides)

    monkeypatch.setattr(odds_by_ranks_module, "odds_by_ranks", counted)
    assert fast.odds(spot) == expected
    assert used == [spot]
    odds_of_spots._has_numpy.cache_clear()


@pytest.mark.parametrize(
    "game",
    [
        replace(OWN[0], ranking=HOUSE),
        replace(OWN[0], ranking=()),
        replace(OWN[0], at_least=Hand(DECK[:4])),
        replace(OWN[0], deck=(*DECK, DECK[-1])),
    ],
    ids=["suits count", "no rules", "four cards at least", "a card twice"],
)
def test_games_without_tables(game: Game[Hand]) -> None:
    """Their odds are those of the comparators."""
    spot = Spot(game, DECK[4:8], (Player("", DECK[-2:]), Player("", DECK[20:22])))
    assert fast.odds(spot) == odds(spot)
