"""Reading the history for a request: in a thread, with a clear answer where there is none."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from poker_fp.shell.web.connecting import why
from poker_fp.shell.web.service import Service, log, worked

T = TypeVar("T")


class NoHistoryError(Exception):
    """There is none, or it cannot be reached now; the message says which."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


def read(of: Service, query: Callable[[Engine], T]) -> T:
    """What a query of the history comes to. Raises NoHistoryError."""
    if of.engine is None:
        raise NoHistoryError("no history is kept", 404)
    try:
        return query(of.engine)
    except SQLAlchemyError as error:
        log.error("history not read", extra={"why": why(error)})
        raise NoHistoryError("the database cannot be reached", 503) from error


async def asked(of: Service, query: Callable[[Engine], T]) -> T:
    """The same, in a thread: not one of those that solve, which may all be busy for long."""
    return await worked(of.history, partial(read, of, query))


def in_utc(value: datetime) -> datetime:
    """The same moment in UTC. Raises ValueError where it has no zone, or none in UTC."""
    if value.tzinfo is None:
        raise ValueError("should have a time zone")
    try:
        return value.astimezone(UTC)
    except OverflowError:
        raise ValueError("is out of range") from None
