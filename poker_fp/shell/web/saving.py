"""Lines that a command solves, kept in the history many at a time."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TypeAlias

import click

from poker_fp.deals.answers import Answers
from poker_fp.deals.catalogue import GAMES
from poker_fp.shell.web.settings import DATABASE_VARIABLE, default_database
from poker_fp.text.errors import counted

TOGETHER = 1000
"""Games that are worth a transaction."""

Keep: TypeAlias = Callable[[bytes, Answers], None]


@contextmanager
def keeping(wanted: bool) -> Iterator[Keep]:
    """A function that keeps what is solved, if that is wanted; else it does nothing.

    It takes whole lines and the answers to them. A database that fails costs the games, and exit
    status 1 at the end; never an answer.
    """
    if not wanted:
        yield lambda _piece, _answers: None
        return
    from poker_fp.render.data import of_answer
    from poker_fp.shell.web import connecting, history_queries

    url = os.environ.get(DATABASE_VARIABLE) or default_database()
    waiting: list[history_queries.Played] = []
    lost: list[int] = []

    def keep(piece: bytes, answers: Answers) -> None:
        for line, answer in _solved(piece, answers):
            told = {"input": line, **of_answer(line, answer, GAMES)}
            waiting.append(history_queries.as_played(told))
        if len(waiting) >= TOGETHER:
            flush()

    def flush() -> None:
        if not waiting:
            return
        try:
            with connecting.opened(url) as engine:
                history_queries.save(engine, waiting, datetime.now(UTC))
        except connecting.UnusableDatabaseError as error:
            click.echo(f"{counted(len(waiting), 'game')} not saved: {error}", err=True)
            lost.append(len(waiting))
        waiting.clear()

    try:
        yield keep
    finally:
        flush()
    if lost:
        sys.exit(1)


def _solved(piece: bytes, answers: Answers) -> Iterator[tuple[str, str]]:
    """Each line that could be solved, and the answer to it."""
    bad = set(answers.bad)
    both = zip(piece.split(b"\n"), answers.text.split(b"\n")[:-1], strict=False)
    for number, (line, answer) in enumerate(both):
        if number not in bad:
            yield line.decode().removesuffix("\r"), answer.decode()
