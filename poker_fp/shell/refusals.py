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
    """All that is wrong with one text."""
    click.echo(with_carets(line, errors), err=True)
    sys.exit(1)


def refuse_hands(hands: Sequence[str], errors: Errors) -> NoReturn:
    """All that is wrong with some hands, each error under the hand it is in."""
    for number, within in groupby(lambda error: error.hand, errors).items():
        click.echo(with_carets(hands[(number or 1) - 1], within), err=True)
    if len(hands) > 1 and all(len(read(hand) or ()) == 1 for hand in hands):
        click.echo("Is that one hand? Quote it: its cards came as separate arguments.", err=True)
    sys.exit(1)
