"""The check of a solution: its cases, the laws, and drawn inputs, each finding as small as can be."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from poker_fp.choices import Pick
from poker_fp.katas import Answer, Finding, Kata, Law, Task, found, judged
from poker_fp.katas.kata import Args
from poker_fp.katas.report import Report
from poker_fp.shell.kata_process import Solution
from poker_fp.shell.kata_search import smallest

TIRED = 16.0
"""Seconds after which no new inputs are asked about, so that slow solutions are answered too."""

LAW_EXAMPLES, REPETITIONS = 100, 6


@dataclass(frozen=True, slots=True)
class _Asked:
    """A task's function in a solution, with the answers remembered: searches repeat themselves."""

    task: Task
    name: str
    solution: Solution
    answers: dict[str, Answer]
    respelt: Callable[[Args], Args]
    until: float

    def ask(self, calls: Sequence[Args]) -> list[Answer]:
        """The answers to calls, afresh."""
        return self.solution.ask(self.name, calls)

    def answer(self, args: Args) -> Answer | None:
        """The answer to a call, once and for all; None if it is new and there is no more time."""
        key = json.dumps(args)
        if key not in self.answers:
            self.soon([args])
        return self.answers.get(key)

    def soon(self, calls: Sequence[Args]) -> None:
        """Ask for the answers to many calls at once."""
        new = {key: args for args in calls if (key := json.dumps(args)) not in self.answers}
        if time.monotonic() < self.until:
            for key, answer in zip(new, self.ask(list(new.values())), strict=False):
                self.answers[key] = answer
                if answer.fault == "endless loop":
                    self.solution.hurry(True)

    def is_wrong(self, args: Args) -> bool:
        answer = self.answer(args)
        return answer is not None and judged(self.task, args, answer) is not None

    @property
    def hung(self) -> bool:
        return any(answer.fault == "endless loop" for answer in self.answers.values())


def check(
    kata: Kata, solution: Solution, shown: str, function: str, start: int, examples: int
) -> Report:
    """Everything that is wrong with a solution of a kata, as far as it can be found.

    `function` is the name of the first task's function in the solution, `start` the seed.
    """
    findings: list[Finding] = []
    notes = [f"When imported it prints {solution.printed!r}."] if solution.printed else []
    tried: dict[str, int] = {}
    until = time.monotonic() + TIRED
    names = {kata.tasks[0].name: function}
    for task in kata.tasks:
        name = names.get(task.name, task.name)
        if task.after and findings:
            notes.append(f"{task.name} is checked once {task.after} is right.")
        elif task.after and name not in solution.functions():
            notes.append(f"There is no {task.name} in it: {task.after} alone was checked.")
        else:
            asked = _Asked(task, name, solution, {}, _spelling(task, name, solution), until)
            findings.extend(_findings(asked, start, examples, tried))
            if time.monotonic() > until:
                notes.append(f"{task.name} is slow or does not end: not all was tried.")
    return Report(kata.name, shown, start, tuple(findings), tuple(notes), tried)


def _spelling(task: Task, name: str, solution: Solution) -> Callable[[Args], Args]:
    """How the ten is to be written: as the statement says, or otherwise if only that is read."""
    for old, new in task.tens:

        def respelt(args: Args, old: str = old, new: str = new) -> Args:
            return tuple(x.replace(old, new) if isinstance(x, str) else x for x in args)

        first = next(case.given for case in task.cases if respelt(case.given) != case.given)
        faults = [answer.fault for answer in solution.ask(name, [first, respelt(first)])]
        if faults == ["exception", ""]:
            return respelt
    return lambda args: args


def _findings(
    asked: _Asked, start: int, examples: int, tried: dict[str, int]
) -> Iterator[Finding]:
    name = asked.task.name
    failed = _failed_case(asked)
    tried[f"{name}: cases"] = len(asked.answers)
    if failed and _is_changing(asked, failed.given):
        failed = None
    again = None if asked.hung else _changed_answer(asked)
    if again is not None:
        yield _smallest_change(asked, again, start)
        return
    if failed:
        yield failed
    if asked.solution.quick and not asked.hung:
        for law in asked.task.laws:
            broken = _broken(asked, law, start)
            if broken:
                yield broken
                break
    before = len(asked.answers)
    wrong = smallest(
        lambda pick: asked.respelt(asked.task.draw(pick)),
        asked.is_wrong,
        start,
        examples,
        asked.soon,
    )
    tried[f"{name}: drawn inputs"] = len(asked.answers) - before
    if wrong is not None:
        yield _counterexample(asked, wrong, start)


def _failed_case(asked: _Asked) -> Finding | None:
    """The first case that fails, and how many do. After a call that does not end none is tried."""
    asked.soon([asked.respelt(case.given) for case in asked.task.cases])
    failed: list[Finding] = []
    for case in asked.task.cases:
        args = asked.respelt(case.given)
        answer = asked.answers.get(json.dumps(args))
        wrong = found("case", asked.task, args, answer, case.about) if answer else None
        if wrong:
            failed.append(wrong)
    if not failed:
        return None
    count = f"the first of {len(failed)} of {len(asked.task.cases)}"
    return replace(failed[0], about=f"{failed[0].about}; {count}")


# Answers that change


def _same(one: Answer, other: Answer) -> bool:
    return (one.type, one.shown, one.fault) == (other.type, other.shown, other.fault)


