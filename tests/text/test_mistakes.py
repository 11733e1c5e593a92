"""What people write for a hand: what is read, and what is said of the rest, whole."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from returns.result import Failure, Success

from poker_fp import (
    DECK,
    Card,
    Errors,
    Hand,
    Rank,
    best_hands,
    card,
    hand,
    parse_card,
    parse_cards,
    parse_hand,
    parse_hands,
)
from poker_fp.strategies import hands
from poker_fp.text.errors import NotACard, NotCards, NotUtf8, RepeatedCard
from poker_fp.text.results import either
from tests.texts import A_CARD, RANKS, SUITS, text_alone, wrong_count

# What is read

READ = [
    ("A❤ K❤ Q❤ J❤ 9❤", "Ah Kh Qh Jh 9h"),
    ("A❤\ufe0f K❤\ufe0f Q❤\ufe0f J❤\ufe0f 9❤\ufe0f", "Ah Kh Qh Jh 9h"),
    ("a❤k♥q♡jH9h", "Ah Kh Qh Jh 9h"),
    ("A ♠ K ♠ Q ♠ J ♠ 9 ♠", "As Ks Qs Js 9s"),
    ("A ♠\ufe0f\tK  ♥ 10 ❤\ufe0f J♦ 9 ♣", "As Kh Th Jd 9c"),
    ("A s K h Q d J c 9 s", "As Kh Qd Jc 9s"),
    ("As K h Qd J c 9s", "As Kh Qd Jc 9s"),
    ("Ah Kd Qc Js 9h\n", "Ah Kd Qc Js 9h"),
    ("Ah Kd Qc Js 9h \r\n", "Ah Kd Qc Js 9h"),
    ("A ♥ K ♦ Q ♣ J ♠ 9 ♥\n", "Ah Kd Qc Js 9h"),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=text_alone)
def test_read(text: str, expected: str) -> None:
    """Hearts of all kinds, a rank apart from its suit, and the line end that a file gives."""
    assert parse_hand(text).map(str) == Success(expected)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=ascii)
def test_every_reader_takes_a_line_end(end: str) -> None:
    """One line end at the end of a text is no part of it, wherever text is read."""
    text = "Ah Kd Qc Js 9h"
    expected = hand(text)
    assert hand(text + end) == expected
    assert card("Ad" + end) == card("Ad")
    assert parse_hand(text + end) == Success(expected)
    assert parse_hands([text + end, text]) == Success((expected, expected))
    assert parse_cards(text + end) == Success(expected.cards)
    assert parse_card("Ad" + end) == Success(card("Ad"))
    assert best_hands([text + end]) == Success([text + end])  # as typed
    assert parse_hand(text + "\n" + end) == Failure(
        (between(["\n"], [15], "a line end", "Ah Kd Qc Js 9h"),)
    )


# One error a card

TURNED = "the rank comes first: "
LETTERS = "ranks above 10 are letters: write "
ENGLISH = "in English letters: write "
SUITLESS = "each rank needs its suit: c, d, h or s"


def looks(name: str, right: str) -> str:
    """The hint at a letter of another alphabet."""
    return f"{name} only looks right: write {right}"


WRONG_CARDS: list[tuple[str, list[tuple[str, int, str]]]] = [
    # Suit first: the hint is the card that was meant.
    ("h10 Kd Qc Js 9h", [("h10", 1, TURNED + "10h")]),
    ("Ah Kd Qc Js S7", [("S7", 13, TURNED + "7S")]),
    ("♠A ♥K Qc Js 9h", [("♠A", 1, TURNED + "A♠"), ("♥K", 4, TURNED + "K♥")]),
    ("♠\ufe0fA Kd Qc Js 9h", [("♠\ufe0fA", 1, TURNED + "A♠")]),
    ("h1 Kd Qc Js 9h", [("h1", 1, TURNED + "10h, Th or Ah")]),
    (
        "SAHKDQCJS9",
        [
            ("SA", 1, TURNED + "AS"),
            ("HK", 3, TURNED + "KH"),
            ("DQ", 5, TURNED + "QD"),
            ("CJ", 7, TURNED + "JC"),
            ("S9", 9, TURNED + "9S"),
        ],
    ),
    (
        "h10s10 d10 c2 c3",
        [
            ("h10", 1, TURNED + "10h"),
            ("s10", 4, TURNED + "10s"),
            ("d10", 8, TURNED + "10d"),
            ("c2", 12, TURNED + "2c"),
            ("c3", 15, TURNED + "3c"),
        ],
    ),
    (
        "♠ A ♥ K ♦ Q ♣ J ♠ X",
        [
            ("♠ A", 1, TURNED + "A♠"),
            ("♥ K", 5, TURNED + "K♥"),
            ("♦ Q", 9, TURNED + "Q♦"),
            ("♣ J", 13, TURNED + "J♣"),
            ("♠ X", 17, RANKS),
        ],
    ),
    (
        "♠ K Ah Qd J ♦ 9 ♣",
        [
            ("♠", 1, "a suit needs its rank before it"),
            ("K", 3, "add a suit: Kc, Kd, Kh or Ks"),
            ("J", 11, "add a suit: Jc, Jd, Jh or Js"),
            ("♦", 13, "a suit needs its rank before it"),
            ("9", 15, "add a suit: 9c, 9d, 9h or 9s"),
            ("♣", 17, "a suit needs its rank before it"),
        ],
    ),
    # Where a suit might belong to either of two ranks, nobody can tell which was meant.
    ("hAhKhQh Js 9h", [("hAhKhQh", 1, A_CARD)]),
    ("sAhKdx Js 9h", [("sAhKdx", 1, A_CARD)]),
    # Numbers for court cards.
    (
        "14s 13h 12d 11c 9h",
        [
            ("14s", 1, LETTERS + "As"),
            ("13h", 5, LETTERS + "Kh"),
            ("12d", 9, LETTERS + "Qd"),
            ("11c", 13, LETTERS + "Jc"),
        ],
    ),
    ("14s13hQdJc9h", [("14s", 1, LETTERS + "As"), ("13h", 4, LETTERS + "Kh")]),
    ("s14 13♥ Qd Jc 9h", [("s14", 1, TURNED + "As"), ("13♥", 5, LETTERS + "K♥")]),
    ("1s 13h Qd Jc 9h", [("1s", 1, "write 10s, Ts or As"), ("13h", 4, LETTERS + "Kh")]),
    ("14 Kh Qd Jc 9h", [("14", 1, "add a suit: Ac, Ad, Ah or As")]),
    ("15s h19 Qd Jc 9h", [("15s", 1, RANKS), ("h19", 5, RANKS)]),
    ("lOs I0♥ Qd Jc loh", [
        ("lOs", 1, looks("LATIN SMALL LETTER L", "10s")),
        ("I0♥", 5, looks("LATIN CAPITAL LETTER I", "10♥")),
        ("loh", 15, looks("LATIN SMALL LETTER L", "10h")),
    ]),
    ("Ah Kd Qc Js 9hh", [("h", 15, "a suit needs its rank before it")]),
    # Letters of other languages; where two have the same for two, the hint has both.
    ("Dh Kh Bd Ah 9h", [("Dh", 1, ENGLISH + "Qh"), ("Bd", 7, ENGLISH + "Jd")]),
    ("Vh Rc Dd Es Fh", [
        ("Vh", 1, ENGLISH + "Jh or Qh"), ("Rc", 4, ENGLISH + "Kc"), ("Dd", 7, ENGLISH + "Qd"),
        ("Es", 10, ENGLISH + "As"), ("Fh", 13, ENGLISH + "Jh"),
    ]),
    ("AP Kh Qd Jc 9h", [("AP", 1, ENGLISH + "As or Ac")]),
    ("VP Kh Qd Wc 9R", [
        ("VP", 1, ENGLISH + "Js, Jc, Qs or Qc"), ("Wc", 10, ENGLISH + "Jc"),
        ("9R", 13, ENGLISH + "9d"),
    ]),
    ("hD Kh Qd Jc 9h", [("hD", 1, TURNED + "Qh")]),
    ("Вч Дп Qd Jc 9h", [("Вч", 1, ENGLISH + "Jh"), ("Дп", 4, ENGLISH + "Qs")]),
    # Letters that look like ours, and wider ones.
    (
        "ＡｈＫｄ Qc Js 9h",
        [
            ("Ａｈ", 1, looks("FULLWIDTH LATIN CAPITAL LETTER A", "Ah")),
            ("Ｋｄ", 3, looks("FULLWIDTH LATIN CAPITAL LETTER K", "Kd")),
        ],
    ),
    (
        "１０ｓ ｓＡ Qc Js 9h",
        [
            ("１０ｓ", 1, looks("FULLWIDTH DIGIT ONE", "10s")),
            ("ｓＡ", 5, looks("FULLWIDTH LATIN SMALL LETTER S", "As")),
        ],
    ),
    ("Кh Тd Qc Js 9h", [
        ("Кh", 1, looks("CYRILLIC CAPITAL LETTER KA", "Kh")),
        ("Тd", 4, looks("CYRILLIC CAPITAL LETTER TE", "Td or Ad")),
    ]),
    ("1O♥ s1o Qc Js 9h", [
        ("1O♥", 1, looks("LATIN CAPITAL LETTER O", "10♥")),
        ("s1o", 5, looks("LATIN SMALL LETTER O", "10s")),
    ]),
    # Halves.
    ("AKQJ9", [("AKQJ9", 1, SUITLESS)]),
    ("A ♠ K ♠ Q ♠ J ♠ X ♠", [("X ♠", 17, RANKS)]),
    ("A♥ K♥ Q♥ J♥ 9", [("9", 13, "add a suit: 9c, 9d, 9h or 9s")]),
    ("Ah Kd Qc Js 9x", [("9x", 13, SUITS)]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), WRONG_CARDS, ids=text_alone)
def test_one_error_a_card(text: str, expected: list[tuple[str, int, str]]) -> None:
    """Each card gone wrong is an error of its own, and its hint is the right spelling."""
    assert parse_hand(text) == Failure(tuple(NotACard(*each) for each in expected))


# One error for the text


def strange(texts: Sequence[str], places: Sequence[int], what: str, hint: str) -> NotCards:
    """The error of what is no card, all of one kind."""
    return NotCards(texts[0], places[0], hint, what=what, places=tuple(places), texts=tuple(texts))


def between(texts: Sequence[str], places: Sequence[int], what: str, right: str = "") -> NotCards:
    """The error of separators of one kind."""
    return strange(
        texts, places, what, "only blanks may stand between" + (f": {right}" if right else "")
    )


RIGHT = "Ah Kd Qc Js 9h"
JOKER = "no joker in this game"
ALONE = "a hand is its cards alone: leave {} out"

STRANGE: list[tuple[str, Errors]] = [
    # Separators, each kind by its name.
    ("Ah,Kd,Qc,Js,9h", (between([","] * 4, [3, 6, 9, 12], "4 commas", RIGHT),)),
    ("Ah, Kd, Qc, Js, 9h", (between([","] * 4, [3, 7, 11, 15], "4 commas", RIGHT),)),
    ("Ah，Kd、Qc Js 9h", (between(["，", "、"], [3, 6], "2 commas", RIGHT),)),
    ("[Ah Kd Qc Js 9h]", (between(["[", "]"], [1, 16], "2 brackets", RIGHT),)),
    ("(Ah)(Kd) {Qc} Js <9h", (
        between(list("()(){}<"), [1, 4, 5, 8, 10, 13, 18], "7 brackets", RIGHT),)),
    ("Ah-Kd–Qc—Js−9h", (between(list("-–—−"), [3, 6, 9, 12], "4 hyphens", RIGHT),)),
    ("Ah/Kd\\Qc Js 9h", (between(["/", "\\"], [3, 6], "2 slashes", RIGHT),)),
    ("Ah;Kd Qc Js 9h", (between([";"], [3], "a semicolon", RIGHT),)),
    ("Ah:Kd:Qc Js 9h", (between([":", ":"], [3, 6], "2 colons", RIGHT),)),
    ("Ah|Kd Qc Js 9h.", (
        between(["|"], [3], "a bar", RIGHT), between(["."], [15], "a dot", RIGHT))),
    ("'Ah' \"Kd\" Qc Js 9h", (
        between(list("''\"\""), [1, 4, 6, 9], "4 quotes", RIGHT),)),
    ("Ah!Kd?Qc#Js*9h", (
        between(["!"], [3], "an exclamation mark", RIGHT),
        between(["?"], [6], "a question mark", RIGHT), between(["#"], [9], "a number sign", RIGHT),
        between(["*"], [12], "an asterisk", RIGHT))),
    ("Ah+Kd_Qc&Js=9h", (
        between(["+"], [3], "a plus sign", RIGHT), between(["_"], [6], "an underscore", RIGHT),
        between(["&"], [9], "an ampersand", RIGHT), between(["="], [12], "an equals sign", RIGHT))),
    ("Ah\u00a0Kd\u00a0Qc Js 9h", (
        between(["\u00a0"] * 2, [3, 6], "2 no-break spaces (U+00A0)", RIGHT),)),
    ("Ah\u3000Kd Qc Js 9h", (between(["\u3000"], [3], "an ideographic space (U+3000)", RIGHT),)),
    ("Ah\u200bKd Qc Js\u200b 9h", (
        between(["\u200b"] * 2, [3, 12], "2 zero width spaces (U+200B)", RIGHT),)),
    ("A\u2060h Kd Qc Js 9h", (between(["\u2060"], [2], "a word joiner (U+2060)", RIGHT),)),
    ("\ufeffAh Kd Qc Js 9h", (between(["\ufeff"], [1], "a byte order mark (U+FEFF)", RIGHT),)),
    ("Ah Kd\nQc Js\r9h", (between(["\n", "\r"], [6, 12], "2 line ends", RIGHT),)),
    ("Ah\u2028Kd Qc Js 9h", (between(["\u2028"], [3], "a line separator (U+2028)", RIGHT),)),
    # The cards around them are looked at as ever; without all of them there is no right text.
    ("Ah,Kd,Qc,Js,1s", (
        between([","] * 4, [3, 6, 9, 12], "4 commas"), NotACard("1s", 13, "write 10s, Ts or As"))),
    ("Ah,Kd,Qc,Js", (
        wrong_count("Ah,Kd,Qc,Js", 4), between([","] * 3, [3, 6, 9], "3 commas", "Ah Kd Qc Js"))),
    ("Ah,Ah", (
        wrong_count("Ah,Ah", 2), between([","], [3], "a comma", "Ah Ah"),
        RepeatedCard("Ah", 4, also_at=1))),
    ("A,♠ Kd Qc Js 9h", (between([","], [2], "a comma", "As Kd Qc Js 9h"),)),
    (",", (wrong_count(",", 0), between([","], [1], "a comma"))),
    ("Ah,\udcffKd", (between([","], [3], "a comma"), NotUtf8("\udcff", 4))),
    # Jokers.
    ("joker Ah Kd Qc Js", (strange(["joker"], [1], "a joker", JOKER),)),
    ("Jk Ah Kd Qc JOKER", (strange(["Jk", "JOKER"], [1, 13], "2 jokers", JOKER),)),
    ("jk Ah Kd Qc Js", (strange(["jk"], [1], "a joker", JOKER),)),
    ("AhJkKdQcJs", (strange(["Jk"], [3], "a joker", JOKER),)),
    ("🃏 Ah Kd 🂿 🃟", (strange(["🃏", "🂿", "🃟"], [1, 9, 11], "3 jokers", JOKER),)),
    # Words.
    ("Ace of Spades", (
        wrong_count("Ace of Spades", 1),
        strange(["Ace of Spades"], [1], "a card in words", "write As"))),
    ("ace of spades king of hearts Qd jack of clubs 9s", (
        strange(["ace of spades", "king of hearts", "jack of clubs"], [1, 15, 33],
                "3 cards in words", "write As Kh Jc"),)),
    ("10 of hearts K of hearts 2 clubs three♦ Ah", (
        strange(["10 of hearts", "K of hearts", "2 clubs", "three♦"], [1, 14, 26, 34],
                "4 cards in words", "write 10h Kh 2c 3♦"),)),
    ("pair of aces", (strange(["pair", "of", "aces"], [1, 6, 9], "3 words", A_CARD),)),
    ("Ace of Spades and more", (
        strange(["Ace of Spades", "and", "more"], [1, 15, 19], "3 words", "write As"),)),
    ("the ace of spades Kd Qc Js 9h", (
        strange(["the", "ace of spades"], [1, 5], "2 words", "write As"),)),
    ("Rey de corazones", (
        strange(["Rey", "corazones"], [1, 8], "2 words", A_CARD), NotACard("de", 5, RANKS))),
    ("hello", (NotACard("hello", 1, A_CARD),)),
    ("2h 3d vs 9c Kd", (NotACard("vs", 7, "in English letters: write Js or Qs"),)),
    ("hello Ah world", (strange(["hello", "world"], [1, 10], "2 words", A_CARD),)),
    ("Black 2H 3D 5S 9C KD", (NotACard("Black", 1, A_CARD),)),
    # Labels.
    ("Black: 2H 3D 5S 9C KD", (strange(["Black:"], [1], "a label", ALONE.format("'Black:'")),)),
    ("Black:2H3D5S9CKD", (strange(["Black:"], [1], "a label", ALONE.format("'Black:'")),)),
    ("Player 1: 2H 3D 5S 9C KD", (
        strange(["Player 1:"], [1], "a label", ALONE.format("'Player 1:'")),)),
    ("A: 2H 3D 5S 9C KD", (strange(["A:"], [1], "a label", ALONE.format("'A:'")),)),
    ("Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH", (
        wrong_count("Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH", 10),
        strange(["Black:", "White:"], [1, 24], "2 labels", ALONE.format("them")))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), STRANGE, ids=text_alone)
def test_one_error_for_the_text(text: str, expected: Errors) -> None:
    """What is no card is one error for each kind, with all its places and what stands there."""
    found = parse_hand(text)
    assert found.alt(set) == Failure(set(expected))
    assert [error.column for error in found.failure()] == sorted(e.column for e in expected)


MESSAGES = [
    ("Ah,Kd", "a comma"),
    ("Ah,Kd,Qc", "2 commas, at columns 3 and 6"),
    ("Ah,Kd,Qc,Js", "3 commas, at columns 3, 6 and 9"),
    ("2c," * 8, "8 commas, at columns 3, 6, 9, 12, 15, 18, 21 and 24"),
    ("2c," * 9, "9 commas, at columns 3, 6, 9, 12, 15, 18, 21, 24 and 1 more"),
    ("2c," * 1234, "1,234 commas, at columns 3, 6, 9, 12, 15, 18, 21, 24 and 1,226 more"),
]


@pytest.mark.parametrize(("text", "message"), MESSAGES, ids=["1", "2", "3", "8", "9", "1,234"])
def test_places_in_words(text: str, message: str) -> None:
    """The message lists the first eight places, and says how many more there are."""
    (error,) = parse_cards(text).failure()
    assert error.message == message


# A hint never leads to another hand

Writer = Callable[[Card], str]

NUMBER: dict[int, str] = {Rank.JACK: "11", Rank.QUEEN: "12", Rank.KING: "13", Rank.ACE: "14"}
LOCAL: dict[int, str] = {
    Rank.JACK: "BVFWВ", Rank.QUEEN: "DVД", Rank.KING: "R", Rank.ACE: "E", Rank.TEN: "T",
}  # fmt: skip
LOCAL_SUIT = {"s": "PП", "c": "PF", "d": "RБ", "h": "hЧ"}
SYMBOL = dict(zip("cdhs", "♣♦❤♠", strict=True))
NAMES = dict(zip("cdhs", ("Clubs", "Diamonds", "Hearts", "Spades"), strict=True))
RANK_NAMES = [
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Jack",
    "Queen",
    "King",
    "Ace",
]


def letter(one: Card) -> str:
    """The rank as people write it."""
    return "10" if one.rank == Rank.TEN else one.rank.letter


def number(one: Card) -> str:
    """The rank as a number from 2 to 14."""
    return NUMBER.get(one.rank, letter(one))


def widened(text: str) -> str:
    """The text in fullwidth letters."""
    return "".join(chr(ord(character) + 0xFEE0) for character in text)


WRITERS: list[Writer] = [
    str,
    lambda one: one.suit + letter(one),
    lambda one: one.suit.upper() + one.rank.letter,
    lambda one: SYMBOL[one.suit] + number(one),
    lambda one: number(one) + one.suit,
    lambda one: one.suit + number(one),
    lambda one: ("1" if one.rank == Rank.ACE else number(one)) + one.suit,
    lambda one: widened(letter(one) + one.suit),
    lambda one: widened(str(one)[0]) + one.suit,
    lambda one: one.rank.letter + widened(one.suit),
    lambda one: letter(one) + " " + SYMBOL[one.suit],
    lambda one: SYMBOL[one.suit] + " " + letter(one),
    lambda one: f"{RANK_NAMES[one.rank - 2]} of {NAMES[one.suit]}",
    lambda one: f"{letter(one)} {NAMES[one.suit].lower()}",
    *(lambda one, n=n: LOCAL.get(one.rank, letter(one))[:n][-1:] + one.suit for n in (1, 2, 3)),
    *(lambda one, n=n: letter(one) + LOCAL_SUIT[one.suit][n] for n in (0, 1)),
    lambda one: LOCAL.get(one.rank, one.rank.letter)[0] + LOCAL_SUIT[one.suit][0],
    lambda one: one.suit + LOCAL.get(one.rank, one.rank.letter)[0],
    lambda one: str(one).translate(str.maketrans("AKTcsh", "АКТсѕһ")),
]

# Examples in a hint are no cards to write.
EXAMPLES = re.compile(r"such as 4s or Td|such as 2h3d5s9cKd")


def spelled(hint: str | None) -> list[Card]:
    """The cards that a hint spells."""
    words = re.split(r"[ ,;:]+", EXAMPLES.sub("", hint or ""))
    return [one for word in words for one in either(parse_cards(word), tuple, lambda _: ())]


@given(st.data(), hands(), st.sampled_from([" ", "", ",", ", ", "-", "/", "\u00a0", "\n"]))
def test_a_hint_never_leads_to_another_hand(data: Any, five: Hand, between_them: str) -> None:
    """However cards are written: what is read is the hand, and a hint that spells has the card."""
    same = data.draw(st.booleans())
    write = data.draw(st.sampled_from(WRITERS))
    texts = [(write if same else data.draw(st.sampled_from(WRITERS)))(one) for one in five.cards]
    if not between_them and not same:
        between_them = " "
    starts = [1 + len(between_them.join([*texts[:n], ""])) for n in range(5)]
    written = parse_hand(between_them.join(texts))
    if isinstance(written, Success):
        assert written == Success(five)
        return
    for error in written.failure():
        if not (cards := spelled(error.hint)):
            continue
        if isinstance(error, NotCards):
            assert [one for one in five.cards if one in cards] == cards
        else:
            place = max(n for n in range(5) if starts[n] <= error.column)
            assert five.cards[place] in cards, (error, texts)


@given(hands())
def test_hints_followed_give_the_hand(five: Hand) -> None:
    """Suits first and numbers, together or apart: writing what the hints say is the hand meant."""
    for write in WRITERS[1:6]:
        for gap in ("", " "):
            typed = gap.join(map(write, five.cards))
            errors = {e.column: e for e in either(parse_hand(typed), lambda _: (), tuple)}
            right, place = "", 1
            for text in map(write, five.cards):
                right += str(spelled(errors[place].hint)[0]) if place in errors else text
                place += len(text) + len(gap)
            assert parse_hand(right) == Success(five)


@pytest.mark.parametrize("one", DECK, ids=str)
def test_every_card_turned_or_in_numbers(one: Card) -> None:
    """Each of the 52 cards gets its own spelling as the hint."""
    for write in WRITERS[1:6]:
        text = write(one)
        errors = either(parse_card(text), lambda _: (), tuple)
        assert [spelled(error.hint) for error in errors] in ([], [[one]])
        assert bool(errors) == (text[0] in "cdhsCDHS♣♦❤♠" or text[:2] in NUMBER.values())
