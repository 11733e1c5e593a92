"""From text to cards and hands, or to everything that is wrong with the text.

What is right is looked up in tables; only what is wrong is looked at again, to explain it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import starmap
from typing import NamedTuple, Never

from returns.result import Failure, Result, Success

from poker_fp.algebra._toolz import identity
from poker_fp.rules.cards import Card
from poker_fp.rules.hands import Hand
from poker_fp.text.errors import (
    Errors,
    NotACard,
    NotUtf8,
    ParseError,
    RepeatedCard,
    WrongCount,
    by_column,
    full_message,
)
from poker_fp.text.results import collect, either
from poker_fp.text.spellings import CARD_SIZED, PIECE, STRAY_BYTES, card_of, hint, read

HAND_SIZE = 5
HAND_FORM = "a hand is five cards, such as 2h3d5s9cKd"
"""The hint for a hand of another size. Hints for a wrong card are in `spellings.py`."""

_WORD = re.compile(r"[^ \t]+")


class Word(NamedTuple):
    """A stretch of a line, and the column where it starts."""

    text: str
    column: int


def words(line: str) -> list[Word]:
    """The words of a line, each with its column: blanks separate them, which are spaces and tabs.

    >>> assert words(" Ad  Kd") == [Word("Ad", 2), Word("Kd", 6)]
    """
    return located(_WORD, Word(line, 1))


def parse_card(text: str) -> Result[Card, Errors]:
    """One card, in any of its spellings.

    A rank is 2 to 9, T or 10, J, Q, K, A, a suit is c, d, h, s, both in either case; a suit may be
    a symbol and the whole card a glyph of Unicode. Errors: NotACard, NotUtf8, WrongCount.

    >>> assert parse_card("Td") == parse_card("10D") == parse_card("T♦") == parse_card("🃊")
    >>> assert parse_card("1s") == Failure((NotACard("1s", 1, "write 10s, Ts or As"),))
    """
    cards = read(text)
    if cards is not None and len(cards) == 1:
        return Success(cards[0])
    return Failure(by_column(misread(Word(text, 1), wanted=1)))


def parse_cards(text: str) -> Result[tuple[Card, ...], Errors]:
    """Any number of cards, written together or apart; the same card may come twice.

    Errors: NotACard, NotUtf8. See Also: `parse_hand`, which wants five that differ.

    >>> assert parse_cards("4cKs 4h").map(len) == Success(3)
    """
    cards = read(text)
    return Failure(by_column(misread(Word(text, 1)))) if cards is None else Success(cards)


def parse_hand(text: str) -> Result[Hand, Errors]:
    """The hand that a text spells: five distinct cards, written together or apart.

    Errors: NotACard, NotUtf8, WrongCount, RepeatedCard. See Also: `hand`, for a literal;
    `hand_of`, from cards; `parse_hands`, for several.

    >>> assert parse_hand("2h3d5s9cKd").map(str) == Success("2h 3d 5s 9c Kd")
    >>> assert parse_hand("2h 2h 5s 9c Kd") == Failure((RepeatedCard("2h", 4, also_at=1),))
    """
    return _checked(read(text), text)


def parse_hands(texts: Iterable[str]) -> Result[tuple[Hand, ...], Errors]:
    """Hands that stand by themselves, each as `parse_hand` reads it: a card may be in several.

    Errors: as `parse_hand`, each with the number of its hand.

    >>> assert parse_hands(["2h3d5s9cKd", "2h3d5s9cKx"]) == Failure(
    ...     (NotACard("Kx", 9, "the suits are c, d, h and s", hand=2),)
    ... )
    """

    def numbered(number: int, text: str) -> Result[Hand, Errors]:
        return parse_hand(text).alt(
            lambda errors: tuple(replace(error, hand=number) for error in errors)
        )

    return collect(starmap(numbered, enumerate(texts, start=1)))


def hand_of(cards: Iterable[Card]) -> Result[Hand, Errors]:
    """The hand of five distinct cards: the checked constructor.

    Errors: WrongCount, RepeatedCard; columns are those of the cards written with a blank between.

    >>> ace, king = card("Ad"), card("Kd")
    >>> assert hand_of([ace, ace, king, card("Qd"), card("Jd")]) == Failure(
    ...     (RepeatedCard("Ad", 4, also_at=1),)
    ... )
    """
    cards = tuple(cards)
    return _checked(cards, " ".join(map(str, cards)))


def card(text: str) -> Card:
    """A card as a literal, for lessons and tests: raises ValueError where `parse_card` fails.

    >>> assert str(card("AD")) == "Ad"
    """
    return either(parse_card(text), identity, _raise)


def hand(text: str) -> Hand:
    """A hand as a literal, for lessons and tests: raises ValueError where `parse_hand` fails.

    >>> assert str(hand("2H 3D 5S 9C KD")) == "2h 3d 5s 9c Kd"
    >>> hand("2H 3D 5S 9C 1D")
    Traceback (most recent call last):
    ValueError: column 13: '1D' is not a card (write 10D, TD or AD)
    """
    return either(parse_hand(text), identity, _raise)


def _checked(cards: tuple[Card, ...] | None, text: str) -> Result[Hand, Errors]:
    if cards is not None and len(cards) == HAND_SIZE == len(set(cards)):
        return Success(Hand(cards))
    whole = Word(text, 1)
    return Failure(by_column([*misread(whole, "hand", HAND_SIZE, HAND_FORM), *repeated([whole])]))


def _raise(errors: Errors) -> Never:
    raise ValueError("; ".join(map(full_message, errors)))


# What is wrong. From here on nothing is fast, and nothing runs for a text that is right.


def misread(
    word: Word, what: str = "text", wanted: int | None = None, form: str | None = None
) -> Iterator[ParseError]:
    """Whatever is not a card in a word; and how many cards it has, if that is not what is wanted.

    What is far from any card may be several or none, and then the cards are not counted. `what` the
    word is, and its right `form` as a hint, are for the message.
    """
    pieces = located(PIECE, word)
    for text, column in pieces:
        if STRAY_BYTES.fullmatch(text):
            yield NotUtf8(text, column)
        elif card_of(text) is None:
            yield NotACard(text, column, hint(text))
    countable = all(CARD_SIZED.fullmatch(text) for text, _ in pieces)
    if wanted is not None and countable and len(pieces) != wanted:
        yield WrongCount(*word, form, what=what, found=len(pieces), wanted=wanted)


def repeated(words: Iterable[Word]) -> Iterator[RepeatedCard]:
    """Every card that stands a second time in some words, with its first place."""
    first_places: dict[Card, int] = {}
    for word in words:
        for text, column in located(PIECE, word):
            card = card_of(text)
            if card and (first := first_places.setdefault(card, column)) != column:
                yield RepeatedCard(text, column, also_at=first)


def located(pattern: re.Pattern[str], within: Word) -> list[Word]:
    """Every match of a pattern in a word, with its own column."""
    matches = pattern.finditer(within.text)
    return [Word(match.group(), within.column + match.start()) for match in matches]
