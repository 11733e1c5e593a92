"""What a check may still ask: so many inputs, and nothing new once its time is over."""

import time
from dataclasses import dataclass

from poker_fp.katas import Answer
from poker_fp.shell.kata.times import LOST_PROCESS, SHRINKING

LOST = ("endless loop", "exit")
"""The faults after which a process mostly has to be started anew."""


@dataclass(slots=True)
class Clock:
    """The limit of a whole check. It remembers whether anything was not asked because of it."""

    until: float
    """By `time.monotonic`."""

    stopped: bool = False

    def allows(self, more: float = 0.0) -> bool:
        """May something new be asked, if `more` seconds are given beyond the limit?"""
        allowed = time.monotonic() < self.until + more
        self.stopped |= not allowed
        return allowed


@dataclass(slots=True)
class Budget:
    """How many inputs may still be asked, whatever the time; and the clock, which all share."""

    inputs: int
    clock: Clock

    def allows_one(self) -> bool:
        """May a new input be asked, to make what is wrong smaller?"""
        return self.inputs > 0 and self.clock.allows(SHRINKING)

    def spend(self, answer: Answer) -> None:
        """Count an input that was answered."""
        self.inputs -= LOST_PROCESS if answer.fault in LOST else 1
