"""The commands about katas, as a learner meets them: in processes of their own."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from poker_fp.katas import KATAS

RIGHT = Path(__file__).parent / "right"


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=cwd, check=False
    )


def kata(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return run("poker_fp", "kata", *arguments, cwd=cwd)


@pytest.mark.parametrize("name", KATAS)
def test_a_started_kata_fails_with_the_stub_and_passes_with_the_solution(
    name: str, tmp_path: Path
) -> None:
    """What `kata new` writes is red, green with the worked solution, and leaves no other file."""
    made = kata("new", name, "practice", cwd=tmp_path)
    folder = tmp_path / "practice"
    assert made.returncode == 0
    files = {path.name for path in folder.iterdir()}
    assert files == {f"README-{name}.md", f"{name}.py", f"test_{name}.py"}
    red = run("pytest", "-x", "-q", "-p", "no:cacheprovider", cwd=folder)
    assert red.returncode == 1, red.stdout
    assert "NotImplementedError" in red.stdout
    stub = kata("check", name, f"{name}.py", "--json", cwd=folder)
    assert stub.returncode == 1
    assert "yours to write" in json.loads(stub.stdout)["findings"][0]["got"]
    solution = kata("show", name, "--solution", cwd=folder).stdout
    (folder / f"{name}.py").write_text(solution, encoding="utf-8")
    green = run("pytest", "-x", "-q", "-p", "no:cacheprovider", cwd=folder)
    assert green.returncode == 0, green.stdout


def test_a_started_kata_is_never_overwritten(tmp_path: Path) -> None:
    """A second `kata new` writes nothing and says why."""
    kata("new", "bache", ".", cwd=tmp_path)
    (tmp_path / "bache.py").write_text("mine")
    (tmp_path / "README-bache.md").unlink()
    again = kata("new", "bache", ".", cwd=tmp_path)
    assert again.returncode == 1
    assert "would be overwritten" in again.stderr
    assert (tmp_path / "bache.py").read_text() == "mine"
    assert not (tmp_path / "README-bache.md").exists()


def test_a_right_solution_exits_with_0_and_leaves_no_trace(tmp_path: Path) -> None:
    """The check prints one line of verdict and makes no file beside the learner's."""
    (tmp_path / "mine.py").write_text((RIGHT / "bache_ten.py").read_text())
    right = kata("check", "bache", "mine.py:who_wins", "--examples", "200", cwd=tmp_path)
    assert right.returncode == 0, right.stdout + right.stderr
    assert right.stdout.splitlines()[-1].startswith("mine.py is right")
    assert "no sentence in it" in right.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


def test_a_wrong_solution_exits_with_1_and_the_same_seed_prints_the_same(tmp_path: Path) -> None:
    """JSON for graders, reproducible to the byte."""
    (tmp_path / "mine.py").write_text("def best_hands(hands):\n    return (h for h in hands)\n")
    wrong = [
        kata("check", "exercism", "mine.py", "--json", "--seed", "3", cwd=tmp_path)
        for _ in range(2)
    ]
    assert [process.returncode for process in wrong] == [1, 1]
    assert wrong[0].stdout == wrong[1].stdout
    report = json.loads(wrong[0].stdout)
    assert report["right"] is False
    assert {finding["kind"] for finding in report["findings"]} == {"wrong type"}
    assert len(report["findings"][-1]["given"][0]) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def compare(hand1, hand2:\n", "SyntaxError"),
        ("import no_such_module\n", "no_such_module"),
        ("raise SystemExit\n", "sys.exit"),
        ("def other(hand1, hand2): return 0\n", "no function compare (there are: other)"),
    ],
)
def test_what_cannot_be_run_exits_with_2(text: str, said: str, tmp_path: Path) -> None:
    """A file that does not import, or lacks the function, is not wrong but not runnable."""
    (tmp_path / "mine.py").write_text(text)
    process = kata("check", "bache", "mine.py", cwd=tmp_path)
    assert process.returncode == 2
    assert said in process.stderr
    assert not process.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["bache", "no_such_file.py"],
        ["bache"],
        ["nothing", "mine.py"],
        ["bache", "--command", "cat"],
        ["sorting", "--command", "no-such-program"],
        ["sorting", "mine.py", "--command", "cat"],
        ["bache", "mine.py", "--json", "--csv"],
        ["bache", "mine.py", "--time", "0"],
        ["bache", "mine.py", "--limit", "nan"],
        ["bache", "empty"],
    ],
)
def test_bad_usage_exits_with_2(arguments: list[str], tmp_path: Path) -> None:
    """What is not there, or not meant so, is said on standard error, without a traceback."""
    (tmp_path / "mine.py").write_text("")
    (tmp_path / "empty").mkdir()
    process = kata("check", *arguments, cwd=tmp_path)
    assert process.returncode == 2
    assert process.stderr
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bach", "mine.py"], "'bach' is not one of"),
        (["bach", "mine.py"], "(did you mean bache?)"),
        (["mine.py", "bache"], "'mine.py' is a file; the kata's name comes first"),
        (["sorting", "mine.py", "--command", "cat"], "one of them, not both"),
        (["bache", "mine.ipynb"], "mine.ipynb: that is no Python file"),
        (["bache", "mine.txt"], "a solution is in one that ends in .py"),
        (["bache", "mine.py", "--seed", "x"], "'x' is not a whole number"),
    ],
)
def test_what_was_meant_is_said(arguments: list[str], said: str, tmp_path: Path) -> None:
    """A wrong name, a wrong order, a wrong file: each says what would be right."""
    for name in ("mine.py", "mine.ipynb", "mine.txt"):
        (tmp_path / name).write_text("")
    process = kata("check", *arguments, cwd=tmp_path)
    assert (process.returncode, process.stdout) == (2, "")
    assert said in " ".join(process.stderr.split())


