"""The history: what is kept, and how it is read."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from fastapi.testclient import TestClient
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import IntegrityError

from poker_fp.shell.web import history_queries
from poker_fp.shell.web.app import application
from poker_fp.shell.web.connecting import UnusableDatabaseError, connect, migrate, steps
from poker_fp.shell.web.history_queries import LARGEST_ID, LARGEST_TEXT, Played, Wanted
from poker_fp.shell.web.history_table import metadata
from poker_fp.shell.web.settings import Settings
from tests.shell.web.lines import (
    BAD,
    KINGS,
    KINGS_ANSWER,
    NO_LOW,
    NO_LOW_ANSWER,
    SPLIT,
    SPLIT_ANSWER,
    TIED,
)

SAVED = Played("omaha-8", "a", "a / a", ["first", "second"], [{"text": "a", "share": "1"}])
"""Its sides are called as no game's are."""

NOON = datetime(2026, 2, 1, 12, tzinfo=UTC)

FILTERS: list[tuple[dict[str, str], list[str]]] = [
    ({}, ["d", "c", "b", "a"]),
    ({"game": "five-card-draw"}, ["d", "b"]),
    ({"game": "five-card"}, []),
    ({"hand": "KdKs"}, ["c", "a"]),
    ({"hand": "9hJh"}, ["a"]),
    ({"hand": "kdks"}, []),
    ({"hand": "Kd"}, []),
    ({"hand": "K%"}, []),
    ({"hand": "\0"}, []),
    ({"game": "\0"}, []),
    ({"since": "2026-02-01T13:00:00Z"}, ["d", "c", "b"]),
    ({"since": "2026-02-01T15:00:00+02:00"}, ["d", "c", "b"]),
    ({"until": "2026-02-01T13:00:00Z"}, ["a"]),
    ({"since": "2026-02-01T13:00:00Z", "until": "2026-02-01T14:00:00.000001Z"}, ["c", "b"]),
    ({"game": "five-card-draw", "hand": "x", "since": "2026-02-01T13:30:00Z"}, ["d"]),
]

WRONG_FILTERS = [
    {"limit": "0"},
    {"limit": "1001"},
    {"since": "yesterday"},
    {"since": "0.5"},
    {"since": "2026-02-01T13:00:00"},
    {"since": "0001-01-01T00:00:00+10:00"},
    {"until": "9999-12-31T23:59:59-10:00"},
    {"after": "x"},
    {"after": "♦"},
    {"after": "MjAyNi0wMi0wMVQxMjowMDowMCswMDowMCAw"},  # id 0
    {"after": "MDAwMS0wMS0wMVQwMDowMDowMCsxMDowMCAx"},  # the year 1 in another zone
    {"gamee": "texas-holdem"},
]


def test_what_was_solved_is_kept(client: TestClient) -> None:
    """Solved lines are in the history as they were, once each, with a time and its zone."""
    before = datetime.now(UTC)
    long = KINGS + " " * 5000
    answers = client.post("/v1/solve", json=[KINGS, BAD, long, TIED]).raise_for_status().json()
    assert [answer.get("saved") for answer in answers] == [True, None, True, True]
    page = client.get("/v1/history").raise_for_status().json()
    assert page["next"] is None
    assert [game["input"] for game in page["games"]] == [TIED, long, KINGS]
    game = page["games"][-1]
    assert (game["game"], game["output"]) == ("texas-holdem", KINGS_ANSWER)
    times = {datetime.fromisoformat(game["played_at"]) for game in page["games"]}
    assert len(times) == 1
    assert before <= times.pop() <= datetime.now(UTC)
    assert client.get(f"/v1/history/{game['id']}").raise_for_status().json() == game


def test_only_solving_is_kept(client: TestClient) -> None:
    """To compare, to explain, or to send nothing that can be solved leaves no trace."""
    client.post("/v1/compare", json={"hands": ["2H 3D 5S 9C KD"] * 2}).raise_for_status()
    client.post("/v1/explain", json={"line": KINGS}).raise_for_status()
    client.post("/v1/solve", json=[BAD]).raise_for_status()
    assert client.get("/v1/history").json() == {"games": [], "next": None}


def test_pages_hold_still(client: TestClient, engine: Engine) -> None:
    """Page by page every game comes once, newest first, though others are added meanwhile."""
    games = [Played("omaha-holdem", f"line {n}", "x") for n in range(25)]
    for start in range(0, 25, 5):  # five games at a time have the same time
        history_queries.save(engine, games[start : start + 5], NOON + timedelta(minutes=start))
    read: list[str] = []
    after: dict[str, Any] = {}
    while True:
        page = client.get("/v1/history", params={"limit": 7, **after}).raise_for_status().json()
        read += [game["input"] for game in page["games"]]
        history_queries.save(engine, [Played("omaha-holdem", "later", "x")], datetime.now(UTC))
        if page["next"] is None:
            break
        after = {"after": page["next"]}
    assert read == [f"line {n}" for n in reversed(range(25))]


