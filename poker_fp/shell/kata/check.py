"""The check of a solution: its cases, the laws, drawn inputs; each finding as small as can be."""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from poker_fp.katas import Answer, Finding, Kata, Law
from poker_fp.katas.findings import MANNERS
from poker_fp.katas.kata import Args
from poker_fp.katas.report import Report
from poker_fp.shell.kata.asked import Asked, spelling
from poker_fp.shell.kata.budget import Budget, Clock
from poker_fp.shell.kata.changes import inconstant_case, right_when_fresh, smallest_change
from poker_fp.shell.kata.process import Solution
from poker_fp.shell.kata.search import shrunk, smallest
from poker_fp.shell.kata.times import (
    CHECK,
    LAW_EXAMPLES,
    LAW_INPUTS,
    LOST_PROCESS,
    SHRINKING_INPUTS,
)


def check(
    kata: Kata,
    solution: Solution,
    shown: str,
    function: str,
    start: int,
    examples: int,
    time_limit: float = CHECK,
) -> Report:
    """Everything that is wrong with a solution of a kata, as far as it can be found.

    `function` is the name of the first task's function in the solution, `start` the seed. After
    `time_limit` seconds nothing new is drawn. Otherwise the same seed gives the same report.
    """
    findings: list[Finding] = []
    notes = [f"When imported it prints {solution.printed!r}."] if solution.printed else []
    tried: dict[str, int] = {}
    clock = Clock(time.monotonic() + time_limit)
    names = {kata.tasks[0].name: function}
    for task in kata.tasks:
        name = names.get(task.name, task.name)
        if task.after and findings:
            notes.append(f"{task.name} is checked once {names[task.after]} is right.")
        elif task.after and name not in solution.functions():
            notes.append(f"There is no {task.name} in it: {names[task.after]} alone was checked.")
        else:
            respelt = spelling(task, name, solution)
            asked = Asked(task, name, solution, {}, respelt, Budget(SHRINKING_INPUTS, clock))
            findings.extend(_findings(asked, start, examples, tried))
            notes.extend(_late(asked, time_limit))
            notes.extend(_unmannerly(asked, findings))
    return Report(kata.name, shown, start, tuple(findings), tuple(notes), tried, clock.stopped)


def _late(asked: Asked, time_limit: float) -> Iterator[str]:
    if asked.budget.clock.stopped:
        yield (
            f"{asked.name} is slow or does not end: after {time_limit:g} seconds nothing new was "
            "tried, so another run with this seed may find something else. --time gives it more."
        )


def _unmannerly(asked: Asked, findings: Sequence[Finding]) -> Iterator[str]:
    """What a function does beside answering, where the findings are about wrong answers."""
    if not findings or findings[-1].kind in MANNERS:
        return
    printed = [answer.printed for answer in asked.answers.values() if answer.printed]
    if printed:
        yield f"{asked.name} also prints, such as {printed[0]!r}: a function should only answer."
    if any(answer.changed for answer in asked.answers.values()):
        yield f"{asked.name} also changes its arguments: a caller still needs them."


def _findings(asked: Asked, start: int, examples: int, tried: dict[str, int]) -> Iterator[Finding]:
    """What is wrong with the answers; where they are right, what the function does beside."""
    wrong = list(_wrong(asked, start, examples, tried))
    if not wrong and asked.is_unmannerly:
        wrong = list(_wrong(replace(asked, strict=True), start, examples, {}))
    return iter(wrong)


