"""From a line of text to who is where in a deal, and why.

Open `solvers.py` first: the pipeline from a line to its answer. `games.py` says what a kind of
poker is made of, `catalogue.py` which kinds there are; `misdealt.py` all that may be wrong with a
line; `standings.py` explains a deal; `duels.py` compares two hands by the rules of a game, and
`side_by_side.py` the rules of two games; `answers.py` does for a stream of bytes what `solve` does
for a line. `spots.py` reads a deal whose cards are not all there yet, and `odds.py` and `outs.py`
say what those to come may bring.
"""
