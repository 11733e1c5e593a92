"""Every way to write a card, and what is none of them."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import (
    DECK,
    Hand,
    Rank,
    Suit,
    parse_card,
    parse_cards,
    parse_hand,
)
from poker_fp.strategies import hands
from poker_fp.text.errors import (
    NotACard,
    NotUtf8,
    ParseError,
    WrongCount,
)
from tests.texts import A_CARD, RANKS, SUITS

RANK_SPELLINGS = {
    rank: {rank.letter, rank.letter.lower()} | ({"10"} if rank == Rank.TEN else set())
    for rank in Rank
}
SUIT_SPELLINGS = {
    Suit.CLUBS: "cC\u2663\u2667",
    Suit.DIAMONDS: "dD\u2666\u2662",
    Suit.HEARTS: "hH\u2665\u2661\u2764",
    Suit.SPADES: "sS\u2660\u2664",
}
GLYPH_BLOCK = {
    Suit.SPADES: 0x1F0A0,
    Suit.HEARTS: 0x1F0B0,
    Suit.DIAMONDS: 0x1F0C0,
    Suit.CLUBS: 0x1F0D0,
}
GLYPHS = {
    (rank, suit): chr(start + (1 if rank == Rank.ACE else rank + (rank >= Rank.QUEEN)))
    for rank in Rank
    for suit, start in GLYPH_BLOCK.items()
}
VARIATIONS = ("", "\ufe0e", "\ufe0f")


# What is a card


@pytest.mark.parametrize("expected", DECK, ids=str)
def test_every_spelling_of_a_card(expected: Any) -> None:
    """A card is a rank and a suit in either case, ten as T or 10, suits as symbols, or a glyph."""
    written = {r + s for r in RANK_SPELLINGS[expected.rank] for s in SUIT_SPELLINGS[expected.suit]}
    written.add(GLYPHS[expected.rank, expected.suit])
    for text, variation in product(written, VARIATIONS):
        assert parse_card(text + variation) == Success(expected), text


@pytest.mark.parametrize(
    ("glyph", "expected"),
    [
        ("🂡", "As"), ("🂪", "Ts"), ("🂫", "Js"), ("🂭", "Qs"), ("🂮", "Ks"), ("🂱", "Ah"), ("🂽", "Qh"),
        ("🃁", "Ad"), ("🃂", "2d"), ("🃎", "Kd"), ("🃑", "Ac"), ("🃝", "Qc"), ("🃞", "Kc"),
    ],
)  # fmt: skip
def test_glyphs_of_cards(glyph: str, expected: str) -> None:
    """The glyphs skip the Knight, so that Queen and King are where they should be."""
    assert parse_card(glyph).map(str) == Success(expected)


SEPARATED = [
    ("", []),
    (" \t ", []),
    ("4cKs4h", ["4c", "Ks", "4h"]),
    ("4c Ks 4h", ["4c", "Ks", "4h"]),
    ("  4c\t \tKs4h ", ["4c", "Ks", "4h"]),
    ("4c Ks\n", ["4c", "Ks"]),
    ("4c Ks\r\n", ["4c", "Ks"]),
    ("4 ♣ K \t♠\ufe0f 10 ♥", ["4c", "Ks", "Th"]),
    ("4 c K s 10 h", ["4c", "Ks", "Th"]),
    ("4 c Ks10 h", ["4c", "Ks", "Th"]),
    ("10s10hTd", ["Ts", "Th", "Td"]),
    ("4c4c", ["4c", "4c"]),
    ("6♠\ufe0f6♥\ufe0e 6d", ["6s", "6h", "6d"]),
    ("🃁🃂 🂻🂽🂾", ["Ad", "2d", "Jh", "Qh", "Kh"]),
    ("🃁2dJ♥qH🂾", ["Ad", "2d", "Jh", "Qh", "Kh"]),
]


@pytest.mark.parametrize(("text", "expected"), SEPARATED)
def test_cards_together_or_apart(text: str, expected: list[str]) -> None:
    """Cards may be written together or with blanks between, which are spaces and tabs."""
    assert parse_cards(text).map(lambda cards: list(map(str, cards))) == Success(expected)


# What is not

GLYPHS_ONLY = "of the card glyphs only the 52 from ace to king are cards here"


def only_looks(name: str, right: str) -> str:
    """The hint at a look-alike."""
    return f"{name} only looks right: write {right}"


NOT_A_CARD = [
    ("1s", "write 10s, Ts or As"),
    ("1♥", "write 10♥, T♥ or A♥"),
    ("1S\ufe0f", "write 10S, TS or AS"),
    ("4x", SUITS),
    ("4\u0301", SUITS),
    ("10x", SUITS),
    ("Xs", RANKS),
    ("0s", RANKS),
    ("4", "add a suit: 4c, 4d, 4h or 4s"),
    ("10", "add a suit: 10c, 10d, 10h or 10s"),
    ("s4", "the rank comes first: 4s"),
    ("♠A", "the rank comes first: A♠"),
    ("1", A_CARD),
    ("s", "a suit needs its rank before it"),
    ("♥", "a suit needs its rank before it"),
    ("hello", A_CARD),
    ("\0", A_CARD),
    ("\ud83d", A_CARD),  # half a pair of UTF-16, which is no stray byte
    ("\ufe0f", A_CARD),
    ("🂬", "poker has no Knights; the Queen is 🂭 or Qs"),
    ("🂼", "poker has no Knights; the Queen is 🂽 or Qh"),
    ("🃌", "poker has no Knights; the Queen is 🃍 or Qd"),
    ("🃜", "poker has no Knights; the Queen is 🃝 or Qc"),
    ("🂠", GLYPHS_ONLY),  # the back of a card
    ("🂯", GLYPHS_ONLY),
    ("🂰", GLYPHS_ONLY),
    ("🃀", GLYPHS_ONLY),
    ("🃐", GLYPHS_ONLY),
    ("🃠", GLYPHS_ONLY),  # the fool and trumps of the tarot
    ("🃬", GLYPHS_ONLY),
    ("🃵", GLYPHS_ONLY),
    ("4\u0441", only_looks("CYRILLIC SMALL LETTER ES", "4c")),
    ("4\u0455", only_looks("CYRILLIC SMALL LETTER DZE", "4s")),
    ("\u0410s", only_looks("CYRILLIC CAPITAL LETTER A", "As")),
    ("\u0422h", only_looks("CYRILLIC CAPITAL LETTER TE", "Th or Ah")),  # in Russian the ace
    ("\u041ah", only_looks("CYRILLIC CAPITAL LETTER KA", "Kh")),
    ("\u0391d", only_looks("GREEK CAPITAL LETTER ALPHA", "Ad")),
    ("\u03a4d", only_looks("GREEK CAPITAL LETTER TAU", "Td")),
    ("\u039ad", only_looks("GREEK CAPITAL LETTER KAPPA", "Kd")),
    ("4\u03f2", only_looks("GREEK LUNATE SIGMA SYMBOL", "4c")),
    ("4\u017f", only_looks("LATIN SMALL LETTER LONG S", "4s")),
    ("\u212as", only_looks("KELVIN SIGN", "Ks")),
    ("\uff14s", only_looks("FULLWIDTH DIGIT FOUR", "4s")),
    ("4\uff53", only_looks("FULLWIDTH LATIN SMALL LETTER S", "4s")),
    ("\u2074s", only_looks("SUPERSCRIPT FOUR", "4s")),
    ("1Os", only_looks("LATIN CAPITAL LETTER O", "10s")),
    ("1oh", only_looks("LATIN SMALL LETTER O", "10h")),
    ("1\u041ed", only_looks("CYRILLIC CAPITAL LETTER O", "10d")),
]


@pytest.mark.parametrize(("text", "hint"), NOT_A_CARD, ids=ascii)
def test_not_a_card(text: str, hint: str) -> None:
    """What is no card is an error with a hint at what would be right."""
    assert parse_card(text) == Failure((NotACard(text, 1, hint),))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", WrongCount("", 1, what="text", found=0, wanted=1)),
        ("\r\n", WrongCount("", 1, what="text", found=0, wanted=1)),
        ("4s5s", WrongCount("4s5s", 1, what="text", found=2, wanted=1)),
        ("4s\udcff", NotUtf8("\udcff", 3)),
        ("\udcc3\udca9", NotUtf8("\udcc3\udca9", 1)),
    ],
    ids=ascii,
)
def test_not_one_card(text: str, expected: ParseError) -> None:
    """No card, two cards, and bytes that are not UTF-8 are errors of their own kind."""
    assert parse_card(text) == Failure((expected,))


def spelled(five: Hand) -> st.SearchStrategy[str]:
    """Any of the ways to write a hand."""
    card_texts = [
        st.sampled_from(
            [
                *(r + s for r in RANK_SPELLINGS[Rank(c.rank)] for s in SUIT_SPELLINGS[c.suit]),
                GLYPHS[Rank(c.rank), c.suit],
            ]
        )
        for c in five.cards
    ]
    ends = st.sampled_from([v + blank for v in VARIATIONS for blank in ("", " ", "\t ")])
    return st.tuples(*(st.tuples(text, ends).map("".join) for text in card_texts)).map("".join)


@given(st.data(), hands())
def test_a_hand_in_any_spelling(data: st.DataObject, five: Hand) -> None:
    """A hand in any mixture of spellings and blanks parses to the hand it means."""
    assert parse_hand(data.draw(spelled(five))).map(str) == Success(str(five))