def test_a_program_is_checked_by_command(tmp_path: Path) -> None:
    """`--command` feeds lines to any program; `cat` echoes them and is wrong."""
    process = kata("check", "sorting", "--command", "cat", cwd=tmp_path)
    assert process.returncode == 1
    assert "process('five-card-draw" in process.stdout


def test_katas_are_listed_and_shown(tmp_path: Path) -> None:
    """The list gives the signatures, `show` the statement."""
    listed = kata("list", cwd=tmp_path).stdout
    assert all(task.signature in listed for kata in KATAS.values() for task in kata.tasks)
    assert (
        kata("show", "sorting", cwd=tmp_path).stdout.rstrip() == KATAS["sorting"].statement.rstrip()
    )


def test_other_commands_do_not_import_hypothesis() -> None:
    """Only `kata check` needs it: the rest starts without."""
    code = "import poker_fp.shell.cli, sys; print('hypothesis' in sys.modules)"
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert process.stdout == "False\n"


def test_without_hypothesis_one_line_names_the_extra(tmp_path: Path) -> None:
    """Where the extra is missing, `kata check` says what to install, and `kata list` works."""
    (tmp_path / "mine.py").write_text("def compare(hand1, hand2): return 0\n")
    code = (
        "import sys; sys.modules['hypothesis'] = None; from poker_fp.__main__ import main; main()"
    )
    for arguments, status in ((["check", "bache", "mine.py"], 2), (["list"], 0)):
        process = subprocess.run(
            [sys.executable, "-c", code, "kata", *arguments],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
        )
        assert process.returncode == status, process.stderr
        if status:
            assert 'pip install -e ".[kata]"' in process.stderr
            assert process.stderr.count("\n") == 1


def test_a_function_by_another_name_is_called_by_that(tmp_path: Path) -> None:
    """FILE:FUNCTION asks that function, and the report writes its calls so."""
    (tmp_path / "poker.py").write_text("def poker(hands):\n    return hands[:1]\n")
    done = kata("check", "exercism", "poker.py:poker", "--examples", "30", cwd=tmp_path)
    assert "\n  poker(['7C 5D 4H 3S 2C', '7C 5D 4H 2C 3S'])\n" in done.stdout
    assert "poker: cases 31" in done.stdout
    assert "best_hands" not in done.stdout
    data = kata("check", "exercism", "poker.py:poker", "--examples", "30", "--json", cwd=tmp_path)
    findings = json.loads(data.stdout)["findings"]
    assert {finding["function"] for finding in findings} == {"poker"}
    assert all(finding["call"].startswith("poker([") for finding in findings)


def test_several_katas_fit_into_one_folder(tmp_path: Path) -> None:
    """With the file that reads cards or without; it is brought once."""
    assert kata("new", "bache", ".", "--with", "cards", cwd=tmp_path).returncode == 0
    second = kata("new", "exercism", ".", "--with", "cards", cwd=tmp_path)
    assert (second.returncode, "cards.py" in second.stdout) == (0, False)
    assert kata("new", "sorting", ".", cwd=tmp_path).returncode == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert len(names) == 10
    assert {"README-bache.md", "README-exercism.md", "README-sorting.md", "cards.py"} < names


def test_another_file_of_that_name_is_not_overwritten(tmp_path: Path) -> None:
    """A learner's own cards.py stays, and nothing is written."""
    (tmp_path / "cards.py").write_text("mine")
    done = kata("new", "bache", ".", "--with", "cards", cwd=tmp_path)
    assert done.returncode == 1
    assert "cards.py would be overwritten" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["cards.py"]


def test_cards_are_not_for_a_kata_of_lines(tmp_path: Path) -> None:
    """Bad usage says which katas they are for."""
    done = kata("new", "sorting", ".", "--with", "cards", cwd=tmp_path)
    assert done.returncode == 2
    assert "--with cards is for the katas bache, exercism" in done.stderr


