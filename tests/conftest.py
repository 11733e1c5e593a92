"""What all the tests share: where the data of others lies, and how Hypothesis runs."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

collect_ignore = ["benchmarks"]  # a script, whose peers are no part of the tests

SHARED_DATA = Path(__file__).resolve().parents[2] / "shared" / "data"

# A busy machine is slow now and then, which is no fault of the code.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")


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
