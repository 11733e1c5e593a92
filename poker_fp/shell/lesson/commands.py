"""The commands about the lessons' exercises: list them, start one, check what is handed in."""

import csv
import json
import sys
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import click

from poker_fp.katas.lessons import LESSONS
from poker_fp.katas.lessons.handed_in import (
    COLUMNS,
    HandedIn,
    as_data,
    in_one_line,
    lines,
    row,
)
from poker_fp.katas.lessons.starting import file_name, start
from poker_fp.shell.kata.several import solutions_in
from poker_fp.shell.kata.times import LONGEST_CALL, SHORTEST_CALL
from poker_fp.shell.lesson.check import check_each
from poker_fp.shell.options import Seconds, Whole, a_number

WRONG, NOT_RUNNABLE = 1, 2
LIMIT: float = 10
"""Seconds an exercise: that of lesson 11 compiles tables."""


@click.group("lesson")
def lesson_group() -> None:
    """Do the lessons' exercises in a file of your own, and have it checked."""


NUMBER = click.argument("number", metavar="N", type=Whole(min(LESSONS), max(LESSONS)))


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
@click.option("--csv", "as_csv", is_flag=True, help="Print a table of CSV, a row for each file.")
@click.option("--hint", "hints", count=True, help="Give a hint where it is wrong; twice: both.")
@click.option(
    "--limit",
    metavar="SECONDS",
    callback=a_number,
    type=Seconds(SHORTEST_CALL, LONGEST_CALL),
    default=LIMIT,
    show_default=True,
    help="What an exercise may take of the processor before it counts as an endless loop.",
)
@click.option(
    "--workers",
    metavar="N",
    type=Whole(min=1),
    help="How many files are checked at the same time; as many as there are processors.",
)
def check_command(
    number: int,
    files: tuple[str, ...],
    as_json: bool,
    as_csv: bool,
    hints: int,
    limit: float,
    workers: int | None,
) -> None:
    """Check answers to the exercises of lesson N.

    A file defines the names that the exercises ask for, and runs in a process of its own. What is
    wrong is shown on the smallest case found. Of several files, or of a folder with all its Python
    files but tests, each has a line, and one that fails stops no other. The exit status is 0 if
    all is right, 1 if anything is wrong or not written yet, 2 if a file did not run.

    \b
    Example:
      $ poker-fp lesson check 1 mine/answers_01.py --hint
      $ poker-fp lesson check 1 class/ --csv
    """
    if as_json and as_csv:
        raise click.UsageError("--json or --csv, not both")
    lesson = LESSONS[number]
    found = solutions_in(files)
    if not found:
        raise click.UsageError(f"there are no Python files in {', '.join(files)}")
    alone = found == list(files) and len(files) == 1
    if as_csv:
        _row(COLUMNS)
    done: list[HandedIn] = []
    for handed_in in check_each(lesson, found, limit, workers):
        done.append(handed_in)
        if as_csv:
            _row(row(handed_in))
        elif not as_json:
            _show(handed_in, hints, alone)
    if as_json:
        data = [as_data(handed_in, hints) for handed_in in done]
        click.echo(json.dumps(data[0] if alone else data, ensure_ascii=False, indent=2))
    sys.exit(_status(done))


def _show(handed_in: HandedIn, hints: int, alone: bool) -> None:
    """A file by itself in full, one of several in a line."""
    if not alone:
        click.echo(in_one_line(handed_in))
    elif handed_in.not_run:
        click.echo(in_one_line(handed_in), err=True)
    else:
        click.echo("\n".join(lines(handed_in, hints)))


def _row(cells: Iterable[str]) -> None:
    line = StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    click.echo(line.getvalue(), nl=False)


def _status(done: list[HandedIn]) -> int:
    verdicts = [handed_in.right for handed_in in done]
    return NOT_RUNNABLE if None in verdicts else 0 if all(verdicts) else WRONG
