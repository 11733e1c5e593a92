"""Cards as plain ints whose sum tells a hand's ranks, how many they are, and its flush.

A code has three fields. From the low end: a key of the rank, chosen so that no two multisets of
up to seven ranks (at most four of each) have the same sum; a 1, which counts the cards; and a 1 in
one of four counters, that of the suit.

Source of the keys: Kenneth J. Shackleton's SKPokerEval (2011), which uses them for seven cards.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from poker_fp.rules.cards import DECK, AnyRank, Card, Rank, Suit
from poker_fp.rules.hands import is_result

Codes: TypeAlias = tuple[int, ...]

KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""A key for each rank, deuce to ace. Four aces and three kings are the largest sum of seven."""

KEY_BITS = 23
"""That sum of seven is 7,825,759, which is below 2**23."""

COUNT_BITS = 7
"""The whole deck can be counted, so that no wrong number of cards is taken for a right one.

The keys of eight cards and more carry 1 into it at most; those of the deck sum to 9,982,792.
"""

RANK_BITS = KEY_BITS + COUNT_BITS
RANKS = (1 << RANK_BITS) - 1
"""The part of a sum that tells the ranks, and how many. Up to 30 bits are one digit of an int."""

EACH_SUIT = 0x1111 << RANK_BITS
"""A 1 in the counter of each suit. The counters have four bits."""

CODE_BITS = RANK_BITS + 4 * 4
"""Of a code, and of a sum with room to spare: 46 of the 63 of an int64."""

FLUSH = 0x8 * EACH_SUIT
"""The top bit of each counter."""


# Added to a sum, they bring so many cards of one suit, or more, to the top bit of its counter.
# That leaves room for 12 cards of a suit, 10 and 9; there are 7, a board of 5 and a hole of 6.
FIVE_OF_A_SUIT = 3 * EACH_SUIT
THREE_OF_A_SUIT = 5 * EACH_SUIT
TWO_OF_A_SUIT = 6 * EACH_SUIT

FIVE_CARDS = 5 << KEY_BITS
"""The count of five cards."""

PLACES = 3 << KEY_BITS
"""In a table of hands of 5, 6 and 7 cards: for each count all that the key can be.

A hand's place is the rank part of its sum, less FIVE_CARDS. What is the largest, of four aces and
three kings, leaves 562,848 places free above it, and so do those of 5 and of 6: room for what is
no sum of four cards of a rank at most, such as five of a rank.
"""

TO_PLACE = FIVE_OF_A_SUIT - FIVE_CARDS
"""Added to the sum of a hand before it is masked by PLACE."""

PLACE = RANKS | FLUSH
"""What masks a sum to the place of a hand in the table.

If there is a flush, one of its bits from RANK_BITS on is kept, and so the place is beyond the end.
It is beyond the end for a wrong number of cards, too: for fewer than five the rank part is below 0,
of which the mask makes 123 or more times 2**KEY_BITS, and for 8 to 52 cards it is 3 to 48 times
that. What is taken of FIVE_OF_A_SUIT then, or carried into it, makes no flush of a right number.
"""

RANK_CODES: dict[AnyRank, int] = {
    rank: (1 << KEY_BITS) + key for rank, key in zip(Rank, KEYS, strict=True)
}
"""What a card's rank adds to a sum."""

SUIT_CODES = {suit: 1 << (RANK_BITS + 4 * place) for place, suit in enumerate(Suit)}
"""What a card's suit adds to a sum."""

CODES = {card: RANK_CODES[card.rank] + SUIT_CODES[card.suit] for card in DECK}
"""The code of each card."""

CARDS = {code: card for card, code in CODES.items()}
"""The card of each code: `CODES` the other way round."""


def encode(cards: Iterable[Card]) -> Codes:
    """The codes of cards, for an `Evaluator`. Of distinct cards only; nothing is checked.

    Raises TypeError for a text.

    >>> from poker_fp import parse_cards
    >>> board, hole = (encode(parse_cards(text).unwrap()) for text in ("2c3c4d4h5s", "Ah Kd"))
    >>> assert sum(board) & RANKS == sum_of_ranks(Rank(n) for n in (2, 3, 4, 4, 5))
    >>> assert sum(hole) >> RANK_BITS == 0x0110
    """
    try:
        return tuple(CODES[card] for card in cards)
    except (KeyError, TypeError) as error:
        unread = isinstance(error, KeyError) and isinstance(error.args[0], str)
        if unread or is_result(cards):
            raise TypeError("cards are wanted: encode(parse_cards(text).unwrap())") from error
        raise


RANKS_OF_SUIT: dict[int, Callable[[int], int]] = {
    8 * suit: {code: code & RANKS if code & suit else 0 for code in CARDS}.__getitem__
    for suit in SUIT_CODES.values()
}
"""By the top bit of a suit's counter: from a code to its rank part, or 0 if it is of another suit.

Of what is no code it raises KeyError.
"""


def rank_multisets(size: int) -> Iterator[tuple[Rank, ...]]:
    """All multisets of so many ranks that a deck has, each from low to high.

    >>> assert [len(list(rank_multisets(size))) for size in (5, 6, 7)] == [6175, 18395, 49205]
    """
    for ranks in combinations_with_replacement(Rank, size):
        if all(a != b for a, b in zip(ranks, ranks[4:], strict=False)):
            yield ranks


def rank_sets(size: int) -> Iterator[tuple[Rank, ...]]:
    """All sets of so many ranks, each from low to high: what one suit's cards can be.

    >>> assert [len(list(rank_sets(size))) for size in (5, 6, 7)] == [1287, 1716, 1716]
    """
    return combinations(Rank, size)


def sum_of_ranks(ranks: Iterable[AnyRank]) -> int:
    """What the ranks add to a sum.

    >>> assert sum_of_ranks([Rank.TWO, Rank.FOUR]) == (2 << KEY_BITS) + 5
    """
    return sum(map(RANK_CODES.__getitem__, ranks))
