"""What is said of a learner's file: lines, a row, and plain data."""

from poker_fp.katas.lessons import LESSONS
from poker_fp.katas.lessons.exercise import Verdict
from poker_fp.katas.lessons.handed_in import COLUMNS, HandedIn, as_data, in_one_line, lines, row
from poker_fp.katas.lessons.questions import Wrong
from poker_fp.katas.lessons.starting import start

LESSON = LESSONS[1]

RIGHT = Verdict("by_points", questions=12)
UNWRITTEN = Verdict("my_sorted", questions=0, written=False)
WRONG = Verdict(
    "by_rank",
    questions=3,
    wrong=Wrong("by_rank('2', '3')", "a negative number", "2", 7, "a\nb\n", "A habit."),
)
FILE = HandedIn(LESSON, "ann.py", (RIGHT, WRONG, UNWRITTEN), note="Why?", printed="-3\n")


def test_a_file_is_said_in_lines_with_hints_for_what_is_not_right() -> None:
    """What it prints first, then each verdict; only what is not right has hints."""
    said = list(lines(FILE, hints=1))
    assert said[:3] == [
        "The file prints:",
        "  -3",
        "practice: by_points is right (12 questions asked).",
    ]
    assert said[-2:] == ["Why?", "ann.py is not right yet (1 of 3)"]
    of_wrong, of_unwritten = (
        said[[line.startswith(level) for line in said].index(True) + 1]
        for level in ("recommended", "stretch")
    )
    assert [line for line in said if "hint: " in line] == [of_wrong, of_unwritten]
    assert not any("hint: " in line for line in lines(FILE))


def test_what_a_wrong_answer_printed_stands_with_it() -> None:
    """Line by line, as a person sees it at the prompt."""
    assert [line for line in str(WRONG).splitlines() if "printed" in line] == [
        "    printed  a",
        "    printed  b",
    ]


def test_a_file_is_said_in_a_line_a_row_and_as_data() -> None:
    """All that the verdicts tell, in each; a file that did not run has no verdicts."""
    wrong = "by_rank wrong: by_rank('2', '3') expected a negative number got 2 (line 7)"
    assert in_one_line(FILE) == (
        f"ann.py is not right yet: by_points right; {wrong}; my_sorted not written; Why?"
    )
    by_column = dict(zip(COLUMNS, row(FILE), strict=True))
    assert by_column == {
        "file": "ann.py",
        "verdict": "wrong",
        "practice": "right",
        "recommended": "wrong",
        "stretch": "not written",
        "notes": f"{wrong}; Why?",
    }
    data = as_data(FILE, hints=1)
    assert (data["right"], data["note"], data["printed"]) == (False, "Why?", "-3\n")
    practice, recommended, _ = data["exercises"]
    assert (practice["right"], practice["wrong"]) == (True, None)
    assert (recommended["wrong"]["line"], recommended["wrong"]["habit"]) == (7, "A habit.")
    not_run = as_data(HandedIn(LESSON, "ann.py", not_run="line 3: no"))
    assert (not_run["right"], not_run["not_run"], not_run["exercises"]) == (None, "line 3: no", [])


def test_a_file_starts_with_a_stub_for_each_exercise() -> None:
    """A function says that it is yours to write; a value has dots in its place."""
    for lesson in LESSONS.values():
        started = start(lesson)
        for exercise in lesson.exercises.values():
            assert exercise.stub in started
            told = f'NotImplementedError("{exercise.wanted} is yours to write")' in started
            assert told == exercise.stub.startswith("def ")
