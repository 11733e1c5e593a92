"""The commands about katas: list them, show one, start one, check a solution."""

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from poker_fp.katas import KATAS, Kata
from poker_fp.katas.report import as_data, lines
from poker_fp.katas.scaffold import files
from poker_fp.shell.kata.times import CALL, LONGEST_CALL, SHORTEST_CALL

NOT_RUNNABLE = 2


@click.group("kata")
def kata_group() -> None:
    """Practise: write a solution of your own, and have it checked."""


@kata_group.command("list")
def list_katas() -> None:
    """List the katas, with the functions to write."""
    for kata in KATAS.values():
        click.echo(f"{kata.name:<10}{kata.title}")
        for task in kata.tasks:
            click.echo(f"{'':<10}  {task.signature}")


KATA = click.argument("name", type=click.Choice(list(KATAS)), metavar="NAME")


@kata_group.command("show")
@KATA
@click.option("--solution", is_flag=True, help="Show a worked solution instead.")
def show(name: str, solution: bool) -> None:
    """Show what a kata asks."""
    kata = KATAS[name]
    click.echo((_solution(kata) if solution else kata.statement).rstrip())


@kata_group.command("new")
@KATA
@click.argument("directory", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
def new(name: str, directory: Path) -> None:
    """Start a kata in DIR: a file to fill in, its tests, and a README. Nothing is overwritten.

    \b
    Example:
      $ poker-fp kata new bache practice
      practice/README.md
      practice/bache.py
      practice/test_bache.py
    """
    texts = files(KATAS[name])
    there = [str(directory / file) for file in texts if (directory / file).exists()]
    if there:
        click.echo(f"nothing was written: {', '.join(there)} would be overwritten", err=True)
        sys.exit(1)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            with (directory / file).open("x", encoding="utf-8", newline="\n") as new_file:
                new_file.write(text)
            click.echo(str(directory / file))
    except OSError as error:
        raise click.FileError(str(error.filename), error.strerror) from error


def _number(_context: click.Context, _parameter: click.Parameter, seconds: float) -> float:
    if seconds != seconds:  # NaN is in every range, being neither below nor above
        raise click.BadParameter("nan is no number of seconds")
    return seconds


@kata_group.command("check")
@KATA
@click.argument("file", required=False, metavar="FILE[:FUNCTION]")
@click.option("--command", help="Check a program instead: it reads lines and answers lines.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option(
    "--examples", type=click.IntRange(1), default=3000, show_default=True, help="Inputs to draw."
)
@click.option(
    "--limit",
    type=click.FloatRange(SHORTEST_CALL, LONGEST_CALL),
    callback=_number,
    default=CALL,
    show_default=True,
    help="Seconds a call.",
)
def check_solution(
    name: str,
    file: str | None,
    command: str | None,
    as_json: bool,
    seed: int,
    examples: int,
    limit: float,
) -> None:
    """Check a solution: the cases, the laws, and thousands of hands against this library.

    The file runs in a process of its own. What is wrong is shown on the smallest hands that show
    it, with the reason. The exit status is 0 for right, 1 for wrong, 2 for not runnable.

    \b
    Example:
      $ poker-fp kata check bache practice/bache.py
      $ poker-fp kata check exercism poker.py:winners --seed 7
      $ poker-fp kata check sorting --command "java Solver"
    """
    if (file is None) == (command is None):
        raise click.UsageError("give a FILE, or a program by --command")
    if command is not None and not KATAS[name].lines:
        able = ", ".join(kata.name for kata in KATAS.values() if kata.lines)
        raise click.UsageError(f"--command is for the katas that are about lines: {able}")
    with TemporaryDirectory() as home:
        # Hypothesis would leave a folder where the learner works.
        os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", home)
        right = _checked(KATAS[name], file, command, as_json, seed, examples, limit)
    sys.exit(0 if right else 1)


def _checked(
    kata: Kata,
    file: str | None,
    command: str | None,
    as_json: bool,
    seed: int,
    examples: int,
    limit: float,
) -> bool:
    from poker_fp.shell.kata.check import check
    from poker_fp.shell.kata.process import NotRunnableError, PythonFile, Solution
    from poker_fp.shell.kata.program import Program

    first = kata.tasks[0].name
    solution: Solution | None = None
    try:
        if command is not None:
            shown, function = command, first
            solution = Program(command, limit)
        else:
            path, function = _named(file or "", first)
            shown = path.name
            solution = PythonFile(path, limit, seed)
        if function not in solution.functions():
            known = ", ".join(solution.functions()) or "none"
            raise NotRunnableError(f"{shown}: there is no function {function} (there are: {known})")
        report = check(kata, solution, shown, function, seed, examples)
    except NotRunnableError as error:
        click.echo(str(error), err=True)
        sys.exit(NOT_RUNNABLE)
    finally:
        if solution is not None:
            solution.close()
    if as_json:
        click.echo(json.dumps(as_data(report), ensure_ascii=False, indent=2))
    else:
        for line in lines(report):
            click.echo(line)
    return report.right


def _named(file: str, default: str) -> tuple[Path, str]:
    """The path and the function that FILE[:FUNCTION] names."""
    path, colon, function = file.rpartition(":")
    if not colon or not function.isidentifier() or Path(file).is_file():
        path, function = file, default
    return Path(path), function


def _solution(kata: Kata) -> str:
    return Path(str(kata.solution.__file__)).read_text(encoding="utf-8")
