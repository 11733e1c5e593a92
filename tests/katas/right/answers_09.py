from itertools import product
from math import inf, isnan

from poker_fp import laws

lengths = [12.5, 11.5, 10.5]


def nan_last(a, b):
    if isnan(a) or isnan(b):
        return isnan(a) - isnan(b)
    return (a > b) - (a < b)


def broken_laws(c, values):
    broken = set()
    for x in values:
        if not laws.reflexive(c, x):
            broken.add("reflexive")
        for y in values:
            if not laws.antisymmetric(c, x, y):
                broken.add("antisymmetric")
            for z in values:
                if not laws.transitive(c, x, y, z):
                    broken.add("transitive")
                if not laws.congruent(c, x, y, z):
                    broken.add("congruent")
    return broken
