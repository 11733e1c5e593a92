"""The odds of a spot, by the comparators, and the outs of its players."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import (
    GAMES,
    JOKER,
    Card,
    Game,
    Odds,
    Player,
    Spot,
    Suit,
    TooManyWays,
    odds,
    odds_against_any,
    outs,
    parse_spot,
    shares,
)
from poker_fp.deals.games import Cards
from poker_fp.deals.odds import STEP, against_any
from poker_fp.deals.spots import completed
from poker_fp.fast import odds_of_spots as fast
from tests.deals.test_split_pots import OWN
from tests.spots import spots

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

SLOW = {
    "joker-holdem",
    "joker-draw",
    "deuces-wild",
    "omaha-6",
    "badeucy",
    "badacey",
    "omaha-5",
    "courchevel-hi-lo-8",
    "omaha-double-board",
    "drawmaha",
    "omaha-hi-lo-8",
}
"""A way takes the comparators more than some milliseconds."""


def found(line: str) -> Odds:
    return odds(parse_spot(line).unwrap()).unwrap()


def examples(game: Game[Any]) -> int:
    return 1 if game.name in SLOW else 3


@pytest.mark.parametrize(
    ("line", "ways", "wins", "ties", "parts"),
    [
        # Two queens are left, and any other card leaves the aces ahead.
        ("texas-holdem AhAd2c7s QsQd AcKh", 44, (2, 42), (0, 0), "1/22 21/22"),
        # Nothing is to come: the flush has won.
        ("texas-holdem 2h3h4h5d8d KdKs 9hJh", 1, (0, 1), (0, 0), "0 1"),
        # 9 hearts are left: of 45 * 44 / 2 turns and rivers 36 * 35 / 2 have none of them.
        ("texas-holdem 2h3h9c AhKh AsKs", 990, (360, 0), (630, 630), "15/22 7/22"),
        # The jack on the board, of four cards, pairs the jack; else the king is higher or paired.
        ("leduc - Jh Kh", 4, (1, 3), (0, 0), "1/4 3/4"),
        ("kuhn Jc - -", 2, (0, 1, 1), (0, 0, 0), "0 1/2 1/2"),
        # The high half goes to the straight with the six-high low, and is shared in the second.
        ("omaha-hi-lo-8 2h3h4h8c KdKsQsJs Ac5c9dTd As5s9hTh", 36, (0, 0, 0), (0, 36, 36),
         "0 1/4 3/4"),
        ("omaha-hi-lo-8 2h3d4h8c KdKsQsJs Ac5c9dTd As5s9hTc", 36, (0, 0, 0), (0, 36, 36),
         "0 1/2 1/2"),
        # Three kings and three aces are left; with one of the two jokers the queens stay ahead.
        ("joker-holdem 2c7d9hJs AcKd QhQs", 46, (6, 40), (0, 0), "3/23 20/23"),
        # Four players, and three cards.
        ("kuhn - - - -", 0, (0, 0, 0, 0), (0, 0, 0, 0), "0 0 0 0"),
        # Three cards of a badugi beat two of it, whatever the last card is.
        ("badugi 2c3d4h AsKsKdQc", 45, (45, 0), (0, 0), "1 0"),
    ],
)  # fmt: skip
def test_odds_counted_by_hand(
    line: str, ways: int, wins: tuple[int, ...], ties: tuple[int, ...], parts: str
) -> None:
    """Ways, wins, ties and parts of the pot that a person can count."""
    assert found(line) == Odds(ways, wins, ties, tuple(map(Fraction, parts.split())))


def test_a_pot_that_nobody_may_win() -> None:
    """Jacks or better: three jacks are left of 48 cards."""
    spot = parse_spot("openers Jc2d3h4c", OWN).unwrap()
    assert odds(spot) == Success(Odds(48, (3,), (0,), (Fraction(3, 48),)))


@each_game
def test_odds_are_the_averages_of_shares(game: Game[Any]) -> None:
    """Each way counted once; who has a part and not all of it ties; the parts are 1 together."""

    @settings(max_examples=examples(game))
    @given(spots(game))
    def holds(spot: Spot[Any]) -> None:
        each = [shares(deal) for deal in completed(spot)]
        counted = odds(spot).unwrap()
        assert counted.ways == len(each)
        for seat, parts in enumerate(zip(*each, strict=True)):
            assert counted.wins[seat] == parts.count(Fraction(1))
            assert counted.ties[seat] == len([part for part in parts if 0 < part < 1])
            assert counted.shares[seat] == sum(parts) / len(parts)
        assert sum(counted.shares) == (1 if each else 0)

    holds()


def renamed(spot: Spot[Any], new: dict[Suit, Suit]) -> Spot[Any]:
    def cards(old: Cards) -> Cards:
        return tuple(c if c == JOKER else Card(c.rank, new[c.suit]) for c in old)

    players = (Player(player.text, cards(player.cards)) for player in spot.players)
    return Spot(spot.game, cards(spot.board), tuple(players))


SUITLESS = [game for game in GAMES.values() if game.name not in {"kuhn", "leduc"}]
"""Games whose deck is the same whatever its suits are called."""


@pytest.mark.parametrize("game", SUITLESS, ids=lambda game: game.name)
def test_neither_the_names_of_suits_nor_the_order_of_players_count(game: Game[Any]) -> None:
    """Suits called otherwise change no odds; players in another order have theirs in that order."""

    @settings(max_examples=max(1, examples(game) // 2))
    @given(spots(game), st.permutations(tuple(Suit)), st.data())
    def holds(spot: Spot[Any], suits: list[Suit], data: st.DataObject) -> None:
        counted = odds(spot).unwrap()
        other = renamed(spot, dict(zip(Suit, suits, strict=True)))
        assert odds(other).unwrap() == counted
        seats = data.draw(st.permutations(range(len(spot.players))))
        turned = replace(spot, players=tuple(spot.players[seat] for seat in seats))
        assert odds(turned).unwrap() == Odds(
            counted.ways,
            tuple(counted.wins[seat] for seat in seats),
            tuple(counted.ties[seat] for seat in seats),
            tuple(counted.shares[seat] for seat in seats),
        )

    holds()


@pytest.mark.parametrize("game", [GAMES["texas-holdem"], GAMES["leduc"], GAMES["omaha-hi-lo-8"]])
def test_odds_are_those_after_the_next_card_on_average(game: Game[Any]) -> None:
    """The board's next card first, and then the rest: the parts are the same."""

    @settings(max_examples=5)
    @given(spots(game, most_to_come=0, players=2))
    def holds(whole: Spot[Any]) -> None:
        spot = replace(whole, board=whole.board[:-1])
        after = Counter[int]()
        nexts = list(completed(spot))
        for deal in nexts:
            later = odds(replace(spot, board=deal.board)).unwrap()
            after.update(dict(enumerate(later.wins)))
        assert odds(spot).unwrap().wins == tuple(after[s] for s in range(len(spot.players)))

    holds()


