"""Bad input to a command: what is wrong goes to standard error, and the exit status is 1."""

import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from poker_fp.errors import Errors, with_carets


def refuse_line(line: str, errors: Errors) -> NoReturn:
    """All that is wrong with one text."""
    click.echo(with_carets(line, errors), err=True)
    sys.exit(1)


def refuse_hands(hands: Sequence[str], errors: Errors) -> NoReturn:
    """All that is wrong with some hands, each error under the hand it is in."""
    for number, hand in enumerate(hands, start=1):
        if within := tuple(error for error in errors if error.hand == number):
            click.echo(with_carets(hand, within), err=True)
    sys.exit(1)