def test_a_page_of_long_games_ends_sooner(client: TestClient, engine: Engine) -> None:
    """Pages that nobody reads take memory: none is much longer than so many code points."""
    line = "omaha-holdem" + " " * (LARGEST_TEXT // 4) + "x"
    history_queries.save(engine, [Played("omaha-holdem", line, "x")] * 10, NOON)
    pages = [client.get("/v1/history").json()]
    while pages[-1]["next"]:
        pages.append(client.get("/v1/history", params={"after": pages[-1]["next"]}).json())
    assert [len(page["games"]) for page in pages] == [4, 4, 2]
    assert len({game["id"] for page in pages for game in page["games"]}) == 10


def test_filters(client: TestClient, engine: Engine) -> None:
    """By game, by the whole text of a hand, from a time, and until before another; or by all."""
    for hour, game, line, output in [
        (0, "texas-holdem", "a", "KdKs 9hJh"),
        (1, "five-card-draw", "b", "x"),
        (2, "texas-holdem", "c", "5d6d KcKh=KdKs"),
        (3, "five-card-draw", "d", "x y"),
    ]:
        history_queries.save(engine, [Played(game, line, output)], NOON + timedelta(hours=hour))
    for filters, expected in FILTERS:
        page = client.get("/v1/history", params=filters).raise_for_status().json()
        assert [game["input"] for game in page["games"]] == expected, filters


def test_a_wrong_filter_is_422(client: TestClient) -> None:
    """A filter that cannot be read is refused, never left out."""
    for filters in WRONG_FILTERS:
        assert client.get("/v1/history", params=filters).status_code == 422, filters


def test_a_game_that_is_not_there(client: TestClient) -> None:
    """No game with that number, or no number that a game can have."""
    for number, status in [(1, 404), (LARGEST_ID, 404), (0, 422), (10**30, 422)]:
        assert client.get(f"/v1/history/{number}").status_code == status, number


def test_a_failed_database_changes_no_answer(
    client: TestClient, engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    """With its table gone, lines are solved all the same: not saved, and the log says why."""
    (kept,) = client.post("/v1/solve", json=[KINGS]).raise_for_status().json()
    metadata.drop_all(engine)
    with caplog.at_level(logging.ERROR):
        (unkept,) = client.post("/v1/solve", json=[KINGS]).raise_for_status().json()
    assert (kept, unkept) == ({**unkept, "saved": True}, {**kept, "saved": False})
    (record,) = [record for record in caplog.records if record.getMessage() == "not saved"]
    assert "games" in vars(record)["why"]
    assert client.get("/v1/history").status_code == 503
    assert client.get("/v1/history/1").status_code == 503
    assert client.get("/readyz").status_code == 503
    assert client.get("/healthz").status_code == 200


def test_health(client: TestClient) -> None:
    """A service on a database is alive and ready."""
    assert client.get("/healthz").json() == client.get("/readyz").json() == {"status": "ok"}


def test_without_history() -> None:
    """Nothing is saved, there is nothing to read, and nothing to wait for."""
    with TestClient(application(Settings(database=None))) as client:
        (answer,) = client.post("/v1/solve", json=[KINGS]).json()
        assert (answer["output"], answer["saved"]) == (KINGS_ANSWER, False)
        assert client.get("/v1/history").status_code == 404
        assert client.get("/readyz").status_code == 200


def test_games_are_kept_together_or_not_at_all(engine: Engine) -> None:
    """One that cannot be kept takes the others of its request with it."""
    migrate(engine)
    broken = Played("x", "y", None)  # type: ignore[arg-type] # the fault this is about
    with pytest.raises(IntegrityError):
        history_queries.save(engine, [Played("x", "y", "z"), broken], NOON)
    assert history_queries.page(engine, Wanted())["games"] == []


def test_times_keep_their_moment(engine: Engine) -> None:
    """A time goes in with any zone and comes out the same moment in UTC; without one it fails."""
    migrate(engine)
    played = Played("x", "y", "z")
    history_queries.save(
        engine, [played], NOON.astimezone(timezone(timedelta(hours=5, minutes=30)))
    )
    (game,) = history_queries.page(engine, Wanted())["games"]
    assert game["played_at"] == NOON
    assert game["played_at"].tzinfo == UTC
    with pytest.raises(Exception, match="without a zone"):
        history_queries.save(engine, [played], NOON.replace(tzinfo=None))


def test_the_migrations_make_the_tables_that_the_code_has(engine: Engine) -> None:
    """After the migrations Alembic finds nothing to do."""
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_many_may_migrate_at_once(database: str) -> None:
    """Services that start together on an empty database all find their tables."""

    def start(_: int) -> bool:
        engine = connect(database)
        migrate(engine)
        try:
            return inspect(engine).has_table("games")
        finally:
            engine.dispose()

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(start, range(8)))


def to_step(engine: Engine, revision: str) -> None:
    """Bring a database's tables to a step, up or down, as Alembic does it."""
    config = steps()
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        version = MigrationContext.configure(connection).get_current_revision()
        (command.upgrade if version is None else command.downgrade)(config, revision)


def test_what_a_later_version_made_is_left_alone(engine: Engine) -> None:
    """A database at a step that this version does not know is refused in words."""
    migrate(engine)
    (head,) = ScriptDirectory.from_config(steps()).get_heads()
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnusableDatabaseError, match="9999"):
        migrate(engine)
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{head}'")
    migrate(engine)


