"""A reader's rule, held against the laws: it joins, it is refuted by hands, or it fails."""

import pytest

from poker_fp import STANDARD, hand, laws
from poker_fp.shell.page.folding import fold
from poker_fp.shell.page.opening import PATTERN, WRONG
from poker_fp.shell.page.own_rules import own_rule
from poker_fp.shell.page.trying import QUESTIONS, SAMPLE, tried

ACES = ["2H 3D 5S 9C AD", "2C 3H 4S 8C AH"]

KEEPING = [
    (PATTERN, "spades"),
    ("pairs = lambda hand: patterns.pair(hand)", "pairs"),
    ("def lower(a, b):\n    return b.ranks[-1] - a.ranks[-1]", "lower"),
    ("def low(a, b): return (b.ranks > a.ranks) - (b.ranks < a.ranks)", "low"),
    ('mine = rule("fifth flush", patterns.flush)', "fifth flush"),
    ('mine: Rule = rule_from("blackness", comparing(lambda h: -len(set(h.cards))))', "blackness"),
    ("by_pair = reverse(comparing(patterns.pair))", "by pair"),
    ("def helper(hand): return 7\n\ndef last_one(hand): return (helper(hand),)", "last one"),
    ("def half(a, b): return (a.ranks[0] - b.ranks[0]) / 2", "half"),
    ("limit = 3\ndef small(hand): return ()\nlimit = 4", "small"),
]


@pytest.mark.parametrize(("code", "name"), KEEPING, ids=lambda text: text.split("\n")[0])
def test_a_rule_that_keeps_the_laws_may_join(code: str, name: str) -> None:
    """Whether it is a pattern, a comparator or a rule; and the fold has it."""
    judged = tried({"code": code, "ranking": "standard"})
    assert (judged["broken"], judged["name"]) == (False, name)
    assert judged["sentence"].startswith(f"“{name}” keeps the laws on {len(SAMPLE)} hands")
    data = fold({"hands": ACES, "own": [code]})
    assert data["rules"][0]["name"] == name


BREAKING = [
    ("def one(a, b): return 1", "reflexive", ["1"], ["A wins"], 1),
    (WRONG, "antisymmetric", ["False", "True"], ["a tie", "B wins"], 2),
    (
        "def near(a, b):\n    d = a.ranks[0] - b.ranks[0]\n    return d if abs(d) > 1 else 0",
        "transitive",
        ["0", "0", "2"],
        ["a tie", "a tie", "A wins"],
        3,
    ),
    (
        # It takes three to see: all aces tie with all else, which is not all alike.
        "def shy(a, b):\n    if 14 in (a.ranks[0], b.ranks[0]): return 0\n"
        "    return a.ranks[0] - b.ranks[0]",
        "transitive",
        None,
        None,
        3,
    ),
]


@pytest.mark.parametrize(
    ("code", "law", "answers", "means", "hands"), BREAKING, ids=lambda text: str(text)[:12]
)
def test_a_rule_that_breaks_a_law_is_refuted_by_hands(
    code: str, law: str, answers: list[str] | None, means: list[str] | None, hands: int
) -> None:
    """The law's name and sentence, the hands with letters, and the answers that cannot all be."""
    judged = tried({"code": code})
    assert (judged["broken"], judged["law"]) == (True, law)
    assert [each["letter"] for each in judged["hands"]] == ["A", "B", "C"][:hands]
    assert answers in (None, [each["answer"] for each in judged["answers"]])
    assert means in (None, [each["means"] for each in judged["answers"]])
    # What is shown is a counterexample: the law is broken by just these hands.
    made = own_rule(code).unwrap().rule
    shown = [hand("".join(card["text"] for card in each["cards"])) for each in judged["hands"]]
    assert not getattr(laws, law)(made.comparator, *shown)


def test_the_refutation_of_a_greater_than() -> None:
    """What is asked, what is answered, what it means, why it cannot be, and what to do instead."""
    judged = tried({"code": WRONG})
    assert [each["question"] for each in judged["answers"]] == [
        "more_spades(A, B)",
        "more_spades(B, A)",
    ]
    assert judged["says"] == "Swapping the values flips the sign."
    assert (
        judged["sentence"] == "“more spades” is no comparator: it breaks the law “antisymmetric”."
    )
    why, instead = judged["hint"]
    assert why.startswith("True counts as 1 and False as 0")
    assert "comparing(key) makes a comparator" in why
    assert instead == "more_spades = comparing(count)"
    assert tried({"code": f"{WRONG}\n{instead}"})["broken"] is False
    assert tried({"code": "def one(a, b): return 1"})["hint"] is None
    near = tried({"code": BREAKING[2][0]})
    assert near["says"] == "If A is not after B, and B not after C, then A is not after C."


