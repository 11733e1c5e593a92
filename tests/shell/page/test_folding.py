"""The fold as plain data: who wins, what each rule saw, what decided; and what is wrong."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import STANDARD, Hand, card, compound, explain, hand, strategies
from poker_fp.render.data import Data
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.answering import answer
from poker_fp.shell.page.asked import AboutRules
from poker_fp.shell.page.folding import fold
from poker_fp.shell.page.opening import EXAMPLES, opening
from tests.texts import any_text

HOUSE_AND_FLUSH = ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"]
NAMES = [rule.name for rule in STANDARD]

some_rankings = st.sampled_from(sorted(DECK_RANKINGS))


def moved(name: str, to: int) -> list[str]:
    """The names of the standard rules, one of them elsewhere."""
    others = [other for other in NAMES if other != name]
    return [*others[:to], name, *others[to:]]


def marked(data: Data) -> list[list[str]]:
    """The cards of each hand that bear a mark."""
    return [[card["text"] for card in hand if card["marked"]] for hand in data["hands"]]


def seen(rule: Data) -> list[str]:
    """What a rule saw in each hand, its marked item in brackets."""
    return [
        " ".join(f"[{item['text']}]" if item["marked"] else item["text"] for item in items)
        for items in rule["seen"]
    ]


def test_a_full_house_against_a_flush() -> None:
    """What decided is marked in the evidence and on the cards; later rules are not asked."""
    data = fold({"hands": HOUSE_AND_FLUSH, "ranking": "standard"})
    assert (data["sign"], data["decides"], data["count"]) == (1, 2, "Nine")
    assert data["sentence"] == "Hand 1 wins by full house: 4 over 2."
    assert seen(data["rules"][2]) == ["[4] 2", ""]
    assert seen(data["rules"][3]) == ["", "A Q 8 3 2"]
    assert [rule["sign"] for rule in data["rules"]] == [0, 0, 1, None, None, None, None, None, None]
    assert marked(data) == [["4s", "4c", "4h"], []]
    assert data["rules"][0]["said"] == "straight flush: nothing against nothing. A tie."
    assert data["rules"][2]["said"] == "full house: 4 2 against nothing. Hand 1."
    assert data["rules"][3]["said"] == "flush: not asked."


@pytest.mark.parametrize(
    ("ranking", "hands", "evidence", "cards"),
    [
        (
            "standard",
            ["2H 3D 5S 9C KD", "2C 3H 4S 8C KH"],
            ["K [9] 5 3 2", "K [8] 4 3 2"],
            [["9c"], ["8c"]],
        ),
        ("standard", ["10H JD QS KC AD", "AC 2H 3S 4C 5H"], ["[A]", "[5]"], [["Ad"], ["5h"]]),
        (
            "standard",
            ["10H 10D QS KC AD", "9C 9H 3S 4C 5H"],
            ["[10] A K Q", "[9] 5 4 3"],
            [["Th", "Td"], ["9c", "9h"]],
        ),
        ("house", ["KS KD 9H 5S 2C", "KH KC AH QS JC"], ["K [♠]", "K [♥]"], [["Ks"], ["Kh"]]),
        ("house", ["AS AD 9H 5S 2C", "KH KC AH QS JC"], ["[A] ♠", "[K] ♥"], [["As"], ["Kh"]]),
    ],
)
def test_what_decided_is_marked(
    ranking: str, hands: list[str], evidence: list[str], cards: list[list[str]]
) -> None:
    """The first difference, be it a kicker, the top of a straight or a suit of the house's."""
    data = fold({"hands": hands, "ranking": ranking})
    assert seen(data["rules"][data["decides"]]) == evidence
    assert marked(data) == cards


def test_a_tie_has_every_rule_asked_and_nothing_marked() -> None:
    """No rule decides."""
    data = fold({"hands": ["2H 3D 5S 9C KD", "2D 3H 5C 9S KH"]})
    assert (data["sign"], data["decides"], data["asked"]) == (0, None, 9)
    assert data["sentence"] == "Tie: no rule told them apart."
    assert [rule["sign"] for rule in data["rules"]] == [0] * 9
    assert marked(data) == [[], []]


def test_another_order_is_another_winner() -> None:
    """The order of the rules is a value."""
    data = fold({"hands": HOUSE_AND_FLUSH, "order": moved("flush", 2)})
    assert data["sentence"] == "Hand 2 wins by flush: Ace."
    assert [rule["name"] for rule in data["rules"]][2:4] == ["flush", "full house"]


