"""A row of the table: the same work for all, measured in turn, and the ratios of what it takes."""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[], object]
"""What is timed: all of it once."""

Ratios: TypeAlias = dict[tuple[str, str, str], float]
"""By the work, who does it here and who elsewhere: theirs as a multiple of ours."""

HEAD = [
    "| work | here | time | the same elsewhere, as a multiple of it |",
    "| --- | --- | --- | --- |",
]


class Row(NamedTuple):
    """Work that is the same for all."""

    what: str

    ours: dict[str, Work]

    theirs: dict[str, Work]

    each: int
    """How many hands or lines the work is of."""

    unit: str = "ns"

    clock: Callable[[], float] = process_time
    """Of this process, so that what else is done on the machine counts less."""


def timed(work: Work, clock: Callable[[], float]) -> float:
    """Seconds that work takes."""
    start = clock()
    work()
    return clock() - start


def measured(row: Row, rounds: int) -> dict[str, float]:
    """The median of each, in seconds.

    Each is done once untimed right before it is timed: what the one before it left in the caches
    is no property of either, and would be counted most against whoever keeps the largest table.
    """
    works = row.ours | row.theirs
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            work()
            times[name].append(timed(work, row.clock))
    return {name: median(seconds) for name, seconds in times.items()}


def ratios(row: Row, medians: dict[str, float]) -> Ratios:
    """Of each of theirs to each of ours."""
    return {
        (row.what, ours, theirs): medians[theirs] / medians[ours]
        for ours in row.ours
        for theirs in row.theirs
    }


def table(row: Row, medians: dict[str, float]) -> Iterator[str]:
    """A line of the table for each way of ours."""
    scale = {"ns": 1e9, "us": 1e6, "ms": 1e3}[row.unit] / row.each
    found = ratios(row, medians)
    for ours in row.ours:
        of_each = {name: found[row.what, ours, name] for name in row.theirs}
        ordered = sorted(of_each, key=of_each.__getitem__)
        shown = ", ".join(f"{name} {in_figures(of_each[name])}x" for name in ordered)
        time = in_figures(medians[ours] * scale)
        yield f"| {row.what} | {ours} | {time} {row.unit} | {shown} |"


def read_table(text: str) -> Ratios:
    """The ratios in a text with lines as `table` gives them.

    >>> read_table("| 7 cards | numpy | 13 ns | C loop 0.5x, pkrbot 1,200x |")
    {('7 cards', 'numpy', 'C loop'): 0.5, ('7 cards', 'numpy', 'pkrbot'): 1200.0}
    """
    found: Ratios = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(HEAD[0].strip("|").split("|")) and cells[3].endswith("x"):
            for part in cells[3].split("x, "):
                name, _, ratio = part.removesuffix("x").rpartition(" ")
                found[cells[0], cells[1], name] = float(ratio.replace(",", ""))
    return found


def in_figures(number: float) -> str:
    """A number with two or three figures that matter."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"
