"""The commands about the lessons' exercises: list them, start one, check what is handed in."""

import json
import sys
from pathlib import Path

import click

from poker_fp.katas.lessons import LESSONS
from poker_fp.katas.lessons.handed_in import HandedIn, as_data, in_one_line, lines
from poker_fp.katas.lessons.starting import file_name, start
from poker_fp.shell.lesson.check import check, check_each

WRONG, NOT_RUNNABLE = 1, 2
LIMIT: float = 10
"""Seconds an exercise: that of lesson 11 compiles tables."""


@click.group("lesson")
def lesson_group() -> None:
    """Do the lessons' exercises in a file of your own, and have it checked."""


NUMBER = click.argument("number", metavar="N", type=click.IntRange(min(LESSONS), max(LESSONS)))


@lesson_group.command("list")
def list_lessons() -> None:
    """List the lessons, with what their exercises ask for."""
    for lesson in LESSONS.values():
        click.echo(f"{lesson.number:>2}  {lesson.title}")
        for level, exercise in lesson.exercises.items():
            click.echo(f"      {level:<12} {exercise.wanted}")


@lesson_group.command("new")
@NUMBER
@click.argument("folder", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path))
def new(number: int, folder: Path) -> None:
    """Start lesson N in FOLDER: a file with its exercises to fill in. Nothing is overwritten.

    \b
    Example:
      $ poker-fp lesson new 1 mine
      mine/answers_01.py
    """
    lesson = LESSONS[number]
    path = folder / file_name(lesson)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as new_file:
            new_file.write(start(lesson))
    except FileExistsError:
        click.echo(f"nothing was written: {path} would be overwritten", err=True)
        sys.exit(WRONG)
    except OSError as error:
        raise click.FileError(str(error.filename), error.strerror) from error
    click.echo(str(path))


@lesson_group.command("check")
@NUMBER
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print JSON; of several files an array.")
@click.option("--hint", "hints", count=True, help="Give a hint where it is wrong; twice: both.")
@click.option(
    "--limit",
    metavar="SECONDS",
    type=click.FloatRange(0.1, 3600),
    default=LIMIT,
    show_default=True,
    help="What an exercise may take before it counts as an endless loop.",
)
def check_command(
    number: int, files: tuple[str, ...], as_json: bool, hints: int, limit: float
) -> None:
    """Check answers to the exercises of lesson N.

    A file defines the names that the exercises ask for, and runs in a process of its own. What is
    wrong is shown on the smallest case found. Of several files each has a line, and one that fails
    stops no other. The exit status is 0 if all is right, 1 if anything is wrong or not written
    yet, 2 if a file did not run.

    \b
    Example:
      $ poker-fp lesson check 1 mine/answers_01.py --hint
      $ poker-fp lesson check 1 class/*.py --json
    """
    lesson = LESSONS[number]
    if len(files) == 1:
        done = [check(lesson, files[0], limit)]
        if as_json:
            click.echo(_json(as_data(done[0], hints)))
        elif done[0].not_run:
            click.echo(f"{done[0].file}: {done[0].not_run}", err=True)
        else:
            click.echo("\n".join(lines(done[0], hints)))
    else:
        done = []
        for handed_in in check_each(lesson, files, limit):
            done.append(handed_in)
            if not as_json:
                click.echo(in_one_line(handed_in))
        if as_json:
            click.echo(_json([as_data(handed_in, hints) for handed_in in done]))
    sys.exit(_status(done))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _status(done: list[HandedIn]) -> int:
    verdicts = [handed_in.right for handed_in in done]
    return NOT_RUNNABLE if None in verdicts else 0 if all(verdicts) else WRONG
