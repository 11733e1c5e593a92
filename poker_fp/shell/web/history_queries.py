"""The history of games: kept in one transaction, read newest first, page by page.

The columns are in `history_table.py`.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Engine, RowMapping, func, insert, literal, select, tuple_

from poker_fp.deals.catalogue import GAMES
from poker_fp.render.data import Data, of_shares, of_sides
from poker_fp.shell.web.history_table import Moment, games
from poker_fp.text.parsing import without_end, words

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")

LARGEST_ID = 2**63 - 1
PAGE = 50
LARGEST_PAGE = 1000
"""Games on a page, at most."""

LARGEST_TEXT = 1 << 18
"""Code points of the games on a page, after which it ends: pages that nobody reads take memory."""


TOLD = 3
"""How many times a hand is told in an answer: in the output, on its sides, with its share."""


class Played(NamedTuple):
    """A line that was solved."""

    game: str
    input: str
    output: str

    sides: Sequence[str] | None = None
    """The names of the output's sides. What says none has those of its kind of poker today."""

    shares: Sequence[Data] | None = None
    """What part of the pot each player wins, as `of_shares` has it; there where the sides are."""


def as_played(told: Data) -> Played:
    """A line that was solved, which starts with its game: its `input`, and what `of_answer` says.

    >>> from poker_fp.render.data import of_answer
    >>> line = " five-card-draw 2c3c4c5c6c"
    >>> played = as_played({"input": line, **of_answer(line, "2c3c4c5c6c", GAMES)})
    >>> assert (played.game, played.sides) == ("five-card-draw", ["high"])
    """
    line = told["input"]
    sides = [told["side"], *(each["side"] for each in told["also"])]
    return Played(words(without_end(line))[0].text, line, told["output"], sides, told["shares"])


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games to read; None leaves a filter out."""

    game: str | None = None

    hand: str | None = None
    """The whole text of a hand, as it was typed."""

    since: datetime | None = None
    """The earliest time, with its zone."""

    until: datetime | None = None
    """The time before which, with its zone."""

    after: str | None = None
    """The cursor of the page before."""

    limit: int = PAGE


def save(engine: Engine, played: Sequence[Played], at: datetime) -> None:
    """Keep games, all or none. Raises SQLAlchemyError."""
    rows = [{**game._asdict(), "played_at": at} for game in played]
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(insert(games), rows)


def page(engine: Engine, wanted: Wanted) -> Data:
    """Games, newest first, and the cursor of the next page, None on the last.

    A cursor stays good while games are added: it names the last game it has seen, not a number of
    games to skip. Raises SQLAlchemyError, and ValueError for what is no cursor.
    """
    query = (
        select(games)
        .where(*_conditions(wanted))
        .order_by(games.c.played_at.desc(), games.c.id.desc())
        .limit(wanted.limit + 1)
    )
    shown: list[Data] = []
    size = 0
    # A few rows at a time: one may be twenty thousand code points, most of them blanks.
    streamed = query.execution_options(yield_per=PAGE)
    with engine.connect() as connection, connection.execute(streamed) as rows:
        for row in rows.mappings():
            if len(shown) == wanted.limit or size > LARGEST_TEXT:
                return {"games": shown, "next": _cursor(shown[-1]["played_at"], shown[-1]["id"])}
            shown.append(_record(row))
            size += len(row["input"]) + TOLD * len(row["output"])
    return {"games": shown, "next": None}


def game_with_id(engine: Engine, number: int) -> Data | None:
    """The game with an id, if there is one. Raises SQLAlchemyError."""
    with engine.connect() as connection:
        row = connection.execute(select(games).where(games.c.id == number)).mappings().first()
    return _record(row) if row else None


def reach(engine: Engine) -> None:
    """Do nothing but ask: SQLAlchemyError where the database is not there or has no tables."""
    with engine.connect() as connection:
        connection.execute(select(games.c.id).limit(1))


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        conditions.append(games.c.game == _storable(wanted.game))
    if wanted.hand is not None:
        # The output is the hands as typed. Taking the hand out changes it only where it is in it:
        # this minds the case in both databases, and knows no wildcards.
        hands = literal(" ") + func.replace(games.c.output, "=", " ") + " "
        conditions.append(func.replace(hands, f" {_storable(wanted.hand)} ", "") != hands)
    if wanted.since is not None:
        conditions.append(games.c.played_at >= wanted.since)
    if wanted.until is not None:
        conditions.append(games.c.played_at < wanted.until)
    if wanted.after is not None:
        at, number = place_in(wanted.after)
        before = tuple_(literal(at, Moment), literal(number))
        conditions.append(tuple_(games.c.played_at, games.c.id) < before)
    return conditions


def _storable(text: str) -> str:
    """The text, with what no database takes made into what no game has."""
    return _UNSTORABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def _record(row: RowMapping) -> Data:
    whole = {name: row[name] for name in ("id", "game", "input", "output")}
    return {**whole, **_by_sides(row), "played_at": row["played_at"]}


def _by_sides(row: RowMapping) -> Data:
    """The answer by its sides, and who wins what part."""
    line, output = row["input"], row["output"]
    if row["sides"] is not None:
        return {**of_sides(output, row["sides"]), "shares": row["shares"]}
    game = GAMES.get(row["game"])
    if game is None:  # by whoever wrote it there
        return {"side": "high", "groups": [], "also": [], "shares": []}
    # It was kept without: this is how such games are told today.
    players = [word.text for word in words(without_end(line))][1 + bool(game.board) :]
    sides = of_sides(output, [side.name for side in game.sides])
    return {**sides, "shares": of_shares(output, players)}


def _cursor(at: datetime, number: int) -> str:
    return urlsafe_b64encode(f"{at.isoformat()} {number}".encode()).decode().rstrip("=")


def place_in(cursor: str) -> tuple[datetime, int]:
    """The time and id of the last game before a page, which its cursor names.

    Raises ValueError for what is no cursor.
    """
    try:
        padded = cursor.encode("ascii") + b"=" * (-len(cursor) % 4)
        time, number = urlsafe_b64decode(padded).decode("ascii").split(" ")
        at, last = datetime.fromisoformat(time), int(number)
    except ValueError:
        raise ValueError("is no cursor of this history") from None
    if at.tzinfo != UTC or not 0 < last <= LARGEST_ID or _cursor(at, last) != cursor:
        raise ValueError("is no cursor of this history")
    return at, last
