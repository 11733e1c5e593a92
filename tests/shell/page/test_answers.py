"""The other answers of the page: what an order changes, a program to copy, cards pressed."""

import contextlib
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations

import pytest

from poker_fp import SHORT_DECK, STANDARD, Hand, category, compound, hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.answering import QUESTIONS, answer
from poker_fp.shell.page.asked import AboutHands, AboutRules
from poker_fp.shell.page.folding import fold
from poker_fp.shell.page.opening import PATTERN
from poker_fp.shell.page.otherwise import otherwise, pairs, rare_pairs
from poker_fp.shell.page.own_rules import own_rule
from poker_fp.shell.page.picking import picked
from poker_fp.shell.page.writing import written

HANDS = ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]
NAMES = [rule.name for rule in STANDARD]


def swapped(one: str, other: str) -> list[str]:
    """The standard order with two rules in each other's place."""
    return [{one: other, other: one}.get(name, name) for name in NAMES]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"order": None}, ""),
        ({"order": NAMES}, ""),
        (
            {"order": swapped("flush", "full house")},
            "Hand 2 wins now. All of 500 random pairs of hands have the same winner with your "
            "change and without, but rarer hands have not.",
        ),
        (
            {"order": swapped("pair", "two pair")},
            "Hand 1 still wins. Of 500 random pairs of hands, 22 have another winner with your "
            "change.",
        ),
        (
            {"own": ["def nothing(hand): return ()"]},
            "Hand 1 still wins. All of 500 random pairs of hands have the same winner with your "
            "change and without.",
        ),
    ],
)
def test_what_an_order_changes(asked: AboutRules, sentence: str) -> None:
    """Who wins now, and how many pairs; none is said as none, and rarer pairs are looked for."""
    assert otherwise({"hands": HANDS, "ranking": "standard", **asked})["sentence"] == sentence


@pytest.mark.parametrize("ranking", DECK_RANKINGS)
@pytest.mark.parametrize("name", NAMES[1:])
def test_the_two_hands_that_are_shown_come_out_otherwise(ranking: str, name: str) -> None:
    """Under the ranking as it is, and with the rule put first."""
    rules = DECK_RANKINGS[ranking]
    order = [name, *(rule.name for rule in rules if rule.name != name)]
    found = otherwise({"hands": HANDS, "ranking": ranking, "order": order})["hands"]
    if found is None:
        assert order == [rule.name for rule in rules]
        return
    one, other = map(hand, found)
    named = {rule.name: rule for rule in rules}
    assert compound(*rules)(one, other) != compound(*map(named.__getitem__, order))(one, other)


def test_the_number_of_pairs_is_counted() -> None:
    """As many as differ under both orderings, one by one."""
    order = swapped("pair", "two pair")
    named = {rule.name: rule for rule in STANDARD}
    before, after = compound(*STANDARD), compound(*(named[name] for name in order))
    differing = sum(before(*pair) != after(*pair) for pair in pairs("standard"))
    assert otherwise({"hands": HANDS, "order": order})["sentence"].split()[10] == str(differing)


def test_pairs_are_from_the_deck_of_the_ranking() -> None:
    """No six-plus deck has a two; and always the same, all different."""
    assert {card.rank for pair in pairs("short-deck") for h in pair for card in h.cards} == {
        rank for rule in SHORT_DECK[:1] for rank in range(6, 15)
    }
    assert len({*pairs("standard")}) == 500


@pytest.mark.parametrize("drawn", [pairs, rare_pairs])
@pytest.mark.parametrize("ranking", DECK_RANKINGS)
def test_two_hands_that_are_dealt_share_no_card(
    drawn: Callable[[str], tuple[tuple[Hand, Hand], ...]], ranking: str
) -> None:
    """They are from one deck; and the rare ones have every pattern against every other."""
    assert len(drawn(ranking)) >= 500
    assert all(not {*one.cards} & {*other.cards} for one, other in drawn(ranking))


def test_the_rare_pairs_are_of_any_two_patterns() -> None:
    """So that whatever two rules change places, two hands can be shown for it."""
    met = {frozenset(map(phrase_name, pair)) for pair in rare_pairs("standard")}
    assert {frozenset(each) for each in combinations(NAMES[:5], 2)} <= met


def phrase_name(hand: Hand) -> str:
    """What a hand is, under the standard rules."""
    found = category(hand)
    assert found
    return found.name


def test_two_hands_are_told_with_what_they_were_before() -> None:
    """So that it is clear what the change is."""
    asked: AboutHands = {"hands": HANDS, "order": swapped("flush", "full house")}
    told = otherwise(asked)
    assert told["here"] == "Hand 2 wins now. Without your change hand 1 wins."
    assert "here" in otherwise({"hands": told["hands"], "order": asked["order"]})


@pytest.mark.parametrize(
    "asked",
    [
        {"hands": ["", "x"], "order": swapped("pair", "flush")},
        {"hands": HANDS, "own": ["def f(hand): return 1 / 0"]},
        {"hands": HANDS, "order": ["flush"]},
    ],
)
def test_what_cannot_be_compared_is_said(asked: AboutHands) -> None:
    """Hands that are none, rules that fail, orders that are none."""
    assert otherwise(asked)["sentence"]


