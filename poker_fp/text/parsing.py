"""From text to cards and hands, or to everything that is wrong with the text.

What is right is looked up in tables; only what is wrong is looked at again, to explain it.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import starmap
from typing import NamedTuple, Never

from returns.result import Failure, Result, Success

from poker_fp.algebra._toolz import identity
from poker_fp.rules.cards import Card
from poker_fp.rules.hands import Hand
from poker_fp.text.errors import (
    Errors,
    by_column,
    full_message,
)
from poker_fp.text.results import collect, either
from poker_fp.text.spellings import no_text, read

HAND_SIZE = 5
HAND_FORM = "a hand is five cards, such as 2h3d5s9cKd"
"""The hint for a hand of another size. Hints for a wrong card are in `hints.py`."""

_WORD = re.compile(r"(?!\A\ufeff)[^ \t]+")  # a byte order mark at the start is no part of it


class Word(NamedTuple):
    """A stretch of a line, and the column where it starts."""

    text: str
    column: int


def words(line: str) -> list[Word]:
    """The words of a line, each with its column: blanks separate them, which are spaces and tabs.

    >>> assert words(" Ad  Kd") == [Word("Ad", 2), Word("Kd", 6)]
    """
    return located(_WORD, Word(line, 1))


def without_end(text: str) -> str:
    r"""A text without the line end, `\n` or `\r\n`, that it may have from a file.

    >>> assert without_end("Ad\r\n") == "Ad" and without_end("Ad\n\n") == "Ad\n"
    """
    try:
        return text.removesuffix("\n").removesuffix("\r")
    except (AttributeError, TypeError) as error:
        raise no_text(text) from error


def located(pattern: re.Pattern[str], within: Word) -> list[Word]:
    """Every match of a pattern in a word, with its own column."""
    matches = pattern.finditer(within.text)
    return [Word(match.group(), within.column + match.start()) for match in matches]


def parse_card(text: str) -> Result[Card, Errors]:
    """One card, in any of its spellings.

    A rank is 2 to 9, T or 10, J, Q, K, A, a suit is c, d, h, s, both in either case; a suit may be
    a symbol and the whole card a glyph of Unicode. A text may end in a line end, here as in the
    other functions. Errors: NotACard, NotCards, NotUtf8, WrongCount.

    >>> assert parse_card("Td") == parse_card("10D") == parse_card("T♦") == parse_card("🃊")
    >>> from poker_fp.text.errors import NotACard
    >>> assert parse_card("1s") == Failure((NotACard("1s", 1, "write 10s, Ts or As"),))
    """
    cards = read(text)
    if cards is not None and len(cards) == 1:
        return Success(cards[0])
    return _again(text, "text", wanted=1).map(lambda cards: cards[0])


def parse_cards(text: str) -> Result[tuple[Card, ...], Errors]:
    """Any number of cards, written together or apart; the same card may come twice.

    Errors: NotACard, NotCards, NotUtf8. See Also: `parse_hand`, which wants five that differ.

    >>> assert parse_cards("4cKs 4h").map(len) == Success(3)
    """
    cards = read(text)
    return _again(text) if cards is None else Success(cards)


def parse_hand(text: str) -> Result[Hand, Errors]:
    r"""The hand that a text spells: five distinct cards, written together or apart.

    Even a rank may stand apart from its suit. Errors: NotACard, NotCards, NotUtf8, WrongCount,
    RepeatedCard.

    See Also: `hand`, for a literal; `hand_of`, from cards; `parse_hands`, for several.

    >>> assert parse_hand("2h3d5s9cKd").map(str) == Success("2h 3d 5s 9c Kd")
    >>> assert parse_hand("2 ♥ 3 ♦ 5 ♠ 9 ♣ K ♦\n").map(str) == Success("2h 3d 5s 9c Kd")
    >>> from poker_fp.text.errors import RepeatedCard
    >>> assert parse_hand("2h 2h 5s 9c Kd") == Failure((RepeatedCard("2h", 4, also_at=1),))
    """
    return _checked(read(text), text)


def parse_hands(texts: Iterable[str]) -> Result[tuple[Hand, ...], Errors]:
    """Hands that stand by themselves, each as `parse_hand` reads it: a card may be in several.

    Errors: as `parse_hand`, each with the number of its hand. Raises TypeError for one text.

    >>> from poker_fp.text.errors import NotACard
    >>> assert parse_hands(["2h3d5s9cKd", "2h3d5s9cKx"]) == Failure(
    ...     (NotACard("Kx", 9, "the suits are c, d, h and s", hand=2),)
    ... )
    """
    refuse_one_text(texts, "parse_hands")

    def numbered(number: int, text: str) -> Result[Hand, Errors]:
        return parse_hand(text).alt(
            lambda errors: tuple(replace(error, hand=number) for error in errors)
        )

    return collect(starmap(numbered, enumerate(texts, start=1)))


def refuse_one_text(texts: object, function: str) -> None:
    """Raise TypeError for a text where several are wanted: each character would be taken for one.

    >>> refuse_one_text("2h3d5s9cKd", "best_hands")
    Traceback (most recent call last):
    TypeError: best_hands takes several texts, not one: best_hands([text])
    """
    if isinstance(texts, str):
        raise TypeError(f"{function} takes several texts, not one: {function}([text])")


def hand_of(cards: Iterable[Card]) -> Result[Hand, Errors]:
    """The hand of five distinct cards: the checked constructor.

    Errors: WrongCount, RepeatedCard; columns are those of the cards written with a blank between.
    Raises TypeError for a text, or several.

    >>> from poker_fp.text.errors import RepeatedCard
    >>> ace, king = card("Ad"), card("Kd")
    >>> assert hand_of([ace, ace, king, card("Qd"), card("Jd")]) == Failure(
    ...     (RepeatedCard("Ad", 4, also_at=1),)
    ... )
    """
    if isinstance(cards, str):
        raise TypeError("hand_of takes cards, not a text: parse_hand(text)")
    cards = tuple(cards)
    if any(isinstance(card, str) for card in cards):
        raise TypeError("hand_of takes cards, not texts: hand_of(map(card, texts))")
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
    return _again(text, "hand", HAND_SIZE, HAND_FORM).map(Hand)


def _again(
    text: str, what: str = "text", wanted: int | None = None, form: str | None = None
) -> Result[tuple[Card, ...], Errors]:
    """A second look at a text: it may have a line end, or cards apart, or all this is wrong."""
    # Only a text that is not right at once needs them, and they take a while to import.
    from poker_fp.text.mistakes import miscounted, misread, repeated, together
    from poker_fp.text.pieces import pieces

    text = without_end(text)
    found = pieces(text)
    wrong = list(misread(found, together(found)))
    if wanted is not None:
        wrong += miscounted(found, text, 1, what, wanted, form)
    if wanted == HAND_SIZE:
        wrong += repeated(found)
    cards = tuple(piece.card for piece in found if piece.card)
    return Failure(by_column(wrong)) if wrong else Success(cards)


def _raise(errors: Errors) -> Never:
    raise ValueError("; ".join(map(full_message, errors)))