@pytest.mark.parametrize(
    ("code", "instead"),
    [
        ("def more(a, b): return b.ranks < a.ranks", "more = comparing(lambda hand: hand.ranks)"),
        ("more = lambda x, y: x.ranks[0] > y.ranks[0]", "comparing(lambda hand: hand.ranks[0])"),
        ("def less(a, b): return a.kinds < b.kinds", "reverse(comparing(lambda hand: hand.kinds))"),
        ("def f(a, b): return len(a.kinds) >= len(b.kinds)", "(lambda hand: len(hand.kinds))"),
        ("def f(a, b): return a.ranks > b.kinds", "f = comparing(lambda hand: hand.ranks)"),
        ("def f(a, b): return a.suited and not b.suited", "f = comparing(lambda hand: hand.ranks)"),
        ("def f(a, b): return a.ranks[0] == 14", "f = comparing(lambda hand: hand.ranks)"),
        ("def f(a, b): return a.ranks > b.ranks > a.kinds", "(lambda hand: hand.ranks)"),
    ],
)
def test_the_remedy_is_about_what_the_reader_compares(code: str, instead: str) -> None:
    """Where both sides are of one key; an example else. And it keeps the laws."""
    line = tried({"code": code})["hint"][1]
    assert instead in line
    assert tried({"code": f"{code}\n{line}"})["broken"] is False


@pytest.mark.parametrize(
    ("answer", "advice"),
    [
        ("True", "not True: return (1,) for yes, and () for no"),
        ("4", "not 4: return (4,)"),
        ("None", "not None"),
        ("'4'", "not '4'"),
    ],
)
def test_what_is_no_evidence_is_told_how_to_be(answer: str, advice: str) -> None:
    """A yes or a number is meant well."""
    assert tried({"code": f"def f(hand): return {answer}"})["fault"].endswith(advice)


FAILING = [
    ("", "nothing here is a rule: write a function of one hand"),
    ("x = 3", "nothing here is a rule"),
    ("def (", "line 1: SyntaxError: invalid syntax"),
    ("def f(hand):\n  return ()\n return", "line 3: IndentationError: unindent does not match"),
    ("def f(hand):\n    return missing", "line 2: NameError: name 'missing' is not defined"),
    ("def f(hand): return True", "TypeError: evidence is a tuple of whole numbers"),
    ("def f(hand): return ('4',)", "TypeError: evidence is a tuple of whole numbers"),
    ("def f(a, b): return None", "TypeError: a comparator answers with a number, not None"),
    ("def f(a, b): return 'x'", "TypeError: a comparator answers with a number, not 'x'"),
    ("def f(a, b): return float('nan')", "TypeError: a comparator answers with a number, not nan"),
    ("def f(a, b): return 10**9999", "ValueError: a number of more than 15 digits"),
    ("def f(hand): return (10**9999,)", "ValueError: a number of more than 15 digits"),
    ("def f(): return ()", "f takes 0 values"),
    ("def f(a, b, c): return 1", "f takes 3 values"),
    ("raise ValueError('no' * 500)", "line 1: ValueError: nono"),
    ("raise SystemExit", "line 1: SystemExit"),
    ("def f(hand): return f(hand)", "line 1: RecursionError"),
    ("def flush(hand): return ()", "there is a rule called “flush” already"),
    ("mine = rule('', patterns.flush)", "a rule's name is a text of one to 40 characters"),
    ("mine = rule('x' * 41, patterns.flush)", "a rule's name is a text of one to 40"),
    ("mine = rule(7, patterns.flush)", "a rule's name is a text of one to 40"),
    ("import random\ndef f(a, b): return random.random() - 0.5", "asked twice about the same"),
    ("mine = int", "ValueError"),
    ("\0", "null bytes"),
]


@pytest.mark.parametrize(("code", "fault"), FAILING, ids=lambda text: text[:24])
def test_code_that_makes_no_rule_says_why(code: str, fault: str) -> None:
    """With the line, where it is the reader's; and never by an exception."""
    judged = tried({"code": code})
    assert set(judged) <= {"fault", "at", "on", "printed"}
    assert fault in judged["fault"]
    assert len(judged["fault"]) < 300


