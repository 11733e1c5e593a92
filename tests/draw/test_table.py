"""Five-card draw: the transitions, and the robots' policy."""

import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from returns.result import Failure, Success

from poker_fp import (
    DECK,
    FIVE_CARD_DRAW,
    HOUSE,
    STANDARD,
    Card,
    Deal,
    Hand,
    Player,
    Rule,
    card,
    compound,
    describe,
    explain_deal,
    hand,
    parse_cards,
    winners,
)
from poker_fp import rule as rule_of
from poker_fp.deals.games import Cards
from poker_fp.draw.moves import (
    CARDS_EACH,
    POSITIONS,
    GameOver,
    MoveError,
    NotAPosition,
    NotAShuffle,
    OutOfTurn,
    RepeatedPosition,
    WrongDeck,
    WrongPlayers,
    parse_positions,
)
from poker_fp.draw.policies import robot
from poker_fp.draw.table import (
    Phase,
    Reshuffle,
    Table,
    deal,
    exchange,
    named,
    runs_short,
    seats_of,
    showdown,
)
from poker_fp.draw.telling import told

ALL_FIVE = (1, 2, 3, 4, 5)

# By seed, which is much faster than to draw each place.
decks = st.integers(0, 2**32).map(lambda seed: tuple(Random(seed).sample(DECK, len(DECK))))
players = st.integers(2, 7) | st.just(7)  # where the stub runs short
legal = st.lists(st.sampled_from(ALL_FIVE), unique=True).map(tuple) | st.just(ALL_FIVE)
strange = st.integers().filter(lambda position: position not in ALL_FIVE)


def backwards(cards: Cards) -> Cards:
    """A shuffle that anyone can follow."""
    return cards[::-1]


def seeded(seed: int) -> Reshuffle:
    """A shuffle that is the same whenever the cards are."""
    return lambda cards: Random(seed).sample(cards, len(cards))


def dealt(*hands: str, stub: str | None = None) -> Table:
    """A table at which seats hold these hands; the next cards are the stub's, then the others."""
    held = [hand(text) for text in hands]
    first = parse_cards(stub or "").unwrap()
    out = {*first, *(each for one in held for each in one.cards)}
    return Table(first + tuple(each for each in DECK if each not in out), (), tuple(held))


def final(*hands: str, ranking: Any = STANDARD) -> Table:
    """The same after a showdown in which nobody has exchanged."""
    table = dealt(*hands)
    return showdown(replace(table, moved=len(hands)), ranking).unwrap()


