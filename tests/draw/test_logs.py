"""The log of a draw game: written, played back, and every damage to it found."""

import json
from collections.abc import Sequence
from itertools import chain, repeat
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import DECK, parse_cards
from poker_fp.deals.games import Cards
from poker_fp.draw.logs import move_line, opening_line, result_line
from poker_fp.draw.playback import BadLine, Playback, play_back
from poker_fp.draw.policies import robot
from poker_fp.draw.table import Reshuffle, Table, deal, exchange, showdown
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.text.results import either

ALL_FIVE = (1, 2, 3, 4, 5)

# By seed, which is much faster than to draw each place.
decks = st.integers(0, 2**32).map(lambda seed: tuple(Random(seed).sample(DECK, len(DECK))))
rankings = st.sampled_from(["standard", "house"])
moves_of_all = st.lists(
    st.lists(st.sampled_from(ALL_FIVE), unique=True).map(tuple) | st.just(ALL_FIVE),
    min_size=2,
    max_size=7,
)


def backwards(cards: Cards) -> Cards:
    """A shuffle that anyone can follow."""
    return cards[::-1]


def logged(
    deck: Cards, moves: Sequence[tuple[int, ...]], reshuffle: Reshuffle, ranking: str = "standard"
) -> tuple[list[str], list[Table]]:
    """A whole game's log, and its tables."""
    tables = [deal(len(moves), deck).unwrap()]
    lines = [opening_line(len(moves), ranking, deck)]
    for positions in moves:
        lines.append(move_line(tables[-1], positions, reshuffle))
        tables.append(exchange(tables[-1], positions, reshuffle).unwrap())
    tables.append(showdown(tables[-1], DECK_RANKINGS[ranking]).unwrap())
    return [*lines, result_line(tables[-1])], tables


@given(decks, moves_of_all, st.integers(), rankings)
def test_a_log_is_played_back(
    deck: Cards, moves: list[tuple[int, ...]], seed: int, ranking: str
) -> None:
    """Every table of a game comes back from its log, with no shuffle passed in."""
    lines, tables = logged(
        deck, moves, lambda cards: Random(seed).sample(cards, len(cards)), ranking
    )
    game = play_back(lines).unwrap()
    assert game.ranking == ranking
    assert list(game.moves) == [tuple(sorted(positions)) for positions in moves]
    assert [repr(table.hands) for table in game.tables] == [repr(t.hands) for t in tables]
    assert list(game.tables) == tables


@given(decks, moves_of_all, st.data())
def test_a_log_cut_short_is_noticed(
    deck: Cards, moves: list[tuple[int, ...]], data: st.DataObject
) -> None:
    """Wherever it ends too early, that line is named."""
    whole = "\n".join(logged(deck, moves, backwards)[0])
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    lines = cut.split("\n") if cut else []
    bad = play_back(lines).failure()
    ended = bool(lines) and lines[-1] == whole.split("\n")[len(lines) - 1]
    assert bad.line == (len(lines) + 1 if ended or not lines else len(lines))


def robots_log(robots: int, seed: int, ranking: str) -> list[str]:
    """The log of a game that robots play, by its seed."""
    deck = tuple(Random(seed).sample(DECK, len(DECK)))
    moves = [robot(hand) for hand in deal(robots, deck).unwrap().hands]
    return logged(deck, moves, backwards, ranking)[0]


def log_of(game: Playback) -> list[str]:
    """The log of a game that was played back, its deck gathered from the hands and the stub."""
    first, *_, last = game.tables
    deck = tuple(chain.from_iterable(zip(*(hand.cards for hand in first.hands), strict=True)))
    before_and_move = zip(game.tables, game.moves, strict=False)
    return [
        opening_line(len(first.hands), game.ranking, deck + first.stub),
        *(move_line(table, positions, backwards) for table, positions in before_and_move),
        result_line(last),
    ]


robots_logs = st.builds(robots_log, st.integers(2, 7), st.integers(0, 2**32), rankings)


@given(robots_logs)
def test_a_game_of_robots_is_played_back(lines: list[str]) -> None:
    """The game that comes back has the log that it came from."""
    assert play_back(lines).map(log_of) == Success(lines)


VALUES = st.none() | st.integers(-1, 8) | st.sampled_from([True, 1.0, "", "2c", "house", [], [1]])


@given(robots_logs, st.data())
def test_a_changed_line_is_refused_or_is_another_game(
    lines: list[str], data: st.DataObject
) -> None:
    """It is named, or a later one that does not follow from it; what is taken is a log as it is."""
    number = data.draw(st.integers(1, len(lines)))
    line = json.loads(lines[number - 1])
    key, value = data.draw(st.sampled_from(list(line))), data.draw(VALUES)
    wrong = changed(lines, number, **{key: value})
    result = play_back(wrong)
    assert either(result, lambda game: log_of(game) == wrong, lambda bad: bad.line >= number)