@pytest.mark.parametrize(
    "code",
    [
        "def f(hand): return (1,) if hand.ranks[0] < 14 else missing",
        "def f(hand): return () if hand.ranks[0] != 14 or hand.suited else None",
        "def f(a, b): return None",
    ],
)
def test_the_rule_that_cannot_judge_is_named_with_the_hands(code: str) -> None:
    """Be they the reader's or drawn: it fails on just these."""
    other = "def g(hand): return ()"
    told = otherwise({"hands": HANDS, "own": [other, code], "order": ["g", "f", *NAMES]})
    found = re.match(r"f cannot judge (.*?) against (.*?): .*Error: ", told["sentence"])
    assert found
    with pytest.raises((NameError, TypeError)):
        own_rule(code).unwrap().rule(*map(hand, found.groups()))


PROGRAMS = [
    {},
    {"ranking": "short-deck"},
    {"ranking": "house"},
    {"order": swapped("flush", "full house")},
    {"ranking": "house", "order": [rule.name for rule in DECK_RANKINGS["house"][::-1]]},
    {"own": [PATTERN]},
    {"own": ["def low(a, b): return b.ranks[-1] - a.ranks[-1]"]},
    {"own": ['mine = rule("a \\"quoted\\" name", patterns.flush)', PATTERN]},
]


@pytest.mark.parametrize("asked", PROGRAMS, ids=str)
def test_the_program_prints_what_the_page_says(asked: AboutRules) -> None:
    """Copied into a file, with nothing but the library there."""
    request: AboutHands = {"hands": HANDS, "ranking": "standard", **asked}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(written(request), "program", "exec"), {})
    data = fold(request)
    sign, said = printed.getvalue().splitlines()
    assert sign == str(data["sign"])
    sentence = said.replace(". - with", " by")  # the kata's sentence
    assert data["sentence"].startswith(sentence)
    assert data["sentence"][len(sentence) :][:1] in (".", ":")  # what the reader's own rule saw


def test_a_program_that_cannot_be_written_says_why() -> None:
    """As a comment, which does nothing."""
    assert written({"hands": HANDS, "order": []}) == "# the order leaves out 9 of the rules"


@pytest.mark.parametrize(
    ("text", "card", "after"),
    [
        ("", "As", "AS"),
        ("As", "As", ""),
        ("2H3D", "Ks", "2H 3D KS"),
        ("2h 3d 5s 9c Kd", "5s", "2H 3D 9C KD"),
        ("2H 3d 5s 9c Kd", "As", "2H 3d 5s 9c Kd"),
        ("2h 3d 5s 9c Kd Ad 2c", "As", "2h 3d 5s 9c Kd Ad 2c"),
        ("2h 3d 5s 9c Kd Ad 2c", "9c", "2H 3D 5S KD AD 2C"),
        ("not a hand", "As", "AS"),
        ("2h 1h 3d", "As", "2H 3D AS"),
        ("2h 2h", "2h", ""),
        ("2h 3d", "no card", "2H 3D"),
    ],
)
def test_a_card_that_is_pressed_goes_in_or_out(text: str, card: str, after: str) -> None:
    """A full hand is left as it is, and what is no card is thrown away."""
    assert picked({"text": text, "card": card})["text"] == after


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2h 3d", ""),
        ("2h 3d 5s 9c Kd", "five cards in this hand: press one of them to take it out"),
        ("2h 1h xx", "Taken out, as no card: '1h', 'xx'."),
    ],
)
def test_nothing_of_a_hand_goes_silently(text: str, says: str) -> None:
    """A sixth card is refused, and what is thrown away is named."""
    assert says in picked({"text": text, "card": "As"})["says"]


def test_every_question_is_answered_as_json() -> None:
    """By name, with what the function says."""
    asked = {"hands": HANDS, "code": PATTERN, "text": "2h", "card": "3h"}
    for name, function in QUESTIONS.items():
        assert json.loads(answer(json.dumps({"ask": name, **asked}))) == function(asked)


BROWSER = """
import sys
for name in ("click", "numpy", "rich", "hypothesis", "pytest", "_thread", "threading", "subprocess",
             "multiprocessing", "socket", "sqlite3", "ssl"):
    sys.modules.setdefault(name, None) if name != "_thread" else None
before = set(sys.modules)
from poker_fp.shell.page.answering import answer
from poker_fp.shell.page.opening import opening
opening()
print(answer('{"ask": "try", "code": "def red(hand): return ()"}'))
print(answer('{"ask": "fold", "hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 1S"]}'))
"""


def test_it_works_without_what_a_browser_lacks() -> None:
    """No threads, no processes, no extras: importing one of them would fail here."""
    run = subprocess.run(
        [sys.executable, "-c", BROWSER], capture_output=True, text=True, check=True, timeout=60
    )
    kept, wrong = map(json.loads, run.stdout.splitlines())
    assert kept["broken"] is False
    assert wrong["errors"][0]["messages"][0]["hint"] == "write 10S, TS or AS"
