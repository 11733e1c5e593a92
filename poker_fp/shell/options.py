"""Options that several commands have."""

import click

from poker_fp.rules.variants import DECK_RANKINGS

ranking_option = click.option(
    "--ranking",
    type=click.Choice(list(DECK_RANKINGS)),
    default="standard",
    show_default=True,
    help="The rules by which hands compare. In the house's the suits decide ties, kickers never "
    "count, and A-2-3-4-5 is no straight; in short-deck's a flush beats a full house, and "
    "A-6-7-8-9 is the lowest straight.",
)
