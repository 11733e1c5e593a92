"""The commands that say why: `compare` and `explain`."""

import json
from functools import partial

import click

from poker_fp.explain import Explanation, explain
from poker_fp.hands import Hand
from poker_fp.parsing import parse_hands
from poker_fp.results import fold
from poker_fp.shell import data, picture
from poker_fp.shell.colours import painted
from poker_fp.shell.refusals import refuse_hands, refuse_line
from poker_fp.solvers import parse_deal
from poker_fp.standings import explain_deal, lines
from poker_fp.wording import seen


@click.command("compare")
@click.argument("hand_1", metavar="HAND")
@click.argument("hand_2", metavar="HAND")
@click.option("--why", is_flag=True, help="Show what every rule said, down to the deciding one.")
@click.option("--json", "as_json", is_flag=True, help="Print the explanation as JSON instead.")
@click.option(
    "--svg", metavar="FILE", type=click.Path(dir_okay=False), help="Draw the rules' votes in FILE."
)
def compare_command(hand_1: str, hand_2: str, why: bool, as_json: bool, svg: str | None) -> None:
    """Say which of two hands wins, and by what.

    The hands stand by themselves: a card may be in both. Quote a hand that has blanks in it.

    \b
    Example:
      $ poker-fp compare "2H 3D 5S 9C KD" "2C 3H 4S 8C AH"
      Hand 2 wins. - with high card: Ace
    """
    texts = hand_1, hand_2
    one, other = fold(parse_hands(texts), _hands, partial(refuse_hands, texts))
    explanation = explain(one, other)
    if svg is not None:
        _write(svg, picture.drawn(explanation))
    if as_json:
        _print_json(data.of_explanation(explanation))
        return
    click.echo(str(explanation))
    if why:
        _print_trace(explanation)


@click.command("explain")
@click.argument("line", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print the standing as JSON instead.")
def explain_command(line: tuple[str, ...], as_json: bool) -> None:
    """Say who is where in a deal, with which five cards, and why; the winners first.

    LINE is a game, its board, and the hands, as for `poker-fp solve`; it may be quoted or not.

    \b
    Example:
      $ poker-fp explain texas-holdem 2h3h4h5d8d KdKs 9hJh
      1. 9hJh plays Jh 9h 4h 3h 2h: flush, Jack
         beats 2 with flush: Jack
      2. KdKs plays Ks Kd 8d 5d 4h: pair, King
    """
    text = " ".join(line)
    standing = explain_deal(fold(parse_deal(text), lambda deal: deal, partial(refuse_line, text)))
    if as_json:
        _print_json(data.of_standing(standing))
        return
    for shown in lines(standing, painted):
        click.echo(shown)


def _hands(hands: tuple[Hand, ...]) -> tuple[Hand, Hand]:
    one, other = hands
    return one, other


def _print_json(value: data.Data) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _print_trace(explanation: Explanation[Hand]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    hands = [Text.from_ansi(painted(str(hand))) for hand in explanation.hands]
    table = Table(box=None, pad_edge=False)
    for heading in (Text("rule"), *hands, Text("vote")):
        table.add_column(heading)
    for vote in explanation.trace:
        cells = vote.rule.name, *map(seen, vote.evidence), _VOTES[vote.sign]
        table.add_row(*cells, style="bold" if vote.sign else "dim")
    Console(soft_wrap=True).print(table)


_VOTES = {1: "hand 1", -1: "hand 2", 0: "-"}


def _write(path: str, text: str) -> None:
    """Write the whole file, or leave what was there."""
    try:
        with click.open_file(path, "w", encoding="utf-8", atomic=True) as file:
            file.write(text)
    except OSError as error:
        raise click.FileError(path, error.strerror) from error
