"""Cards as the two bytes of their texts, and as numbers in the order of those texts."""

from collections.abc import Collection, Mapping

import numpy as np

from poker_fp.fast.rank_arrays import Ints
from poker_fp.rules.cards import DECK, JOKER, Card

NUMBERED = sorted((*DECK, JOKER), key=str)
"""A card's number is its place here, so that texts of cards compare as their numbers do."""
# Hands that tie stand in this order (`blocks.packed`), as by `deals.showdown._by_text`.

NUMBER_BITS = 6
NO_CARD = (1 << NUMBER_BITS) - 1
"""The largest number of so many bits; the cards have those from 0 to 52."""

TEXT_OF = np.array([int.from_bytes(str(card).encode(), "little") for card in NUMBERED], "<u2")
"""The two bytes of each card, as one number."""

NUMBER_OF = np.full(1 << 16, NO_CARD, np.uint8)
"""The number of the card that two bytes spell, by the two as one number; NO_CARD if none."""

NUMBER_OF[TEXT_OF] = np.arange(len(NUMBERED))

JOKER_SHIFT = 57
"""Where the count of jokers begins in a sum of bits."""


def code_of(codes: Mapping[Card, int]) -> Ints:
    """The code of each card by its number; 0 for a card that has none.

    >>> assert code_of({NUMBERED[2]: 7}).tolist() == [0, 0, 7] + [0] * 61
    """
    return _by_number(codes)


def bit_of(deck: Collection[Card]) -> Ints:
    """A bit for each card of a deck by its number, none for others; jokers are counted above them.

    A sum of these has as many bits below JOKER_SHIFT as there are cards only if all of them are of
    the deck and none is there twice. The last has bit 51 or less, and a line that is summed has no
    more cards than its deck, at most 54, so that they sum to less than 2**57 without the jokers,
    and with 54 of those to less than 2**63.

    >>> assert bit_of(DECK[:2]).tolist().count(0) == 62
    """
    different = [card for card in NUMBERED if card in deck and card != JOKER]
    bits = {card: 1 << place for place, card in enumerate(different)}
    return _by_number(bits | ({JOKER: 1 << JOKER_SHIFT} if JOKER in deck else {}))


def _by_number(values: Mapping[Card, int]) -> Ints:
    return np.array([values.get(card, 0) for card in NUMBERED] + [0] * (64 - len(NUMBERED)))
