"""Questions to ask of an answer, and how they are read: calls, comparisons, orders."""

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from numbers import Real
from random import Random
from typing import Any, TypeVar

from poker_fp.algebra.comparators import Comparator, comparing, sign
from poker_fp.choices.pick import Pick
from poker_fp.katas.lessons.ways import is_library, names_used
from poker_fp.katas.lessons.writing import Named, written

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wrong:
    """A question that was answered wrongly, as text."""

    asked: str
    """As one would type it: `by_points(('Reds', 9), ('Blues', 12))`."""

    expected: str
    got: str
    line: int | None = None
    """The line of the learner's file that raised, where something was raised."""

    printed: str = ""
    """What the answer printed when it was asked, where that was caught."""

    habit: str = ""
    """What may be behind it, in a sentence; mostly nothing."""

    def because(self, habit: str) -> "Wrong":
        """The same, with the habit behind it."""
        return replace(self, habit=habit)

    @property
    def given(self) -> str:
        """What came, and from which line."""
        return self.got if self.line is None else f"{self.got} (line {self.line})"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing asked of an answer: how it is asked, and what a right answer gives."""

    asked: str
    ask: Callable[[Any], Any]
    """From the answer to what it gives here. It may raise: that is wrong."""

    expected: str
    agrees: Callable[[Any], bool]

    def wrong(self, answer: Any) -> Wrong | None:
        """What is wrong with what an answer gives here, or None."""
        try:
            got = self.ask(answer)
            right = bool(self.agrees(got))
        except (Exception, SystemExit) as error:  # noqa: BLE001 a learner's function may do so
            return Wrong(self.asked, self.expected, said(error), _line(error))
        return None if right else Wrong(self.asked, self.expected, written(got))


class Refusal(Exception):  # noqa: N818 no error of ours: it goes up through a learner's function
    """What a value handed to a learner's function says when it is asked too much."""


def said(error: BaseException) -> str:
    """An exception as text.

    >>> said(ValueError("not a card"))
    'ValueError: not a card'
    """
    text = str(error).split("\n", maxsplit=1)[0]
    name = type(error).__name__
    return text if isinstance(error, Refusal) else f"{name}: {text}" if text else name


def _line(error: BaseException) -> int | None:
    """The innermost line of a learner's file, if there is one: at the prompt there is no file."""
    frames = [] if isinstance(error, Refusal) else traceback.walk_tb(error.__traceback__)
    lines = [
        line
        for frame, line in frames
        if not is_library(frame.f_code.co_filename) and not frame.f_code.co_filename.startswith("<")
    ]
    return lines[-1] if lines else None


by: Callable[[Callable[[Any], Any]], Comparator[Any]] = comparing
"""`comparing` with no types: wrong answers are put together as learners do it, not as they fit."""


def values_of(given: Iterable[Any]) -> list[Any]:
    """The values themselves, out of those that have a name; of lists copies, to be changed."""
    return [_value(item) for item in given]


def _value(item: Any) -> Any:
    if isinstance(item, Named):
        return item.value
    return list(map(_value, item)) if isinstance(item, list) else item


def called(name: str, given: Sequence[Any]) -> str:
    """A call as one would type it."""
    return f"{name}({', '.join(map(written, given))})"


def same(got: Any, expected: Any) -> bool:
    """Equal, where a list is as good as a tuple, but a bool is no number.

    >>> assert same([(1,)], ([1],)) and not same(True, 1) and not same("a", ["a"])
    """
    if isinstance(expected, list | tuple):
        return (
            isinstance(got, list | tuple)
            and len(got) == len(expected)
            and all(map(same, got, expected))
        )
    return bool(got == expected) and isinstance(got, bool) == isinstance(expected, bool)


def exactly(got: Any, expected: Any) -> bool:
    """Equal, and of the same type, as a tuple that will be compared with other tuples must be."""
    return type(got) is type(expected) and same(got, expected)


def calls(
    name: str,
    oracle: Callable[..., Any],
    inputs: Iterable[Sequence[Any]],
    agrees: Callable[[Any, Any], bool] = same,
) -> Iterator[Question]:
    """Calls of a function, each with its arguments, which it must not change."""
    return (_call(name, oracle, given, agrees) for given in inputs)


def _call(
    name: str,
    oracle: Callable[..., Any],
    given: Sequence[Any],
    agrees: Callable[[Any, Any], bool],
) -> Question:
    right = oracle(*values_of(given))

    def ask(function: Any) -> Any:
        mine = values_of(given)
        return _unless_changed(given, mine, function(*mine))

    return Question(called(name, given), ask, written(right), lambda got: agrees(got, right))


def _unless_changed(given: Sequence[Any], mine: Sequence[Any], answer: Any) -> Any:
    """An answer, where the lists it was given are still as they were."""
    for was, now in zip(values_of(given), mine, strict=True):
        if isinstance(was, list) and was != now:
            raise Refusal(f"{written(answer)}, and it changed its argument to {written(now)}")
    return answer


def without(wanted: str, *names: str) -> Question:
    """Is an answer a learner's own work: do neither it nor its helpers use these names?"""

    def ask(answer: Any) -> Any:
        used = sorted(names_used(answer).intersection(names))
        if used:
            raise Refusal(f"one that uses {', '.join(used)}")
        return answer

    return Question(wanted, ask, f"work of your own, without {', '.join(names)}", lambda _: True)


def own(wanted: str, name: str, ready_made: Any) -> Question:
    """Is an answer the learner's own, and not a value that the library has ready-made?"""

    def ask(answer: Any) -> Any:
        if answer is ready_made:
            raise Refusal(f"the library's own {name}")
        return answer

    return Question(wanted, ask, "a value of your own making", lambda _: True)


SIGNS = {-1: "a negative number", 0: "0", 1: "a positive number"}


def comparisons(
    name: str, oracle: Comparator[Any], pairs: Iterable[Sequence[Any]]
) -> Iterator[Question]:
    """Comparisons of two values, of which only the sign is read."""
    return (compared(called(name, pair), lambda c: c, oracle, pair) for pair in pairs)


def compared(
    asked: str,
    comparator_in: Callable[[Any], Comparator[Any]],
    oracle: Comparator[Any],
    pair: Sequence[Any],
) -> Question:
    """A comparison of two values, which must not change, by the comparator that is in an answer."""
    right = sign(oracle(*values_of(pair)))

    def ask(answer: Any) -> Any:
        mine = values_of(pair)
        return _unless_changed(pair, mine, comparator_in(answer)(*mine))

    return Question(
        asked,
        ask,
        SIGNS[right],
        lambda got: isinstance(got, Real) and sign(float(got)) == right,
    )


def drawn(made: Callable[[Pick], T], number: int, size: Callable[[T], Any]) -> list[T]:
    """So many values made from choices, always the same ones, those of the smallest size first.

    >>> assert drawn(lambda pick: pick(9), 100, lambda n: n)[0] == 0
    """
    random = Random(52)
    several = [made(lambda most: random.randint(0, most)) for _ in range(number)]
    return sorted(several, key=size)
