from functools import cmp_to_key
from itertools import groupby

from poker_fp import comparing

by_length = comparing(lambda word: len(word))


def by_two_pair(a, b):
    def facts(ranks):
        pairs = [rank for rank in ranks if ranks.count(rank) == 2]
        kicker = next(rank for rank in ranks if ranks.count(rank) == 1)
        return 10_000 * max(pairs) + 100 * min(pairs) + kicker

    return facts(a) - facts(b)


def key_of(comparator, values):
    key = cmp_to_key(comparator)
    groups = groupby(sorted(values, key=key), key=key)
    numbers = {value: number for number, (_, group) in enumerate(groups) for value in group}
    return numbers.get
