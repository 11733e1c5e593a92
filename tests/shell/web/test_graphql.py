"""GraphQL: the answers of REST, and limits of its own."""

import gc
import json
from typing import Any

from fastapi.testclient import TestClient
from graphql import DocumentNode, get_introspection_query
from sqlalchemy import Engine

from poker_fp.shell.web.app import application
from poker_fp.shell.web.graphql_limits import CACHED
from poker_fp.shell.web.history_table import metadata
from poker_fp.shell.web.settings import Limits, Settings
from tests.shell.web.lines import BAD, KINGS, NO_LOW, SPLIT, TIED

WHY = "reason rule evidence place trace { rule sign evidence }"
SIDE = f"side hands sign sentence {WHY}"
GROUP = f"players {{ text five }} name tie beats {{ {WHY} }}"
SIDES = "side groups also { side groups } shares { text share }"
QUERY = f"""
query ($lines: [String!]!, $one: String!, $other: String!, $line: String!, $after: String) {{
  solve(lines: $lines) {{
    ... on Solved {{ input output {SIDES} saved }}
    ... on Unsolved {{ input errors {{ message column hint }} }}
  }}
  compare(one: $one, other: $other) {{ winner shares {SIDE} also {{ {SIDE} }} }}
  explain(line: $line) {{
    side groups {{ {GROUP} }} also {{ side groups {{ {GROUP} }} }} shares {{ text share }}
  }}
  history(limit: 1, after: $after) {{ games {{ id game input output {SIDES} played_at }} next }}
}}"""
NESTED = """
query ($line: String!) { explain(line: $line) { also { groups { beats { trace { rule } } } } } }"""
HANDS = ["2H 3D 5S 9C KD", "2C 3H 4S 8C AH"]


def ask(client: TestClient, query: str, **variables: Any) -> dict[str, Any]:
    """The answer to a GraphQL query, whatever it is."""
    answer = client.post("/graphql", json={"query": query, "variables": variables})
    body: dict[str, Any] = answer.raise_for_status().json()
    return body


def test_answers_and_cursors_are_those_of_rest(client: TestClient) -> None:
    """All that REST answers, GraphQL does, word for word; and a cursor of one serves the other."""
    lines = [KINGS, SPLIT, NO_LOW, BAD, TIED, SPLIT]
    variables = {"lines": lines, "one": HANDS[0], "other": HANDS[1], "line": SPLIT}
    answer = ask(client, QUERY, **variables)["data"]
    assert answer["solve"] == client.post("/v1/solve", json=lines).json()
    assert answer["compare"] == client.post("/v1/compare", json={"hands": HANDS}).json()
    assert answer["explain"] == client.post("/v1/explain", json={"line": SPLIT}).json()
    first = client.get("/v1/history", params={"limit": 1}).json()
    second = ask(client, QUERY, **variables, after=first["next"])["data"]["history"]
    by_rest = client.get("/v1/history", params={"limit": 1, "after": first["next"]}).json()
    by_rest["games"][0]["id"] = str(by_rest["games"][0]["id"])
    assert second["games"] == by_rest["games"]
    assert second["next"] == by_rest["next"]


def test_filters_of_the_history(client: TestClient) -> None:
    """The filters are those of REST, and a wrong one is an error."""
    client.post("/v1/solve", json=[KINGS, TIED]).raise_for_status()
    for filters, expected in [
        ('hand: "KdKs"', [KINGS]),
        ('game: "five-card-draw"', []),
        ('since: "2001-01-01T00:00:00Z"', [TIED, KINGS]),
        ('until: "2001-01-01T00:00:00+02:00"', []),
    ]:
        answer = ask(client, f"{{ history({filters}) {{ games {{ input }} }} }}")
        assert [game["input"] for game in answer["data"]["history"]["games"]] == expected, filters
    for filters, told in [
        ("limit: 0", "limit: should be from 1 to 1000"),
        ("limit: 1001", "limit: should be from 1 to 1000"),
        ('after: "x"', "is no cursor of this history"),
        ('since: "2001-01-01T00:00:00"', "should have a time zone"),
        ('until: "0001-01-01T00:00:00+10:00"', "is out of range"),
        ('since: "yesterday"', "yesterday"),
    ]:
        answer = ask(client, f"{{ history({filters}) {{ next }} }}")
        assert not answer["data"] or answer["data"]["history"] is None
        assert told in answer["errors"][0]["message"], filters


