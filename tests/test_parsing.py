"""From text to cards and hands, or to all that is wrong with the text."""

from itertools import product
from typing import Any, TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from returns.result import Failure, Result, Success

from poker_fp import (
    DECK,
    GAMES,
    Errors,
    Hand,
    Rank,
    Suit,
    best_hands,
    card,
    hand,
    hand_of,
    parse_card,
    parse_cards,
    parse_deal,
    parse_hand,
    parse_hands,
    solve,
)
from poker_fp.errors import (
    Missing,
    NotACard,
    NotUtf8,
    ParseError,
    RepeatedCard,
    UnknownGame,
    WrongCount,
    described,
    on_one_line,
    with_carets,
)
from poker_fp.results import fold
from strategies import hands

T = TypeVar("T")

RANK_SPELLINGS = {
    rank: {rank.letter, rank.letter.lower()} | ({"10"} if rank == Rank.TEN else set())
    for rank in Rank
}
SUIT_SPELLINGS = {
    Suit.CLUBS: "cC\u2663\u2667",
    Suit.DIAMONDS: "dD\u2666\u2662",
    Suit.HEARTS: "hH\u2665\u2661",
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


def text_alone(value: object) -> str:
    """The texts of a case, to name its test."""
    return ascii(value) if isinstance(value, str) else ""


def errors_of(result: Result[Any, Errors]) -> Errors:
    """The errors of a failure; a success is none."""
    return fold(result, lambda value: pytest.fail(f"no failure: {value}"), lambda errors: errors)


def everything(errors: Errors) -> str:
    """All that a person may read of some errors."""
    return "\n".join([on_one_line(errors), *map(described, errors)])


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

SUITS = "the suits are c, d, h and s"
RANKS = "the ranks are 2 to 9, T or 10, J, Q, K and A"
A_CARD = "a card is a rank and a suit, such as 4s or Td; blanks may stand between cards"
GLYPHS_ONLY = "the card glyphs of poker are the 52 from ace to king"


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
    ("s", A_CARD),
    ("hello", A_CARD),
    ("\u00a0", A_CARD),  # only space and tab are blanks
    ("\u2028", A_CARD),
    ("\r", A_CARD),
    ("\n", A_CARD),
    ("\0", A_CARD),
    ("\ufeff", A_CARD),
    ("\ud83d", A_CARD),  # half a pair of UTF-16, which is no stray byte
    ("\ufe0f", A_CARD),
    ("🂬", "poker has no Knights; the Queen is 🂭 or Qs"),
    ("🂼", "poker has no Knights; the Queen is 🂽 or Qh"),
    ("🃌", "poker has no Knights; the Queen is 🃍 or Qd"),
    ("🃜", "poker has no Knights; the Queen is 🃝 or Qc"),
    ("🂠", GLYPHS_ONLY),  # the back of a card
    ("🂯", GLYPHS_ONLY),
    ("🂿", GLYPHS_ONLY),  # jokers: red, black, white
    ("🃏", GLYPHS_ONLY),
    ("🃟", GLYPHS_ONLY),
    ("🂰", GLYPHS_ONLY),
    ("🃀", GLYPHS_ONLY),
    ("🃐", GLYPHS_ONLY),
    ("🃠", GLYPHS_ONLY),  # the fool and trumps of the tarot
    ("🃬", GLYPHS_ONLY),
    ("🃵", GLYPHS_ONLY),
    ("4\u0441", only_looks("CYRILLIC SMALL LETTER ES", "4c")),
    ("4\u0455", only_looks("CYRILLIC SMALL LETTER DZE", "4s")),
    ("\u0410s", only_looks("CYRILLIC CAPITAL LETTER A", "As")),
    ("\u0422h", only_looks("CYRILLIC CAPITAL LETTER TE", "Th")),
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
        ("4s5s", WrongCount("4s5s", 1, what="text", found=2, wanted=1)),
        ("4s\udcff", NotUtf8("\udcff", 3)),
        ("\udcc3\udca9", NotUtf8("\udcc3\udca9", 1)),
    ],
    ids=ascii,
)
def test_not_one_card(text: str, expected: ParseError) -> None:
    """No card, two cards, and bytes that are not UTF-8 are errors of their own kind."""
    assert parse_card(text) == Failure((expected,))


FIVE = "a hand is five cards, such as 2h3d5s9cKd"


