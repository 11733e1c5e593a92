"""What the tests of the service share: databases of both kinds, and a service on one of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine

from poker_fp.shell.web.app import application
from poker_fp.shell.web.connecting import connect
from poker_fp.shell.web.settings import Settings
from tests.shell.web import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server, once for all tests."""
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database with no tables in it, of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'data' / 'history.sqlite'}"
        return
    with postgres.database(request.getfixturevalue("postgres_server")) as url:
        yield url


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    """A client of a service on that database."""
    with TestClient(application(Settings(database))) as client:
        yield client


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Another way into that database."""
    engine = connect(database)
    yield engine
    engine.dispose()
