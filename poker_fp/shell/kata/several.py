"""Several solutions: which files they are in, and a check of each in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from poker_fp.katas.reports import Data, not_run
from poker_fp.katas.scaffold import CARDS, TEST

NO_SOLUTIONS = (CARDS, "conftest.py", "__init__.py", "setup.py")
"""Python files that a folder of solutions may hold beside them, and its tests."""


def named(file: str) -> tuple[Path, str]:
    """The path and the function that FILE[:FUNCTION] names; the function may be missing.

    >>> assert named("poker.py:winners") == (Path("poker.py"), "winners")
    >>> assert named("poker.py") == (Path("poker.py"), "")
    """
    path, colon, function = file.rpartition(":")
    if not colon or not function.isidentifier() or Path(file).exists():
        return Path(file), ""
    return Path(path), function


def solutions_in(files: Iterable[str]) -> list[str]:
    """Each of the files, and for a folder all the Python files in it that may be solutions."""
    found: list[str] = []
    for file in files:
        path, function = named(file)
        if not path.is_dir():
            found.append(file)
            continue
        suffix = f":{function}" if function else ""
        found += [
            f"{inner}{suffix}" for inner in sorted(path.rglob("*.py")) if _may_be(inner, path)
        ]
    return list(dict.fromkeys(found))


def _may_be(file: Path, folder: Path) -> bool:
    inside = file.relative_to(folder)
    hidden = any(part.startswith((".", "__")) for part in inside.parts)
    tests = file.name.startswith(TEST) or file.stem.endswith("_test")
    installed = "site-packages" in inside.parts
    return file.is_file() and not (hidden or tests or installed or file.name in NO_SOLUTIONS)


def check_each(
    kata: str, files: Sequence[str], options: Sequence[str], workers: int | None
) -> Iterator[Data]:
    """The report of each file, in their order, each as soon as those before it are there."""
    checked = partial(_checked, kata, options)
    pool = ThreadPoolExecutor(workers or os.cpu_count())
    try:
        yield from pool.map(checked, files)
    finally:
        pool.shutdown(cancel_futures=True)


def _checked(kata: str, options: Sequence[str], file: str) -> Data:
    """The report of a file, by the same command: whatever happens there, the others go on."""
    command = [sys.executable, "-P", "-m", "poker_fp", "kata", "check", kata, *options, "--json"]
    done = subprocess.run(
        [*command, "--", file],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    try:
        data: Data = json.loads(done.stdout)
    except ValueError:
        said = done.stderr.strip().splitlines() or [f"its check ended with {done.returncode}"]
        return not_run(kata, file, said[-1])
    return data | {"solution": file}
