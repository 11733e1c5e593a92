"""Wrong codes, wrong arrays and wrong strengths: what was given and what is wanted, in words."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import numpy as np
import pytest

from poker_fp import DECK, Suit
from poker_fp.fast import Evaluator, compile_ranking, encode
from poker_fp.fast.arrays import BLOCK
from tests.compiled import compiled, each_ranking

CODES = np.array(encode(DECK))
STRAY = "as encode gives them of cards, and {} is none"
NUMBERS = "codes, not numbers from 0 to 51: "
TO_CODES = "numpy.array(encode(DECK))[numbers] are the codes of cards"

ONE_SUIT = encode(card for card in DECK if card.suit is Suit.HEARTS)
TWO_SUITS = encode(card for card in DECK if card.suit in (Suit.CLUBS, Suit.HEARTS))


def told(f: Callable[..., object], *arguments: object) -> str:
    """The message of the ValueError that a call raises, and must raise."""
    with pytest.raises(ValueError) as error:  # noqa: PT011 - it is looked at by those who ask
        f(*arguments)
    return str(error.value)


def some(size: int) -> list[tuple[int, ...]]:
    """So many codes of the deck, of two suits and of one, as far as there are so many."""
    rng = Random(size)
    return [
        tuple(rng.sample(deck, size))
        for deck in (encode(DECK), TWO_SUITS, ONE_SUIT)
        if size <= len(deck)
        for _ in range(20)
    ]


@pytest.mark.parametrize("size", [*range(5), *range(8, 17), 20, 26, 51, 52])
@each_ranking
def test_strength_of_a_wrong_number_of_codes(name: str, size: int) -> None:
    """Fewer than 5 or more than 7, with a flush or without, as tuple or list."""
    for codes in some(size):
        for given in (codes, list(codes)):
            message = told(compiled(name).strength, given)
            assert message == f"strength takes a hand of 5 to 7 codes, not {size}"


LOW = encode(DECK[place] for place in (0, 1, 2, 4, 5, 6, 3, 7, 8, 9, 12, 10, 11))
"""Thirteen low cards, of which at most four are of a suit."""


@each_ranking
def test_thirteen_low_codes_are_not_taken_for_five(name: str) -> None:
    """A count of three bits takes 13 cards for 5, and their ranks are those of some five."""
    assert told(compiled(name).strength, LOW).endswith("5 to 7 codes, not 13")


@each_ranking
def test_a_card_twice_among_five_of_a_suit(name: str) -> None:
    """It makes a pair, which no flush has: whether suits help a ranking or not, that is told."""
    twice = (*ONE_SUIT[:4], ONE_SUIT[0])
    assert told(compiled(name).strength, twice).endswith("of distinct cards, and 2h is there twice")


class Failing(tuple[int, ...]):
    """Codes that cannot be read, for a reason of their own, when they are asked first."""

    asked: ClassVar[list[bool]] = []

    def __iter__(self) -> Iterator[int]:
        if not self.asked:
            self.asked.append(True)
            raise ValueError("mine")
        return super().__iter__()


def test_what_is_no_fault_of_the_codes_is_raised_as_it_is() -> None:
    """Where nothing is wrong with them, the reason is somewhere else."""
    standard, codes = compiled("standard"), encode(DECK[::6])
    Failing.asked.clear()
    with pytest.raises(ValueError, match=r"^mine$"):
        standard.strength(Failing(codes[:5]))
    Failing.asked.clear()
    with pytest.raises(ValueError, match=r"^mine$"):
        standard.omaha(Failing(codes[:5]), codes[5:])


def test_what_is_no_card_has_no_code() -> None:
    """A text is told how to be read; anything else is what it is."""
    with pytest.raises(TypeError, match=r"cards are wanted: encode\(parse_cards"):
        encode("2c3c")  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        encode([2])  # type: ignore[list-item]


@each_ranking
def test_omaha_of_a_wrong_number_of_codes(name: str) -> None:
    """A board of other than 5 or a hole of other than 4 to 6; right ones are answered as before."""
    omaha = replace(compiled(name)).omaha  # one that knows no board yet
    rng = Random(5)
    for deck in (encode(DECK), TWO_SUITS):
        for size in [*range(5), *range(6, 18)]:
            codes = tuple(rng.sample(deck, size + 4))
            message = told(omaha, codes[:size], codes[size:])
            assert message == f"omaha takes a board of 5 codes, not {size}"
        for size in [*range(4), *range(7, 18)]:
            codes = tuple(rng.sample(deck, 5 + size))
            message = told(omaha, codes[:5], codes[5:])
            assert message == f"omaha takes a hole of 4 to 6 codes, not {size}"
        for size in (4, 5, 6):
            codes = tuple(rng.sample(deck, 5 + size))
            assert omaha(codes[:5], codes[5:]) == compiled(name).omaha(codes[:5], codes[5:])


HAND = encode(DECK[:7])
FAULTY_HANDS: dict[str, tuple[Any, str]] = {
    "numbers": ((0, 1, 2, 3, 4), NUMBERS + "encode(DECK)[number] is the code of a card"),
    "numbers in an array": (np.arange(7), NUMBERS + "encode(DECK)[number] is the code of a card"),
    "-1": ((-1, *HAND[:4]), STRAY.format(-1)),
    "None": ((None, *HAND[:4]), STRAY.format(None)),
    "cards": (DECK[:5], STRAY.format(repr(DECK[0]))),
    "text": ("2c2d2h2s3c", "5 to 7 codes, not 10"),
    "lists of codes": ([list(HAND)] * 5, STRAY.format(list(HAND))),
    "an array of hands": (np.array([HAND] * 5), "and array("),
    "an iterator": (iter(HAND[:3]), "in a tuple or list, not of type tuple_iterator"),
    "a number": (7, "in a tuple or list, not of type int"),
    "a card five times": (HAND[:1] * 5, "of distinct cards, and 2c is there twice"),
}


@pytest.mark.parametrize("why", FAULTY_HANDS)
def test_strength_of_what_is_no_hand(why: str) -> None:
    """The message says what was given, and that codes are wanted."""
    given, expected = FAULTY_HANDS[why]
    message = told(compiled("standard").strength, given)
    assert message.startswith("strength takes a hand of 5 to 7 codes")
    assert expected in message


FAULTY_DEALS: dict[str, tuple[Any, Any, str]] = {
    "a board of numbers": (range(5), HAND[:4], f"a board of 5 {NUMBERS}"),
    "a hole of numbers": (HAND[:5], range(6), f"a hole of 4 to 6 {NUMBERS}"),
    "cards": (DECK[:5], DECK[5:9], f"a board of 5 codes {STRAY.format(repr(DECK[0]))}"),
    "five of a rank": (HAND[:4] + HAND[:1], HAND[4:] + encode(DECK[7:8]), "and 2c is there twice"),
    "a board and nothing": (HAND[:5], None, "a hole of 4 to 6 codes in a tuple or list, not of"),
    "hearts in both": (
        ONE_SUIT[:5],
        ONE_SUIT[:4],
        "codes of distinct cards, and 2h is there twice",
    ),
}


@pytest.mark.parametrize("why", FAULTY_DEALS)
def test_omaha_of_what_is_no_board_and_hole(why: str) -> None:
    """The message says which of the two is wrong, and how."""
    board, hole, expected = FAULTY_DEALS[why]
    message = told(compiled("standard").omaha, board, hole)
    assert message.startswith("omaha takes ")
    assert expected in message


def hands_of(size: int, rows: int = 3) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Rows of so many codes."""
    return np.array([CODES[row : row + size] for row in range(rows)]).reshape(rows, size)


