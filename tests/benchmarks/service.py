"""How much the service carries: many clients on loopback, against the bare solver.

Run it from the project's folder: `python -m tests.benchmarks.service [SECONDS]`.
"""

import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from poker_fp import DECK, solve
from poker_fp.shell.solving import fast_solver

CLIENTS = 32
LINES = 20
"""A request."""

HANDS = 5
"""A line."""


def lines(seed: int, number: int) -> list[str]:
    """Hold'em lines of five hands."""
    chance = random.Random(seed)

    def line() -> str:
        cards = [str(card) for card in chance.sample(DECK, 5 + 2 * HANDS)]
        hands = ("".join(cards[start : start + 2]) for start in range(5, len(cards), 2))
        return " ".join(["texas-holdem", "".join(cards[:5]), *hands])

    return [line() for _ in range(number)]


def bare(answer: Callable[[list[str]], object], seconds: float) -> tuple[float, float]:
    """Lines of a solver by itself, in one thread: a second, and a second of processor time."""
    asked, done, started, used = lines(0, 500), 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        for start in range(0, len(asked), LINES):
            answer(asked[start : start + LINES])
        done += len(asked)
    return done / (time.perf_counter() - started), done / (time.process_time() - used)


def by_comparators(asked: list[str]) -> object:
    """The answers of the library's `solve`."""
    return [str(solve(line).unwrap()) for line in asked]


def by_tables(asked: list[str]) -> object:
    """The answers of the tables, which the service asks too."""
    return fast_solver()("".join(f"{line}\n" for line in asked).encode())


def client(seed: int, port: int, until: float, took: list[float], faults: list[str]) -> None:
    """Ask, wait, ask again; every answer is looked at."""
    asked = lines(seed, LINES)
    body = json.dumps(asked)
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    while time.monotonic() < until:
        started = time.perf_counter()
        connection.request("POST", "/v1/solve", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        content = answer.read()
        took.append(time.perf_counter() - started)
        if answer.status != 200 or content.count(b'"saved":true') != LINES:
            faults.append(f"{answer.status} {content[:200]!r}")
    connection.close()


def loaded(port: int, seconds: float) -> tuple[list[float], list[str], float]:
    """How long each request took, what went wrong, and how long it all was, in seconds."""
    took: list[float] = []
    faults: list[str] = []
    started = time.monotonic()
    clients = [
        threading.Thread(target=client, args=(seed, port, started + seconds, took, faults))
        for seed in range(CLIENTS)
    ]
    for each in clients:
        each.start()
    for each in clients:
        each.join()
    return took, faults, time.monotonic() - started


def main(seconds: float = 30) -> None:
    """Print throughput, latency and the ratios to the bare solvers; exit 1 if anything failed."""
    alone = {
        "comparators": bare(by_comparators, min(5, seconds)),
        "tables": bare(by_tables, min(5, seconds)),
    }
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'history.sqlite'}"
        command = [sys.executable, "-m", "poker_fp", "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert server.stderr
            started = next(line for line in server.stderr if "running on" in line)
            threading.Thread(target=server.stderr.read, daemon=True).start()
            port = int(started.split("http://127.0.0.1:")[1].split()[0])
            took, faults, elapsed = loaded(port, seconds)
        finally:
            server.terminate()
            server.wait()
    usage = getrusage(RUSAGE_CHILDREN)  # the server's, its start included
    by_cpu = len(took) * LINES / (usage.ru_utime + usage.ru_stime)
    served = len(took) * LINES / elapsed
    print(f"{CLIENTS} clients, {LINES} lines of {HANDS} hands a request, {elapsed:.1f} s")
    print(f"requests a second  {len(took) / elapsed:10.1f}")
    print(f"lines a second     {served:10.1f}")
    print(f"median, ms         {1000 * statistics.median(took):10.1f}")
    print(f"p99, ms            {1000 * statistics.quantiles(took, n=100)[98]:10.1f}")
    for name, (by_clock, by_processor) in alone.items():
        print(f"bare {name:13} {by_clock:10.1f} lines a second")
        print(f"  ratio            {served / by_clock:10.3f}")
        print(f"  by CPU time      {by_cpu / by_processor:10.3f}")
    print(f"faults             {len(faults):10d}")
    if faults:
        sys.exit(faults[0])


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