def test_what_is_wrong_is_told(client: TestClient) -> None:
    """Errors of hands and deals come with their places, and spoil no other field."""
    query = '{ a: compare(one: "2C", other: "x") { sign } explain(line: "x") { groups { name } } '
    query += 'b: compare(one: "2H3D5S9CKD", other: "2H3D5S9CKD") { sign } }'
    answer = ask(client, query)
    assert answer["data"] == {"a": None, "explain": None, "b": {"sign": 0}}
    one, other = answer["errors"]
    assert [(e["hand"], e["column"]) for e in one["extensions"]["errors"]] == [(1, 1), (2, 1)]
    assert other["extensions"]["errors"][0]["message"] == "unknown game 'x'"


def test_what_the_database_says_stays_in_the_log(client: TestClient, engine: Engine) -> None:
    """A failed database is told as such, without particulars; lines are solved all the same."""
    metadata.drop_all(engine)
    query = "query ($lines: [String!]!) { history { next } solve(lines: $lines) "
    answer = ask(client, query + "{ ... on Solved { output saved } } }", lines=[KINGS])
    assert answer["data"] == {"history": None, "solve": [{"output": "KdKs 9hJh", "saved": False}]}
    assert answer["errors"][0]["message"] == "the database cannot be reached"


def test_depth_and_size_are_limited(client: TestClient) -> None:
    """Queries too deep, too long or with too many aliases are refused; honest ones are not."""
    assert ask(client, get_introspection_query())["data"]["__schema"]
    assert "errors" not in ask(client, NESTED, line=KINGS)
    aliases = " ".join(f'a{n}: compare(one: "", other: "") {{ sign }}' for n in range(16))
    for query, told in [
        ("{ __typename #" + "x" * 100_000, "of which only 100,000 are read"),
        ("{ a" * 300 + "}" * 300, "nested too deeply"),
        ("{" + " __typename" * 1000 + "}", "more than 1000 tokens"),
        (f"{{ {aliases} }}", "16 aliases found. Allowed: 15"),
        (f"{{ ...A }} fragment A on Query {{ {aliases} }}", "16 aliases found. Allowed: 15"),
        ("{ __schema { types " + "{ fields { type " * 4 + "{ name }" + "} }" * 4 + "} }", "depth"),
        ("{ ...A } fragment A on Query { ...A }", "Cannot spread fragment"),
    ]:
        answer = ask(client, query)
        assert answer["data"] is None
        assert answer == ask(client, query)  # the second time from what is kept of the first
        assert any(told in error["message"] for error in answer["errors"]), (told, answer)


def test_aliases_are_counted_once_a_fragment(client: TestClient) -> None:
    """However often the fragment is spread: that takes no longer, and is no reason to refuse."""
    spread = "{" + " ...A" * 100 + "} fragment A on Query { a: __typename b: __typename }"
    assert ask(client, spread) == {"data": {"a": "Query", "b": "Query"}}


def test_what_is_asked_with_something_slow_is_kept_once(client: TestClient) -> None:
    """Where a query is answered, in part, by threads that may take long."""
    query = "query ($lines: [String!]!) { solve(lines: $lines) { ... on Solved { saved } } "
    query += 'explain(line: "joker-draw Jk2c3c4c5c 2h3d5s9cKd") { groups { name } } }'
    answer = ask(client, query, lines=[KINGS])
    assert answer["data"]["solve"] == [{"saved": True}]
    assert len(answer["data"]["explain"]["groups"]) == 2
    assert len(client.get("/v1/history").json()["games"]) == 1


