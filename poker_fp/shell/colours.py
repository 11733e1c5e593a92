"""Cards in colour, a colour for each suit; `click.echo` drops it where no terminal reads."""

import re

import click

from poker_fp.rules.cards import Suit
from poker_fp.text.spellings import PIECE, card_of

COLOURS = {Suit.CLUBS: "green", Suit.DIAMONDS: "blue", Suit.HEARTS: "red", Suit.SPADES: None}
"""The four-colour deck; spades keep the terminal's own colour."""


def painted(text: str) -> str:
    """A text with each card in it in the colour of its suit, by escape codes of a terminal."""
    return PIECE.sub(_painted_piece, text)


def _painted_piece(piece: re.Match[str]) -> str:
    text = piece.group()
    card = card_of(text)
    return click.style(text, fg=COLOURS[card.suit], bold=True) if card else text
