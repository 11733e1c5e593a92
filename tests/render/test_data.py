"""Explanations and standings as plain data."""

import json

from poker_fp import explain, explain_deal, hand, parse_deal
from poker_fp.render import data


def test_an_explanation_is_the_value() -> None:
    """Everything the explanation holds, and nothing that JSON cannot."""
    why = explain(hand("2S 8S AS QS 3S"), hand("2H 4S 4C 2D 4H"))
    value = json.loads(json.dumps(data.of_explanation(why)))
    assert value["hands"] == ["2s 8s As Qs 3s", "2h 4s 4c 2d 4h"]
    assert (value["sign"], value["rule"], value["place"]) == (-1, "full house", 0)
    assert value["sentence"] == "Hand 2 wins. - with full house: 4 over 2"
    assert value["reason"] == "full house: 4 over 2"
    assert value["evidence"] == [[], [4, 2]]
    assert [vote["sign"] for vote in value["trace"]] == [0, 0, -1]


def test_the_explanation_of_a_tie() -> None:
    """No rule decided, on no evidence, and all were asked."""
    value = data.of_explanation(explain(hand("2S 8S AS QS 3S"), hand("2h 8h Ah Qh 3h")))
    assert (value["sign"], value["rule"], value["place"]) == (0, None, None)
    assert len(value["trace"]) == 9


def test_a_standing_is_the_value() -> None:
    """The winners' group first, by what it beats the next, and why players tie."""
    deal = parse_deal("texas-holdem 3h3cAcQsJd 8h5d JsTs 8s2d").unwrap()
    winner, others = json.loads(json.dumps(data.of_standing(explain_deal(deal))))["groups"]
    assert winner["players"] == [{"text": "JsTs", "five": "Js Jd 3h 3c Ac"}]
    assert (winner["name"], winner["tie"]) == ("two pair, Jack and 3", None)
    assert winner["beats"]["rule"] == "two pair"
    assert [player["text"] for player in others["players"]] == ["8h5d", "8s2d"]
    assert (others["tie"], others["beats"]) == ("both play the board", None)
