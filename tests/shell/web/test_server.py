"""The server as a process: started, stopped, killed."""

import json
import multiprocessing
import random
import signal
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPResponse
from itertools import islice
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner
from sqlalchemy import Engine, make_url, select

from poker_fp.shell.cli import cli
from poker_fp.shell.web import server
from poker_fp.shell.web.history_table import games
from poker_fp.shell.web.settings import Settings
from tests.shell.web.attacks import WRONG, head, request
from tests.shell.web.lines import KINGS, KINGS_ANSWER, deals
from tests.shell.web.servers import running, running_within

CLIENTS = 4


def test_it_stops_when_the_requests_in_flight_are_answered(database: str) -> None:
    """On SIGTERM it hears out and answers what has begun, takes nothing new, and exits with 0."""
    body = json.dumps([KINGS] * 100).encode()
    with running("--database", database) as server:
        address = server.url.removeprefix("http://")
        begun = HTTPConnection(address)
        begun.putrequest("POST", "/v1/solve")
        begun.putheader("Content-Type", "application/json")
        begun.putheader("Content-Length", str(len(body)))
        begun.endheaders(body[:100])
        httpx2.get(f"{server.url}/healthz").raise_for_status()  # so the first part has arrived
        server.process.send_signal(signal.SIGTERM)
        for _ in range(100):
            if not _listens(address):
                break
            time.sleep(0.1)
        assert not _listens(address)
        assert server.process.poll() is None
        begun.send(body[100:])
        answer = begun.getresponse()
        saved = [each["saved"] for each in json.loads(answer.read())]
        begun.close()
        assert server.stopped() == 0
    assert saved == [True] * 100
    told = [json.loads(line) for line in server.log]
    assert [each["status"] for each in told if each.get("path") == "/v1/solve"] == [200]


def test_what_is_in_flight_at_the_end_is_told() -> None:
    """What is not answered in the time that is left gets 503, and one line in the log."""
    query = {
        "query": "query($lines:[String!]!){solve(lines:$lines){__typename}}",
        "variables": {"lines": WRONG},
    }
    begun = {
        "/v1/solve": request("/v1/solve", WRONG),
        "/graphql": request("/graphql", query),
        "/v1/compare": head("/v1/compare", 100) + b"{",
    }
    with running_within(grace_seconds=2.5) as server, ExitStack() as clients:
        host, port = server.address.split(":")
        waiting = {}
        for path, sent in begun.items():
            waiting[path] = clients.enter_context(socket.create_connection((host, int(port)), 20))
            waiting[path].sendall(sent)
        httpx2.get(f"{server.url}/healthz").raise_for_status()  # so they have arrived
        server.process.send_signal(signal.SIGTERM)
        for path, client in waiting.items():
            answer = HTTPResponse(client)
            answer.begin()
            told = json.loads(answer.read())["errors"][0]["message"]
            assert (answer.status, told) == (503, "the service is stopping"), path
        assert server.stopped() == 0
    lines = [json.loads(line) for line in server.log]
    assert {each["path"]: each["status"] for each in lines if each["message"] == "answered"} == {
        "/healthz": 200,
        **dict.fromkeys(begun, 503),
    }
    assert sum(each.get("path") in begun for each in lines) == len(begun)
    assert not any("traceback" in each or each["level"] == "error" for each in lines)


