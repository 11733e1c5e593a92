"""How the command grows with its lines: time a line, and the most memory of a process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from .rows import in_figures

SIZES = (10_000, 100_000, 1_000_000, 10_000_000)

HEAD = ["| lines | processes | time a line | peak memory |", "| --- | --- | --- | --- |"]


def growth(lines: bytes, folder: Path) -> Iterator[str]:
    """A line of the table for each number of lines, and of processes.

    Takes as many lines as the first of SIZES, which are repeated; the last take half a gigabyte.
    """
    for size in SIZES:
        file = folder / "growth"
        with file.open("wb") as output:
            for _ in range(size // SIZES[0]):
                output.write(lines)
        for workers in ("1", "2"):
            seconds, memory = _spent("solve", "--workers", workers, str(file))
            time = f"{in_figures(seconds / size * 1e6)} us"
            yield f"| {size:,} | {workers} | {time} | {memory / 2**20:.0f} MiB |"


def _spent(*arguments: str) -> tuple[float, int]:
    """Seconds by the clock, and the bytes of the largest of the processes."""
    start = perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "poker_fp", *arguments], stdout=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return perf_counter() - start, used.ru_maxrss * 1024