FAULTY_ARRAYS: dict[str, tuple[Any, str]] = {
    "3 columns": (hands_of(3), "not of 3, shape (3, 3)"),
    "4 columns": (hands_of(4), "not of 4, shape (3, 4)"),
    "8 columns": (hands_of(8), "not of 8, shape (3, 8)"),
    "52 columns": (hands_of(52, 1), "not of 52, shape (1, 52)"),
    "no columns": (hands_of(0), "not of 0, shape (3, 0)"),
    "no rows of 4": (hands_of(4, 0), "not of 4, shape (0, 4)"),
    "one dimension": (CODES[:7], "not one of 1 dimensions, shape (7,)"),
    "no dimension": (np.array(7), "not one of 0 dimensions, shape ()"),
    "three dimensions": (hands_of(7)[None], "not one of 3 dimensions, shape (1, 3, 7)"),
    "a list": (hands_of(7).tolist(), "not an object of type list: numpy.array(codes, dtype="),
    "a tuple of codes": (HAND, "not an object of type tuple"),
    "int32": (hands_of(7).astype(np.int32), "not of int32: a code has up to 43 bits"),
    "uint64": (hands_of(7).astype(np.uint64), "not of uint64"),
    "float64": (hands_of(7).astype(np.float64), "not of float64"),
    "bool": (np.ones((2, 5), bool), "not of bool"),
    "objects": (hands_of(7).astype(object), "not of object"),
    "text": (np.array([["2c", "3c", "4c", "5c", "6c"]]), "not of <U2"),
    "numbers": (np.array([[0, 1, 2, 3, 4]]), f"{NUMBERS}{TO_CODES} (row 0)"),
    "numbers in uint8": (np.arange(52, dtype=np.uint8)[:50].reshape(10, 5), TO_CODES),
    "numbers from 1 to 52": (np.arange(1, 53)[-5:][None], STRAY.format(48)),
    "-1": (np.where(np.eye(3, 7), -1, hands_of(7)), f"{STRAY.format(-1)} (row 0)"),
    "0": (np.where(np.eye(3, 7, 1), 0, hands_of(7)), f"{STRAY.format(0)} (row 0)"),
    "a card twice": (
        hands_of(7)[:, [0, 1, 2, 3, 4, 5, 0]],
        "codes of distinct cards, and 2c is there twice (row 0)",
    ),
    "a code and 1": (np.array([[*HAND[:4], HAND[4] + 2]]), STRAY.format(HAND[4] + 2)),
}


