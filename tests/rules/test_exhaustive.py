"""Every hand there is. Run it with `pytest -m exhaustive`."""

from collections import Counter
from functools import cmp_to_key
from hashlib import md5
from itertools import chain, combinations

import pytest

from poker_fp import DECK, Hand, category, compare, is_strictly_ordered

# The figures of the literature, and the digest that pokerkit's tests hold (MIT).
HANDS_OF_CATEGORY = {
    "straight flush": 40,
    "four of a kind": 624,
    "full house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three of a kind": 54_912,
    "two pair": 123_552,
    "pair": 1_098_240,
    "high card": 1_302_540,
}
CLASSES = 7_462
DIGEST = "488cdd27873395ba75205cd02fb9d6b2"

Facts = tuple[tuple[int, ...], bool]


def facts(hand: Hand) -> Facts:
    """All that a rule of the standard ranking may depend on."""
    return hand.ranks, hand.suited


@pytest.mark.exhaustive
def test_every_hand() -> None:
    """All 2,598,960 hands fall into 7,462 classes, nine categories, and the one known order."""
    one_of: dict[Facts, Hand] = {}
    alike: dict[Facts, list[str]] = {}
    for cards in combinations(DECK, 5):
        hand = Hand(cards)
        known = one_of.setdefault(facts(hand), hand)
        assert compare(hand, known) == 0
        alike.setdefault(facts(hand), []).append("".join(map(str, cards)))

    # Hands that tie have the same evidence under every rule, hence one category.
    categories: Counter[str] = Counter()
    for hand in one_of.values():
        categories[category(hand).name] += len(alike[facts(hand)])
    assert categories == HANDS_OF_CATEGORY

    ladder = sorted(one_of.values(), key=cmp_to_key(compare))
    assert len(ladder) == CLASSES
    assert is_strictly_ordered(compare, ladder)

    # Hands of one class stay in the order of the deck, as a stable sort of all would leave them.
    in_order = chain.from_iterable(alike[facts(hand)] for hand in ladder)
    assert md5("\n".join(in_order).encode(), usedforsecurity=False).hexdigest() == DIGEST
