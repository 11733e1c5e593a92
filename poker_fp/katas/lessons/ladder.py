"""Hands that lesson 6 asks about: one of each kind, in order, and some that tie."""

from functools import cmp_to_key
from itertools import product

from poker_fp.algebra.comparators import reverse
from poker_fp.rules.rankings import compare
from poker_fp.text.parsing import hand

LADDER = [
    hand("2h 3d 5s 9c Kd"),
    hand("4c 4d Jh Ts 2c"),
    hand("4c 4d Jh Js 2c"),
    hand("4c 4d 4h Js 2c"),
    hand("4c 5d 6h 7s 8c"),
    hand("2c 4c 5c 9c Jc"),
    hand("4c 4d 4h Js Jc"),
    hand("4c 4d 4h 4s Jc"),
    hand("4c 5c 6c 7c 8c"),
]
WEAKEST_FIRST, BEST_FIRST = cmp_to_key(compare), cmp_to_key(reverse(compare))

# The same ranks: the first two tie, and the other two, which are flushes.
ONE, OTHER = hand("2c 3h 4s 8c Ah"), hand("2d 3c 4h 8d Ac")
SUITED, OTHER_SUITED = hand("2c 3c 4c 8c Ac"), hand("2d 3d 4d 8d Ad")

TIES = [hand(f"{r}{s} 9h 7s 3c 2d") for r in "TJQKA" for s in "cdhs"]
"""Five times four hands that tie."""

ALIKE = [hand(f"T{s} 9{t} 7{u} 3c 2d") for s, t, u in product("cdhs", "cdhs", "cd")][:24]
"""24 hands that all tie."""