def test_too_many_ways() -> None:
    """Are an error value that says how many, before anything is counted."""
    spot = parse_spot("texas-holdem - AhKh QsQd").unwrap()
    assert odds(spot, limit=1_712_303) == Failure(TooManyWays(1_712_304, 1_712_303))
    turn = parse_spot("texas-holdem 2h3h4s8c KdKs 9hJh").unwrap()
    assert odds(turn, limit=44) == odds(turn)
    assert "Failure" in str(odds(turn, limit=43))


def test_a_step_now_and_then() -> None:
    """With how many ways are counted; what it raises ends the counting."""
    steps: list[int] = []
    spot = parse_spot("texas-holdem 2h3h4s KdKs 9hJh").unwrap()
    assert "Success" in str(odds(spot, step=steps.append))
    assert steps == [*range(0, 990, STEP)]

    def enough(counted: int) -> None:
        raise TimeoutError(counted)

    with pytest.raises(TimeoutError):
        odds(spot, step=enough)


@pytest.mark.parametrize("line", ["kuhn Jc", "leduc Js Jh", "rhode-island 2c3c 4c"])
def test_against_any_cards(line: str) -> None:
    """One more player, who holds each of the hands that are left in turn."""
    spot = parse_spot(line).unwrap()
    counted = odds_against_any(spot)
    assert counted == odds(parse_spot(f"{line} -").unwrap()) == odds(against_any(spot))
    assert sum(counted.unwrap().shares) == 1
    assert odds_against_any(spot, limit=1).failure().limit == 1


def test_the_jack_of_kuhn_never_wins() -> None:
    """Against a queen or a king."""
    spot = parse_spot("kuhn Jc").unwrap()
    assert odds_against_any(spot) == Success(Odds(2, (0, 2), (0, 0), (Fraction(0), Fraction(1))))


