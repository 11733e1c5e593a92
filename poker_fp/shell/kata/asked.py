"""A function of a solution that is asked, and its answers, remembered."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from poker_fp.katas import Answer, Task, judged
from poker_fp.katas.kata import Args
from poker_fp.shell.kata.process import Solution
from poker_fp.shell.kata.times import SHRINKING


@dataclass(frozen=True, slots=True)
class Asked:
    """A task's function in a solution, with the answers remembered: searches repeat themselves."""

    task: Task
    name: str
    solution: Solution
    answers: dict[str, Answer]
    respelt: Callable[[Args], Args]
    until: float

    def ask(self, calls: Sequence[Args]) -> list[Answer]:
        """The answers to calls, which are made whether or not they were made before."""
        return self.solution.ask(self.name, calls)

    def answer(self, args: Args) -> Answer | None:
        """The answer to a call, once and for all; None if it is new and there is no more time."""
        key = json.dumps(args)
        if key not in self.answers and time.monotonic() < self.until + SHRINKING:
            self._ask([args])
        return self.answers.get(key)

    def soon(self, calls: Sequence[Args]) -> bool:
        """Ask for the answers to many calls at once, if there is time."""
        if time.monotonic() > self.until:
            return False
        self._ask(calls)
        return True

    def _ask(self, calls: Sequence[Args]) -> None:
        new = {key: args for args in calls if (key := json.dumps(args)) not in self.answers}
        for key, answer in zip(new, self.ask(list(new.values())), strict=False):
            self.answers[key] = answer
            if answer.fault == "endless loop":
                self.solution.hurry(True)

    def is_wrong(self, args: Args) -> bool:
        """Is the answer to a call wrong? No, too, if it is new and there is no more time."""
        answer = self.answer(args)
        return answer is not None and judged(self.task, args, answer) is not None

    @property
    def is_costly(self) -> bool:
        """Did a call not end, or end the process? Then the next that does costs much as well."""
        return any(answer.fault in ("endless loop", "exit") for answer in self.answers.values())


def spelling(task: Task, name: str, solution: Solution) -> Callable[[Args], Args]:
    """How the ten is to be written: as the statement says, or otherwise if only that is read."""
    for old, new in task.tens:

        def respelt(args: Args, old: str = old, new: str = new) -> Args:
            return tuple(x.replace(old, new) if isinstance(x, str) else x for x in args)

        first = next(case.given for case in task.cases if respelt(case.given) != case.given)
        faults = [answer.fault for answer in solution.ask(name, [first, respelt(first)])]
        if faults == ["exception", ""]:
            return respelt
    return lambda args: args
