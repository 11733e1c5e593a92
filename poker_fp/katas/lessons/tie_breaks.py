"""The exercises of lesson 3: ask the next one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import product
from operator import itemgetter
from typing import Any

from poker_fp.algebra.comparators import (
    Comparator,
    all_equal,
    compound,
    natural,
    reverse,
    then,
)
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import (
    Question,
    Refusal,
    by,
    called,
    calls,
    compared,
    comparisons,
    without,
)
from poker_fp.katas.lessons.writing import Named, written

# practice

WORDS = ["ace", "ten", "two", "queen", "seven", "a", "", "king", "blackjack", "tournament"]


def _words() -> Iterator[tuple[str, ...]]:
    """Words of a language, and all short ones of few letters: of one length many are alike."""
    yield from product(WORDS, repeat=2)
    for size, letters in ((1, "abB"), (2, "abB"), (3, "ab"), (3, "bd"), (4, "ab")):
        yield from product(map("".join, product(letters, repeat=size)), repeat=2)


practice = Exercise(
    "by_size",
    "Make `by_size`: shorter words come first, words of one length by the alphabet.",
    (
        "Two comparators, one for each half of the sentence. Which is asked first?",
        "The first is `comparing(len)`; for the second, words have an order of their own. `then` "
        "makes one of the two.",
    ),
    "by_size: Comparator[str] = ...\n",
    lambda: comparisons("by_size", then(by(len), natural), _words()),
    (
        (
            "It leaves words of one length as they are, as does `or`: it gives the "
            "first of two functions.",
            by(len),
        ),
        (
            "It asks for the alphabet, which leaves the length nothing to decide. So does `and`, "
            "which gives the second of two functions.",
            then(natural, by(len)),
        ),
        ("It adds the two answers.", lambda a, b: by(len)(a, b) + natural(a, b)),
        ("Longer words come first.", then(reverse(by(len)), natural)),
        ("It breaks ties against the alphabet.", then(by(len), reverse(natural))),
        (
            "It asks the second only where the first does not tie.",
            lambda a, b: by(len)(a, b) and natural(a, b),
        ),
        (
            "It compares lengths as texts: '10' is before '9'.",
            by(lambda word: str(len(word)) + word),
        ),
        ("It answers with a bool.", lambda a, b: (len(a), a) > (len(b), b)),
        ("It looks at the first letter, and at no other.", then(by(len), by(lambda w: w[:1]))),
        ("It looks at the first two letters only.", then(by(len), by(lambda w: w[:2]))),
        ("It looks at the first three letters only.", then(by(len), by(lambda w: w[:3]))),
        ("It looks at the last letter only.", then(by(len), by(lambda w: w[-1:]))),
        (
            "It looks at the first letter and the last one only.",
            then(by(len), by(lambda w: (w[:1], w[-1:]))),
        ),
        ("It sorts the letters of each word first.", then(by(len), by(sorted))),
        (
            "It adds up the letters' numbers, and their order is lost.",
            then(by(len), by(lambda w: sum(map(ord, w)))),
        ),
        (
            "It takes a capital letter for the small one; `natural` tells them apart.",
            then(by(len), by(str.lower)),
        ),
    ),
)


# recommended

Team = tuple[str, int, int]

REDS, BLUES, GREENS = ("Reds", 12, 8), ("Blues", 12, 11), ("Greens", 9, 20)
TEAMS = [Named("REDS", REDS), Named("BLUES", BLUES), Named("GREENS", GREENS)]

by_name, by_points, by_goals = (by(itemgetter(place)) for place in range(3))
BY_NAME, BY_POINTS = Named("by_name", by_name), Named("by_points", by_points)
BY_GOALS, ALL_EQUAL = Named("by_goals", by_goals), Named("all_equal", all_equal)
CHAINS: list[tuple[Named, ...]] = [
    (),
    (BY_POINTS,),
    (BY_POINTS, BY_GOALS),
    (BY_GOALS, BY_POINTS),
    (ALL_EQUAL, BY_POINTS),
    (BY_POINTS, ALL_EQUAL),
    (BY_POINTS, BY_GOALS, BY_NAME),
    (ALL_EQUAL, BY_POINTS, BY_NAME),
    (ALL_EQUAL, ALL_EQUAL),
    (BY_POINTS, ALL_EQUAL, BY_NAME, BY_GOALS),
    (ALL_EQUAL, ALL_EQUAL, ALL_EQUAL, BY_POINTS),
    (ALL_EQUAL, BY_POINTS, ALL_EQUAL, ALL_EQUAL, BY_GOALS),
]
POINTS = Named("lambda a, b: a[1] - b[1]", lambda a, b: a[1] - b[1])
GOALS = Named("lambda a, b: a[2] - b[2]", lambda a, b: a[2] - b[2])
DIFFERENCES = [(POINTS,), (POINTS, BY_GOALS), (ALL_EQUAL, POINTS, GOALS, BY_NAME)]


def _not_asked(_a: Team, _b: Team) -> int:
    raise Refusal("the last comparator was asked, though an earlier one decides")


def _chains() -> Iterator[Question]:
    yield without("my_compound", "compound")
    for chain, a, b in product([*CHAINS, *DIFFERENCES], TEAMS, TEAMS):
        yield _chained(chain, a, b)
    for chain in CHAINS[1:3]:
        yield _chained((*chain, Named("not_to_be_asked", _not_asked)), TEAMS[0], TEAMS[2])


def _chained(chain: Sequence[Named], a: Named, b: Named) -> Question:
    comparators = [comparator.value for comparator in chain]
    asked = f"{called('my_compound', chain)}{written((a, b))}"
    return compared(asked, lambda mine: mine(*comparators), compound(*comparators), (a, b))


def _fold_of(step: Callable[[Any, Any], Any], *start: Any) -> Callable[..., Comparator[Team]]:
    return lambda *comparators: reduce(step, comparators, *start)


recommended = Exercise(
    "my_compound",
    "Write `my_compound(*comparators)`, which is `compound`, with `reduce`, `then` and "
    "`all_equal`.",
    (
        "`reduce(step, items, start)` takes in one item after another. Which function takes a "
        "comparator into a chain, and what is the chain before the first?",
        "The step is `then`; of no comparators the answer must be `all_equal`, so that is the "
        "start.",
    ),
    """\
