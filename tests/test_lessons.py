"""The lessons in examples/: they run, they are what their README says, and nothing in them rots."""

import ast
import doctest
import inspect
import io
import re
import runpy
import shlex
import tokenize
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import poker_fp
import poker_fp.fast
from poker_fp.shell.cli import cli

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
LESSONS = sorted(EXAMPLES.glob("lesson_*.py"))
SOLUTIONS = sorted((EXAMPLES / "solutions").glob("*.py"))
PICTURES = sorted((EXAMPLES / "pictures").iterdir())
PAGES = [*EXAMPLES.rglob("*.md"), ROOT / "README.md"]
LEVELS = ("practice", "recommended", "stretch")

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
each_exercise = pytest.mark.parametrize("level", LEVELS)


def solutions_of(lesson: Path) -> Path:
    """Where the solutions to a lesson are."""
    return EXAMPLES / "solutions" / f"solution_{lesson.stem.split('_')[1]}.py"


@cache
def loaded(path: Path) -> dict[str, Any]:
    """All that a file defines. Cached: lesson 11 takes seconds to load."""
    return runpy.run_path(str(path))


def exercise_of(lesson: Path, level: str) -> tuple[str, Callable[[Any], None]]:
    """An exercise: the name of what it wants, and the function that checks it."""
    check = loaded(lesson)[level]
    (wanted,) = inspect.signature(check).parameters
    return wanted, check


@each_lesson
@each_exercise
def test_each_exercise_accepts_its_solution(lesson: Path, level: str) -> None:
    """The solution has the name that the exercise asks for."""
    wanted, check = exercise_of(lesson, level)
    check(loaded(solutions_of(lesson))[wanted])


@each_lesson
@each_exercise
@pytest.mark.parametrize(
    "nothing", [lambda *_: 0, lambda *_: (), lambda *_: None, (), (0, 0, 0), None]
)
def test_each_exercise_refuses_an_answer_with_no_work_in_it(
    lesson: Path, level: str, nothing: object
) -> None:
    """Neither a function that always says the same nor an empty value will do."""
    _, check = exercise_of(lesson, level)
    with pytest.raises((AssertionError, AttributeError, TypeError)):
        check(nothing)


# The form of a page


def tree(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def docstrings_of(path: Path) -> list[str]:
    """The docstrings in which doctest looks: the file's own and those of its functions."""
    module = tree(path)
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    of_functions = [ast.get_docstring(function) or "" for function in functions]
    return [ast.get_docstring(module) or "", *of_functions]


@each_lesson
def test_each_lesson_is_short(lesson: Path) -> None:
    """A page is about 120 lines."""
    assert len(lesson.read_text(encoding="utf-8").splitlines()) <= 122


@each_lesson
def test_each_lesson_has_its_parts_in_order(lesson: Path) -> None:
    """What it is for comes first, the wrong way before the right one, questions after exercises."""
    text = lesson.read_text(encoding="utf-8")
    parts = ["# %% [markdown]\n", "**Goal**", "**You need**", "**Time**", "## The wrong way"]
    parts += ["## The right way", "# ## Exercises", *(f"\ndef {level}(" for level in LEVELS)]
    places = [text.find(part) for part in [*parts, "# ## Questions"]]
    assert places[0] == 0
    assert places == sorted(places)
    assert -1 not in places
    assert "surpris" in text


@each_lesson
def test_each_lesson_ends_in_a_test(lesson: Path) -> None:
    """The last thing on a page is a test function, which pytest collects."""
    last = tree(lesson).body[-1]
    assert isinstance(last, ast.FunctionDef)
    assert last.name.startswith("test_")


def test_the_readme_lists_the_lessons_in_order_with_their_times() -> None:
    """Each row links a lesson and gives the minutes that the lesson itself gives."""
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"\((lesson_\w+\.py)\).*?(\d+) min \| (\d+) min \| (\d+) min", readme)
    assert [name for name, *_ in rows] == [lesson.name for lesson in LESSONS]
    for name, *minutes in rows:
        first_lines = (EXAMPLES / name).read_text(encoding="utf-8")[:600]
        assert re.findall(r"(\d+) minutes|(\d+) for", first_lines) == [
            (minutes[0], ""),
            ("", minutes[1]),
            ("", minutes[2]),
        ]


# Code that looks as if it ran does run


def fenced_python_that_never_runs(markdown: str) -> list[str]:
    """The blocks of Python in a page that doctest passes by."""
    blocks = re.findall(
        r"^ *(?:```|~~~) *(\w*)[^\n]*\n(.*?)^ *(?:```|~~~) *$", markdown, re.MULTILINE | re.DOTALL
    )
    python = [body for info, body in blocks if info in ("python", "python3", "py", "pycon")]
    return [body for body in python if not doctest.DocTestParser().get_examples(body)]


