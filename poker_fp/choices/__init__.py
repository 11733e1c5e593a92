"""Hands and deals made from choices: numbers that somebody else draws.

Open `pick.py` first. `Pick` is where choices come from: `pick(n)` is a number from 0 to n, the
smaller the simpler. With Hypothesis behind it these are the strategies of `poker_fp.strategies`;
with a seeded generator they are fast. Even draws would hide faults: half of all hands are a bare
high card, and one in 65,000 is a straight flush. In `hands.py` and `deals.py` the rare is common,
and rivals are *nearly* equal.
"""
