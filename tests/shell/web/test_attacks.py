"""Nothing that one client does stops the others, takes all memory, or holds up the end."""

import signal
import time
from pathlib import Path

import pytest

from tests.shell.web.attacks import ATTACKS, Attack, attacking, post
from tests.shell.web.servers import peak, running

COMPARED = b'{"hands": ["2H 3D 5S 9C KD", "2C 3H 4S 8C AH"]}'

ENOUGH = 400 * 1024 * 1024
"""Bytes of memory that the service does with."""

GRACE = 8
"""Seconds after SIGTERM; containers are often given ten until they are killed."""


SOME = ("fragments", "zeros", "oddly spelled lines", "nobody reads")
"""One of each kind: a dear query, a dear body, long work, and who leaves something undone.

The others are for `pytest -m exhaustive`.
"""


@pytest.mark.parametrize(
    "attack",
    [
        pytest.param(attack, id=name, marks=() if name in SOME else pytest.mark.exhaustive)
        for name, attack in ATTACKS.items()
    ],
)
def test_others_are_answered_and_the_end_is_heard(attack: Attack, tmp_path: Path) -> None:
    """Under each attack a small question is answered, memory stays, and SIGTERM is obeyed."""
    history = f"sqlite:///{tmp_path}/history.sqlite"
    with running("--database", history) as server, attacking(server.address, attack):
        began = time.monotonic()
        for _ in range(10):
            status, answer = post(server.address, "/v1/compare", COMPARED)
            assert (status, b'"winner":2' in answer) == (200, True)
            time.sleep(0.1)
        assert time.monotonic() - began < 30
        most = peak(server)
        server.process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        status = server.process.wait(20)
        assert time.monotonic() - began < GRACE
    assert status == 0
    assert most < ENOUGH
