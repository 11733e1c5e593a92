"""What all the tests share: the data of others, how Hypothesis runs, which tests are slow."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

collect_ignore = ["benchmarks"]  # a script, whose peers are no part of the tests

ROOT = Path(__file__).resolve().parents[1]
SHARED_DATA = ROOT.parent / "shared" / "data"

SLOW = [ROOT / place for place in ("poker_fp/shell", "tests/shell")]
"""Where the tests start processes, servers and databases, or draw much."""

# A busy machine is slow now and then, which is no fault of the code.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")


@pytest.hookimpl(optionalhook=True)  # where there is no xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: a third of the time is waiting for others."""
    return (os.cpu_count() or 1) + 1


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what is slow by its place; what is exhaustive is slow wherever it is.

    What those places reach is not counted as covered: counting makes tests slower, and a line of
    what is pure that no other test reaches waits for one that says what it is for.
    """
    by_place = any(map(item.path.is_relative_to, SLOW))
    if by_place or item.get_closest_marker("exhaustive"):
        item.add_marker("slow")
    if by_place:
        item.add_marker("no_cover")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of data that belongs to others and is not copied here."""
    if not SHARED_DATA.is_dir():
        pytest.skip("the folder ../shared/data is not there")
    return SHARED_DATA


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What a test starts can be interrupted, even where the suite itself cannot.

    A script's job in the background ignores SIGINT, and so does all that it starts.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
