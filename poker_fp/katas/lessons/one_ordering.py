"""The exercises of lesson 6: poker on one screen."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cmp_to_key
from itertools import groupby, islice
from typing import Any

from poker_fp.algebra.comparators import Comparator, reverse
from poker_fp.choices.hands import hand as any_hand
from poker_fp.choices.hands import rivals
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import (
    Question,
    Refusal,
    calls,
    drawn,
    exactly,
    written,
)
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD, category, compare, winners
from poker_fp.text.parsing import hand

LADDER = [
    hand("2h 3d 5s 9c Kd"),
    hand("4c 4d Jh Ts 2c"),
    hand("4c 4d Jh Js 2c"),
    hand("4c 4d 4h Js 2c"),
    hand("4c 5d 6h 7s 8c"),
    hand("2c 4c 5c 9c Jc"),
    hand("4c 4d 4h Js Jc"),
    hand("4c 4d 4h 4s Jc"),
    hand("4c 5c 6c 7c 8c"),
]
ONE, OTHER = hand("2c 3h 4s 8c Ah"), hand("2d 3c 4h 8d Ac")
WEAKEST_FIRST, BEST_FIRST = cmp_to_key(compare), cmp_to_key(reverse(compare))

# practice

Groups = list[list[Hand]]


def _groups(hands: Sequence[Hand], key: Callable[[Hand], Any] = BEST_FIRST) -> Groups:
    return [list(group) for _, group in groupby(sorted(hands, key=key), key=key)]


def _podium(hands: list[Hand]) -> Groups:
    return _groups(hands)[:3]


def _alike(got: Any, expected: Groups) -> bool:
    """The same groups, as lists; in which order the hands of a group are was not asked."""
    if any(type(each) is not list for each in [got, *got]):
        return False
    mine = [sorted(map(str, group)) for group in got]
    return mine == [sorted(map(str, group)) for group in expected]


def _deals() -> Iterator[tuple[list[Hand]]]:
    lists: list[list[Hand]] = [[], [ONE], [ONE, OTHER], [LADDER[0], ONE], [ONE, LADDER[0], OTHER]]
    lists += [[ONE, LADDER[8], LADDER[0], OTHER], LADDER[:4], LADDER]
    lists += drawn(lambda pick: list(rivals(pick, 1, 7)), 100, len)
    return ((hands,) for hands in lists)


def _by_name(h: Hand) -> int:
    return -[rule.name for rule in STANDARD[::-1]].index(category(h).name)


practice = Exercise(
    "podium",
    "Write `podium(hands)`: a list of groups of hands that tie, the best group first, at most "
    "three groups. A group is a list, in any order.",
    (
        "Sort first: `groupby` makes a group only of those that stand side by side.",
        "`key = cmp_to_key(reverse(compare))` sorts the best first, and is equal for hands that "
        "tie: use it for `sorted` and for `groupby`.",
    ),
    "def podium(hands: list[Hand]) -> list[list[Hand]]:\n",
    lambda: calls("podium", _podium, _deals(), _alike),
    (
        ("The weakest come first.", lambda hands: _groups(hands, WEAKEST_FIRST)[:3]),
        ("It gives all the groups.", _groups),
        ("Its groups are tuples.", lambda hands: [tuple(group) for group in _podium(hands)]),
        (
            "Its groups are what `groupby` gives, and not lists: they are used up already.",
            lambda hands: [
                group for _, group in groupby(sorted(hands, key=BEST_FIRST), key=BEST_FIRST)
            ][:3],
        ),
        (
            "It takes three hands, and then makes groups.",
            lambda hands: _groups(sorted(hands, key=BEST_FIRST)[:3]),
        ),
        (
            "It puts each hand in a group of its own.",
            lambda hands: [[h] for h in sorted(hands, key=BEST_FIRST)[:3]],
        ),
        (
            "It makes a group of all hands of a kind: two pairs need not tie.",
            lambda hands: _groups(hands, _by_name)[:3],
        ),
        (
            "It makes groups without sorting first.",
            lambda hands: [list(g) for _, g in islice(groupby(hands, key=BEST_FIRST), 3)],
        ),
        ("It gives the winners only.", lambda hands: [list(winners(hands))] if hands else []),
        ("It gives hands, not groups of hands.", lambda hands: sorted(hands, key=BEST_FIRST)[:3]),
    ),
)


# recommended


def _strongest(h: Hand) -> str:
    return category(h).name


def _named_by_shape(h: Hand) -> str:
    names = {4: "four of a kind", 3: "three of a kind", 2: "pair", 1: "high card"}
    return "flush" if h.suited else names[h.shape[0]]


def _no_wheel(h: Hand) -> str:
    if h.ranks == (14, 5, 4, 3, 2):
        return "flush" if h.suited else "high card"
    return _strongest(h)


recommended = Exercise(
    "strongest",
    "Write `strongest(h)`: the name of the strongest rule of `STANDARD` that sees something in the "
    "hand. What a rule sees is its `rule.evidence(h)`, as in lesson 5.",
    (
        "The rules stand in order: which is the first that sees something?",
        "`rule.evidence(h)` is `()` where the rule sees nothing, and `()` counts as false.",
    ),
    "def strongest(h: Hand) -> str:\n",
    lambda: calls(
        "strongest", _strongest, ((h,) for h in [*LADDER, *drawn(any_hand, 200, str)]), exactly
    ),
    (
        (
            "It asks the weakest rule first: every hand has a high card.",
            lambda h: next(rule.name for rule in STANDARD[::-1] if rule.evidence(h)),
        ),
        (
            "It gives the rule, not its name.",
            lambda h: next(rule for rule in STANDARD if rule.evidence(h)),
        ),
        ("It gives the strongest rule of all, whatever the hand.", lambda _: STANDARD[0].name),
        (
            "It asks whether there is an evidence, and `()` is one, too.",
            lambda h: next(r.name for r in STANDARD if r.evidence(h) is not None),
        ),
        (
            "It looks for the hand of the ladder below this one: a kind starts lower than that.",
            lambda h: [r.name for r in STANDARD[::-1]][
                max(0, sum(compare(step, h) <= 0 for step in LADDER) - 1)
            ],
        ),
        (
            "It looks at the suits and the most cards of one rank, and at nothing else.",
            _named_by_shape,
        ),
        ("It does not know that A 2 3 4 5 is a straight.", _no_wheel),
        (
            "It gives the names of all that see something.",
            lambda h: [rule.name for rule in STANDARD if rule.evidence(h)],
        ),
    ),
)


# stretch

Beaten = Callable[[Comparator[Hand], Hand, Sequence[Hand]], int]
MOST = 6
MANY = [hand(f"{r}c {r}d {k}h 3s 2c") for r in "56789T" for k in "JQKA"]
TIES = [hand(f"{r}{s} 9h 7s 3c 2d") for r in "TJQKA" for s in "cdhs"]


def _by_eights(a: Hand, b: Hand) -> int:
    return 8 * compare(a, b)


def _beaten(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    key = cmp_to_key(order)
    return bisect_left(in_order, key(mine), key=key)


def _places() -> Iterator[Question]:
    yield _at("compare", compare, MANY[17], MANY)
    yield _at("compare", compare, LADDER[0], [])
    for mine in (MANY[0], MANY[1], LADDER[0], LADDER[8]):
        yield _at("compare", compare, mine, MANY[:2])
    turned = MANY[::-1]
    for mine in (*MANY, hand("8h 8s Kc 3h 2d"), hand("8h 8s Kc 4h 2d"), LADDER[0], LADDER[8]):
        yield _at("compare", compare, mine, MANY)
        yield _at("reverse(compare)", reverse(compare), mine, turned)
    for mine in (*MANY[::5], LADDER[8]):
        yield _at("lambda a, b: 8 * compare(a, b)", _by_eights, mine, MANY)
    for mine in (*TIES[::3], hand("Qh 9h 7s 4c 2d"), LADDER[8]):
        yield _at("compare", compare, mine, TIES)


def _at(name: str, order: Comparator[Hand], mine: Hand, in_order: list[Hand]) -> Question:
    right = _beaten(order, mine, in_order)

    def ask(beaten: Beaten) -> int:
        asked: list[Hand] = []

        def counted(a: Hand, b: Hand) -> int:
            asked.append(a)
            if len(asked) > MOST:
                raise Refusal("a seventh comparison")
            return order(a, b)

        return beaten(counted, mine, tuple(in_order))

    hands = f"[{in_order[0]!r}, ... {len(in_order)} hands]" if len(in_order) > 2 else in_order
    shown = hands if isinstance(hands, str) else written(hands)
    return Question(
        f"beaten({name}, {mine!r}, {shown})",
        ask,
        written(right),
        lambda got: exactly(got, right),
    )


def _one_by_one(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    return sum(order(mine, other) > 0 for other in in_order)


def _up_to_ties(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    key = cmp_to_key(order)
    return bisect_right(in_order, key(mine), key=key)


stretch = Exercise(
    "beaten",
    "Write `beaten(order, mine, in_order)`: how many of the hands `in_order` `mine` beats: "
    "`order(mine, h) > 0`. They stand weakest first under `order`, which may be any comparator, "
    "also a reversed one. At most six comparisons for 24 hands; `mine` need not be one of them.",
    (
        "Compare with the hand in the middle: whatever the answer, half of the hands need no "
        "question any more.",
        "The module `bisect` halves a list. Give it a key made by `cmp_to_key(order)`; which of "
        "its two functions stops before those that tie?",
    ),
    "def beaten(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:\n",
    _places,
    (
        (
            "It looks for the hand itself, which need not be there.",
            lambda _, mine, in_order: list(in_order).index(mine),
        ),
        ("It asks about every hand.", _one_by_one),
        ("It counts those that tie: they are not beaten.", _up_to_ties),
        (
            "It asks `compare`, and not the order that it is given.",
            lambda _, mine, in_order: _beaten(compare, mine, in_order),
        ),
        (
            "It counts those that beat it.",
            lambda order, mine, in_order: len(in_order) - _up_to_ties(order, mine, in_order),
        ),
        (
            "It waits for 1, and a comparator may answer with any positive number.",
            lambda order, mine, in_order: _beaten(
                lambda other, own: -int(order(own, other) == 1), mine, in_order
            ),
        ),
        (
            "It is one off.",
            lambda order, mine, in_order: max(0, _beaten(order, mine, in_order) - 1),
        ),
        (
            "It answers with a bool.",
            lambda order, mine, in_order: bool(_beaten(order, mine, in_order)),
        ),
        (
            "It asks the order with its hands exchanged.",
            lambda order, mine, in_order: _beaten(reverse(order), mine, in_order),
        ),
    ),
)


LESSON = Lesson(
    6,
    "One ordering: poker on one screen",
    "lesson_06_one_ordering",
    """\
from collections.abc import Sequence
from functools import cmp_to_key
from itertools import groupby

from poker_fp import STANDARD, Comparator, Hand, compare, reverse
""",
    practice,
    recommended,
    stretch,
)
