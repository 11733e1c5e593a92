"""The reader's ranking as a program to copy: it prints the same sentence anywhere."""

import json

from poker_fp.shell.page.asked import AboutHands, Rules, is_its_own, rules_of
from poker_fp.shell.page.own_rules import own_rule
from poker_fp.text.results import either

CONSTANTS = {"standard": "STANDARD", "short-deck": "SHORT_DECK", "house": "HOUSE"}
"""What the rankings of the page are called in `poker_fp`."""


def written(request: AboutHands) -> str:
    """A program of the same two hands and the same rules in the same order.

    >>> print(written({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]}))
    from poker_fp import STANDARD, compound, explain, hand
    <BLANKLINE>
    ranking = STANDARD
    <BLANKLINE>
    one, other = hand("2H 4S 4C 2D 4H"), hand("2S 8S AS QS 3S")
    print(compound(*ranking)(one, other))  # 1: hand 1 wins; -1: hand 2 wins; 0: a tie
    print(explain(one, other, ranking))
    <BLANKLINE>
    """
    return either(rules_of(request), lambda rules: _program(request, rules), lambda why: f"# {why}")


def _program(request: AboutHands, rules: Rules) -> str:
    constant = CONSTANTS[request.get("ranking", "standard")]
    own = request.get("own", [])
    names = "*" if own else f"{constant}, compound, explain, hand"
    one, other = map(_quoted, request["hands"])
    return (
        f"from poker_fp import {names}\n\n"
        f"{''.join(map(_defined, own))}"
        f"{_ranking(constant, rules, is_its_own(request, rules), own)}\n\n"
        f"one, other = hand({one}), hand({other})\n"
        "print(compound(*ranking)(one, other))  # 1: hand 1 wins; -1: hand 2 wins; 0: a tie\n"
        "print(explain(one, other, ranking))\n"
    )


def _ranking(constant: str, rules: Rules, as_it_is: bool, own: list[str]) -> str:
    if as_it_is:
        return f"ranking = {constant}"
    made = "".join(f"{either(own_rule(code), lambda made: made.expression, str)}, " for code in own)
    every = f"({made}*{constant})" if own else constant
    order = "".join(f"    {_quoted(rule.name)},\n" for rule in rules)
    return (
        f"named = {{each.name: each for each in {every}}}\n"
        f"ranking = tuple(named[name] for name in (\n{order}))"
    )


def _defined(code: str) -> str:
    return f"{code.strip()}\n\n"


def _quoted(text: str) -> str:
    """A text as Python writes it, too."""
    return json.dumps(text, ensure_ascii=False)
