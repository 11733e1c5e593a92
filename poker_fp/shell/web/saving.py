"""Lines that a command solves, kept in the history many at a time."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import click

from poker_fp.errors import counted
from poker_fp.parsing import words
from poker_fp.shell.web.settings import DATABASE_VARIABLE, default_database

TOGETHER = 1000
"""Games kept in one transaction."""


@contextmanager
def keeping(wanted: bool) -> Iterator[Callable[[str, str], None]]:
    """A function that keeps a solved line and its answer, if that is wanted; else it does nothing.

    A database that fails costs the games, and exit status 1 at the end; never an answer.
    """
    if not wanted:
        yield lambda _line, _answer: None
        return
    from poker_fp.shell.web import database, history

    waiting: list[history.Played] = []
    lost: list[int] = []

    def keep(line: str, answer: str) -> None:
        typed = line.removesuffix("\n").removesuffix("\r")
        waiting.append(history.Played(words(typed)[0].text, typed, answer))
        if len(waiting) >= TOGETHER:
            flush()

    def flush() -> None:
        try:
            if waiting:
                with database.opened(url) as engine:
                    history.save(engine, waiting, datetime.now(UTC))
        except database.UnusableDatabaseError as error:
            click.echo(f"{counted(len(waiting), 'game')} not saved: {error}", err=True)
            lost.append(len(waiting))
        waiting.clear()

    url = os.environ.get(DATABASE_VARIABLE) or default_database()
    try:
        yield keep
    finally:
        flush()
    if lost:
        sys.exit(1)
