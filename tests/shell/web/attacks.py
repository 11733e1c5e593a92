"""What one client can do to all the others, against a server of one's own on loopback.

An attack is a function of the server's address and of an event: it goes on until that is set, and
ends by itself after some seconds.
"""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import cycle, islice
from typing import Any, TypeAlias

from poker_fp import DECK
from tests.shell.web.lines import KINGS, solved

Attack: TypeAlias = Callable[[str, threading.Event], None]

PATIENCE = 10
"""Seconds that an attacker waits for one answer."""

MANY = 10_000
LARGEST = 4 * 1024 * 1024

FRAGMENTS = "query{...f0}" + "".join(
    f" fragment f{n} on Query{{{f'...f{n + 1} ...f{n + 1}' if n < 30 else '__typename'}}}"
    for n in range(31)
)
"""Each spreads the next one twice: 2 ** 30 ways from the first to the last."""


def post(address: str, path: str, body: bytes, patience: float = PATIENCE) -> tuple[int, bytes]:
    """The status and the answer to one request."""
    with _connected(address, patience) as connection:
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.read()


def get(address: str, path: str) -> tuple[int, bytes]:
    """The status and the answer to a question without a body."""
    with _connected(address) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def asking(path: str, body: Any) -> Attack:
    """The same request again and again; bytes are sent as they are, else their JSON."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()

    def attack(address: str, over: threading.Event) -> None:
        post(address, path, content)

    return attack


def leaving(path: str, body: Any) -> Attack:
    """The same, but nobody waits for the answer."""
    content = json.dumps(body).encode()

    def attack(address: str, over: threading.Event) -> None:
        with _connected(address) as connection:
            connection.request("POST", path, content, {"Content-Type": "application/json"})
            over.wait(0.05)

    return attack


def holding(started: bytes, connections: int = 40) -> Attack:
    """Many connections that send a part of a request, and then neither send nor read."""

    def attack(address: str, over: threading.Event) -> None:
        host, port = address.split(":")
        with ExitStack() as held:
            for _ in range(connections):
                with suppress(OSError):
                    one = socket.create_connection((host, int(port)), timeout=2)
                    held.enter_context(one)
                    one.sendall(started)
            over.wait(PATIENCE)

    return attack


def head(path: str, length: int) -> bytes:
    """The head of a request whose body has that length."""
    return (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {length}\r\n\r\n"
    ).encode()


def request(path: str, body: Any) -> bytes:
    """The bytes of a whole request."""
    content = json.dumps(body).encode()
    return head(path, len(content)) + content


WRONG = ["texas-holdem 2h3h4h5d8d " + " ".join(["1sXX"] * 8)] * MANY


def _oddly(number: int, line: str) -> str:
    """The same line in one of four other spellings."""
    game, cards = line.split(" ", 1)
    spelled = (cards.upper(), cards.replace("T", "10"), cards.replace("s", "♠"), f" {cards}")
    return f"{game} {spelled[number % 4]}"


ODD = [_oddly(number, line) for number, (line, _) in enumerate(islice(cycle(solved(1000)), MANY))]


def _wild() -> str:
    """A right line that the comparators take most of a second to answer."""
    texts = [str(card) for card in DECK]
    hands = ["".join(pair) for pair in zip(texts[3:49:2], texts[4:50:2], strict=True)]
    return " ".join(["joker-holdem", "JkJk" + "".join(texts[:3]), *hands])


WILD = _wild()


ATTACKS: dict[str, Attack] = {
    "wild cards": leaving("/v1/solve", [WILD] * 100),
    "wild cards explained": leaving("/v1/explain", {"line": WILD}),
    "fragments": asking("/graphql", {"query": FRAGMENTS}),
    "a long query": asking("/graphql", {"query": "{" + "x" * (LARGEST - 100) + "}"}),
    "variables of another type": asking(
        "/graphql",
        {
            "query": "query($l:[String!]!){solve(lines:$l){__typename}}",
            "variables": {"l": [0] * (LARGEST // 4)},
        },
    ),
    "zeros": asking("/v1/solve", b"[" + b"0," * (LARGEST // 2 - 10) + b"0]"),
    "texts": asking("/v1/solve", b"[" + b'"",' * (LARGEST // 3 - 10) + b'""]'),
    "lists": asking("/v1/solve", b"[" + b"[]," * (LARGEST // 3 - 10) + b"[]]"),
    "zeros for hands": asking("/v1/compare", b'{"hands":[' + b"0," * (LARGEST // 2 - 20) + b"0]}"),
    "keys": asking("/v1/compare", {str(number): 0 for number in range(300_000)}),
    "wrong lines": asking("/v1/solve", WRONG),
    "oddly spelled lines": asking("/v1/solve", ODD),
    "nobody waits": leaving("/v1/solve", WRONG),
    "silence": holding(b""),
    "half a head": holding(b"POST /v1/solve HTTP/1.1\r\nHost: x\r\n"),
    "half a body": holding(head("/v1/solve", LARGEST) + b"[" + b" " * (LARGEST // 2), 10),
    "nobody reads": holding(request("/v1/solve", [KINGS] * MANY), 10),
}


@contextmanager
def attacking(address: str, attack: Attack, times: int = 8) -> Iterator[None]:
    """So many threads go on with an attack in the meantime."""
    over = threading.Event()

    def go_on() -> None:
        for _ in range(1000):
            if over.is_set():
                return
            with suppress(OSError, HTTPException):
                attack(address, over)

    threads = [threading.Thread(target=go_on, daemon=True) for _ in range(times)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join(2 * PATIENCE)


@contextmanager
def _connected(address: str, patience: float = PATIENCE) -> Iterator[HTTPConnection]:
    connection = HTTPConnection(address, timeout=patience)
    try:
        yield connection
    finally:
        connection.close()
