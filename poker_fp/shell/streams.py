"""Lines of text in, as they come, however many."""

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import count
from typing import TextIO

LONG = 100_000
"""Bytes of a file that take long enough, about a second, for a progress bar to help."""

LINES_PER_UPDATE = 50


def reading(file: str) -> AbstractContextManager[TextIO]:
    r"""The lines of a file, or of standard input for `-`.

    A line ends at `\n` alone; a byte order mark at the start is dropped; bytes that are not UTF-8
    arrive as surrogates, which the parser reports.
    """
    source = 0 if file == "-" else file
    return open(
        source, encoding="utf-8-sig", errors="surrogateescape", newline="\n", closefd=source != 0
    )


def watched(lines: TextIO) -> Iterable[str]:
    """The same lines; with a bar on standard error when that is a terminal and the file is long."""
    status = os.fstat(lines.fileno())
    long = stat.S_ISREG(status.st_mode) and status.st_size > LONG
    return _with_bar(lines, status.st_size) if long and sys.stderr.isatty() else lines


def _with_bar(lines: TextIO, size: int) -> Iterator[str]:
    from rich.console import Console
    from rich.progress import Progress

    # Answers on the same terminal go through rich, which keeps the bar below them.
    bar = Progress(
        console=Console(stderr=True), transient=True, redirect_stdout=sys.stdout.isatty()
    )
    with bar:
        task = bar.add_task("solving", total=size)
        for number, line in zip(count(), lines):
            if number % LINES_PER_UPDATE == 0:
                bar.update(task, completed=lines.buffer.tell())
            yield line
