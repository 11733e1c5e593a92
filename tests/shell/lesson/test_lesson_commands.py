"""`poker-fp lesson`, as a learner and a teacher meet it: files handed in, right, wrong and bad."""

import csv
import json
import runpy
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from returns.result import Success

import poker_fp.fast
from poker_fp.katas.lessons import LESSONS
from poker_fp.katas.lessons.compiling import _table
from poker_fp.shell.cli import cli
from tests.command import run

ROOT = Path(__file__).parent.parent.parent.parent
OTHER_STYLE = ROOT / "tests" / "katas" / "right"
SOLUTIONS = ROOT / "examples" / "solutions"

each_lesson = pytest.mark.parametrize("number", LESSONS)


def lesson(*arguments: str | Path | int) -> Result:
    """`poker-fp lesson` with some arguments."""
    return CliRunner().invoke(cli, ["lesson", *map(str, arguments)])


def handed_in(folder: Path, name: str, text: str) -> Path:
    """A learner's file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_list_has_every_exercise() -> None:
    """The number to ask for, the title, and the names that are asked for."""
    listed = lesson("list").output
    for number, one in LESSONS.items():
        assert f"{number:>2}  {one.title}\n" in listed
        assert all(f"  {exercise.wanted}\n" in listed for exercise in one.exercises.values())


@each_lesson
def test_a_started_file_runs_and_is_not_written_yet(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its stubs are no wrong answers, and everything they name is there."""
    made = lesson("new", number, tmp_path / "mine")
    (path,) = (tmp_path / "mine").iterdir()
    assert (made.exit_code, made.output) == (0, f"{path}\n")
    monkeypatch.setattr(poker_fp.fast, "compile_ranking", lambda rules: Success(_table(rules)))
    started = runpy.run_path(str(path))
    for exercise in LESSONS[number].exercises.values():
        said = str(exercise(started[exercise.wanted]))
        assert said == f"{exercise.wanted} is not written yet."


def test_a_started_file_is_checked_and_no_name_is_missed(tmp_path: Path) -> None:
    """By the command: no name of it is taken for another, misspelt."""
    lesson("new", 8, tmp_path)
    checked = lesson("check", 8, tmp_path / "answers_08.py")
    assert checked.exit_code == 1
    levels = LESSONS[8].exercises.items()
    assert checked.output.splitlines() == [
        *(f"{level}: {exercise.wanted} is not written yet." for level, exercise in levels),
        f"{tmp_path / 'answers_08.py'} is not right yet (0 of 3)",
    ]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    """What a learner has written stays."""
    path = handed_in(tmp_path, "answers_01.py", "mine = 1\n")
    again = lesson("new", 1, tmp_path)
    assert again.exit_code == 1
    assert again.stderr == f"nothing was written: {path} would be overwritten\n"
    assert path.read_text(encoding="utf-8") == "mine = 1\n"


@pytest.mark.parametrize(
    ("number", "files"),
    [
        (1, [SOLUTIONS / "solution_01.py", OTHER_STYLE / "answers_01.py"]),
        (8, [SOLUTIONS / "solution_08.py"]),
        (11, [SOLUTIONS / "solution_11.py"]),
        (12, [OTHER_STYLE / "answers_12.py"]),
    ],
)
def test_right_files_are_right_within_the_limit(number: int, files: list[Path]) -> None:
    """Several in one command, and the slowest lessons; the rest is asked in tests/katas."""
    checked = lesson("check", number, *files)
    last = checked.output.splitlines()[-len(files) :]
    assert last == [f"{file} is right{'' if len(files) > 1 else ' (3 of 3)'}" for file in files]
    assert checked.exit_code == 0


HALF_RIGHT = """\
def by_points(a, b):
    return a[1] - b[1]

def by_rank(a, b):
    return -(RANKS.index(a) < RANKS.index(b))

RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()
"""


def test_what_is_wrong_is_shown_with_the_habit_and_hints_one_by_one(tmp_path: Path) -> None:
    """The case, expected and got; no hint, then one, then two."""
    path = handed_in(tmp_path, "ann.py", HALF_RIGHT)
    plain, one, two = (lesson("check", 1, path, *["--hint"] * times) for times in range(3))
    shown = [
        "practice: by_points is right (117 questions asked).",
        "recommended: by_rank is not right yet. The smallest case found:",
        "  by_rank('3', '2')",
        "    expected a positive number",
        "    got      0",
        "  Perhaps: It says 'before' and 'tie', but never 'after'.",
        "stretch: my_sorted is not written yet.",
        f"{path} is not right yet (1 of 3)",
    ]
    assert plain.output.splitlines() == shown
    for done, hints in ((plain, 0), (one, 1), (two, 2)):
        assert done.exit_code == 1
        assert done.output.count("  hint: ") == 2 * hints
    assert [line for line in two.output.splitlines() if line in shown] == shown


