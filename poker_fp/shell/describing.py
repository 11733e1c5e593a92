"""The command `describe`: what a hand is."""

from functools import partial

import click

from poker_fp.rules.explain import describe
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.files import refuse_files
from poker_fp.shell.options import ranking_option
from poker_fp.shell.refusals import refuse_hands
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either
from poker_fp.text.spellings import read


@click.command("describe")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
@ranking_option
def describe_command(hands: tuple[str, ...], ranking: str) -> None:
    """Say what each HAND is, five cards each, a line for each.

    The cards of one hand may also be arguments of their own.

    \b
    Example:
      $ poker-fp describe "2H 4S 4C 2D 4H" "10S JS QS KS AS"
      full house, 4 over 2
      royal flush
    """
    refuse_files(hands, "poker-fp solve takes a file, of lines of games")
    texts = [" ".join(hands)] if all(len(read(text) or ()) == 1 for text in hands) else hands

    def say(read_hands: tuple[Hand, ...]) -> None:
        for hand in read_hands:
            click.echo(describe(hand, DECK_RANKINGS[ranking]))

    either(parse_hands(texts), say, partial(refuse_hands, texts))
