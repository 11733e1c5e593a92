"""Who wins, and what every rule saw: two texts and a ranking folded into plain data."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from poker_fp.render.carets import caret_line
from poker_fp.render.data import Data
from poker_fp.rules.cards import Rank
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rule import Rule
from poker_fp.shell.page.asked import LOWEST, AboutHands, Rules, rules_of
from poker_fp.shell.page.listening import heard, shortened
from poker_fp.shell.page.own_rules import fault_of
from poker_fp.shell.page.showing import (
    VOTED,
    in_words,
    marking,
    of_cards,
    of_evidence,
    of_hand,
    of_text,
)
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import parse_cards, parse_hands
from poker_fp.text.results import either

Both: TypeAlias = tuple[Evidence, Evidence] | None
"""What a rule sees in two hands; None if it has no pattern."""

COUNTS = (
    *("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
    *("Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen"),
)


def fold(request: AboutHands) -> Data:
    """The answer to two hands under an order of the rules, for the page to draw.

    `hands` has the cards of each, those marked by which it was decided. `rules` has each rule's
    name, the evidence of both hands, whether it was asked, and its sign, which is 1 for the first
    hand, -1 for the second and 0 for neither, or None where it was not asked; `said` is all this
    in words. Of a rule without a pattern the evidence is what it says of each hand. `decides` is
    the place of the rule that decided, None of a tie, and `count` says how many rules there are.
    `notes` are lines about the hands, `facts` what a rule may ask the first of them, and `printed`
    is what the reader's rules printed.

    Where a text is no hand there are `errors` in place of all this: of each text that is wrong the
    number, a line of carets to stand under it, and what is wrong; and `hands`, the cards that could
    be read of each and what could not. `fault` says why else there is no answer, and `rule` which
    rule is to blame, if one is.

    >>> data = fold({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]})
    >>> assert data["sentence"] == "Hand 1 wins by full house: 4 over 2."
    >>> assert [rule["sign"] for rule in data["rules"]] == [0, 0, 1, *[None] * 6]
    >>> assert [card["text"] for card in data["hands"][0] if card["marked"]] == ["4s", "4c", "4h"]
    >>> (wrong,) = fold({"hands": ["2H 4S 4C 2D 1H", "2S 8S AS QS 3S"]})["errors"]
    >>> assert wrong["hand"] == 0 and wrong["carets"] == " " * 12 + "^^"
    """
    texts = request["hands"]

    def folded(rules: Rules) -> Data:
        about = partial(_folded, rules, request.get("ranking", "standard"))
        return either(parse_hands(texts), about, partial(_wrong, texts))

    return either(rules_of(request), folded, lambda why: {"fault": why})


def _folded(rules: Rules, name: str, hands: tuple[Hand, ...]) -> Data:
    one, other = hands
    rule = rules[0]
    answers = []
    with heard() as printed:
        try:
            for rule in rules:
                answers.append(_answer(rule, one, other))
        except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's rule may raise anything
            fault = f"{rule.name} cannot judge these hands: {fault_of(error).text}"
            return {"fault": fault, "rule": rule.name, "printed": shortened(printed.getvalue())}
    with heard():  # all of it again
        why = explain(one, other, rules)
    asked = len(why.trace)
    place = why.place if why.sign else None
    return {
        "hands": [_cards(why, each, place) for each in (0, 1)],
        "rules": [
            {
                "name": rule.name,
                "sign": sign if at < asked else None,
                "seen": _seen(rule, both, sign, place if why.sign and at == asked - 1 else None),
                "said": _said(rule, both, sign) if at < asked else f"{rule.name}: not asked.",
            }
            for at, (rule, (both, sign)) in enumerate(zip(rules, answers, strict=True))
        ],
        "count": COUNTS[len(rules)] if len(rules) < len(COUNTS) else str(len(rules)),
        "decides": asked - 1 if why.sign else None,
        "sign": why.sign,
        "sentence": _sentence(why),
        "notes": [*_shared(one, other), *_not_in_deck(hands, name)],
        "facts": of_hand(one),
        "printed": shortened(printed.getvalue()),
    }


def _answer(rule: Rule[Hand], one: Hand, other: Hand) -> tuple[Both, int]:
    """What a rule sees in two hands, and says of them; what it prints is printed once."""
    if rule.pattern is None:
        return None, rule(one, other)
    both = rule.pattern(one), rule.pattern(other)
    with heard():
        return both, rule(one, other)


def _seen(rule: Rule[Hand], both: Both, sign: int, place: int | None) -> list[list[Data]]:
    if both is None:
        return [[{"text": word, "marked": False}] for word in VOTED[sign]]
    return [of_evidence(rule, each, place) for each in both]


def _said(rule: Rule[Hand], both: Both, sign: int) -> str:
    words = VOTED[sign] if both is None else [in_words(each, rule) for each in both]
    verdict = {1: "Hand 1.", -1: "Hand 2.", 0: "A tie."}[sign]
    return f"{rule.name}: {words[0]} against {words[1]}. {verdict}"


def _sentence(why: Explanation[Hand]) -> str:
    return f"Hand {1 if why.sign > 0 else 2} wins by {why.reason}." if why.sign else "Tie."


def _shared(one: Hand, other: Hand) -> Iterator[str]:
    shared = [card for card in one.cards if card in other.cards]
    if shared:
        names = _listed(each["name"] for each in of_cards(shared))
        yield f"Both hands have the {names}. They may: each hand stands by itself."


def _not_in_deck(hands: Iterable[Hand], name: str) -> Iterator[str]:
    lowest = LOWEST.get(name, Rank.TWO)
    low = sorted({rank for hand in hands for rank in hand.kinds if rank < lowest})
    if low:
        yield f"A short deck has no {_listed(rank.word for rank in low)}; these hands have."


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def _cards(why: Explanation[Hand], each: int, place: int | None) -> list[Data]:
    if why.rule is None:
        return of_cards(why.hands[each].cards)
    return of_cards(why.hands[each].cards, marking(why.rule, why.evidence[each], place))


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
        "hands": [*map(_read, texts)],
    }


def _read(text: str) -> list[Data]:
    return either(parse_cards(text), of_cards, lambda _: of_text(text))
