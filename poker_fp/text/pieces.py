"""A text that is not right, taken to pieces: cards, what may have been meant for one, and the rest.

Its time grows with the text and no faster, whatever the text is.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple, TypeAlias

from poker_fp.rules.cards import Card
from poker_fp.text.hints import LOCAL_CAPITAL, LOCAL_RANK, LOCAL_SUIT, ONES, RANKISH, ZEROS, plain
from poker_fp.text.spellings import CARD, CARDS, RANK, SUIT, SUITS, VARIATIONS
from poker_fp.text.unwanted import (
    IN_WORDS,
    JOKERS,
    WORDS,
    Found,
    Kind,
    cards_in_words,
    joiners,
    jokers,
    separators,
    words_of_cards,
)


class Piece(NamedTuple):
    """A piece of a text. It has a card, or a kind of what is unwanted, or is a card gone wrong."""

    text: str
    column: int
    is_one: bool
    """Is it one card, right or wrong? What is far from any may be several or none."""

    card: Card | None = None
    kind: Kind | None = None
    meant: str | None = None
    """The card that something unwanted spells out in words."""

    @property
    def is_card(self) -> bool:
        """Does it stand where a card should, right or wrong or far from any?"""
        return self.is_one or self.kind in (None, WORDS)

    @property
    def end(self) -> int:
        """The column after it."""
        return self.column + len(self.text)


_STRAY = "\udc80-\udcff"
_ANY = rf"[^ \t{_STRAY}]"
_SELECTED = f"[{VARIATIONS}]*"
_TURNED = rf"{SUIT}{_SELECTED}(?:1[5-9]|{RANKISH}|{LOCAL_CAPITAL})"
_TEENS = f"(?:1[1-9]|[1{ONES}][0{ZEROS}])"
_ONE = "|".join([
    CARD,
    f"{_TEENS}{SUIT}{_SELECTED}",
    rf"{_TURNED}(?!{_SELECTED}{SUIT}){_SELECTED}",
    rf"(?:{RANK}|1)(?!{CARD}|{_TEENS}{SUIT}){_ANY}{_SELECTED}",
    rf"{_ANY}{SUIT}{_SELECTED}",
    rf"{LOCAL_RANK}{LOCAL_SUIT}{_SELECTED}",
])  # fmt: skip

_PIECE = re.compile(f"(?P<one>{_ONE})|(?P<stray>[{_STRAY}]+)|(?:(?!{_ONE}){_ANY})+")
STRAY_BYTES = re.compile(f"[{_STRAY}]+")
"""Bytes that are not UTF-8, decoded to the surrogates that stand for them (PEP 383)."""

_RIGHT_CARD = re.compile(f"{RANK}{SUIT}")
_TURNED_CARD = re.compile(f"{_TURNED}{_SELECTED}")
_ALL_TURNED = re.compile(f"(?:{_TURNED}{_SELECTED})+")
_RANKS = re.compile(f"{RANKISH}{{2,}}")
_NAME = re.compile(r"[^\W\d_]{3,}\d*")

_APART = re.compile(rf"{RANKISH}[ \t]*{SUIT}{_SELECTED}")
_TURNED_APART = re.compile(rf"{SUIT}{_SELECTED}[ \t]*{RANKISH}")
_ALL_APART, _ALL_TURNED_APART = (
    re.compile(rf"(?:[ \t]*{each.pattern})+[ \t]*") for each in (_APART, _TURNED_APART)
)

_LONE_RANK = rf"(?<![^ \t])(?:{RANKISH}|{_ANY}(?=[ \t]+[♠-♧❤]))[ \t]+{SUIT}{_SELECTED}(?![^ \t])"
_LONE_SUIT = rf"(?<![^ \t]){SUIT}{_SELECTED}[ \t]+(?:{RANKISH}|{_ANY})(?![^ \t])"
_CHUNK, _TURNED_CHUNK = re.compile(rf"{_LONE_RANK}|[^ \t]+"), re.compile(rf"{_LONE_SUIT}|[^ \t]+")
_WORD, _HALF = re.compile(r"[^ \t]+"), re.compile(f"{RANKISH}|{_ANY}")


def pieces(text: str, column: int = 1, spellings: Mapping[str, Card] = CARDS) -> list[Piece]:
    """All that a text is made of but blanks, from left to right, with its columns.

    >>> assert [piece.text for piece in pieces("sAhK, 1s")] == ["sA", "hK", ",", "1s"]
    """
    unwanted, rest = _taken_out(text, with_jokers="Jk" in spellings)
    found = []
    for kind, start, end, meant in unwanted:
        one = text[start:end], column + start, kind in (JOKERS, IN_WORDS)
        joker = spellings.get(text[start:end].translate(_NO_PART))
        found.append(Piece(*one, joker) if joker else Piece(*one, kind=kind, meant=meant))
    ours = plain(rest)
    for start, end, is_one in _spans(ours):
        word = WORDS if not is_one and _is_word(ours[start:end]) else None
        card = spellings.get(rest[start:end].translate(_NO_PART))
        found.append(Piece(text[start:end], column + start, is_one, card, word))
    return sorted(found, key=lambda piece: piece.column)


def _taken_out(text: str, with_jokers: bool) -> tuple[list[Found], str]:
    """What is unwanted, and the text with blanks in its place."""
    finders: tuple[Callable[[str], Iterable[Found]], ...] = (
        lambda rest: joiners(plain(rest)),
        separators,
        lambda rest: jokers(plain(rest), with_jokers),
        lambda rest: cards_in_words(plain(rest)),
        lambda rest: words_of_cards(plain(rest)),
    )
    unwanted: list[Found] = []
    for finder in finders:
        found = list(finder(text))
        unwanted += found
        text = _blanked(text, found)
    return unwanted, text


def _blanked(text: str, found: Iterable[Found]) -> str:
    kept, last = [], 0
    for each in found:
        kept += [text[last : each.start], " " * (each.end - each.start)]
        last = each.end
    return "".join([*kept, text[last:]])


_NO_PART = str.maketrans("", "", f" \t{VARIATIONS}")

Span: TypeAlias = tuple[int, int, bool]


def _spans(text: str) -> Iterator[Span]:
    """Where each piece starts and ends, and whether it is one card."""
    if _ALL_APART.fullmatch(text):
        return _each(_APART, text, 0, len(text))
    if _ALL_TURNED_APART.fullmatch(text):
        return _each(_TURNED_APART, text, 0, len(text))
    chunks = _chunk(text).finditer(text)
    return chain.from_iterable(_of_chunk(text, *chunk.span()) for chunk in chunks)


def _chunk(text: str) -> re.Pattern[str]:
    """What stands together: a suit by itself with the rank before it, or after it, if all do so."""
    words = [word.rstrip(VARIATIONS) for word in ["", *_WORD.findall(text), ""]]
    alone = [_HALF.fullmatch(word) is not None and word not in SUITS for word in words]
    suits = [place for place, word in enumerate(words) if word in SUITS]
    if all(alone[place - 1] for place in suits):
        return _CHUNK
    return _TURNED_CHUNK if all(alone[place + 1] for place in suits) else _WORD


def _each(pattern: re.Pattern[str], text: str, start: int, end: int) -> Iterator[Span]:
    return ((*match.span(), True) for match in pattern.finditer(text, start, end))


def _of_chunk(text: str, start: int, end: int) -> Iterable[Span]:
    """The pieces of what stands together."""
    if " " in text[start:end] or "\t" in text[start:end]:  # a lone rank and its suit
        return [(start, end, True)]
    if _ALL_TURNED.fullmatch(text, start, end):
        return _each(_TURNED_CARD, text, start, end)
    if _ALL_APART.fullmatch(text, start, end):
        return _each(_APART, text, start, end)
    # Does each suit belong to the rank before it or to the one after? Or is it nothing but ranks?
    unclear = _TURNED_CARD.match(text, start, end) and end - start > 3
    if unclear or _RANKS.fullmatch(text, start, end) or _is_word(text[start:end]):
        return [(start, end, False)]
    found = _PIECE.finditer(text, start, end)
    return ((*match.span(), match["one"] is not None) for match in found)


def _is_word(text: str) -> bool:
    """Letters, most of them no part of any card, whichever of rank and suit comes first."""
    return (
        _NAME.fullmatch(text) is not None
        and _RANKS.fullmatch(text) is None
        and all(
            2 * sum(len(match.group()) for match in pattern.finditer(text)) <= len(text)
            for pattern in (_RIGHT_CARD, _TURNED_CARD)
        )
    )
