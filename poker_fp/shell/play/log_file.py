"""The file that a game's moves are written to, as they are made."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import TypeAlias

import click

from poker_fp.shell.streams import is_file

Write: TypeAlias = Callable[[str], None]
"""Adds a line to the log. The first overwrites what was there."""


@contextmanager
def writing(log: str | None) -> Iterator[Write]:
    """What writes to the log, which is open all the while; without one, what writes nothing.

    A log that cannot be opened is refused here, and one that cannot be written ends the game.
    """
    if log is None:
        yield lambda _: None
        return
    if log in ("", "-"):
        raise click.UsageError(f"--log '{log}': that names no file")
    try:
        # Unbuffered, so that a line is written or fails at once. What was there stays until then.
        file = Path(log).open("ab", buffering=0)  # noqa: SIM115  closing it may fail too
    except OSError as error:
        raise click.FileError(log, error.strerror) from error
    lines = 0

    def write(line: str) -> None:
        nonlocal lines
        with _failure_told(log):
            if not lines and is_file(file):
                file.truncate(0)
            _write_all(file, f"{line}\n".encode())
        lines += 1

    try:
        yield write
    finally:
        with _failure_told(log):
            file.close()


def _write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]


@contextmanager
def _failure_told(log: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        name = click.format_filename(log)
        raise click.ClickException(f"{name}: {error.strerror}; the log is not whole") from error