def comments_with_code(source: str) -> list[str]:
    """The comments of a Python file that show code, which nothing runs."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return [c for c in comments if ">>>" in c or "```" in c or "~~~" in c or c.startswith("#     ")]


def test_no_code_on_a_page_goes_unrun() -> None:
    """Python in a Markdown page has prompts; in a lesson code is code, and not a comment."""
    for page in PAGES:
        assert fenced_python_that_never_runs(page.read_text(encoding="utf-8")) == [], page
    for path in [*LESSONS, *SOLUTIONS]:
        source = path.read_text(encoding="utf-8")
        docstrings = "\n".join(docstrings_of(path))
        assert comments_with_code(source) == [], path
        assert fenced_python_that_never_runs(docstrings) == [], path
        assert source.count(">>>") == docstrings.count(">>>"), path  # doctest reads no other text


def test_code_that_goes_unrun_is_noticed() -> None:
    """The two detectors see what they are for, and leave alone what is run."""
    assert fenced_python_that_never_runs("```python\nassert False\n```\n") == ["assert False\n"]
    assert fenced_python_that_never_runs("```python\n>>> assert True\n\n```\n") == []
    assert fenced_python_that_never_runs("```sh\npoker-fp --help\n```\n") == []
    assert comments_with_code("# >>> assert False\n") == ["# >>> assert False"]
    assert comments_with_code("# `assert` is a word\n") == []


@each_lesson
def test_each_lesson_has_doctests(lesson: Path) -> None:
    """And so pytest, which runs the doctests of modules, has something to run."""
    assert list(doctested(lesson))


# Only the public face


def doctested(path: Path) -> Iterator[str]:
    """The sources of a file's doctests."""
    for docstring in docstrings_of(path):
        for example in doctest.DocTestParser().get_examples(docstring):
            yield example.source


def code_of(path: Path) -> Iterator[ast.AST]:
    """All the code of a file, its doctests too."""
    for source in (path.read_text(encoding="utf-8"), *doctested(path)):
        yield from ast.walk(ast.parse(source))


FACE = {
    "poker_fp": set(poker_fp.__all__),
    "poker_fp.fast": set(poker_fp.fast.__all__),
}


def taken_from_inside(nodes: Iterator[ast.AST]) -> list[str]:
    """What some code takes from poker_fp that is not part of its public face."""
    inside: list[str] = []
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poker_fp"):
            public = FACE.get(node.module or "", set())
            inside += [alias.name for alias in node.names if alias.name not in public]
        if isinstance(node, ast.Import):
            inside += [
                a.name for a in node.names if a.name.startswith("poker_fp") and a.name not in FACE
            ]
        if (
            isinstance(node, ast.Attribute)
            and node.attr.startswith("_")
            and node.attr != "__name__"
        ):
            inside.append(node.attr)
    return inside


@pytest.mark.parametrize("path", [*LESSONS, *SOLUTIONS], ids=lambda path: path.stem)
def test_lessons_use_only_the_public_face(path: Path) -> None:
    """What a learner sees is what a learner may use."""
    assert taken_from_inside(code_of(path)) == []


@pytest.mark.parametrize(
    "source",
    [
        "from poker_fp.text.parsing import card",
        "from poker_fp import parsing",
        "import poker_fp.text.parsing",
        "poker_fp.algebra._toolz.concat",
    ],
)
def test_what_is_taken_from_inside_is_noticed(source: str) -> None:
    """Every way to reach behind the face."""
    assert taken_from_inside(ast.walk(ast.parse(source)))


def test_every_public_function_of_the_algebra_is_used_in_a_lesson() -> None:
    """To import it is not enough."""
    faces = {name: getattr(poker_fp, name) for name in poker_fp.__all__}
    algebra = {
        name
        for name, value in faces.items()
        if inspect.isfunction(value) and value.__module__ == "poker_fp.algebra.comparators"
    }
    used = {node.id for path in LESSONS for node in code_of(path) if isinstance(node, ast.Name)}
    assert {"natural", "comparing", "then", "lexicographic", "explicit"} <= algebra
    assert algebra <= used


# The pictures

DRAWN = [
    command
    for lesson in LESSONS
    for command in re.findall(
        r"`poker-fp (compare .*? --svg \S+)`", lesson.read_text(encoding="utf-8")
    )
]


@pytest.mark.parametrize("command", DRAWN)
def test_each_picture_is_what_its_command_draws(command: str, tmp_path: Path) -> None:
    """Drawn anew, it is the same to the byte."""
    *arguments, committed = shlex.split(command)
    fresh = tmp_path / "fresh.svg"
    result = CliRunner().invoke(cli, [*arguments, str(fresh)])
    assert result.exit_code == 0
    assert fresh.read_bytes() == (ROOT / committed).read_bytes()


def test_every_picture_is_shown_on_the_page_that_says_how_to_draw_it() -> None:
    """No picture is without its command, and no command without its picture."""
    shown = [
        (EXAMPLES / path)
        for lesson in LESSONS
        for path in re.findall(r"!\[[^\]]+\]\((.*?)\)", lesson.read_text(encoding="utf-8"))
    ]
    drawn = [ROOT / shlex.split(command)[-1] for command in DRAWN]
    assert shown == drawn
    assert sorted(drawn) == PICTURES
