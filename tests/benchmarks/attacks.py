"""All attacks on the service at once, from loopback, while one client asks a small question.

Run it from the project's folder: `python -m tests.benchmarks.attacks [SECONDS]`. Then each attack
by itself, and how long SIGTERM takes meanwhile. What is attacked is a server of its own.
"""

import multiprocessing
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPException

from tests.shell.web.attacks import ATTACKS, attacking, post
from tests.shell.web.servers import peak, processor_seconds, running
from tests.shell.web.test_attacks import COMPARED

EACH = 0.1
"""Seconds from one question to the next, if the first is answered by then."""

PATIENCE = 5
"""Seconds until the client gives up."""

MIB = 1024 * 1024


def attack(address: str, names: list[str], seconds: float) -> None:
    """Go on with some attacks for so long; in a process of its own."""
    with ExitStack() as attacks:
        for name in names:
            attacks.enter_context(attacking(address, ATTACKS[name], times=1))
        time.sleep(seconds)


@contextmanager
def attacked(address: str, names: list[str], seconds: float) -> Iterator[None]:
    """That process, ended in any case."""
    process = multiprocessing.get_context("spawn").Process(
        target=attack, args=(address, names, seconds), daemon=True
    )
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def asked(address: str, seconds: float) -> tuple[list[float], int]:
    """How long each answer took, and how many there were not."""
    took, failures, end = [], 0, time.monotonic() + seconds
    while (began := time.monotonic()) < end:
        try:
            failures += post(address, "/v1/compare", COMPARED, PATIENCE)[0] != 200
        except (OSError, HTTPException):
            failures += 1
        took.append(time.monotonic() - began)
        time.sleep(max(0, EACH - took[-1]))
    return took, failures


def told(what: str, took: list[float], failures: int) -> None:
    p99 = statistics.quantiles(took, n=100)[98]
    middle = statistics.median(took)
    print(
        f"{what:12} {len(took):5} asked, {failures:4} unanswered; "
        f"median {1000 * middle:.0f} ms, p99 {1000 * p99:.0f} ms, most {1000 * max(took):.0f} ms",
        flush=True,
    )


def together(seconds: float) -> None:
    """All attacks at once."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running("--database", f"sqlite:///{folder}/history.sqlite") as server,
    ):
        told("in peace", *asked(server.address, min(seconds, 10)))
        with attacked(server.address, list(ATTACKS), seconds + 30):
            time.sleep(3)  # until it has begun
            told("under attack", *asked(server.address, seconds))
            print(f"memory       {peak(server) / MIB:5.0f} MiB at most")
            print(
                f"log          {len(server.log):5} lines, {sum(map(len, server.log)) / MIB:.1f} MiB"
            )
            print(f"processor    {processor_seconds(server):5.0f} s")


def ending(name: str) -> None:
    """SIGTERM under one attack."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running("--database", f"sqlite:///{folder}/history.sqlite") as server,
        attacked(server.address, [name] * 8, 60),
    ):
        time.sleep(5)
        server.process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        try:
            status = str(server.process.wait(30))
        except subprocess.TimeoutExpired:
            status = "none"
        took = time.monotonic() - began
        print(f"SIGTERM under {name:26} status {status:4} after {took:4.1f} s", flush=True)


def main(seconds: float = 60) -> None:
    together(seconds)
    for name in ATTACKS:
        ending(name)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
