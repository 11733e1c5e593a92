"""The kata exercism: a key for each hand, the best key, and all the hands that have it.

>>> assert best_hands(["4S 5H 10D JC AH", "2C 2D 5S 9H KD"]) == ["2C 2D 5S 9H KD"]
"""

from collections import Counter

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SHAPES = [(1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), "straight", "flush", (3, 2), (4, 1)]


def key(hand: str) -> tuple[int, tuple[int, ...]]:
    """Category and ranks, those that come most often first."""
    ranks = sorted((RANKS.index(card[:-1]) for card in hand.split()), reverse=True)
    groups = Counter(ranks).most_common()
    kinds = tuple(rank for rank, _ in groups)
    category = SHAPES.index(tuple(count for _, count in groups))
    suited = len({card[-1] for card in hand.split()}) == 1
    if kinds == (12, 3, 2, 1, 0):
        kinds = (3, 2, 1, 0, -1)
    straight = len(kinds) == 5 and kinds[0] - kinds[4] == 4
    if straight or suited:
        category = 8 if straight and suited else SHAPES.index("straight" if straight else "flush")
    return category, kinds


def best_hands(hands: list[str]) -> list[str]:
    best = max(map(key, hands))
    return [hand for hand in hands if key(hand) == best]
