"""The token, the limits of size and of time, and a loop that is never blocked."""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Iterator
from hmac import compare_digest
from typing import Any

import anyio
import anyio.to_thread
import pytest
from fastapi.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from poker_fp import parse_deal
from poker_fp.deals.answers import Answers, Solver, each_line, unread
from poker_fp.shell.solving import plain_solver
from poker_fp.shell.web import answers, guards, limiting
from poker_fp.shell.web.app import application
from poker_fp.shell.web.bodies import Values
from poker_fp.shell.web.logs import AsJson, logged
from poker_fp.shell.web.service import in_thread, limit_threads, service_of
from poker_fp.shell.web.settings import Limits, Settings, is_loopback
from tests.shell.web.attacks import WILD
from tests.shell.web.lines import KINGS, KINGS_ANSWER

TOKEN = "s3cret ♦"
PATHS = ["/docs", "/openapi.json", "/graphql", "/v1/history", "/v1/nothing", "/", "/healthz/"]


@pytest.fixture
def guarded() -> Iterator[TestClient]:
    """A client of a service with a token."""
    with TestClient(application(Settings(token=TOKEN))) as client:
        yield client


def test_every_path_but_health_wants_the_token(guarded: TestClient) -> None:
    """Without it, or with a wrong one, nothing is answered but whether the service is alive."""
    right = {b"Authorization": f"Bearer {TOKEN}".encode()}
    nothing: dict[bytes, bytes] = {}
    for wrong in (
        nothing,
        {b"Authorization": b"Bearer wrong"},
        {b"Authorization": b"Bearer"},
        {b"Authorization": b"Bearer \xff\xfe"},
        {b"Authorization": f"Basic {TOKEN}".encode()},
        {b"Authorization": TOKEN.encode()},
    ):
        for path in PATHS:
            answer = guarded.get(path, headers=wrong)
            assert answer.status_code == 401, (path, wrong)
            assert answer.headers["www-authenticate"] == "Bearer"
            assert answer.json()["errors"]
        assert guarded.post("/v1/solve", json=[KINGS], headers=wrong).status_code == 401
        assert guarded.get("/healthz", headers=wrong).status_code == 200
        assert guarded.get("/readyz", headers=wrong).status_code == 200
    (solved,) = guarded.post("/v1/solve", json=[KINGS], headers=right).raise_for_status().json()
    assert solved["output"] == KINGS_ANSWER
    assert guarded.get("/docs", headers=right).status_code == 200