class Game(RuleBasedStateMachine):
    """Any game, of any moves, legal and not."""

    table: Table
    reshuffle: Reshuffle

    @initialize(players=players, deck=decks, seed=st.integers())
    def begin(self, players: int, deck: Cards, seed: int) -> None:
        """Some players sit down."""
        self.table = deal(players, deck).unwrap()
        self.reshuffle = seeded(seed)

    @precondition(lambda self: self.table.phase is Phase.EXCHANGE)
    @rule(moves=st.lists(legal, min_size=1, max_size=4), told_who=st.booleans())
    def exchange(self, moves: list[tuple[int, ...]], told_who: bool) -> None:
        """Some seats in turn get what follows in the stub, and if need be in the pile."""
        for positions in moves[: len(self.table.hands) - self.table.moved]:
            self.exchange_one(positions, told_who)

    def exchange_one(self, positions: tuple[int, ...], told_who: bool) -> None:
        """The cards that came are the next ones, and everything else is where it was."""
        before, seat = self.table, self.table.moved
        after = exchange(
            before, positions, self.reshuffle, seat=seat + 1 if told_who else None
        ).unwrap()
        old, new = before.hands[seat].cards, after.hands[seat].cards
        up_for_exchange = [place - 1 for place in sorted(positions)]
        came = [new[place] for place in up_for_exchange]
        went = [old[place] for place in up_for_exchange]
        missing = max(0, len(positions) - len(before.stub))
        pile = tuple(self.reshuffle(before.discards)) if missing else ()

        assert came == [*before.stub, *pile][: len(came)]
        assert not set(came) & set(went)
        assert [new[i] for i in range(5) if i not in up_for_exchange] == [
            old[i] for i in range(5) if i not in up_for_exchange
        ]
        assert after.discards == (*(() if missing else before.discards), *went)
        assert after.stub == (*before.stub, *pile)[len(came) :]
        assert [h.cards for i, h in enumerate(after.hands) if i != seat] == [
            h.cards for i, h in enumerate(before.hands) if i != seat
        ]
        assert after.moved == seat + 1
        self.table = after

    @rule(positions=st.lists(strange, min_size=1), more=legal)
    def exchange_what_is_not_there(self, positions: list[int], more: tuple[int, ...]) -> None:
        """A position that no hand has is refused."""
        self.refused(exchange(self.table, (*more, *positions), self.reshuffle))

    @rule(position=st.sampled_from(ALL_FIVE), more=legal)
    def exchange_the_same_twice(self, position: int, more: tuple[int, ...]) -> None:
        """A position twice is refused."""
        self.refused(exchange(self.table, (position, *more, position), self.reshuffle))

    @rule(seat=st.integers(), positions=legal)
    def exchange_out_of_turn(self, seat: int, positions: tuple[int, ...]) -> None:
        """A seat whose turn it is not is refused."""
        if seat != self.table.turn:
            self.refused(exchange(self.table, positions, self.reshuffle, seat=seat))

    @precondition(lambda self: self.table.phase is not Phase.EXCHANGE)
    @rule(positions=legal)
    def exchange_too_late(self, positions: tuple[int, ...]) -> None:
        """After the last exchange, and after the showdown, there is no other."""
        self.refused(exchange(self.table, positions, self.reshuffle))

    @precondition(lambda self: self.table.phase is not Phase.SHOWDOWN)
    @rule()
    def show_at_the_wrong_time(self) -> None:
        """No showdown before everybody has exchanged, and no second one."""
        self.refused(showdown(self.table))

    @precondition(lambda self: self.table.phase is Phase.SHOWDOWN)
    @rule(ranking=st.sampled_from([STANDARD, HOUSE]))
    def show(self, ranking: Any) -> None:
        """The winners are those whom no other beats, and everything else stays."""
        after = showdown(self.table, ranking).unwrap()
        best = winners(self.table.hands, compound(*ranking))
        assert [self.table.hands[seat - 1] for seat in after.winners] == best
        assert after.reason
        assert replace(after, standing=None) == self.table
        self.table = after

    def refused(self, result: Any) -> None:
        """An illegal move gives errors that say something, and no table."""
        assert all(error.message for error in result.failure())

    @invariant()
    def the_cards_are_the_deck(self) -> None:
        """52 distinct cards, five in each hand."""
        table = self.table
        held = [each for hand in table.hands for each in hand.cards]
        assert sorted(map(str, (*table.stub, *table.discards, *held))) == sorted(map(str, DECK))
        assert all(len(hand.cards) == 5 for hand in table.hands)

    @invariant()
    def the_phase_follows_from_the_turns(self) -> None:
        """Somebody's turn, the showdown, or nothing more."""
        table = self.table
        expected = Phase.OVER if table.winners else Phase.SHOWDOWN
        assert table.phase is (Phase.EXCHANGE if table.turn else expected)
        assert bool(table.winners) == bool(table.reason) == (table.standing is not None)


TestGame = Game.TestCase
TestGame.settings = settings(deadline=None, stateful_step_count=25)


def finished(table: Table, positions: Iterable[int], reshuffle: Reshuffle) -> Table:
    """The table after everybody has made the same move."""
    for _ in table.hands:
        table = exchange(table, positions, reshuffle).unwrap()
    return table


@given(decks, st.integers())
def test_seven_who_exchange_all_finish(deck: Cards, seed: int) -> None:
    """35 cards exchanged out of a stub of 17: the discards come round, to each seat others' own."""
    table = finished(deal(7, deck).unwrap(), ALL_FIVE, seeded(seed))
    assert table.phase is Phase.SHOWDOWN
    assert showdown(table).unwrap().winners


