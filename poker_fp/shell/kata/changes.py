"""Answers that change from call to call, on the smallest calls that show it."""

import json
from collections.abc import Sequence

from poker_fp.choices.pick import Pick
from poker_fp.katas import Answer, Finding
from poker_fp.katas.kata import Args
from poker_fp.shell.kata.asked import Asked
from poker_fp.shell.kata.search import smallest
from poker_fp.shell.kata.times import CHANGE_EXAMPLES, CHANGE_INPUTS

REPETITIONS = 6


def _same(one: Answer, other: Answer) -> bool:
    return (one.type, one.shown, one.fault) == (other.type, other.shown, other.fault)


def right_when_fresh(asked: Asked, args: Args) -> Finding | None:
    """The finding that a call with a wrong answer is answered rightly if nothing was asked before.

    None where it is wrong then, too.
    """
    fresh = asked.solution.ask_fresh(asked.name, [args])[0]
    if asked.judged(args, fresh):
        return None
    return _change(asked, args, ((args, fresh), (args, asked.answers[json.dumps(args)])))


def inconstant_case(asked: Asked) -> Finding | None:
    """The finding of a case that is answered otherwise when asked again, the last case first."""
    cases = [asked.respelt(case.given) for case in asked.task.cases][::-1]
    cases = [args for args in cases if json.dumps(args) in asked.answers]
    for args, later in zip(cases, asked.ask(cases), strict=False):
        first = asked.answers[json.dumps(args)]
        if not _same(first, later):
            return _change(asked, args, ((args, first), (args, later)))
    return None


def _change(asked: Asked, args: Args, calls: Sequence[tuple[Args, Answer]]) -> Finding:
    return Finding(
        "repetition",
        "changing answer",
        asked.name,
        args,
        expected=repr(asked.task.oracle(*args)),
        got=str(calls[-1][1]),
        hint="An answer may depend on nothing but the arguments. Look for what the function keeps "
        "from call to call (a global, a default argument, an iterator) and for random choice.",
        calls=tuple((given, str(answer)) for given, answer in calls),
    )


def smallest_change(asked: Asked, met: Finding, start: int) -> Finding:
    """The finding of the smallest two calls of which one changes the other's answer.

    Where none is found by drawing, from the seed `start`, it is the finding that was met before.
    """
    asked = asked.within(CHANGE_INPUTS)
    shown: dict[str, tuple[tuple[Args, Answer], ...]] = {}

    def changing(two: tuple[Args, Args]) -> bool:
        key = json.dumps(two)
        if key not in shown:
            shown[key] = _change_in(asked, *two) if asked.budget.allows_one() else ()
        return bool(shown[key])

    def two(pick: Pick) -> tuple[Args, Args]:
        return asked.respelt(asked.task.draw(pick)), asked.respelt(asked.task.draw(pick))

    pair = smallest(two, changing, start, CHANGE_EXAMPLES)
    if pair is None:
        return met
    calls = shown[json.dumps(pair)]
    return _change(asked, calls[-1][0], calls)


def _change_in(asked: Asked, one: Args, other: Args) -> tuple[tuple[Args, Answer], ...]:
    """The calls, of one input again and again or of two in turn, up to an answer that changed."""
    alone = asked.solution.ask_fresh(asked.name, [other])[0]
    for calls in ([other] * REPETITIONS, [one, other] * REPETITIONS):
        answers = asked.solution.ask_fresh(asked.name, calls)
        for answer in answers:
            asked.budget.spend(answer)
        for number, (args, answer) in enumerate(zip(calls, answers, strict=False), start=1):
            if args == other and not _same(answer, alone):
                first = [(other, alone)] if number > 1 and calls[0] != other else []
                return (*first, *list(zip(calls, answers, strict=False))[:number])
    return ()
