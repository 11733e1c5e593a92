"""Every way to write a card. What may have been meant by one that is wrong: `hints.py`."""

import re
from collections.abc import Mapping

from poker_fp.rules.cards import JOKER, Card, Rank, Suit, kind_of

RANKS = {spelling: rank for rank in Rank for spelling in (rank.letter, rank.letter.lower())} | {
    "10": Rank.TEN
}
SUITS = {
    spelling: suit
    for suit, spellings in (
        (Suit.CLUBS, "cC♣♧"),
        (Suit.DIAMONDS, "dD♦♢"),
        (Suit.HEARTS, "hH♥♡❤"),
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
KNIGHT, JOKER_PLACE = 12, 15

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
    ("Jk", "jk", "JK", "jK", *(chr(row + JOKER_PLACE) for row in list(GLYPH_ROWS)[1:])), JOKER
)
"""The same for a game that is played with jokers. In the row of spades there is no glyph of one."""

VARIATIONS = "\ufe0e\ufe0f"
"""Selectors of a text or emoji look, which keyboards add after a suit's symbol. No meaning here."""

# Spelled out, because re.IGNORECASE would take the long s and the Kelvin sign for letters of ours.
RANK = f"(?:10|[{''.join(rank for rank in RANKS if rank != '10')}])"
SUIT = f"[{''.join(SUITS)}]"
CARD = f"(?:(?:{RANK}{SUIT}|[\U0001f0a0-\U0001f0ff])[{VARIATIONS}]*)"

PIECE = re.compile(rf"{CARD}|[Jj][Kk]|[^ \t]")
"""What a text falls into: what may be a card, and every other character but blanks."""


def card_of(piece: str, spellings: Mapping[str, Card] = CARDS) -> Card | None:
    """The card that a piece of text spells, or None if it spells none.

    See Also: `hint`, for what may have been meant.

    >>> assert card_of("10♠") == Card(Rank.TEN, Suit.SPADES) and card_of("1s") is None
    """
    return spellings.get(piece.rstrip(VARIATIONS))


def no_text(value: object) -> TypeError:
    """The error for a value where one text is wanted.

    >>> print(no_text(["2h3d5s9cKd"]))
    one text is wanted, not a list
    """
    return TypeError(f"one text is wanted, not {kind_of(value)}")


def read(text: str, spellings: Mapping[str, Card] = CARDS) -> tuple[Card, ...] | None:
    """The cards of a text, written together or apart, or None if anything in it is not a card.

    See Also: `poker_fp.text.parsing.parse_cards`, which says what is wrong instead.

    >>> assert read("4c 10♠") == (Card(Rank.FOUR, Suit.CLUBS), Card(Rank.TEN, Suit.SPADES))
    >>> assert read("4c 1s") is None
    >>> assert read("4cJk") is None and read("4cJk", WITH_JOKERS) == read("4c") + (JOKER,)
    """
    try:
        found = PIECE.findall(text)
    except TypeError as error:
        raise no_text(text) from error
    cards = [card_of(piece, spellings) for piece in found]
    return tuple(card for card in cards if card) if all(cards) else None