# Outs


def told(line: str) -> list[tuple[bool, str, str]]:
    return [
        (each.ahead, " ".join(map(str, each.wins)), " ".join(map(str, each.ties)))
        for each in outs(parse_spot(line).unwrap())
    ]


HEARTS = "4h 5h 6h 7h 8h 9h Th Jh Qh"
NO_HEARTS = "2c 2d 2s 3c 3d 3s 4c 4d 4s 5c 5d 5s 6c 6d 6s 7c 7d 7s 8c 8d 8s 9d 9s Tc Td Ts Jc Jd Js Qc Qd Qs Kc Kd Ac Ad"  # noqa: E501


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("texas-holdem AhAd2c7s QsQd AcKh", [(False, "Qc Qh", ""), (True, "", "")]),
        ("texas-holdem 2h3h9c AhKh AsKs", [(False, HEARTS, NO_HEARTS), (False, "", NO_HEARTS)]),
        # Neither can be told apart from the other, nor is anybody ahead, before a board has begun.
        ("texas-holdem - AhKh QsQd", [(False, "", "")] * 2),
        # A whole board has no next card, and a game without a board none either.
        ("texas-holdem 2h3h4h5d8d KdKs 9hJh", [(False, "", ""), (True, "", "")]),
        ("razz Ac2c3c4c5c6c KcKdKhKsQcQd", [(True, "", ""), (False, "", "")]),
        # A straight for both, of one rank: 8 outs to tie, and none to win.
        ("texas-holdem 5c6d7h AcAd 8s2s", [(True, "", ""), (False, "4c 4d 4h 4s 9c 9d 9h 9s", "")]),
        # Two jokers are left, and each is an out.
        ("joker-holdem 4c5d6hTs AcAd 8s2s",
         [(True, "", ""), (False, "3c 3d 3h 3s 7c 7d 7h 7s Jk Jk", "")]),
        # One who is ahead on one side of the pot only is not ahead of who has the other.
        ("drawmaha 2h3h4s9c AhKhQdJdTc 9s9h2c2d5s", [
            (False, "5h 6h 7h 8h Th Jh Qh", "2s 3c 3d 3s 4c 4d 4h 5c 5d 6c 6d 6s 7c 7d 7s 8c 8d 8s "
             "9d Td Ts Jc Js Qc Qs Kc Kd Ks Ac Ad As"),
            (False, "", "2s 3c 3d 3s 4c 4d 4h 5c 5d 6c 6d 6s 7c 7d 7s 8c 8d 8s "
             "9d Td Ts Jc Js Qc Qs Kc Kd Ks Ac Ad As")]),
    ],
)  # fmt: skip
def test_outs_counted_by_hand(line: str, expected: list[tuple[bool, str, str]]) -> None:
    """Who is ahead, and the cards with which each of the others is, or ties."""
    assert told(line) == expected


@each_game
def test_outs_lead(game: Game[Any]) -> None:
    """With an out a player has the largest part, alone or not; with no other next card."""

    @settings(max_examples=examples(game))
    @given(spots(game, most_to_come=0))
    def holds(whole: Spot[Any]) -> None:
        spot = replace(whole, board=whole.board[:-1])
        each = outs(spot)
        assert sum(one.ahead for one in each) <= 1
        if not spot.board:
            assert not any(one.wins or one.ties for one in each)
            return
        for deal in completed(spot):
            parts, card = shares(deal), deal.board[-1]
            for seat, one in enumerate(each):
                leads = parts[seat] == max(parts) > 0
                alone = leads and parts.count(parts[seat]) == 1
                assert (card in one.wins) == (alone and not one.ahead)
                assert (card in one.ties) == (leads and not alone and not one.ahead)

    if game.board:
        holds()


@pytest.mark.parametrize("line", ["texas-holdem -" + " -" * 99, "razz -" + " -" * 9_999])
def test_more_players_than_cards(line: str) -> None:
    """There is no way, and that is known before any card is drawn, however it is counted."""
    spot = parse_spot(line).unwrap()
    for count in (odds, fast.odds, partial(fast.odds, arrays=False)):
        found = count(spot).unwrap()
        assert (found.ways, set(found.wins), set(found.shares)) == (0, {0}, {Fraction(0)})
