"""The record of a draw game: written, played back, and every damage to it found."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import DECK, parse_cards
from poker_fp.draw import Reshuffle, Table, deal, exchange, showdown
from poker_fp.games import Cards
from poker_fp.records import BadLine, move_line, opening_line, read_record, result_line
from poker_fp.variants import DECK_RANKINGS

ALL_FIVE = (1, 2, 3, 4, 5)

# By seed, which is much faster than to draw each place.
decks = st.integers(0, 2**32).map(lambda seed: tuple(Random(seed).sample(DECK, len(DECK))))
moves_of_all = st.lists(
    st.lists(st.sampled_from(ALL_FIVE), unique=True).map(tuple) | st.just(ALL_FIVE),
    min_size=2,
    max_size=7,
)


def backwards(cards: Cards) -> Cards:
    """A shuffle that anyone can follow."""
    return cards[::-1]


def recorded(
    deck: Cards, moves: Sequence[tuple[int, ...]], reshuffle: Reshuffle, ranking: str = "standard"
) -> tuple[list[str], list[Table]]:
    """A whole game's record, and its tables."""
    tables = [deal(len(moves), deck).unwrap()]
    lines = [opening_line(len(moves), ranking, deck)]
    for positions in moves:
        lines.append(move_line(tables[-1], positions, reshuffle))
        tables.append(exchange(tables[-1], positions, reshuffle).unwrap())
    tables.append(showdown(tables[-1], DECK_RANKINGS[ranking]).unwrap())
    return [*lines, result_line(tables[-1])], tables


@given(
    decks,
    moves_of_all,
    st.integers(),
    st.sampled_from(["standard", "house"]),
)
def test_a_record_is_played_back(
    deck: Cards, moves: list[tuple[int, ...]], seed: int, ranking: str
) -> None:
    """Every table of a game comes back from its record, with no shuffle passed in."""
    lines, tables = recorded(
        deck, moves, lambda cards: Random(seed).sample(cards, len(cards)), ranking
    )
    record = read_record(lines).unwrap()
    assert record.ranking == ranking
    assert list(record.moves) == [tuple(sorted(positions)) for positions in moves]
    assert [repr(table.hands) for table in record.tables] == [repr(t.hands) for t in tables]
    assert list(record.tables) == tables


@given(decks, moves_of_all, st.data())
def test_a_record_cut_short_is_noticed(
    deck: Cards, moves: list[tuple[int, ...]], data: st.DataObject
) -> None:
    """Wherever it ends too early, that line is named."""
    whole = "\n".join(recorded(deck, moves, backwards)[0])
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    lines = cut.split("\n") if cut else []
    bad = read_record(lines).failure()
    ended = bool(lines) and lines[-1] == whole.split("\n")[len(lines) - 1]
    assert bad.line == (len(lines) + 1 if ended or not lines else len(lines))


SEVEN, SEVEN_TABLES = recorded(DECK, [ALL_FIVE] * 7, backwards)
TWO, _ = recorded(DECK, [(1,), ()], backwards)


def changed(lines: list[str], number: int, **values: Any) -> list[str]:
    """The record with other values in one line, 1 the first; a key is dropped by None."""
    data = {**json.loads(lines[number - 1]), **values}
    line = json.dumps({key: value for key, value in data.items() if value is not None})
    return [*lines[: number - 1], line, *lines[number:]]


DECK_TEXT = " ".join(map(str, DECK))
DAMAGED: list[tuple[list[str], int, str]] = [
    ([], 1, "the record is empty"),
    ([""], 1, "not JSON: Expecting value at column 1"),
    (TWO[:1], 2, "the record ends here, before the exchange of player 1"),
    (TWO[:2], 3, "the record ends here, before the exchange of player 2"),
    (TWO[:3], 4, "the record ends here, before its result"),
    ([*TWO, TWO[-1]], 5, "the record goes on after its result"),
    ([*TWO[:2], "", *TWO[2:]], 3, "not JSON: Expecting value at column 1"),
    ([TWO[0][:-1], *TWO[1:]], 1, f"not JSON: Expecting ',' delimiter at column {len(TWO[0])}"),
    ([TWO[0], "9" * 5000, *TWO[2:]], 2, "not JSON that can be read"),
    ([TWO[0], "[" * 100_000, *TWO[2:]], 2, "not JSON that can be read"),
    ([TWO[0], "[1]", *TWO[2:]], 2, "a move is an object with seat, exchange, reshuffled"),
    (TWO[1:], 1,
     "a record's first line has no 'seat', only record, version, players, ranking, deck"),
    ([TWO[0], *TWO[2:]], 2, "out of turn: the exchange of player 1 comes first"),
    ([*TWO[:2], *TWO[1:]], 3, "out of turn: the exchange of player 2 comes first"),
    ([*TWO[:2], TWO[3]], 3, "a move has no 'winners', only seat, exchange, reshuffled"),
    ([*TWO[:3], TWO[2]], 4, "a result has no 'seat', only winners, reason, hands"),
    (changed(TWO, 1, record="chess"), 1,
     "this is 'chess', version 1, not 'poker_fp draw', version 1"),
    (changed(TWO, 1, version=2), 1,
     "this is 'poker_fp draw', version 2, not 'poker_fp draw', version 1"),
    (changed(TWO, 1, players=8), 1, "2 to 7 can play, not 8"),
    (changed(TWO, 1, players=True), 1, "a record's first line has \"players\", a number"),
    (changed(TWO, 1, players=None), 1, "a record's first line has \"players\", a number"),
    (changed(TWO, 1, ranking="short"), 1, "unknown ranking 'short'; there are standard, house"),
    (changed(TWO, 1, deck=DECK_TEXT[3:]), 1, "the deck is not the 52 cards, once each: missing 2c"),
    (changed(TWO, 1, deck="1s " + DECK_TEXT[3:]), 1,
     "\"deck\", column 1: '1s' is not a card (write 10s, Ts or As)"),
    (changed(TWO, 1, deck=DECK_TEXT[::-1]), 1,
     "\"deck\", column 1: 'sA' is not a card (the rank comes first: As)"),
    (changed(TWO, 2, seat="1"), 2, "a move has \"seat\", a number"),
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
def test_a_damaged_record(lines: list[str], number: int, message: str) -> None:
    """The first line that is wrong is named, and what is wrong with it."""
    assert read_record(lines) == Failure(BadLine(number, message))


def test_a_record_reads_as_written() -> None:
    """The form of a record, which other programs may read; and that of a reshuffle."""
    assert [json.loads(line) for line in TWO] == [
        {
            "record": "poker_fp draw",
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
