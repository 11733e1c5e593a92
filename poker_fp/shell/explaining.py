"""The commands that say why: `compare` and `explain`."""

import json
import sys
from collections.abc import Sequence
from functools import partial

import click

from poker_fp.algebra._toolz import identity
from poker_fp.deals.answers import under
from poker_fp.deals.duels import Duel, duels, parse_held
from poker_fp.deals.solvers import parse_deal
from poker_fp.deals.standings import explain_deal, lines, written
from poker_fp.render import data
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.rules.wording import in_short
from poker_fp.shell.colours import painted
from poker_fp.shell.files import is_there, refuse_files
from poker_fp.shell.options import game_named, ranking_option
from poker_fp.shell.refusals import refuse_hands, refuse_line
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either


@click.command("compare")
@click.argument("hands", nargs=-1, metavar="HAND HAND")
@click.option(
    "--game",
    "game_name",
    metavar="NAME",
    help="Compare under the rules of this game: what its players hold or, where it has a board, "
    "as many cards as count.",
)
@click.option("--why", is_flag=True, help="Show what every rule said, down to the deciding one.")
@click.option("--json", "as_json", is_flag=True, help="Print everything, the trace too, as JSON.")
@click.option(
    "--svg",
    metavar="FILE",
    type=click.Path(dir_okay=False),
    help="Draw the votes in FILE, of a split pot those on each side; - for standard output alone.",
)
@click.option(
    "--pairs",
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True),
    multiple=True,
    help="Compare the two hands of each line of FILE; - for standard input.",
)
@ranking_option
def compare_command(
    hands: tuple[str, ...],
    game_name: str | None,
    why: bool,
    as_json: bool,
    svg: str | None,
    pairs: tuple[str, ...],
    ranking: str,
) -> None:
    """Say which of two hands wins, and by what. Of a split pot, who wins each side.

    A card may be in both hands: they need not be from one deck. Quote a hand with blanks in it.

    Without hands, pairs of them come from --pairs FILE or standard input, one a line: ten cards,
    or two hands with labels, as in "Black: 2H 3D 5S 9C KD White: 2C 3H 4S 8C AH", answered by
    "White wins. - with high card: Ace". Each line is answered by a line; a bad one by "Error: "
    and all that is wrong with it, and then the exit status is 1.

    \b
    Example:
      $ poker-fp compare "2H 3D 5S 9C KD" "2C 3H 4S 8C AH"
      Hand 2 wins. - with high card: Ace
    """
    rules = DECK_RANKINGS[ranking]
    if pairs or not (hands or sys.stdin is None or sys.stdin.isatty()):
        _refuse_with_pairs(pairs, bool(hands or why) or svg is not None or game_name is not None)
        from poker_fp.shell.comparing_pairs import compare_pairs  # no other command needs it

        compare_pairs(pairs[0] if pairs else "-", rules, as_json)
    _refuse_unmeant(hands)
    if as_json and svg == "-":
        raise click.UsageError("--json or --svg -, not both: each takes standard output")
    if game_name is None:
        one, other = either(parse_hands(hands), tuple, partial(refuse_hands, hands))
        explanation = explain(one, other, rules)
        compared: tuple[Duel[Hand], ...] = (Duel("high", (one, other), explanation),)
        as_data = data.of_explanation(explanation)
    else:
        game = game_named(game_name, under(rules), "--game")
        held = either(parse_held(game, hands), tuple, partial(refuse_hands, hands))
        compared = duels(game, *held)
        as_data = data.of_duels(compared)
    if svg is not None:
        _draw(svg, compared)
    if svg == "-":
        return
    if as_json:
        print_json(as_data)
        return
    for duel in compared:
        click.echo(f"{duel.side}: {duel}" if len(compared) > 1 else str(duel))
        if why and duel.why:
            _print_trace(duel.why)