def test_solving_leaves_the_loop_free(tmp_path: Path) -> None:
    """While a long request is solved, others are answered at once."""
    lines = list(islice(deals(2, hands=9), 10_000))
    with running("--database", f"sqlite:///{tmp_path}/history.sqlite") as server:
        client, done = httpx2.Client(base_url=server.url), threading.Event()
        took: list[float] = []

        def ask() -> None:
            with suppress(httpx2.TransportError):
                httpx2.post(f"{server.url}/v1/solve", json=lines, timeout=60)
            done.set()

        asking = threading.Thread(target=ask)
        asking.start()
        while len(took) < 200 and not done.is_set():
            started = time.monotonic()
            client.get("/healthz").raise_for_status()
            took.append(time.monotonic() - started)
        server.process.kill()
        asking.join()
        client.close()
    assert len(took) > 2
    assert sorted(took)[len(took) // 2] < 0.3


def test_it_listens_to_this_machine_alone_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is that of loopback; another, without a token, comes with a warning."""
    served: list[tuple[Settings, str, int]] = []
    monkeypatch.setattr(server, "serve", lambda *arguments: served.append(arguments))
    monkeypatch.delenv("POKER_FP_TOKEN", raising=False)
    quiet = CliRunner().invoke(cli, ["serve", "--no-history"])
    loud = CliRunner().invoke(cli, ["serve", "--no-history", "--host", "0.0.0.0"])
    environment = {"POKER_FP_TOKEN": "x"}
    secret = CliRunner().invoke(cli, ["serve", "--no-history", "--host", "::"], env=environment)
    assert [(s.token, host, port) for s, host, port in served] == [
        (None, "127.0.0.1", 8000),
        (None, "0.0.0.0", 8000),
        ("x", "::", 8000),
    ]
    assert quiet.stderr == secret.stderr == ""
    assert json.loads(loud.stderr)["level"] == "warning"
    assert "set POKER_FP_TOKEN" in json.loads(loud.stderr)["message"]


def test_the_first_start_makes_a_database(tmp_path: Path) -> None:
    """Without a URL the history is an SQLite file in the user's data folder, in WAL mode."""
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    with running(**environment, POKER_FP_DATABASE="") as server:
        httpx2.post(f"{server.url}/v1/solve", json=[KINGS]).raise_for_status()
        assert httpx2.get(f"{server.url}/readyz").status_code == 200
    (file,) = tmp_path.rglob("history.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        ((played_at, output),) = connection.execute("SELECT played_at, output FROM games")
    assert output == KINGS_ANSWER
    assert played_at.endswith("+00:00")


def test_a_database_may_come_later(tmp_path: Path) -> None:
    """A server starts without it, answers without saving, and finds it when it is there."""
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    with running("--database", f"sqlite:///{folder}/history.sqlite") as server:
        (answer,) = httpx2.post(f"{server.url}/v1/solve", json=[KINGS]).json()
        assert (answer["output"], answer["saved"]) == (KINGS_ANSWER, False)
        assert httpx2.get(f"{server.url}/readyz").status_code == 503
        folder.unlink()
        for _ in range(100):
            if httpx2.get(f"{server.url}/readyz").status_code == 200:
                break
            time.sleep(0.1)
        (answer,) = httpx2.post(f"{server.url}/v1/solve", json=[KINGS]).json()
        assert answer["saved"] is True
    assert any("no history for now" in line for line in server.log)


# Four are enough for a history that is written after the answer; more, for rarer moments.
@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.exhaustive)])
def test_what_was_answered_as_saved_survives_a_kill(
    database: str, engine: Engine, kills: int
) -> None:
    """Killed under load at random moments, it never loses, or doubles, what it said it saved."""
    fork = multiprocessing.get_context("forkserver")
    fork.set_forkserver_preload(["poker_fp.shell.web.server"])
    moments = random.Random(0)
    promised: list[str] = []
    clients = [(httpx2.Client(timeout=30), deals(seed)) for seed in range(CLIENTS)]
    for kill in range(kills):
        port = _free_port()
        process = fork.Process(target=serve_quietly, args=(database, port))
        process.start()
        while not _listens(f"127.0.0.1:{port}"):
            time.sleep(0.02)
        asking = [
            threading.Thread(target=_ask_until_it_dies, args=(process, port, *each, promised))
            for each in clients
        ]
        for each in asking:
            each.start()
        before = len(promised)
        while kill % 2 and len(promised) == before:  # every other time it has answered something
            time.sleep(0.005)
        time.sleep(moments.uniform(0, 0.3))
        process.kill()
        process.join()
        for each in asking:
            each.join()
    for client, _ in clients:
        client.close()
    with engine.connect() as connection:
        kept = Counter(connection.execute(select(games.c.input)).scalars())
    assert len(promised) > kills
    assert set(kept.values()) == {1}
    assert set(promised) <= set(kept)
    # One transaction a request: of no request half is kept.
    assert len(kept) % 2 == 0
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(make_url(database).database))) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def serve_quietly(database: str, port: int) -> None:
    """Serve, in a process of its own."""
    server.serve(Settings(database), "127.0.0.1", port)


def _ask_until_it_dies(
    process: BaseProcess,
    port: int,
    client: httpx2.Client,
    lines: Iterator[str],
    promised: list[str],
) -> None:
    while process.is_alive():
        with suppress(httpx2.TransportError):
            asked = [next(lines), next(lines)]
            answers = client.post(f"http://127.0.0.1:{port}/v1/solve", json=asked)
            promised += [
                each["input"] for each in answers.raise_for_status().json() if each["saved"]
            ]


def _listens(address: str) -> bool:
    host, port = address.split(":")
    try:
        socket.create_connection((host, int(port))).close()
    except ConnectionError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
