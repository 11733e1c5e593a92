"""A function of a solution that is asked, and its answers, remembered."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from poker_fp.katas import Answer, Finding, Task, found, judged
from poker_fp.katas.findings import MANNERS
from poker_fp.katas.kata import Args
from poker_fp.shell.kata.budget import LOST, Budget
from poker_fp.shell.kata.process import Solution


@dataclass(frozen=True, slots=True)
class Asked:
    """A task's function in a solution, with the answers remembered: searches repeat themselves."""

    task: Task
    name: str
    solution: Solution
    answers: dict[str, Answer]
    respelt: Callable[[Args], Args]
    budget: Budget

    strict: bool = False
    """Is a right answer wrong if the function prints, or changes its arguments?"""

    def ask(self, calls: Sequence[Args]) -> list[Answer]:
        """The answers to calls, which are made whether or not they were made before."""
        return self.solution.ask(self.name, calls)

    def answer(self, args: Args) -> Answer | None:
        """The answer to a call, once and for all; None if it is new and the budget is spent."""
        key = json.dumps(args)
        if key not in self.answers and self.budget.allows_one():
            self._ask([args])
        return self.answers.get(key)

    def soon(self, calls: Sequence[Args]) -> bool:
        """Ask for the answers to many calls at once, if there is time."""
        if not self.budget.clock.allows():
            return False
        self._ask(calls)
        return True

    def _ask(self, calls: Sequence[Args]) -> None:
        new = {key: args for args in calls if (key := json.dumps(args)) not in self.answers}
        for key, answer in zip(new, self.ask(list(new.values())), strict=False):
            self.answers[key] = answer
            self.budget.spend(answer)
            if answer.fault == "endless loop":
                self.solution.hurry(True)

    def within(self, inputs: int) -> "Asked":
        """The same function and answers, with a budget of so many inputs of its own."""
        return replace(self, budget=Budget(inputs, self.budget.clock))

    def judged(self, args: Args, answer: Answer) -> bool:
        """Is an answer to a call wrong?"""
        wrong = judged(self.task, args, answer)
        return wrong is not None and (self.strict or wrong[0] not in MANNERS)

    def found(self, stage: str, args: Args, answer: Answer, about: str = "") -> Finding | None:
        """The finding that an answer to a call is, under the name that the function has here."""
        finding = found(stage, self.task, args, answer, about)
        if finding is None or not self.judged(args, answer):
            return None
        return replace(finding, function=self.name)

    def is_wrong(self, args: Args) -> bool:
        """Is the answer to a call wrong? No, too, if it is new and the budget is spent."""
        answer = self.answer(args)
        return answer is not None and self.judged(args, answer)

    @property
    def is_costly(self) -> bool:
        """Did a call not end, or end the process? Then the next that does costs much as well."""
        return any(answer.fault in LOST for answer in self.answers.values())

    @property
    def is_unmannerly(self) -> bool:
        """Did a call print, or change its arguments?"""
        return any(answer.printed or answer.changed for answer in self.answers.values())


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
