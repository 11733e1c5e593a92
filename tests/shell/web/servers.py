"""The service as a process of its own, as a user starts it."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

SERVE = ["-m", "poker_fp", "serve", "--port", "0"]

_IMPORTS = (
    "from poker_fp.shell.web import logs; from poker_fp.shell.web.server import serve; "
    "from poker_fp.shell.web.settings import Limits, Settings"
)

STARTED = re.compile(r"running on (http://[^ ]+)")


@dataclass
class Server:
    """A running server: its process, where it answers, and what it has logged so far."""

    process: subprocess.Popen[str]
    url: str
    log: list[str]

    @property
    def address(self) -> str:
        """Its host and port."""
        return self.url.removeprefix("http://")

    def stopped(self) -> int:
        """The exit status, once it has one."""
        return self.process.wait(60)


def peak(server: Server) -> int:
    """The most memory that it has had so far, in bytes; 0 where the system does not say."""
    status = Path(f"/proc/{server.process.pid}/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text() if status.exists() else "")
    return 1024 * int(found.group(1)) if found else 0


def processor_seconds(server: Server) -> float:
    """The processor time that it has had so far; none where the system does not say."""
    status = Path(f"/proc/{server.process.pid}/stat")
    if not status.exists():
        return 0
    user, system = status.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def threads(server: Server) -> int:
    """How many threads it has now; none where the system does not say."""
    tasks = Path(f"/proc/{server.process.pid}/task")
    return len(list(tasks.iterdir())) if tasks.exists() else 0


def running(*arguments: str, **environment: str) -> AbstractContextManager[Server]:
    """A server on a free port of loopback; it is killed at the end if it still runs."""
    return _running([*SERVE, *arguments], environment)


def running_within(**limits: float) -> AbstractContextManager[Server]:
    """The same without a history, and with other limits: seconds are long for a test."""
    limited = f"Settings(limits=Limits(**{limits}))"
    return _running(["-c", f"{_IMPORTS}; logs.configure(); serve({limited}, '127.0.0.1', 0)"], {})


def running_with(files: int, *arguments: str) -> AbstractContextManager[Server]:
    """The same, where it may open so many files."""
    limited = ("sh", "-c", f'ulimit -n {files} && exec "$0" "$@"')
    return _running([*SERVE, *arguments], {}, limited)


@contextmanager
def _running(
    arguments: list[str], environment: dict[str, str], before: tuple[str, ...] = ()
) -> Iterator[Server]:
    process = subprocess.Popen(
        [*before, sys.executable, *arguments],
        env=os.environ | environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    log: list[str] = []
    reading = threading.Thread(target=log.extend, args=(process.stderr,))
    try:
        for line in process.stderr:
            log.append(line)
            if STARTED.search(line):
                break
        found = STARTED.search(log[-1] if log else "")
        assert found, "".join(log)
        reading.start()
        yield Server(process, found.group(1), log)
    finally:
        process.kill()
        process.wait()
        if reading.ident:
            reading.join()
        process.stderr.close()
