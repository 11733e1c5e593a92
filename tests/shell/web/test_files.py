"""The SQLite file as the world may leave it: no database, locked away, deleted under way."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from fastapi.testclient import TestClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from poker_fp.shell.cli import cli
from poker_fp.shell.web import connecting
from poker_fp.shell.web.app import application
from poker_fp.shell.web.connecting import UnusableDatabaseError, connect
from poker_fp.shell.web.settings import Settings
from tests.shell.web.lines import KINGS


@pytest.fixture
def no_database(tmp_path: Path) -> str:
    """The URL of a file that is something else."""
    file = tmp_path / "notes.txt"
    file.write_text("no database " * 100)
    return f"sqlite:///{file}"


def test_a_file_that_is_no_database_is_one_line(no_database: str) -> None:
    """The command says what it is not, and ends."""
    result = CliRunner().invoke(cli, ["history", "--database", no_database])
    assert (result.exit_code, result.stderr) == (1, "no history: file is not a database\n")


def test_a_service_starts_without_a_usable_file(no_database: str) -> None:
    """It answers, keeps nothing, and says that it is not ready."""
    with TestClient(application(Settings(no_database))) as client:
        (answer,) = client.post("/v1/solve", json=[KINGS]).json()
        assert answer["saved"] is False
        assert client.get("/readyz").status_code == 503


def test_a_file_deleted_while_running_is_noticed(tmp_path: Path) -> None:
    """What would be kept in a file that nobody can find is not said to be saved."""
    file = tmp_path / "history.sqlite"
    with TestClient(application(Settings(f"sqlite:///{file}"))) as client:
        assert client.post("/v1/solve", json=[KINGS]).json()[0]["saved"] is True
        for part in tmp_path.glob("history.sqlite*"):
            part.unlink()
        assert client.post("/v1/solve", json=[KINGS]).json()[0]["saved"] is False
        assert client.get("/readyz").status_code == 503


def test_a_url_with_a_bad_port_is_told() -> None:
    """As any other wrong URL is."""
    with pytest.raises(UnusableDatabaseError, match="not a database URL"):
        connect("postgresql+psycopg://user@host:zz/name")


def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    """Who lets others read a history has a reason."""
    file = tmp_path / "history.sqlite"
    file.touch()
    file.chmod(0o640)
    tmp_path.chmod(0o755)
    with TestClient(application(Settings(f"sqlite:///{file}"))) as client:
        assert client.post("/v1/solve", json=[KINGS]).json()[0]["saved"] is True
    assert file.stat().st_mode & 0o777 == 0o640
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_reading_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes SQLite too long is given up, as PostgreSQL does by itself."""
    monkeypatch.setattr(connecting, "PATIENCE", 0.2)
    engine = connect(f"sqlite:///{tmp_path}/history.sqlite")
    count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000000) "
    with (
        engine.connect() as connection,
        pytest.raises(OperationalError, match="interrupted"),
    ):
        connection.execute(text(count + "SELECT max(i) FROM n"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT 1")).scalar() == 1
    engine.dispose()
