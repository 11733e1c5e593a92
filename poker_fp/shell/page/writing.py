"""The reader's ranking as a program to copy: it prints the same sentence anywhere."""

from poker_fp.shell.page.asked import Request, Rules, is_its_own, rules_of
from poker_fp.shell.page.own_rules import own_rule
from poker_fp.text.results import either

CONSTANTS = {"standard": "STANDARD", "short-deck": "SHORT_DECK", "house": "HOUSE"}
"""What the rankings of the page are called in `poker_fp`."""


def written(request: Request) -> str:
    """A program of the same two hands and the same rules in the same order.

    >>> print(written({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]}))
    from poker_fp import STANDARD, explain, hand
    <BLANKLINE>
    one, other = hand('2H 4S 4C 2D 4H'), hand('2S 8S AS QS 3S')
    print(explain(one, other, STANDARD))
    <BLANKLINE>
    """
    return either(rules_of(request), lambda rules: _program(request, rules), lambda why: f"# {why}")


def _program(request: Request, rules: Rules) -> str:
    constant = CONSTANTS[request.get("ranking", "standard")]
    one, other = request["hands"]
    hands = f"one, other = hand({one!r}), hand({other!r})"
    if is_its_own(request, rules):
        return (
            f"from poker_fp import {constant}, explain, hand\n\n"
            f"{hands}\nprint(explain(one, other, {constant}))\n"
        )
    return (
        f"from poker_fp import {'*' if request.get('own') else f'{constant}, explain, hand'}\n\n"
        f"named = {{each.name: each for each in {constant}}}\n"
        f"{''.join(map(_defined, request.get('own', [])))}\n"
        f"ranking = tuple(named[name] for name in (\n"
        f"{''.join(f'    {rule.name!r},{chr(10)}' for rule in rules)}"
        f"))\n\n{hands}\nprint(explain(one, other, ranking))\n"
    )


def _defined(code: str) -> str:
    """A reader's code, and its rule among those that have a name."""
    return either(
        own_rule(code),
        lambda own: f"\n{code.strip()}\n\nnamed[{own.rule.name!r}] = {own.expression}\n",
        lambda fault: f"# {fault}\n",
    )