def _wrong(asked: Asked, start: int, examples: int, tried: dict[str, int]) -> Iterator[Finding]:
    failed = _failed_case(asked)
    tried[f"{asked.name}: cases"] = len(asked.answers)
    if not asked.is_costly:
        changed = right_when_fresh(asked, failed.given) if failed else inconstant_case(asked)
        if changed:
            yield smallest_change(asked, changed, start)
            return
    if failed:
        yield failed
    before = len(asked.answers)
    wrong = smallest(
        lambda pick: asked.respelt(asked.task.draw(pick)),
        asked.within(examples * LOST_PROCESS).is_wrong,
        start,
        examples,
        None if asked.is_costly else asked.soon,
        asked.within(SHRINKING_INPUTS).is_wrong,
    )
    tried[f"{asked.name}: drawn inputs"] = len(asked.answers) - before
    if asked.solution.quick and not asked.is_costly:
        broken = (_broken(asked, law, start) for law in asked.task.laws)
        yield from islice(filter(None, broken), 1)
    if wrong is not None:
        yield _counterexample(asked, wrong, start)


def _failed_case(asked: Asked) -> Finding | None:
    """The first case that fails, and how many do. After a call that does not end none is tried."""
    asked.soon([asked.respelt(case.given) for case in asked.task.cases])
    failed: list[Finding] = []
    for case in asked.task.cases:
        args = asked.respelt(case.given)
        answer = asked.answers.get(json.dumps(args))
        wrong = asked.found("case", args, answer, case.about) if answer else None
        if wrong:
            failed.append(wrong)
    if not failed:
        return None
    count = f"the first of {len(failed)} of {len(asked.task.cases)}"
    return replace(failed[0], about=f"{failed[0].about}; {count}")


# Laws


class _NoAnswerError(Exception):
    """A law cannot be asked where a call gives nothing of the right type."""


def _broken(asked: Asked, law: Law, start: int) -> Finding | None:
    asked = asked.within(LAW_INPUTS)
    calls: list[tuple[Args, Answer]] = []

    def function(*args: Any) -> Any:
        answer = asked.answer(args) if asked.budget.clock.allows() else None
        right_type = ("bool", asked.task.returns) if asked.task.returns == "int" else ()
        if answer is None or answer.type not in (asked.task.returns, *right_type):
            raise _NoAnswerError
        calls.append((args, answer))
        return answer.value

    def breaks(values: Args) -> bool:
        calls.clear()
        try:
            return not law.holds(function, *values)
        except _NoAnswerError:
            return False

    values = smallest(lambda pick: asked.respelt(law.draw(pick)), breaks, start, LAW_EXAMPLES)
    if values is None or not breaks(values):
        return None
    said = {json.dumps(args): (args, str(answer)) for args, answer in calls}
    wrong = next(args for args, _ in said.values() if asked.is_wrong(args))
    finding = asked.found("law", wrong, asked.answers[json.dumps(wrong)])
    assert finding is not None
    return replace(
        finding,
        kind="broken law",
        about=f"{law.name}: {law.says}",
        calls=tuple(said.values()),
    )


# The smallest counterexample


def _counterexample(asked: Asked, wrong: Args, start: int) -> Finding:
    if asked.is_costly:
        wrong = _confirmed(asked, wrong)
    elif asked.task.plain is not None:
        plain, choices = asked.task.plain
        wrong = (
            shrunk(
                lambda pick: asked.respelt(plain(pick)),
                asked.within(SHRINKING_INPUTS).is_wrong,
                choices(wrong),
                start,
            )
            or wrong
        )
    asked = asked.within(SHRINKING_INPUTS)
    while smaller := next(filter(asked.is_wrong, asked.task.smaller(wrong)), None):
        wrong = smaller
    changed = None if asked.is_costly else right_when_fresh(asked, wrong)
    if changed:
        return smallest_change(asked, changed, start)
    finding = asked.found("counterexample", wrong, asked.answers[json.dumps(wrong)])
    assert finding is not None
    return finding


def _confirmed(asked: Asked, wrong: Args) -> Args:
    """An input that is wrong in full time too: the smallest, or else one met before the hurry."""
    asked.solution.hurry(False)
    wrongs = [wrong, *(tuple(json.loads(key)) for key in asked.answers)]
    for args in wrongs:
        if asked.is_wrong(args):
            answer = asked.ask([args])[0]
            if asked.judged(args, answer):
                asked.answers[json.dumps(args)] = answer
                return args
    return wrong
