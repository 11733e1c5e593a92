"""Every way to write a card, and the hints: what may have been meant by a text that is none."""

import re
import unicodedata
from collections.abc import Mapping

from poker_fp.rules.cards import JOKER, Card, Rank, Suit

RANKS = {spelling: rank for rank in Rank for spelling in (rank.letter, rank.letter.lower())} | {
    "10": Rank.TEN
}
SUITS = {
    spelling: suit
    for suit, spellings in (
        (Suit.CLUBS, "cC♣♧"),
        (Suit.DIAMONDS, "dD♦♢"),
        (Suit.HEARTS, "hH♥♡"),
        (Suit.SPADES, "sS♠♤"),
    )
    for spelling in spellings
}

# Unicode's playing cards, a row of sixteen for each suit: 0 is a card's back, 1 the ace, 12 the
# Knight, 15 a joker.
GLYPH_ROWS = {
    0x1F0A0: Suit.SPADES,
    0x1F0B0: Suit.HEARTS,
    0x1F0C0: Suit.DIAMONDS,
    0x1F0D0: Suit.CLUBS,
}
GLYPH_RANKS = {1: Rank.ACE, 11: Rank.JACK, 13: Rank.QUEEN, 14: Rank.KING} | {
    rank: rank for rank in Rank if rank <= Rank.TEN
}
KNIGHT = 12
JOKER_ROWS, JOKER_PLACE = (0x1F0B0, 0x1F0C0, 0x1F0D0), 15
"""In the row of spades there is none."""

CARDS: dict[str, Card] = {
    rank_text + suit_text: Card(rank, suit)
    for rank_text, rank in RANKS.items()
    for suit_text, suit in SUITS.items()
} | {
    chr(row + place): Card(rank, suit)
    for row, suit in GLYPH_ROWS.items()
    for place, rank in GLYPH_RANKS.items()
}
"""Every spelling of every card, without variation selectors."""

WITH_JOKERS: dict[str, Card] = CARDS | dict.fromkeys(
    ("Jk", "jk", "JK", "jK", *(chr(row + JOKER_PLACE) for row in JOKER_ROWS)), JOKER
)
"""The same for a game that is played with jokers."""

VARIATIONS = "\ufe0e\ufe0f"
"""Selectors of a text or emoji look, which keyboards add after a suit's symbol. No meaning here."""

# Spelled out, because re.IGNORECASE would take the long s and the Kelvin sign for letters of ours.
_END = f"[{VARIATIONS}]*"
_RANK = f"(?:10|[{''.join(rank for rank in RANKS if rank != '10')}])"
_SUIT = f"[{''.join(SUITS)}]"
_STRAY = "\udc80-\udcff"
_ANY = rf"[^ \t{_STRAY}]"
_CARD = f"(?:(?:{_RANK}{_SUIT}|[\U0001f0a0-\U0001f0ff]){_END})"
_HALF = rf"1[OoОоΟο]{_SUIT}|(?:{_RANK}|1)(?!{_CARD}){_ANY}|{_ANY}{_SUIT}"
_CARD_SIZED = f"(?:{_CARD}|(?:{_HALF}){_END})"

CARD_SIZED = re.compile(_CARD_SIZED)
"""A card, or something of its size with a card's rank or suit."""

PIECE = re.compile(f"{_CARD_SIZED}|[{_STRAY}]+|(?:(?!{_CARD_SIZED}){_ANY})+")
"""What a text falls into: pieces of a card's size, stray bytes, and whatever stands between."""

STRAY_BYTES = re.compile(f"[{_STRAY}]+")
"""Bytes that are not UTF-8, decoded to the surrogates that stand for them (PEP 383)."""

_LOOK_ALIKES = str.maketrans(
    "АаКкТтСсЅѕЈјНһԁԚԛ" + "ΑΚκΤΗϹϲϳ" + "OoОоΟο",
    "AaKkTtCcSsJjHhdQq" + "AKkTHCcj" + "000000",
)
"""Letters (Cyrillic, Greek, and O for a zero) that pass for a character of ours."""


def card_of(piece: str, spellings: Mapping[str, Card] = CARDS) -> Card | None:
    """The card that a piece of text spells, or None if it spells none.

    See Also: `hint`, for what may have been meant.

    >>> assert card_of("10♠") == Card(Rank.TEN, Suit.SPADES) and card_of("1s") is None
    """
    return spellings.get(piece.rstrip(VARIATIONS))


def read(text: str, spellings: Mapping[str, Card] = CARDS) -> tuple[Card, ...] | None:
    """The cards of a text, written together or apart, or None if anything in it is not a card.

    See Also: `poker_fp.text.parsing.parse_cards`, which says what is wrong instead.

    >>> assert read("4c 10♠") == (Card(Rank.FOUR, Suit.CLUBS), Card(Rank.TEN, Suit.SPADES))
    >>> assert read("4c 1s") is None
    >>> assert read("4cJk") is None and read("4cJk", WITH_JOKERS) == read("4c") + (JOKER,)
    """
    cards = [card_of(piece, spellings) for piece in PIECE.findall(text)]
    return tuple(card for card in cards if card) if all(cards) else None


def hint(text: str) -> str:
    """What would be right instead of a piece of text that is not a card: the hint of a `NotACard`.

    >>> assert hint("1s") == "write 10s, Ts or As"
    >>> assert hint("s4") == "the rank comes first: 4s"
    """
    bare = text.rstrip(VARIATIONS)
    latin = _latin(bare)
    first, rest = bare[:1], bare[1:]
    if latin != bare and latin in CARDS:
        impostor = next(character for character in bare if _latin(character) != character)
        return f"{unicodedata.name(impostor, impostor)} only looks right: write {latin}"
    if "\U0001f0a0" <= first <= "\U0001f0ff":
        return _glyph_hint(ord(first))
    if first == "1" and rest in SUITS:
        return f"write 10{rest}, T{rest} or A{rest}"
    if rest + first in CARDS:
        return f"the rank comes first: {rest}{first}"
    if bare in RANKS:
        return f"add a suit: {bare}c, {bare}d, {bare}h or {bare}s"
    if rest in SUITS:
        return "the ranks are 2 to 9, T or 10, J, Q, K and A"
    if first in RANKS or bare.startswith("10"):
        return "the suits are c, d, h and s"
    return "a card is a rank and a suit, such as 4s or Td; only blanks may stand between"


def _latin(text: str) -> str:
    # Before too, because compatibility makes a sigma of the lunate sigma, which looks like a c.
    compatible = unicodedata.normalize("NFKC", text.translate(_LOOK_ALIKES))
    return compatible.translate(_LOOK_ALIKES)


def _glyph_hint(code_point: int) -> str:
    row = code_point & ~0xF
    if code_point == row + KNIGHT and row in GLYPH_ROWS:
        return f"poker has no Knights; the Queen is {chr(code_point + 1)} or Q{GLYPH_ROWS[row]}"
    return "of the card glyphs only the 52 from ace to king are cards here"
