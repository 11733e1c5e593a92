"""The history as a request asks for it: in a thread, with a clear answer where there is none.

The queries themselves are in `history_queries.py`.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from poker_fp.shell.web.connecting import why
from poker_fp.shell.web.service import Service, in_thread, log

T = TypeVar("T")


class NoHistoryError(Exception):
    """There is no history, or it cannot be reached now; the message says which.

    `status` is HTTP's for it.
    """

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


def read_history(service: Service, query: Callable[[Engine], T]) -> T:
    """What a query of the history comes to, such as `history_queries.page` with what is wanted.

    Raises NoHistoryError where no history is kept (404), or it cannot be read now (503; the log
    says why).
    """
    if service.engine is None:
        raise NoHistoryError("no history is kept", 404)
    try:
        return query(service.engine)
    except SQLAlchemyError as error:
        log.error("history not read", extra={"why": why(error)})
        raise NoHistoryError("the database cannot be reached", 503) from error


async def read_in_thread(service: Service, query: Callable[[Engine], T]) -> T:
    """What a query of the history comes to, as `read_history`, without holding up the event loop.

    The thread is not one of those that solve, which may all be busy for long.
    """
    return await in_thread(service.history, partial(read_history, service, query))


def in_utc(value: datetime) -> datetime:
    """A moment in UTC. Raises ValueError where it has no zone, or lies out of UTC's range."""
    if value.tzinfo is None:
        raise ValueError("should have a time zone")
    try:
        return value.astimezone(UTC)
    except OverflowError:
        raise ValueError("is out of range") from None
