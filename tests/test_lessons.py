"""The lessons in examples/: they run, they are what their README says, and nothing in them rots."""

import ast
import doctest
import inspect
import io
import re
import runpy
import shlex
import tokenize
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import poker_fp
import poker_fp.fast
from poker_fp.katas import lessons
from poker_fp.katas.lessons import Lesson
from poker_fp.shell.cli import cli

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
LESSONS = sorted(EXAMPLES.glob("lesson_*.py"))
SOLUTIONS = sorted((EXAMPLES / "solutions").glob("*.py"))
PICTURES = sorted((EXAMPLES / "pictures").iterdir())
PAGES = [*EXAMPLES.rglob("*.md"), ROOT / "README.md"]
LEVELS = ("practice", "recommended", "stretch")

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)


@cache
def ran(path: Path) -> tuple[dict[str, Any], list[str]]:
    """What a page defines when it is run, and the lines it prints. Cached: lesson 11 is slow."""
    out = io.StringIO()
    with redirect_stdout(out):
        defined = runpy.run_path(str(path))
    return defined, out.getvalue().splitlines()


def lesson_of(path: Path) -> Lesson:
    """The exercises of a page."""
    return lessons.LESSONS[int(path.stem.split("_")[1])]


@each_lesson
def test_each_page_asks_what_its_exercises_ask(lesson: Path) -> None:
    """The statements stand on the page, and what it imports is what they are about."""
    text = " ".join(lesson.read_text(encoding="utf-8").replace("\n#", "\n").split())
    exercises = lesson_of(lesson).exercises
    for level, exercise in exercises.items():
        assert f"- `{level}`: {exercise.statement}" in text
    defined, _ = ran(lesson)
    assert {level: defined[level] for level in exercises} == exercises
    assert lesson_of(lesson).page == lesson.stem


@each_lesson
def test_what_an_exercise_is_given_is_what_the_page_has(lesson: Path) -> None:
    """A learner's file starts from definitions that stand on the page, word for word."""
    page = [ast.dump(node) for node in tree(lesson).body]
    given = [
        node
        for node in ast.parse(lesson_of(lesson).given).body
        if not isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert [ast.unparse(node) for node in given if ast.dump(node) not in page] == []


def shown(path: Path) -> Iterator[str]:
    """What a page says beside each print of its own; nothing where that cannot be known."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for node in tree(path).body:
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id="print" | "print_answer"))):
                yield lines[node.lineno - 1].partition("  # ")[2]


@each_lesson
def test_each_page_prints_what_it_says(lesson: Path) -> None:
    """A page that is run shows what it computes: line by line what stands behind each print."""
    said = list(shown(lesson))
    assert len(said) >= 5
    _, printed = ran(lesson)
    together = zip(said, printed, strict=True)
    assert [line if comment else "" for comment, line in together] == said
    assert said.count("") <= 2  # times are different from run to run


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
    parts = ["# %% [markdown]\n", "\n- **Goal**", "\n- **You need**", "\n- **Time**"]
    parts += ["## The wrong way", "## The right way", "# ## Exercises", "# - `practice`"]
    places = [text.find(part) for part in [*parts, "# ## Questions"]]
    assert places[0] == 0
    assert places == sorted(places)
    assert -1 not in places


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


def questions_of(page: str) -> list[str]:
    """The questions that a page ends with."""
    _, _, end = page.replace("\n# ", "\n").partition("## Questions")
    return [" ".join(question.split()) for question in re.split(r"\n(?=\d\. )", end)[1:]]


@each_lesson
def test_teachers_have_an_answer_to_each_question(lesson: Path) -> None:
    """Each question stands as on the page, with more text below it than above."""
    asked = questions_of(lesson.read_text(encoding="utf-8"))
    page = EXAMPLES / "teachers" / f"lesson_{lesson.stem.split('_')[1]}.md"
    parts = re.split(
        r"^\*\*(\d\. .+?)\*\*$", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    assert [" ".join(question.split()) for question in parts[1::2]] == asked
    assert all(len(answer) > 100 for answer in parts[2::2])
    assert f"({page.name})" in (page.parent / "README.md").read_text(encoding="utf-8")


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


MODULES = {path.stem for path in Path(lessons.__file__).parent.glob("*.py")}
FACE = {
    "poker_fp": set(poker_fp.__all__),
    "poker_fp.fast": set(poker_fp.fast.__all__),
    **{f"poker_fp.katas.lessons.{module}": set(LEVELS) for module in MODULES},
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
