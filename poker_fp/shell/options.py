"""Options that several commands have."""

from math import isnan

import click

from poker_fp.rules.variants import DECK_RANKINGS


class Whole(click.IntRange):
    """A whole number within bounds, by the name that a person has for it in a message."""

    name = "whole number"


class Seconds(click.FloatRange):
    """A number of seconds within bounds, so called too; with `a_number` for its callback."""

    name = "number of seconds"


def a_number(_context: click.Context, _parameter: click.Parameter, seconds: float) -> float:
    """The seconds, if they are a number: nan is in every range, being neither below nor above."""
    if isnan(seconds):
        raise click.BadParameter("nan is no number of seconds")
    return seconds


ranking_option = click.option(
    "--ranking",
    type=click.Choice(list(DECK_RANKINGS), case_sensitive=False),
    default="standard",
    show_default=True,
    help="The rules by which hands compare. In the house's the suits decide ties, kickers never "
    "count, and A-2-3-4-5 is no straight; in short-deck's a flush beats a full house, and "
    "A-6-7-8-9 is the lowest straight.",
)
