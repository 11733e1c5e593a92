"""The commands about katas: list them, show one, start one. To check a solution: `checking.py`."""

import sys
from pathlib import Path

import click

from poker_fp.katas import KATAS, Kata
from poker_fp.katas.scaffold import CARDS, files
from poker_fp.katas.solutions import cards
from poker_fp.shell.kata.checking import KATA, check_command


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
@click.option(
    "--with",
    "extra",
    type=click.Choice(["cards"]),
    help="cards: a file that reads cards and hands too, so that comparing them is the exercise.",
)
def new(name: str, directory: Path, extra: str | None) -> None:
    """Start a kata in DIR: a file to fill in, its tests, and a README. Nothing is overwritten.

    Several katas fit into one DIR.

    \b
    Example:
      $ poker-fp kata new bache practice
      practice/README-bache.md
      practice/bache.py
      practice/test_bache.py
    """
    kata = KATAS[name]
    if extra and not any(task.on_hands for task in kata.tasks):
        able = [other.name for other in KATAS.values() if any(t.on_hands for t in other.tasks)]
        raise click.UsageError(f"--with cards is for the katas {', '.join(able)}")
    texts = files(kata, _text(str(cards.__file__)) if extra else "")
    if extra and _is_text(directory / CARDS, texts[CARDS]):
        del texts[CARDS]  # another kata in the folder has brought it
    there = [str(directory / file) for file in texts if (directory / file).exists()]
    if there:
        click.echo(
            f"nothing was written: {', '.join(there)} would be overwritten; "
            "choose another DIR, or move what is there",
            err=True,
        )
        sys.exit(1)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            with (directory / file).open("x", encoding="utf-8", newline="\n") as new_file:
                new_file.write(text)
            click.echo(str(directory / file))
    except OSError as error:
        raise click.FileError(str(error.filename), error.strerror) from error


def _is_text(path: Path, text: str) -> bool:
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


kata_group.add_command(check_command)


def _solution(kata: Kata) -> str:
    return _text(str(kata.solution.__file__))


def _text(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")
