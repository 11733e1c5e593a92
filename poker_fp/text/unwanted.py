"""What is no part of any card, each by its kind: separators, labels, jokers, words."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from poker_fp.text.hints import NUMBERS, plain
from poker_fp.text.spellings import GLYPH_ROWS, JOKER_PLACE, SUITS


class Kind(NamedTuple):
    """What is unwanted, one of it and several."""

    one: str
    many: str


LABEL = Kind("a label", "labels")
JOKERS = Kind("a joker", "jokers")
WORDS = Kind("a word", "words")
JOINERS = Kind("a joining word", "joining words")
IN_WORDS = Kind("a card in words", "cards in words")

_PUNCTUATION = {
    character: kind
    for characters, kind in (
        (",،、", Kind("a comma", "commas")),
        (";؛", Kind("a semicolon", "semicolons")),
        (":", Kind("a colon", "colons")),
        ("/\\", Kind("a slash", "slashes")),
        ("|¦", Kind("a bar", "bars")),
        (".·•…", Kind("a dot", "dots")),
        ("!", Kind("an exclamation mark", "exclamation marks")),
        ("?", Kind("a question mark", "question marks")),
        ("*", Kind("an asterisk", "asterisks")),
        ("#", Kind("a number sign", "number signs")),
        ("+", Kind("a plus sign", "plus signs")),
        ("=", Kind("an equals sign", "equals signs")),
        ("&", Kind("an ampersand", "ampersands")),
        ("<>", Kind("a bracket", "brackets")),
        ("\N{MINUS SIGN}", Kind("a hyphen", "hyphens")),
        ("\"'`´", Kind("a quote", "quotes")),
        ("\n\r", Kind("a line end", "line ends")),
    )
    for character in characters
}

_CATEGORIES = {
    "Pd": Kind("a hyphen", "hyphens"),
    "Pc": Kind("an underscore", "underscores"),
    **dict.fromkeys(("Ps", "Pe"), Kind("a bracket", "brackets")),
    **dict.fromkeys(("Pi", "Pf"), Kind("a quote", "quotes")),
}

_NAMES = {"\ufeff": "byte order mark"}
"""What is known by another name than Unicode's."""


@lru_cache(4096)
def separator(character: str) -> Kind | None:
    """What kind of separator a character is, if it is one that is not allowed.

    >>> assert separator("{") == separator("]") == ("a bracket", "brackets")
    >>> assert separator("\N{NO-BREAK SPACE}").one == "a no-break space (U+00A0)"
    """
    category = unicodedata.category(character)
    if category in ("Zs", "Cf", "Zl", "Zp") and character != " ":
        name = _NAMES.get(character) or unicodedata.name(character, "unnamed mark").lower()
        code = f"(U+{ord(character):04X})"
        article = "an" if name[0] in "aeiou" else "a"
        return Kind(f"{article} {name} {code}", f"{name}s {code}")
    return _PUNCTUATION.get(plain(character)) or _CATEGORIES.get(category)


class Found(NamedTuple):
    """Something unwanted: where it starts and ends in the text, and the card that it may mean."""

    kind: Kind
    start: int
    end: int
    card: str | None = None


_SUSPECT = re.compile(r"[^\w \t]|_")


def separators(text: str) -> Iterator[Found]:
    """Every separator but blanks; a colon together with the label before it, if there is one."""
    start = 0
    for match in _SUSPECT.finditer(text):
        if kind := separator(match.group()):
            label = None if plain(match.group()) != ":" else _label(text, start, match.start())
            start = match.end()
            yield Found(kind, *match.span()) if label is None else Found(LABEL, label, start)


_CARDLIKE = re.compile(r"(?:10|[1-9tjqka])?[cdhs♠♥♦♣]", re.IGNORECASE)


def _label(text: str, start: int, colon: int) -> int | None:
    """Where the label starts that a colon ends: one word, or one and a number."""
    end = _end_of_word(text, start, colon)
    first = _start_of_word(text, start, end)
    word = text[first:end]
    if word.isdigit():
        end = _end_of_word(text, start, first)
        first = _start_of_word(text, start, end)
        word = text[first:end]
    is_name = any(map(str.isalpha, word)) and word.lower().rstrip("s") not in SUIT_WORDS
    return first if is_name and _CARDLIKE.sub("", word) else None


def _end_of_word(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip(" \t"))


def _start_of_word(text: str, start: int, end: int) -> int:
    return max(text.rfind(" ", start, end) + 1, text.rfind("\t", start, end) + 1, start)


