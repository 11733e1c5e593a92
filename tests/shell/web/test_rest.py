"""REST: solve, compare and explain."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from poker_fp import GAMES, explain, explain_deal, hand, parse_deal, rank_deal, shares, solve
from poker_fp.deals import solvers
from poker_fp.deals.listing import example_of
from poker_fp.render import data
from poker_fp.shell.web import shapes
from poker_fp.shell.web.answers import LONGEST_LINE, MOST_ERRORS
from poker_fp.text.parsing import Word, words
from tests.shell.web.lines import (
    BAD,
    KINGS,
    KINGS_ANSWER,
    NO_LOW,
    NO_LOW_ANSWER,
    SOLVER,
    TIED,
    solved,
)

CASES = [json.loads(line) for line in (SOLVER.parent / "cases.jsonl").read_text().splitlines()]
BAD_LINES = [case["input"] for case in CASES if case["expected"] == "Error"] + ["", "omaha", BAD]
OTHER_BODIES = [
    "",
    "{",
    "null",
    "5",
    '"line"',
    '{"lines": []}',
    "[1]",
    '[["x"]]',
    "[null]",
    "[" * 100_000,
]
AS_JSON = {"Content-Type": "application/json"}


def test_every_line_is_answered_as_the_solver_would(client: TestClient) -> None:
    """Lines of each game have the answers they are known to have, in order."""
    lines, expected = zip(*solved(20), strict=True)
    answers = client.post("/v1/solve", json=list(lines)).raise_for_status().json()
    assert [answer["input"] for answer in answers] == list(lines)
    assert [answer["output"] for answer in answers] == list(expected)
    assert [" ".join("=".join(group) for group in answer["groups"]) for answer in answers] == list(
        expected
    )
    assert all(set(answer) == set(shapes.Solved.model_fields) for answer in answers)


def test_every_game_is_answered_by_its_sides(client: TestClient) -> None:
    """A line of each game, as the library has it: the sides by name, and who wins what part."""
    deals = [example_of(game) for game in GAMES.values()]
    solved_lines = client.post("/v1/solve", json=list(map(str, deals))).raise_for_status().json()
    for deal, answer in zip(deals, solved_lines, strict=True):
        ranked = rank_deal(deal)
        told = shapes.Solved.model_validate(answer)
        names = [told.side, *(side.side for side in told.also)]
        groups = [told.groups, *(side.groups for side in told.also)]
        assert names == [side.name for side in deal.game.sides], deal
        assert groups == [
            [[showing.player.text for showing in group] for group in side]
            for side in (ranked.groups, *ranked.also)
        ], deal
        expected = [(p.text, str(s)) for p, s in zip(deal.players, shares(deal), strict=True)]
        assert [(share.text, share.share) for share in told.shares] == expected, deal
        standing = client.post("/v1/explain", json={"line": str(deal)}).raise_for_status().json()
        assert shapes.Standing.model_validate(standing).side == told.side
        assert standing["shares"] == answer["shares"]
        assert standing == _plain(data.of_standing(explain_deal(deal)))
    kept = client.get("/v1/history").raise_for_status().json()["games"]
    told_later = [{**game, "saved": True} for game in kept[::-1]]
    fields = shapes.Solved.model_fields
    assert [{name: game[name] for name in fields} for game in told_later] == solved_lines


def test_a_side_that_nobody_wins(client: TestClient) -> None:
    """It has no groups, and its part goes to the other side."""
    (answer,) = client.post("/v1/solve", json=[NO_LOW]).raise_for_status().json()
    assert (answer["output"], answer["side"]) == (NO_LOW_ANSWER, "high")
    assert answer["also"] == [{"side": "low", "groups": []}]
    assert answer["shares"] == [
        {"text": "4h4d5c6s", "share": "0"},
        {"text": "AcAd2c3d", "share": "1"},
    ]


WRONG_GAMES = [
    ("omaha-8 8h3dKc4s9d KhKs2s2h", "unknown game 'omaha-8'", "omaha-5 or omaha-hi-lo-8?"),
    ("short-deck 2h7h8h9hTh 6c6d", "'2h' is not in the deck", "the 36 cards from 6 to Ace"),
    ("badugi Jk2c3d4h", "a joker", "no joker in this game"),
    ("omaha-double-board 8h3dKc4s9d KhKs2s2h", "the board has 5 cards, not 10", ""),
]


def test_what_is_wrong_with_a_line_of_any_game(client: TestClient) -> None:
    """The game's own deck and sizes are told, to whoever asks to solve and to explain alike."""
    lines = [line for line, _, _ in WRONG_GAMES]
    answers = client.post("/v1/solve", json=lines).raise_for_status().json()
    for (line, message, hint), answer in zip(WRONG_GAMES, answers, strict=True):
        assert message in answer["errors"][0]["message"], answer
        assert hint in (answer["errors"][0]["hint"] or ""), answer
        explained = client.post("/v1/explain", json={"line": line})
        assert explained.status_code == 422
        assert explained.json()["errors"] == answer["errors"]


