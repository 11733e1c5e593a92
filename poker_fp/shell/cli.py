"""The command line: arguments in, text out, an exit status."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from io import TextIOWrapper
from typing import NoReturn

import click

from poker_fp.algebra._toolz import identity
from poker_fp.deals.answers import Answers
from poker_fp.deals.solvers import best_hands
from poker_fp.rules.explain import describe
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.answering import answer_all
from poker_fp.shell.describing import describe_command
from poker_fp.shell.explaining import compare_command, explain_command, print_json
from poker_fp.shell.files import LinesFile, refuse_files
from poker_fp.shell.listing import games_command
from poker_fp.shell.odds import odds_command
from poker_fp.shell.options import Whole, ranking_option
from poker_fp.shell.play.commands import play_command, replay_command
from poker_fp.shell.refusals import refuse_hands
from poker_fp.shell.rules_diff import rules_diff_command
from poker_fp.shell.solving import Solved, with_answers
from poker_fp.shell.streams import is_file, pieces, reading
from poker_fp.shell.web.commands import history_command, serve_command
from poker_fp.shell.web.saving import keeping
from poker_fp.text.parsing import hand
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
@click.argument("file", default="-", type=LinesFile())
@click.option(
    "--workers",
    type=Whole(min=1),
    default=1,
    metavar="N",
    help="Solve a long file in N processes; a short one or a pipe is always answered by one.",
)
@click.option(
    "--save",
    is_flag=True,
    help="Keep what is solved in the history, at POKER_FP_DATABASE or in the data folder.",
)
@ranking_option
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Answer each line by an object of JSON: input, output, its sides and shares; or errors.",
)
def solve_lines(file: str, workers: int, save: bool, ranking: str, as_json: bool) -> None:
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
    if save and ranking != "standard":
        raise click.UsageError("--save keeps games under the standard ranking")
    shown = _in_json(ranking) if as_json else _as_they_are
    with reading(file) as stream, keeping(save) as keep:
        workers = workers if is_file(stream) else 1
        size = os.fstat(stream.fileno()).st_size

        def kept() -> Iterator[Solved]:
            solved = with_answers(pieces(stream), workers, ranking=ranking, size=size)
            for piece, answers in solved:
                yield piece, shown(piece, answers)
                keep(piece, answers)

        status = answer_all(kept(), stream, "solved")
    if status:
        sys.exit(status)


def _as_they_are(_piece: bytes, answers: Answers) -> Answers:
    return answers


def _in_json(ranking: str) -> Callable[[bytes, Answers], Answers]:
    from poker_fp.deals.answers import under
    from poker_fp.render.json_lines import as_json_lines

    return partial(as_json_lines, games=under(DECK_RANKINGS[ranking]))


@cli.command("best")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
@ranking_option
@click.option("--json", "as_json", is_flag=True, help="Print the winners as JSON.")
def best(hands: tuple[str, ...], ranking: str, as_json: bool) -> None:
    """Print every winner among the HANDs, five cards each, as typed and in the order given.

    A card may be in several hands: they need not be from one deck. Quote a hand with blanks in it.

    \b
    Example:
      $ poker-fp best "4S 5H 10D JC AH" 2c3c4c5c6c 6d5d4d3d2d
      2c3c4c5c6c
      6d5d4d3d2d
    """
    refuse_files(hands, "poker-fp compare --pairs FILE takes a file of pairs, solve one of games")
    rules = DECK_RANKINGS[ranking]
    winners = either(best_hands(hands, rules), identity, partial(refuse_hands, hands))
    if as_json:
        print_json({"hands": hands, "winners": winners, "name": describe(hand(winners[0]), rules)})
    else:
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
    describe_command,
    explain_command,
    games_command,
    odds_command,
    play_command,
    replay_command,
    rules_diff_command,
    serve_command,
    history_command,
):
    cli.add_command(command)