@given(strategies.pairs(), some_rankings, st.data())
def test_any_order_says_what_its_ordering_says(
    hands: tuple[Hand, Hand], ranking: str, data: st.DataObject
) -> None:
    """Whatever the hands, the ranking and the order: the fold is the library's own answer."""
    rules = data.draw(st.permutations(DECK_RANKINGS[ranking]))
    names = [rule.name for rule in rules]
    told = fold({"hands": [*map(str, hands)], "ranking": ranking, "order": names})
    why = explain(*hands, tuple(rules))
    assert told["sign"] == compound(*rules)(*hands)
    if why.sign:
        assert told["sentence"] == str(why).replace(". - with", " by") + "."
    else:
        assert told["sentence"].startswith("Tie")
    assert [rule["name"] for rule in told["rules"]] == names
    asked = [rule["sign"] for rule in told["rules"] if rule["sign"] is not None]
    assert asked == [vote.sign for vote in why.trace]


@pytest.mark.parametrize(
    ("texts", "wrong"),
    [
        (["2H 4S 4C 2D 1H", HOUSE_AND_FLUSH[1]], [(0, "            ^^", [13])]),
        (["xx 4S 4C 2D yy", ""], [(0, "^^          ^^", [1, 13]), (1, "^", [1])]),
        ([HOUSE_AND_FLUSH[0], "2S 2S AS QS 3S"], [(1, "^^ ^^", [4])]),
        ([HOUSE_AND_FLUSH[0], "2♠ ♠ 3♠"], [(1, "   ^", [4])]),
    ],
)
def test_errors_stand_under_their_columns(
    texts: list[str], wrong: list[tuple[int, str, list[int]]]
) -> None:
    """Each hand has a line of carets and a message for each error; nothing is said of a winner."""
    data = fold({"hands": texts})
    assert set(data) == {"errors", "hands", "count"}
    assert [
        (each["hand"], each["carets"], [message["column"] for message in each["messages"]])
        for each in data["errors"]
    ] == wrong


def test_what_could_be_read_is_shown_with_the_errors() -> None:
    """Three cards are no hand, but cards; what is no card is shown as that."""
    data = fold({"hands": ["2h 3h 4h", "2h zz"]})
    assert [card["text"] for card in data["hands"][0]] == ["2h", "3h", "4h"]
    assert [card.get("wrong", False) for card in data["hands"][1]] == [False, True]
    (first, _) = data["errors"]
    assert first["messages"][0]["message"] == "the hand has 3 cards, not 5"


@given(any_text, any_text)
def test_any_texts_are_answered(one: str, other: str) -> None:
    """A winner or errors, and JSON that any browser reads, surrogates and all."""
    asked = {"ask": "fold", "hands": [one, other], "ranking": "standard"}
    data = json.loads(answer(json.dumps(asked)))
    assert ("sentence" in data) != ("errors" in data)


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"ranking": "mine"}, "there are no rules called 'mine'"),
        ({"order": ["flush"]}, "the order leaves out 8 of the rules"),
        ({"order": [*NAMES, "flush"]}, "the order has a rule twice"),
        ({"order": [*NAMES, "gush"]}, "no rule is called 'gush'"),
        ({"order": []}, "the order leaves out 9 of the rules"),
        ({"own": ["def flush(hand): return ()"]}, "two of the rules have one name"),
        ({"own": ["def ("]}, "line 1: SyntaxError: invalid syntax"),
    ],
)
def test_an_address_may_name_what_is_not_there(asked: AboutRules, fault: str) -> None:
    """Links are typed and cut off: what is wrong with one is said."""
    data = fold({"hands": HOUSE_AND_FLUSH, **asked})
    assert data == {"fault": fault}


BROKEN = """
def picky(hand):
    if hand.ranks[0] == 14:
        raise ValueError("no aces")
    return ()
"""


def test_a_rule_that_fails_on_these_hands_is_named() -> None:
    """And all else is told of these hands: the cards, the other rules' evidence, the facts."""
    data = fold({"hands": HOUSE_AND_FLUSH, "own": [BROKEN]})
    assert data["sentence"] == "No winner: picky cannot judge these hands."
    assert (data["sign"], data["decides"], data["asked"]) == (None, None, 1)
    picky, *others = data["rules"]
    assert picky["fault"] == "line 4: ValueError: no aces"
    assert picky["said"] == "picky cannot judge these hands: line 4: ValueError: no aces"
    assert seen(picky) == ["", ""]
    assert seen(others[2]) == ["4 2", ""]
    assert [rule["sign"] for rule in data["rules"]] == [None] * 10
    assert all(rule["said"].endswith(": not asked.") for rule in others)
    assert [card["text"] for card in data["hands"][1]] == ["2s", "8s", "As", "Qs", "3s"]
    assert data["facts"][0]["value"] == "card('2h')"


