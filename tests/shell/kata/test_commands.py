"""The commands about katas, as a learner meets them: in processes of their own."""

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
    assert files == {"README.md", f"{name}.py", f"test_{name}.py"}
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
    (tmp_path / "README.md").unlink()
    again = kata("new", "bache", ".", cwd=tmp_path)
    assert again.returncode == 1
    assert "would be overwritten" in again.stderr
    assert (tmp_path / "bache.py").read_text() == "mine"
    assert not (tmp_path / "README.md").exists()


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
    ],
)
def test_bad_usage_exits_with_2(arguments: list[str], tmp_path: Path) -> None:
    """What is not there, or not meant so, is said on standard error, without a traceback."""
    (tmp_path / "mine.py").write_text("")
    process = kata("check", *arguments, cwd=tmp_path)
    assert process.returncode == 2
    assert process.stderr
    assert "Traceback" not in process.stderr


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
    for arguments, status in ((["check", "bache", "mine.py"], 1), (["list"], 0)):
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
