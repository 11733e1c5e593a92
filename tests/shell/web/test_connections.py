"""Connections whose clients leave something undone: they end, and keep nobody out."""

import signal
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection

import pytest

from tests.shell.web.attacks import head
from tests.shell.web.servers import running, running_with


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET /v1/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n1",
    ],
    ids=["nothing", "half a head", "an answer, and half a body"],
)
def test_a_client_that_goes_silent_is_let_go(sent: bytes) -> None:
    """After ten seconds, or some more."""
    with running("--no-history") as server, _connected(server.address, 35) as silent:
        silent.sendall(sent)
        began = time.monotonic()
        while silent.recv(65536):
            pass
        assert time.monotonic() - began < 32


def test_a_client_that_asks_now_and_then_is_not() -> None:
    """It keeps its connection longer than any one request may take to arrive."""
    with running("--no-history") as server:
        asking = HTTPConnection(server.address, timeout=10)
        for _ in range(5):
            time.sleep(3)
            asking.request("GET", "/healthz")
            connection = asking.sock
            assert asking.getresponse().read()
            assert asking.sock is connection
        asking.close()


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
