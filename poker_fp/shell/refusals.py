"""Bad input to a command: what is wrong goes to standard error, and the exit status is 1."""

import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

import click

from poker_fp.algebra._toolz import groupby
from poker_fp.text.errors import Errors, NotCards, ParseError, RepeatedCard, described
from poker_fp.text.spellings import read

BEFORE, AFTER = 30, 60
"""How much of a long text is shown around a place, in code points."""


def refuse_line(line: str, errors: Errors) -> NoReturn:
    """All that is wrong with one text."""
    click.echo(with_carets(line, errors), err=True)
    sys.exit(1)


def refuse_hands(hands: Sequence[str], errors: Errors) -> NoReturn:
    """All that is wrong with some hands, each error under the hand it is in."""
    for number, within in groupby(lambda error: error.hand, errors).items():
        click.echo(with_carets(hands[(number or 1) - 1], within), err=True)
    if len(hands) > 1 and all(len(read(hand) or ()) == 1 for hand in hands):
        click.echo("Is that one hand? Quote it: its cards came as separate arguments.", err=True)
    sys.exit(1)


def with_carets(text: str, errors: Sequence[ParseError]) -> str:
    """Each error with the text it is in, or what stands around it, and carets under its places.

    >>> from poker_fp.text.errors import NotACard
    >>> print(with_carets("2h 1s", [NotACard("1s", 4, "write 10s, Ts or As")]))
    column 4: '1s' is not a card (write 10s, Ts or As)
      2h 1s
         ^^
    """
    return "\n".join(line for error in errors for line in _pointed_at(text, error))


def _pointed_at(text: str, error: ParseError) -> Iterator[str]:
    start = 0 if error.column <= BEFORE + AFTER else error.column - BEFORE
    shown = text[start : max(error.column, start) + AFTER]
    before, after = "…" * (start > 0), "…" * (start + len(shown) < len(text))
    marked: set[int] = set()
    for column, marked_text in _places(error):
        place = column - 1 - start
        if 0 <= place <= len(shown):
            first = _width(before + shown[:place])
            width = _width(shown[place:][: len(marked_text)])
            marked.update(range(first, first + max(1, width)))
    yield described(error)
    yield f"  {before}{''.join(map(_shown, shown))}{after}"
    yield "  " + "".join("^" if cell in marked else " " for cell in range(max(marked) + 1))


def _places(error: ParseError) -> Iterable[tuple[int, str]]:
    """Every column that an error is about, and what stands there."""
    if isinstance(error, NotCards):
        return zip(error.places, error.texts, strict=True)
    also = [(error.also_at, error.text)] if isinstance(error, RepeatedCard) else []
    return [(error.column, error.text), *also]


def _shown(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character == "\t" else "\N{REPLACEMENT CHARACTER}"


def _width(text: str) -> int:
    """How many cells of a terminal's line a text takes."""
    return sum(map(_cells, text))


def _cells(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
