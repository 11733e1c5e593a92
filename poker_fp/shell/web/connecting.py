"""The way to the database: how it is reached, and its tables brought up to date.

What is in it is in `history_table.py`.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SQLAlchemyError

PATIENCE = 5
"""Seconds to wait for a connection, for a lock, or for a statement."""

STEPS = 100_000
"""Of SQLite's machine, between two looks at the clock: some milliseconds."""

MIGRATING = 0x706F6B6572
"""The advisory lock that two services starting at once take turns in."""


class UnusableDatabaseError(Exception):
    """A database URL that names nothing this can use; the message says why, without a password."""


def connect(url: str) -> Engine:
    """The database at a URL, not yet reached. Raises UnusableDatabaseError for a wrong URL."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise UnusableDatabaseError(
            "not a database URL (sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME)"
        ) from None
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        arguments: dict[str, Any] = {
            "connect_timeout": PATIENCE,
            "options": f"{parsed.query.get('options', '')} -c statement_timeout={PATIENCE}s",
        }
        return create_engine(
            parsed, connect_args=arguments, pool_pre_ping=True, pool_timeout=PATIENCE
        )
    if parsed.get_backend_name() != "sqlite":
        raise UnusableDatabaseError(f"{parsed.drivername} is neither sqlite nor postgresql+psycopg")
    if not parsed.database or ":memory:" in url or "mode=memory" in url:
        raise UnusableDatabaseError(
            "a database in memory keeps nothing: give a file, or --no-history"
        )
    engine = create_engine(parsed, connect_args={"timeout": PATIENCE}, pool_timeout=PATIENCE)
    event.listen(engine, "connect", _own_transactions)
    event.listen(engine, "begin", _begin)
    _watch_file(engine, Path(parsed.database))
    return engine


def _watch_file(engine: Engine, file: Path) -> None:
    """Leave a file that was deleted or replaced: what is kept in it would be lost, unnoticed."""

    def identity() -> int | None:
        return file.stat().st_ino if file.exists() else None

    def opened(_connection: object, record: Any) -> None:
        record.info["file"] = identity()

    def taken(_connection: object, record: Any, _proxy: object) -> None:
        if record.info["file"] != identity():
            raise DisconnectionError(f"{file} is another file now, or none")

    event.listen(engine, "connect", opened)
    event.listen(engine, "checkout", taken)


def migrate(engine: Engine) -> None:
    """Make the tables, or bring them up to date; once, however many services start together.

    Raises UnusableDatabaseError where the database cannot be reached or made.
    """
    try:
        _migrate(engine)
    except (SQLAlchemyError, SqliteError, OSError, CommandError) as error:
        raise UnusableDatabaseError(why(error)) from error


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """The database at a URL, for the length of a `with`, its tables up to date.

    Raises UnusableDatabaseError, for what goes wrong inside the `with` too. See Also: `connect`,
    for a service, which outlives failures.
    """
    engine = connect(url)
    try:
        migrate(engine)
        yield engine
    except SQLAlchemyError as error:
        raise UnusableDatabaseError(why(error)) from error
    finally:
        engine.dispose()


def _migrate(engine: Engine) -> None:
    if engine.dialect.name == "sqlite" and engine.url.database:
        _make_private(Path(engine.url.database))
        with engine.connect() as connection:
            _write_ahead(_dbapi(connection))
    config = steps()
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _write_ahead(connection: SqliteConnection) -> None:
    """Let readers never wait for the writer: the mode is the file's own from then on.

    Of several that want it at once SQLite refuses some without waiting, or they would wait for each
    other: services that start together.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except SqliteError as error:
            if getattr(error, "sqlite_errorcode", None) != SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def steps() -> Config:
    """The steps in `migrations`, as Alembic wants them; the connection is still to be given."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def _make_private(file: Path) -> None:
    """An empty database file for its owner alone, in such a folder; what is there stays as it is.

    The files that SQLite makes beside it have its mode.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def why(error: Exception) -> str:
    """A database's error in one line, as its driver words it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split())


def _own_transactions(connection: SqliteConnection, _record: object) -> None:
    # Python's module begins transactions late and ends them before DDL: it is told not to.
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    _limit_time(connection)
    # A writer takes the lock at once: what turns from reading to writing midway can fail.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _limit_time(connection: Connection) -> None:
    """End what is read for too long, as PostgreSQL does by itself; what is written is short."""
    end = time.monotonic() + PATIENCE
    reads = not connection.get_execution_options().get("writes", False)
    late = (lambda: time.monotonic() > end) if reads else None
    _dbapi(connection).set_progress_handler(late, STEPS)


def _dbapi(connection: Connection) -> Any:
    return connection.connection.dbapi_connection
