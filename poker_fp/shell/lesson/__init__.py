"""The lessons' exercises at the command line: give out a file, check what is handed in.

Open `commands.py` first. A learner's file runs in a process of its own, as a kata's solution does
(`poker_fp/shell/kata/process.py`); what is run there is `inside.py`.
"""
