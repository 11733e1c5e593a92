"""Is a peer passed, or passes it, as much as the guide says?"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from .peers import PEERS
from .rows import Ratios, read_table

GUIDE = Path(__file__).parents[2] / "examples" / "guide" / "fast.md"

HALF = 1.5
"""A ratio is worse by half if it takes so many times the measured one to be what the guide says."""

RUNS, TOO_MANY = 3, 2
"""It is measured so often, and so often it may not be worse."""


def wanted() -> Ratios:
    """What the guide says of the peers, and of scripts and processes that use them."""
    said = read_table(GUIDE.read_text(encoding="utf-8"))
    return {key: ratio for key, ratio in said.items() if key[2].startswith(PEERS)}


def worse(said: Ratios, found: Ratios) -> list[tuple[str, str, str]]:
    """Of which work the ratio is worse by half.

    >>> key = ("7 cards", "numpy", "pkrbot")
    >>> assert worse({key: 9.0}, {key: 5.9}) == [key]
    >>> assert worse({key: 9.0}, {key: 6.1}) == worse({key: 9.0}, {}) == []
    """
    return [key for key in said if key in found and HALF * found[key] < said[key]]


def check(measure: Callable[[], Ratios]) -> list[str]:
    """What is wrong after RUNS runs, in words; nothing if nothing is."""
    said = wanted()
    runs = [measure() for _ in range(RUNS)]
    if not any(key in found for found in runs for key in said):
        return ["nothing that the guide tells was measured: is the extra bench installed?"]
    times = Counter(key for found in runs for key in worse(said, found))
    return [
        f"{work}, {ours}: {theirs} {said[work, ours, theirs]:.2g}x in the guide, and here "
        + ", ".join(f"{found[work, ours, theirs]:.2g}x" for found in runs)
        for (work, ours, theirs), count in times.items()
        if count >= TOO_MANY
    ]
