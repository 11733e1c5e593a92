"""A rule that a reader wrote, held against the laws of a comparator."""

import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import combinations, product
from typing import TypeAlias

from poker_fp.algebra import laws
from poker_fp.algebra.comparators import sign
from poker_fp.render.data import Data
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Rule
from poker_fp.shell.page.asked import AboutCode, rules_of
from poker_fp.shell.page.keys import comparing_instead
from poker_fp.shell.page.listening import Kept, heard, shortened
from poker_fp.shell.page.own_rules import Fault, fault_of, own_rule, pointed
from poker_fp.shell.page.showing import of_cards, spelled
from poker_fp.text.parsing import hand
from poker_fp.text.results import either

SAMPLE: tuple[Hand, ...] = tuple(
    map(
        hand,
        (
            *("2h 3d 5s 9c Kd", "2d 3h 5c 9s Kh", "2c 3h 4s 8c Kh", "2s 3s 5s 9c Ks"),
            *("4c 5d 6h 7s 9c", "Ac Kd Qh Js 9c", "2h 4h 6h 8h Td", "3c 5c 7s 9s Jc"),
            *("4c 4d Jh Ts 2c", "Ac Ad 2h 3s 4c", "4c 4d Jh Js 2c", "4h 4s Jc Jd 3c"),
            *("4c 4d 4h Js 2c", "As Ad Ah Js 2c", "Ad 2s 3h 4c 5d", "Tc Jd Qh Ks Ac"),
            *("2c 4c 5c 9c Jc", "2h 4h 5h 9h Jh", "4c 4d 4h Js Jc", "2h 4s 4c 2d 4h"),
            *("4c 4d 4h 4s Jc", "2c 2d 2h 2s Ad", "Ad 2d 3d 4d 5d", "Ah Kh Qh Jh Th"),
        ),
    )
)
"""Hands of every category, with an equal, a near or an opposite colour beside most."""

QUESTIONS: dict[laws.Law, tuple[tuple[int, int], ...]] = {
    laws.reflexive: ((0, 0),),
    laws.antisymmetric: ((0, 1), (1, 0)),
    laws.transitive: ((0, 1), (1, 2), (0, 2)),
    laws.congruent: ((0, 1), (0, 2), (1, 2)),
}
"""What each law asks a comparator about the values that it speaks of."""

BOOLEAN = (
    "True counts as 1 and False as 0, so this never says that the second hand wins. comparing(key) "
    "makes a comparator that does: of two hands the one with the greater key wins. Write instead:"
)
NEVER = (
    "But it says “tie” to every two of them, so it may never vote. Does it compare a rank with a "
    "number from 2 to 14, and a suit with a letter, c, d, h or s?"
)
Answers: TypeAlias = dict[tuple[Hand, ...], int]

FORGETFUL = "asked twice about the same two hands, it gives two answers"


def tried(request: AboutCode) -> Data:
    """What comes of a reader's code: a rule that keeps the laws on `SAMPLE`, or why it is none.

    With `broken` False it has `name`, takes the place of a rule of the reader's by that name, and
    `doubt` if it told no two hands apart. With `broken` True it has the `law`, what it `says`, the
    `hands` that break it, each with a letter, and the `answers` to the law's questions about them.
    With `fault` the code made no rule, or one that fails: `on` which hands, if on some, and `at`
    which line of the code, with carets to stand under it. What it `printed` comes with it.

    >>> assert tried({"code": "def red(hand): return ()"})["broken"] is False
    >>> data = tried({"code": "def higher(a, b): return a.ranks > b.ranks"})
    >>> assert data["law"] == "antisymmetric" and len(data["hands"]) == 2
    >>> assert [each["answer"] for each in data["answers"]] == ["True", "False"]
    """
    code = request["code"]

    def judged(made: Rule[Hand]) -> Data:
        others = [other for other in request.get("own", ()) if _name(other) != made.name]
        with_it: AboutCode = {**request, "order": None, "own": [*others, code]}
        return either(rules_of(with_it), lambda _: _judged(made, code), lambda _: _taken(made))

    with heard() as printed:
        own = own_rule.__wrapped__(code)  # anew, to hear it
    data = either(own.map(lambda own: own.rule), judged, lambda fault: _faulty(fault, code))
    return {"printed": shortened(printed.getvalue())} | data


def _name(code: str) -> str:
    return either(own_rule(code), lambda own: own.rule.name, lambda _: "")


def _taken(made: Rule[Hand]) -> Data:
    return {"fault": f"there is a rule called “{made.name}” already: give yours another name"}


def _faulty(fault: Fault, code: str) -> Data:
    return {"fault": fault.text, "at": pointed(fault, code)}


def _judged(made: Rule[Hand], code: str) -> Data:
    hands: tuple[Hand, ...] = ()
    printed = Kept()
    answers: Answers = {}
    again: Answers = {}
    try:
        for each in SAMPLE:
            hands = (each,)
            with heard() as printed:
                made.evidence(each)
        for given in (answers, again):
            for hands in product(SAMPLE, repeat=2):
                with heard() as printed:
                    given[hands] = made.comparator(*hands)
    except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's code may raise anything
        on = " against ".join(spelled(each.cards) for each in hands)
        last = {"on": on, "printed": shortened(printed.getvalue())}
        return _faulty(fault_of(error), code) | last
    if answers != again:
        return {"fault": FORGETFUL}
    # A law asks the same again and again: so the reader's code answers each question once.
    broken = laws.broken(lambda a, b: answers[a, b], SAMPLE)
    if broken is None:
        return {"broken": False, "name": made.name, **_kept(made, answers)}
    law, found = broken
    return {"broken": True, "name": made.name, **_refuted(made, law, found, answers, code)}


def _kept(made: Rule[Hand], answers: Answers) -> Data:
    told = sum(bool(answers[pair]) for pair in combinations(SAMPLE, 2))
    sentence = f"“{made.name}” keeps the laws on {len(SAMPLE)} hands, every two and every three."
    return {"sentence": sentence, "doubt": None if told else NEVER}


def _refuted(
    made: Rule[Hand], law: laws.Law, found: Iterable[Hand], answers: Answers, code: str
) -> Data:
    found = tuple(found)
    letters = dict(zip(dict.fromkeys(found), "ABC", strict=False))
    asked = [(found[i], found[j]) for i, j in QUESTIONS[law]]
    given = [answers[pair] for pair in asked]
    named = {x: letters[each] for x, each in zip("xyz", found, strict=False)}
    call = made.name.replace(" ", "_")
    with heard() as printed, suppress(Exception, SystemExit):  # it may count how often it is asked
        for pair in asked:
            made.comparator(*pair)
    return {
        "law": law.__name__,
        "says": re.sub(r"\b[xyz]\b", lambda found: named[found[0]], law.__doc__ or ""),
        "hands": [
            {"letter": letter, "cards": of_cards(each.cards)} for each, letter in letters.items()
        ],
        "answers": [
            {
                "question": f"{call}({letters[a]}, {letters[b]})",
                "answer": repr(answer),
                "means": _meaning(answer, letters[a], letters[b]),
            }
            for (a, b), answer in zip(asked, given, strict=True)
        ],
        "printed": shortened(printed.getvalue()),
        "hint": [BOOLEAN, comparing_instead(code)]
        if any(isinstance(each, bool) for each in given)
        else None,
        "sentence": f"“{made.name}” is no comparator: it breaks the law “{law.__name__}”.",
    }


def _meaning(answer: float, one: str, other: str) -> str:
    return {1: f"{one} wins", -1: f"{other} wins", 0: "a tie"}[sign(answer)]