def _is_changing(asked: _Asked, args: Args) -> bool:
    """Is a wrong answer right if nothing was asked before?"""
    if asked.hung:
        return False
    fresh = asked.solution.ask_fresh(asked.name, [args])[0]
    return judged(asked.task, args, fresh) is None


def _changed_answer(asked: _Asked) -> Finding | None:
    """A case that is answered otherwise when asked again, the last first."""
    cases = [asked.respelt(case.given) for case in asked.task.cases][::-1]
    cases = [args for args in cases if json.dumps(args) in asked.answers]
    for args, later in zip(cases, asked.ask(cases), strict=False):
        first = asked.answers[json.dumps(args)]
        if not _same(first, later):
            return _change(asked, args, ((args, first), (args, later)))
    return None


def _change(asked: _Asked, args: Args, calls: Sequence[tuple[Args, Answer]]) -> Finding:
    return Finding(
        "repetition",
        "changing answer",
        asked.task.name,
        args,
        expected=repr(asked.task.oracle(*args)),
        got=str(calls[-1][1]),
        hint="An answer may depend on nothing but the arguments. Look for what the function keeps "
        "from call to call (a global, a default argument, an iterator) and for random choice.",
        calls=tuple((given, str(answer)) for given, answer in calls),
    )


def _smallest_change(asked: _Asked, met: Finding, start: int) -> Finding:
    """The smallest two calls found of which one changes the other's answer, or what was met."""
    shown: dict[str, tuple[tuple[Args, Answer], ...]] = {}

    def changing(two: tuple[Args, Args]) -> bool:
        key = json.dumps(two)
        if key not in shown:
            shown[key] = _change_in(asked, *two) if time.monotonic() < asked.until else ()
        return bool(shown[key])

    def two(pick: Pick) -> tuple[Args, Args]:
        return asked.respelt(asked.task.draw(pick)), asked.respelt(asked.task.draw(pick))

    pair = smallest(two, changing, start, LAW_EXAMPLES)
    if pair is None:
        return met
    calls = shown[json.dumps(pair)]
    return _change(asked, calls[-1][0], calls)


def _change_in(asked: _Asked, one: Args, other: Args) -> tuple[tuple[Args, Answer], ...]:
    """The calls, of one input again and again or of two in turn, up to an answer that changed."""
    alone = asked.solution.ask_fresh(asked.name, [other])[0]
    for calls in ([other] * REPETITIONS, [one, other] * REPETITIONS):
        answers = asked.solution.ask_fresh(asked.name, calls)
        for number, (args, answer) in enumerate(zip(calls, answers, strict=False), start=1):
            if args == other and not _same(answer, alone):
                first = [(other, alone)] if number > 1 and calls[0] != other else []
                return (*first, *list(zip(calls, answers, strict=False))[:number])
    return ()


# Laws


class _NoAnswer(Exception):
    """A law cannot be asked where a call gives nothing of the right type."""


def _broken(asked: _Asked, law: Law, start: int) -> Finding | None:
    calls: list[tuple[Args, Answer]] = []

    def function(*args: Any) -> Any:
        answer = asked.answer(args)
        right_type = ("bool", asked.task.returns) if asked.task.returns == "int" else ()
        if answer is None or answer.type not in (asked.task.returns, *right_type):
            raise _NoAnswer
        calls.append((args, answer))
        return answer.value

    def breaks(values: Args) -> bool:
        calls.clear()
        try:
            return not law.holds(function, *values)
        except _NoAnswer:
            return False

    values = smallest(lambda pick: asked.respelt(law.draw(pick)), breaks, start, LAW_EXAMPLES)
    if values is None or not breaks(values):
        return None
    said = dict((json.dumps(args), (args, str(answer))) for args, answer in calls)
    wrong = next(args for args, _ in said.values() if asked.is_wrong(args))
    finding = found("law", asked.task, wrong, asked.answers[json.dumps(wrong)])
    assert finding is not None
    return replace(
        finding,
        kind="broken law",
        about=f"{law.name}: {law.says}",
        calls=tuple(said.values()),
    )


# The smallest counterexample


def _counterexample(asked: _Asked, wrong: Args, start: int) -> Finding:
    if asked.hung:
        wrong = _confirmed(asked, wrong)
    while smaller := next(filter(asked.is_wrong, asked.task.smaller(wrong)), None):
        wrong = smaller
    if _is_changing(asked, wrong):
        answers = asked.solution.ask_fresh(asked.name, [wrong])
        met = _change(asked, wrong, ((wrong, answers[0]), (wrong, asked.answers[json.dumps(wrong)])))
        return _smallest_change(asked, met, start)
    finding = found("counterexample", asked.task, wrong, asked.answers[json.dumps(wrong)])
    assert finding is not None
    return finding


def _confirmed(asked: _Asked, wrong: Args) -> Args:
    """An input that is wrong in full time too: the smallest, or else one met before the hurry."""
    asked.solution.hurry(False)
    wrongs = [wrong, *(tuple(json.loads(key)) for key in asked.answers)]
    for args in wrongs:
        if asked.is_wrong(args):
            answer = asked.ask([args])[0]
            if judged(asked.task, args, answer):
                asked.answers[json.dumps(args)] = answer
                return args
    return wrong
