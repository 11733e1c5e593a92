"""Katas at the command line, and the processes in which a learner's program runs and is checked.

Open `check.py` first: from a solution to a report. `worker.py` is the process that runs it.
"""
