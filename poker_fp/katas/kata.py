"""A kata as a value: what is asked, cases with the right answers, an oracle, and laws.

Nothing here runs anything: inputs are made from choices that whoever checks a solution draws (see
`poker_fp.choices`), and laws are predicates on the function under test, which may be any callable.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeAlias

from poker_fp.choices.pick import Pick

Args: TypeAlias = tuple[Any, ...]
"""The arguments of one call."""

Function: TypeAlias = Callable[..., Any]
"""A learner's function, or something that answers as it does."""


@dataclass(frozen=True, slots=True)
class Case:
    """A call with the right answer, and the point of it."""

    about: str
    given: Args
    expected: Any


@dataclass(frozen=True, slots=True)
class Law:
    """What holds of every right solution, whatever the hands."""

    name: str
    says: str
    draw: Callable[[Pick], Args]
    """The values it speaks of."""

    holds: Callable[..., bool]
    """Does it hold of a function and those values?"""


def none_smaller(_: Args) -> Iterable[Args]:
    """The `smaller` of a task from whose arguments nothing can be left out."""
    return ()


@dataclass(frozen=True, slots=True)
class Task:
    """One function to write."""

    name: str
    parameters: tuple[tuple[str, str], ...]
    """Name and type of each."""

    returns: str
    """The type of the answer: `int`, `str` or `list[str]`."""

    doc: str
    """The docstring of the stub: what goes in and out, and an example."""

    cases: tuple[Case, ...]
    oracle: Function
    draw: Callable[[Pick], Args]
    """The arguments of a call."""

    why: Callable[[Args, Any], str]
    """Why the oracle answers as it does, given the arguments and a wrong answer (or None)."""

    agrees: Callable[[Any, Any], bool]
    """Is an answer of the right type as good as the expected one?"""

    hint: Callable[[Any, Any], str]
    """What a wrong answer, beside the expected one, gives away of the fault; mostly nothing."""

    plain: tuple[Callable[[Pick], Args], Callable[[Args], Iterable[int]]] | None = None
    """Arguments made more plainly than by `draw`, to make a wrong input smaller still; and back:
    the choices from which they are made.
    """

    smaller: Callable[[Args], Iterable[Args]] = none_smaller
    """The same arguments with one hand left out, each way that leaves enough."""

    laws: tuple[Law, ...] = ()
    after: str = ""
    """The function that has to be right before this one, which may then be missing."""

    on_hands: str = ""
    """Where the file `cards.py` reads the hands: the rest of the stub, in which they are compared.

    It is empty where that file does not help.
    """

    tens: tuple[tuple[str, str], ...] = ()
    """Other spellings a solution may read: what to replace, and by what, in every text."""

    @property
    def signature(self) -> str:
        """The function's head as it stands in a file: `compare(hand1: str, hand2: str) -> int`."""
        parameters = ", ".join(f"{name}: {type_}" for name, type_ in self.parameters)
        return f"{self.name}({parameters}) -> {self.returns}"


@dataclass(frozen=True, slots=True)
class Kata:
    """An exercise: what is asked in words, and the functions to write."""

    name: str
    title: str
    goal: str
    prerequisites: tuple[str, ...]
    statement: str
    tasks: tuple[Task, ...]
    steps: tuple[str, ...]
    """From the first red test to the fold."""

    questions: tuple[str, ...]
    solution: ModuleType
    """A file that solves it."""

    lines: bool = False
    """Can a program in any language solve it, line of input by line of output?"""
