"""The rules of poker, from a card to the reason why a hand wins.

Open `rankings.py` first: the standard rules, strongest first. `rule.py` is what a rule is and how
one is made, `patterns.py` what rules look for in one hand, `hands.py` and `cards.py` what they look
at, `wording.py` how it is read aloud.
`variants.py` and `lowball.py` have other rankings of the same parts, `explain.py` says which rule
decided, and `differences.py` which hands two rankings order differently, asked about one of each of
`classes.py`.
"""
