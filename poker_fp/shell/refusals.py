"""Bad input to a command: what is wrong goes to standard error, and the exit status is 1."""

import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from poker_fp.algebra._toolz import groupby
from poker_fp.render.carets import with_carets
from poker_fp.text.errors import Errors
from poker_fp.text.spellings import read


def refuse_line(line: str, errors: Errors) -> NoReturn:
    """Show all that is wrong with a line, with carets, and end the process with status 1."""
    click.echo(with_carets(line, errors), err=True)
    sys.exit(1)


def refuse_hands(hands: Sequence[str], errors: Errors) -> NoReturn:
    """Show all that is wrong with some hands, and end the process with status 1.

    Each error comes with the hand it is in, and with carets; where the hands are single cards,
    with the guess that they are one hand that was not quoted.
    """
    for number, within in groupby(lambda error: error.hand, errors).items():
        click.echo(with_carets(hands[(number or 1) - 1], within), err=True)
    if len(hands) > 1 and all(len(read(hand) or ()) == 1 for hand in hands):
        click.echo("Is that one hand? Quote it: its cards came as separate arguments.", err=True)
    sys.exit(1)
