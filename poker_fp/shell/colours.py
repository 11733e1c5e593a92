"""Cards in colour, a colour for each suit; `click.echo` drops it where no terminal reads."""

import re

import click

from poker_fp._spellings import PIECE, read
from poker_fp.cards import Suit

COLOURS = {Suit.CLUBS: "green", Suit.DIAMONDS: "blue", Suit.HEARTS: "red", Suit.SPADES: None}
"""The four-colour deck; spades keep the terminal's own colour."""


def painted(text: str) -> str:
    """The text of some cards, each in the colour of its suit."""
    return PIECE.sub(_painted_piece, text)


def _painted_piece(piece: re.Match[str]) -> str:
    cards = read(piece.group())
    return (
        click.style(piece.group(), fg=COLOURS[cards[0].suit], bold=True) if cards else piece.group()
    )
