"""Values as plain data, for JSON."""

from typing import Any, TypeAlias

from poker_fp.deals.standings import Standing, because, laid_out
from poker_fp.rules.explain import Explanation

Data: TypeAlias = dict[str, Any]


def of_explanation(why: Explanation[Any]) -> Data:
    """Two hands compared: who wins, in what words, by which rule on what evidence, every vote."""
    hands = [str(hand) for hand in why.hands]
    return {"hands": hands, "sign": why.sign, "sentence": str(why), **_of_reason(why)}


def _of_reason(why: Explanation[Any]) -> Data:
    return {
        "reason": why.reason,
        "rule": why.rule.name if why.rule else None,
        "evidence": why.evidence,
        "place": why.place,
        "trace": [
            {"rule": vote.rule.name, "sign": vote.sign, "evidence": vote.evidence}
            for vote in why.trace
        ],
    }


def of_standing(standing: Standing[Any]) -> Data:
    """A standing: its groups, the winners' first, and by what each beats the next.

    The signs and evidence of `beats` are of this group's hand first, and then of the next's.
    """
    return {
        "groups": [
            {
                "players": [
                    {"text": showing.player.text, "five": laid_out(showing.hand)}
                    for showing in group.showings
                ],
                "name": group.name,
                "tie": because(group) or None,
                "beats": _of_reason(group.beats) if group.beats else None,
            }
            for group in standing.groups
        ]
    }
