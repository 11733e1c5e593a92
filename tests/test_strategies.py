"""The strategies: what they promise of their shares, and how they shrink."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis.vendor.pretty import pretty
from returns.result import Success

from poker_fp import (
    DECK,
    GAMES,
    OMAHA_HOLDEM,
    Deal,
    Hand,
    Tie,
    category,
    compare,
    explain,
    explain_deal,
    hand,
    laws,
    parse_deal,
)
from poker_fp.algebra.comparators import compound
from poker_fp.choices import hands as chosen_hands
from poker_fp.choices.deals import deal
from poker_fp.choices.pick import Pick
from poker_fp.rules.rankings import FULL_HOUSE
from poker_fp.strategies import cards, chosen, deals, hands, pairs, rankings, rivals

MEASURED = 3000
STRAIGHTS = [{14, 2, 3, 4, 5}, *(set(range(low, low + 5)) for low in range(2, 11))]
WRAPS = [{14, 2, 3, 4, 13}, {14, 2, 3, 13, 12}, {14, 2, 13, 12, 11}]


def many(made: Callable[[Pick], Any], count: int = MEASURED) -> list[Any]:
    """Values from even which is what Hypothesis draws before it learns."""
    random = Random(2)
    return [made(lambda most: random.randint(0, most)) for _ in range(count)]


def percent(answers: Iterator[bool]) -> float:
    found = list(answers)
    return 100 * sum(found) / len(found)


def is_near(hand: Hand) -> bool:
    ranks = set(hand.ranks)
    return ranks not in STRAIGHTS and any(len(ranks & straight) == 4 for straight in STRAIGHTS)


def suits_of(hand: Hand) -> list[str]:
    return [card.suit for card in hand.cards]


@pytest.mark.parametrize(
    ("share", "has"),
    [
        *(
            (share, lambda hand, name=name: category(hand).name == name)
            for name, share in {
                "high card": 19,
                "pair": 9,
                "two pair": 9,
                "three of a kind": 7,
                "straight": 11,
                "flush": 19,
                "full house": 8,
                "four of a kind": 7,
                "straight flush": 11,
            }.items()
        ),
        (9, lambda hand: set(hand.ranks) == {14, 5, 4, 3, 2}),
        (22, is_near),
        (8, lambda hand: set(hand.ranks) in WRAPS),
        (12, lambda hand: max(map(suits_of(hand).count, "cdhs")) == 4),
    ],
)
def test_hands_have_the_shares_that_their_docstring_states(
    share: int, has: Callable[[Hand], bool]
) -> None:
    """Every category, the wheel, near-straights, wraps and four-flushes are common."""
    assert percent(map(has, many(chosen_hands.hand))) == pytest.approx(share, abs=3)
    assert f"{share} %" in str(hands.__doc__)


def test_pairs_have_the_shares_that_their_docstring_states() -> None:
    """Ties, hands of one category, and decisions by a kicker are common."""
    two = [tuple(pair) for pair in many(lambda pick: chosen_hands.rivals(pick, 2, 2))]
    close = [pair for pair in two if category(pair[0]) == category(pair[1]) and compare(*pair)]
    shares = (
        percent(compare(*pair) == 0 for pair in two),
        100 * len(close) / len(two),
        percent(explain(*pair).place != 0 for pair in close),
    )
    assert shares == pytest.approx((25, 49, 54), abs=3)
    assert all(f"{share} %" in str(pairs.__doc__) for share in (25, 49, 54))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "ties", "strong", "boards"),
    [("texas-holdem", 30, 65, 5), ("omaha-holdem", 14, 68, 0), ("five-card-draw", 16, 38, 0)],
)
def test_deals_have_the_shares_that_their_docstring_states(
    game: str, ties: int, strong: int, boards: int
) -> None:
    """Ties, flushes and better, and boards that play are common."""
    dealt = many(lambda pick: deal(pick, GAMES[game], 2, 4), count=400)
    winners = [explain_deal(deal).groups for deal in dealt]
    names = "flush", "full house", "four of a kind", "straight flush", "royal flush"
    shares = (
        percent(any(group.tie for group in groups) for groups in winners),
        percent(groups[0].name.split(",")[0] in names for groups in winners),
        percent(groups[0].tie is Tie.BOARD for groups in winners),
    )
    assert shares == pytest.approx((ties, strong, boards), abs=5)
    stated = str(deals.__doc__)
    assert all(f"{share} %" in stated for share in (ties, strong))


@given(hands())
def test_a_hand_has_five_different_cards(hand: Hand) -> None:
    """Every drawn hand is one."""
    assert len(set(hand.cards)) == 5


@given(rivals(min_hands=2, max_hands=6))
def test_rivals_are_different_hands(drawn: tuple[Hand, ...]) -> None:
    """No hand comes twice; a card may."""
    assert 2 <= len(set(drawn)) == len(drawn) <= 6


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_deal_is_of_one_deck(game: Any) -> None:
    """No card comes more often than the game's deck has it, and all have the game's sizes."""

    @settings(max_examples=20)
    @given(deals(game))
    def holds(deal: Deal[Any]) -> None:
        dealt = deal.board + tuple(card for player in deal.players for card in player.cards)
        assert Counter(dealt) <= Counter(game.deck)
        assert len(dealt) == game.board + game.hole * len(deal.players)

    holds()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_deal_is_written_as_its_line(game: Any) -> None:
    """The line of a deal reads back to an equal deal, and so does what `repr` gives."""

    @settings(max_examples=20)
    @given(deals(game))
    def holds(deal: Deal[Any]) -> None:
        assert parse_deal(str(deal)) == Success(deal)
        assert eval(repr(deal), {"parse_deal": parse_deal}) == deal

    holds()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (DECK[0], "card('2c')"),
        ([DECK[0], DECK[51]], "[card('2c'), card('As')]"),
        (hand("2h 3d 5s 9c Kd"), "hand('2h 3d 5s 9c Kd')"),
        (
            parse_deal("texas-holdem 2h3h4h5d8d KdKs 9hJh").unwrap(),
            "parse_deal('texas-holdem 2h3h4h5d8d KdKs 9hJh').unwrap()",
        ),
        (FULL_HOUSE, "Rule(name='full house')"),
    ],
    ids=str,
)
def test_hypothesis_shows_a_value_that_fails_as_one_would_write_it(value: Any, shown: str) -> None:
    """A failing example is a line to paste into a test, and not the fields of its parts."""
    assert pretty(value) == shown


@given(rankings(), rivals(min_hands=3, max_hands=3))
def test_any_drawn_ranking_is_an_ordering(ranking: Any, three: tuple[Hand, ...]) -> None:
    """Rules in any order, reversed or not, fold into a total preorder."""
    ordering = compound(*ranking)
    assert laws.transitive(ordering, *three)
    assert laws.congruent(ordering, *three)
    assert laws.antisymmetric(ordering, *three[:2])


def test_the_simplest_of_each_is_plain() -> None:
    """Without a reason for more, a draw shrinks to low cards of mixed suits and one player."""
    # Explaining a find, Hypothesis may leave it on another value.
    plain = settings(phases=(Phase.generate, Phase.shrink), database=None)
    assert str(find(cards(), lambda _: True, settings=plain)) == "2c"
    assert str(find(hands(), lambda _: True, settings=plain)) == "7c 5d 4h 3s 2c"
    assert find(chosen(lambda pick: pick(0)), lambda _: True, settings=plain) == 0


NUMBERS: list[tuple[Callable[[], Any], str]] = [
    (lambda: rivals(min_hands=0), "min_hands is a whole number from 1 up, not 0"),
    (lambda: rivals(max_hands=-1), "max_hands is a whole number from 1 up, not -1"),
    (lambda: rivals(min_hands=2.0), "min_hands is a whole number from 1 up, not 2.0"),  # type: ignore[arg-type]
    (lambda: rivals(min_hands=3, max_hands=2), "min_hands=3 is more than max_hands=2"),
    (
        lambda: deals(OMAHA_HOLDEM, min_players=True),
        "min_players is a whole number from 1 up, not True",
    ),
    (lambda: deals(OMAHA_HOLDEM, max_players=0), "max_players is a whole number from 1 up, not 0"),
    (
        lambda: deals(OMAHA_HOLDEM, min_players=12),
        "min_players=12 is too many: a deck has cards for 11 players of omaha-holdem",
    ),
    (
        lambda: deals(OMAHA_HOLDEM, max_players=12),
        "max_players=12 is too many: a deck has cards for 11 players of omaha-holdem",
    ),
    (
        lambda: deals(OMAHA_HOLDEM, min_players=5, max_players=4),
        "min_players=5 is more than max_players=4",
    ),
]


@pytest.mark.parametrize(("asked", "said"), NUMBERS)
def test_numbers_that_no_draw_can_meet(asked: Callable[[], Any], said: str) -> None:
    """They are told when the strategy is made, in our own words."""
    with pytest.raises(ValueError, match=r"m(in|ax)_") as raised:
        asked()
    assert str(raised.value) == said


@pytest.mark.parametrize(
    ("fewest", "most", "allowed"),
    [(1, None, range(1, 5)), (6, None, [6]), (11, 11, [11]), (2, 9, range(2, 10))],
)
def test_as_many_players_as_asked_for(fewest: int, most: int | None, allowed: Any) -> None:
    """Up to four players, or as many as asked for, and never more than the deck has cards for."""

    @given(deals(OMAHA_HOLDEM, min_players=fewest, max_players=most))
    @settings(max_examples=30)
    def holds(deal: Deal[Any]) -> None:
        assert len(deal.players) in allowed

    holds()