def wrong_count(text: str, found: int, column: int = 1) -> WrongCount:
    """The error of a hand of too few or too many cards."""
    return WrongCount(text, column, FIVE, what="hand", found=found, wanted=5)


WRONG_HANDS: list[tuple[str, Errors]] = [
    ("", (wrong_count("", 0),)),
    ("2h3d5s9c", (wrong_count("2h3d5s9c", 4),)),
    ("2h3d5s9cKdAs", (wrong_count("2h3d5s9cKdAs", 6),)),
    ("2h 2h 5s 9c Kd", (RepeatedCard("2h", 4, also_at=1),)),
    ("2h 2♥ 5s 9c Kd", (RepeatedCard("2♥", 4, also_at=1),)),
    ("10h Th 5s 🂺 Kd", (RepeatedCard("Th", 5, also_at=1), RepeatedCard("🂺", 11, also_at=1))),
    ("2h3d2h3d5s", (RepeatedCard("2h", 5, also_at=1), RepeatedCard("3d", 7, also_at=3))),
    ("2h 1s 5s 9x Kd", (NotACard("1s", 4, "write 10s, Ts or As"), NotACard("9x", 10, SUITS))),
    # Columns count code points: the variation selectors and glyphs are one each.
    ("2♥\ufe0f 3d 5s 9c 1s", (NotACard("1s", 14, "write 10s, Ts or As"),)),
    ("🂱 🃁 5s 9c 1s", (NotACard("1s", 11, "write 10s, Ts or As"),)),
    # All at once, from left to right, whatever they are.
    (
        "2h 2h 1s 9x",
        (
            wrong_count("2h 2h 1s 9x", 4),
            RepeatedCard("2h", 4, also_at=1),
            NotACard("1s", 7, "write 10s, Ts or As"),
            NotACard("9x", 10, SUITS),
        ),
    ),
    ("Xs 2h 2h 5s Kd", (NotACard("Xs", 1, RANKS), RepeatedCard("2h", 7, also_at=4))),
    # How many cards stand where none can be made out is anyone's guess.
    ("2h hello 5s", (NotACard("hello", 4, A_CARD),)),
    ("2h3d\udcff5s9cKd", (NotUtf8("\udcff", 5),)),
]


@pytest.mark.parametrize(("text", "expected"), WRONG_HANDS, ids=text_alone)
def test_all_that_is_wrong_with_a_hand(text: str, expected: Errors) -> None:
    """Everything wrong with a hand is reported at once, by column, a repeat with both places."""
    assert parse_hand(text) == Failure(expected)


def test_messages() -> None:
    """Each error says in words what is wrong, where, and where it can what would be right."""
    errors: Errors = (
        NotACard("4x", 1, SUITS),
        NotUtf8("\udcff\udc80", 2),
        RepeatedCard("Ad", 9, also_at=3),
        UnknownGame("omaha", 4, "did you mean omaha-holdem?"),
        Missing("", 5, what="board"),
        WrongCount("4c", 6, what="hand", found=1, wanted=5, hand=2),
        NotUtf8("4\udce9", 7),
    )
    assert [described(error) for error in errors] == [
        f"column 1: '4x' is not a card ({SUITS})",
        "column 2: 2 bytes not UTF-8: 0xff 0x80",
        "column 9: 'Ad' is already at column 3",
        "column 4: unknown game 'omaha' (did you mean omaha-holdem?)",
        "column 5: the board is missing",
        "hand 2, column 6: the hand has 1 card, not 5",
        "column 7: 1 byte not UTF-8: 0xe9",
    ]


def test_messages_are_one_line() -> None:
    """A text of control characters or of great length stays one short line in a message."""
    control = on_one_line((NotACard("a\n\r\t\0\x1b[31m\u2028\x85\ud83d", 1),))
    assert control == r"Error: column 1: 'a\n\r\t\x00\x1b[31m\u2028\x85\ud83d' is not a card"
    for length, shown in ((40, "x" * 40), (41, "x" * 39 + "…")):
        error = NotACard("x" * length, 1)
        assert error.message == f"'{shown}' is not a card"
        assert len(error.text) == length


