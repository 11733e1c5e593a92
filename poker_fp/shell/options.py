"""Options that several commands have."""

from collections.abc import Iterable, Mapping
from math import isnan
from typing import Any

import click

from poker_fp.deals.games import Game
from poker_fp.deals.misdealt import closest
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.text.errors import LONGEST_QUOTE, quoted


class Whole(click.IntRange):
    """A whole number within bounds, by the name that a person has for it in a message."""

    name = "whole number"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        try:
            int(value)
        except ValueError:
            many = str(value).strip().isdecimal()
            wrong = "has too many digits" if many else "is not a whole number"
            self.fail(f"{quoted(str(value))} {wrong}", param, ctx)
        return super().convert(value, param, ctx)


class OneOf(click.Choice[str]):
    """One of some names, in either case; of another name, which was meant."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__(list(names), case_sensitive=False)

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        from difflib import get_close_matches  # only a wrong name needs it

        close = get_close_matches(value.lower()[:LONGEST_QUOTE], self.choices, n=1)
        meant = f" (did you mean {close[0]}?)" if close else ""
        return super().get_invalid_choice_message(value, ctx).removesuffix(".") + meant


class Seconds(click.FloatRange):
    """A number of seconds within bounds, so called too; with `a_number` for its callback."""

    name = "number of seconds"


def a_number(_context: click.Context, _parameter: click.Parameter, seconds: float) -> float:
    """The seconds, if they are a number: nan is in every range, being neither below nor above."""
    if isnan(seconds):
        raise click.BadParameter("nan is no number of seconds")
    return seconds


def game_named(name: str, games: Mapping[str, Game[Hand]], hint: str) -> Game[Hand]:
    """The game of a name; BadParameter where there is none, with those that may be meant.

    `hint` is what the name was given as, such as `--game`.
    """
    if name not in games:
        raise click.BadParameter(
            f"unknown game {quoted(name)} ({closest(name, games)})", param_hint=hint
        )
    return games[name]


ranking_option = click.option(
    "--ranking",
    type=OneOf(DECK_RANKINGS),
    default="standard",
    show_default=True,
    help="The rules by which hands compare. In the house's the suits decide ties, kickers never "
    "count, and A-2-3-4-5 is no straight; in short-deck's a flush beats a full house, and "
    "A-6-7-8-9 is the lowest straight.",
)
