"""A site beside the service: its files and nothing else, for all; without one `/` is the docs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from fastapi.testclient import TestClient

from poker_fp.shell.cli import cli
from poker_fp.shell.policy import POLICY
from poker_fp.shell.web.app import application
from poker_fp.shell.web.settings import Settings
from tests.shell.web.lines import KINGS

FRONT = "<!doctype html><title>The fold</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small site, with what is none of it inside and beside it."""
    site = tmp_path / "site"
    for name, text in {
        "site/index.html": FRONT,
        "site/files-1/fold.js": "export {}",
        "site/files-1/python.mjs": "export {}",
        "site/files-1/python.wasm": "wasm",
        "site/.git/config": "secret",
        "beside": "secret",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (site / "link").symlink_to(tmp_path / "beside")
    return site


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    """A client of a service with that site, and with a token that it does not have."""
    settings = Settings(database=None, site=folder, token="secret")
    with TestClient(application(settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/?a=2H", "/#code=x"])
def test_the_front_page_is_open_and_asked_for_again(client: TestClient, path: str) -> None:
    """It wants no token, has the site's policy, and is not stored without a question."""
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, FRONT)
    assert answer.headers["content-security-policy"] == f"{POLICY}; frame-ancestors 'none'"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("fold.js", "text/javascript; charset=utf-8"),
        ("python.mjs", "text/javascript; charset=utf-8"),
        ("python.wasm", "application/wasm"),
    ],
)
def test_files_have_the_types_that_browsers_insist_on(
    client: TestClient, name: str, kind: str
) -> None:
    """A module or WebAssembly of another type is refused by them; all may be stored."""
    answer = client.get(f"/files-1/{name}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "max-age=604800"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/files-1",
        "/files-1/",
        "/.git/config",
        "/../beside",
        "/%2e%2e/beside",
        "/files-1/..%2f..%2fbeside",
        "/link",
        "/x%00y",
        "/" + "x" * 5000,
        "/docs",
        "/v1/history",
    ],
)
def test_all_else_wants_the_token(client: TestClient, path: str) -> None:
    """What is no file of the site is the service's, and so are paths out of the folder."""
    assert client.get(path).status_code == 401


def test_a_site_may_be_built_anew_meanwhile(client: TestClient, folder: Path) -> None:
    """What has come is there, and what has gone is not."""
    (folder / "files-2").mkdir()
    (folder / "files-1/fold.js").rename(folder / "files-2/fold.js")
    (folder / "index.html").unlink()
    paths = "/files-2/fold.js", "/files-1/fold.js", "/"
    assert [client.get(path).status_code for path in paths] == [200, 401, 404]


def test_the_service_answers_beside_the_site(client: TestClient) -> None:
    """With the token, as without a site; and what it answers is not stored."""
    answer = client.post("/v1/solve", json=[KINGS], headers={"Authorization": "Bearer secret"})
    assert answer.json()[0]["input"] == KINGS
    assert answer.headers["cache-control"] == "no-store"


def test_the_site_is_only_read(client: TestClient) -> None:
    """Another method is told which there are."""
    answer = client.post("/")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert answer.json()["errors"][0]["message"] == "the site is only read"
    head = client.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(FRONT))


def test_without_a_site_the_root_leads_to_the_docs() -> None:
    """Who opens the address sees what is there."""
    with TestClient(application(Settings(database=None))) as client:
        answer = client.get("/", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (307, "/docs")
        assert "/" not in client.get("/openapi.json").json()["paths"]


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    """The command says how to build one."""
    done = CliRunner().invoke(cli, ["serve", "--site", str(tmp_path)])
    assert done.exit_code == 2
    assert f"has no index.html: python examples/site/build.py {tmp_path}" in done.stderr
