"""The command line: arguments in, text out, an exit status."""

import os
import sys
from functools import partial
from io import TextIOWrapper

import click

from poker_fp.errors import Errors, counted, on_one_line
from poker_fp.results import fold
from poker_fp.shell.explaining import compare_command, explain_command
from poker_fp.shell.kata import kata_group
from poker_fp.shell.refusals import refuse_hands
from poker_fp.shell.streams import reading, watched
from poker_fp.solvers import Ranked, best_hands, solve


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="poker_fp", message="%(prog)s %(version)s")
def cli() -> None:
    """Rank poker hands by rules that are comparators.

    \b
    Example:
      $ poker-fp best "2H 3D 5S 9C KD" "2C 3H 4S 8C AH"
      2C 3H 4S 8C AH
    """
    if os.environ.get("NO_COLOR"):
        click.get_current_context().color = False
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")


@cli.command("solve")
@click.argument("file", default="-", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def solve_lines(file: str) -> None:
    """Rank the hands of each line in FILE, the weakest first, equals joined by "=".

    Without FILE, or where it is "-", the lines come from standard input; each is answered by one
    line as soon as it is read. A bad line is answered by "Error: " and all that is wrong with it,
    the rest go on, and the exit status is 1.

    \b
    A line is one of:
      texas-holdem BOARD HAND...    5 cards and 2 each; the best five of seven
      omaha-holdem BOARD HAND...    5 cards and 4 each; two of the hand, three of the board
      five-card-draw HAND...        5 cards each

    \b
    Example:
      $ echo "texas-holdem 2h3h4h5d8d KdKs 9hJh" | poker-fp solve
      KdKs 9hJh
    """
    total = bad = 0
    with reading(file) as lines:
        for line in watched(lines):
            answer, failed = fold(solve(line), _right, _wrong)
            click.echo(answer)
            total += 1
            bad += failed
    if bad:
        click.echo(f"{bad} of {counted(total, 'line')} could not be solved", err=True)
        sys.exit(1)


def _right(ranked: Ranked[object]) -> tuple[str, bool]:
    return str(ranked), False


def _wrong(errors: Errors) -> tuple[str, bool]:
    return on_one_line(errors), True


@cli.command("best")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
def best(hands: tuple[str, ...]) -> None:
    """Print every winner among the HANDs, five cards each, as typed and in the order given.

    The hands stand by themselves: a card may be in several. Quote a hand that has blanks in it.

    \b
    Example:
      $ poker-fp best "4S 5H 10D JC AH" 2c3c4c5c6c 6d5d4d3d2d
      2c3c4c5c6c
      6d5d4d3d2d
    """
    fold(best_hands(hands), _print_all, partial(refuse_hands, hands))


def _print_all(winners: list[str]) -> None:
    click.echo("\n".join(winners))


for command in (compare_command, explain_command, kata_group):
    cli.add_command(command)
