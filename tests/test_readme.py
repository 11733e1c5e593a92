"""What the README and the guide show besides doctests: commands with output, names, a picture."""

import re
import shlex
import subprocess
import sys
import tomllib
from operator import attrgetter
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner

import poker_fp
from poker_fp import draw, explain, fast, hand, katas, strategies
from poker_fp.render.picture import drawn
from poker_fp.shell.cli import cli

ROOT = Path(__file__).resolve().parent.parent
GUIDE = Path("examples", "guide")
TEXTS = {
    path.relative_to(ROOT): path.read_text(encoding="utf-8")
    for path in [
        ROOT / "README.md",
        ROOT / ".github/CONTRIBUTING.md",
        *sorted((ROOT / GUIDE).glob("*.md")),
    ]
}
README = TEXTS[Path("README.md")]
HOUSE = TEXTS[GUIDE / "house.md"]

each_page = pytest.mark.parametrize("page", TEXTS, ids=str)


def blocks(language: str, text: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def shown_sessions() -> list[tuple[str, str]]:
    """Each `$ poker-fp ...` line of the pages with the output shown below it."""
    consoles = [block for text in TEXTS.values() for block in blocks("console", text)]
    parts = [part for block in consoles for part in re.split(r"(?m)^\$ ", block)[1:]]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


def lines(text: str) -> list[str]:
    """The lines, without the blanks that pad a table."""
    return [line.rstrip() for line in text.splitlines()]


@pytest.mark.parametrize(("command", "output"), shown_sessions())
def test_a_command_prints_what_is_shown(
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
        ".venv/bin/python -m pytest -n auto",
    ]


def test_the_parts_of_the_tests_that_can_be_chosen(pytestconfig: pytest.Config) -> None:
    """The README's markers are known; one that is misspelt in `-m` would choose nothing, or all."""
    section = README.partition("\nThe tests:\n")[2].partition("\n## ")[0]
    named = set(re.findall(r'-m "?(?:not )?(\w+)"?`', section))
    known = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert named == {"slow", "exhaustive"}
    assert named <= known
    rooms = re.findall(r"tests/\w+", section)
    assert len(rooms) == 4
    assert all((ROOT / room).is_dir() for room in rooms)


def test_what_is_not_slow() -> None:
    """Neither the tests of the shell nor those that walk through every hand."""
    files = [
        f"tests/{name}.py" for name in ("shell/test_cli", "rules/test_exhaustive", "test_readme")
    ]
    command = [sys.executable, "-m", "pytest", "-m", "not slow", "--collect-only", "-q", *files]
    chosen = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    tests = [line for line in chosen.splitlines() if "::" in line]
    assert tests
    assert all(test.startswith("tests/test_readme.py::") for test in tests)


def test_the_first_command_answers_as_shown() -> None:
    """The answer begins with the lines that the README shows, and no line of the file is bad."""
    result = CliRunner().invoke(cli, ["solve", str(ROOT / "examples" / "deals.txt")])
    assert result.exit_code == 0
    shown = README.partition("first lines of its answer are\n\n```\n")[2].partition("```")[0]
    assert shown
    assert result.stdout.startswith(shown)


def test_every_public_name_is_in_the_table() -> None:
    """The table names all that is public, and nothing that is not there."""
    table = README.partition("\n| job |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`(\w[\w.]*)`", table))
    faces = {"": poker_fp} | {
        f"{face.__name__[9:]}.": face for face in (draw, fast, katas, strategies)
    }
    public = {prefix + name for prefix, face in faces.items() for name in face.__all__}
    assert public <= named
    for name in named - public:
        assert attrgetter(name)(poker_fp)


def test_every_command_is_in_the_guide() -> None:
    """With what it does, in a row of its own."""
    for command in cli.list_commands(Context(cli)):
        assert f"\n| `poker-fp {command}" in TEXTS[GUIDE / "reading.md"]
        assert f"`{command}`" in README


def test_the_picture_is_current() -> None:
    """examples/why.svg is what `poker-fp compare --svg` draws for the README's two hands."""
    why = explain(hand("2H 4S 4C 2D 4H"), hand("2S 8S AS QS 3S"))
    assert (ROOT / "examples" / "why.svg").read_text(encoding="utf-8") == drawn(why)


@each_page
def test_what_is_installed_is_a_checkout(page: Path) -> None:
    """No index has the library; and with -e throughout no later command undoes an earlier one."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = settings["project"]["optional-dependencies"]
    for editable, names in re.findall(r'pip install (-e )?"?\.(?:\[([\w,]+)\])?', TEXTS[page]):
        assert editable
        assert set(names.split(",")) <= {"", *extras}
    assert "poker_fp[" not in TEXTS[page]


@each_page
def test_no_block_of_python_goes_unrun(page: Path) -> None:
    """A python block without a prompt, or in a folder with a dot, would never be run."""
    assert page.parts[0] != ".github" or not blocks("python", TEXTS[page])
    for block in blocks("python", TEXTS[page]):
        assert block.startswith(">>> ")
        assert block.endswith("\n\n")


def test_the_house_has_the_rooms_and_floors_of_the_contract() -> None:
    """The table's floors are the rows that import-linter holds, and each room is on the disk."""
    floors: dict[int, list[str]] = {}
    for floor, rooms in re.findall(r"^\| (\d) \| (.*?) \|", HOUSE, re.MULTILINE):
        links = re.findall(r"\]\((?:\.\./)*poker_fp/(\w+)", rooms)
        floors.setdefault(int(floor), []).extend(links)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    rows = enumerate(reversed(layers), start=1)
    assert floors == {floor: row.split(" | ") for floor, row in rows}


def targets(page: Path) -> list[Path]:
    """The files that a page links."""
    links = re.findall(r"\]\(([^)#:]+)[^):]*\)", TEXTS[page])
    return [(ROOT / page.parent / link).resolve() for link in links]


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    """The files that a page sends readers to are there, and those that it only names."""
    named = re.findall(r"`(\w+/[\w/]+\.py)`", TEXTS[page])
    missing = [n for n in named if not any((f / n).exists() for f in (ROOT, ROOT / "poker_fp"))]
    assert [path for path in targets(page) if not path.exists()] == missing == []


def test_every_page_is_found_from_the_front() -> None:
    """The README links the guide, and the guide each of its pages."""
    assert (ROOT / GUIDE / "README.md") in targets(Path("README.md"))
    pages = set((ROOT / GUIDE).glob("*.md"))
    assert pages - set(targets(GUIDE / "README.md")) == {ROOT / GUIDE / "README.md"}