def test_the_token_is_compared_in_constant_time(
    guarded: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is brought goes through `hmac.compare_digest`, and through nothing before."""
    compared: list[tuple[bytes, bytes]] = []

    def watched(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return compare_digest(one, other)

    monkeypatch.setattr(guards, "compare_digest", watched)
    for given in ("", "s", "wrong but long"):
        guarded.get("/docs", headers={"Authorization": f"Bearer {given}"})
    assert compared == [(given.encode(), TOKEN.encode()) for given in ("", "s", "wrong but long")]


def test_too_much_is_413() -> None:
    """One line more than the limit, one byte more, announced or not, of any route."""
    with TestClient(application(Settings(limits=Limits(lines=3, bytes=200)))) as client:
        assert client.post("/v1/solve", json=["x"] * 3).status_code == 200
        lines = client.post("/v1/solve", json=["x"] * 4)
        headers = {"Content-Type": "application/json"}
        just = json.dumps(["x" * 196])
        assert client.post("/v1/solve", content=just, headers=headers).status_code == 200
        announced = client.post("/v1/solve", content=just + " ", headers=headers)
        chunks = (part.encode() for part in (just, " "))
        unannounced = client.post("/v1/solve", content=chunks, headers=headers)
        elsewhere = client.post("/graphql", json={"query": "x" * 200})
    for answer, told in [
        (lines, "4 lines, of at most 3 a request"),
        (announced, "more than 200 bytes"),
        (unannounced, "more than 200 bytes"),
        (elsewhere, "more than 200 bytes"),
    ]:
        assert answer.status_code == 413
        assert answer.json()["errors"][0]["message"] == told


def test_the_limits_are_those_promised() -> None:
    """10,000 lines and 4 MiB."""
    assert (Limits().lines, Limits().bytes) == (10_000, 4 * 2**20)


def test_lines_that_take_long_are_given_up_between_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few as they are, if no tables read them: the comparators take most of a second for each."""
    monkeypatch.setattr(answers, "plain_solver", lambda: each_line(unread))
    with TestClient(application(Settings(limits=Limits(seconds=1)))) as client:
        started = time.monotonic()
        assert client.post("/v1/solve", json=[WILD] * 50).status_code == 503
        assert time.monotonic() - started < 15


@pytest.mark.parametrize("path", ["/v1/solve", "/graphql"])
def test_what_takes_too_long_is_given_up(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is 503 when the time is up, and the thread stops after the piece it is at."""
    begun: list[bytes] = []

    def slow(piece: bytes) -> Answers:
        begun.append(piece)
        time.sleep(0.1)
        return plain_solver()(piece)

    monkeypatch.setattr(answers, "plain_solver", lambda: slow)
    query = "query ($lines: [String!]!) { solve(lines: $lines) { __typename } }"

    def asking(lines: list[str]) -> Any:
        return {"query": query, "variables": {"lines": lines}} if path == "/graphql" else lines

    with TestClient(application(Settings(limits=Limits(seconds=2)))) as client:
        client.post(path, json=asking([])).raise_for_status()  # what is made once is made
        started = time.monotonic()
        answer = client.post(path, json=asking([KINGS] * 5000))
        took = time.monotonic() - started
        solved = len(begun)
        time.sleep(0.3)
        assert answer.status_code == 503
        assert answer.json()["errors"][0]["message"] == "not done within 2 seconds"
        assert took < 5
        assert 0 < solved < 100
        assert len(begun) == solved
        (after,) = client.post("/v1/solve", json=[KINGS]).json()
        assert after["output"] == KINGS_ANSWER


def test_a_request_that_never_arrives_is_408() -> None:
    """A client that sends half a body and no more is told, and let go."""
    answers = _talk([{"type": "http.request", "body": b"[", "more_body": True}], seconds=0.2)
    assert answers[0]["status"] == 408
    assert b"not done within 0.2 seconds" in answers[1]["body"]


def test_a_client_that_leaves_is_not_answered() -> None:
    """Half a body is never taken for a whole one."""
    half = {"type": "http.request", "body": b'["x"]', "more_body": True}
    assert _talk([half, {"type": "http.disconnect"}], seconds=5) == []


def test_a_flood_is_cut_off() -> None:
    """Far too much is not heard out to its end."""
    flood = [{"type": "http.request", "body": b"x" * 100, "more_body": True}] * 100
    assert _talk(flood, seconds=5)[0]["status"] == 413


def _talk(received: list[dict[str, Any]], seconds: float) -> list[Message]:
    """What an app behind the limits sends to a client that sends that, and then waits."""
    coming, sent = iter(received), []

    async def receive() -> Message:
        for message in coming:
            return message
        await anyio.sleep_forever()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise AssertionError

    scope = {"type": "http", "method": "POST", "path": "/v1/solve", "headers": []}
    limited = limiting.limited(app, Limits(bytes=10, seconds=seconds), limiting.InFlight())
    anyio.run(limited, scope, receive, send)
    return sent


def test_web_sockets_are_closed(guarded: TestClient) -> None:
    """Nothing listens to them, with a token or without."""
    with pytest.raises(WebSocketDisconnect), guarded.websocket_connect("/graphql"):
        pass


def test_solving_never_blocks_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal is solved in another thread than the one the event loop runs in."""
    threads: set[int] = set()

    def noted() -> Solver:
        threads.add(threading.get_ident())
        return plain_solver()

    def parsed(line: str) -> Any:
        threads.add(threading.get_ident())
        return parse_deal(line)

    monkeypatch.setattr(answers, "plain_solver", noted)
    monkeypatch.setattr(answers, "parse_deal", parsed)
    app = application(Settings())
    loops: list[int] = []

    @app.get("/loop")
    async def loop() -> None:
        loops.append(threading.get_ident())

    query = f'{{ solve(lines: ["{KINGS}"]) {{ __typename }} }}'
    with TestClient(app) as client:
        client.get("/loop").raise_for_status()
        client.post("/v1/solve", json=[KINGS]).raise_for_status()
        client.post("/v1/explain", json={"line": KINGS}).raise_for_status()
        client.post("/graphql", json={"query": query}).raise_for_status()
    assert threads
    assert not threads & set(loops)


def test_threads_have_one_limit_and_short_work_has_some_left() -> None:
    """Whatever the others do that wait for long."""
    limits = Limits()
    service = service_of(Settings())
    over = threading.Event()
    busy: list[int] = []
    most = 0

    def work() -> None:
        nonlocal most
        busy.append(1)
        most = max(most, len(busy))
        over.wait(5)
        busy.pop()

    async def all_at_once() -> None:
        limit_threads(limits)
        async with anyio.create_task_group() as tasks:
            for share in (service.long, service.history, service.queries):
                for _ in range(limits.threads):
                    tasks.start_soon(in_thread, share, work)
            await anyio.sleep(0.1)
            assert 0 < len(busy) <= limits.threads - 2
            with anyio.fail_after(2):
                await in_thread(service.short, lambda: None)
            for _ in range(limits.threads):
                tasks.start_soon(in_thread, service.short, work)
            await anyio.sleep(0.1)
            over.set()

    anyio.run(all_at_once)
    assert most == limits.threads


def test_the_limit_on_threads_holds_for_a_service() -> None:
    """For what frameworks do in threads as well."""
    app = application(Settings(limits=Limits(threads=9)))

    @app.get("/threads")
    async def limit() -> float:
        return anyio.to_thread.current_default_thread_limiter().total_tokens

    with TestClient(app) as client:
        assert client.get("/threads").json() == 9


def test_a_fault_of_ours_is_500_in_the_usual_shape(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer tells nothing of it; the log tells all."""

    def broken(*_: str) -> Any:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(answers, "plain_solver", broken)
    monkeypatch.setattr(answers, "parse_deal", broken)
    query = '{ explain(line: "") { groups { name } } }'
    with TestClient(application(Settings())) as client:
        by_rest = client.post("/v1/solve", json=[KINGS])
        by_graphql = client.post("/graphql", json={"query": query})
    assert by_rest.status_code == 500
    told = "this should not have happened; the log says more"
    assert by_rest.json()["errors"][0]["message"] == told
    assert by_graphql.json()["errors"][0]["message"] == told
    assert "inside" not in by_rest.text + by_graphql.text
    assert caplog.text.count("ZeroDivisionError: inside") >= 2


def test_logs_are_a_line_of_json_each(caplog: pytest.LogCaptureFixture) -> None:
    """Each request is told with its path and status, in one line whatever was typed."""
    with caplog.at_level(logging.INFO), TestClient(application(Settings())) as client:
        answer = client.get("/v1/none%0A%22evil")
    (record,) = [record for record in caplog.records if record.getMessage() == "answered"]
    line = AsJson().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["path"], told["status"], told["level"]) == ('/v1/none\n"evil', 404, "info")
    assert told["request"] == answer.headers["x-request-id"]
    assert told["at"].endswith("+00:00")


def test_what_the_server_breaks_off_is_503(caplog: pytest.LogCaptureFixture) -> None:
    """Where a thread does not stop in time: no traceback, and no fault of ours."""

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise asyncio.CancelledError

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError

    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    with caplog.at_level(logging.INFO):
        anyio.run(logged(app), scope, receive, send)
    assert sent[0]["status"] == 503
    (record,) = [each for each in caplog.records if each.name == "poker_fp.shell.web.logs"]
    assert (record.getMessage(), record.exc_info) == ("answered", None)


def test_json_is_counted_as_it_arrives() -> None:
    """Wherever its pieces end: within a text, or between a backslash and what it escapes."""
    values = ["a,[{", '"', "\\", '\\"[', {"b": [1, {}], '\\",': [[]]}, "", -5.5, None]
    for body in (json.dumps(values).encode(), json.dumps(values, separators=(",", ":")).encode()):
        for size in range(1, len(body) + 1):
            counted = Values()
            for start in range(0, len(body), size):
                counted.add(body[start : start + size])
            # A list, its 8 values (an object has 2 in itself: it and its second key), and so on.
            assert counted.count == 1 + 7 + 1 + 1 + (1 + 1 + 1) + 2, size


def test_loopback() -> None:
    """What only this machine can reach."""
    assert all(map(is_loopback, ("127.0.0.1", "127.1.2.3", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "", "192.168.0.1", "example.org")))
