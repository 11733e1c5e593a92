"""What the routes of one service share: its settings, its database, and threads to work in."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from anyio import CapacityLimiter, from_thread, sleep, to_thread
from returns.result import Result
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from poker_fp.render.data import Data
from poker_fp.shell.web import answers, history_queries
from poker_fp.shell.web.connecting import UnusableDatabaseError, connect, migrate, why
from poker_fp.shell.web.history_queries import Played
from poker_fp.shell.web.settings import Limits, Settings

T = TypeVar("T")

log = logging.getLogger(__name__)

MOST_WAITING = 64
"""Requests that wait for a thread."""

BETWEEN_ATTEMPTS = 5
"""Seconds until a database that could not be reached is tried again."""


@dataclass(frozen=True, slots=True)
class Service:
    """One running service: what its routes are made with."""

    limits: Limits
    engine: Engine | None
    long: CapacityLimiter
    history: CapacityLimiter
    queries: CapacityLimiter
    short: CapacityLimiter
    """How many threads each kind of work may have at a time; short work, all of them.

    The limit on all threads is anyio's own (`limit_threads`), so that it holds for what frameworks
    do in threads as well. What else is kept is a share of it, since only those who wait for long
    can be told to wait: the other three together leave some of the threads alone.
    """


def service_of(settings: Settings) -> Service:
    """The service that settings describe, its database not yet reached.

    Raises UnusableDatabaseError where the database's URL is wrong.
    """
    engine = None if settings.database is None else connect(settings.database)
    limits = settings.limits
    shares = limits.long_threads, limits.history_threads, limits.query_threads, limits.threads
    return Service(limits, engine, *map(CapacityLimiter, shares))


def limit_threads(limits: Limits) -> None:
    """Have no more threads than that for all work of the event loop that runs."""
    to_thread.current_default_thread_limiter().total_tokens = limits.threads


class BusyError(Exception):
    """So many requests wait for a thread already that this one would wait in vain."""


async def in_thread(share: CapacityLimiter, work: Callable[[], T]) -> T:
    """What a piece of work comes to, done in a thread, one of a service's share. Raises BusyError.

    The event loop goes on meanwhile. A request that is given up waits for its thread to end: work
    that may take long looks often whether it is wanted still.
    """
    if share.statistics().tasks_waiting >= MOST_WAITING:
        raise BusyError
    async with share:
        return await to_thread.run_sync(work)


def solve_and_save(service: Service, lines: Sequence[str]) -> list[Data]:
    """An answer for each line, as `answers.solve` gives it; what was solved goes to the history.

    Call it in a thread, as by `in_thread`: it stops between lines when the request is given up.
    """
    return answers.solve(
        lines, lambda played: try_to_save(service.engine, played), from_thread.check_cancelled
    )


def odds(line: str, with_any: bool) -> Result[Data, list[Data]]:
    """`answers.odds`. Call it in a thread: it stops soon after the request is given up."""
    return answers.odds(line, with_any, from_thread.check_cancelled)


def try_to_save(engine: Engine | None, played: Sequence[Played]) -> bool:
    """Keep games in the history, and say whether that was done; where it fails the log says why.

    With no database (None) nothing is kept.
    """
    if engine is None:
        return False
    try:
        history_queries.save(engine, played, datetime.now(UTC))
    except SQLAlchemyError as error:
        log.error("not saved", extra={"why": why(error), "games": len(played)})
        return False
    return True


async def try_to_migrate(engine: Engine) -> bool:
    """Bring the tables up to date, and say whether that was done; the log says why it was not."""
    try:
        await to_thread.run_sync(migrate, engine)
    except UnusableDatabaseError as error:
        log.error("no history for now", extra={"why": str(error)})
        return False
    return True


async def migrate_when_there(engine: Engine) -> None:
    """Bring the tables up to date, trying again and again until the database is there."""
    while not await try_to_migrate(engine):
        await sleep(BETWEEN_ATTEMPTS)
