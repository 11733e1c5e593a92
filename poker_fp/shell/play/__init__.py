"""Five-card draw at the terminal, and the file that its log is written to.

Open `dealer.py` first: one whole game. The rules of the game are in `poker_fp.draw`.
"""
