"""From values to what is shown: pictures and plain data. Pure: the shell prints and writes them.

Open `data.py` first: explanations and standings as plain data, for JSON. `picture.py` draws the
fold.
"""
