"""Katas at the command line, and the processes in which a learner's program runs and is checked.

Open `check.py` first: from a solution to a report. `search.py` and `changes.py` find the smallest
input that shows a fault. `asked.py` remembers answers; `process.py` gets them from a Python file,
which runs in a process of its own (`worker.py`), and `program.py` from a program in any language.
How much is asked, and how long a call may take, is in `times.py`, `budget.py` and `processor.py`.
`checking.py` is the command, which checks several files by `several.py`. The exercises themselves
are in `poker_fp/katas`.
"""
