"""What came of a call, and what is wrong with it."""

from dataclasses import dataclass
from typing import Any

from poker_fp.katas.kata import Args, Task


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one call of a learner's function."""

    type: str = ""
    """The type of the value: `int`, `bool`, `list[str]`, ...; empty if there is no value."""

    value: Any = None
    """The value, if it is an int, a bool, a str or a list of str."""

    shown: str = ""
    """The value as Python writes it, shortened."""

    fault: str = ""
    """Why there is no value: `exception`, `exit`, `endless loop`."""

    message: str = ""
    """The particulars of the fault."""

    printed: str = ""
    """The start of what it wrote to standard output."""

    changed: str = ""
    """The arguments after the call, if they are not as they were."""

    def __str__(self) -> str:
        return self.message if self.fault else self.shown


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong, on the smallest input that shows it, and why it is wrong."""

    stage: str
    """What found it: `case`, `law`, `counterexample` or `repetition`."""

    kind: str
    """What is wrong: `wrong answer`, `wrong type`, `exception`, `exit`, `endless loop`,
    `printed`, `changed argument`, `changing answer` or `broken law`.
    """

    function: str
    given: Args
    expected: str
    got: str
    about: str = ""
    why: str = ""
    hint: str = ""
    calls: tuple[tuple[Args, str], ...] = ()
    """The calls behind a broken law or a changing answer, each with what came of it."""


BOOL_TRAP = (
    "It answered with a bool. To Python True is 1 and False is 0, so `a > b` says 1 or 0 and never "
    "-1: it cannot tell 'weaker' from 'equal'. (a > b) - (a < b) can."
)


MANNERS = ("changed argument", "printed")
"""The kinds of finding in which the answer itself is right."""


def judged(task: Task, args: Args, answer: Answer) -> tuple[str, str] | None:
    """What is wrong with an answer of a learner's function: its kind, and a hint; None if nothing.

    `args` are the arguments of the call. See Also: `found`, which makes a `Finding` of it.

    >>> from poker_fp.katas import KATAS
    >>> compare, hands = KATAS["bache"].tasks[0], ("2H 3D 5S 9C KD", "2C 3H 4S 8C AH")
    >>> assert judged(compare, hands, Answer("int", -7, "-7")) is None
    >>> assert judged(compare, hands, Answer("bool", False, "False")) == (
    ...     "wrong answer", BOOL_TRAP
    ... )
    >>> kind, hint = judged(compare, hands, Answer("NoneType", None, "None", printed="-1"))
    >>> assert kind == "wrong type" and "return" in hint
    """
    if answer.fault:
        return answer.fault, ""
    boolean = answer.type == "bool" and task.returns == "int"
    if answer.type != task.returns and not boolean:
        return "wrong type", _of_type(task, answer)
    expected = task.oracle(*args)
    if not task.agrees(answer.value, expected):
        return "wrong answer", BOOL_TRAP if boolean else task.hint(answer.value, expected)
    if answer.changed:
        return "changed argument", (
            f"Its argument was {answer.changed} after the call. "
            "A caller still needs its list: work on a copy, as sorted() does."
        )
    if answer.printed:
        return "printed", (
            f"It printed {answer.printed!r}. The answer is right, but a function that answers "
            "should only answer: take the print out."
        )
    return None


def _of_type(task: Task, answer: Answer) -> str:
    if answer.type == "NoneType":
        said = "It printed something: return it instead." if answer.printed else ""
        return said or "A path through it ends without a return."
    return f"The answer is to be of type {task.returns}, and is of type {answer.type}."


def found(stage: str, task: Task, args: Args, answer: Answer, about: str = "") -> Finding | None:
    """The finding that an answer to a call is, or None if the answer is right.

    `stage` says what met it, `about` the point of the case. See Also: `judged`.

    >>> from poker_fp.katas import KATAS
    >>> compare, hands = KATAS["bache"].tasks[0], ("2H 3D 5S 9C KD", "2C 3H 4S 8C AH")
    >>> finding = found("case", compare, hands, Answer("int", 1, "1"))
    >>> assert (finding.expected, finding.got) == ("-1", "1")
    >>> assert "high card" in finding.why
    """
    wrong = judged(task, args, answer)
    if wrong is None:
        return None
    kind, hint = wrong
    value = answer.value if kind == "wrong answer" else None
    return Finding(
        stage,
        kind,
        task.name,
        args,
        expected=repr(task.oracle(*args)),
        got=str(answer),
        about=about,
        why=task.why(args, value),
        hint=hint,
    )