COMPARED = """
RULES = [lambda hand: hand.ranks]

def compare_hands(hand1, hand2):
    return (hand1.ranks > hand2.ranks) - (hand1.ranks < hand2.ranks)
"""
WON = """
def winners(hands):
    best = max(hand.ranks for hand in hands.values())
    return [text for text, hand in hands.items() if hand.ranks == best]
"""


@pytest.mark.parametrize(("name", "added"), [("bache", COMPARED), ("exercism", WON)])
def test_with_cards_comparing_is_what_is_left(name: str, added: str, tmp_path: Path) -> None:
    """The stub reads the hands: a comparison of their ranks alone gets the highest card right."""
    kata("new", name, ".", "--with", "cards", cwd=tmp_path)
    stub = tmp_path / f"{name}.py"
    red = kata("check", name, stub.name, "--json", "--examples", "20", cwd=tmp_path)
    assert "is yours to write" in json.loads(red.stdout)["findings"][0]["got"]
    stub.write_text(stub.read_text(encoding="utf-8") + added, encoding="utf-8")
    code = f"import {name}; from poker_fp.katas import KATAS; [task, *_] = KATAS['{name}'].tasks; "
    code += f"print([task.agrees({name}.{{}}(*c.given), c.expected) for c in task.cases])"
    done = subprocess.run(
        [sys.executable, "-c", code.format("compare" if name == "bache" else "best_hands")],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout.startswith("[True, ")
    assert "False" in done.stdout


@pytest.fixture(scope="module")
def classroom(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Solutions of several learners, one in a folder of its own, and files that are none."""
    folder = tmp_path_factory.mktemp("classroom")
    right = (RIGHT / "exercism_table.py").read_text()
    wrong = "def best_hands(hands):\n    return hands[:1]\n"
    for name, text in {
        "ann.py": right,
        "bob/poker.py": wrong,
        "test_ann.py": "import nothing",
        "cards.py": "mine",
        ".venv/lib/x.py": "import nothing",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


WRONG_LINE = (
    "{}poker.py is not right yet: wrong answer: "
    "best_hands(['7C 5D 4H 3S 2C', '7C 5D 4H 2C 3S']) "
    "expected ['7C 5D 4H 3S 2C', '7C 5D 4H 2C 3S'] got ['7C 5D 4H 3S 2C']"
)


def test_a_folder_is_checked_with_a_line_for_each_file(classroom: Path) -> None:
    """Its Python files but tests and what hides; 1 if any is wrong."""
    done = kata("check", "exercism", ".", "--examples", "30", cwd=classroom)
    assert done.stdout.splitlines() == ["ann.py is right", WRONG_LINE.format("bob/")]
    assert (done.returncode, done.stderr) == (1, "")


def test_a_file_that_does_not_run_stops_no_other(classroom: Path) -> None:
    """It has its line, in the order of the files, and the status is 2."""
    files = "nothing.py", "cards.py", "ann.py", "bob/poker.py:other"
    done = kata("check", "exercism", *files, "--examples", "30", cwd=classroom)
    assert done.stdout.splitlines() == [
        "nothing.py did not run: No such file or directory",
        "cards.py did not run: NameError: name 'mine' is not defined (line 1)",
        "ann.py is right",
        "bob/poker.py:other did not run: poker.py: there is no function other "
        "(there are: best_hands)",
    ]
    assert (done.returncode, done.stderr) == (2, "")


def test_several_files_as_json_and_csv(classroom: Path) -> None:
    """An array of the objects that each alone gives; or a row for each, beneath a head."""
    options = "--examples", "30", "--seed", "4"
    files = "ann.py", "bob/poker.py", "nothing.py"
    done = kata("check", "exercism", *files, "--json", *options, cwd=classroom)
    reports = json.loads(done.stdout)
    assert [report["right"] for report in reports] == [True, False, None]
    assert [report["solution"] for report in reports] == list(files)
    assert reports[2]["error"] == "No such file or directory"
    alone = json.loads(
        kata("check", "exercism", files[1], "--json", *options, cwd=classroom).stdout
    )
    assert reports[1] == alone | {"solution": files[1]}
    table = kata("check", "exercism", *files, "--csv", *options, cwd=classroom)
    rows = list(csv.DictReader(table.stdout.splitlines()))
    assert [row["verdict"] for row in rows] == ["right", "wrong", "not run"]
    assert rows[1]["call"] == alone["findings"][-1]["call"]
    assert (done.returncode, table.returncode) == (2, 2)


def test_one_file_as_csv(classroom: Path) -> None:
    """The same table with one row."""
    done = kata("check", "exercism", "ann.py", "--csv", "--examples", "30", cwd=classroom)
    assert done.stdout.splitlines()[1] == "ann.py,right,0,,,,,"
    assert done.returncode == 0
    bad = kata("check", "exercism", "nothing.py", "--csv", cwd=classroom)
    assert bad.stdout.splitlines()[1].startswith("nothing.py,not run,0,")
    assert bad.returncode == 2
