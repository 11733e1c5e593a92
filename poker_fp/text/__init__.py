"""From text to cards and hands, or to everything that is wrong with the text.

Open `parsing.py` first. `spellings.py` knows every way to write a card; `errors.py` is what can be
wrong, as values with their messages; `results.py` the two things that `returns` lacks here;
`extras.py` how to install what a plain installation leaves out. Only a text that is wrong meets the
others: `pieces.py` takes it to pieces, `unwanted.py` knows what is no part of a card, `hints.py`
what may have been meant, and `mistakes.py` makes errors of it all.

A message says what is wrong, and is in `errors.py`. A hint says what would be right, and stands
with whoever knows that: for a wrong card in `hints.py`, for a hand of the wrong size
in `parsing.py` (`HAND_FORM`), for the games and their cards in `poker_fp/deals/misdealt.py`.
"""