def test_the_stub_runs_short() -> None:
    """The fourth of seven gets the stub's last two cards, then three of the earlier discards."""
    table = deal(7, DECK).unwrap()
    for _ in range(3):
        table = exchange(table, ALL_FIVE, backwards).unwrap()
    assert not runs_short(table, (1, 2))
    assert runs_short(table, (1, 2, 3))
    given_up, earlier, left = table.hands[3].cards, table.discards, table.stub
    assert (len(earlier), len(left)) == (15, 2)
    table = exchange(table, ALL_FIVE, backwards).unwrap()
    assert table.hands[3].cards == (*left, *earlier[:-4:-1])
    assert table.stub == earlier[-4::-1]
    assert table.discards == given_up


def test_enough_is_not_short() -> None:
    """A stub that just suffices is dealt out, and nothing is shuffled again."""
    table = deal(7, DECK).unwrap()
    for positions in (ALL_FIVE, ALL_FIVE, ALL_FIVE, (4, 5)):
        table = exchange(table, positions, lambda _: pytest.fail("shuffled")).unwrap()
    assert table.stub == ()
    assert exchange(table, (), lambda _: pytest.fail("shuffled")).unwrap().moved == 5


@given(players, decks)
def test_everyone_holds_as_many_cards(number: int, deck: Cards) -> None:
    """A hand has the count of cards that is named, and a position for each; the rest is left."""
    table = deal(number, deck).unwrap()
    assert [len(hand.cards) for hand in table.hands] == [CARDS_EACH] * number
    assert len(table.stub) == len(DECK) - CARDS_EACH * number
    moved = exchange(table, POSITIONS, tuple).unwrap()
    assert not set(moved.hands[0].cards) & set(table.hands[0].cards)


def test_positions_are_a_set() -> None:
    """The order in which positions are told does not matter."""
    table = dealt("2c3c4c5c7d", "2d3d4d5d7c", stub="AsKs")
    one, other = (exchange(table, places, tuple).unwrap() for places in ((1, 5), (5, 1)))
    assert one.hands[0].cards == other.hands[0].cards
    assert str(one.hands[0]) == "As 3c 4c 5c Ks"


def test_cards_are_dealt_round_the_table() -> None:
    """One card at a time, as dealers do."""
    table = deal(3, DECK).unwrap()
    assert str(table.hands[1]) == "2d 3c 3s 4h 5d"
    assert table.stub == DECK[15:]


BAD_SHUFFLES: list[Callable[[Cards], Iterable[Card]]] = [
    lambda cards: cards[1:],
    lambda cards: (*cards, cards[0]),
    lambda cards: (cards[0], *cards[:-1]),
    lambda cards: (card("2c"), *cards[1:]),
    lambda _: (),
]


@pytest.mark.parametrize("reshuffle", BAD_SHUFFLES)
def test_a_reshuffle_is_held_to_its_cards(reshuffle: Reshuffle) -> None:
    """One that loses, adds, repeats or changes a card is refused."""
    table = deal(7, tuple(reversed(DECK))).unwrap()
    for _ in range(3):
        table = exchange(table, ALL_FIVE, backwards).unwrap()
    assert exchange(table, ALL_FIVE, reshuffle) == Failure((NotAShuffle(),))


@pytest.mark.parametrize("number", [-1, 0, 1, 8, 52])
def test_too_few_or_many_players(number: int) -> None:
    """Two to seven can play."""
    assert deal(number, DECK) == Failure((WrongPlayers(number),))


def test_a_deck_that_is_none() -> None:
    """All that is wrong with players and deck is said, and the deck's cards are named."""
    wrong = WrongPlayers(1), WrongDeck(parse_cards("2c 2d").unwrap(), parse_cards("As").unwrap())
    assert deal(1, (*DECK[2:], DECK[-1])) == Failure(wrong)
    assert wrong[1].message == "the deck is not the 52 cards, once each: missing 2c 2d; repeated As"
    assert deal(2, ()).failure()[0].message.count(" ") > 52


def test_a_deck_with_something_else() -> None:
    """What is no card is not dealt."""
    more: Any = (*DECK, "x")
    assert deal(2, more) == Failure((WrongDeck((), (), ("x",)),))


