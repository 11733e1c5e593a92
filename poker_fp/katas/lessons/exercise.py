"""An exercise of a lesson as a value: what is asked in words, questions with right answers, hints.

An answer is any Python object: a function, a comparator, a ranking, three numbers. An exercise is
called with one and says in a `Verdict` whether it is right, or shows the shortest question that
it answers wrongly.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from poker_fp.katas.lessons.mistakes import usual
from poker_fp.katas.lessons.questions import Question, Wrong
from poker_fp.katas.lessons.ways import names_used


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an exercise says of an answer. As text it is for a person, at the prompt too."""

    wanted: str
    """The name that the exercise asks for."""

    questions: int
    """How many were answered: all of them, or those up to the first wrong answer."""

    wrong: Wrong | None = None

    written: bool = True
    """Is there an answer at all? None, `...` and what raises NotImplementedError are none."""

    handed_over: bool = True
    """Was the exercise called with an answer?"""

    much_like: str = ""
    """A name that looks like the one asked for, where that is missing."""

    not_with: tuple[str, ...] = ()
    """The names that were to be used, and were not, by an answer that is right."""

    @property
    def right(self) -> bool:
        """Was every question answered rightly?"""
        return self.written and self.wrong is None

    def __str__(self) -> str:
        return "\n".join(self._lines())

    __repr__ = __str__

    def _lines(self) -> Iterator[str]:
        if not self.handed_over:
            yield f"Hand your answer over: {self.wanted} goes between the parentheses."
            return
        if not self.written:
            yield f"{self.wanted} is not written yet{self.perhaps_misspelt}."
            return
        if self.wrong is None:
            many = "1 question" if self.questions == 1 else f"{self.questions:,} questions"
            yield f"{self.wanted} is right ({many} asked){self.but}."
            return
        is_case = self.wrong.asked != self.wanted
        yield f"{self.wanted} is not right yet{'. The smallest case found' if is_case else ''}:"
        if is_case:
            yield f"  {self.wrong.asked}"
        yield f"    expected {self.wrong.expected}"
        yield f"    got      {self.wrong.given}"
        for line in self.wrong.printed.splitlines():
            yield f"    printed  {line}"
        if self.wrong.habit:
            yield f"  Perhaps: {self.wrong.habit}"

    @property
    def perhaps_misspelt(self) -> str:
        """The end of a sentence that says that there is no answer."""
        return f": there is a `{self.much_like}`" if self.much_like else ""

    @property
    def but(self) -> str:
        """The end of a sentence that says that an answer is right."""
        names = ", ".join(f"`{name}`" for name in self.not_with)
        return f", but not with {names}, as was asked" if names else ""


NOTHING: Any = object()
"""What an exercise is called with where no answer is handed over: None may be one, unwritten."""

Habits: TypeAlias = tuple[tuple[str, Any], ...]
"""Wrong answers, each after a sentence that names the habit behind it."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to write.

    >>> from poker_fp.katas.lessons.comparing import practice
    >>> practice(lambda a, b: a[1] - b[1])
    by_points is right (117 questions asked).
    >>> practice(lambda a, b: a[1] > b[1]).wrong.asked
    "by_points(('Reds', 0), ('Blues', 1))"
    """

    wanted: str
    """The name that it asks for."""

    statement: str
    hints: tuple[str, str]
    """For who is stuck; the second says more than the first."""

    stub: str
    """The Python that a learner starts from."""

    questions: Callable[[], Iterable[Question]]
    """Given cases first, then all small inputs or drawn ones."""

    habits: Habits
    """Wrong answers, which it refuses."""

    by_way_of: tuple[str, ...] = ()
    """Names that an answer is to use. One that does not may be right; the verdict says so."""

    def __call__(self, answer: Any = NOTHING) -> Verdict:
        """Whether an answer is right; if not, the shortest question that it answers wrongly."""
        if answer is NOTHING:
            return Verdict(self.wanted, 0, written=False, handed_over=False)
        if answer is None or answer is ...:
            return self.unwritten
        questions = _all_of(self.questions)
        mine: list[Wrong | None] = []
        for question in questions:
            mine.append(question.wrong(answer))
            if _got(mine[-1]).startswith(NotImplementedError.__name__) and not any(mine[:-1]):
                return self.unwritten
            if _was_interrupted(mine[-1]):
                break
        wrong = [each for each in mine if each]
        if not wrong:
            return Verdict(self.wanted, len(questions), not_with=self._not_with(answer))
        smallest = min(wrong, key=lambda each: (_was_interrupted(each), len(each.asked)))
        habit = "" if _was_interrupted(mine[-1]) else self._habit(questions, mine)
        others = [each.got for each in wrong if each.got != "None"]  # what is said fits any case
        mistakes = filter(None, map(usual, [smallest.got, *others]))
        said = smallest.because(habit or next(mistakes, ""))
        return Verdict(self.wanted, mine.index(wrong[0]) + 1, said)

    @property
    def unwritten(self) -> Verdict:
        """The verdict where there is no answer."""
        return Verdict(self.wanted, 0, written=False)

    def question(self, asked: str) -> Question:
        """The question that is asked in these words.

        >>> from poker_fp.katas.lessons import LESSONS
        >>> practice = LESSONS[1].exercises["practice"]
        >>> asked = "by_points(('Reds', 0), ('Blues', 1))"
        >>> assert practice.question(asked).wrong(lambda a, b: 0).expected == "a negative number"
        """
        return next(each for each in _all_of(self.questions) if each.asked == asked)

    def __repr__(self) -> str:
        return self.statement

    def _not_with(self, answer: Any) -> tuple[str, ...]:
        used = names_used(answer) if self.by_way_of else ()
        return tuple(name for name in self.by_way_of if name not in used)

    def _habit(self, questions: Sequence[Question], mine: Sequence[Wrong | None]) -> str:
        """The habit whose answer fails where this one does, and in the same way; or nothing."""

        def alike(other: Any) -> bool:
            pairs = zip(questions, mine, strict=True)
            return all(_got(question.wrong(other)) == _got(wrong) for question, wrong in pairs)

        return next((said for said, other in self.habits if alike(other)), "")


@cache
def _all_of(questions: Callable[[], Iterable[Question]]) -> tuple[Question, ...]:
    """The questions of an exercise, with the right answers: they are worked out once."""
    return tuple(questions())


def _was_interrupted(wrong: Wrong | None) -> bool:
    """Did an answer not end? Then it is asked nothing more: nobody may interrupt it again."""
    return _got(wrong).startswith(TimeoutError.__name__)


def _got(wrong: Wrong | None) -> str:
    """What an answer gives where that is wrong; nothing where it is right."""
    return wrong.got if wrong else ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson's exercises, and what its page gives to those who do them."""

    number: int
    title: str
    page: str
    """The file of its page, in `examples`, without `.py`."""

    given: str
    """Python from the page on which the exercises build: imports, and what the page defined."""

    practice: Exercise
    recommended: Exercise
    stretch: Exercise

    @property
    def exercises(self) -> dict[str, Exercise]:
        """The three by their level."""
        return {
            "practice": self.practice,
            "recommended": self.recommended,
            "stretch": self.stretch,
        }
