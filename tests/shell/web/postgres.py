"""A real PostgreSQL to test against: one that is given, or one started on a temporary folder."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from sqlalchemy import make_url

GIVEN = "POKER_FP_TEST_POSTGRES"

_numbers = count(1)


@contextmanager
def server() -> Iterator[str]:
    """The URL of a database whose user may make others; skips with the reason if there is none."""
    if given := os.environ.get(GIVEN):
        yield given
        return
    if not (binaries := _binaries()):
        pytest.skip(f"no {GIVEN}, and no PostgreSQL server on this machine")
    # A socket's path must be short, which pytest's own temporary folders are not.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        with _started(binaries, folder):
            yield f"postgresql+psycopg://tester@/postgres?host={folder}"
    finally:
        shutil.rmtree(folder)


@contextmanager
def database(server: str) -> Iterator[str]:
    """The URL of a new, empty database."""
    name = f"poker_fp_test_{os.getpid()}_{next(_numbers)}"
    url = make_url(server)
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        try:
            yield url.set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


def _binaries() -> Path | None:
    """The newest server's programs, where Debian, or the path, has them."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    if found := shutil.which("initdb"):
        places.append(Path(found).parent)
    return next((place for place in reversed(places) if (place / "initdb").exists()), None)


@contextmanager
def _started(binaries: Path, folder: Path) -> Iterator[None]:
    user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    make: list[str | Path] = [
        binaries / "initdb",
        "-D",
        data,
        "-U",
        "tester",
        "--auth=trust",
        "--no-sync",
    ]
    subprocess.run(make, user=user, cwd=folder, check=True, capture_output=True)
    run: list[str | Path] = [
        binaries / "postgres",
        "-D",
        data,
        "-k",
        folder,
        "-c",
        "listen_addresses=",
        "-F",
    ]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(run, user=user, cwd=folder, stdout=log, stderr=log)
    try:
        _wait_for(folder)
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_for(folder: Path) -> None:
    for _ in range(150):
        try:
            psycopg.connect(f"postgresql://tester@/postgres?host={folder}").close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    pytest.fail((folder / "log").read_text())