@pytest.mark.parametrize("why", FAULTY_ARRAYS)
def test_strengths_of_what_is_no_array_of_hands(why: str) -> None:
    """The message says what was given, and that rows of 5 to 7 codes in int64 are wanted."""
    given, expected = FAULTY_ARRAYS[why]
    message = told(compiled("standard").strengths, given)
    assert message.startswith("strengths takes ")
    assert "row of 5 to 7 codes for each hand" in message or "(row " in message
    assert expected in message


BOARDS, HOLES = hands_of(5), CODES[-12:].reshape(3, 4)
FAULTY_BOARDS_AND_HOLES: dict[str, tuple[Any, Any, str]] = {
    "boards of 4": (BOARDS[:, :4], HOLES, "a row of 5 codes for each board, not of 4"),
    "boards of 6": (hands_of(6), HOLES, "a row of 5 codes for each board, not of 6"),
    "a board": (BOARDS[0], HOLES, "for each board, not one of 1 dimensions, shape (5,)"),
    "boards in a list": (BOARDS.tolist(), HOLES, "for each board, not an object of type list"),
    "boards of int32": (BOARDS.astype(np.int32), HOLES, "for each board, not of int32"),
    "holes of 3": (BOARDS, HOLES[:, :3], "a row of 4 to 6 codes for each hole, not of 3"),
    "holes of 7": (BOARDS, hands_of(7), "a row of 4 to 6 codes for each hole, not of 7"),
    "a hole": (BOARDS, HOLES[0], "for each hole, not one of 1 dimensions, shape (4,)"),
    "holes in a list": (BOARDS, HOLES.tolist(), "for each hole, not an object of type list"),
    "more boards": (BOARDS, HOLES[:2], "as many rows of boards as of holes, not 3 and 2"),
    "one board": (BOARDS[:1], HOLES, "as many rows of boards as of holes, not 1 and 3"),
    "numbers": (np.arange(15).reshape(3, 5), np.arange(40, 52).reshape(3, 4), TO_CODES),
    "holes of numbers": (BOARDS, np.arange(40, 52).reshape(3, 4), STRAY.format(40)),
    "-1": (BOARDS, np.where(np.eye(3, 4, -1), -1, HOLES), f"{STRAY.format(-1)} (row 1)"),
    "a card in both": (BOARDS, BOARDS[:, 1:], "distinct cards, and 2d is there twice (row 0)"),
}


