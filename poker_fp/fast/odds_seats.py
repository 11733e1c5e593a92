"""Sides of which nothing counts but ranks and flushes, and who sits there with which cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from poker_fp.deals.choosing import Places
from poker_fp.deals.games import Cards
from poker_fp.deals.spots import Spot
from poker_fp.fast.classes import HandClass
from poker_fp.fast.codes import (
    CARDS,
    Codes,
    encode,
)
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.shapes import FIVE
from poker_fp.fast.sides import CompiledSide
from poker_fp.rules.cards import Rank, Suit
from poker_fp.rules.hands import Hand

SUITS, ALL_RANKS = range(len(Suit)), tuple(Rank)

LOWEST = min(Rank)

PLACE_OF = {code: (list(Suit).index(card.suit), card.rank - LOWEST) for code, card in CARDS.items()}
"""The place of a code's suit, and of its rank."""

BySuit: TypeAlias = tuple[int, ...]
"""By the place of a suit a number, such as the ranks that there are of it, a bit for each."""

NEVER = 99
"""More cards of a suit than may come."""


class RankSide(NamedTuple):
    """A side of which nothing counts but ranks and flushes."""

    side: CompiledSide

    is_omaha: bool
    """Are two of all of a player's own cards taken with three of the board?"""

    with_board: tuple[Places, ...]
    """Else, the places of own cards that, with the whole board, the best five are of."""

    alone: tuple[Places, ...]
    """The places of own cards that make a hand by themselves."""


def rank_side(side: CompiledSide) -> RankSide | None:
    """What of a side is to be known, if its odds go by ranks; None if they do not.

    >>> from poker_fp import GAMES
    >>> from poker_fp.fast import compile_game
    >>> (pineapple,) = compile_game(GAMES["pineapple"]).unwrap().sides
    >>> assert rank_side(pineapple).with_board == ((0, 1), (0, 2), (1, 2))
    >>> (razz,) = compile_game(GAMES["razz"]).unwrap().sides
    >>> assert rank_side(razz) is None
    """
    hole, board = side.game.hole, side.game.board
    if not board or not side.grows or not suits_help(side.evaluator):
        return None
    if side.omaha:
        every = tuple(range(hole)), tuple(range(hole, hole + board))
        return RankSide(side, True, (), ()) if side.omaha[::-1] == every else None
    own = [tuple(place for place in places if place < hole) for places in side.fives]
    shared = [len(places) - len(mine) for places, mine in zip(side.fives, own, strict=True)]
    if not set(shared) <= {0, board}:
        return None
    both = list(zip(own, shared, strict=True))
    with_board = tuple(mine for mine, ours in both if ours)
    return RankSide(side, False, with_board, tuple(mine for mine, ours in both if not ours))


def suits_help(evaluator: Evaluator) -> bool:
    """Does it never make a hand weaker to be of one suit?

    >>> from poker_fp import DEUCE_TO_SEVEN, STANDARD
    >>> from poker_fp.fast import compile_ranking
    >>> rankings = STANDARD, DEUCE_TO_SEVEN
    >>> assert [suits_help(compile_ranking(each).unwrap()) for each in rankings] == [True, False]
    """
    strengths = dict(zip(evaluator.hand_classes, evaluator.class_strengths, strict=True))
    return all(
        strength >= strengths[HandClass(ranks, suited=False)]
        for (ranks, suited), strength in strengths.items()
        if suited
    )


@dataclass(frozen=True, slots=True)
class Seat:
    """A player on a side, with what of a board is there."""

    side: CompiledSide

    is_omaha: bool

    board: Codes

    hole: Codes

    whole: tuple[Codes, ...]
    """The player's own cards and the board's of which, with those to come, the best five count."""

    fixed: int
    """The strength of what may be shown without the board; 0 if that is nothing."""

    flush_from: BySuit
    """How many cards of each suit are to come, at least, for a flush; NEVER if there is none."""


def seats_of(spot: Spot[Hand], sides: Sequence[RankSide]) -> list[list[Seat]]:
    """By side, and then by player."""
    board, holes = encode(spot.board), [encode(player.cards) for player in spot.players]
    return [[_seat(side, board, hole) for hole in holes] for side in sides]


def _seat(of: RankSide, board: Codes, hole: Codes) -> Seat:
    own, shared = bits_of(hole), bits_of(board)
    if of.is_omaha:
        counts = [(own[suit].bit_count(), shared[suit].bit_count()) for suit in SUITS]
        first = [max(0, 3 - ours) if mine >= 2 else NEVER for mine, ours in counts]
        return Seat(of.side, True, board, hole, (), 0, tuple(first))
    whole = [_at(hole, places) + board for places in of.with_board]
    counted = [[bits.bit_count() for bits in bits_of(cards)] for cards in whole]
    most = [max(counts) for counts in zip(*counted, strict=True)] or [-NEVER] * len(SUITS)
    first = [max(0, FIVE - count) for count in most]
    strength = of.side.evaluator.strength
    fixed = max((strength(_at(hole, places)) for places in of.alone), default=0)
    return Seat(of.side, False, board, hole, tuple(whole), fixed, tuple(first))


def _at(codes: Codes, places: Places) -> Codes:
    return tuple([codes[place] for place in places])


def bits_of(codes: Sequence[int]) -> BySuit:
    """The ranks that some codes have of each suit.

    >>> from poker_fp import parse_cards
    >>> assert bits_of(encode(parse_cards("2c 3c As").unwrap())) == (0b11, 0, 0, 1 << 12)
    """
    bits = [0] * len(SUITS)
    for code in codes:
        suit, rank = PLACE_OF[code]
        bits[suit] |= 1 << rank
    return tuple(bits)


def left_bits(spot: Spot[Hand]) -> BySuit:
    """The ranks of each suit that nobody has seen."""
    seen = [*spot.board, *(card for player in spot.players for card in player.cards)]
    both = zip(deck_bits(spot.game.deck), bits_of(encode(seen)), strict=True)
    return tuple(deck & ~known for deck, known in both)


@lru_cache(64)
def deck_bits(deck: Cards) -> BySuit:
    """`bits_of` the cards of a deck."""
    return bits_of(encode(deck))


def counts_of(bits: Sequence[int]) -> list[int]:
    """By rank, how many suits have it.

    >>> assert counts_of([0b11, 0b10])[:3] == [1, 2, 0]
    """
    return [sum([of_suit >> rank & 1 for of_suit in bits]) for rank in range(len(ALL_RANKS))]


def flushes(seats: Sequence[Sequence[Seat]], missing: int) -> Iterator[tuple[int, int]]:
    """In which suits somebody may come to a flush, with how many of the cards to come."""
    for suit in SUITS:
        first = min(seat.flush_from[suit] for side in seats for seat in side)
        for of_suit in range(first, missing + 1):
            yield suit, of_suit
