"""Requests made up from the schemas: none is a fault of ours, every answer is as promised.

Run them with `pytest -m exhaustive`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from graphql import introspection_from_schema
from hypothesis import HealthCheck, settings
from schemathesis import Case, Config
from schemathesis.specs.openapi.checks import positive_data_acceptance

from poker_fp.shell.web import graphql
from poker_fp.shell.web.app import application
from poker_fp.shell.web.settings import Settings
from tests.shell.web import postgres
from tests.shell.web.servers import running

pytestmark = pytest.mark.exhaustive

some = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],  # it talks to a server
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers that keeps a history."""
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("schemathesis")
        with running("--database", f"sqlite:///{folder}/history.sqlite") as server:
            yield server.url
        return
    with (
        postgres.database(request.getfixturevalue("postgres_server")) as database,
        running("--database", database) as server,
    ):
        yield server.url


# 413 is a refusal too: of more lines than the schema has room for.
REFUSED = {"negative_data_rejection": {"expected-statuses": [401, 404, 405, 413, 415, 422]}}
REST = schemathesis.openapi.from_dict(
    application(Settings()).openapi(), config=Config.from_dict({"checks": REFUSED})
)
GRAPHQL = schemathesis.graphql.from_dict(dict(introspection_from_schema(graphql.SCHEMA._schema)))


@REST.parametrize()
@some
def test_rest_keeps_its_schema(case: Case[Any], url: str) -> None:
    """Right requests are answered, wrong ones refused, all in the shapes that are documented."""
    # What makes a text a hand, a deal or a cursor is more than a schema can say.
    beyond = case.path in ("/v1/compare", "/v1/explain", "/v1/history", "/v1/odds")
    case.call_and_validate(
        base_url=url, excluded_checks=[positive_data_acceptance] if beyond else []
    )


@GRAPHQL.parametrize()
@some
def test_graphql_keeps_its_schema(case: Case[Any], url: str) -> None:
    """Every query of the schema has an answer of the schema, and none is an error of the server."""
    response = case.call(base_url=f"{url}/graphql")
    assert response.status_code == 200
    for error in response.json().get("errors", []):
        assert "should not have happened" not in error["message"]
