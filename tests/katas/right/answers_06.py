from functools import cmp_to_key

from poker_fp import STANDARD, category, compare, winners


def podium(hands):
    """The issue's: sort, and turn round; each group in an order of its own."""
    ordered = sorted(hands, key=cmp_to_key(compare))[::-1]
    groups = []
    for hand in ordered:
        if groups and compare(groups[-1][0], hand) == 0:
            groups[-1].insert(0, hand)
        else:
            groups.append([hand])
    return groups[:3]


def strongest(h):
    for rule in STANDARD:
        if rule.pattern(h) != ():
            return rule.name


def beaten(order, mine, in_order):
    low, high = 0, len(in_order)
    while low < high:
        middle = (low + high) // 2
        if order(mine, in_order[middle]) > 0:
            low = middle + 1
        else:
            high = middle
    return low
