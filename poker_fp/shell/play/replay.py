"""A draw game played back, shown move by move."""

import sys
from typing import NoReturn

import click

from poker_fp.draw.playback import BadLine, Playback
from poker_fp.draw.table import named
from poker_fp.draw.telling import told
from poker_fp.shell.colours import painted


def show(game: Playback) -> None:
    """Show a game that was played back: every exchange, the showdown, that it was verified."""
    dealt, *_, shown = game.tables
    for seat, positions in enumerate(game.moves, start=1):
        before, after = (painted(str(table.hands[seat - 1])) for table in (dealt, shown))
        exchanged = (
            f"exchanges {' '.join(map(str, positions))}: {after}" if positions else "exchanges none"
        )
        click.echo(f"{named([seat])}: {before}, {exchanged}")
    click.echo("\n" + "\n".join(told(shown, painted)))
    click.echo(f"The result is verified, under the {game.ranking} ranking.")


def refuse_log(file: str, bad: BadLine) -> NoReturn:
    """Say which line of a log is wrong, and what is wrong with it; end with status 1."""
    click.echo(f"{file}, line {bad.line}: {bad.message}", err=True)
    sys.exit(1)
