"""The games: which hands may be shown, and games that are not shipped."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Success

from poker_fp import (
    DECK,
    FIVE_CARD_DRAW,
    GAMES,
    OMAHA_HOLDEM,
    STANDARD,
    TEXAS_HOLDEM,
    Deal,
    Game,
    Player,
    Rank,
    Ranking,
    compare,
    compound,
    hand,
    is_ordered,
    is_strictly_ordered,
    parse_cards,
    parse_deal,
    patterns,
    rank_deal,
    reverse,
    rule,
    rule_from,
    solve,
    using,
)
from poker_fp.deals.games import Cards
from poker_fp.deals.standings import laid_out
from poker_fp.text.errors import on_one_line
from poker_fp.text.results import either


def answer(line: str, games: Mapping[str, Game[Any]] = GAMES) -> str:
    """The answer's line, be it of a right line or a wrong one."""
    return either(solve(line, games), str, on_one_line)


# Which five are shown

SHOWN = [
    ("a pair of one's own", TEXAS_HOLDEM, "2h3h4h5d8d", "KdKs", "Kd Ks 4h 5d 8d"),
    ("two of one's own before the board's", TEXAS_HOLDEM, "2c3d4h5s6c", "2d3c", "2d 3c 4h 5s 6c"),
    ("one of one's own", TEXAS_HOLDEM, "2c3d4h5s6c", "2dKh", "2d 3d 4h 5s 6c"),
    ("one of one's own, the later", TEXAS_HOLDEM, "2c3d4h5s6c", "Kh2d", "2d 3d 4h 5s 6c"),
    ("of one's own the first typed", TEXAS_HOLDEM, "AhAdAcAs2d", "KhKs", "Kh Ah Ad Ac As"),
    ("of one's own the first typed, swapped", TEXAS_HOLDEM, "AhAdAcAs2d", "KsKh", "Ks Ah Ad Ac As"),
    ("none of one's own", TEXAS_HOLDEM, "AsKsQsJsTs", "3c7h", "As Ks Qs Js Ts"),
    ("of the board the first typed", OMAHA_HOLDEM, "KhKdQcQs2d", "AcAh3s4s", "Ac Ah Kh Kd Qc"),
    ("of six suited exactly five", TEXAS_HOLDEM, "Jd7dQd4dTd", "AcAd", "Ad Jd 7d Qd Td"),
    ("the cards held", FIVE_CARD_DRAW, "", "9c8h2h6c4c", "9c 8h 2h 6c 4c"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "board", "hole", "shown"), [pytest.param(*row, id=name) for name, *row in SHOWN]
)
def test_which_five_are_shown(game: Game[Any], board: str, hole: str, shown: str) -> None:
    """Of equal hands the one with most of the player's own cards is shown, then the first typed."""
    ranked = solve(" ".join(filter(None, [game.name, board, hole]))).unwrap()
    ((showing,),) = ranked.groups
    assert (showing.player.text, str(showing.hand)) == (hole, shown)


@pytest.mark.parametrize(
    ("own", "expected"),
    [((0,), 1), ((1,), 10), ((2,), 10), ((2, 1, 0), 21), ((0, 2), 11), ((3,), 0), ((), 0)],
)
def test_using(own: tuple[int, ...], expected: int) -> None:
    """`using` gives every hand of five with so many cards of one's own, in the order asked for."""
    board, hole = DECK[:5], DECK[5:7]
    five = list(using(*own)(board, hole))
    assert len(five) == len(set(five)) == expected
    counts = [len(set(each.cards) & set(hole)) for each in five]
    assert counts == sorted(counts, key=own.index)


# Games that are not shipped


@dataclass(frozen=True)
class Trio:
    """A hand of three cards."""

    ranks: tuple[int, ...]
    suited: bool


def trios(board: Cards, hole: Cards) -> Iterable[Trio]:
    """The one hand of three that a player of three-card poker may show."""
    ranks = sorted((card.rank for card in board + hole), reverse=True)
    return [Trio(tuple(ranks), len({card.suit for card in hole}) == 1)]


def three_in_a_row(trio: Trio) -> patterns.Evidence:
    """The top of a straight of three, A-2-3 the lowest."""
    high, _, low = trio.ranks
    if trio.ranks == (Rank.ACE, Rank.THREE, Rank.TWO):
        return (Rank.THREE,)
    return (high,) if len({*trio.ranks}) == 3 and high - low == 2 else ()


def a_pair(trio: Trio) -> patterns.Evidence:
    """The pair's rank is the middle one, and the kicker what is left of the sum."""
    return (trio.ranks[1], sum(trio.ranks) - 2 * trio.ranks[1]) if len({*trio.ranks}) == 2 else ()


# In three-card poker a straight beats a flush, as flushes are the more common.
THREE_CARD_RANKING: Ranking[Trio] = (
    rule("straight flush", lambda trio: three_in_a_row(trio) if trio.suited else ()),
    rule("three of a kind", lambda trio: trio.ranks[:1] if len({*trio.ranks}) == 1 else ()),
    rule("straight", three_in_a_row),
    rule("flush", lambda trio: trio.ranks if trio.suited else ()),
    rule("pair", a_pair),
    rule("high card", lambda trio: trio.ranks),
)
THREE_CARD = Game("trio", board=0, hole=3, hands=trios, ranking=THREE_CARD_RANKING)

BIG_O = Game("big-o", board=5, hole=5, hands=using(2), ranking=STANDARD)

LOWBALL = Game(
    "lowball", board=0, hole=5, hands=using(5), ranking=(rule_from("lowest", reverse(compare)),)
)

