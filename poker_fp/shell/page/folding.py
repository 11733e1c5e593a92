"""Who wins, and what every rule saw: two texts and a ranking folded into plain data."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from poker_fp.render.carets import caret_line
from poker_fp.render.data import Data
from poker_fp.rules.cards import Rank, Suit
from poker_fp.rules.explain import Vote, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rule import Rule
from poker_fp.rules.variants import DECK_RANKINGS
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
from poker_fp.text.parsing import HAND_SIZE, parse_cards, parse_hands
from poker_fp.text.pieces import pieces
from poker_fp.text.results import either


class Answer(NamedTuple):
    """What a rule sees in two hands, and says of them; or why it cannot."""

    rule: Rule[Hand]
    seen: tuple[Evidence, Evidence] | None = None
    """None if it has no pattern."""

    sign: int | None = None
    fault: str = ""
    printed: str = ""


COUNTS = (
    *("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
    *("Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen"),
)


def fold(request: AboutHands) -> Data:
    """The answer to two hands under an order of the rules, for the page to draw.

    `hands` has the cards of each, those marked by which it was decided. `rules` has each rule's
    name, the evidence of both hands, whether it was asked, and its sign, which is 1 for the first
    hand, -1 for the second and 0 for neither, or None where it was not asked; `said` is all this
    in words. Of a rule without a pattern the evidence is what it says of each hand. A rule that
    raises has a `fault`: where it is asked, the `sign` of the whole is None, and no rule after it
    is asked. `asked` is how many were, `decides` the place of the rule that decided, None of a tie,
    and `count` says how many rules there are. `notes` are lines about the hands, `facts` what a
    rule may ask the first of them, and `printed` is what each of the reader's rules printed.

    Where a text is no hand there are `errors` in place of all this but `count`: of each text that
    is wrong the number, a line of carets to stand under it, what is wrong, and in `to_go` how many
    cards are missing if that is all; and `hands`, the cards that could be read of each and what
    could not. `fault` says why there are no such rules.

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
        wrong = partial(_wrong, texts)
        data = either(parse_hands(texts), about, wrong)
        return {**data, "count": _count(rules)}

    return either(rules_of(request), folded, lambda why: {"fault": why})


def _folded(rules: Rules, name: str, hands: tuple[Hand, ...]) -> Data:
    one, other = hands
    answers = [_answer(rule, one, other) for rule in rules]
    last = next((at for at, each in enumerate(answers) if each.sign != 0), len(answers) - 1)
    decided = answers[last]
    decides = last if decided.sign else None
    place = None
    if decided.sign and decided.seen is not None:
        place = Vote(decided.rule, decided.sign, decided.seen).place
    return {
        "hands": [_cards(decided, hand, at, place) for at, hand in enumerate(hands)],
        "rules": [
            {
                "name": each.rule.name,
                "sign": each.sign if at <= last else None,
                "seen": _seen(each, place if at == decides else None),
                "said": _said(each) if at <= last else f"{each.rule.name}: not asked.",
                "fault": each.fault,
            }
            for at, each in enumerate(answers)
        ],
        "asked": last + 1,
        "decides": decides,
        "sign": decided.sign,
        "sentence": _sentence(decided, hands, rules, DECK_RANKINGS[name]),
        "notes": [*_shared(one, other), *_not_in_deck(hands, name)],
        "facts": of_hand(one),
        "printed": [
            {"by": each.rule.name, "text": each.printed} for each in answers if each.printed
        ],
    }


def _count(rules: Rules) -> str:
    return COUNTS[len(rules)] if len(rules) < len(COUNTS) else str(len(rules))


def _answer(rule: Rule[Hand], one: Hand, other: Hand) -> Answer:
    """What a rule comes to; what it prints is kept once, though it is asked twice."""
    with heard() as printed:
        try:
            if rule.pattern is None:
                answer = Answer(rule, None, rule(one, other))
            else:
                seen = rule.pattern(one), rule.pattern(other)
                with heard():
                    answer = Answer(rule, seen, rule(one, other))
        except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's rule may raise anything
            answer = Answer(rule, fault=fault_of(error).text)
    return answer._replace(printed=shortened(printed.getvalue()))


def _seen(answer: Answer, place: int | None) -> list[list[Data]]:
    if answer.sign is None:
        return [[], []]
    if answer.seen is None:
        return [[{"text": word, "marked": False}] for word in VOTED[answer.sign]]
    return [of_evidence(answer.rule, each, place) for each in answer.seen]


def _said(answer: Answer) -> str:
    if answer.sign is None:
        return f"{answer.rule.name} cannot judge these hands: {answer.fault}"
    verdict = {1: "Hand 1.", -1: "Hand 2.", 0: "A tie."}[answer.sign]
    return f"{answer.rule.name}: {_against(answer)}. {verdict}"


def _against(answer: Answer) -> str:
    if answer.seen is None:
        return " against ".join(VOTED[answer.sign or 0])
    return " against ".join(in_words(each, answer.rule) for each in answer.seen)


def _sentence(decided: Answer, hands: tuple[Hand, ...], rules: Rules, known: Rules) -> str:
    if decided.sign is None:
        return f"No winner: {decided.rule.name} cannot judge these hands."
    if decided.sign == 0:
        return "Tie: no rule told them apart."
    reason = _reason(decided, hands, rules)
    if reason == decided.rule.name and decided.rule not in known and decided.seen is not None:
        reason = f"{reason}: {_against(decided)}"
    return f"Hand {1 if decided.sign > 0 else 2} wins by {reason.removeprefix('by ')}."


def _reason(decided: Answer, hands: tuple[Hand, ...], rules: Rules) -> str:
    one, other = hands
    try:
        with heard():
            return explain(one, other, rules).reason
    except (Exception, SystemExit):  # noqa: BLE001 it has judged them, and may not do so again
        return decided.rule.name


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


def _cards(decided: Answer, hand: Hand, at: int, place: int | None) -> list[Data]:
    if not decided.sign:
        return of_cards(hand.cards)
    return of_cards(hand.cards, marking(decided.rule, decided.seen and decided.seen[at], place))


def _wrong(texts: Sequence[str], errors: Errors) -> Data:
    of_each = [[error for error in errors if error.hand == n] for n in range(1, len(texts) + 1)]
    return {
        "errors": [
            {
                "hand": number,
                "to_go": _to_go(texts[number]),
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
    shown = either(parse_cards(text), of_cards, lambda _: of_text(text))
    return [card for card in shown if not card.get("wrong")] if _to_go(text) else shown


def _to_go(text: str) -> str | None:
    """How many cards are still to come, of a text that is right as far as it goes."""
    for tail in ("", *map(str, Suit)):  # the suit of the last card may be on its way
        cards = [piece.card for piece in pieces(text + tail)]
        if None not in cards and len({*cards}) == len(cards):
            left = HAND_SIZE - len(cards) + bool(tail)
            return None if left < 1 else f"{left} card{'s' if left > 1 else ''} to go"
    return None