POINTED = [
    ("def f(hand):\n    return missing", "    return missing", "           ^^^^^^^"),
    ("é = 3; def (", "é = 3; def (", "       ^^^"),
    ("def f(hand):\n\treturn 'é', 1 / 0", " return 'é', 1 / 0", "             ^^^^^"),
    ("def f(hand):\n  return ()\n return", " return", "       ^"),
    ("raise ValueError", "raise ValueError", "^" * 16),
]


@pytest.mark.parametrize(("code", "line", "carets"), POINTED, ids=lambda text: text[:16])
def test_a_fault_is_pointed_at(code: str, line: str, carets: str) -> None:
    """The line of the reader's code, and the place in it."""
    assert tried({"code": code})["at"] == (line, carets)


def test_a_fault_that_has_no_line_points_nowhere() -> None:
    """It is about the whole code."""
    assert tried({"code": "x = 3"})["at"] is None


def test_the_hands_that_a_rule_fails_on_are_named() -> None:
    """With what it printed about them."""
    code = (
        "def f(hand):\n    print(hand)\n    if hand.suited: raise ValueError('no')\n    return ()"
    )
    failed = tried({"code": code})
    assert failed["fault"] == "line 3: ValueError: no"
    assert failed["on"] == failed["printed"].upper()
    assert hand(failed["on"]).suited
    code = "def f(a, b):\n    return 1 / (a.ranks[0] - 11)"
    assert tried({"code": code})["on"].count(" against ") == 1


@pytest.mark.parametrize(
    ("code", "doubted"),
    [
        (PATTERN, False),
        ("def queens(hand): return (1,) if any(c.rank == 12 for c in hand.cards) else ()", False),
        ("def queens(hand): return (1,) if any(c.rank == 'Q' for c in hand.cards) else ()", True),
        ("def never(a, b): return 0", True),
        ("def same(hand): return (7,)", True),
    ],
)
def test_a_rule_that_never_votes_is_doubted(code: str, *, doubted: bool) -> None:
    """It keeps the laws, and may join, but that no two hands are told apart is said."""
    judged = tried({"code": code})
    assert judged["broken"] is False
    assert ("may never vote" in (judged["doubt"] or "")) == doubted


@pytest.mark.parametrize(
    "code",
    [
        "print('hello')\ndef f(hand): return ()",
        "print('hello')\nraise ValueError",
        "def f(a, b):\n    print('hello')\n    return 1",
        "def f(a, b):\n    print('hello')\n    return None",
    ],
)
def test_what_a_rule_prints_comes_with_what_becomes_of_it(code: str) -> None:
    """Be it defined, refuted or failing; and each time that it is tried."""
    assert tried({"code": code})["printed"] == tried({"code": code})["printed"] == "hello"


def test_a_refuted_rule_that_then_fails_is_refuted_all_the_same() -> None:
    """It is asked once more for what it prints, which may be once too often."""
    code = (
        "asked = []\ndef f(a, b):\n    asked.append(a)\n"
        "    return 1 if len(asked) <= 2 * 24 * 24 else asked[-1].none"
    )
    assert tried({"code": code})["law"] == "reflexive"


def test_a_refused_rule_leaves_nothing_behind() -> None:
    """The next fold does not know it, nor the next rule its names."""
    assert tried({"code": WRONG})["broken"]
    assert len(fold({"hands": ACES})["rules"]) == len(STANDARD)
    assert "NameError" in tried({"code": "def f(hand): return (reds(hand),)"})["fault"]


def test_a_rule_takes_the_place_of_its_namesake() -> None:
    """An edited rule is tried without the one that it replaces; another's name stays taken."""
    first, edited = "def red(hand): return ()", "def red(hand): return (1,)"
    assert tried({"code": edited, "own": [first]})["broken"] is False
    assert "fault" in tried({"code": "def pair(hand): return ()", "own": [first]})


def test_the_sample_has_every_category_and_every_question_its_law() -> None:
    """So that a rule is asked about each kind of hand; and laws are those that `broken` tries."""
    assert {rule.name for rule in STANDARD if any(rule.evidence(h) for h in SAMPLE)} == {
        rule.name for rule in STANDARD
    }
    assert len(set(SAMPLE)) == len(SAMPLE)
    assert [*QUESTIONS] == [laws.reflexive, laws.antisymmetric, laws.transitive, laws.congruent]
