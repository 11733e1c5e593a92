"""bache by a score tuple: category first, then what decides within it."""

from collections import Counter


def score(hand):
    ranks = [max(2, " 123456789TJQKA".index(card[0])) for card in hand.split()]
    counts = Counter(ranks)
    ordered = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    flush = len({card[1] for card in hand.split()}) == 1
    if len(ordered) == 5 and ordered[0] - ordered[4] == 4:
        ordered, straight = ordered[:1], True
    elif ordered == [14, 5, 4, 3, 2]:
        ordered, straight = [5], True
    else:
        straight = False
    order = [
        straight and flush,
        shape[0] == 4,
        shape == [3, 2],
        flush,
        straight,
        shape[0] == 3,
        shape == [2, 2, 1],
        shape[0] == 2,
        True,
    ]
    return -order.index(True), ordered


def compare(hand1, hand2):
    one, other = score(hand1), score(hand2)
    return 5 if one > other else -5 if one < other else 0