def test_what_is_kept_of_queries_has_an_end() -> None:
    """Of as many as anybody sends some are kept, parsed and validated, and soon read again."""
    with TestClient(application(Settings())) as client:
        for number in range(2 * CACHED):
            assert ask(client, f"{{ a{number}: __typename }}") == {"data": {f"a{number}": "Query"}}
        gc.collect()
        kept = [each for each in gc.get_objects() if isinstance(each, DocumentNode)]
        assert CACHED <= len(kept) < 1.5 * CACHED
        again = f"a{2 * CACHED - 1}"
        before = {id(each) for each in kept}
        assert ask(client, f"{{ {again}: __typename }}") == {"data": {again: "Query"}}
        after = {id(each) for each in gc.get_objects() if isinstance(each, DocumentNode)}
        assert after == before


def test_an_answer_has_an_end() -> None:
    """Aliases of a list of aliases multiply: what is too large is not made to its end."""
    line = KINGS + " " * 900
    aliases = " ".join(f"a{number}: input" for number in range(15))
    query = f"query ($l: [String!]!) {{ solve(lines: $l) {{ ... on Solved {{ {aliases} }} }} }}"
    limits = Limits(bytes=20_000)
    with TestClient(application(Settings(limits=limits))) as client:
        assert "errors" not in ask(client, query, l=[line] * 5)
        answer = ask(client, query, l=[line] * 10)
    assert answer["data"]["solve"] is None
    assert answer["errors"][0]["message"] == "the answer is too large: ask for less at a time"
    assert len(json.dumps(answer)) < 20_000


def test_the_limit_of_lines_is_on_all_of_a_request() -> None:
    """Aliases do not multiply it."""
    query = "query ($lines: [String!]!) { a: solve(lines: $lines) { __typename } "
    query += "b: solve(lines: $lines) { __typename } }"
    with TestClient(application(Settings(limits=Limits(lines=3)))) as client:
        assert "errors" not in ask(client, query, lines=["x"])
        answer = ask(client, query, lines=["x", "x"])
    assert answer["data"]["b"] is None
    assert answer["errors"][0]["message"] == "more than 3 lines in a request"


def test_a_browser_gets_graphiql_and_no_query_is_run_by_a_link(client: TestClient) -> None:
    """GET answers with the page alone: a link, or an image, makes nobody solve and save."""
    page = client.get("/graphql", headers={"Accept": "text/html"}).raise_for_status()
    assert "GraphiQL" in page.text
    query = f'{{ solve(lines: ["{KINGS}"]) {{ __typename }} }}'
    refused = client.get("/graphql", params={"query": query})
    assert refused.status_code == 400
    assert refused.json()["errors"]
    assert client.get("/v1/history").json()["games"] == []


def test_another_body_is_refused(client: TestClient) -> None:
    """What is no GraphQL request is refused in the shape of REST's errors."""
    for body in ("", "{", "5", "[]", '"x"', "[" * 100_000, "{}", '{"query": 5}', "9" * 5000):
        headers = {"Content-Type": "application/json"}
        answer = client.post("/graphql", content=body, headers=headers)
        assert answer.status_code == 400, body
        assert set(answer.json()["errors"][0]) == {"message", "column", "hint"}
    assert client.post("/graphql", data={"query": "{ __typename }"}).status_code == 400


def test_every_field_is_described(client: TestClient) -> None:
    """GraphiQL has something to say about each field and argument."""
    introspected = ask(client, get_introspection_query())["data"]
    for shape in introspected["__schema"]["types"]:
        if shape["name"].startswith("__"):
            continue
        for field in shape["fields"] or []:
            assert field["description"], (shape["name"], field["name"])
            assert all(argument["description"] for argument in field["args"])


def test_markup_is_escaped(client: TestClient) -> None:
    """What was typed comes back as JSON that means nothing in HTML, and the same when read."""
    query = "query ($lines: [String!]!) { solve(lines: $lines) { ... on Unsolved { input } } }"
    body = json.dumps({"query": query, "variables": {"lines": ["<b>&</b>"]}})
    answer = client.post("/graphql", content=body, headers={"Content-Type": "application/json"})
    assert "<" not in answer.text
    assert answer.json()["data"]["solve"] == [{"input": "<b>&</b>"}]
