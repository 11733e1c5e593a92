"""The check of the benchmarks: what the guide says against what is measured."""

from collections.abc import Iterator

import pytest

from tests.benchmarks.checking import check, wanted
from tests.benchmarks.peers import PEERS
from tests.benchmarks.rows import Ratios, Row, ratios, read_table, table

SAID = wanted()


def runs(*factors: float) -> Iterator[Ratios]:
    """What runs would measure, so many times what the guide says."""
    return ({key: ratio * factor for key, ratio in SAID.items()} for factor in factors)


def test_the_guide_tells_of_every_peer() -> None:
    """And of one call, of a million, and of text."""
    assert all(any(name.startswith(peer) for _, _, name in SAID) for peer in PEERS)
    assert {work.partition(",")[0] for work, _, _ in SAID} >= {
        "5 cards",
        "7 cards",
        "Omaha",
        "text",
    }
    assert all(ratio > 0 for ratio in SAID.values())


@pytest.mark.parametrize(
    ("factors", "wrong"),
    [
        ((1, 1, 1), 0),
        ((2, 9, 1), 0),
        ((0.7, 0.7, 0.7), 0),
        ((0.6, 1, 1), 0),
        ((0.6, 1, 0.6), len(SAID)),
        ((0.1, 0.1, 0.1), len(SAID)),
    ],
)
def test_worse_by_half_in_two_of_three_runs_is_wrong(
    factors: tuple[float, ...], wrong: int
) -> None:
    """Once may be chance; each that is worse is told with what was measured."""
    measured = runs(*factors)
    told = check(lambda: next(measured))
    assert len(told) == wrong
    assert all("x in the guide, and here " in line for line in told)


def test_nothing_measured_is_wrong() -> None:
    """Without a peer there is nothing to be worse than."""
    (told,) = check(dict)
    assert "is the extra bench installed?" in told


def test_a_table_reads_back() -> None:
    """What is printed is what is compared, in two figures."""
    row = Row("7 cards", {"here": bool}, {"pkrbot": bool, "eval7": bool}, 1)
    medians = {"here": 2e-7, "pkrbot": 1e-7, "eval7": 4e-5}
    assert read_table("\n".join(table(row, medians))) == pytest.approx(ratios(row, medians))