CARETS = [
    ("2h 1s", (NotACard("1s", 4),), "  2h 1s\n     ^^"),
    ("Ad 2h Ad", (RepeatedCard("Ad", 7, also_at=1),), "  Ad 2h Ad\n  ^     ^^"),
    ("2h", (Missing("", 3, what="hand"),), "  2h\n    ^"),
    ("", (wrong_count("", 0),), "  \n  ^"),
    ("6♠\ufe0f 1s", (NotACard("1s", 5),), "  6♠\ufe0f 1s\n     ^^"),
    ("４ｓ 1s", (NotACard("1s", 4),), "  ４ｓ 1s\n       ^^"),
    ("４s", (NotACard("４s", 1),), "  ４s\n  ^^^"),
    ("\t1s", (NotACard("1s", 2),), "   1s\n   ^^"),
    ("\x1b1s", (NotACard("1s", 2),), "  \ufffd1s\n   ^^"),
]


@pytest.mark.parametrize(("text", "errors", "shown"), CARETS, ids=text_alone)
def test_carets(text: str, errors: Errors, shown: str) -> None:
    """Each error stands above its text, with a caret under every place, whatever the width."""
    assert with_carets(text, errors) == described(errors[0]) + "\n" + shown


def test_carets_for_each_error() -> None:
    """Several errors are shown one below the other, each with its own carets."""
    errors = errors_of(parse_hand("2h 1s 5s 9x Kd"))
    assert with_carets("2h 1s 5s 9x Kd", errors).splitlines() == [
        "column 4: '1s' is not a card (write 10s, Ts or As)",
        "  2h 1s 5s 9x Kd",
        "     ^^",
        f"column 10: '9x' is not a card ({SUITS})",
        "  2h 1s 5s 9x Kd",
        "           ^^",
    ]


# Several hands, and the checked constructor


def test_hands_stand_by_themselves() -> None:
    """A card may be in several hands; errors name the hand they are in, all of them."""
    five = "2h3d5s9cKd"
    assert parse_hands([]) == Success(())
    assert parse_hands(iter([five, five])) == Success((hand(five), hand(five)))
    assert parse_hands(["1s", five, "2h2h5s9cKd"]) == Failure(
        (
            NotACard("1s", 1, "write 10s, Ts or As", hand=1),
            WrongCount("1s", 1, FIVE, what="hand", found=1, wanted=5, hand=1),
            RepeatedCard("2h", 3, also_at=1, hand=3),
        )
    )


def test_best_hands_of_wrong_hands() -> None:
    """`best_hands` answers with every winner as typed, or with all that is wrong."""
    assert best_hands([]) == Success([])
    assert best_hands(["2h3d5s9cKd"]) == Success(["2h3d5s9cKd"])
    assert best_hands(["2h3d5s9cKd", "2h 3d 5s 9c 1d", "4"]) == Failure(
        (
            NotACard("1d", 13, "write 10d, Td or Ad", hand=2),
            NotACard("4", 1, "add a suit: 4c, 4d, 4h or 4s", hand=3),
        )
    )


def test_hand_of() -> None:
    """`hand_of` takes five distinct cards in any iterable, and refuses others as `parse_hand`."""
    five = parse_cards("2h3d5s9cKd").unwrap()
    assert hand_of(five) == hand_of(iter(five)) == Success(Hand(five))
    assert hand_of(iter(five[:4])) == Failure((wrong_count("2h 3d 5s 9c", 4),))
    assert hand_of([]) == Failure((wrong_count("", 0),))
    assert hand_of([*five[:3], five[1], five[1]]) == Failure(
        (RepeatedCard("3d", 10, also_at=4), RepeatedCard("3d", 13, also_at=4))
    )
    assert hand_of((*five, five[0])) == Failure(
        (wrong_count("2h 3d 5s 9c Kd 2h", 6), RepeatedCard("2h", 16, also_at=1))
    )


LITERALS: list[tuple[Any, str, str]] = [
    (card, "1s", "column 1: '1s' is not a card (write 10s, Ts or As)"),
    (card, "", "column 1: the text has 0 cards, not 1"),
    (card, "4s5s", "column 1: the text has 2 cards, not 1"),
    (
        hand,
        "2h 2h 1s 9c Kd",
        "column 4: '2h' is already at column 1; column 7: '1s' is not a card (write 10s, Ts or As)",
    ),
]


@pytest.mark.parametrize(("literal", "text", "message"), LITERALS)
def test_literals_raise(literal: Any, text: str, message: str) -> None:
    """The literals for lessons and tests raise ValueError with all the errors rendered."""
    with pytest.raises(ValueError, match="column") as raised:
        literal(text)
    assert str(raised.value) == message


