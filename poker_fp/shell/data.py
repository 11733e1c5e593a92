"""Values as plain data, for JSON."""

from typing import Any, TypeAlias

from poker_fp.explain import Explanation
from poker_fp.standings import Standing, because, laid_out

Data: TypeAlias = dict[str, Any]


def of_explanation(why: Explanation[Any]) -> Data:
    """An explanation: who wins, in what words, by which rule on what evidence, and every vote."""
    return {
        "hands": [str(hand) for hand in why.hands],
        "sign": why.sign,
        "sentence": str(why),
        "rule": why.rule.name if why.rule else None,
        "evidence": why.evidence,
        "place": why.place,
        "trace": [
            {"rule": vote.rule.name, "sign": vote.sign, "evidence": vote.evidence}
            for vote in why.trace
        ],
    }


def of_standing(standing: Standing[Any]) -> Data:
    """A standing: its places, the winners' first."""
    return {
        "places": [
            {
                "players": [
                    {"text": showing.player.text, "five": laid_out(showing.hand)}
                    for showing in place.showings
                ],
                "name": place.name,
                "tie": because(place) or None,
                "beats": of_explanation(place.beats) if place.beats else None,
            }
            for place in standing.places
        ]
    }
