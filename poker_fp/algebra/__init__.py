"""Comparators and their laws; this room knows no poker.

Open `comparators.py` first: the whole algebra on one page. `laws.py` says what has to be true of
it, as functions to call. `_toolz.py` gives the few functions taken from toolz their types.
"""
