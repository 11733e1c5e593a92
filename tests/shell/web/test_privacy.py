"""Who may read what: pages of other names and origins, tokens in any letters, files."""

import json
import stat
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.shell.web.lines import KINGS
from tests.shell.web.servers import Server, running

PAGE = "https://page.example"
AS_JSON = {"Content-Type": "application/json"}
PREFLIGHT = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type",
}


def ask(
    server: Server,
    path: str,
    headers: Mapping[str, str | bytes],
    method: str = "GET",
    body: bytes | None = None,
) -> HTTPResponse:
    """The answer to a request with these headers, and no others; of `Host` this is the default."""
    connection = HTTPConnection(server.address, timeout=20)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in {"Host": server.address, **headers}.items():
        connection.putheader(name, value)
    if body is not None:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def test_another_name_is_refused_at_loopback(tmp_path: Path) -> None:
    """A page whose own name leads here reads no history; the names of this machine do."""
    with running("--database", f"sqlite:///{tmp_path}/history.sqlite") as server:
        port = server.address.partition(":")[2]
        for host in ("page.example", f"page.example:{port}", "127.0.0.1.page.example", "[::2]"):
            for path in ("/v1/history", "/graphql", "/docs", "/healthz/"):
                assert ask(server, path, {"Host": host}).status == 421, host
        for host in ("localhost", f"LOCALHOST:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
            assert ask(server, "/v1/history", {"Host": host}).status == 200, host
        for path in ("/healthz", "/readyz"):  # a probe calls whatever address there is
            assert ask(server, path, {"Host": f"10.1.2.3:{port}"}).status == 200, path


def test_a_name_may_be_allowed() -> None:
    """As that of a proxy in front; elsewhere than at loopback any name is right."""
    with running("--no-history", "--allow-host", "Poker.example") as server:
        assert ask(server, "/docs", {"Host": "poker.example"}).status == 200
        assert ask(server, "/docs", {"Host": "page.example"}).status == 421
    with running("--no-history", "--host", "0.0.0.0", POKER_FP_TOKEN="x") as server:
        assert ask(server, "/docs", {"Host": "page.example"}).status == 401


def test_a_page_elsewhere_reads_nothing_unless_allowed() -> None:
    """Neither by itself nor with JSON that is called a plain text."""
    with running("--no-history") as server:
        answer = ask(server, "/v1/solve", {"Origin": PAGE, **PREFLIGHT}, "OPTIONS")
        assert answer.status != 200
        assert answer.headers["Access-Control-Allow-Origin"] is None
        body = json.dumps([KINGS]).encode()
        plain = ask(
            server, "/v1/solve", {"Origin": PAGE, "Content-Type": "text/plain"}, "POST", body
        )
        assert plain.status == 422
        assert plain.headers["Access-Control-Allow-Origin"] is None


def test_a_page_elsewhere_may_be_allowed() -> None:
    """It, and no other, may ask and read; the token is still needed."""
    with running("--no-history", "--allow-origin", PAGE, POKER_FP_TOKEN="x") as server:
        body = json.dumps([KINGS]).encode()
        for origin, allowed in [(PAGE, PAGE), ("https://other.example", None)]:
            before = ask(server, "/v1/solve", {"Origin": origin, **PREFLIGHT}, "OPTIONS")
            assert before.headers["Access-Control-Allow-Origin"] == allowed
            assert (before.status == 200) == (allowed is not None)
            for token, status in [("x", 200), ("y", 401)]:
                headers = {"Origin": origin, "Authorization": f"Bearer {token}", **AS_JSON}
                answer = ask(server, "/v1/solve", headers, "POST", body)
                assert answer.status == status
                assert answer.headers["Access-Control-Allow-Origin"] == allowed


@pytest.mark.parametrize(
    "token",
    [
        "x\N{NO-BREAK SPACE}",
        *(pytest.param(t, marks=pytest.mark.exhaustive) for t in ("voilà", "Å", "♦ ♠", "plain")),
    ],
)
def test_a_token_is_bytes(token: str) -> None:
    """Whatever its last byte in UTF-8 is called elsewhere, the right token is right."""
    with running("--no-history", POKER_FP_TOKEN=f" {token}\n") as server:
        given = token.encode()
        assert ask(server, "/docs", {"Authorization": b"Bearer " + given}).status == 200
        assert ask(server, "/docs", {"Authorization": b"bearer  " + given + b" "}).status == 200
        for wrong in (given + b"\xa0", given[:-1], b"\xc2\x85" + given):
            assert ask(server, "/docs", {"Authorization": b"Bearer " + wrong}).status == 401


def test_the_history_is_its_owner_s_alone(tmp_path: Path) -> None:
    """Whoever that is, and whatever others may read of what they make: so is its folder."""
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "POKER_FP_DATABASE": ""}
    with running(**environment) as server:
        body = json.dumps([KINGS]).encode()
        ask(server, "/v1/solve", AS_JSON, "POST", body)
        files = list(tmp_path.rglob("history.sqlite*"))
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(files[0].parent.stat().st_mode) == 0o700
