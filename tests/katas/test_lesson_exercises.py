"""The exercises of the lessons: what is right is accepted, what is wrong refused and shown."""

import runpy
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, cmp_to_key
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from returns.result import Success

import poker_fp.fast
from poker_fp import Comparator, Hand, compare, natural
from poker_fp.katas.lessons import LESSONS, Exercise, Lesson
from poker_fp.katas.lessons.comparing import practice
from poker_fp.katas.lessons.compiling import _table

algebra: Any = poker_fp  # wrong answers do not fit its types
comparing, compound, reverse, then = (
    algebra.comparing,
    algebra.compound,
    algebra.reverse,
    algebra.then,
)

ROOT = Path(__file__).parent.parent.parent
SOLUTIONS = ROOT / "examples" / "solutions"
RIGHT = [Path(__file__).parent / "right", SOLUTIONS]

EXERCISES = [
    pytest.param(lesson, exercise, id=f"{lesson.number}-{level}")
    for lesson in LESSONS.values()
    for level, exercise in lesson.exercises.items()
]
WRONG = [
    pytest.param(
        *(exercise, said, answer),
        id=f"{lesson.number}-{level}-{number}",
        marks=() if number == 0 else pytest.mark.slow,
    )
    for lesson in LESSONS.values()
    for level, exercise in lesson.exercises.items()
    for number, (said, answer) in enumerate(exercise.habits)
]

each_exercise = pytest.mark.parametrize(("lesson", "exercise"), EXERCISES)


