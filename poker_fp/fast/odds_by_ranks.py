"""Odds by the ranks of the cards to come: many boards at once.

Where only the board's cards are to come, hands are the best five of all or as in Omaha, and one
suit never makes a hand weaker, nothing counts but ranks and flushes. So the boards are first taken
by their ranks, as if there were no flush: of five cards to come 6,175 holdings, each weighted by
how many boards have it. Then, for each suit, the boards that may make a flush are taken out again
and put back with it: sets of ranks of that suit, each with all holdings of the others.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, cycle
from math import comb, prod
from typing import NamedTuple, TypeAlias

from poker_fp.deals.choosing import Places
from poker_fp.deals.games import Cards
from poker_fp.deals.odds import Odds
from poker_fp.deals.spots import Spot, to_come
from poker_fp.fast.classes import HandClass
from poker_fp.fast.codes import (
    CARDS,
    FIVE_CARDS,
    RANK_CODES,
    RANKS,
    SUIT_CODES,
    Codes,
    encode,
    rank_multisets,
    sum_of_ranks,
)
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.odds_tally import odds_of_tally, outcome_of
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


# Without numpy


class Holding(NamedTuple):
    """Cards to come, by their ranks."""

    ranks: tuple[Rank, ...]

    rank_sum: int

    counts: tuple[tuple[int, int], ...]
    """The places of its ranks, each with how many there are."""


@lru_cache(8)
def holdings_of(size: int) -> tuple[Holding, ...]:
    """All holdings of so many cards.

    >>> assert len(holdings_of(5)) == 6175 and len(holdings_of(0)) == 1
    """
    return tuple(
        Holding(
            ranks,
            sum_of_ranks(ranks),
            tuple((rank - LOWEST, count) for rank, count in Counter(ranks).items()),
        )
        for ranks in rank_multisets(size)
    )


def possible(size: int, left: Sequence[int]) -> list[tuple[Holding, int]]:
    """The holdings that may come, with how many ways, where so many of each rank are left."""
    choose = [[comb(count, taken) for taken in range(FIVE)] for count in left]
    each = (
        (holding, prod([choose[rank][count] for rank, count in holding.counts]))
        for holding in holdings_of(size)
    )
    return [(holding, ways) for holding, ways in each if ways]


def odds_by_ranks(spot: Spot[Hand], sides: Sequence[RankSide]) -> Odds:
    """The odds of a spot in which nothing is to come but cards of the board.

    `odds_rank_arrays` does the same with numpy.
    """
    missing, free = to_come(spot)[0], left_bits(spot)
    seats = seats_of(spot, sides)
    tally: Counter[int] = Counter()
    by_sum: dict[int, list[list[int]]] = {}
    for holding, ways in possible(missing, counts_of(free)):
        strengths = [[_by_ranks(seat, holding) for seat in side] for side in seats]
        by_sum[holding.rank_sum] = strengths
        tally[_outcome(strengths, seats)] += ways
    for suit, of_suit in flushes(seats, missing):
        left = counts_of([bits for place, bits in enumerate(free) if place != suit])
        others = possible(missing - of_suit, left)
        ranks = [rank for rank in ALL_RANKS if free[suit] >> (rank - LOWEST) & 1]
        for some in combinations(ranks, of_suit):
            flush = [[_in_suit(seat, suit, some) for seat in side] for side in seats]
            whole = sum_of_ranks(some)
            for other, ways in others:
                plain = by_sum[whole + other.rank_sum]
                best = [list(map(max, *both)) for both in zip(plain, flush, strict=True)]
                tally[_outcome(plain, seats)] -= ways
                tally[_outcome(best, seats)] += ways
    return odds_of_tally(len(spot.players), len(sides), tally)


def _outcome(strengths: Sequence[Sequence[int]], seats: Sequence[Sequence[Seat]]) -> int:
    return outcome_of(strengths, [side[0].side.least for side in seats])


def _by_ranks(seat: Seat, holding: Holding) -> int:
    """The strength with some cards to come, as if no five were of one suit."""
    tables = seat.side.evaluator.tables
    if not seat.is_omaha:
        sums = [sum(cards) & RANKS for cards in seat.whole]
        more = holding.rank_sum - FIVE_CARDS
        return max([seat.fixed, *(tables.unsuited[whole + more] for whole in sums)])
    ranks = [ALL_RANKS[PLACE_OF[code][1]] for code in seat.board] + list(holding.ranks)
    if len(seat.hole) < 4:
        pairs = [sum(pair) & RANKS for pair in combinations(seat.hole, 2)]
        threes = {sum_of_ranks(three) for three in combinations(ranks, 3)}
        return max(tables.unsuited[pair + three - FIVE_CARDS] for pair in pairs for three in threes)
    # In suits of which none is there three times, so that there is no flush.
    board = tuple(
        RANK_CODES[rank] + suit
        for rank, suit in zip(sorted(ranks), cycle(SUIT_CODES.values()), strict=False)
    )
    return seat.side.evaluator.omaha(board, seat.hole)


def _in_suit(seat: Seat, suit: int, ranks: Sequence[Rank]) -> int:
    """The best flush in a suit with some more ranks of it on the board; 0 if there is none."""
    suited, more = seat.side.evaluator.tables.suited, sum_of_ranks(ranks)
    if len(ranks) < seat.flush_from[suit]:
        return 0
    if not seat.is_omaha:
        owns = [sum_of_ranks(_ranks_in(suit, cards)) for cards in seat.whole]
        return max(suited.get(own + more, 0) for own in owns)
    pairs = [sum_of_ranks(pair) for pair in combinations(_ranks_in(suit, seat.hole), 2)]
    board = [*_ranks_in(suit, seat.board), *ranks]
    threes = [sum_of_ranks(three) for three in combinations(board, 3)]
    return max(suited[pair + three] for pair in pairs for three in threes)


def _ranks_in(suit: int, codes: Codes) -> list[Rank]:
    places = map(PLACE_OF.__getitem__, codes)
    return [ALL_RANKS[rank] for of_suit, rank in places if of_suit == suit]
