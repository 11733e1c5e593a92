"""What can be wrong with a text, as values: a union of frozen dataclasses, and their messages.

Two of them are equal when they say the same, which exceptions inside a `Failure` never are. Hints
come from whoever knows what would be right: those for a wrong card from `hints.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class _Located:
    text: str
    """The piece of text that is wrong, as typed."""

    column: int
    """Where it starts; 1 is the first code point of the line or hand."""

    hint: str | None = None
    """What would be right, where that can be guessed."""

    hand: int | None = field(default=None, kw_only=True)
    """Which of several hands the column is in; 1 is the first."""


class NotACard(_Located):
    """Something else where a card should be; its hint comes from `hints.hint`."""

    __slots__ = ()

    @property
    def message(self) -> str:
        return f"{quoted(self.text)} is not a card"


@dataclass(frozen=True, slots=True)
class NotCards(_Located):
    """What is no part of any card, all of one kind: separators, labels, words, jokers.

    One error for the whole text; `text` and `column` are those of the first place.
    """

    what: str = field(kw_only=True)
    """What it is, in words: `a comma`, `4 commas`."""

    places: tuple[int, ...] = field(kw_only=True)
    """The column of each place, from left to right."""

    texts: tuple[str, ...] = field(kw_only=True)
    """What stands in each place, as typed."""

    @property
    def message(self) -> str:
        if len(self.places) == 1:
            return self.what
        return f"{self.what}, at columns {_listed(self.places)}"


@dataclass(frozen=True, slots=True)
class NotUtf8(_Located):
    """Bytes that are not UTF-8, in the text as the surrogates that stand for them (PEP 383)."""

    hint: str | None = "save the text as UTF-8"

    @property
    def message(self) -> str:
        stray = [f"0x{ord(character) - 0xDC00:02x}" for character in self.text]
        more = ["…"] if len(stray) > LONGEST_LIST else []
        return f"{counted(len(stray), 'byte')} not UTF-8: {' '.join(stray[:LONGEST_LIST] + more)}"


@dataclass(frozen=True, slots=True)
class RepeatedCard(_Located):
    """A card in two places, of one hand or of one table."""

    also_at: int = field(kw_only=True)
    """The column of its first place."""

    @property
    def message(self) -> str:
        return f"{quoted(self.text)} is already at column {self.also_at}"


class NotInDeck(_Located):
    """A card that the game's deck does not have; its hint says which it has."""

    __slots__ = ()

    @property
    def message(self) -> str:
        return f"{quoted(self.text)} is not in the deck"


class UnknownGame(_Located):
    """A line that starts with no game's name."""

    __slots__ = ()

    @property
    def message(self) -> str:
        return f"unknown game {quoted(self.text)}"


@dataclass(frozen=True, slots=True)
class Missing(_Located):
    """A line that ends before its game, its board or a first hand."""

    what: str = field(kw_only=True)

    @property
    def message(self) -> str:
        return f"the {self.what} is missing"


@dataclass(frozen=True, slots=True)
class WrongCount(_Located):
    """Too few or too many cards in a hand or on a board."""

    what: str = field(kw_only=True)
    found: int = field(kw_only=True)
    wanted: int = field(kw_only=True)
    most: int | None = field(default=None, kw_only=True)
    """Where any number from `wanted` up to this would do."""

    @property
    def message(self) -> str:
        most = "" if self.most is None else f" to {self.most}"
        return f"the {self.what} has {counted(self.found, 'card')}, not {self.wanted}{most}"


@dataclass(frozen=True, slots=True)
class CardsApart(_Located):
    """Blanks between cards of one board or one hand, on a line where a blank ends a hand."""

    what: str = field(kw_only=True)

    @property
    def message(self) -> str:
        return f"blanks inside {self.what}"


ParseError: TypeAlias = (
    NotACard
    | NotCards
    | NotUtf8
    | RepeatedCard
    | NotInDeck
    | UnknownGame
    | Missing
    | WrongCount
    | CardsApart
)
Errors: TypeAlias = tuple[ParseError, ...]

LONGEST_QUOTE, LONGEST_LIST = 40, 8
"""How many code points, or bytes, or places a message tells of a wrong text; the value has all."""


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    r"""The text in quotes, on one line: shortened, and what does not print is escaped.

    >>> assert quoted("4x") == "'4x'"
    >>> assert quoted("a" + chr(10) + "b") == r"'a\nb'"
    """
    head = text if len(text) <= longest else text[: longest - 1] + "…"
    return "'" + "".join(c if c.isprintable() else _escaped(c) for c in head) + "'"


def _escaped(character: str) -> str:
    if "\udc80" <= character <= "\udcff":  # a byte that is not UTF-8 (PEP 383)
        return f"\\x{ord(character) - 0xDC00:02x}"
    return character.encode("unicode_escape").decode("ascii")


def counted(number: int, noun: str) -> str:
    """A number of things in words, the noun in the singular for one alone.

    >>> assert counted(1, "card") == "1 card" and counted(0, "card") == "0 cards"
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _listed(numbers: tuple[int, ...]) -> str:
    shown, more = numbers[:LONGEST_LIST], len(numbers) - LONGEST_LIST
    *most, last = [*map(str, shown), f"{more:,} more"] if more > 0 else map(str, shown)
    return f"{', '.join(most)} and {last}"


def by_column(errors: Iterable[ParseError]) -> Errors:
    """The errors from left to right.

    >>> later, sooner = NotACard("xx", 9), NotACard("yy", 1)
    >>> assert by_column([later, sooner]) == (sooner, later)
    """
    return tuple(sorted(errors, key=attrgetter("column")))


def on_one_line(errors: Errors) -> str:
    """All the errors as the one line that answers a line of text, each with its hint.

    See Also: `full_message`, for one error; `poker_fp.render.carets`, for a person.

    >>> errors = NotACard("1s", 3, "write 10s, Ts or As"), RepeatedCard("Ad", 9, also_at=1)
    >>> assert on_one_line(errors) == (
    ...     "Error: column 3: '1s' is not a card (write 10s, Ts or As); "
    ...     "column 9: 'Ad' is already at column 1"
    ... )
    """
    return "Error: " + "; ".join(map(full_message, errors))


def full_message(error: ParseError) -> str:
    """One error in a line of text: where it is, what is wrong, and what would be right.

    See Also: `on_one_line`, for all the errors of a line.

    >>> assert full_message(NotACard("xx", 4, hand=2)) == "hand 2, column 4: 'xx' is not a card"
    """
    hand = f"hand {error.hand}, " if error.hand else ""
    hint = f" ({error.hint})" if error.hint else ""
    return f"{hand}column {error.column}: {error.message}{hint}"
