"""bache by a fold of comparators, the ten read as 10 only, under another name."""

from functools import reduce


def by(key):
    return lambda a, b: (key(a) > key(b)) - (key(a) < key(b))


def then(first, second):
    return lambda a, b: first(a, b) or second(a, b)


def ranks(hand):
    names = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return sorted((names.index(card[:-1]) for card in hand.split()), reverse=True)


def grouped(hand):
    return sorted(ranks(hand), key=lambda rank: (-ranks(hand).count(rank), -rank))


def of(*shape):
    def pattern(hand):
        counts = sorted((ranks(hand).count(r) for r in set(ranks(hand))), reverse=True)
        return grouped(hand) if tuple(counts) == shape else []

    return pattern


def straight(hand):
    found = ranks(hand)
    if found == [12, 3, 2, 1, 0]:
        return [3]
    return found[:1] if [found[0] - r for r in found] == [0, 1, 2, 3, 4] else []


def flush(hand):
    return ranks(hand) if len({card[-1] for card in hand.split()}) == 1 else []


PATTERNS = [
    lambda hand: flush(hand) and straight(hand),
    of(4, 1),
    of(3, 2),
    flush,
    straight,
    of(3, 1, 1),
    of(2, 2, 1),
    of(2, 1, 1, 1),
    ranks,
]

who_wins = reduce(then, map(by, PATTERNS))