RANK_WORDS = {
    "ace": "A", "king": "K", "queen": "Q", "jack": "J", "knave": "J", "ten": "T", "nine": "9",
    "eight": "8", "seven": "7", "six": "6", "five": "5", "four": "4", "three": "3", "trey": "3",
    "two": "2", "deuce": "2",
}  # fmt: skip
SUIT_WORDS = {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}

_RANK_WORD = f"(?:{'|'.join(RANK_WORDS)})"
_SUIT_WORD = f"(?:{'|'.join(SUIT_WORDS)})s?"
_ALONE, _ENDED = r"(?<![^\W_])", r"(?![^\W_])"
_IN_WORDS = re.compile(
    rf"{_ALONE}(?P<rank>{_RANK_WORD}s?|10|1[1-4]|[2-9tjqka])[ \t]*(?P<of>of[ \t]*)?"
    rf"(?P<suit>{_SUIT_WORD}|[{''.join(SUITS)}]){_ENDED}",
    re.IGNORECASE,
)
_WORD = re.compile(
    rf"{_ALONE}(?:{_RANK_WORD}(?:e?s)?|{_SUIT_WORD}|of|and|the){_ENDED}", re.IGNORECASE
)
_JOKER = re.compile(
    rf"jokers?\d*|{_ALONE}jkr\d*{_ENDED}|(?<![^ \t])jk(?![^ \t])"
    rf"|(?-i:Jk)(?![{''.join(SUITS)}])"
    f"|[{''.join(chr(row + JOKER_PLACE) for row in list(GLYPH_ROWS)[1:])}]",
    re.IGNORECASE,
)
_PLAYED_JOKER = re.compile(rf"jk(?!r|[{''.join(SUITS)}])|{_JOKER.pattern}", re.IGNORECASE)


JOINING = frozenset({"vs", "versus", "against", "beats"})
"""Words between two hands; `v` too where it is a small letter, a capital being an initial."""

_JOINER = re.compile(
    r"(?<![^ \t])(?:(?P<full>versus|against|beats)|(?P<short>vs|(?-i:v)))\.?(?![^ \t])",
    re.IGNORECASE,
)
_A_HAND_BEFORE, _A_CARD = 5, re.compile(rf"(?:10|[2-9tjqka])[{''.join(SUITS)}]", re.IGNORECASE)


def joiners(text: str) -> Iterator[Found]:
    """Every word that joins two hands. In a single hand `vs` may be a jack or queen of spades.

    >>> assert len([*joiners("2h3d5s9cKd vs. 2c3h4s8cAh")]) == 1 and not [*joiners("2h3d vs 9h")]
    """
    cards = [card.start() for card in _A_CARD.finditer(text)]
    between = range(cards[_A_HAND_BEFORE - 1], cards[-1]) if len(cards) > _A_HAND_BEFORE else ()
    for match in _JOINER.finditer(text):
        if match["full"] or match.start() in between:
            yield Found(JOINERS, *match.span())


def joins(word: str) -> bool:
    """Is a whole word, or a sign, what stands between two hands and is part of neither?

    >>> assert joins("vs.") and joins("|") and not joins("Bo") and not joins("V")
    """
    bare = word.removesuffix(".")
    return bare == "v" or bare.lower() in JOINING or not any(map(str.isalnum, word))


def jokers(text: str, played: bool = False) -> Iterator[Found]:
    """Every joker, spelled out, as Jk or as a glyph; where they are played with, as jk too.

    >>> assert not [*jokers("jkKd")] and len([*jokers("jkKd", played=True)]) == 1
    """
    pattern = _PLAYED_JOKER if played else _JOKER
    return (Found(JOKERS, *match.span()) for match in pattern.finditer(text))


def cards_in_words(text: str) -> Iterator[Found]:
    """Every card that is spelled out, such as `Ace of Spades` or `10 hearts`."""
    for match in _IN_WORDS.finditer(text):
        rank, suit = match["rank"].lower(), match["suit"].lower()
        rank_word, suit_word = rank.rstrip("s"), suit.rstrip("s") or suit
        several = suit == "s" and match.end("rank") == match.start("suit")  # such as `aces`
        if match["of"] or suit_word in SUIT_WORDS or (rank_word in RANK_WORDS and not several):
            letter = RANK_WORDS.get(rank_word) or NUMBERS.get(rank, (rank.upper(),))[0]
            card = letter + SUIT_WORDS.get(suit_word, suit)
            yield Found(IN_WORDS, *match.span(), card)


def words_of_cards(text: str) -> Iterator[Found]:
    """Every word that is a part of such a card, or joins two."""
    return (Found(WORDS, *match.span()) for match in _WORD.finditer(text))