@pytest.mark.parametrize("text", ["Ad", "AD", "ad", "A♦", " 🃁 "])
def test_literals(text: str) -> None:
    """A literal of any spelling is the card it means."""
    assert card(text) == DECK[-3]
    assert str(hand("2H 3S 5♣ 10C" + text)) == "2h 3s 5c Tc Ad"


# Lines

BOARD_AND_TWO = "texas-holdem takes a board of 5 cards and hands of 2 cards"
HANDS_OF_5 = "five-card-draw takes hands of 5 cards"
GAME_NAMES = "a line starts with a game: texas-holdem, omaha-holdem, five-card-draw"

WRONG_LINES: list[tuple[str, Errors]] = [
    ("", (Missing("", 1, GAME_NAMES, what="game"),)),
    (" \t", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("\n", (Missing("", 1, GAME_NAMES, what="game"),)),
    ("omaha", (UnknownGame("omaha", 1, "did you mean omaha-holdem?"),)),
    ("  Texas-Holdem", (UnknownGame("Texas-Holdem", 3, "did you mean texas-holdem?"),)),
    ("five-card-drw", (UnknownGame("five-card-drw", 1, "did you mean five-card-draw?"),)),
    ("whist", (UnknownGame("whist", 1, GAME_NAMES),)),
    ("\ufefftexas-holdem", (UnknownGame("\ufefftexas-holdem", 1, "did you mean texas-holdem?"),)),
    ("omaha\udcff", (NotUtf8("omaha\udcff", 1),)),
    # What follows an unknown game is looked at too, as far as that can be done without one.
    (
        "whist 4x AdAd",
        (
            UnknownGame("whist", 1, GAME_NAMES),
            NotACard("4x", 7, SUITS),
            RepeatedCard("Ad", 12, also_at=10),
        ),
    ),
    (
        "texas-holdem",
        (
            Missing("", 13, BOARD_AND_TWO, what="board"),
            Missing("", 13, BOARD_AND_TWO, what="hand"),
        ),
    ),
    ("texas-holdem 2h3h4h5d8d", (Missing("", 24, BOARD_AND_TWO, what="hand"),)),
    ("texas-holdem 2h3h4h5d8d \r\n", (Missing("", 25, BOARD_AND_TWO, what="hand"),)),
    ("five-card-draw", (Missing("", 15, HANDS_OF_5, what="hand"),)),
    (
        "texas-holdem 2h3h4h5d KdKsKc 9h",
        (
            WrongCount("2h3h4h5d", 14, BOARD_AND_TWO, what="board", found=4, wanted=5),
            WrongCount("KdKsKc", 23, BOARD_AND_TWO, what="hand", found=3, wanted=2),
            WrongCount("9h", 30, BOARD_AND_TWO, what="hand", found=1, wanted=2),
        ),
    ),
    (
        "omaha-holdem 2h3h4h5d8d KdKs",
        (
            WrongCount(
                "KdKs",
                25,
                "omaha-holdem takes a board of 5 cards and hands of 4 cards",
                what="hand",
                found=2,
                wanted=4,
            ),
        ),
    ),
    # One deck: a card may lie in one place of the table only.
    ("texas-holdem AcKdKs8s3s As8s QhQc", (RepeatedCard("8s", 27, also_at=20),)),
    ("texas-holdem AcKdKs8s3s As2s AsQc", (RepeatedCard("As", 30, also_at=25),)),
    ("texas-holdem AcKdKs8s3s AsAs", (RepeatedCard("As", 27, also_at=25),)),
    # A blank always ends a hand.
    (
        "five-card-draw 2h 3d5s9cKd",
        (
            WrongCount("2h", 16, HANDS_OF_5, what="hand", found=1, wanted=5),
            WrongCount("3d5s9cKd", 19, HANDS_OF_5, what="hand", found=4, wanted=5),
        ),
    ),
    # Nothing but a line's end is dropped: a second \r or \n is not a blank.
    ("texas-holdem 2h3h4h5d8d KdKs\r\r\n", (NotACard("\r", 29, A_CARD),)),
    ("texas-holdem 2h3h4h5d8d KdKs\n\n", (NotACard("\n", 29, A_CARD),)),
    ("texas-holdem 2h3h4h5d8d KdKs\u2028", (NotACard("\u2028", 29, A_CARD),)),
]  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), WRONG_LINES, ids=text_alone)
def test_all_that_is_wrong_with_a_line(line: str, expected: Errors) -> None:
    """Everything wrong with a line is reported at once, by column, with what would be right."""
    assert parse_deal(line) == Failure(expected)
    assert solve(line) == Failure(expected)


