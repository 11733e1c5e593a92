"""Lines that a command solves, kept in the history many at a time."""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import starmap
from typing import TypeAlias

import click

from poker_fp.shell.web.settings import DATABASE_VARIABLE, default_database
from poker_fp.text.errors import counted
from poker_fp.text.parsing import words

TOGETHER = 1000
"""Games that are worth a transaction."""

Hear: TypeAlias = Callable[[Iterable[bytes]], Iterable[bytes]]
Keep: TypeAlias = Callable[[bytes], None]


@contextmanager
def keeping(wanted: bool) -> Iterator[tuple[Hear, Keep]]:
    """Two functions that keep what is solved, if that is wanted; else they do nothing.

    The first hears pieces of whole lines on their way to the solver, the second the answers to each
    piece, in the same order. A database that fails costs the games, and exit status 1 at the end;
    never an answer.
    """
    if not wanted:
        yield (lambda pieces: pieces), (lambda _answers: None)
        return
    from poker_fp.shell.web import connecting, history_queries

    url = os.environ.get(DATABASE_VARIABLE) or default_database()
    asked: deque[bytes] = deque()
    waiting: list[history_queries.Played] = []
    lost: list[int] = []

    def hear(pieces: Iterable[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            asked.append(piece)
            yield piece

    def keep(answers: bytes) -> None:
        waiting.extend(starmap(history_queries.Played, _solved(asked.popleft(), answers)))
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
        yield hear, keep
    finally:
        flush()
    if lost:
        sys.exit(1)


def _solved(lines: bytes, answers: bytes) -> Iterator[tuple[str, str, str]]:
    """The game, the line and the answer of each line that has one."""
    for line, answer in zip(lines.split(b"\n"), answers.split(b"\n"), strict=False):
        if answer and not answer.startswith(b"Error: "):
            typed = line.decode().removesuffix("\r")
            yield words(typed)[0].text, typed, answer.decode()