def my_compound(*comparators: Comparator[Team]) -> Comparator[Team]:
""",
    _chains,
    (
        ("It is the library's own `compound`.", compound),
        ("It has nowhere to start: no comparators make `all_equal`.", _fold_of(then)),
        ("It adds the answers.", lambda *cs: lambda a, b: sum(c(a, b) for c in cs)),
        ("It asks the last one first.", _fold_of(lambda chain, c: then(c, chain), all_equal)),
        ("It takes the first two only.", lambda *cs: then(*(*cs, all_equal, all_equal)[:2])),
        ("It takes the first three only.", lambda *cs: _fold_of(then, all_equal)(*cs[:3])),
        ("It asks only the first.", lambda *cs: (*cs, all_equal)[0]),
        ("It asks only the last.", lambda *cs: (all_equal, *cs)[-1]),
        (
            "It asks all of them, even those after the one that decides.",
            lambda *cs: lambda a, b: next(filter(None, [c(a, b) for c in cs]), 0),
        ),
        (
            "It looks for a comparator that says 1, and misses those that say -1.",
            lambda *cs: lambda a, b: int(any(c(a, b) > 0 for c in cs)),
        ),
        (
            "It waits for 1 or -1, and a comparator may answer with any number.",
            lambda *cs: lambda a, b: next((s for c in cs if abs(s := c(a, b)) == 1), 0),
        ),
        (
            "It gives None where no comparator decides.",
            lambda *cs: lambda a, b: next((s for c in cs if (s := c(a, b))), None),
        ),
        ("It leaves the work to the library's `compound`.", lambda *cs: compound(*cs)),
    ),
    by_way_of=("reduce", "then", "all_equal"),
)


# stretch


def _who(comparators: Sequence[Comparator[Team]], a: Team, b: Team) -> int | None:
    return next((place for place, c in enumerate(comparators) if c(a, b)), None)


def _asked() -> Iterable[tuple[Any, ...]]:
    yield list(CHAINS[2]), TEAMS[0], TEAMS[2]
    yield list(CHAINS[2]), TEAMS[0], TEAMS[1]
    yield list(CHAINS[5]), TEAMS[0], TEAMS[1]
    yield from ((list(chain), a, b) for chain, a, b in product(CHAINS, TEAMS, TEAMS))
    yield from ((list(chain), a, b) for chain, a, b in product(DIFFERENCES, TEAMS, TEAMS))


def _who_questions() -> Iterator[Question]:
    for chain, a, b in _asked():
        comparators = [comparator.value for comparator in chain]
        asked = called("who_decides", (chain, a, b))
        for question in calls(asked, _who, [(comparators, a, b)]):
            yield Question(asked, question.ask, question.expected, question.agrees)


stretch = Exercise(
    "who_decides",
    "Write `who_decides(comparators, a, b)`: the index, from 0, of the comparator that decides "
    "between `a` and `b`, or None if all tie.",
    (
        "The one that decides is the first whose answer is not 0. `enumerate` gives each with its "
        "index.",
        "Two places need a `return`: one in the loop, only where the answer is not 0, and one "
        "behind the loop.",
    ),
    """\
