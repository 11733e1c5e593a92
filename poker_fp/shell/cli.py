"""The command line: arguments in, text out, an exit status."""

import os
import signal
import sys
from functools import partial
from io import TextIOWrapper
from typing import NoReturn

import click

from poker_fp.deals.solvers import best_hands
from poker_fp.shell.explaining import compare_command, explain_command
from poker_fp.shell.listing import games_command
from poker_fp.shell.play.commands import play_command, replay_command
from poker_fp.shell.refusals import refuse_hands
from poker_fp.shell.solving import with_answers
from poker_fp.shell.streams import is_file, pieces, reading, watched
from poker_fp.shell.web.commands import history_command, serve_command
from poker_fp.shell.web.saving import keeping
from poker_fp.text.errors import counted
from poker_fp.text.results import either


class Commands(click.Group):
    """The commands; katas and lessons, slow to import, come when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), "kata", "lesson"])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name == "kata":
            from poker_fp.shell.kata.commands import kata_group

            return kata_group
        if cmd_name == "lesson":
            from poker_fp.shell.lesson.commands import lesson_group

            return lesson_group
        return super().get_command(ctx, cmd_name)


@click.group(
    cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(package_name="poker_fp", message="%(prog)s %(version)s")
def cli() -> None:
    """Compare, rank and explain poker hands.

    \b
    Example:
      $ poker-fp best "2H 3D 5S 9C KD" "2C 3H 4S 8C AH"
      2C 3H 4S 8C AH
    """
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        click.get_current_context().color = False
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")


@cli.command("solve")
@click.argument("file", default="-", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    metavar="N",
    help="Solve a file of many lines in N processes; a pipe is always answered by one.",
)
@click.option(
    "--save",
    is_flag=True,
    help="Keep what is solved in the history, at POKER_FP_DATABASE or in the data folder.",
)
def solve_lines(file: str, workers: int, save: bool) -> None:
    """Rank the hands of each line in FILE, the weakest first, equals joined by "=".

    The sides of a split pot are joined by " / ", and "-" is a side that nobody wins.

    Without FILE, or where it is "-", the lines come from standard input; each is answered by one
    line as soon as it is read. A bad line is answered by "Error: " and all that is wrong with it,
    the rest go on, and the exit status is 1.

    \b
    A line is a game, its board if it has one, and the hands; such as:
      texas-holdem BOARD HAND...    5 cards and 2 each; the best five of seven
      omaha-holdem BOARD HAND...    5 cards and 4 each; two of the hand, three of the board
      five-card-draw HAND...        5 cards each
      ("poker-fp games" lists all the games, with a line of each)

    \b
    Example:
      $ echo "texas-holdem 2h3h4h5d8d KdKs 9hJh" | poker-fp solve
      KdKs 9hJh
    """
    total = bad = 0
    with reading(file) as stream, keeping(save) as keep:
        solved = with_answers(pieces(stream), workers if is_file(stream) else 1)
        for piece, answers in watched(solved, stream):
            # On a terminal as text, which a progress bar can step aside for.
            text = answers.text.decode() if sys.stdout.isatty() else answers.text
            click.echo(text, nl=False)
            keep(piece, answers)
            total += answers.lines
            bad += len(answers.bad)
    if bad:
        click.echo(f"{bad} of {counted(total, 'line')} could not be solved", err=True)
        sys.exit(1)


@cli.command("best")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
def best(hands: tuple[str, ...]) -> None:
    """Print every winner among the HANDs, five cards each, as typed and in the order given.

    A card may be in several hands: they need not be from one deck. Quote a hand with blanks in it.

    \b
    Example:
      $ poker-fp best "4S 5H 10D JC AH" 2c3c4c5c6c 6d5d4d3d2d
      2c3c4c5c6c
      6d5d4d3d2d
    """
    either(best_hands(hands), _print_all, partial(refuse_hands, hands))


def _print_all(winners: list[str]) -> None:
    click.echo("\n".join(winners))


def run() -> NoReturn:
    """Run the command and end the process, with the status that shells expect."""
    try:
        status = cli(prog_name="poker-fp", standalone_mode=False)
    except click.Abort:
        status = 128 + signal.SIGINT
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    sys.exit(status)


for command in (
    compare_command,
    explain_command,
    games_command,
    play_command,
    replay_command,
    serve_command,
    history_command,
):
    cli.add_command(command)