@cache
def answers(path: Path) -> dict[str, Any]:
    """What a file of answers defines. Those of lesson 11 get the table that the exercises have."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(poker_fp.fast, "compile_ranking", lambda rules: Success(_table(rules)))
        return runpy.run_path(str(path))


@each_exercise
@pytest.mark.parametrize("folder", RIGHT, ids=lambda folder: folder.parent.name)
def test_right_answers_in_two_styles_are_accepted(
    lesson: Lesson, exercise: Exercise, folder: Path
) -> None:
    """The worked solutions, and answers written by other habits: loops, cases, plain keys."""
    (path,) = folder.glob(f"*_{lesson.number:02}.py")
    verdict = exercise(answers(path)[exercise.wanted])
    right = f"{exercise.wanted} is right ({verdict.questions:,} questions asked)"
    if folder == SOLUTIONS:
        assert str(verdict) == f"{right}."
    else:
        assert verdict.right
        assert str(verdict).startswith(right)


def untyped(value: Any) -> Any:
    """A value where none of its type is wanted."""
    return value


def by_itself(a: object, b: object) -> int:
    """A function without an end."""
    return by_itself(b, a)


@each_exercise
def test_each_exercise_knows_four_habits_and_more(lesson: Lesson, exercise: Exercise) -> None:
    """Each is said in a sentence of its own."""
    said = [sentence for sentence, _ in exercise.habits]
    assert len(said) == len(set(said)) >= 4, lesson.number
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize(("exercise", "said", "answer"), WRONG)
def test_every_wrong_answer_is_refused_with_a_case(
    exercise: Exercise, said: str, answer: object
) -> None:
    """What was asked, expected and given; and a habit, its own or one that looks like it."""
    verdict = exercise(answer)
    assert not verdict.right, said
    assert verdict.wrong is not None
    assert exercise.wanted in verdict.wrong.asked
    assert verdict.wrong.got != verdict.wrong.expected
    assert verdict.wrong.habit in [sentence for sentence, _ in exercise.habits]
    shown = str(verdict).splitlines()
    assert f"    expected {verdict.wrong.expected}" in shown
    assert f"    got      {verdict.wrong.given}" in shown


@each_exercise
@pytest.mark.parametrize(
    "nothing",
    [lambda *_: 0, lambda *_: (), lambda *_: None, (), (0, 0, 0), None, ..., True, "text"],
)
def test_answers_with_no_work_in_them_are_refused(
    lesson: Lesson, exercise: Exercise, nothing: object
) -> None:
    """Neither a function that always says the same nor an empty value will do."""
    assert not exercise(nothing).right, lesson.number


def test_a_wrong_answer_is_shown_by_its_smallest_case() -> None:
    """As a person sees it at the prompt."""
    assert repr(practice(lambda a, b: a[1] > b[1])).splitlines() == [
        "by_points is not right yet. The smallest case found:",
        "  by_points(('Reds', 0), ('Blues', 1))",
        "    expected a negative number",
        "    got      False",
        "  Perhaps: It answers with a bool: True is 1 and False is 0, so it never says 'before'.",
    ]


def turned_podium(hands: list[Hand]) -> list[list[Hand]]:
    """The last three groups, where the first three were asked for."""
    key = cmp_to_key(compare)
    return [list(group) for _, group in groupby(sorted(hands, key=key), key=key)][-3:]


def beats_ties(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    """Those that tie are counted."""
    key = cmp_to_key(order)
    return bisect_right(in_order, key(mine), key=key)


def unstable(values: list[str], comparator: Comparator[str]) -> list[str]:
    """The least is brought to the front by an exchange, which may pass one that ties."""
    new = values[:]
    for first in range(len(new)):
        for other in range(first + 1, len(new)):
            if comparator(new[first], new[other]) > 0:
                new[first], new[other] = new[other], new[first]
    return new


@pytest.mark.parametrize(
    ("number", "level", "answer", "asked"),
    [
        (6, "practice", turned_podium, "podium([hand('2h 3d 5s 9c Kd'), hand('2c 3h 4s 8c Ah')])"),
        (
            6,
            "stretch",
            beats_ties,
            "beaten(compare, hand('2h 3d 5s 9c Kd'), [hand('2h 3d 5s 9c Kd')])",
        ),
        (1, "stretch", unstable, "my_sorted(['9', '09', '2'], by_number)"),
        (3, "practice", comparing(lambda w: (len(w), w[:3])), "by_size('aaaa', 'aaab')"),
    ],
)
def test_the_shortest_question_that_fails_is_shown(
    number: int, level: str, answer: object, asked: str
) -> None:
    """A case with few hands and short lists is among the questions, and is found."""
    wrong = LESSONS[number].exercises[level](answer).wrong
    assert wrong is not None
    assert wrong.asked == asked


@pytest.mark.parametrize(
    ("number", "level", "answer", "said"),
    [
        (3, "practice", then(len, natural), "A function is given more values than it takes"),
        (4, "practice", compound(reverse(attrgetter("suit")), natural), "A function is given more"),
        (4, "practice", natural, "Cards and hands have no order of their own"),
        (6, "practice", lambda hands: sorted(hands)[:3], "Cards and hands have no order of their"),
        (
            6,
            "practice",
            lambda hands: sorted(hands, key=untyped(compare)),
            "A function is given fewer values",
        ),
        (2, "practice", comparing(3), "A value stands where a function is wanted"),
        (1, "practice", lambda a, b: "before", ""),
        (3, "stretch", lambda cs, a, b: len(cs) if cs else None, ""),
        (1, "recommended", by_itself, "It calls itself, and nothing ends that."),
        (1, "stretch", lambda values, c: [values.pop() for _ in values[:]], "It changes what it"),
        (
            5,
            "practice",
            lambda h: h.ranks if h.suited else None,
            "It gives None, as a function does",
        ),
    ],
)
def test_a_mistake_that_is_made_everywhere_is_named(
    number: int, level: str, answer: object, said: str
) -> None:
    """It is told by the error; where no sentence fits, none is said."""
    wrong = LESSONS[number].exercises[level](answer).wrong
    assert wrong is not None
    assert wrong.habit.startswith(said)
    assert bool(wrong.habit) == bool(said)


def test_a_habit_is_named_only_where_the_answer_fails_everywhere_as_it_does() -> None:
    """An answer wrong in its own way gets the case, and no guess."""

    def twelve_is_lucky(a: tuple[str, int], b: tuple[str, int]) -> int:
        return -1 if a[1] == 12 else natural(a[1], b[1])

    verdict = practice(twelve_is_lucky)
    assert verdict.wrong is not None
    assert verdict.wrong.habit == ""
    assert len(str(verdict).splitlines()) == 4


@pytest.mark.parametrize(("before", "got"), [(0, "TimeoutError: no end within 5 s"), (2, "0")])
def test_an_answer_that_may_not_end_is_asked_nothing_more(before: int, got: str) -> None:
    """What was interrupted once is not asked again, in the search for a habit neither."""
    asked: list[object] = []

    def wrong_and_then_endless(a: object, b: object) -> int:
        asked.append((a, b))
        if len(asked) > before:
            raise TimeoutError("no end within 5 s")
        return 0

    verdict = practice(wrong_and_then_endless)
    assert verdict.wrong is not None
    assert (verdict.questions, verdict.wrong.got, len(asked)) == (1, got, before + 1)


def raising(_a: object, _b: object) -> int:
    """An answer with a mistake in it."""
    raise KeyError("points")


def endless(_a: object, _b: object) -> int:
    """An answer that whoever runs the exercise has interrupted."""
    raise TimeoutError("no end within 5 s")


def leaving(_a: object, _b: object) -> int:
    """An answer that would end the program."""
    raise SystemExit


@pytest.mark.parametrize(
    ("answer", "got"),
    [
        (raising, "KeyError: 'points'"),
        (endless, "TimeoutError: no end within 5 s"),
        (leaving, "SystemExit"),
        (5, "TypeError: 'int' object is not callable"),
        (lambda a: 0, "TypeError: <lambda>() takes 1 positional argument but 2 were given"),
    ],
)
def test_whatever_an_answer_does_is_said(answer: object, got: str) -> None:
    """No answer raises through its exercise."""
    verdict = practice(answer)
    assert verdict.wrong is not None
    assert verdict.wrong.got.replace("test_whatever_an_answer_does_is_said.<locals>.", "") == got


def a_stub(_a: object, _b: object) -> int:
    """What a learner starts from."""
    raise NotImplementedError("by_points is yours to write")


@pytest.mark.parametrize("answer", [None, ..., a_stub])
def test_what_is_not_written_yet_is_not_wrong_either(answer: object) -> None:
    """No case is shown for an answer that is not there."""
    verdict = practice(answer)
    assert (verdict.right, verdict.wrong) == (False, None)
    assert str(verdict) == "by_points is not written yet."


def test_an_exercise_called_with_nothing_asks_for_the_answer() -> None:
    """None is an answer that is not written; no argument at all is none handed over."""
    verdict = practice()
    assert not verdict.right
    assert str(verdict) == "Hand your answer over: by_points goes between the parentheses."


def test_an_exercise_at_the_prompt_says_what_it_asks() -> None:
    """Its text is the statement; its hints are two."""
    assert repr(practice).startswith("Write `by_points(a, b)` for teams")
    assert all(
        len(exercise.hints) == 2
        for lesson in LESSONS.values()
        for exercise in lesson.exercises.values()
    )


@each_exercise
def test_the_stub_names_what_the_exercise_asks_for(lesson: Lesson, exercise: Exercise) -> None:
    """A learner finds the name where the answer is to stand, and in the statement."""
    assert exercise.stub.startswith(
        (f"def {exercise.wanted}(", f"{exercise.wanted} = ", f"{exercise.wanted}: ")
    )
    assert f"`{exercise.wanted}" in exercise.statement, lesson.number
