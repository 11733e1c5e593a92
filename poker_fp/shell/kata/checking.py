"""The command `kata check`: one solution in this process, several in processes of their own."""

import csv
import json
import os
import sys
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NoReturn

import click

from poker_fp.katas import KATAS, Kata
from poker_fp.katas.report import as_data, lines
from poker_fp.katas.reports import COLUMNS, Data, in_one_line, not_run, row
from poker_fp.shell.kata.several import check_each, named, solutions_in
from poker_fp.shell.kata.times import CALL, CHECK, LONGEST_CALL, SHORTEST_CALL
from poker_fp.shell.options import OneOf, Seconds, Whole, a_number
from poker_fp.text.errors import quoted
from poker_fp.text.extras import to_install

if TYPE_CHECKING:
    from poker_fp.katas.report import Report

NOT_RUNNABLE = 2

NO_PYTHON = (".ipynb", ".txt", ".md", ".pyc", ".zip", ".js", ".java", ".c", ".rs", ".go")
"""How files end that are surely no Python source; one without an ending may be."""


class KataName(OneOf):
    """A kata's name; of a file in its place, that the name comes first."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        if value.endswith(".py") or ".py:" in value or "/" in value:
            self.fail(f"{quoted(value)} is a file; the kata's name comes first", param, ctx)
        return super().convert(value, param, ctx)


KATA = click.argument("name", type=KataName(KATAS), metavar="NAME")


@click.command("check")
@KATA
@click.argument("files", nargs=-1, metavar="FILE[:FUNCTION]...", type=click.Path())
@click.option("--command", help="Check a program instead: it reads lines and answers lines.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON; of several files "
              "an array.")  # fmt: skip
@click.option("--csv", "as_csv", is_flag=True, help="Print a table of CSV, a row for each file.")
@click.option(
    "--seed", metavar="S", type=Whole(0), default=0, show_default=True,
    help="Draw the inputs that belong to S: the same S gives the same findings.",
)  # fmt: skip
@click.option(
    "--examples", metavar="N", type=Whole(1), default=3000, show_default=True,
    help="Inputs to draw for each function.",
)  # fmt: skip
@click.option(
    "--limit", metavar="SECONDS", callback=a_number, type=Seconds(SHORTEST_CALL, LONGEST_CALL),
    default=CALL, show_default=True,
    help="What a call may take of the processor before it counts as an endless loop.",
)  # fmt: skip
@click.option(
    "--time", "time_limit", metavar="SECONDS", callback=a_number, type=Seconds(0, min_open=True),
    default=CHECK, show_default=True,
    help="After how long nothing new is drawn for a file, which the report then says.",
)  # fmt: skip
@click.option(
    "--workers", metavar="N", type=Whole(min=1),
    help="How many files are checked at the same time; as many as there are processors.",
)  # fmt: skip
def check_command(
    name: str,
    files: tuple[str, ...],
    command: str | None,
    as_json: bool,
    as_csv: bool,
    seed: int,
    examples: int,
    limit: float,
    time_limit: float,
    workers: int | None,
) -> None:
    """Check solutions: the cases, the laws, and thousands of hands against this library.

    A file runs in a process of its own. What is wrong is shown on the smallest hands that show it,
    with the reason. Of several files, or of a folder with all its Python files but tests, each has
    a line, and one that fails stops no other. The exit status is 0 for right, 1 if any is wrong, 2
    if any did not run.

    \b
    Example:
      $ poker-fp kata check bache practice/bache.py
      $ poker-fp kata check exercism poker.py:winners --seed 7
      $ poker-fp kata check exercism class/ --csv
      $ poker-fp kata check sorting --command "java Solver"
    """
    if bool(files) == (command is not None):
        both = "FILE or --command: one of them, not both"
        raise click.UsageError(both if files else "give a FILE, or a program by --command")
    if command is not None and not KATAS[name].lines:
        able = ", ".join(kata.name for kata in KATAS.values() if kata.lines)
        raise click.UsageError(f"--command is for the katas that are about lines: {able}")
    if as_json and as_csv:
        raise click.UsageError("--json or --csv, not both")
    shown = "json" if as_json else "csv" if as_csv else "text"
    if len(files) > 1 or any(named(file)[0].is_dir() for file in files):
        options = f"--seed={seed} --examples={examples} --limit={limit!r} --time={time_limit!r}"
        found = solutions_in(files)
        if not found:
            raise click.UsageError(f"there are no Python files in {', '.join(files)}")
        _finish(_shown(check_each(name, found, options.split(), workers), shown))
    file = files[0] if files else None
    try:
        report = _checked(KATAS[name], file, command, seed, examples, limit, time_limit)
    except _NotRunError as error:
        if as_csv:
            _finish(_shown([not_run(name, file or command or "", str(error))], shown))
        click.echo(str(error), err=True)
        sys.exit(NOT_RUNNABLE)
    if as_csv:
        _shown([as_data(report)], shown)
    elif as_json:
        click.echo(_json(as_data(report)))
    else:
        click.echo("\n".join(lines(report)))
    _finish([as_data(report)])


def _json(value: Data | list[Data]) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _shown(reports: Iterable[Data], form: str) -> list[Data]:
    """The reports, each printed as soon as it is there; an array of JSON when all are."""
    done: list[Data] = []
    if form == "csv":
        click.echo(_csv_line(COLUMNS), nl=False)
    for data in reports:
        done.append(data)
        if form == "csv":
            click.echo(_csv_line(row(data).values()), nl=False)
        elif form == "text":
            click.echo(in_one_line(data))
    if form == "json":
        click.echo(_json(done))
    return done


def _csv_line(cells: Iterable[str]) -> str:
    line = StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    return line.getvalue()


def _finish(reports: Iterable[Data]) -> NoReturn:
    """End the process: 2 if any did not run, else 1 if any is wrong."""
    verdicts = [data["right"] for data in reports]
    sys.exit(NOT_RUNNABLE if None in verdicts else 0 if all(verdicts) else 1)


class _NotRunError(Exception):
    """There is nothing to check; its text says why."""


def _checked(
    kata: Kata,
    file: str | None,
    command: str | None,
    seed: int,
    examples: int,
    limit: float,
    time_limit: float,
) -> "Report":
    with TemporaryDirectory() as home:
        # Hypothesis would leave a folder where the learner works.
        os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", home)
        try:
            from poker_fp.shell.kata.check import check
        except ModuleNotFoundError as error:
            if error.name != "hypothesis":
                raise
            click.echo(f"poker-fp needs hypothesis for this: {to_install('kata')}", err=True)
            sys.exit(NOT_RUNNABLE)
        from poker_fp.shell.kata.process import NotRunnableError, PythonFile, Solution
        from poker_fp.shell.kata.program import Program

        function = kata.tasks[0].name
        solution: Solution | None = None
        try:
            if command is not None:
                shown, solution = command, Program(command, limit)
            else:
                path, named_function = named(file or "")
                shown, function = path.name, named_function or function
                solution = PythonFile(_readable(path), limit, seed)
            if function not in solution.functions():
                known = ", ".join(solution.functions()) or "none"
                why = f"{shown}: there is no function {function} (there are: {known})"
                raise NotRunnableError(why)
            return check(kata, solution, shown, function, seed, examples, time_limit)
        except NotRunnableError as error:
            raise _NotRunError(str(error)) from error
        finally:
            if solution is not None:
                solution.close()


def _readable(path: Path) -> Path:
    try:
        path.open("rb").close()
    except OSError as error:
        raise _NotRunError(f"{path}: {error.strerror}") from error
    if path.suffix in NO_PYTHON:
        why = f"{path}: that is no Python file; a solution is in one that ends in .py"
        raise _NotRunError(why)
    return path
