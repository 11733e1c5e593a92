"""The command `odds`: what the cards to come may bring."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, NoReturn

import click
from returns.result import Result

from poker_fp.algebra._toolz import identity
from poker_fp.deals.answers import under
from poker_fp.deals.odds import MANY, Odds, Step, TooManyWays, no_step
from poker_fp.deals.odds import against_any as with_any
from poker_fp.deals.outs import Outs, has_outs, outs
from poker_fp.deals.spots import NO_CARDS, Spot, parse_spot, to_come, ways
from poker_fp.render import data
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.colours import painted
from poker_fp.shell.counting import counted_soonest
from poker_fp.shell.explaining import print_json
from poker_fp.shell.files import refuse_files
from poker_fp.shell.options import Whole, ranking_option
from poker_fp.shell.refusals import refuse_line
from poker_fp.text.errors import counted
from poker_fp.text.results import either

PATIENCE = 1.0
"""Seconds after which a bar shows how far the counting is."""

LISTED = 12
"""Cards to tie that are listed; of more the number is told."""


@click.command("odds")
@click.argument("line", nargs=-1, required=True, metavar="LINE")
@click.option(
    "--against-any", is_flag=True, help="Add a player who may hold any of the cards that are left."
)
@click.option(
    "--limit",
    type=Whole(min=1),
    default=MANY,
    metavar="N",
    show_default=True,
    help="Count no more ways than N.",
)
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON, with exact shares.")
@ranking_option
def odds_command(
    line: tuple[str, ...], against_any: bool, limit: int, as_json: bool, ranking: str
) -> None:
    """Say how often each player wins, ties, and what share of the pot that is; and the outs.

    LINE is as for `poker-fp solve`, quoted or not, but board and hands may lack cards, and "-" is
    a board or a hand of which none is there. All ways for the cards to come are counted, each as
    likely as any other. Tie is to win a part of the pot. Once the board has begun, outs are the
    next cards with which a player who is behind has the largest part, if it were divided then.

    \b
    Example:
      $ poker-fp odds texas-holdem 2h3h4s8c KdKs 9hJh
      texas-holdem, board 2h3h4s8c: 44 ways for 1 card to come
      hand        win        tie      share  outs
      KdKs   79.545 %    0.000 %   79.545 %  ahead
      9hJh   20.455 %    0.000 %   20.455 %  9: 4h 5h 6h 7h 8h Th Qh Kh Ah
    """
    refuse_files(line, "odds takes one LINE")
    text = " ".join(line)
    games = under(DECK_RANKINGS[ranking])
    spot = either(parse_spot(text, games), identity, partial(refuse_line, text))
    if against_any:
        spot = with_any(spot)
    elif len(spot.players) == 1:
        raise click.UsageError(
            "one hand alone wins all: name another, or --against-any"
            + f'; "{NO_CARDS}" is no board yet' * bool(spot.game.board)
        )
    found = either(counted_by(spot, limit), identity, refuse_too_many)
    if not found.ways:
        click.echo(f"no way: {counted(len(spot.game.deck), 'card')} are not enough", err=True)
        sys.exit(1)
    drawn = outs(spot) if has_outs(spot) else ()
    if as_json:
        print_json(data.of_odds(spot, found, drawn))
        return
    click.echo("\n".join(lines(spot, found, drawn)))


def counted_by(spot: Spot[Hand], limit: int) -> Result[Odds, TooManyWays]:
    """The odds of a spot, with a bar at a terminal if that takes long."""
    with watched(ways(spot)) as step:
        return counted_soonest(spot, limit, step)


@contextmanager
def watched(total: int) -> Iterator[Step]:
    """What is to be called while so many ways are counted: at a terminal, a bar after a while."""
    if not sys.stderr.isatty():
        yield no_step
        return
    started, bars = perf_counter(), list[Any]()

    def step(done: int) -> None:
        if not bars and perf_counter() - started > PATIENCE:
            bars.append(_bar())
            bars[0].add_task("counting", total=total)
            bars[0].start()
        if bars:
            bars[0].update(bars[0].task_ids[0], completed=done)

    try:
        yield step
    finally:
        for bar in bars:
            bar.stop()


def _bar() -> Any:
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True)


def refuse_too_many(error: TooManyWays) -> NoReturn:
    """Say how many ways there are, and end the process with status 1."""
    click.echo(
        f"{error}; each card more that is known makes them fewer, --limit N counts more", err=True
    )
    sys.exit(1)


def lines(spot: Spot[Any], odds: Odds, drawn: tuple[Outs, ...]) -> Iterator[str]:
    """What is known of the spot, and a table with a row for each player."""
    board = "".join(map(str, spot.board))
    where = f", board {painted(board)}" if board else ", no board yet" if spot.game.board else ""
    ways = "1 way" if odds.ways == 1 else f"{odds.ways:,} ways"
    yield f"{spot.game.name}{where}: {ways} for {counted(sum(to_come(spot)), 'card')} to come"
    texts = [player.text for player in spot.players]
    width = max(map(len, ["hand", *texts]))
    yield f"{'hand':{width}}  {'win':>9}  {'tie':>9}  {'share':>9}{'  outs' if drawn else ''}"
    for seat, text in enumerate(texts):
        parts = odds.wins[seat] / odds.ways, odds.ties[seat] / odds.ways, odds.shares[seat]
        cells = "  ".join(f"{100 * float(part):7.3f} %" for part in parts)
        told = f"  {told_outs(drawn[seat])}" if drawn else ""
        yield f"{painted(text)}{' ' * (width - len(text))}  {cells}{told}"


def told_outs(drawn: Outs) -> str:
    """The outs of one player, in words.

    >>> from poker_fp import DECK
    >>> assert told_outs(Outs(ahead=True, wins=(), ties=())) == "ahead"
    >>> assert told_outs(Outs(ahead=False, wins=(), ties=DECK[:20])) == "20 to tie"
    """
    if drawn.ahead:
        return "ahead"
    won = [f"{len(drawn.wins)}: {_listed(drawn.wins)}"] if drawn.wins else []
    few = f": {_listed(drawn.ties)}" if len(drawn.ties) <= LISTED else ""
    tied = [f"{len(drawn.ties)} to tie{few}"] if drawn.ties else []
    return "; ".join([*won, *tied]) or "none"


def _listed(cards: tuple[Any, ...]) -> str:
    return painted(" ".join(map(str, cards)))
