"""Who wins, and what every rule saw: two texts and a ranking folded into plain data."""

from collections.abc import Sequence
from functools import partial

from poker_fp.render.carets import caret_line
from poker_fp.render.data import Data
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Rule
from poker_fp.shell.page.asked import AboutHands, Rules, rules_of
from poker_fp.shell.page.own_rules import said
from poker_fp.shell.page.showing import in_words, marking, of_cards, of_evidence
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import parse_cards, parse_hands
from poker_fp.text.results import either

COUNTS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def fold(request: AboutHands) -> Data:
    """The answer to two hands under an order of the rules, for the page to draw.

    `hands` has the cards of each, those marked by which it was decided. `rules` has each rule's
    name, the evidence of both hands, whether it was asked, and its sign, which is 1 for the first
    hand, -1 for the second and 0 for neither, or None where it was not asked; `said` is all this
    in words. `decides` is the place of the rule that decided, None of a tie, and `count` says how
    many rules there are.

    Where a text is no hand there are `errors` in place of all this: of each text that is wrong the
    number, a line of carets to stand under it, and what is wrong; and `hands`, what cards could be
    read of each, or None. `fault` says why else there is no answer.

    >>> data = fold({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]})
    >>> assert data["sentence"] == "Hand 1 wins. - with full house: 4 over 2"
    >>> assert [rule["sign"] for rule in data["rules"]] == [0, 0, 1, *[None] * 6]
    >>> assert [card["text"] for card in data["hands"][0] if card["marked"]] == ["4s", "4c", "4h"]
    >>> (wrong,) = fold({"hands": ["2H 4S 4C 2D 1H", "2S 8S AS QS 3S"]})["errors"]
    >>> assert wrong["hand"] == 0 and wrong["carets"] == " " * 12 + "^^"
    """
    texts = request["hands"]

    def folded(rules: Rules) -> Data:
        return either(parse_hands(texts), partial(_folded, rules), partial(_wrong, texts))

    return either(rules_of(request), folded, lambda why: {"fault": why})


def _folded(rules: Rules, hands: tuple[Hand, ...]) -> Data:
    one, other = hands
    rule = rules[0]
    try:
        seen = []
        for rule in rules:
            seen.append((rule.evidence(one), rule.evidence(other)))
            rule(one, other)
    except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's rule may raise anything
        return {"fault": f"{rule.name} cannot judge these hands: {said(error)}", "rule": rule.name}
    why = explain(one, other, rules)
    asked = len(why.trace)
    place = why.place if why.sign else None
    return {
        "hands": [_cards(why, each, place) for each in (0, 1)],
        "rules": [
            {
                "name": rule.name,
                "sign": why.trace[at].sign if at < asked else None,
                "seen": [of_evidence(rule, each, place if decides else None) for each in both],
                "said": _said(rule, why, at, [in_words(each, rule) for each in both]),
            }
            for at, (rule, both) in enumerate(zip(rules, seen, strict=True))
            for decides in [bool(why.sign) and at == asked - 1]
        ],
        "count": COUNTS[len(rules)] if len(rules) < len(COUNTS) else str(len(rules)),
        "decides": asked - 1 if why.sign else None,
        "sign": why.sign,
        "sentence": str(why),
    }


def _cards(why: Explanation[Hand], each: int, place: int | None) -> list[Data]:
    if why.rule is None:
        return of_cards(why.hands[each].cards)
    return of_cards(why.hands[each].cards, marking(why.rule, why.evidence[each], place))


def _said(rule: Rule[Hand], why: Explanation[Hand], at: int, words: Sequence[str]) -> str:
    if at >= len(why.trace):
        return f"{rule.name}: not asked."
    verdict = {1: "Hand 1.", -1: "Hand 2.", 0: "A tie."}[why.trace[at].sign]
    return f"{rule.name}: {words[0]} against {words[1]}. {verdict}"


def _wrong(texts: Sequence[str], errors: Errors) -> Data:
    of_each = [[error for error in errors if error.hand == n] for n in range(1, len(texts) + 1)]
    return {
        "errors": [
            {
                "hand": number,
                "carets": caret_line(texts[number], mine),
                "messages": [
                    {"column": e.column, "message": e.message, "hint": e.hint} for e in mine
                ],
            }
            for number, mine in enumerate(of_each)
            if mine
        ],
        "hands": [either(parse_cards(text), of_cards, lambda _: None) for text in texts],
    }
