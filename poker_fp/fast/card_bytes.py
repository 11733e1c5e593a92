"""Cards as the two bytes of their texts, as numbers in the order of those texts, and as codes."""

import numpy as np

from poker_fp.fast.codes import CODES

NUMBERED = sorted(CODES, key=str)
"""A card's number is its place here, so that texts of cards compare as their numbers do."""
# Hands that tie stand in this order (`blocks.packed`), as by `deals.showdown._by_text`.

NUMBER_BITS = 6
NO_CARD = (1 << NUMBER_BITS) - 1
"""The largest number of so many bits; the cards have those from 0 to 51."""

TEXT_OF = np.array([int.from_bytes(str(card).encode(), "little") for card in NUMBERED], "<u2")
"""The two bytes of each card, as one number."""

NUMBER_OF = np.full(1 << 16, NO_CARD, np.uint8)
"""The number of the card that two bytes spell, by the two as one number; NO_CARD if none."""

NUMBER_OF[TEXT_OF] = np.arange(52)

CODE_OF = np.zeros(1 << NUMBER_BITS, np.int64)
CODE_OF[:52] = [CODES[card] for card in NUMBERED]

BIT_OF = np.zeros(1 << NUMBER_BITS, np.int64)
"""A bit for each card, none for NO_CARD.

A sum of these has as many bits as cards only if all of them are cards and none is there twice.
The last card has bit 51, and a line that is summed has at most 52 cards, so that a sum is below
52 * 2**51, which is below 2**57.
"""

BIT_OF[:52] = 1 << np.arange(52)
