"""exercism by a table: the number of every class, looked up by ranks and suitedness."""

from itertools import combinations_with_replacement

RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()


def strength(ranks, suited):
    groups = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
    shape, kinds = [n for n, _ in groups], [r for _, r in groups]
    if len(kinds) == 5:
        row = ranks[0] - ranks[4] == 4 or ranks == (12, 3, 2, 1, 0)
        top = [3] if ranks == (12, 3, 2, 1, 0) else kinds
        if row:
            return ([4, 2] if suited else [3, 1, 1.5], top)
        if suited:
            return ([3, 1, 1.7], kinds)
    return (shape, kinds)


CLASSES = [
    (ranks[::-1], suited)
    for ranks in combinations_with_replacement(range(13), 5)
    for suited in (False, True)
    if ranks[0] != ranks[4] and not (suited and len(set(ranks)) < 5)
]
ORDER = sorted({tuple(map(tuple, strength(*c))) for c in CLASSES})
NUMBER = {number: place for place, number in enumerate(ORDER)}
TABLE = {c: NUMBER[tuple(map(tuple, strength(*c)))] for c in CLASSES}


def look_up(hand):
    cards = hand.split()
    ranks = tuple(sorted((RANKS.index(card[:-1]) for card in cards), reverse=True))
    return TABLE[ranks, len({card[-1] for card in cards}) == 1]


def best_hands(hands):
    numbers = [look_up(hand) for hand in hands]
    return [hand for hand, number in zip(hands, numbers) if number == max(numbers)]
