"""From text to cards and hands, or to everything that is wrong with the text.

Open `parsing.py` first. `spellings.py` knows every way to write a card, and the hints for what is
none; `errors.py` is what can be wrong, as values with their messages; `results.py` the two things
that `returns` lacks here.
"""
