"""What the page asks about, as JSON has it, and which rules are meant, in which order."""

from typing import TypedDict

from returns.result import Failure, Result, Success

from poker_fp.rules.cards import Rank
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking, Rule
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.own_rules import own_rule
from poker_fp.text.errors import quoted
from poker_fp.text.results import collect

Rules = Ranking[Hand]

LOWEST = {"short-deck": Rank.SIX}
"""The lowest rank of the deck that a ranking is meant for, where it is not the two."""


class AboutRules(TypedDict, total=False):
    """Which rules, in which order."""

    ranking: str
    """The name of one of `DECK_RANKINGS`; the standard one unless it is given."""

    order: list[str] | None
    """The names of all its rules and of the reader's own, the strongest first; None for its own."""

    own: list[str]
    """The code of each rule of the reader's in the list; each was found to keep the laws."""


class AboutHands(AboutRules):
    """What two hands come to under them."""

    hands: list[str]
    """Two texts, as typed."""


class AboutCode(AboutRules):
    """Whether a rule may join them."""

    code: str


class AboutCard(TypedDict):
    """What becomes of a hand, as typed so far, when a card is pressed."""

    text: str
    card: str


def rules_of(request: AboutRules) -> Result[Rules, str]:
    """The ranking that a request means, in the reader's order; else why there is none.

    The reader's own rules come first where no order says otherwise.

    >>> asked: AboutRules = {"ranking": "standard", "own": ["def red(hand): return ()"]}
    >>> assert rules_of(asked).unwrap()[0].name == "red"
    >>> print(rules_of({"ranking": "standard", "order": ["flush"]}).failure())
    the order leaves out 8 of the rules
    """
    name = request.get("ranking", "standard")
    if name not in DECK_RANKINGS:
        return Failure(f"there are no rules called {quoted(name)}")
    own = collect(
        own_rule(code).alt(lambda fault: (fault.text,)) for code in request.get("own", ())
    )
    return own.alt("; ".join).bind(
        lambda own: _in_order(
            (*(each.rule for each in own), *DECK_RANKINGS[name]), request.get("order")
        )
    )


def _in_order(rules: Rules, order: list[str] | None) -> Result[Rules, str]:
    named: dict[str, Rule[Hand]] = {rule.name: rule for rule in rules}
    if len(named) < len(rules):
        return Failure("two of the rules have one name")
    if order is None:
        return Success(rules)
    unknown = [name for name in order if name not in named]
    if unknown:
        return Failure(f"no rule is called {quoted(unknown[0])}")
    if len(set(order)) < len(order):
        return Failure("the order has a rule twice")
    if left_out := len(named) - len(order):
        return Failure(f"the order leaves out {left_out} of the rules")
    return Success(tuple(named[name] for name in order))


def is_its_own(request: AboutRules, rules: Rules) -> bool:
    """Are the rules just those of the ranking that a request names, in its own order?"""
    return rules == DECK_RANKINGS[request.get("ranking", "standard")]