def test_a_line_of_an_error_reads_so() -> None:
    """All the errors of a line make one line of answer."""
    errors = errors_of(solve("texas-holdem AcKdKs8s3s As8s 1s"))
    assert on_one_line(errors) == (
        "Error: column 27: '8s' is already at column 20; "
        "column 30: '1s' is not a card; column 30: the hand has 1 card, not 2"
    )


LINES = [
    "texas-holdem 2h3h4h5d8d KdKs 9hJh",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\n",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\r\n",
    "texas-holdem 2h3h4h5d8d KdKs 9hJh\r",
    " \ttexas-holdem  2h3h4h5d8d\tKdKs   9hJh \t\n",
]


@pytest.mark.parametrize("line", LINES)
def test_the_parts_of_a_line(line: str) -> None:
    """Runs of blanks separate, outer ones are nothing, and so is a line's end."""
    deal = parse_deal(line).unwrap()
    assert deal.game is GAMES["texas-holdem"]
    assert deal.board == parse_cards("2h3h4h5d8d").unwrap()
    assert [(p.text, " ".join(map(str, p.cards))) for p in deal.players] == [
        ("KdKs", "Kd Ks"),
        ("9hJh", "9h Jh"),
    ]


# Any text at all

pieces = st.sampled_from([
    "2h", "Ad", "10s", "Ts", "k♦", "🃁", "🂬", "🃏", "4c", "1s", "s4", "Xs", "4x", "4", "с", "ſ",
    " ", "\t", "  ", "\n", "\r", "\r\n", "\ufeff", "\ufe0f", "\0", "\udcff", "\ud800",
    "texas-holdem", "omaha-holdem", "five-card-draw", "omaha", "2h3d5s9cKd", "KcKs", "AcAhAsJs",
])  # fmt: skip
any_text = st.text() | st.lists(pieces, max_size=14).map("".join) | st.text("2kTs10♠ 🂡\udc80")


@given(any_text)
@example("1" + "0" * 300 + "s")
@example("2h" * 300)
@example("\ud800" * 3)
def test_any_text_is_parsed_or_explained(text: str) -> None:
    """No text raises; what is refused has errors, by column, each on the text and in one line."""
    results: list[Result[Any, Errors]] = [
        parse_card(text),
        parse_cards(text),
        parse_hand(text),
        parse_hands([text, text]),
        parse_deal(text),
        solve(text),
        best_hands([text]),
    ]
    for result in results:
        for error in fold(result, lambda _: (), lambda errors: errors or pytest.fail("no errors")):
            assert 1 <= error.column <= len(text) + 1
            assert text[error.column - 1 :].startswith(error.text)
            assert error.also_at is None or 1 <= error.also_at < error.column
            assert error.message.isprintable()
            assert described(error).isprintable()
    errors = fold(parse_deal(text), lambda _: (), lambda errors: errors)
    assert [e.column for e in errors] == sorted(e.column for e in errors)
    assert on_one_line(errors).isprintable()
    assert len(with_carets(text, errors).split("\n")) == max(1, 3 * len(errors))


@given(hands)
def test_a_hand_reads_as_it_is_written(five: Hand) -> None:
    """The text of a hand, with its blanks or without, parses to an equal hand, order kept."""
    for text in (str(five), str(five).replace(" ", ""), str(five).upper()):
        assert parse_hand(text) == Success(five)
        assert parse_hand(text).map(str) == Success(str(five))


def spelled(five: Hand) -> st.SearchStrategy[str]:
    """Any of the ways to write a hand."""
    card_texts = [
        st.sampled_from(
            [
                *(r + s for r in RANK_SPELLINGS[c.rank] for s in SUIT_SPELLINGS[c.suit]),
                GLYPHS[c.rank, c.suit],
            ]
        )
        for c in five.cards
    ]
    ends = st.sampled_from([v + blank for v in VARIATIONS for blank in ("", " ", "\t ")])
    return st.tuples(*(st.tuples(text, ends).map("".join) for text in card_texts)).map("".join)


@given(st.data(), hands)
def test_a_hand_in_any_spelling(data: st.DataObject, five: Hand) -> None:
    """A hand in any mixture of spellings and blanks parses to the hand it means."""
    assert parse_hand(data.draw(spelled(five))).map(str) == Success(str(five))