SEVEN, SEVEN_TABLES = logged(DECK, [ALL_FIVE] * 7, backwards)
TWO, _ = logged(DECK, [(1,), ()], backwards)
SEVEN_HANDS = [str(hand) for hand in SEVEN_TABLES[-1].hands]
TIED, TIED_TABLES = logged(
    parse_cards("2c 2d 3c 3d 5c 5d 7h 7s 8c 8d").unwrap()
    + tuple(card for card in DECK if str(card) not in "2c 2d 3c 3d 5c 5d 7h 7s 8c 8d"),
    [(), ()],
    backwards,
)
TIED_REASON = TIED_TABLES[-1].reason


def changed(lines: list[str], number: int, **values: Any) -> list[str]:
    """The log with other values in one line, 1 the first; a key is dropped by None."""
    data = {**json.loads(lines[number - 1]), **values}
    line = json.dumps({key: value for key, value in data.items() if value is not None})
    return [*lines[: number - 1], line, *lines[number:]]


DECK_TEXT = " ".join(map(str, DECK))
DAMAGED: list[tuple[list[str], int, str]] = [
    ([], 1, "the log is empty"),
    ([""], 1, "not JSON: Expecting value at column 1"),
    (TWO[:1], 2, "the log ends here, before the exchange of player 1"),
    (TWO[:2], 3, "the log ends here, before the exchange of player 2"),
    (TWO[:3], 4, "the log ends here, before its result"),
    ([*TWO, TWO[-1]], 5, "the log goes on after its result"),
    ([*TWO[:2], "", *TWO[2:]], 3, "not JSON: Expecting value at column 1"),
    ([TWO[0][:-1], *TWO[1:]], 1, f"not JSON: Expecting ',' delimiter at column {len(TWO[0])}"),
    ([TWO[0], "9" * 5000, *TWO[2:]], 2, "not JSON that can be read"),
    ([TWO[0], "[" * 100_000, *TWO[2:]], 2, "not JSON that can be read"),
    ([TWO[0], "[1]", *TWO[2:]], 2, "not an object of JSON"),
    (TWO[1:], 1,
     "a log's first line has no 'seat', only log, version, players, ranking, deck"),
    ([TWO[0], *TWO[2:]], 2, "out of turn: the exchange of player 1 comes first"),
    ([*TWO[:2], *TWO[1:]], 3, "out of turn: the exchange of player 2 comes first"),
    ([*TWO[:2], TWO[3]], 3, "a move has no 'winners', only seat, exchange, reshuffled"),
    ([*TWO[:3], TWO[2]], 4, "a result has no 'seat', only winners, reason, hands"),
    (changed(TWO, 1, log="chess"), 1,
     "this is '\"chess\", version 1', not '\"poker_fp draw\", version 1'"),
    *((changed(TWO, 1, version=json.loads(version), extra=1), 1,
       f"this is '\"poker_fp draw\", version {version}', not '\"poker_fp draw\", version 1'")
      for version in ("2", "1.0", "true", '"1"', "[]")),
    (changed(TWO, 1, version=10**4000), 1,
     f"this is '\"poker_fp draw\", version 1{'0' * 13}…', not '\"poker_fp draw\", version 1'"),
    (changed(TWO, 1, version=None), 1, "a log's first line has \"version\", an integer"),
    (changed(TWO, 1, players=10**4000), 1, "2 to 7 can play, not a number of 13288 bits"),
    (changed(TWO, 1, players=8), 1, "2 to 7 can play, not 8"),
    (changed(TWO, 1, players=True), 1, "a log's first line has \"players\", an integer"),
    (changed(TWO, 1, players=None), 1, "a log's first line has \"players\", an integer"),
    (changed(TWO, 1, ranking="short"), 1,
     "unknown ranking 'short'; there are standard, house, short-deck"),
    (changed(TWO, 1, deck=DECK_TEXT[3:]), 1, "the deck is not the 52 cards, once each: missing 2c"),
    (changed(TWO, 1, deck="1s " + DECK_TEXT[3:]), 1,
     "\"deck\", column 1: '1s' is not a card (write 10s, Ts or As)"),
    (changed(TWO, 1, deck=DECK_TEXT[::-1]), 1,
     "\"deck\", column 1: 'sA' is not a card (the rank comes first: As)"),
    (changed(TWO, 2, seat="1"), 2, "a move has \"seat\", an integer"),
    (changed(TWO, 2, exchange=[6, 1, 1]), 2,
     "'6' is not a position (the positions are 1 to 5); position 1 is there twice"),
    (changed(TWO, 2, exchange=[1.0]), 2, "\"exchange\" lists the positions of cards, 1 to 5"),
    (changed(TWO, 2, exchange=[True]), 2, "\"exchange\" lists the positions of cards, 1 to 5"),
    (changed(TWO, 2, exchange=None), 2, "a move has \"exchange\", a list"),
    (changed(TWO, 2, exchange=[]), 4, "by the moves \"winners\" is '[1, 2]', not '[1]'"),
    (changed(TWO, 4, reason="pair: 2"), 4,
     "by the moves \"reason\" is '\"two pair: 4 and 3\"', not '\"pair: 2\"'"),
    (changed(TWO, 4, hands=[]), 4,
     "by the moves \"hands\" is '[\"4h 2h 3c 3h 4c\", \"2d 2s 3d 3s 4d\"]', not '[]'"),
    (changed(TWO, 4, hands=["4h 2h 3c 3h 4c", 2]), 4,
     "by the moves the hand of player 2 is '\"2d 2s 3d 3s 4d\"', not '2'"),
    (changed(SEVEN, 9, hands=[*SEVEN_HANDS[:6], SEVEN_HANDS[5]]), 9,
     f"by the moves the hand of player 7 is '\"{SEVEN_HANDS[6]}\"', not '\"{SEVEN_HANDS[5]}\"'"),
    (changed(TIED, 4, reason=f"{TIED_REASON}!"), 4,
     f"by the moves \"reason\" is '\"{TIED_REASON}\"', not '\"{TIED_REASON}!\"'"),
    (changed(TIED, 4, reason=f"{TIED_REASON} and more {'!' * 99}"), 4,
     f"by the moves \"reason\" is '\"{TIED_REASON}\"', not '\"{TIED_REASON} and more "
     f"{'!' * 30}…'"),
    (changed(TWO, 2, reshuffled="2c"), 2, "\"reshuffled\" where the stub has cards enough"),
    (changed(TWO, 4, winners=[2]), 4, "by the moves \"winners\" is '[1]', not '[2]'"),
    (changed(TWO, 4, winners=[True]), 4, "by the moves \"winners\" is '[1]', not '[true]'"),
    (changed(TWO, 4, winners="1"), 4, "a result has \"winners\", a list"),
    (changed(SEVEN, 5, reshuffled=None), 5,
     "the reshuffled cards are not the discards of the earlier seats"),
    (changed(SEVEN, 5, reshuffled=""), 5,
     "the reshuffled cards are not the discards of the earlier seats"),
    (changed(SEVEN, 5, reshuffled="1s"), 5,
     "\"reshuffled\", column 1: '1s' is not a card (write 10s, Ts or As)"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "number", "message"), DAMAGED)