@click.command("explain")
@click.argument("line", nargs=-1, required=True, metavar="LINE")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@ranking_option
def explain_command(line: tuple[str, ...], as_json: bool, ranking: str) -> None:
    """Say who is where in a deal, with which five cards, and why; the winners first.

    LINE is a game, its board, and the hands, as for `poker-fp solve`; it may be quoted or not.

    \b
    Example:
      $ poker-fp explain texas-holdem 2h3h4h5d8d KdKs 9hJh
      1. 9hJh plays Jh 9h 4h 3h 2h: flush, Jack
         beats place 2 with flush: Jack
      2. KdKs plays Kd Ks 8d 5d 4h: pair, King
    """
    refuse_files(line, "explain takes one LINE; poker-fp solve FILE takes a file of them")
    text = " ".join(line)
    games = under(DECK_RANKINGS[ranking])
    deal = either(parse_deal(text, games), identity, partial(refuse_line, text))
    standing = explain_deal(deal)
    if as_json:
        print_json(data.of_standing(standing))
        return
    for shown in lines(standing, painted):
        click.echo(shown)


def _refuse_with_pairs(pairs: tuple[str, ...], with_others: bool) -> None:
    if with_others:
        source = "--pairs" if pairs else "pairs from standard input"
        raise click.UsageError(f"with {source} there is no HAND, --game, --why or --svg")
    if len(pairs) > 1:
        raise click.UsageError("--pairs once: the pairs of several files go through standard input")


def _refuse_unmeant(hands: tuple[str, ...]) -> None:
    """Raise UsageError where there are not two hands."""
    if len(hands) != 2:
        raise click.UsageError(_miscounted(hands))
    refuse_files(hands, "to compare the pairs of hands in a file: --pairs FILE, one file at a time")


def _miscounted(hands: tuple[str, ...]) -> str:
    """What to do instead, where there are not two hands."""
    if len(hands) == 1 and (hands[0] == "-" or is_there(hands[0])):
        return f"to compare the pairs of hands in a file: --pairs {hands[0]}"
    return (
        f"two HANDs, not {len(hands)}; quote a hand that has blanks in it, as in "
        'poker-fp compare "2H 3D 5S 9C KD" "2C 3H 4S 8C AH"; --pairs FILE compares many'
    )


def _draw(file: str, compared: Sequence[Duel[Hand]]) -> None:
    # What these import takes a tenth of the time that a line of `solve` does.
    from poker_fp.render.picture import drawn_sides
    from poker_fp.shell.files import write_whole

    if file == "-":
        click.echo(drawn_sides(compared), nl=False)
        return
    try:
        write_whole(file, drawn_sides(compared))
    except OSError as error:
        raise click.FileError(file, error.strerror) from error


def print_json(value: data.Data) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _print_trace(explanation: Explanation[Hand]) -> None:
    from textwrap import wrap

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    def heading_of(hand: Hand) -> Text:
        kept = written(hand).replace(" as ", "\N{NO-BREAK SPACE}as\N{NO-BREAK SPACE}")
        cards = "\n".join(wrap(kept, HAND_WIDTH)).replace("\N{NO-BREAK SPACE}", " ")
        return Text.from_ansi(painted(cards))

    hands = map(heading_of, explanation.hands)
    table = Table(box=None, pad_edge=False)
    for heading in (Text("rule"), *hands, Text("vote")):
        table.add_column(heading)
    for vote in explanation.trace:
        cells = vote.rule.name, *map(in_short, vote.evidence), _VOTES[vote.sign]
        table.add_row(*cells, style="bold" if vote.sign else "dim")
    Console(width=max(TABLE_WIDTH, Console().width)).print(table)


TABLE_WIDTH = 80
"""A narrower terminal wraps the table's lines, which cutting them would make senseless."""

HAND_WIDTH = 26
"""A hand with more stand-ins than one is cut into lines, which rich would do inside of them."""

_VOTES = {1: "hand 1", -1: "hand 2", 0: "tie"}
