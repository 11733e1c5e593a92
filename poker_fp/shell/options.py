"""Options that several commands have."""

from math import isnan

import click

from poker_fp.rules.variants import DECK_RANKINGS


class Whole(click.IntRange):
    """A whole number within bounds, by the name that a person has for it in a message."""

    name = "whole number"


class Seconds(click.FloatRange):
    """A number of seconds within bounds; nan, which is in every range, is none."""

    name = "number of seconds"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number that a text spells; raises click.BadParameter for any other text."""
        seconds = float(super().convert(value, param, ctx))
        if isnan(seconds):
            self.fail("nan is no number of seconds", param, ctx)
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