def test_json_says_the_same_as_data(tmp_path: Path) -> None:
    """An object for one file, an array for several."""
    path = handed_in(tmp_path, "ann.py", HALF_RIGHT)
    done = lesson("check", 1, path, "--json", "--hint")
    data = json.loads(done.stdout)
    assert done.exit_code == 1
    assert (data["lesson"], data["file"], data["right"]) == (1, str(path), False)
    practice, recommended, stretch = data["exercises"]
    assert (practice["right"], practice["wrong"], practice["hints"]) == (True, None, [])
    assert recommended["wrong"]["asked"] == "by_rank('3', '2')"
    assert (recommended["wrong"]["expected"], recommended["wrong"]["got"]) == (
        "a positive number",
        "0",
    )
    assert recommended["hints"] == [LESSONS[1].recommended.hints[0]]
    assert (stretch["written"], stretch["right"]) == (False, False)
    other = handed_in(tmp_path, "ben.py", HALF_RIGHT)
    several = json.loads(lesson("check", 1, path, other, "--json", "--hint").stdout)
    assert several == [data, data | {"file": str(other)}]


IN_SEARCH_OF_A_MISTAKE = """\
def by_point(a, b):
    return a[1] - b[1]

def by_rank(a, b):
    print("a is", a)
    print("b is", b)
    return ranks.index(a) - ranks.index(b)

def mySorted(values, comparator):
    return values

print(by_point(("Reds", 9), ("Blues", 12)))
"""


def test_a_learner_sees_what_is_printed_and_which_line_fails(tmp_path: Path) -> None:
    """Of the file what it prints by itself; of an answer what it prints in the case shown."""
    path = handed_in(tmp_path, "ann.py", IN_SEARCH_OF_A_MISTAKE)
    assert lesson("check", 1, path).output.splitlines() == [
        "The file prints:",
        "  -3",
        "practice: by_points is not written yet: there is a `by_point`.",
        "recommended: by_rank is not right yet. The smallest case found:",
        "  by_rank('2', '2')",
        "    expected 0",
        "    got      NameError: name 'ranks' is not defined (line 7)",
        "    printed  a is 2",
        "    printed  b is 2",
        "stretch: my_sorted is not written yet: there is a `mySorted`.",
        f"{path} is not right yet (0 of 3)",
    ]
    data = json.loads(lesson("check", 1, path, "--json").stdout)
    practice, recommended, _ = data["exercises"]
    assert (data["printed"], practice["much_like"]) == ("-3\n", "by_point")
    assert (recommended["wrong"]["line"], recommended["wrong"]["printed"]) == (
        7,
        "a is 2\nb is 2\n",
    )


def test_a_name_that_the_lesson_gives_is_no_misspelling(tmp_path: Path) -> None:
    """Lesson 8 gives `answer` and asks for `answers`."""
    lesson("new", 8, tmp_path)
    path = tmp_path / "answers_08.py"
    text = path.read_text(encoding="utf-8").replace("def answers(", "def nothing(")
    path.write_text(text, encoding="utf-8")
    checked = lesson("check", 8, path)
    assert checked.output.splitlines()[0] == "practice: answers is not written yet."


def test_a_right_answer_by_another_way_is_right(tmp_path: Path) -> None:
    """The way that was asked for is said, and changes neither the count nor the status."""
    text = (SOLUTIONS / "solution_02.py").read_text(encoding="utf-8")
    path = handed_in(tmp_path, "ann.py", f"{text}\n\nby_length = lambda a, b: len(a) - len(b)\n")
    done = lesson("check", 2, path)
    assert done.exit_code == 0
    first, *_, last = done.output.splitlines()
    assert first.endswith("asked), but not with `comparing`, as was asked.")
    assert last == f"{path} is right (3 of 3)"
    (practice, *_) = json.loads(lesson("check", 2, path, "--json").stdout)["exercises"]
    assert (practice["right"], practice["not_with"]) == (True, ["comparing"])
    said = "by_length right, but not with `comparing`, as was asked"
    several = lesson("check", 2, path, SOLUTIONS / "solution_02.py").output.splitlines()
    assert several[0] == f"{path} is right ({said})"
    (row,) = csv.DictReader(StringIO(lesson("check", 2, path, "--csv").output))
    assert (row["verdict"], row["practice"], row["notes"]) == ("right", "right", said)


