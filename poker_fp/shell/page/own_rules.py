"""A rule made from the code that a reader wrote.

The code is run: whoever calls this has asked the reader. What it answers is looked at each time, so
that a pattern that gives no evidence, or a comparator that gives no number, says so.
"""

import ast
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, wraps
from inspect import signature
from reprlib import repr as shortened
from typing import Any, NamedTuple

from returns.result import Failure, Result, Success

import poker_fp
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rule import Rule, rule, rule_from

FILE = "<your rule>"
"""What stands for the name of the file in the code's own faults."""

LONGEST_NAME = 40

LARGEST = 10**15
"""Of what a rule may answer: numbers of more digits tell a reader nothing."""

TOO_LARGE = "a number of more than 15 digits"

WHAT_IS_WANTED = (
    "write a function of one hand, which gives its evidence, or of two, which compares them"
)


class Own(NamedTuple):
    """A rule that a code defines, and the expression that makes it of what the code defines."""

    rule: Rule[Hand]
    expression: str


class Fault(NamedTuple):
    """What is wrong with a code, and where in it; `start` and `end` count bytes of UTF-8."""

    text: str
    line: int | None = None
    start: int = 0
    end: int | None = None


@lru_cache(maxsize=32)
def own_rule(code: str) -> Result[Own, Fault]:
    """The rule that a code defines last, or why there is none.

    It is a function of one hand, a pattern; a function of two, a comparator; or a `Rule`. A
    function's name is the rule's, with blanks. What `poker_fp` exports is there without an import.

    >>> made = own_rule("def all_red(hand): return ()").unwrap()
    >>> assert (made.rule.name, made.expression) == ("all red", 'rule("all red", all_red)')
    >>> fault = own_rule("def all_red(hand) return ()").failure()
    >>> assert fault == Fault("line 1: SyntaxError: expected ':'", 1, 18, 24)
    """
    try:
        return _made(code).alt(Fault)
    except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's code may raise anything
        return Failure(fault_of(error))


def fault_of(error: BaseException) -> Fault:
    """What a reader's code raised, with the place in it where it did.

    >>> assert fault_of(ValueError("no")) == Fault("ValueError: no")
    """
    line, start, end = _place(error)
    where = f"line {line}: " if line else ""
    what = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    text = where + (what if len(what) <= 200 else what[:199] + "…").rstrip(": ")
    return Fault(text, line, start, end)


def _place(error: BaseException) -> tuple[int | None, int, int | None]:
    if isinstance(error, SyntaxError) and error.filename == FILE:
        text, end = error.text or "", error.end_offset or 0
        start = len(text[: max(0, (error.offset or 1) - 1)].encode())
        ends_there = error.end_lineno == error.lineno and end > 0
        return error.lineno, start, len(text[: end - 1].encode()) if ends_there else None
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if frame.filename == FILE]
    if not ours:
        return None, 0, None
    last = ours[-1]
    return last.lineno, last.colno or 0, last.end_colno if last.end_lineno == last.lineno else None


def pointed(fault: Fault, code: str) -> tuple[str, str] | None:
    """The line of a code that is at fault, and a line of carets to stand under it.

    >>> code = "def f(hand):" + chr(10) + "    return nothing"
    >>> assert pointed(Fault("", 2, 11, 18), code) == ("    return nothing", " " * 11 + "^" * 7)
    """
    lines = code.splitlines()
    if fault.line is None or not 0 < fault.line <= len(lines):
        return None
    line = lines[fault.line - 1].expandtabs(1)
    start, end = (len(line.encode()[:at].decode(errors="ignore")) for at in fault[2:])
    return line, " " * start + "^" * max(1, end - start)


def _made(code: str) -> Result[Own, str]:
    names: dict[str, Any] = {name: getattr(poker_fp, name) for name in poker_fp.__all__}
    tree = ast.parse(code, FILE)
    exec(compile(tree, FILE, "exec"), names)
    bound = [name for node in reversed(tree.body) for name in _bound(node)]
    found = next((name for name in bound if callable(names[name])), None)
    if found is None:
        return Failure(f"nothing here is a rule: {WHAT_IS_WANTED}")
    return _own(found, names[found]).bind(_well_named)


def _bound(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives to values."""
    match node:
        case ast.FunctionDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            yield name


def _own(variable: str, value: Any) -> Result[Own, str]:
    if isinstance(value, Rule):
        pattern = None if value.pattern is None else _giving_evidence(value.pattern)
        made = replace(value, comparator=_a_number(value.comparator), pattern=pattern)
        return Success(Own(made, variable))
    name = variable.replace("_", " ").strip()
    taken = len(signature(value).parameters)
    if taken == 1:
        return Success(Own(rule(name, _giving_evidence(value)), f'rule("{name}", {variable})'))
    if taken == 2:
        return Success(Own(rule_from(name, _a_number(value)), f'rule_from("{name}", {variable})'))
    return Failure(f"{variable} takes {taken} values: {WHAT_IS_WANTED}")


def _well_named(made: Own) -> Result[Own, str]:
    name: Any = made.rule.name
    if isinstance(name, str) and name.isprintable() and 0 < len(name.strip()) <= LONGEST_NAME:
        return Success(made)
    return Failure(f"a rule's name is a text of one to {LONGEST_NAME} characters")


def _giving_evidence(pattern: Callable[[Hand], Any]) -> Callable[[Hand], Evidence]:
    @wraps(pattern)
    def evidence(hand: Hand) -> Evidence:
        seen = pattern(hand)
        if not isinstance(seen, tuple) or not all(isinstance(item, int) for item in seen):
            wanted = "evidence is a tuple of whole numbers, such as (1,), or ()"
            raise TypeError(f"{wanted}, not {shortened(seen)}{_as_evidence(seen)}")
        if any(abs(item) > LARGEST for item in seen):
            raise ValueError(TOO_LARGE)
        return seen

    return evidence


def _as_evidence(seen: Any) -> str:
    """What to return in the place of yes, no or a number."""
    if isinstance(seen, bool):
        return ": return (1,) for yes, and () for no"
    return f": return ({seen},)" if isinstance(seen, int) and abs(seen) <= LARGEST else ""


def _a_number(comparator: Callable[[Hand, Hand], Any]) -> Callable[[Hand, Hand], int]:
    @wraps(comparator)
    def answer(a: Hand, b: Hand) -> int:
        given = comparator(a, b)
        if not isinstance(given, int | float) or given != given:  # nan is not itself
            raise TypeError(f"a comparator answers with a number, not {shortened(given)}")
        if abs(given) > LARGEST:
            raise ValueError(TOO_LARGE)
        return given  # type: ignore[return-value] # of which only the sign is read

    return answer
