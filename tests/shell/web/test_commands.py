"""The commands: history at the terminal, `solve --save`, and what is missing said in a line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from poker_fp.shell.cli import cli
from poker_fp.shell.web import saving, shapes
from tests.shell.web.lines import BAD, KINGS, KINGS_ANSWER, TIED, solved


def run(*arguments: str, database: str, typed: str | None = None) -> Result:
    """What a command does, with its default database where that URL says."""
    # The commands configure the real streams; a pipe's worth of text is what matters here.
    return CliRunner().invoke(
        cli, list(arguments), env={"POKER_FP_DATABASE": database}, input=typed
    )


def solve_saved(database: str, text: str, tmp_path: Path) -> Result:
    """What `solve --save` does with a file of lines."""
    file = tmp_path / "lines"
    file.write_text(text)
    return run("solve", "--save", str(file), database=database)


def test_solve_saves_and_history_shows(database: str, tmp_path: Path) -> None:
    """What was solved is shown newest first, with a time; what could not be is not kept."""
    done = solve_saved(database, f"{KINGS}\n{BAD}\r\n {TIED}\r\n", tmp_path)
    assert done.exit_code == 1  # a line was bad
    assert done.stdout.splitlines()[0] == KINGS_ANSWER
    shown = run("history", database=database)
    assert shown.exit_code == 0
    newest, oldest = shown.stdout.splitlines()
    assert newest.endswith(f"  {TIED}  ->  Ac4d=Ad4s 5d6d As9s KhKd")
    number, played_at, rest = oldest.split("  ", 2)
    assert (number, rest) == ("1", f"{KINGS}  ->  {KINGS_ANSWER}")
    assert played_at.endswith("+00:00")


def test_history_as_json_of_one_game(database: str, tmp_path: Path) -> None:
    """The records of the service, filtered and limited."""
    draw = "five-card-draw 4c8h2h6c9c Ah9d6s2cKh"
    solve_saved(database, f"{KINGS}\n{draw}\n{TIED}\n", tmp_path)
    options = ["--json", "--database", database]
    shown = json.loads(run("history", *options, "--game", "texas-holdem", database="").stdout)
    assert [game["input"] for game in shown] == [TIED, KINGS]
    assert set(shown[0]) == set(shapes.Game.model_fields)
    (newest,) = json.loads(run("history", *options, "--limit", "1", database="").stdout)
    assert newest["input"] == TIED
    assert json.loads(run("history", *options, "--game", "x", database="").stdout) == []


def test_many_lines_are_saved_some_at_a_time(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that do not fill a batch are saved at the end."""
    monkeypatch.setattr(saving, "TOGETHER", 2)
    solve_saved(database, f"{KINGS}\n" * 5, tmp_path)
    assert len(run("history", database=database).stdout.splitlines()) == 5


@pytest.mark.parametrize("workers", ["1", "2"])
def test_each_saved_line_has_its_own_answer(database: str, tmp_path: Path, workers: str) -> None:
    """Bad lines between, by comparators and by tables, in one process and in two."""
    right = solved(most=40)
    lines = [line for typed, _ in right for line in (typed, BAD)]
    file = tmp_path / "lines"
    file.write_text("\n".join(lines))
    assert run("solve", "--save", "--workers", workers, str(file), database=database).exit_code == 1
    shown = json.loads(run("history", "--json", "--limit", "1000", database=database).stdout)
    assert sorted((game["input"], game["output"]) for game in shown) == sorted(right)


def test_solve_saves_nothing_unless_told(tmp_path: Path) -> None:
    """Without `--save` there is no database, not even an empty one."""
    file = tmp_path / "lines"
    file.write_text(KINGS)
    run("solve", str(file), database=f"sqlite:///{tmp_path}/history.sqlite")
    assert list(tmp_path.iterdir()) == [file]


def test_a_failed_database_costs_no_answer(tmp_path: Path) -> None:
    """The lines are answered; that they were not saved is said, and is the exit status."""
    database = f"sqlite:///{tmp_path}/lines/history.sqlite"  # in a file, not in a folder
    done = solve_saved(database, f"{KINGS}\n" * 2, tmp_path)
    assert done.stdout == f"{KINGS_ANSWER}\n" * 2
    assert done.stderr.startswith("2 games not saved: ")
    assert done.exit_code == 1


@pytest.mark.parametrize("command", ["history", "serve"])
def test_a_wrong_url_is_one_line(command: str) -> None:
    """What is wrong, on standard error, and exit status 1."""
    told = run(command, "--database", "mysql://user:secret@host/x", database="")
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr == "no history: mysql is neither sqlite nor postgresql+psycopg\n"


def test_other_commands_do_without_the_extra() -> None:
    """Nothing of the service is imported until a command needs it."""
    code = """
import sys
from poker_fp.shell.cli import cli
cli(["best", "2H3D5S9CKD"], standalone_mode=False)
from poker_fp.__main__ import WEB
sys.exit(" ".join({*WEB.split()} & {*sys.modules}) or 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "history", "solve --save"])
def test_a_missing_extra_is_one_line(command: str, tmp_path: Path) -> None:
    """Where the extra is not installed, the line says how to get it."""
    file = tmp_path / "lines"
    file.write_text(KINGS)
    arguments = [*command.split(), *([str(file)] if "solve" in command else [])]
    code = f"""
import sys
from poker_fp.__main__ import WEB, main
for name in WEB.split():
    sys.modules[name] = None
sys.argv[1:] = {arguments!r}
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert 'pip install -e ".[web]" in a checkout' in done.stderr


def test_a_limit_that_is_no_number() -> None:
    """It is called as a person calls it."""
    done = subprocess.run(
        [sys.executable, "-m", "poker_fp", "history", "--limit", "x"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "'x' is not a whole number" in done.stderr