def test_huge_numbers_are_refused() -> None:
    """Numbers that `str` does not write are errors with a message too."""
    huge = 10**5000
    table = deal(2, DECK).unwrap()
    for result in (exchange(table, (huge, -huge), tuple), deal(huge, DECK)):
        assert all("16610 bits" in error.message for error in result.failure())
    assert len(exchange(table, (huge, 2 * huge), tuple).failure()) == 2


MESSAGES: list[tuple[MoveError, str]] = [
    (WrongPlayers(8), "2 to 7 can play, not 8"),
    (WrongDeck((), DECK[:1]), "the deck is not the 52 cards, once each: repeated 2c"),
    (OutOfTurn(3), "out of turn: the exchange of player 3 comes first"),
    (OutOfTurn(None), "out of turn: the showdown comes first"),
    (GameOver(), "the game is over"),
    (NotAPosition("6"), "'6' is not a position (the positions are 1 to 5)"),
    (NotAPosition("135"), "'135' is not a position (write 1 3 5)"),
    (NotAPosition("11"), "'11' is not a position (the positions are 1 to 5)"),
    (NotAPosition("1" * 99), f"'{'1' * 39}…' is not a position (the positions are 1 to 5)"),
    (WrongPlayers(-(10**5000)), "2 to 7 can play, not a number of 16610 bits"),
    (
        WrongDeck((), (), ("x\n",) * 9),
        "the deck is not the 52 cards, once each: strange " + " ".join([r"'x\n'"] * 8),
    ),
    (NotAPosition("x\n"), "'x\\n' is not a position (the positions are 1 to 5)"),
    (RepeatedPosition(3), "position 3 is there twice"),
    (NotAShuffle(), "the reshuffled cards are not the discards of the earlier seats"),
]


@pytest.mark.parametrize(("error", "message"), MESSAGES)
def test_what_the_errors_say(error: MoveError, message: str) -> None:
    """Each error says what is wrong, and what would be right."""
    assert error.message == message


ANSWERS = [
    ("", ()),
    ("  \t ", ()),
    ("1 3 5", (1, 3, 5)),
    ("5,1 , 2,", (5, 1, 2)),
    ("0", [NotAPosition("0")]),
    ("135", [NotAPosition("135")]),
    ("1.5 -1 ١ 01", [NotAPosition(word) for word in ("1.5", "-1", "١", "01")]),
    ("x 7 x 7 x", [NotAPosition("x"), NotAPosition("7")]),
    ("2 2 2 x 3 3", [NotAPosition("x"), RepeatedPosition(2), RepeatedPosition(3)]),
    ("9" * 5000, [NotAPosition("9" * 5000)]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), ANSWERS)
def test_positions_from_text(text: str, expected: tuple[int, ...] | list[MoveError]) -> None:
    """An answer is the positions that it lists, or everything that is wrong with it."""
    right = isinstance(expected, tuple)
    assert parse_positions(text) == (Success(expected) if right else Failure(tuple(expected)))


@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    """No text raises, and positions that are read are legal."""
    result = parse_positions(text)
    assert exchange(dealt("2c3c4c5c7d", "2d3d4d5d7c"), result.value_or(()), tuple).unwrap()


# The showdown


