"""The odds over HTTP: those of the library, in REST and in GraphQL."""

import json
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from fastapi.testclient import TestClient
from returns.result import Result

from poker_fp import Odds, Spot, TooManyWays, fast, odds, odds_against_any, outs, parse_spot
from poker_fp.deals.odds import Step
from poker_fp.deals.spots import ways
from poker_fp.render import data
from poker_fp.shell.web import answers, shapes
from poker_fp.shell.web.answers import LONGEST_LINE, MOST_ERRORS
from poker_fp.shell.web.app import application
from poker_fp.shell.web.settings import Limits, Settings
from tests.shell.web.test_graphql import ask

PREFLOP, TURN = "texas-holdem - AhKh QsQd", "texas-holdem 2h3h4s8c KdKs 9hJh"
SPLIT = "omaha-hi-lo-8 2h7hKs4c Ac3c9hTh KdKcQsJs"
QUERY = """
query ($line: String!, $any: Boolean!) {
  odds(line: $line, against_any: $any) {
    ways players { text wins ties share equity outs { ahead wins ties } }
  }
}"""


@pytest.fixture
def client() -> Iterator[TestClient]:
    """A service without a history."""
    with TestClient(application(Settings(None))) as client:
        yield client


def by_rest(client: TestClient, line: str, **asked: bool) -> Any:
    return client.post("/v1/odds", json={"line": line, **asked}).raise_for_status().json()


@pytest.mark.parametrize("line", [TURN, SPLIT, "joker-holdem 4c5d6hTs AcAd 8s2s"])
def test_the_odds_are_those_of_the_library(client: TestClient, line: str) -> None:
    """Once a board has begun, with outs."""
    spot = parse_spot(line).unwrap()
    answer = by_rest(client, line)
    assert answer == data.of_odds(spot, odds(spot).unwrap(), outs(spot))
    assert shapes.Odds.model_validate(answer).ways == answer["ways"]


def test_before_a_board_there_are_no_outs(client: TestClient) -> None:
    """They are null, and the rest is as ever."""
    spot = parse_spot(PREFLOP).unwrap()
    expected = data.of_odds(spot, fast.odds(spot).unwrap(), ())
    players = [{**player, "outs": None} for player in expected["players"]]
    assert by_rest(client, PREFLOP) == {"ways": 1712304, "players": players}


def test_against_any_cards(client: TestClient) -> None:
    """One player more, of whom no card is known."""
    answer = by_rest(client, "leduc Kh Ks", against_any=True)
    expected = odds_against_any(parse_spot("leduc Kh Ks").unwrap()).unwrap()
    assert [player["text"] for player in answer["players"]] == ["Ks", "-"]
    assert [player["wins"] for player in answer["players"]] == list(expected.wins)
    assert by_rest(client, "leduc Kh Ks -") == answer


@pytest.mark.parametrize(
    ("line", "against_any"), [(PREFLOP, False), (TURN, False), (SPLIT, False), ("kuhn Jc", True)]
)
def test_graphql_answers_as_rest_does(client: TestClient, line: str, against_any: bool) -> None:
    """Word for word."""
    answer = ask(client, QUERY, line=line, any=against_any)["data"]["odds"]
    assert answer == by_rest(client, line, against_any=against_any)


@pytest.mark.parametrize(
    ("line", "message", "column", "hint"),
    [
        ("texas-holdem - 2h1s QsQd", "'1s' is not a card", 18, "write 10s, Ts or As"),
        ("texas-holdem AhKh QsQd", "one hand alone wins all", None, '"-" is any hand'),
        ("kuhn - - - -", "the deck has not enough cards", None, None),
        (
            "omaha-holdem 2h3h9c AhKh3s3c -",
            "122,175,900 ways for the cards to come, and 10,000,000 are the most that are counted",
            None,
            None,
        ),
        (
            "razz Ac Kc",
            "112,173,277,616,400 ways for the cards to come, and 2,147,483,647 are the most that "
            "are counted",
            None,
            None,
        ),
    ],
)
def test_what_is_wrong(
    client: TestClient, line: str, message: str, column: int | None, hint: str | None
) -> None:
    """Is told as of any line; in GraphQL, too."""
    answer = client.post("/v1/odds", json={"line": line})
    assert answer.status_code == 422
    errors = answer.json()["errors"]
    assert errors == [{"message": message, "column": column, "hint": hint}]
    (error,) = ask(client, QUERY, line=line, any=False)["errors"]
    assert (error["message"], error["extensions"]["errors"]) == (message, errors)


def test_no_text_takes_forever(client: TestClient) -> None:
    """A text far too long is not read, and of very many errors not all are told."""
    for line, told in (
        (" " * LONGEST_LINE + TURN, 1),
        ("texas-holdem" + " x" * 1000, MOST_ERRORS + 1),
    ):
        answer = client.post("/v1/odds", json={"line": line})
        assert (answer.status_code, len(answer.json()["errors"])) == (422, told)
    lone = client.post("/v1/odds", content=json.dumps({"line": "\ud800"}))
    assert lone.status_code == 422


def odds_by_comparators(spot: Spot[Any], limit: int, step: Step) -> Result[Odds, TooManyWays]:
    return odds(spot, limit=max(limit, ways(spot)), step=step)


SIX = "AcAdAhAs2c2d KcKdKhKs2h2s QcQdQhQs3c3d JcJdJhJs3h3s TcTdThTs4c4d 9c9d9h9s4h4s"
"""Six cards each for six players, and 5,765,760 ways for the seventh."""


@pytest.mark.parametrize(
    "line", [f"stud-hi-lo-8 {SIX}", "texas-holdem - AcAd 8s2s", "texas-holdem - AcAd -"]
)
def test_what_takes_too_long_is_given_up(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within the time that a request may take, or soon after, whatever it asks."""
    if "holdem" in line:  # which is far too soon there by tables
        monkeypatch.setattr(answers, "counted_soonest", odds_by_comparators)
    with TestClient(application(Settings(limits=Limits(seconds=1)))) as client:
        started = monotonic()
        for path, body in (
            ("/v1/odds", {"line": line}),
            ("/graphql", {"query": QUERY, "variables": {"line": line, "any": False}}),
        ):
            answer = client.post(path, json=body)
            assert answer.status_code == 503
            assert answer.json()["errors"][0]["message"] == "not done within 1 seconds"
        assert monotonic() - started < 10
