"""Whole lines of text in, as they come, however many."""

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from io import FileIO
from typing import BinaryIO, TypeVar

import click

T = TypeVar("T")

LONG = 100_000
"""Bytes of a file for which a progress bar may help."""

AT_ONCE = 1 << 18
"""Bytes read at once, if that many are there: some thousands of lines."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"

OTHER_MARKS = {
    b"\xff\xfe\0\0": "UTF-32",
    b"\0\0\xfe\xff": "UTF-32",
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
}
"""The byte order marks of other encodings, the longer first. No text in UTF-8 starts with one."""


def reading(file: str) -> AbstractContextManager[FileIO]:
    """The bytes of a file, or of standard input for `-`, unbuffered."""
    source = 0 if file == "-" else file
    return open(source, "rb", buffering=0, closefd=source != 0)


def pieces(stream: BinaryIO) -> Iterator[bytes]:
    r"""The bytes of a stream in pieces of whole lines, each as many as are there already.

    So a slow stream comes line by line.

    A line ends at `\n` alone, which the last may lack. A byte order mark at the start is dropped;
    one of UTF-16 or UTF-32 raises ClickException: no line can be read, so none is answered.
    """
    unfinished: list[bytes] = []
    mark = BYTE_ORDER_MARK
    while read := stream.read(AT_ONCE):
        end = read.rfind(b"\n") + 1
        if end:
            yield _without(mark, b"".join([*unfinished, read[:end]]))
            unfinished, mark = [], b""
        unfinished.append(read[end:])
    if last := _without(mark, b"".join(unfinished)):
        yield last


def _without(mark: bytes, piece: bytes) -> bytes:
    for other, encoding in OTHER_MARKS.items() if mark else ():
        if piece.startswith(other):
            raise click.ClickException(
                f"the text is in {encoding}, by its byte order mark; save it as UTF-8"
            )
    return piece.removeprefix(mark)


def is_file(stream: FileIO) -> bool:
    """Is a stream a regular file, with all that it will ever give?"""
    return stat.S_ISREG(os.fstat(stream.fileno()).st_mode)


def watched(answers: Iterable[T], stream: FileIO) -> Iterator[T]:
    """Answers passed on as they come, with a bar that shows how far their stream has been read.

    The bar is on standard error, and only where that is a terminal and the stream a long file.
    """
    size = os.fstat(stream.fileno()).st_size
    bar = is_file(stream) and size > LONG and sys.stderr.isatty()
    return _with_bar(answers, stream, size) if bar else iter(answers)


def _with_bar(answers: Iterable[T], stream: FileIO, size: int) -> Iterator[T]:
    from rich.console import Console
    from rich.progress import Progress

    # Answers on the same terminal go through rich, which keeps the bar below them.
    bar = Progress(
        console=Console(stderr=True), transient=True, redirect_stdout=sys.stdout.isatty()
    )
    with bar:
        task = bar.add_task("solving", total=size)
        for answer in answers:
            yield answer
            bar.update(task, completed=stream.tell())