MORE_GAMES: dict[str, Game[Any]] = {
    **GAMES, **{game.name: game for game in (THREE_CARD, BIG_O, LOWBALL)}
}  # fmt: skip

MORE_LINES = [
    ("trio AhKdQc AsKsJs 2c2d3h 9c9d9h 4s5s6s Ac2s3d Kc7d2h",
     "Kc7d2h 2c2d3h AsKsJs Ac2s3d AhKdQc 9c9d9h 4s5s6s"),
    ("trio 2c2dAh AcAd3h 2s2hAs", "2c2dAh=2s2hAs AcAd3h"),
    (
        "trio 2c2d",
        "Error: column 6: the hand has 2 cards, not 3 (trio takes hands of 3 cards)",
    ),
    # Only two of the five may be used, so that four to a flush in the hand are none.
    ("big-o 2c7d9cKhJs AcQc8c4c3s KdKs5h6h7h", "AcQc8c4c3s KdKs5h6h7h"),
    ("big-o 2c7d9cKhJc AcQc8c4c3s KdKs5h6h7h", "KdKs5h6h7h AcQc8c4c3s"),
    ("lowball 2h3d5s9cKd AcAdAhAsKc 7c5d4h3s2c", "AcAdAhAsKc 2h3d5s9cKd 7c5d4h3s2c"),
    ("texas-holdem 2h3h4h5d8d KdKs 9hJh", "KdKs 9hJh"),
    ("tryo 2c2d3h", "Error: column 1: unknown game 'tryo' (did you mean trio?)"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), MORE_LINES)
def test_a_game_is_added_as_a_value(line: str, expected: str) -> None:
    """A game of one's own, even with hands of three cards, is a value that `solve` is given."""
    assert answer(line, MORE_GAMES) == expected


def test_a_game_of_ones_own_is_suggested() -> None:
    """An unknown game is compared with the games that are there, not with those shipped."""
    errors = either(solve("tryo", MORE_GAMES), lambda _: (), lambda errors: errors)
    assert [error.hint for error in errors] == ["did you mean trio?"]
    errors = either(solve("omaha-holdem", {"trio": THREE_CARD}), lambda _: (), lambda e: e)
    assert [error.hint for error in errors] == ["a line starts with a game: trio"]


def test_a_deal_of_ones_own() -> None:
    """`rank_deal` works on values: a deal of any game, its hands of any type."""
    deal = Deal(
        THREE_CARD,
        (),
        tuple(Player(text, parse_cards(text).unwrap()) for text in ("2c2d3h", "4s5s6s", "Kc7d2h")),
    )
    ranked = rank_deal(deal)
    assert [[s.hand for s in group] for group in ranked.groups] == [
        [Trio((Rank.KING, Rank.SEVEN, Rank.TWO), False)],
        [Trio((Rank.THREE, Rank.TWO, Rank.TWO), False)],
        [Trio((Rank.SIX, Rank.FIVE, Rank.FOUR), True)],
    ]
    assert str(ranked) == "Kc7d2h 2c2d3h 4s5s6s"
    assert parse_deal("trio 2c2d3h 4s5s6s Kc7d2h", MORE_GAMES) == Success(deal)


def test_a_hand_of_another_kind_is_laid_out_as_it_is() -> None:
    """What is no hand of five is shown by its own text."""
    trio = Trio((Rank.KING, Rank.SEVEN, Rank.TWO), False)
    assert laid_out(trio, THREE_CARD_RANKING) == trio


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("five-card-draw 4c8h2h6c9c", "five-card-draw 4c8h2h6c9c"),
        ("\ttexas-holdem 2H3h4♥5d10D  KDKs 🂹Jh \r\n", "texas-holdem 2h3h4h5dTd KDKs 🂹Jh"),
        ("trio 2c3c4c KdKs2h", "trio 2c3c4c KdKs2h"),
    ],
)
def test_a_deal_is_written_as_its_line(line: str, written: str) -> None:
    """The board as cards are written, the hands as typed, a blank between."""
    deal = parse_deal(line, MORE_GAMES).unwrap()
    assert str(deal) == written
    assert parse_deal(written, MORE_GAMES) == Success(deal)


# Properties


@given(st.permutations(DECK), st.integers(1, 6), st.sampled_from([TEXAS_HOLDEM, OMAHA_HOLDEM]))
def test_groups_rise(deck: list[Any], players: int, game: Game[Any]) -> None:
    """Within a group all tie, each group beats the one before, and each shows its best five."""
    board, rest = tuple(deck[:5]), deck[5:]
    holes = [tuple(rest[i * game.hole : (i + 1) * game.hole]) for i in range(players)]
    deal = Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))
    groups = rank_deal(deal).groups
    assert sorted(s.player.text for group in groups for s in group) == sorted(
        player.text for player in deal.players
    )
    assert is_strictly_ordered(compare, [group[0].hand for group in groups])
    for group in groups:
        assert all(compare(group[0].hand, s.hand) == 0 for s in group)
        assert [s.player.text for s in group] == sorted(s.player.text for s in group)
        for s in group:
            assert all(compare(s.hand, other) >= 0 for other in game.hands(board, s.player.cards))


@given(st.permutations(DECK), st.integers(2, 6))
def test_an_answer_parses_again(deck: list[Any], players: int) -> None:
    """The hands of an answer, dealt again in its order, give the same answer."""
    texts = ["".join(map(str, deck[i * 5 : i * 5 + 5])) for i in range(players)]
    answered = answer("five-card-draw " + " ".join(texts))
    assert answer("five-card-draw " + answered.replace("=", " ")) == answered
    assert is_ordered(compound(*STANDARD), map(hand, answered.replace("=", " ").split()))