def test_lines_that_the_tables_do_not_read_are_solved_all_the_same(client: TestClient) -> None:
    """A line that ends, or is padded with blanks, is answered as the same line plain."""
    odd = [KINGS + "\n", KINGS + "\r\n", KINGS + "\r", " " * 5000 + KINGS, KINGS.replace(" ", "\t")]
    answers = client.post("/v1/solve", json=odd).raise_for_status().json()
    assert [answer["output"] for answer in answers] == [KINGS_ANSWER] * len(odd)
    assert {str(answer["groups"]) for answer in answers} == {"[['KdKs'], ['9hJh']]"}
    (wrong,) = client.post("/v1/solve", json=[KINGS + "\n" + KINGS]).json()
    assert "errors" in wrong


def test_no_line_is_read_twice(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The readable path reads what the tables do not, right or wrong, once; and nothing else."""
    read: list[str] = []

    def noted(line: str) -> list[Word]:
        read.append(line)
        return words(line)

    monkeypatch.setattr(solvers, "words", noted)
    odd = [BAD, KINGS + " ", "", "x" * 2000]
    client.post("/v1/solve", json=[KINGS, *odd, TIED, KINGS]).raise_for_status()
    assert read == odd


def test_a_bad_line_spoils_no_other(client: TestClient) -> None:
    """Bad lines have what the parser says of them, and the good ones between are solved."""
    assert len(BAD_LINES) == 5
    lines = [line for bad in BAD_LINES for line in (bad, KINGS)]
    answers = client.post("/v1/solve", json=lines).raise_for_status().json()
    assert [answer["output"] for answer in answers[1::2]] == [KINGS_ANSWER] * len(BAD_LINES)
    for line, answer in zip(BAD_LINES, answers[::2], strict=True):
        assert answer == {
            "input": line,
            "errors": [
                {"message": error.message, "column": error.column, "hint": error.hint}
                for error in solve(line).failure()
            ],
        }


def test_any_texts_are_lines(client: TestClient) -> None:
    """Whatever texts are in the array, there is an answer for each, and its input comes back."""
    for lines in ([], [""], [KINGS + "\n"], ["\ud800 \udc80 \0"], ["♦" * 300]):
        answer = client.post("/v1/solve", content=json.dumps(lines), headers=AS_JSON)
        assert [each["input"] for each in answer.raise_for_status().json()] == lines


def test_another_body_is_422(client: TestClient) -> None:
    """A body that is no array of texts is refused, in the usual shape."""
    for body in OTHER_BODIES:
        answer = client.post("/v1/solve", content=body, headers=AS_JSON)
        assert answer.status_code == 422, body
        assert answer.json()["errors"]
        assert all(set(e) == {"message", "column", "hint"} for e in answer.json()["errors"])


def test_compare_says_who_wins_and_why(client: TestClient) -> None:
    """The kata's four cases: the winner, the sentence, and the explanation the library gives."""
    for one, other, winner, sentence in [
        ("2H 3D 5S 9C KD", "2C 3H 4S 8C AH", 2, "Hand 2 wins. - with high card: Ace"),
        ("2H 4S 4C 2D 4H", "2S 8S AS QS 3S", 1, "Hand 1 wins. - with full house: 4 over 2"),
        ("2H 3D 5S 9C KD", "2C 3H 4S 8C KH", 1, "Hand 1 wins. - with high card: 9"),
        ("2H 3D 5S 9C KD", "2D 3H 5C 9S KH", None, "Tie."),
    ]:
        answer = client.post("/v1/compare", json={"hands": [one, other]}).raise_for_status().json()
        assert shapes.Comparison.model_validate(answer).sentence == sentence
        assert answer.pop("winner") == winner
        one_side = {"side": "high", "also": [], "shares": SHARES[winner]}
        assert answer == one_side | _plain(data.of_explanation(explain(hand(one), hand(other))))


SHARES = {1: ["1", "0"], 2: ["0", "1"], None: ["1/2", "1/2"]}


@pytest.mark.parametrize(
    ("game", "hands", "sentences", "pot"),
    [
        ("omaha-hi-lo-8", ["8h7d4c3s2d", "KhKdKc3s2c"],
         ["Hand 2 wins. - with three of a kind: King", "Hand 1 wins. - the other has none"],
         ["1/2", "1/2"]),
        ("badeucy", ["2c3d4h5s7c", "KcKdKhKsQc"],
         ["Hand 1 wins. - with badugi: 5-4-3-2", "Hand 1 wins. - with 7-5-4-3-2 low"],
         ["1", "0"]),
        ("razz", ["8h7d4c3s2dKdKs", "8c7s4d3h2hQdJs"], ["Tie."], ["1/2", "1/2"]),
        ("deuces-wild", ["2c2d2h2sKc", "TdJdQdKdAd"],
         ["Hand 1 wins. - with five of a kind: King"], ["1", "0"]),
    ],
)  # fmt: skip
def test_compare_under_the_rules_of_a_game(
    client: TestClient, game: str, hands: list[str], sentences: list[str], pot: list[str]
) -> None:
    """Each side has its winner and its reason, as the command has them; GraphQL says the same."""
    body = {"hands": hands, "game": game}
    answer = client.post("/v1/compare", json=body).raise_for_status().json()
    told = shapes.Comparison.model_validate(answer)
    assert [told.sentence, *(side.sentence for side in told.also)] == sentences
    assert [told.side, *(side.side for side in told.also)] == [s.name for s in GAMES[game].sides]
    assert told.shares == pot
    query = "query ($one: String!, $other: String!, $game: String) { "
    query += "compare(one: $one, other: $other, game: $game) "
    query += "{ sentence shares also { side sentence } } }"
    variables = {"one": hands[0], "other": hands[1], "game": game}
    asked = client.post("/graphql", json={"query": query, "variables": variables}).json()
    also = [{"side": side.side, "sentence": side.sentence} for side in told.also]
    expected = {"sentence": told.sentence, "shares": told.shares, "also": also}
    assert asked == {"data": {"compare": expected}}


@pytest.mark.parametrize(
    ("game", "hands", "message", "hint", "number"),
    [
        ("omaha", ["x", "x"], "unknown game 'omaha'",
         "did you mean omaha-holdem, omaha-5 or omaha-6?", None),
        ("\ud800", ["x", "x"], "unknown game '\\ud800'", "poker-fp games lists all 31", None),
        ("badugi", ["2c3d4h5s", "2c3d4h5s7c"], "the hand has 5 cards, not 4",
         "badugi compares hands of 4 cards", 2),
        ("short-deck", ["2c6d7h8s9c", "6d7h8s9cTc"], "'2c' is not in the deck",
         "short-deck is played with the 36 cards from 6 to Ace", 1),
        ("razz", ["8h7d4c3s2dKdJk", "8c7s4d3h2hQdJs"], "a joker", "no joker in this game", 1),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_comparison_under_a_game(
    client: TestClient, game: str, hands: list[str], message: str, hint: str, number: int | None
) -> None:
    """A game that is none has those that may be meant; hands have the game's own sizes and deck."""
    body = json.dumps({"hands": hands, "game": game})
    answer = client.post("/v1/compare", content=body, headers=AS_JSON)
    assert answer.status_code == 422
    wrong = shapes.HandProblem.model_validate(answer.json()["errors"][0])
    assert (wrong.message, wrong.hint, wrong.hand) == (message, hint, number)


def test_compare_says_which_hand_is_wrong(client: TestClient) -> None:
    """The errors of both hands, each with its hand."""
    answer = client.post("/v1/compare", json={"hands": ["2H 3D 5S 9C KX", "2C"]})
    assert answer.status_code == 422
    assert [(e["hand"], e["column"]) for e in answer.json()["errors"]] == [(1, 13), (2, 1)]
    assert answer.json()["errors"][0]["message"] == "'KX' is not a card"


def test_explain_gives_the_standing(client: TestClient) -> None:
    """A deal's standing is the one that the library gives."""
    for line in (KINGS, TIED):
        answer = client.post("/v1/explain", json={"line": line}).raise_for_status().json()
        assert len(shapes.Standing.model_validate(answer).groups) == len(answer["groups"])
        assert answer == _plain(data.of_standing(explain_deal(parse_deal(line).unwrap())))


def test_explain_says_what_is_wrong(client: TestClient) -> None:
    """A bad deal is refused with its errors."""
    answer = client.post("/v1/explain", json={"line": BAD})
    assert answer.status_code == 422
    assert answer.json()["errors"][0] == {
        "message": "'1s' is not a card",
        "column": 30,
        "hint": "write 10s, Ts or As",
    }


def test_no_text_takes_forever(client: TestClient) -> None:
    """A text far too long is not read, and of very many errors not all are told."""
    long, wrong = " " * LONGEST_LINE + KINGS, "texas-holdem" + " x" * 1000
    first, second = client.post("/v1/solve", json=[long, wrong]).raise_for_status().json()
    assert first["errors"] == [
        {
            "message": "10,033 characters, of which only 10,000 are read",
            "column": LONGEST_LINE + 1,
            "hint": "a line is one deal, of at most 52 cards",
        }
    ]
    assert len(second["errors"]) == MOST_ERRORS + 1
    assert second["errors"][-1]["message"] == "940 more errors from here on"
    refused = client.post("/v1/compare", json={"hands": ["Ad" * LONGEST_LINE, "x"]})
    assert [error["hand"] for error in refused.json()["errors"]] == [1]
    assert client.post("/v1/explain", json={"line": long}).status_code == 422


def test_nothing_typed_comes_back_as_markup(client: TestClient) -> None:
    """What a user typed is in no answer as it would have to be to mean something in HTML."""
    evil = "<script>alert('&')</script>"
    for answer in (
        client.post("/v1/solve", json=[evil]),
        client.post("/v1/compare", json={"hands": [evil, evil], evil: evil}),
        client.post("/v1/explain", json={"line": evil}),
        client.post("/v1/explain", json={evil: evil}),
        client.get("/v1/history", params={evil: evil, "after": evil}),
        client.get(f"/{evil}"),
        client.post("/graphql", json={"query": evil}),
        client.post(
            "/graphql", json={"query": f'{{ compare(one: "{evil}", other: "") {{ sign }} }}'}
        ),
    ):
        assert not set("<>&") & set(answer.text), answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_examples_of_the_documentation_work(client: TestClient) -> None:
    """Every example in the OpenAPI schema is answered with 200, and every field is described."""
    schema = client.get("/openapi.json").raise_for_status().json()
    tried = 0
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body is None:
                continue
            named = schema["components"]["schemas"].get(
                body["schema"].get("$ref", "").split("/")[-1]
            )
            for example in (named or body["schema"]).get("examples") or [named["example"]]:
                client.request(method, path, json=example).raise_for_status()
                tried += 1
    assert tried == 4
    for name, shape in schema["components"]["schemas"].items():
        assert all("description" in field for field in shape["properties"].values()), name
    assert "swagger" in client.get("/docs").raise_for_status().text


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))
