"""Files written whole or not at all."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

FILE_ENDINGS = (".txt", ".csv", ".json", ".jsonl")
"""What looks like the name of a file and like no hand."""


class LinesFile(click.Path):
    """A file of lines that has to be there, or `-`; a line in its place is told from a file."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, allow_dash=True)

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            if " " in os.fsdecode(value).strip():
                hint = 'a line goes through standard input; poker-fp explain "LINE" takes one'
                message = f"{error.message} ({hint} as an argument)"
                raise click.BadParameter(message, ctx, param) from None
            raise


def is_there(name: str) -> bool:
    """Is there a file of that name? A text too long for a name is none."""
    return os.path.isfile(name)  # noqa: PTH113 a Path raises OSError for one


def refuse_files(arguments: Iterable[str], instead: str) -> None:
    """Raise UsageError for the first argument that is a file, or is called like one."""
    for argument in arguments:
        if argument.lower().endswith(FILE_ENDINGS) or is_there(argument):
            raise click.UsageError(f"{argument} is a file's name, not cards; {instead}")


def write_whole(path: str, text: str) -> None:
    """Write a text to the file at a path, whole; or raise OSError and leave what was there.

    A device, a pipe and the like is written to as it is: there is no file to replace.
    """
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        Path(path).write_text(text, encoding="utf-8")
        return
    with TemporaryDirectory(prefix=".poker-fp-", dir=target.parent) as folder:
        whole = Path(folder, target.name)
        whole.write_text(text, encoding="utf-8")
        if target.exists():
            shutil.copymode(target, whole)
        whole.replace(target)
