"""Four rankings that the tests compile, each in one place and once."""

from functools import cache

from poker_fp import STANDARD, Hand, Ranking, comparing, compound, reverse, rule, rule_from
from poker_fp.fast import Evaluator, compile_ranking

_by_name = {rule.name: rule for rule in STANDARD}

FLUSH_ABOVE_FULL_HOUSE: Ranking[Hand] = tuple(
    _by_name[{"flush": "full house", "full house": "flush"}.get(rule.name, rule.name)]
    for rule in STANDARD
)

LOWBALL: Ranking[Hand] = (rule_from("lowball", reverse(compound(*STANDARD))),)

# One suit helps the even hands, and hurts the odd ones.
EVENS: Ranking[Hand] = (
    rule("even ranks", lambda hand: (sum(rank % 2 == 0 for rank in hand.ranks),)),
    rule("suited", lambda hand: (1,) if hand.suited == (hand.ranks[0] % 2 == 0) else ()),
    rule_from("low cards", reverse(comparing(lambda hand: hand.ranks))),
)

RANKINGS: dict[str, Ranking[Hand]] = {
    "standard": STANDARD,
    "flush above full house": FLUSH_ABOVE_FULL_HOUSE,
    "lowball": LOWBALL,
    "evens": EVENS,
}


@cache
def compiled(name: str) -> Evaluator:
    """The evaluator of one of these rankings."""
    return compile_ranking(RANKINGS[name]).unwrap()