@pytest.mark.parametrize(
    ("at", "asked", "sentence"),
    [
        (0, 1, "No winner: picky cannot judge these hands."),
        (2, 3, "No winner: picky cannot judge these hands."),
        (3, 3, "Hand 1 wins by full house: 4 over 2."),
        (9, 3, "Hand 1 wins by full house: 4 over 2."),
    ],
)
def test_a_rule_that_fails_stops_the_fold_where_it_is_asked(
    at: int, asked: int, sentence: str
) -> None:
    """The rules before it have voted; after the one that decides it is not asked at all."""
    order = [*NAMES[:at], "picky", *NAMES[at:]]
    data = fold({"hands": HOUSE_AND_FLUSH, "own": [BROKEN], "order": order})
    assert (data["asked"], data["sentence"]) == (asked, sentence)
    signs = [rule["sign"] for rule in data["rules"]]
    assert signs[:asked] == ([0, 0, 1] if at > 2 else [0] * at + [None])
    assert signs[asked:] == [None] * (10 - asked)
    assert [bool(rule["fault"]) for rule in data["rules"]] == [name == "picky" for name in order]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "def fours(hand): return (hand.ranks.count(4),)",
            "Hand 1 wins by fours: 3 against 0.",
        ),
        (
            "def spades(hand): return (5,) if hand.suited else ()",
            "Hand 2 wins by spades: nothing against 5.",
        ),
        ("def by_low(a, b): return b.ranks[-1] - a.ranks[-2] + 1", "Hand 1 wins by low."),
        ("by_fours = lambda hand: (hand.ranks.count(4),)", "Hand 1 wins by fours: 3 against 0."),
    ],
)
def test_what_a_rule_of_ones_own_saw_is_the_reason(code: str, sentence: str) -> None:
    """Of both hands; and no name gives the sentence two of one word."""
    assert fold({"hands": HOUSE_AND_FLUSH, "own": [code]})["sentence"] == sentence


@pytest.mark.parametrize(
    ("text", "to_go"),
    [
        ("", "5 cards to go"),
        ("2H 4S", "3 cards to go"),
        ("2H 4S 4", "3 cards to go"),
        ("2H 4S 4C 2D", "1 card to go"),
        ("2H 4S 4C 2D 4", "1 card to go"),
        ("2H 4S 4C 2D 4H 5", None),
        ("2H 2H", None),
        ("2H xx", None),
        ("2H 1H", None),
    ],
)
def test_a_hand_that_is_short_is_on_its_way(text: str, to_go: str | None) -> None:
    """How many cards are missing is said, if what there is is right."""
    (wrong,) = fold({"hands": [text, HOUSE_AND_FLUSH[1]]})["errors"]
    assert wrong["to_go"] == to_go
    assert wrong["messages"]


def test_a_card_that_is_on_its_way_is_not_drawn_as_none() -> None:
    """Its suit is still to come."""
    data = fold({"hands": ["2H 4S 4", "2H 4S 1H"]})
    assert [[card["text"] for card in each] for each in data["hands"]] == [
        ["2h", "4s"],
        ["2h", "4s", "1H"],
    ]


def test_own_rules_come_first_and_count() -> None:
    """Where no order says otherwise; a comparator without a pattern has no evidence."""
    own = ["def red(hand): return ()", "def low(a, b): return a.ranks[-1] - b.ranks[-1]"]
    data = fold({"hands": HOUSE_AND_FLUSH, "own": own})
    assert [rule["name"] for rule in data["rules"]] == ["red", "low", *NAMES]
    assert data["count"] == "Eleven"


@pytest.mark.parametrize(
    ("sign", "seen_as"),
    [(1, ["better", "worse"]), (0, ["equal", "equal"]), (-1, ["worse", "better"])],
)
def test_a_rule_without_a_pattern_says_what_it_votes(sign: int, seen_as: list[str]) -> None:
    """In words in the place of evidence, be it asked or not; no number stands there for one."""
    own = [f"def mine(a, b): return {sign}"]
    data = fold({"hands": HOUSE_AND_FLUSH, "own": own})
    assert seen(data["rules"][0]) == seen_as
    assert data["rules"][0]["said"].startswith(f"mine: {seen_as[0]} against {seen_as[1]}. ")
    data = fold({"hands": HOUSE_AND_FLUSH, "own": own, "order": [*NAMES, "mine"]})
    assert seen(data["rules"][9]) == seen_as
    assert data["rules"][9]["said"] == "mine: not asked."