def test_a_damaged_log(lines: list[str], number: int, message: str) -> None:
    """The first line that is wrong is named, and what is wrong with it."""
    assert play_back(lines) == Failure(BadLine(number, message))


def test_blank_lines_may_follow() -> None:
    """An editor may end a log with some."""
    assert play_back([*TWO, "\n", "  \n"]) == play_back(TWO)


def test_nothing_is_read_beyond_a_wrong_line() -> None:
    """Even of lines that never end."""
    lines = chain(TWO[:2], repeat("1"))
    assert play_back(lines).failure().line == 3


def test_another_legal_game_is_not_seen() -> None:
    """What cannot be noticed: moves that are legal, and have the result that is told."""
    assert play_back(changed(TWO, 1, deck=f"{DECK_TEXT[:-5]}As Ah")) != play_back(TWO)
    assert play_back(changed(TWO, 1, deck=f"{DECK_TEXT[:-5]}As Ah")).unwrap()


def test_a_log_reads_as_written() -> None:
    """The form of a log, which other programs may read; and that of a reshuffle."""
    assert [json.loads(line) for line in TWO] == [
        {
            "log": "poker_fp draw",
            "version": 1,
            "players": 2,
            "ranking": "standard",
            "deck": DECK_TEXT,
        },
        {"seat": 1, "exchange": [1]},
        {"seat": 2, "exchange": []},
        {
            "winners": [1],
            "reason": "two pair: 4 and 3",
            "hands": ["4h 2h 3c 3h 4c", "2d 2s 3d 3s 4d"],
        },
    ]
    again = [json.loads(line).get("reshuffled") for line in SEVEN[1:-1]]
    assert [bool(cards) for cards in again] == [False, False, False, True, False, False, True]
    assert parse_cards(again[3]) == Success(SEVEN_TABLES[3].discards[::-1])