def who_decides(comparators: Sequence[Comparator[Team]], a: Team, b: Team) -> int | None:
""",
    _who_questions,
    (
        (
            "It counts from 1.",
            lambda cs, a, b: next((n for n, c in enumerate(cs, 1) if c(a, b)), None),
        ),
        (
            "It sees only those that say 1: -1 decides as well.",
            lambda cs, a, b: next((n for n, c in enumerate(cs) if c(a, b) > 0), None),
        ),
        (
            "It waits for 1 or -1, and a comparator may answer with any number.",
            lambda cs, a, b: next((n for n, c in enumerate(cs) if abs(c(a, b)) == 1), None),
        ),
        (
            "It gives the comparator itself.",
            lambda cs, a, b: next((c for c in cs if c(a, b)), None),
        ),
        (
            "It gives what the comparator says.",
            lambda cs, a, b: next((c(a, b) for c in cs if c(a, b)), None),
        ),
        (
            "Its `or None` makes None of the index 0, which is false.",
            lambda cs, a, b: _who(cs, a, b) or None,
        ),
        (
            "It finds nothing where all tie, and fails.",
            lambda cs, a, b: next(n for n, c in enumerate(cs) if c(a, b)),
        ),
        (
            "It gives the last one that does not tie.",
            lambda cs, a, b: max((n for n, c in enumerate(cs) if c(a, b)), default=None),
        ),
        ("It asks the first three only.", lambda cs, a, b: _who(cs[:3], a, b)),
        (
            "It asks the first only: it returns None at once where that one ties.",
            lambda cs, a, b: _who(cs[:1], a, b),
        ),
        (
            "It answers 0 where all tie: that is the first comparator's index.",
            lambda cs, a, b: _who(cs, a, b) or 0,
        ),
        (
            "It answers -1 where all tie.",
            lambda cs, a, b: next((n for n, c in enumerate(cs) if c(a, b)), -1),
        ),
    ),
)


LESSON = Lesson(
    3,
    "Tie-breaks: ask the next one",
    "lesson_03_tie_breaks",
    """\
from collections.abc import Sequence
from functools import reduce

from poker_fp import Comparator, all_equal, comparing, natural, then

Team = tuple[str, int, int]  # name, points, goals
""",
    practice,
    recommended,
    stretch,
)
