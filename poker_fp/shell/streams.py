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


PACKED = {
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "zip",
    b"BZh": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
}
"""How compressed files start, of which none starts as a line of text does."""

FEWEST_TO_TELL, MANY_NULS = 16, 0.3
"""Bytes of a first piece from which, and the share of NULs by which, it is seen to be no UTF-8."""


def reading(file: str) -> AbstractContextManager[FileIO]:
    """The bytes of a file, or of standard input for `-`, unbuffered."""
    source = 0 if file == "-" else file
    return open(source, "rb", buffering=0, closefd=source != 0)


def pieces(stream: BinaryIO) -> Iterator[bytes]:
    r"""The bytes of a stream in pieces of whole lines, each as many as are there already.

    So a slow stream comes line by line.

    A line ends at `\n` alone, which the last may lack. A byte order mark at the start is dropped;
    what is surely no text of lines in UTF-8 raises ClickException: `refuse_no_lines`. No line of it
    can be read, so none is answered.
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
        if mark and b"\r" in last[:-1]:
            raise click.ClickException(
                "the lines end in carriage returns (CR) alone; save the text with LF or CRLF"
            )
        yield last


def _without(mark: bytes, piece: bytes) -> bytes:
    if mark:
        refuse_no_lines(piece)
    return piece.removeprefix(mark)


def refuse_no_lines(first: bytes) -> None:
    """Raise ClickException for a first piece of UTF-16 or UTF-32, of a packed or a binary file."""
    for mark, encoding in OTHER_MARKS.items():
        if first.startswith(mark):
            raise click.ClickException(
                f"the text is in {encoding}, by its byte order mark; save it as UTF-8"
            )
    for start, packed in PACKED.items():
        if first.startswith(start):
            raise click.ClickException(f"that is a {packed} file, not text; unpack it first")
    if len(first) < FEWEST_TO_TELL or first.count(0) < MANY_NULS * len(first):
        return
    halves = sorted(half.count(0) / len(half) for half in (first[::2], first[1::2]))
    if halves[0] == 0 and halves[1] > 2 * MANY_NULS:
        raise click.ClickException("the text seems to be in UTF-16; save it as UTF-8")
    raise click.ClickException("that is no text: many of its bytes are 0; save it as UTF-8")


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
