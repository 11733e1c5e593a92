"""One request that is small, strange or both: answered soon, shortly, and in little memory."""

import json
import socket
import time
from collections.abc import Iterator

import pytest

from poker_fp import solve
from tests.shell.web.attacks import FRAGMENTS, LARGEST, MANY, ODD, WRONG, post, request
from tests.shell.web.servers import Server, peak, processor_seconds, running

MIB = 1024 * 1024


@pytest.fixture
def server() -> Iterator[Server]:
    """A server without a history."""
    with running("--no-history") as server:
        yield server


def test_nested_fragments_are_soon_looked_through(server: Server) -> None:
    """Each of 31 spreads the next one twice; there is one field in the end."""
    body = json.dumps({"query": FRAGMENTS}).encode()
    assert len(body) < 2000
    assert post(server.address, "/graphql", body) == (200, b'{"data":{"__typename":"Query"}}')


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/v1/solve", b"[" + b"0," * (LARGEST // 2 - 10) + b"0]", 413),
        ("/v1/solve", b"[" + b"[]," * (LARGEST // 3 - 10) + b"[]]", 413),
        ("/v1/solve", b"[" + b'"",' * (LARGEST // 3 - 10) + b'""]', 413),
        ("/v1/solve", b"[" + b"0," * 90_000 + b"0]", 422),
        ("/v1/compare", b'{"hands": [' + b"0," * 90_000 + b"0]}", 422),
        ("/v1/compare", json.dumps(dict.fromkeys(map(str, range(90_000)), 0)).encode(), 422),
        ("/v1/explain", json.dumps(dict.fromkeys(map(str, range(90_000)), 0)).encode(), 422),
        ("/graphql", b'{"query": "' + b"x" * (LARGEST - 20) + b'"}', 200),
    ],
    ids=["zeros", "lists", "texts", "some zeros", "zeros for hands", "keys", "more keys", "name"],
)
def test_what_is_wrong_a_million_times_is_told_shortly(
    server: Server, path: str, body: bytes, status: int
) -> None:
    """Not once for each time that it is wrong: neither the answer nor the memory is large."""
    got, answer = post(server.address, path, body)
    assert got == status
    assert json.loads(answer)["errors"]
    assert len(answer) < 20_000
    assert peak(server) < 250 * MIB


def test_a_right_line_is_a_right_line(server: Server) -> None:
    """As many lines as a request may have, spelled as few people spell: all are answered."""
    status, answer = post(server.address, "/v1/solve", json.dumps(ODD).encode(), patience=40)
    assert status == 200
    answers = json.loads(answer)
    assert [each["input"] for each in answers] == ODD
    assert [each["output"] for each in answers[:8]] == [
        str(solve(line).unwrap()) for line in ODD[:8]
    ]
    assert all("output" in each for each in answers)


def test_an_answer_to_wrong_lines_has_an_end(server: Server) -> None:
    """Of each the first error is told, and how many there are; of some of them all."""
    status, answer = post(server.address, "/v1/solve", json.dumps(WRONG).encode(), patience=40)
    assert status == 200
    assert len(answer) < 8 * MIB
    answers = json.loads(answer)
    assert len(answers) == MANY
    assert len(answers[0]["errors"]) > 2
    first, more = answers[-1]["errors"]
    assert first == answers[0]["errors"][0]
    assert more["message"].endswith("more errors from here on")


def test_nobody_waits_and_nothing_is_done(server: Server) -> None:
    """When the client has left, its lines are not read to their end."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as leaving:
        leaving.sendall(request("/v1/solve", WRONG))
        begun = processor_seconds(server)
        for _ in range(100):
            if processor_seconds(server) > begun + 0.1:
                break
            time.sleep(0.05)
    time.sleep(5)
    assert processor_seconds(server) - begun < 1.5