@pytest.mark.parametrize(
    ("ranking", "other", "notes"),
    [
        ("standard", "2S 8S AS QS 3S", []),
        (
            "standard",
            "2H 4S AS QS 3S",
            [
                "Both hands have the 2 of hearts and 4 of spades. "
                "They may: each hand stands by itself."
            ],
        ),
        ("short-deck", "6S 8S AS QS 7S", ["A short deck has no 2 and 4; these hands have."]),
        ("house", "6S 8S AS QS 7S", []),
    ],
)
def test_what_is_odd_about_two_hands_is_said(ranking: str, other: str, notes: list[str]) -> None:
    """Cards in both, which is allowed; cards that the deck of the ranking has not."""
    data = fold({"hands": [HOUSE_AND_FLUSH[0], other], "ranking": ranking})
    assert data["notes"] == notes


def test_a_high_card_of_the_house_is_no_card_below_the_ace() -> None:
    """A pair of kings with an ace has no high card there: its pair is what tells it apart."""
    data = fold({"hands": ["KS KD 9H 5S 2C", "KH KC AH QS JC"], "ranking": "house"})
    assert seen(data["rules"][-1]) == ["", ""]


def test_what_a_rule_may_ask_is_shown_with_what_it_would_get() -> None:
    """Of the first hand, as Python has it."""
    facts = fold({"hands": HOUSE_AND_FLUSH})["facts"]
    assert len(facts) == 7
    for fact in facts:
        got = eval(fact["code"], {"hand": hand(HOUSE_AND_FLUSH[0])})
        assert got == eval(fact["value"], {"card": card})


def test_what_a_rule_prints_is_shown_once() -> None:
    """Though it is asked again to explain; the first lines, and how many more."""
    own = ["def loud(hand):\n    print(hand)\n    return ()"]
    both = {"by": "loud", "text": "2h 4s 4c 2d 4h\n2s 8s As Qs 3s"}
    assert fold({"hands": HOUSE_AND_FLUSH, "own": own})["printed"] == [both]
    other = "def louder(a, b):\n    print(b)\n    return 0"
    assert fold({"hands": HOUSE_AND_FLUSH, "own": [*own, other]})["printed"] == [
        both,
        {"by": "louder", "text": "2s 8s As Qs 3s"},
    ]
    own = ["def loud(a, b):\n    print('x' * 2 + chr(10) * 30)\n    return 0"]
    assert fold({"hands": HOUSE_AND_FLUSH, "own": own})["printed"][0]["text"].endswith(
        "… 19 more lines"
    )
    own = ["def loud(a, b):\n    print(a)\n    return 1 / 0"]
    assert fold({"hands": HOUSE_AND_FLUSH, "own": own})["printed"] == [
        {"by": "loud", "text": "2h 4s 4c 2d 4h"}
    ]


def examples() -> Iterator[tuple[str, Data]]:
    """The examples of the page by their titles."""
    for example in opening()["examples"]:
        yield example["title"], example


def test_the_opening_has_answers_to_its_examples() -> None:
    """They are what Python would say, and differ: each winner, and a tie, is among them."""
    found = dict(examples())
    assert len(found) == len(EXAMPLES)
    assert max(map(len, found)) <= 21  # no more is to be seen on a small phone
    for example in found.values():
        assert example["answer"] == fold(example["request"])
    assert {example["answer"]["sign"] for example in found.values()} == {1, -1, 0}


def test_the_opening_is_what_the_page_needs() -> None:
    """Every ranking with a title, the deck, and the laws; all of it JSON."""
    data = opening()
    assert json.loads(json.dumps(data)) == data
    assert {ranking["name"] for ranking in data["rankings"]} == set(DECK_RANKINGS)
    assert len(data["deck"]) == 52
    assert set(data["suits"]) == {card["suit"] for card in data["deck"]}
    assert next(law["name"] for law in data["laws"]) == "reflexive"
    assert all(law["says"] for law in data["laws"])
    assert all(ranking["about"] for ranking in data["rankings"])
