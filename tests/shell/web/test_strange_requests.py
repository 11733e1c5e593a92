"""One request that is small, strange or both: answered soon, shortly, and in little memory."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from typing import Any

import pytest

from poker_fp import solve
from poker_fp.shell.web.settings import Limits
from tests.shell.web.attacks import (
    FRAGMENTS,
    LARGEST,
    MANY,
    ODD,
    WILD,
    WRONG,
    get,
    head,
    post,
    request,
)
from tests.shell.web.lines import KINGS, KINGS_ANSWER
from tests.shell.web.servers import Server, peak, processor_seconds, running, threads
from tests.shell.web.test_attacks import COMPARED

MIB = 1024 * 1024

SOLVING = "query($lines:[String!]!){solve(lines:$lines){__typename}}"

SLOW_QUERIES = {
    "wild cards": {"query": SOLVING, "variables": {"lines": [WILD] * 100}},
    "wrong lines": {"query": SOLVING, "variables": {"lines": WRONG}},
    "explanations": {
        "query": "query($l:String!){"
        + "".join(f"a{n}:explain(line:$l){{shares{{text}}}}" for n in range(15))
        + "}",
        "variables": {"l": WILD},
    },
}

SHORT_QUERIES = [
    "{__typename}",
    '{compare(one: "2H 3D 5S 9C KD", other: "2C 3H 4S 8C AH") {winner}}',
    "{history(limit: 1) {next}}",
    SOLVING,
]

BESIDES = 4
"""Threads that do not work for requests: the loop's, one that waits for a signal, and spare."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all of them: what one has asked troubles none of the others."""
    folder = tmp_path_factory.mktemp("history")
    with running("--database", f"sqlite:///{folder}/history.sqlite") as server:
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
        ("/v1/solve", ('["∀"' + ",0" * 200_000 + "]").encode("utf-16-le"), 413),
        ("/v1/solve", b"[" + b"0," * 90_000 + b"0]", 422),
        ("/v1/compare", b'{"hands": [' + b"0," * 90_000 + b"0]}", 422),
        ("/v1/compare", json.dumps(dict.fromkeys(map(str, range(90_000)), 0)).encode(), 422),
        ("/v1/explain", json.dumps(dict.fromkeys(map(str, range(90_000)), 0)).encode(), 422),
        ("/graphql", b'{"query": "' + b"x" * (LARGEST - 20) + b'"}', 200),
    ],
    ids=[
        "zeros",
        "lists",
        "texts",
        "UTF-16",
        "some zeros",
        "zeros for hands",
        "keys",
        "more keys",
        "name",
    ],
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


def test_lines_that_take_long_keep_no_others_waiting(server: Server) -> None:
    """Wild cards are left to the comparators: a few such lines take minutes, and nobody minds."""
    host, port = server.address.split(":")
    with ExitStack() as waiting:
        for _ in range(4):
            client = socket.create_connection((host, int(port)), timeout=10)
            waiting.enter_context(client).sendall(request("/v1/solve", [WILD] * 100))
        time.sleep(1)
        began = time.monotonic()
        status, answer = post(server.address, "/v1/solve", json.dumps([KINGS]).encode())
        assert (status, json.loads(answer)[0]["output"]) == (200, KINGS_ANSWER)
        assert post(server.address, "/v1/explain", json.dumps({"line": KINGS}).encode())[0] == 200
        assert time.monotonic() - began < 10


@pytest.mark.parametrize("slow", SLOW_QUERIES.values(), ids=SLOW_QUERIES)
def test_slow_queries_keep_no_others_waiting(server: Server, slow: Any) -> None:
    """However many there are: health, hands and few lines are answered, in GraphQL as well."""
    host, port = server.address.split(":")
    with ExitStack() as waiting:
        for _ in range(20):
            client = socket.create_connection((host, int(port)), timeout=10)
            waiting.enter_context(client).sendall(request("/graphql", slow))
        time.sleep(0.2)
        began = time.monotonic()
        for path in ("/healthz", "/readyz"):
            assert get(server.address, path)[0] == 200
        assert b'"winner":2' in post(server.address, "/v1/compare", COMPARED)[1]
        for query in SHORT_QUERIES:
            body = json.dumps({"query": query, "variables": {"lines": [KINGS]}}).encode()
            status, answer = post(server.address, "/graphql", body)
            assert (status, "errors" in json.loads(answer)) == (200, False), query
        assert time.monotonic() - began < 8
        assert threads(server) <= Limits().threads + BESIDES


def test_a_body_that_is_announced_as_too_large_is_refused_at_once(server: Server) -> None:
    """Whoever asks whether to send it sends nothing, and is told 413 instead of 100."""
    host, port = server.address.split(":")
    for asking in (b"Expect: 100-continue\r\n", b""):
        begun = head("/v1/solve", LARGEST + 1).replace(b"\r\n\r\n", b"\r\n" + asking + b"\r\n")
        with socket.create_connection((host, int(port)), timeout=5) as client:
            client.sendall(begun)
            answer = HTTPResponse(client)
            answer.begin()
            assert answer.status == 413
            assert json.loads(answer.read())["errors"][0]["message"] == "more than 4,194,304 bytes"
            assert asking == b"" or client.recv(100) == b""


def test_a_body_that_is_not_too_large_is_asked_for(server: Server) -> None:
    """Where the client waits for that."""
    host, port = server.address.split(":")
    content = json.dumps([KINGS]).encode()
    begun = head("/v1/solve", len(content))[:-2] + b"Expect: 100-continue\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=5) as client:
        client.sendall(begun)
        assert client.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        client.sendall(content)
        assert client.recv(100).startswith(b"HTTP/1.1 200 OK\r\n")


def test_a_number_without_end_is_told_shortly(server: Server) -> None:
    """Python makes no number of so many digits, and the log is not filled with them."""
    query = {"query": "{ history(limit: " + "9" * 5000 + ") { next } }"}
    status, answer = post(server.address, "/graphql", json.dumps(query).encode())
    assert (status, json.loads(answer)["errors"][0]["message"]) == (
        200,
        "a number of more than 4,000 digits",
    )
    assert all(len(line) < 2000 for line in server.log)
