"""Connections whose clients leave something undone: they end, and keep nobody out."""

import signal
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection

import pytest

from poker_fp.shell.web.settings import Limits
from tests.shell.web.attacks import head
from tests.shell.web.servers import running, running_with, running_within

SILENT = [
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"GET /v1/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n1",
]
"""Nothing at all; half a head; what is answered at once, and half a body."""


def test_who_goes_silent_is_let_go_and_who_asks_now_and_then_is_not() -> None:
    """The ones once their time is up; the other keeps its connection for longer than that."""
    with running_within(head_seconds=2, seconds=4) as server, ExitStack() as connected:
        silent = [connected.enter_context(_connected(server.address, 30)) for _ in SILENT]
        for connection, sent in zip(silent, SILENT, strict=True):
            connection.sendall(sent)
        asking = HTTPConnection(server.address, timeout=10)
        for _ in range(5):
            time.sleep(1)
            asking.request("GET", "/healthz")
            kept = asking.sock
            assert asking.getresponse().read()
            assert asking.sock is kept
        asking.close()
        for connection in silent:
            while connection.recv(65536):
                pass


def test_a_client_has_ten_seconds_for_a_head_and_thirty_for_the_rest() -> None:
    """What is tested above with less, and what the guide says."""
    assert (Limits().head_seconds, Limits().seconds) == (10, 30)


def test_a_head_has_an_end() -> None:
    """One that goes on and on is refused."""
    with running("--no-history") as server, _connected(server.address, 10) as endless:
        endless.sendall(b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 60_000 + b"\r\n\r\n")
        assert endless.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_silent_connections_keep_nobody_out() -> None:
    """More of them than the process may open files: a request is answered, the log stays short."""
    with running_with(128, "--no-history") as server, ExitStack() as silent:
        for _ in range(140):
            silent.enter_context(_connected(server.address, 10))
        for _ in range(5):
            asking = HTTPConnection(server.address, timeout=10)
            asking.request("GET", "/healthz")
            assert asking.getresponse().status == 200
            asking.close()
        time.sleep(2)
        assert len(server.log) < 30
        assert sum("let go" in line for line in server.log) == 1


@pytest.mark.parametrize("sent", [b"GET /healthz HT", head("/v1/solve", 10) + b"["])
def test_the_end_waits_for_nobody_long(sent: bytes) -> None:
    """Neither for a head nor for a body that does not come: Docker would kill after ten seconds."""
    with running("--no-history") as server, _connected(server.address, 10) as silent:
        silent.sendall(sent)
        time.sleep(0.5)
        server.process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        status = server.process.wait(20)
        assert time.monotonic() - began < 8
    assert status == 0


def _connected(address: str, patience: float) -> socket.socket:
    host, port = address.split(":")
    return socket.create_connection((host, int(port)), timeout=patience)
