"""The command, run as a person or another program runs it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pexpect

COMMAND = [sys.executable, "-W", "error", "-m", "poker_fp"]

GOOD = b"texas-holdem 2h3h4h5d8d KdKs 9hJh"
ANSWER = b"KdKs 9hJh\n"


def run(
    *arguments: str | bytes, stdin: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command with some arguments, to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        timeout=120,
        env={**os.environ, **(env or {})},
        check=False,
    )


def outcome(done: subprocess.CompletedProcess[bytes]) -> tuple[int, bytes, bytes]:
    """All that a caller sees of a command."""
    return done.returncode, done.stdout, done.stderr


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command with its pipes open."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def on_a_terminal(command: str) -> str:
    """All that a command shows on a terminal of 80 by 24."""
    environment = {**os.environ, "TERM": "xterm"}
    with pexpect.spawn(
        "/bin/sh", ["-c", command], env=environment, encoding="utf-8", timeout=60
    ) as terminal:
        terminal.expect(pexpect.EOF)
        return str(terminal.before)


ABSENT = """
import sys

class Absent:
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            raise ModuleNotFoundError("No module named " + name, name=name)

sys.meta_path.insert(0, Absent)
from poker_fp.__main__ import main
main()
"""


def without(module: str, *arguments: str) -> list[str]:
    """The command where a module is not installed."""
    return [sys.executable, "-c", ABSENT.format(module=module), *arguments]
