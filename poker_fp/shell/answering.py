"""A stream of lines, each answered by a line; what is bad is counted on standard error."""

import sys
from collections.abc import Iterable
from io import FileIO
from typing import TypeAlias

import click

from poker_fp.deals.answers import Answers
from poker_fp.shell.streams import watched
from poker_fp.text.errors import counted

Piece: TypeAlias = tuple[bytes, Answers]


def answer_all(answered: Iterable[Piece], stream: FileIO, what: str) -> int:
    """Print the answers as they come, and at the end how many lines could not be `what`.

    Gives the exit status: 1 if any line was bad.
    """
    total = bad = 0
    for _piece, answers in watched(answered, stream):
        # On a terminal as text, which a progress bar can step aside for.
        text = answers.text.decode() if sys.stdout.isatty() else answers.text
        click.echo(text, nl=False)
        total += answers.lines
        bad += len(answers.bad)
    if bad:
        click.echo(f"{bad} of {counted(total, 'line')} could not be {what}", err=True)
    return 1 if bad else 0
