"""What is wrong with a text, shown by carets under the places."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from poker_fp.text.errors import NotCards, ParseError, RepeatedCard, full_message

BEFORE, AFTER = 30, 60
"""How much of a long text is shown around a place, in code points."""


def with_carets(text: str, errors: Sequence[ParseError]) -> str:
    """What is wrong with a text, as lines for a person: three for each of its errors.

    They are the message; the text, or of a long one what stands around the place; and a caret
    under every column that the error names, as wide as a terminal shows the characters above it.

    >>> from poker_fp.text.errors import NotACard
    >>> print(with_carets("2h 1s", [NotACard("1s", 4, "write 10s, Ts or As")]))
    column 4: '1s' is not a card (write 10s, Ts or As)
      2h 1s
         ^^
    """
    return "\n".join(line for error in errors for line in _pointed_at(text, error))


def caret_line(text: str, errors: Iterable[ParseError]) -> str:
    """Carets under every column of a text that its errors name, on one line; empty without errors.

    It stands under the whole text, of which nothing is left out.

    >>> from poker_fp.text.errors import NotACard
    >>> assert caret_line("1s 2h 3x", [NotACard("1s", 1), NotACard("3x", 7)]) == "^^    ^^"

    See Also: `with_carets`, which shortens a long text, and says what is wrong with it
    """
    return _line_of(set().union(*(_marked(error, text) for error in errors)))


def _pointed_at(text: str, error: ParseError) -> Iterator[str]:
    start = 0 if error.column <= BEFORE + AFTER else error.column - BEFORE
    shown = text[start : max(error.column, start) + AFTER]
    before, after = "…" * (start > 0), "…" * (start + len(shown) < len(text))
    yield full_message(error)
    yield f"  {before}{''.join(map(_shown, shown))}{after}"
    yield "  " + _line_of(_marked(error, shown, start, before))


def _marked(error: ParseError, shown: str, start: int = 0, before: str = "") -> set[int]:
    """The cells of a line that are under the places of an error, where a part of a text is shown.

    The part starts in the text at `start`, and `before` stands in front of it.
    """
    marked: set[int] = set()
    for column, there in _places(error):
        place = column - 1 - start
        if 0 <= place <= len(shown):
            first = _width(before + shown[:place])
            width = _width(shown[place:][: len(there)])
            marked.update(range(first, first + max(1, width)))
    return marked


def _line_of(marked: set[int]) -> str:
    return "".join("^" if cell in marked else " " for cell in range(max(marked, default=-1) + 1))


def _places(error: ParseError) -> Iterable[tuple[int, str]]:
    """Every column that an error names, and what stands there."""
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
