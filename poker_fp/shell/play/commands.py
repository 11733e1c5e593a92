"""The commands `play` and `replay`: five-card draw at the terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import click

from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.options import OneOf, Whole
from poker_fp.shell.streams import reading, refuse_no_lines
from poker_fp.text.results import either

LONGEST_LINE = 100_000
"""Characters of a log's line, far more than there are in one; a longer one may have no end."""


@click.command("play")
@click.option("--players", metavar="N", type=Whole(min=0), help="How many people play.")
@click.option("--robots", metavar="N", type=Whole(min=0), help="How many robots play too.")
@click.option("--seed", metavar="S", type=Whole(min=0), help="Shuffle the same way again.")
@click.option(
    "--ranking",
    type=OneOf(DECK_RANKINGS),
    default="standard",
    show_default=True,
    help="Whose rules: in the house's, the suits decide ties, kickers never count, and A-2-3-4-5 "
    "is no straight.",
)
@click.option(
    "--policy",
    metavar="MODULE:FUNCTION",
    help="How robots exchange: a function from a Hand to the positions to exchange.",
)
@click.option("--log", metavar="FILE", type=click.Path(), help="Write the moves to FILE.")
def play_command(
    players: int | None,
    robots: int | None,
    seed: int | None,
    ranking: str,
    policy: str | None,
    log: str | None,
) -> None:
    """Play a game of five-card draw, 2 to 7 people and robots at one terminal.

    Everyone gets five cards, and in turn may exchange any of them once; then the best hand wins.
    You are asked how many play if you do not say. A hand is shown only in its player's turn.

    Answer with the positions of the cards to exchange, such as "1 3 5", or with Enter for none.
    Ctrl-D or Ctrl-C ends the game, with exit status 1 or 130. Where several play, what is typed
    before a question is asked is no answer to it.

    Robots keep pairs and better, else four cards to a flush or straight, else the highest card.
    A --policy is found from the current directory too.

    The same seed and answers play the same game. --log overwrites FILE and adds each move as it is
    made, a JSON object a line; where that fails the game stops and says so.

    \b
    Example, against two robots:
      $ poker-fp play --players 1 --robots 2
    """
    # Here, so that other commands need not wait for them.
    import secrets

    from poker_fp.draw.policies import robot
    from poker_fp.shell.play.asking import ask_who_plays
    from poker_fp.shell.play.dealer import play
    from poker_fp.shell.play.loading import load_policy
    from poker_fp.shell.play.log_file import writing

    with _an_end_in_a_line():
        chosen = robot if policy is None else load_policy(policy)
        with writing(log) as write:
            people, others = ask_who_plays(players, robots)
            if policy is not None and not others:
                raise click.UsageError("--policy is for robots, and none plays: add --robots N")
            chance = secrets.randbelow(1_000_000) if seed is None else seed
            again = f"With --seed {chance} and the same answers, this game is played again."
            with _an_end_in_a_line(again if seed is None else ""):
                play(people, [chosen] * others, chance, ranking, write)


@contextmanager
def _an_end_in_a_line(again: str = "") -> Iterator[None]:
    """Say why a game ends that does not finish, and however it ends how to play it again."""
    try:
        yield
    except EOFError:
        click.echo(f"End of input: the game ends here. {again}".rstrip(), err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo(f"Interrupted: the game ends here. {again}".rstrip(), err=True)
        sys.exit(130)
    except click.ClickException:
        if again:
            click.echo(again, err=True)
        raise
    else:
        if again:
            click.echo(again)


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def replay_command(file: str) -> None:
    """Play back the game in FILE, which `poker-fp play --log FILE` wrote, and verify its result.

    FILE may be "-", for standard input. The first line that does not follow from those before it
    is named; then nothing is played, and the exit status is 1. A change to another legal game that
    has the same result is not seen.

    \b
    Example:
      $ poker-fp replay game.jsonl
    """
    from io import BufferedReader, TextIOWrapper

    from poker_fp.draw.playback import play_back
    from poker_fp.shell.play.replay import refuse_log, show

    # A byte order mark is dropped; bytes that are not UTF-8 make a line that is wrong.
    with reading(file) as stream, BufferedReader(stream) as data:
        refuse_no_lines(data.peek())
        text = TextIOWrapper(data, encoding="utf-8-sig", errors="surrogateescape")
        lines = iter(partial(text.readline, LONGEST_LINE), "")
        either(play_back(lines), show, partial(refuse_log, file))
