"""How long a solution may take, and how much it is asked.

What is found is to depend on the solution and the seed alone, not on how busy the machine is. So
the budget of a check is a number of inputs, and a call's time is that of the processor where the
system tells it. The one clock that is left is the limit of the whole check, in seconds.
"""

CALL: float = 2
"""For a call, unless `--limit` says otherwise."""

SHORTEST_CALL, LONGEST_CALL = 0.05, 3600
"""What `--limit` may say."""

FIRST_CALL = 5.0
"""How many times longer the first call of all may take: tables are often made in it."""

LONGEST_WAIT = 20
"""How many times longer a call may take by the clock, where others use the processor."""

PAUSE = 0.05
"""After which it is looked whether a process that has had less than its time has had more."""

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

CHECK: float = 60
"""From the start of a check until nothing new is drawn, unless `--time` says otherwise."""

SHRINKING = 10.0
"""Beyond that, in which what is wrong may still be made smaller."""

SHRINKING_INPUTS = 1000
"""Inputs that a function is asked to make what is wrong smaller, by each of three ways."""

LAW_EXAMPLES, LAW_INPUTS = 100, 3000
"""How often a law is tried, and how many inputs that may take."""

CHANGE_EXAMPLES, CHANGE_INPUTS = 100, 2000
"""The same of answers that change from call to call."""

LOST_PROCESS = 50
"""As how many inputs one counts that ends the program, or has it ended, for lack of an answer."""
