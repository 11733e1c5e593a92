"""A worked solution of each kata, as a learner would write it: from nothing but Python.

`cards.py` is no solution, but what `poker-fp kata new --with cards` starts from.
"""
