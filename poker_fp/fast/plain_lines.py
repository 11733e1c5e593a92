"""The hands of a plain line with their strengths, weakest first, straight from the look-ups.

A function here takes the parts of a line after the game's name. It raises KeyError or ValueError
where they are anything but that game's board and hands in plain cards, each card once.
"""

from collections.abc import Callable
from itertools import permutations
from typing import TypeAlias

from poker_fp.fast.codes import (
    CODES,
    FLUSH,
    PLACE,
    PLACES,
    RANKS,
    THREE_OF_A_SUIT,
    TO_PLACE,
    TWO_OF_A_SUIT,
    Codes,
)
from poker_fp.fast.evaluator import Evaluator

ByStrength: TypeAlias = list[tuple[int, bytes]]
"""Hands with their strengths, weakest first, and those that tie in the order of their texts.

`sorted` gives that order of tuples. `deals.showdown._by_text` says the same of code points, whose
order UTF-8 keeps.
"""

Ranker: TypeAlias = Callable[[list[bytes]], ByStrength]

ONE: dict[bytes, Codes] = {str(card).encode(): (code,) for card, code in CODES.items()}
TWO: dict[bytes, Codes] = {a + b: ONE[a] + ONE[b] for a, b in permutations(ONE, 2)}
"""The codes of a card, and of two written together, which halves the look-ups."""

_BIT = {code: 1 << place for place, code in enumerate(CODES.values())}
READ_ONE, READ_TWO = (
    {text: (sum(codes), sum(_BIT[code] for code in codes)) for text, codes in codes_of.items()}
    for codes_of in (ONE, TWO)
)
"""The sum of the codes, and a bit for each card.

A sum of these has as many bits as there are cards only if no card is twice in it.
"""


def holdem(evaluator: Evaluator) -> Ranker:
    """The best of the board's five cards and each hand's two."""
    unsuited, strength = evaluator.tables.unsuited, evaluator.strength

    def ranked(parts: list[bytes]) -> ByStrength:
        board, *hands = parts
        shared, seen = _read_five(board)
        total = shared + TO_PLACE
        with_strengths = []
        for hand in hands:
            own, bits = READ_TWO[hand]
            seen += bits
            place = (total + own) & PLACE
            with_strengths.append(
                (
                    unsuited[place]
                    if place < PLACES
                    else strength(_codes_of_five(board) + TWO[hand]),
                    hand,
                )
            )
        _check(seen, 5 + 2 * len(hands))
        return sorted(with_strengths)

    return ranked


def omaha(evaluator: Evaluator) -> Ranker:
    """The best of three of the board's five cards and two of each hand's four."""
    rows, new_row, holes, new_hole, with_flush = evaluator.known_of_omaha

    def ranked(parts: list[bytes]) -> ByStrength:
        board, *hands = parts
        shared, seen = _read_five(board)
        _check(seen, 5)
        row = rows.get(shared & RANKS) or new_row(_codes_of_five(board))
        suit = (shared + THREE_OF_A_SUIT) & FLUSH
        with_strengths = []
        for hand in hands:
            (a, bits_of_a), (b, bits_of_b) = READ_TWO[hand[:4]], READ_TWO[hand[4:]]
            own = a + b
            seen += bits_of_a + bits_of_b
            places = holes.get(own & RANKS)
            if places is None:
                new_hole(_codes_of_four(hand))
                places = holes[own & RANKS]
            best = max(map(row.__getitem__, places))
            if suit and (own + TWO_OF_A_SUIT) & suit:
                best = with_flush(suit, _codes_of_five(board), _codes_of_four(hand), best)
            with_strengths.append((best, hand))
        _check(seen, 5 + 4 * len(hands))
        return sorted(with_strengths)

    return ranked


def draw(evaluator: Evaluator) -> Ranker:
    """Each hand's five cards."""
    unsuited, suited, _, _ = evaluator.tables

    def ranked(hands: list[bytes]) -> ByStrength:
        seen = 0
        with_strengths = []
        for hand in hands:
            own, bits = _read_five(hand)
            seen += bits
            place = (own + TO_PLACE) & PLACE
            with_strengths.append(
                (unsuited[place] if place < PLACES else suited[own & RANKS], hand)
            )
        _check(seen, 5 * len(hands))
        return sorted(with_strengths)

    return ranked


def _read_five(text: bytes) -> tuple[int, int]:
    (a, bits_of_a), (b, bits_of_b) = READ_TWO[text[:4]], READ_TWO[text[4:8]]
    c, bits_of_c = READ_ONE[text[8:]]
    return a + b + c, bits_of_a + bits_of_b + bits_of_c


def _codes_of_five(text: bytes) -> Codes:
    return TWO[text[:4]] + TWO[text[4:8]] + ONE[text[8:]]


def _codes_of_four(text: bytes) -> Codes:
    return TWO[text[:4]] + TWO[text[4:]]


def _check(seen: int, cards: int) -> None:
    if seen.bit_count() != cards:
        raise ValueError("a card twice")
