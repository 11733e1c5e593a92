"""Values as plain data, for JSON."""

from typing import Any, TypeAlias

from poker_fp.deals.standings import Group, Standing, because
from poker_fp.rules.explain import Explanation

Data: TypeAlias = dict[str, Any]


def of_explanation(why: Explanation[Any]) -> Data:
    """Two hands compared, as plain data: who wins, in what words, by which rule, every vote.

    `sign` is 1 where the first hand wins, -1 where the second does, 0 for a tie, when `rule` and
    `place` are None. Evidence is a pair, of the first hand and of the second: tuples of ranks from
    2 to 14, and None under a rule that has no pattern.

    >>> from poker_fp import explain, hand
    >>> data = of_explanation(explain(hand("2h4s4c2d4h"), hand("2s8sAsQs3s")))
    >>> assert (data["sign"], data["rule"], data["evidence"]) == (1, "full house", ((4, 2), ()))

    See Also: `of_standing`, for a deal.
    """
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
    """A deal's standing, as plain data: its groups, the winners' first, and what each wins by.

    `groups` are those of the game's own side; `also` has the others of a split pot by their names.
    `shares` are the parts of the pot, such as `1/2`. The signs and evidence of `beats` are of this
    group's hand first, and then of the next's.

    >>> from poker_fp import explain_deal, parse_deal
    >>> deal = parse_deal("texas-holdem 2h3h4h5d8d KdKs 9hJh").unwrap()
    >>> first, second = of_standing(explain_deal(deal))["groups"]
    >>> assert first["name"] == "flush, Jack" and first["beats"]["reason"] == "flush: Jack"
    >>> assert second["players"] == [{"text": "KdKs", "five": "Kd Ks 8d 5d 4h"}]
    >>> assert of_standing(explain_deal(deal))["shares"][1] == {"text": "9hJh", "share": "1"}

    See Also: `of_explanation`, for two hands.
    """
    return {
        "groups": [*map(_of_group, standing.groups)],
        "also": [
            {"side": side.name, "groups": [*map(_of_group, side.groups)]} for side in standing.also
        ],
        "shares": [{"text": player.text, "share": str(share)} for player, share in standing.shares],
    }


def _of_group(group: Group[Any]) -> Data:
    return {
        "players": [
            {"text": showing.player.text, "five": str(showing.hand)} for showing in group.showings
        ],
        "name": group.name,
        "tie": because(group) or None,
        "beats": _of_reason(group.beats) if group.beats else None,
    }