@pytest.mark.parametrize("why", FAULTY_BOARDS_AND_HOLES)
def test_omaha_strengths_of_what_are_no_boards_and_holes(why: str) -> None:
    """The message says which of the two is wrong, and how."""
    boards, holes, expected = FAULTY_BOARDS_AND_HOLES[why]
    message = told(compiled("standard").omaha_strengths, boards, holes)
    assert message.startswith("omaha_strengths takes ")
    assert expected in message


ROWS = BLOCK * 3 // 2


def many(size: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A block of rows of codes, and half of another."""
    rng = np.random.default_rng(size)
    return CODES[rng.random((ROWS, 52)).argpartition(size, axis=1)[:, :size]]


@pytest.mark.parametrize("value", [-1, 0, 51, 1 << 26, 1 << 30, -(1 << 62), 1 << 62])
@pytest.mark.parametrize("row", [0, BLOCK - 1, BLOCK, ROWS - 1])
def test_one_wrong_value_in_any_row(row: int, value: int) -> None:
    """Wherever it is, it is told with its row, by hands as by holes and boards."""
    standard = compiled("standard")
    expected = f"takes codes {STRAY.format(value)} (row {row})"
    for size in (5, 6, 7):
        hands = many(size)
        hands[row, size // 2] = value
        assert told(standard.strengths, hands) == f"strengths {expected}"
    for column in (2, 6):
        deals = many(9)
        deals[row, column] = value
        message = told(standard.omaha_strengths, deals[:, :5], deals[:, 5:])
        assert message == f"omaha_strengths {expected}"


def test_numbers_in_one_late_row() -> None:
    """They are told as what they are, with the way to codes."""
    hands = many(6)
    hands[12_345] = range(6)
    message = told(compiled("standard").strengths, hands)
    assert message == f"strengths takes {NUMBERS}{TO_CODES} (row 12345)"


@pytest.mark.parametrize("row", [0, 19])
def test_a_card_twice_is_told_in_the_first_rows(row: int) -> None:
    """In any two columns; the docstrings say that later rows are not looked at for it."""
    for size in (5, 6, 7):
        for other in range(1, size):
            hands = many(size)
            hands[row, other] = hands[row, 0]
            message = told(compiled("standard").strengths, hands)
            assert message.endswith(f" is there twice (row {row})")


@each_ranking
def test_a_card_in_all_columns_of_a_late_row_is_no_crash(name: str) -> None:
    """There is a strength for it, whatever it is, and the others are what they are without it."""
    evaluator = compiled(name)
    for size in (5, 6, 7, 9):
        hands = many(size)[:100]
        faulty = hands.copy()
        faulty[52:] = CODES[:48, None]  # of which none is an ace: more than five sum to no hand
        if size < 9:
            strengths = evaluator.strengths(faulty)
            assert strengths[:52].tolist() == evaluator.strengths(hands)[:52].tolist()
        else:
            strengths = evaluator.omaha_strengths(faulty[:, :5], faulty[:, 5:])
            right = evaluator.omaha_strengths(hands[:, :5], hands[:, 5:])
            assert strengths[:52].tolist() == right[:52].tolist()


def test_the_way_from_numbers_to_codes() -> None:
    """The way that the messages tell gives what `encode` gives for the cards."""
    numbers = np.random.default_rng(1).random((500, 52)).argpartition(7, axis=1)[:, :7]
    of_cards = [encode([DECK[number] for number in row]) for row in numbers.tolist()]
    assert np.array(encode(DECK))[numbers].tolist() == list(map(list, of_cards))
    strengths = compiled("standard").strengths(CODES[numbers])
    assert strengths.tolist() == list(map(compiled("standard").strength, of_cards))


@pytest.mark.parametrize("rows", [slice(None, None, -2), slice(3, 3), slice(7, None)])
def test_right_arrays_of_any_layout(rows: slice) -> None:
    """Views, columns first, read-only: what is looked at is what is right, not how it lies."""
    hands, standard = many(7)[:100], compiled("standard")
    expected = standard.strengths(hands)[rows].tolist()
    frozen = hands[rows].copy()
    frozen.flags.writeable = False
    for given in (hands[rows], np.asfortranarray(hands[rows]), hands[rows, ::-1], frozen):
        assert standard.strengths(given).tolist() == expected


ASKED: dict[str, Callable[[Evaluator], Callable[[Any], object]]] = {
    "standing": lambda evaluator: evaluator.standing,
    "hand": lambda evaluator: evaluator.hand,
    "name": lambda evaluator: evaluator.name,
}
FAULTY_STRENGTHS = [
    (99_999, "99999"),
    (7_462, "7462"),
    (-1, "-1"),
    (np.int64(-1), "-1"),
    (1.5, "a value of type float"),
    ("7", "a value of type str"),
    (None, "a value of type NoneType"),
    (np.array([1, 2]), "a value of type ndarray"),
]


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize(("strength", "given"), FAULTY_STRENGTHS)
def test_what_is_no_strength(asked: str, strength: object, given: str) -> None:
    """Too large, below 0, or no int."""
    message = told(ASKED[asked](compiled("standard")), strength)
    assert message == f"a strength here is an int from 0 to 7461, not {given}"


@pytest.mark.parametrize("asked", ASKED)
def test_strengths_out_of_arrays_are_strengths(asked: str) -> None:
    """The least and the best, as int and as numpy has them."""
    ask = ASKED[asked](compiled("standard"))
    for strength in (0, 7_461):
        assert ask(np.uint16(strength)) == ask(np.array(strength)) == ask(strength)


@each_ranking
def test_names_of_arrays(name: str) -> None:
    """`names` gives for each strength what `name` gives, in an array of the same shape."""
    evaluator = compiled(name)
    strengths = evaluator.strengths(many(7))[:600]
    names = evaluator.names(strengths)
    assert names.tolist() == list(map(evaluator.name, strengths.tolist()))
    for shape in ((600,), (20, 30), (2, 3, 100), (0, 4)):
        shaped = np.resize(strengths, shape).astype(np.int64)
        assert evaluator.names(shaped).shape == shape
    assert evaluator.names(strengths.reshape(20, 30))[3, 4] == names[94]


FAULTY_NAMES: dict[str, tuple[Any, str]] = {
    "too large": (np.array([5, 7_462]), ", and 7462 is none"),
    "below 0": (np.array([[5, -1]]), ", and -1 is none"),
    "floats": (np.array([1.0]), ", not of float64"),
    "a mask": (np.array([True]), ", not of bool"),
    "a list": ([1, 2], ", not an object of type list: "),
    "a strength": (7, ", not an object of type int: name takes one strength"),
}


@pytest.mark.parametrize("why", FAULTY_NAMES)
def test_names_of_what_are_no_strengths(why: str) -> None:
    """The message says what was given, and that ints from 0 to 7461 are wanted."""
    given, expected = FAULTY_NAMES[why]
    message = told(compiled("standard").names, given)
    assert message.startswith("names takes an array of strengths, ints from 0 to 7461")
    assert expected in message


def test_names_of_another_ranking_have_its_bounds() -> None:
    """The empty ranking has one strength, and no name for it."""
    single = compile_ranking(()).unwrap()
    assert single.names(np.zeros(2, np.uint16)).tolist() == [None, None]
    assert "from 0 to 0, and 1 is none" in told(single.names, np.array([1]))
    assert told(single.name, 1) == "a strength here is an int from 0 to 0, not 1"
