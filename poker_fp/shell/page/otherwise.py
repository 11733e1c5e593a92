"""What another order of the rules changes: the winner, and how many pairs of hands."""

from functools import cache
from itertools import combinations
from random import Random
from typing import TypeAlias

from poker_fp.algebra.comparators import compound
from poker_fp.render.data import Data
from poker_fp.rules.cards import Rank, deck_of
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.asked import AboutHands, Rules, is_its_own, rules_of
from poker_fp.shell.page.trying import SAMPLE
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either

Pair: TypeAlias = tuple[Hand, Hand]

DRAWN = 500

LOWEST = {"short-deck": Rank.SIX}
"""The lowest rank of the deck that a ranking is meant for, where it is not the two."""

NOW = {1: "Hand 1 wins now.", -1: "Hand 2 wins now.", 0: "It is a tie now."}
STILL = {1: "Hand 1 still wins.", -1: "Hand 2 still wins.", 0: "Still a tie."}


def otherwise(request: AboutHands) -> Data:
    """What the reader's rules judge otherwise than the ranking as it is: a sentence and two hands.

    `hands` are the texts of two that come out otherwise, or None; the sentence is empty where the
    rules are those of the ranking, in its order. The pairs that are drawn are always the same.

    >>> order = ["flush", "straight flush", "four of a kind", "full house", "straight"]
    >>> order += ["three of a kind", "two pair", "pair", "high card"]
    >>> data = otherwise({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"], "order": order})
    >>> assert data["sentence"].startswith("Hand 2 wins now.")
    >>> assert otherwise({"hands": ["", ""], "order": None}) == {"sentence": "", "hands": None}
    """
    return either(
        rules_of(request),
        lambda rules: _changes(request, rules),
        lambda why: {"sentence": why, "hands": None},
    )


def _changes(request: AboutHands, rules: Rules) -> Data:
    if is_its_own(request, rules):
        return {"sentence": "", "hands": None}
    name = request.get("ranking", "standard")
    before, after = compound(*DECK_RANKINGS[name]), compound(*rules)

    def differ(pair: Pair) -> bool:
        return before(*pair) != after(*pair)

    try:
        drawn = [*filter(differ, pairs(name))]
        found = drawn or [*filter(differ, combinations(SAMPLE, 2))]
        winner = either(
            parse_hands(request["hands"]), lambda hands: _winner(before(*hands), after(*hands)), str
        )
    except (Exception, SystemExit):  # noqa: BLE001 a reader's rule may raise anything
        return {"sentence": "One of the rules cannot judge every hand.", "hands": None}
    hands = [str(hand) for hand in found[0]] if found else None
    return {"sentence": f"{winner} {_counted(len(drawn), bool(found))}", "hands": hands}


def _winner(before: int, after: int) -> str:
    return STILL[after] if before == after else NOW[after]


def _counted(drawn: int, found: bool) -> str:
    if drawn:
        comes = "comes" if drawn == 1 else "come"
        return f"{drawn} of {DRAWN} random pairs of hands {comes} out otherwise."
    if found:
        return f"None of {DRAWN} random pairs of hands comes out otherwise, but rarer ones do."
    return f"None of {DRAWN} random pairs of hands comes out otherwise."


@cache
def pairs(name: str) -> tuple[Pair, ...]:
    """Pairs of hands from the deck that a ranking is meant for, always the same.

    >>> assert len(pairs("standard")) == 500
    """
    random = Random(1)
    deck = deck_of(LOWEST.get(name, Rank.TWO))
    hands = [Hand(tuple(random.sample(deck, 5))) for _ in range(2 * DRAWN)]
    return tuple(zip(hands[::2], hands[1::2], strict=True))
