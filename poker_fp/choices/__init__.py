"""Hands and deals made from choices: numbers that somebody else draws.

`Pick` is where choices come from: `pick(n)` is a number from 0 to n, the smaller the simpler. With
Hypothesis behind it these are the strategies of `poker_fp.strategies`; with a seeded generator
they are fast. Even draws would hide faults: half of all hands are a bare high card, and one in
65,000 is a straight flush. Here the rare is common, and rivals are *nearly* equal.

>>> assert str(hand(lambda most: 0)) == "7c 5d 4h 3s 2c"
"""

from poker_fp.choices.deals import deal
from poker_fp.choices.hands import choices_of, hand, rivals
from poker_fp.choices.pick import Pick, one_of, order_of

__all__ = ["Pick", "choices_of", "deal", "hand", "one_of", "order_of", "rivals"]
