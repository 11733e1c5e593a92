"""The check of a solution: its cases, the laws, drawn inputs; each finding as small as can be."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from poker_fp.katas import Answer, Finding, Kata, Law, found, judged
from poker_fp.katas.kata import Args
from poker_fp.katas.report import Report
from poker_fp.shell.kata.asked import Asked, spelling
from poker_fp.shell.kata.changes import inconstant_case, right_when_fresh, smallest_change
from poker_fp.shell.kata.process import Solution
from poker_fp.shell.kata.search import shrunk, smallest
from poker_fp.shell.kata.times import DRAWING

LAW_EXAMPLES = 100


def check(
    kata: Kata, solution: Solution, shown: str, function: str, start: int, examples: int
) -> Report:
    """Everything that is wrong with a solution of a kata, as far as it can be found.

    `function` is the name of the first task's function in the solution, `start` the seed.
    """
    findings: list[Finding] = []
    notes = [f"When imported it prints {solution.printed!r}."] if solution.printed else []
    tried: dict[str, int] = {}
    until = time.monotonic() + DRAWING
    names = {kata.tasks[0].name: function}
    for task in kata.tasks:
        name = names.get(task.name, task.name)
        if task.after and findings:
            notes.append(f"{task.name} is checked once {task.after} is right.")
        elif task.after and name not in solution.functions():
            notes.append(f"There is no {task.name} in it: {task.after} alone was checked.")
        else:
            asked = Asked(task, name, solution, {}, spelling(task, name, solution), until)
            findings.extend(_findings(asked, start, examples, tried))
            if time.monotonic() > until:
                notes.append(
                    f"{task.name} is slow or does not end: "
                    f"after {DRAWING:g} seconds nothing new was tried."
                )
    return Report(kata.name, shown, start, tuple(findings), tuple(notes), tried)


def _findings(asked: Asked, start: int, examples: int, tried: dict[str, int]) -> Iterator[Finding]:
    name = asked.task.name
    failed = _failed_case(asked)
    tried[f"{name}: cases"] = len(asked.answers)
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
        asked.is_wrong,
        start,
        examples,
        None if asked.is_costly else asked.soon,
    )
    tried[f"{name}: drawn inputs"] = len(asked.answers) - before
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
        wrong = found("case", asked.task, args, answer, case.about) if answer else None
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
    calls: list[tuple[Args, Answer]] = []

    def function(*args: Any) -> Any:
        answer = asked.answer(args) if time.monotonic() < asked.until else None
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
    finding = found("law", asked.task, wrong, asked.answers[json.dumps(wrong)])
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
                asked.is_wrong,
                choices(wrong),
                start,
            )
            or wrong
        )
    asked = replace(asked, until=time.monotonic())
    while smaller := next(filter(asked.is_wrong, asked.task.smaller(wrong)), None):
        wrong = smaller
    changed = None if asked.is_costly else right_when_fresh(asked, wrong)
    if changed:
        return smallest_change(asked, changed, start)
    finding = found("counterexample", asked.task, wrong, asked.answers[json.dumps(wrong)])
    assert finding is not None
    return finding


def _confirmed(asked: Asked, wrong: Args) -> Args:
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
