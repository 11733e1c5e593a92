"""What the README shows besides its doctests: commands with their output, names, a picture."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner

import poker_fp
from poker_fp import draw, explain, hand
from poker_fp.render.picture import drawn
from poker_fp.shell.cli import cli

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
GAMES_PAGE = (ROOT / "examples" / "guide" / "games.md").read_text(encoding="utf-8")
CONSOLE = re.findall(r"^```console\n(.*?)^```", README + GAMES_PAGE, re.MULTILINE | re.DOTALL)


def shown_sessions() -> list[tuple[str, str]]:
    """Each `$ poker-fp ...` line of the README with the output shown below it."""
    parts = [part for block in CONSOLE for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


def lines(text: str) -> list[str]:
    """The lines, without the blanks that pad a table."""
    return [line.rstrip() for line in text.splitlines()]


@pytest.mark.parametrize(("command", "output"), shown_sessions())
def test_a_command_prints_what_the_readme_shows(
    command: str, output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each session is run as typed."""
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(command)
    assert program == "poker-fp"
    assert lines(CliRunner().invoke(cli, arguments).stdout) == lines(output)


def test_the_readme_has_the_two_commands_that_start_from_nothing() -> None:
    """One that solves, one that tests, each with an environment of its own."""
    commands = re.findall(r"^python3 -m venv .*$", README, re.MULTILINE)
    assert [command.rpartition(" && ")[2] for command in commands] == [
        ".venv/bin/poker-fp solve examples/deals.txt",
        ".venv/bin/python -m pytest",
    ]


def test_the_first_command_answers_as_shown() -> None:
    """The answer begins with the lines that the README shows, and no line of the file is bad."""
    result = CliRunner().invoke(cli, ["solve", str(ROOT / "examples" / "deals.txt")])
    assert result.exit_code == 0
    shown = README.partition("first lines of its answer are\n\n```\n")[2].partition("```")[0]
    assert shown
    assert result.stdout.startswith(shown)


def test_every_public_name_is_in_the_table() -> None:
    """The tables name all of the face, and nothing that is not there."""
    table = README.partition("\n| job |")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(\w[\w.]*)`", table.partition("At the command line")[0]))
    elsewhere = {name for name in named if "." in name}
    for name in elsewhere:
        module, _, function = name.partition(".")
        assert hasattr(getattr(poker_fp, module), function)
    assert set(poker_fp.__all__) == named - elsewhere
    assert {f"draw.{name}" for name in draw.__all__} >= {
        n for n in elsewhere if n.startswith("draw.")
    }
    for command in cli.list_commands(Context(cli)):
        assert f"`poker-fp {command}" in table


def test_the_picture_is_current() -> None:
    """examples/why.svg is what `poker-fp compare --svg` draws for the README's two hands."""
    why = explain(hand("2H 4S 4C 2D 4H"), hand("2S 8S AS QS 3S"))
    assert (ROOT / "examples" / "why.svg").read_text(encoding="utf-8") == drawn(why)


def test_no_block_of_python_goes_unrun() -> None:
    """A python block without a prompt would never be run, and could rot."""
    blocks = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        assert block.startswith(">>> ")
        assert block.endswith("\n\n")


def test_the_house_has_the_rooms_and_floors_of_the_contract() -> None:
    """The table's floors are the rows that import-linter holds, and each room is on the disk."""
    floors: dict[int, list[str]] = {}
    for floor, rooms in re.findall(r"^\| (\d) \| (.*?) \|", README, re.MULTILINE):
        links = re.findall(r"\]\(poker_fp/(\w+)", rooms)
        floors.setdefault(int(floor), []).extend(links)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    rows = enumerate(reversed(layers), start=1)
    assert floors == {floor: row.split(" | ") for floor, row in rows}


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """The files it sends readers to are there, and those that it only names in the house."""
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    named = re.findall(r"`(\w+/[\w/]+\.py)`", README)
    assert len(links) > 20
    folders = ROOT, ROOT / "poker_fp"
    assert [p for p in [*links, *named] if not any((f / p).exists() for f in folders)] == []
