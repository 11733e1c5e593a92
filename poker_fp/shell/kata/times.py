"""How long a solution may take, in seconds: for a call, to start, and for its whole check."""

CALL: float = 2
"""For a call, unless `--limit` says otherwise."""

SHORTEST_CALL, LONGEST_CALL = 0.05, 3600
"""What `--limit` may say."""

FIRST_CALL = 5.0
"""How many times longer the first call of all may take: tables are often made in it."""

HURRIED_CALL = 0.1
"""For a call once one has not ended; what it seems to show is asked again in full time."""

START = 20.0
"""For a process to start: to run the learner's file, or for a virtual machine."""

FIRST_LINE = START / 2
"""For a program's first line, beyond a call's time: it starts for each batch of lines."""

PRESUMED_START = 1.0
"""For a program to start, where its first line had no answer to measure it by."""

STARTS = 3
"""How many times the start that was measured a batch of lines may take, beyond a call's time."""

LINE = 0.02
"""For each line of a batch, beyond that."""

DRAWING = 12.0
"""From the start of a check until no new inputs are drawn: slow solutions get an answer too."""

SHRINKING = 10.0
"""Beyond that, in which what is wrong may still be made smaller."""
