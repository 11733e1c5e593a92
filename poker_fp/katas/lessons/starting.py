"""The file that a learner starts a lesson from, as text."""

from textwrap import fill

from poker_fp.katas.lessons.exercise import Exercise, Lesson

WIDTH = 88


def file_name(lesson: Lesson) -> str:
    """What a learner's file of a lesson is called.

    >>> from poker_fp.katas.lessons import LESSONS
    >>> assert file_name(LESSONS[1]) == "answers_01.py"
    """
    return f"answers_{lesson.number:02}.py"


def start(lesson: Lesson) -> str:
    """A file to write the answers into: what the page gives, and each exercise with its stub.

    >>> from poker_fp.katas.lessons import LESSONS
    >>> assert "def by_points(a: tuple[str, int], b: tuple[str, int]) -> int:" in start(LESSONS[1])
    """
    name = file_name(lesson)
    head = (
        f'"""Lesson {lesson.number}. {lesson.title}.\n\n'
        f"The page is {lesson.page}.py, among the project's examples. To have the answers\n"
        f"checked: poker-fp lesson check {lesson.number} {name}, with --hint if you are stuck.\n"
        '"""\n\n'
    )
    parts = [_part(level, exercise) for level, exercise in lesson.exercises.items()]
    return "\n\n".join([head + lesson.given, *parts])


def _part(level: str, exercise: Exercise) -> str:
    asked = fill(
        f"{level}: {exercise.statement}",
        WIDTH,
        initial_indent="# ",
        subsequent_indent="# ",
        break_on_hyphens=False,
    )
    if not exercise.stub.startswith("def "):
        return f"{asked}\n{exercise.stub}"
    told = f'    raise NotImplementedError("{exercise.wanted} is yours to write")\n'
    return f"{asked}\n{exercise.stub}{told}"