STANDINGS = [
    (
        STANDARD,
        ["2h3d5s9cKd", "2c3h4s8cAh"],
        [2],
        "high card: Ace",
        [
            "1. Player 2: Ah 8c 4s 3h 2c, high card, Ace",
            "   beats Player 1 with high card: Ace",
            "2. Player 1: Kd 9c 5s 3d 2h, high card, King",
            "Player 2 wins with high card: Ace.",
        ],
    ),
    (
        STANDARD,
        ["KhKd5s9c4d", "7h8h9hThJh", "KcKs5d9d4h"],
        [2],
        "straight flush: Jack high",
        [
            "1. Player 2: Jh Th 9h 8h 7h, straight flush, Jack high",
            "   beats Players 1 and 3 with straight flush: Jack high",
            "2. Player 1: Kh Kd 9c 5s 4d, pair, King",
            "   Player 3: Kc Ks 9d 5d 4h, pair, King",
            "Player 2 wins with straight flush: Jack high.",
        ],
    ),
    (
        STANDARD,
        ["KhKd5s9c4d", "2h3h4h5h7d", "KcKs5d9d4h"],
        [1, 3],
        "pair: King (same five ranks; suits never count)",
        [
            "1. Player 1: Kh Kd 9c 5s 4d, pair, King",
            "   Player 3: Kc Ks 9d 5d 4h, pair, King",
            "   beats Player 2 with pair: King",
            "2. Player 2: 7d 5h 4h 3h 2h, high card, 7",
            "Players 1 and 3 share the win with pair: King (same five ranks; suits never count).",
        ],
    ),
    (
        STANDARD,
        ["KhKd5s9c4d", "KcKs5d9d4h"],
        [1, 2],
        "pair: King (same five ranks; suits never count)",
        [
            "1. Player 1: Kh Kd 9c 5s 4d, pair, King",
            "   Player 2: Kc Ks 9d 5d 4h, pair, King",
            "Players 1 and 2 share the win with pair: King (same five ranks; suits never count).",
        ],
    ),
    (
        HOUSE,
        ["KhKd5s9c4d", "KcKs5d9d4h"],
        [2],
        "pair: top card King of spades",
        [
            "1. Player 2: Kc Ks 9d 5d 4h, pair, top card King of spades",
            "   beats Player 1 with pair: top card King of spades",
            "2. Player 1: Kh Kd 9c 5s 4d, pair, top card King of hearts",
            "Player 2 wins with pair: top card King of spades.",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("ranking", "hands", "seats", "reason", "lines"), STANDINGS)
def test_the_showdown(
    ranking: Any, hands: list[str], seats: list[int], reason: str, lines: list[str]
) -> None:
    """All the winners are named, and what they have over the others."""
    table = final(*hands, ranking=ranking)
    assert list(table.winners) == seats
    assert table.reason == reason
    assert list(told(table)) == lines


def test_equal_hands_are_told_apart() -> None:
    """Seats go by who holds a hand, whatever else it is equal to."""
    table = replace(dealt("KhKd5s9c4d", "2h3h4h5h7d"), moved=3)
    table = showdown(replace(table, hands=(table.hands[1], *table.hands[::-1]))).unwrap()
    assert table.winners == (3,)
    assert list(told(table))[1] == "   beats Players 1 and 2 with pair: King"


def test_seats_are_those_that_hold_the_hands() -> None:
    """What the players of a standing are called does not matter."""
    table = final("2h3d5s9cKd", "2c3h4s8cAh", "2s4h5c8dAd")
    players = (Player(name, h.cards) for name, h in zip("zxy", table.hands, strict=True))
    renamed = replace(table, standing=explain_deal(Deal(FIVE_CARD_DRAW, (), tuple(players))))
    assert renamed.standing is not None
    assert [seats_of(renamed, group) for group in renamed.standing.groups] == [(3,), (2,), (1,)]
    assert renamed.winners == table.winners == (3,)


def test_commas_in_a_name_stay() -> None:
    """A house's rule may have any name: the reason of a tie changes nothing in it."""
    everything: Rule[Hand] = rule_of("red, or black", lambda _: (1,))
    table = final("2h3d5s9cKd", "2c3h4s8cAh", ranking=(everything,))
    assert table.reason.startswith("red, or black (")


def test_nothing_is_told_before_the_showdown() -> None:
    """Before it nobody has won."""
    table = deal(2, DECK).unwrap()
    assert (list(told(table)), table.winners, table.reason) == ([], (), "")


def test_cards_are_painted() -> None:
    """What colours cards is given the cards alone."""
    (line, *_) = told(final("2h3d5s9cKd", "2c3h4s8cAh"), lambda text: f"<{text}>")
    assert line == "1. Player 2: <Ah 8c 4s 3h 2c>, high card, Ace"


def test_seats_in_words() -> None:
    """One seat, two, several."""
    assert [named([1]), named([1, 2]), named([1, 2, 7])] == [
        "Player 1",
        "Players 1 and 2",
        "Players 1, 2 and 7",
    ]


# The robots' policy


ROBOT = [
    ("Kh Kc As 9c 4d", (3, 4, 5), "a pair"),
    ("Ks 3d Jh 3c Jd", (1,), "two pair"),
    ("7c 2s 7d Kc 7h", (2, 4), "three of a kind"),
    ("2h 4s 4c 2d 4h", (), "a full house"),
    ("9c 9d Ac 9h 9s", (3,), "four of a kind"),
    ("2s 8s As Qs 3s", (), "a flush"),
    ("Ah 2d 3s 4c 5h", (), "a straight, the lowest"),
    ("Td Jd Qd Kd Ad", (), "a straight flush"),
    ("2s 8s Ad Qs 3s", (3,), "four to a flush"),
    ("2c 5d 6h 7s 8c", (1,), "four to a straight, open at both ends"),
    ("9c 5d 6h 8s 2c", (5,), "four to a straight with a gap"),
    ("4c 5d 6h 7s 9c", (5,), "of two fours, that which more cards complete"),
    ("Ac 2d 3h 4s 9c", (5,), "four to the lowest straight"),
    ("Kc 2d Ah Js Qc", (2,), "four to the highest"),
    ("5h 6h 7h 8c Kh", (4,), "four to a flush rather than to a straight"),
    ("5h 6h 7h 8h 9c", (), "a straight rather than four to a flush"),
    ("5h 5c 6h 7h 8h", (3, 4, 5), "a pair rather than four to a flush"),
    ("2h 3d 5s 9c Kd", (1, 2, 3, 4), "the highest card"),
    ("Qh Kd As 3c 2h", (1, 2, 4, 5), "no straight goes round the corner"),
]


@pytest.mark.parametrize(
    ("text", "positions"), [pytest.param(*row, id=name) for *row, name in ROBOT]
)
def test_the_robots_policy(text: str, positions: tuple[int, ...]) -> None:
    """Robots keep pairs and better, else four to a flush or straight, else the highest card."""
    assert robot(hand(text)) == positions


def four_and_one(cards: Cards) -> bool:
    """Are there four of the cards that share a suit, or that fit in five ranks in a row?"""
    rows = [{14, 2, 3, 4, 5}, *({*range(low, low + 5)} for low in range(2, 11))]
    return any(
        len({c.suit for c in four}) == 1 or any({c.rank for c in four} <= row for row in rows)
        for four in combinations(cards, 4)
    )


@given(decks)
def test_the_policy_said_in_another_way(deck: Cards) -> None:
    """How many cards go follows from the ranks that are equal, or else from the best four."""
    cards = Hand(deck[:5])
    going = len(robot(cards))
    if len(cards.shape) < 5:
        assert going == cards.shape.count(1)
    elif describe(cards).startswith(("straight", "flush", "royal")):
        assert going == 0
    else:
        assert going == (1 if four_and_one(cards.cards) else 4)


# The benchmark

ROOT = Path(__file__).resolve().parents[2]
BENCHMARK = runpy.run_path(str(ROOT / "tests" / "benchmarks" / "draw.py"))
EXACT, TOLERANCE, deviations = (BENCHMARK[n] for n in ("EXACT", "TOLERANCE", "deviations"))


def test_the_benchmark_runs() -> None:
    """A few games: a speed, and frequencies that are as they must be."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.draw", "50"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert re.match(r"50 games of 5 robots: \d+ a second\n", done.stdout)
    assert all(f"\n{name} " in done.stdout for name in EXACT)


def test_the_benchmark_finds_wrong_frequencies() -> None:
    """A hundredth of all the hands: right as they are, wrong with some more flushes."""
    right = {name: exact // 100 for name, exact in EXACT.items()}
    assert max(dict(deviations(right)).values()) < TOLERANCE
    wrong = right | {"flush": right["flush"] + 50}
    assert max(deviations(wrong), key=itemgetter(1))[0] == "flush"
    assert dict(deviations(wrong))["flush"] > TOLERANCE
