"""The command that lists the games: `games`."""

import json

import click

from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.listing import example_of
from poker_fp.render import data


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
def games_command(as_json: bool) -> None:
    """List the games: how many cards a board and a hand have, what is played for, and a line.

    Where there are several sides each takes an equal part of the pot.

    \b
    Example:
      $ poker-fp games | grep kuhn
      kuhn                     0     1  high                   kuhn Jc Qc
    """
    if as_json:
        click.echo(json.dumps([*map(data.of_game, GAMES.values())], indent=2))
        return
    click.echo(_ROW.format("game", "board", "hand", "sides", "a line"))
    for game in GAMES.values():
        sides = ", ".join(side.name for side in game.sides)
        click.echo(_ROW.format(game.name, game.board, game.hole, sides, example_of(game)))


_ROW = "{:19}  {:>5}  {:>4}  {:21}  {!s}"
