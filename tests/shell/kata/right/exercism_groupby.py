"""exercism by sorting a copy with cmp_to_key, and the last group."""

from functools import cmp_to_key
from itertools import groupby

VALUES = {**{str(n): n for n in range(2, 11)}, "J": 11, "Q": 12, "K": 13, "A": 14}


def facts(hand):
    ranks = sorted((VALUES[card[:-1]] for card in hand.split()), reverse=True)
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    pairs = sum(ranks.count(rank) for rank in ranks)  # 5, 7, 9, 11, 13, 17
    straight = pairs == 5 and ranks[0] - ranks[4] == 4
    flush = len({card[-1] for card in hand.split()}) == 1
    if straight or flush:
        pairs = {(True, False): 11.3, (False, True): 11.6, (True, True): 20}[straight, flush]
    return pairs, sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)


def compare(a, b):
    (one, ones), (other, others) = facts(a), facts(b)
    if one != other:
        return 1 if one > other else -1
    for mine, theirs in zip(ones, others):
        if mine != theirs:
            return mine - theirs
    return 0


def best_hands(hands):
    ranked = sorted(hands, key=cmp_to_key(compare))
    groups = [list(group) for _, group in groupby(ranked, key=cmp_to_key(compare))]
    return groups[-1]
