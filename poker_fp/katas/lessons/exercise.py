"""An exercise of a lesson as a value: what is asked in words, questions with right answers, hints.

An answer is any Python object: a function, a comparator, a ranking, three numbers. An exercise is
called with one and says in a `Verdict` whether it is right, or shows the first question that it
answers wrongly. Questions come the smallest first, so that is a smallest case.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import eq
from typing import Any, TypeAlias

from poker_fp.katas.lessons.questions import Question, Wrong


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
            yield f"{self.wanted} is not written yet."
            return
        if self.wrong is None:
            many = "1 question" if self.questions == 1 else f"{self.questions:,} questions"
            yield f"{self.wanted} is right ({many} asked)."
            return
        yield f"{self.wanted} is not right yet. The smallest case found:"
        yield f"  {self.wrong.asked}"
        yield f"    expected {self.wrong.expected}"
        yield f"    got      {self.wrong.got}"
        if self.wrong.habit:
            yield f"  Perhaps: {self.wrong.habit}"


NOTHING: Any = object()
"""What an exercise is called with where no answer is handed over: None may be one, unwritten."""

Habits: TypeAlias = tuple[tuple[str, Any], ...]
"""Wrong answers, each after a sentence that names the habit behind it."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to write.

    >>> from poker_fp.katas.lessons.comparing import practice
    >>> practice(lambda a, b: a[1] - b[1])
    by_points is right (108 questions asked).
    >>> practice(lambda a, b: a[1] > b[1]).wrong.asked
    "by_points(('Reds', 9), ('Blues', 12))"
    """

    wanted: str
    """The name that it asks for."""

    statement: str
    hints: tuple[str, str]
    """For who is stuck; the second says more than the first."""

    stub: str
    """The Python that a learner starts from."""

    questions: Callable[[], Iterable[Question]]
    """Given cases first, then all small inputs or drawn ones, the smallest first."""

    habits: Habits
    """Wrong answers, which it refuses."""

    def __call__(self, answer: Any = NOTHING) -> Verdict:
        """Whether an answer is right; if not, the first question that it answers wrongly."""
        if answer is NOTHING:
            return Verdict(self.wanted, 0, written=False, handed_over=False)
        if answer is None or answer is ...:
            return self.unwritten
        questions = list(self.questions())
        for number, question in enumerate(questions, start=1):
            wrong = question.wrong(answer)
            if wrong and wrong.got.startswith(NotImplementedError.__name__):
                return self.unwritten
            if wrong and _was_interrupted(wrong.got):
                return Verdict(self.wanted, number, wrong)
            if wrong:
                return Verdict(self.wanted, number, wrong.because(self._habit(questions, answer)))
        return Verdict(self.wanted, len(questions))

    @property
    def unwritten(self) -> Verdict:
        """The verdict where there is no answer."""
        return Verdict(self.wanted, 0, written=False)

    def __repr__(self) -> str:
        return self.statement

    def _habit(self, questions: Sequence[Question], answer: Any) -> str:
        """The habit whose answer fails where this one does, and in the same way; or nothing."""
        mine: list[str] = []
        for question in questions:
            mine.append(_got(question, answer))
            if _was_interrupted(mine[-1]):
                return ""

        def alike(other: Any) -> bool:
            return all(map(eq, mine, (_got(question, other) for question in questions)))

        return next((said for said, other in self.habits if alike(other)), "")


def _was_interrupted(got: str) -> bool:
    """Did an answer not end? Then it is asked nothing more: nobody may interrupt it again."""
    return got.startswith(TimeoutError.__name__)


def _got(question: Question, answer: Any) -> str:
    """What an answer gives where that is wrong; nothing where it is right."""
    wrong = question.wrong(answer)
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
