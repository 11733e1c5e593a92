"""The hands of a plain line with their strengths, weakest first, straight from the look-ups.

A function here takes the parts of a line after the game's name. It raises KeyError or ValueError
where they are anything but that game's board and hands in plain cards, each card once.
"""

from collections.abc import Callable
from itertools import permutations
from typing import TypeAlias

from poker_fp.fast.codes import (
    CODES,
    FIVE_OF_A_SUIT,
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
from poker_fp.fast.games import CompiledGame
from poker_fp.fast.omaha import best_of
from poker_fp.fast.sides import CompiledSide
from poker_fp.fast.taken import by_place

ByStrength: TypeAlias = list[tuple[int, bytes]]
"""Hands with their strengths, weakest first, and those that tie in the order of their texts.

`sorted` gives that order of tuples. `deals.showdown._by_text` says the same of code points, whose
order UTF-8 keeps.
"""

Ranker: TypeAlias = Callable[[list[bytes]], ByStrength]

ONE: dict[bytes, Codes] = {str(card).encode(): (code,) for card, code in CODES.items()}
TWO: dict[bytes, Codes] = {a + b: ONE[a] + ONE[b] for a, b in permutations(ONE, 2)}
"""The codes of a card, and of two written together, which halves the look-ups."""

SEEN_FROM = 63
"""Where the bits of the cards begin. The codes of the whole deck sum to less than 2**63."""

BITS = {card: 1 << SEEN_FROM + place for place, card in enumerate(CODES)}

READ_ONE: dict[bytes, int] = {str(card).encode(): code + BITS[card] for card, code in CODES.items()}
READ_TWO: dict[bytes, int] = {
    a + b: READ_ONE[a] + READ_ONE[b] for a, b in permutations(READ_ONE, 2)
}
"""The code of a card, or the sum of two, and above it a bit for each card.

A sum of these has as many of the bits as there are cards only if no card is twice in it. (However
many cards there are: what more than 2**17 of them carry from the codes to the bits sets a few.)
"""


def ranker_of(compiled: CompiledGame) -> Ranker | None:
    """The ranker of a game with one side and no wild cards, if it is one of those here."""
    game, (side, *others) = compiled.game, compiled.sides
    if others or side.least or not side.grows:
        return None
    outside = sum(bit for card, bit in BITS.items() if card not in game.deck_cards)
    whole = tuple(range(game.board + game.hole))
    if (game.board, game.hole) == (5, 4) and side.omaha and len(side.omaha.hole) == 4:
        return omaha(side.evaluator, outside)
    if (game.board, game.hole) == (5, 2) and side.fives == [whole]:
        return holdem(side.evaluator, outside)
    return draw(side, outside) if (game.board, game.hole) == (0, 5) else None


def holdem(evaluator: Evaluator, outside: int) -> Ranker:
    """The best of the board's five cards and each hand's two."""
    unsuited, strength = evaluator.tables.unsuited, evaluator.strength

    def ranked(parts: list[bytes]) -> ByStrength:
        board, *hands = parts
        seen = _read_five(board)
        shared = seen + TO_PLACE
        with_strengths = []
        for hand in hands:
            own = READ_TWO[hand]
            seen += own
            place = (shared + own) & PLACE
            with_strengths.append(
                (
                    unsuited[place]
                    if place < PLACES
                    else strength(_codes_of_five(board) + TWO[hand]),
                    hand,
                )
            )
        _check(seen, 5 + 2 * len(hands), outside)
        return sorted(with_strengths)

    return ranked


def omaha(evaluator: Evaluator, outside: int) -> Ranker:
    """The best of three of the board's five cards and two of each hand's four."""
    rows, new_row, holes, new_hole, with_flush = evaluator.known_of_omaha

    def ranked(parts: list[bytes]) -> ByStrength:
        board, *hands = parts
        shared = seen = _read_five(board)
        row = rows.get(shared & RANKS) or new_row(_codes_of_five(board))
        suit = (shared + THREE_OF_A_SUIT) & FLUSH
        with_strengths = []
        for hand in hands:
            own = READ_TWO[hand[:4]] + READ_TWO[hand[4:]]
            seen += own
            places = holes.get(own & RANKS)
            if places is None:
                new_hole(_codes_of_four(hand))
                places = holes[own & RANKS]
            best = best_of(row, places)
            if suit and (own + TWO_OF_A_SUIT) & suit:
                best = with_flush(suit, _codes_of_five(board), _codes_of_four(hand), best)
            with_strengths.append((best, hand))
        _check(seen, 5 + 4 * len(hands), outside)
        return sorted(with_strengths)

    return ranked


def draw(side: CompiledSide, outside: int) -> Ranker:
    """Each hand's five cards."""
    strengths = by_place(side.taken)

    def ranked(hands: list[bytes]) -> ByStrength:
        seen = 0
        with_strengths = []
        for hand in hands:
            own = _read_five(hand)
            seen += own
            with_strengths.append((strengths[(own + FIVE_OF_A_SUIT) & PLACE], hand))
        _check(seen, 5 * len(hands), outside)
        return sorted(with_strengths)

    return ranked


def _read_five(text: bytes) -> int:
    return READ_TWO[text[:4]] + READ_TWO[text[4:8]] + READ_ONE[text[8:]]


def _codes_of_five(text: bytes) -> Codes:
    return TWO[text[:4]] + TWO[text[4:8]] + ONE[text[8:]]


def _codes_of_four(text: bytes) -> Codes:
    return TWO[text[:4]] + TWO[text[4:]]


def _check(seen: int, cards: int, outside: int) -> None:
    if (seen >> SEEN_FROM).bit_count() != cards or seen & outside:
        raise ValueError("a card twice, or one that is not in the deck")