BAD = {
    "syntax.py": ("def by_points(a, b:\n", "did not run: SyntaxError"),
    "raises.py": ("1 / 0\n", "did not run: ZeroDivisionError: division by zero (line 1)"),
    "leaves.py": ("exit()\n", "did not run: it ended the program by sys.exit"),
    "dies.py": ("import os\nos._exit(3)\n", "did not run: the process ended"),
    "loops.py": (
        "while True:\n    pass\n",
        "did not run: TimeoutError: no end within 1 s",
    ),
    "missing.py": (None, "did not run: No such file or directory"),
    "inner.py": (
        "def by_points(a, b):\n    while True: pass\n",
        "is not right yet: by_points wrong: by_points(('Reds', 9), ('Blues', 12)) "
        "expected a negative number got "
        "TimeoutError: no end within 1 s (line 2); by_rank not written; my_sorted not written",
    ),
    "ends.py": (
        "import os\ndef by_points(a, b):\n    os._exit(0)\n" + HALF_RIGHT.split("\n\n", 1)[1],
        "is not right yet: by_points wrong: by_points expected an answer got the process ended; "
        "by_rank wrong",
    ),
    "empty.py": (
        "",
        "is not right yet: by_points not written; by_rank not written; my_sorted not written",
    ),
    "noise.py": (
        "print('by_points is right')\nby_points = 3\n",
        "is not right yet: by_points wrong",
    ),
}


def test_a_bad_file_stops_no_other(tmp_path: Path) -> None:
    """Each has its line, in the order given; the worst of them makes the exit status."""
    good = OTHER_STYLE / "answers_01.py"
    files = [tmp_path / name for name in BAD]
    for path, (text, _) in zip(files, BAD.values(), strict=True):
        if text is not None:
            path.write_text(text, encoding="utf-8")
    again = handed_in(tmp_path, "zoe.py", good.read_text(encoding="utf-8"))
    done = lesson("check", 1, good, *files, again, "--limit", "1")
    first, *lines, last = done.output.splitlines()
    assert (first, last) == (f"{good} is right", f"{again} is right")
    for line, path, (_, said) in zip(lines, files, BAD.values(), strict=True):
        assert line.startswith(f"{path} {said}")
    assert done.exit_code == 2


def test_a_folder_is_all_its_files_and_csv_a_row_for_each(tmp_path: Path) -> None:
    """A class's folder, tests and all; notes have the cases of what is wrong."""
    handed_in(tmp_path, "ann.py", HALF_RIGHT)
    handed_in(tmp_path, "ben.py", "by_points(\n")
    handed_in(tmp_path, "test_ann.py", "assert False\n")
    done = lesson("check", 1, tmp_path, "--csv")
    ann, ben = csv.DictReader(StringIO(done.stdout))
    assert done.exit_code == 2
    assert (ann["file"], ann["verdict"]) == (str(tmp_path / "ann.py"), "wrong")
    assert (ann["practice"], ann["recommended"], ann["stretch"]) == (
        "right",
        "wrong",
        "not written",
    )
    assert ann["notes"] == "by_rank wrong: by_rank('3', '2') expected a positive number got 0"
    assert (ben["verdict"], ben["practice"]) == ("not run", "")
    assert ben["notes"].startswith("SyntaxError")
    assert lesson("check", 1, tmp_path, "--csv", "--json").exit_code == 2
    (tmp_path / "none").mkdir()
    assert "there are no Python files in" in lesson("check", 1, tmp_path / "none").output


def test_a_file_that_does_not_run_is_said_on_standard_error(tmp_path: Path) -> None:
    """One file alone: status 2, a line that says where, and nothing else."""
    path = handed_in(tmp_path, "raises.py", "x = 1\n1 / 0\n")
    done = run("lesson", "check", "1", str(path))
    said = f"{path} did not run: ZeroDivisionError: division by zero (line 2)\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", said)


def test_a_file_of_another_lesson_is_asked_about() -> None:
    """Where it has no name of this one; alone, among several, and as data."""
    path, right = OTHER_STYLE / "answers_03.py", OTHER_STYLE / "answers_04.py"
    asked = "Is this a file for another lesson? It has names of lesson 3."
    alone = lesson("check", 4, path)
    assert alone.exit_code == 1
    assert alone.output.splitlines()[-2:] == [asked, f"{path} is not right yet (0 of 3)"]
    assert lesson("check", 4, path, right).output.splitlines()[0].endswith(f"; {asked}")
    data = json.loads(lesson("check", 4, path, right, "--json").output)
    assert [each["note"] for each in data] == [asked, None]


@pytest.mark.parametrize("arguments", [("check", "1"), ("check", "99", "x.py"), ("new", "0", "x")])
def test_bad_usage_is_two(arguments: tuple[str, ...]) -> None:
    """No file, no such lesson."""
    assert lesson(*arguments).exit_code == 2


def test_a_file_may_build_on_what_lies_beside_it(tmp_path: Path) -> None:
    """Names of other modules, its own among the library's too, are found where the file is."""
    handed_in(tmp_path, "check.py", "def points(team):\n    return team[1]\n")
    text = "from check import points\ndef by_points(a, b):\n    return points(a) - points(b)\n"
    done = lesson("check", 1, handed_in(tmp_path, "ann.py", text))
    assert done.output.startswith("practice: by_points is right")