def test_games_kept_before_there_were_sides_have_theirs(engine: Engine) -> None:
    """What an older version made and wrote is brought up to date, and down again; no game is lost.

    Nor is a number given twice, though the last was deleted.
    """
    migrate(engine)  # makes the file, too
    to_step(engine, "base")
    to_step(engine, "0001")
    before = [(KINGS, KINGS_ANSWER), (SPLIT, SPLIT_ANSWER), (NO_LOW, NO_LOW_ANSWER)]
    at = "2026-02-01T12:00:00.000000+00:00"
    columns = [column["name"] for column in inspect(engine).get_columns("games")]
    assert columns == ["id", "game", "input", "output", "played_at"]
    with engine.execution_options(writes=True).begin() as connection:
        for line, answer in [*before, ("deleted", "x")]:
            connection.execute(
                text("INSERT INTO games (game, input, output, played_at) VALUES (:g, :i, :o, :at)"),
                {"g": line.split()[0], "i": line, "o": answer, "at": at},
            )
        connection.execute(text("DELETE FROM games WHERE input = 'deleted'"))
    migrate(engine)
    kept = history_queries.page(engine, Wanted())["games"]
    assert [(game["input"], game["output"]) for game in kept] == before[::-1]
    assert [game["played_at"] for game in kept] == [NOON] * 3
    no_low, split, kings = kept
    assert (kings["side"], kings["also"]) == ("high", [])
    assert kings["shares"] == [{"text": "KdKs", "share": "0"}, {"text": "9hJh", "share": "1"}]
    assert split["groups"] == [["Ac2dJhTc", "Ad2cJsTs"], ["KhKs2s2h"]]
    assert split["also"] == [{"side": "low", "groups": [["Ac2dJhTc", "Ad2cJsTs"]]}]
    assert [share["share"] for share in split["shares"]] == ["1/2", "1/4", "1/4"]
    assert (no_low["side"], no_low["also"]) == ("high", [{"side": "low", "groups": []}])
    assert [share["share"] for share in no_low["shares"]] == ["0", "1"]
    history_queries.save(engine, [SAVED], NOON)
    newest, *others = history_queries.page(engine, Wanted())["games"]
    assert (newest["id"], others) == (5, kept)
    assert (newest["side"], newest["shares"]) == ("first", [{"text": "a", "share": "1"}])
    to_step(engine, "0001")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT input, output FROM games ORDER BY id")).all()
    assert [*map(tuple, rows)] == [*before, (SAVED.input, SAVED.output)]
    migrate(engine)
    assert history_queries.page(engine, Wanted())["games"][1:] == kept


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("history.sqlite", "not a database URL"),
        ("", "not a database URL"),
        ("mysql://user:secret@host/x", "mysql is neither sqlite nor postgresql"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("sqlite:///file::memory:?cache=shared&uri=true", "in memory"),
        ("postgresql+psycopg://user:secret@127.0.0.1:1/x", "refused"),
        ("postgresql://user:secret@127.0.0.1:1/x", "refused"),
    ],
)
def test_a_wrong_url_is_told(url: str, told: str) -> None:
    """What is wrong with the URL of a database, without the password in it."""
    with pytest.raises(UnusableDatabaseError, match=told) as error:
        migrate(connect(url))
    assert "secret" not in str(error.value)
