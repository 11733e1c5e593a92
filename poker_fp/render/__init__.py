"""From values to what is shown: plain data, pictures, carets. Pure: the shell prints them.

Open `data.py` first: explanations and standings as plain data, for JSON. `picture.py` draws the
fold as SVG, of parts in `drawing.py`. `carets.py` shows where in a text something is wrong.
"""
