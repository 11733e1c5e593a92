"""The columns of the history: its one table, of games that were solved.

A new column goes here and into a new step in `migrations/versions`, which makes it; a test holds
the two equal. `history_queries.py` reads and writes it, and `shapes.Game` describes it to clients.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    Dialect,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.dialects import sqlite


class Moment(TypeDecorator[datetime]):
    """A point in time, with its zone going in and in UTC coming out.

    PostgreSQL has a type for it. SQLite has not: there it is text in UTC that sorts as time does.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> Any:
        """Text in SQLite, with the zone written down for whoever reads the file."""
        if dialect.name != "sqlite":
            return dialect.type_descriptor(DateTime(timezone=True))
        day = "%(year)04d-%(month)02d-%(day)02d"
        return sqlite.DATETIME(  # type: ignore[no-untyped-call] # SQLAlchemy's own gap
            storage_format=f"{day}T%(hour)02d:%(minute)02d:%(second)02d.%(microsecond)06d+00:00",
            regexp=r"(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)\.(\d+)\+00:00",
        )

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To UTC on the way in; a time without a zone is an error, never a guess."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without a zone")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """In UTC on the way out."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()

games = Table(
    "games",
    metadata,
    # In SQLite only an INTEGER counts up by itself; AUTOINCREMENT never gives a number twice.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("input", Text, nullable=False),
    Column("output", Text, nullable=False),
    Column("played_at", Moment, nullable=False),
    # None in what was kept before there were such columns, or by a service that knew of none.
    Column("sides", JSON(none_as_null=True)),
    Column("shares", JSON(none_as_null=True)),
    Index("games_by_time", "played_at", "id"),
    Index("games_by_game_and_time", "game", "played_at", "id"),
    sqlite_autoincrement=True,
)
