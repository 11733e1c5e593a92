"""The site, built and served, and a browser to open it in; without one its tests are skipped."""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING, Any

import pytest

from examples.site import build
from poker_fp.shell.policy import POLICY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BROWSERS = "chromium", "chromium-browser", "google-chrome"
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)

READY = 120_000
"""Milliseconds until Python has to be there, on a machine that does much else meanwhile."""

Opened = AbstractContextManager["Page"]


class Files(SimpleHTTPRequestHandler):
    """Files of a folder, with the header that a careful server sends."""

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 as it is called
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder's files."""
    handler = partial(Files, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        serving.join()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site that has just been built, where npm and pip have what it takes."""
    folder = tmp_path_factory.mktemp("site")
    try:
        build.build(folder)
    except CalledProcessError as error:
        pytest.skip(f"what the site takes is not to be had here: {error.cmd[0]} failed")
    return folder


@pytest.fixture(scope="session")
def url(site: Path) -> Iterator[str]:
    """The address of that site."""
    with served(site) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Chromium without a window."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium: apt-get install chromium")
    playwright = pytest.importorskip("playwright.sync_api", reason="there is no playwright")
    playwright.expect.set_options(timeout=30_000)  # a busy machine is slow now and then
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=options)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def opened(browser: "Browser", url: str) -> Callable[..., Opened]:
    """The site opened at an address, in a window of its own with some options.

    At its end no request has left the site, and the page has complained of nothing but what it was
    to complain of.
    """

    @contextmanager
    def opening(
        path: str = "", at: str = url, complaint: str | None = None, **options: Any
    ) -> Iterator["Page"]:
        outside: list[str] = []
        complaints: list[str] = []
        context = browser.new_context(**options)
        context.on("request", lambda r: None if r.url.startswith(at) else outside.append(r.url))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
        page.goto(at + path)
        yield page
        context.close()
        assert outside == []
        assert [each for each in complaints if not complaint or complaint not in each] == []

    return opening
