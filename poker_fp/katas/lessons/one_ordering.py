"""The exercises of lesson 6: poker on one screen."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cmp_to_key
from itertools import (
    combinations_with_replacement,
    groupby,
    islice,
    permutations,
    product,
    takewhile,
)
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
SUITED, OTHER_SUITED = hand("2c 3c 4c 8c Ac"), hand("2d 3d 4d 8d Ad")
TIES = [hand(f"{r}{s} 9h 7s 3c 2d") for r in "TJQKA" for s in "cdhs"]
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
    some = [LADDER[0], ONE, OTHER, SUITED, OTHER_SUITED]
    lists: list[list[Hand]] = [[], [ONE], [ONE, ONE]]
    lists += [list(hands) for size in (2, 3) for hands in permutations(some, size)]
    lists += [
        LADDER[6:8],
        [ONE, LADDER[8], LADDER[0], OTHER],
        LADDER[:4],
        [LADDER[0], *LADDER[:4], ONE],
    ]
    lists += [LADDER, TIES, ALIKE[:8], *drawn(lambda pick: list(rivals(pick, 1, 7)), 60, len)]
    return ((hands,) for hands in lists)


def _by_name(h: Hand) -> int:
    return -[rule.name for rule in STANDARD[::-1]].index(category(h).name)


def _side_by_side(hands: Sequence[Hand], key: Callable[[Hand], Any]) -> Groups:
    """Groups of those that stand side by side and have the same key, the best first."""
    in_order = sorted(hands, key=BEST_FIRST)
    return [list(group) for _, group in islice(groupby(in_order, key=key), 3)]


practice = Exercise(
    "podium",
    "Write `podium(hands)`: a list of groups of hands that tie, the best group first, at most "
    "three groups. A group is a list, in any order.",
    (
        "Sort first: `groupby` makes a group only of those that stand side by side.",
        "One key serves both, `sorted` and `groupby`: it must put the best first, and be equal for "
        "hands that tie. Of which comparator is it made?",
    ),
    "def podium(hands: list[Hand]) -> list[list[Hand]]:\n",
    lambda: calls("podium", _podium, _deals(), _alike),
    (
        ("The weakest come first.", lambda hands: _groups(hands, WEAKEST_FIRST)[:3]),
        (
            "It takes the last three groups, and the best of them stands last.",
            lambda hands: _groups(hands, WEAKEST_FIRST)[-3:],
        ),
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
            "It takes some of the hands, and then makes groups: many may tie.",
            lambda hands: _groups(sorted(hands, key=BEST_FIRST)[:6])[:3],
        ),
        ("It loses a hand that is there twice.", lambda hands: _podium(list(set(hands)))),
        (
            "It makes a group of hands with the same ranks: one may be a flush.",
            lambda hands: _side_by_side(hands, lambda h: h.ranks),
        ),
        (
            "It makes a group of hands with the same ranks and the same shape: one may be a flush.",
            lambda hands: _side_by_side(hands, lambda h: (h.shape, h.ranks)),
        ),
        (
            "It makes a group of hands with the same kinds: one may have more of a rank.",
            lambda hands: _side_by_side(hands, lambda h: h.kinds),
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
    "hand. What a rule sees is its `evidence`, as in lesson 5.",
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
            "It gives the weakest rule that sees something, as does a loop that goes on after the "
            "first: every hand has a high card.",
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
        (
            "It asks the first rule only: where that sees nothing, it gives up.",
            lambda h: STANDARD[0].name if STANDARD[0].evidence(h) else "high card",
        ),
    ),
    by_way_of=("STANDARD", "evidence"),
)


# stretch

Beaten = Callable[[Comparator[Hand], Hand, Sequence[Hand]], int]
MOST = 6
MANY = [hand(f"{r}c {r}d {k}h 3s 2c") for r in "56789T" for k in "JQKA"]
ALIKE = [hand(f"T{s} 9{t} 7{u} 3c 2d") for s, t, u in product("cdhs", "cdhs", "cd")][:24]


def _by_eights(a: Hand, b: Hand) -> int:
    return 8 * compare(a, b)


def _beaten(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    key = cmp_to_key(order)
    return bisect_left(in_order, key(mine), key=key)


def _places() -> Iterator[Question]:
    few = [*LADDER[:3], hand("4h 4s Jc Td 2d")]
    for size in range(4):
        for some in combinations_with_replacement(sorted(few, key=WEAKEST_FIRST), size):
            for mine in few:
                yield _at("compare", compare, mine, list(some))
                yield _at("lambda a, b: 8 * compare(a, b)", _by_eights, mine, list(some))
                yield _at("reverse(compare)", reverse(compare), mine, list(some[::-1]))
    turned = MANY[::-1]
    for mine in (*MANY, hand("8h 8s Kc 3h 2d"), hand("8h 8s Kc 4h 2d"), LADDER[0], LADDER[8]):
        yield _at("compare", compare, mine, MANY)
        yield _at("reverse(compare)", reverse(compare), mine, turned)
    for mine in (*MANY[::5], LADDER[8]):
        yield _at("lambda a, b: 8 * compare(a, b)", _by_eights, mine, MANY)
    for mine in (*TIES[::3], hand("Qh 9h 7s 4c 2d"), LADDER[8]):
        yield _at("compare", compare, mine, TIES)
    for mine in (ALIKE[9], LADDER[1], hand("9h 8h 7s 3c 2d")):
        yield _at("compare", compare, mine, ALIKE)


def _at(name: str, order: Comparator[Hand], mine: Hand, in_order: list[Hand]) -> Question:
    right = _beaten(order, mine, in_order)

    def ask(beaten: Beaten) -> int:
        asked: list[Hand] = []

        def counted(a: Hand, b: Hand) -> int:
            asked.append(a)
            if len(asked) > MOST:
                raise Refusal("no answer after six comparisons")
            return order(a, b)

        return beaten(counted, mine, tuple(in_order))

    hands = ", ".join(map(written, in_order[:3]))
    more = f", ... {len(in_order)} hands in all" if len(in_order) > 3 else ""
    return Question(
        f"beaten({name}, {mine!r}, [{hands}{more}])",
        ask,
        written(right),
        lambda got: exactly(got, right),
    )


def _one_by_one(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    return sum(order(mine, other) > 0 for other in in_order)


def _up_to_ties(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    key = cmp_to_key(order)
    return bisect_right(in_order, key(mine), key=key)


def _halved(
    order: Comparator[Hand],
    mine: Hand,
    in_order: Sequence[Hand],
    at_a_tie: Callable[[int], int] | None = None,
    last: int = 0,
) -> int:
    """Halve the hands; where one ties, say something at once; leave out the last few."""
    low, high = 0, len(in_order) - last
    while low < high:
        middle = (low + high) // 2
        says = order(mine, in_order[middle])
        if says == 0 and at_a_tie:
            return at_a_tie(middle)
        low, high = (middle + 1, high) if says > 0 else (low, middle)
    return low


def _walks_back(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    def back(place: int) -> int:
        while place and order(mine, in_order[place - 1]) == 0:
            place -= 1
        return place

    return _halved(order, mine, in_order, back)


def _asks_twice(order: Comparator[Hand], mine: Hand, in_order: Sequence[Hand]) -> int:
    return _halved(lambda a, b: order(a, b) if order(a, b) <= 0 else 1, mine, in_order)


stretch = Exercise(
    "beaten",
    "Write `beaten(order, mine, in_order)`: the number of hands `h` in the sequence `in_order` "
    "that `mine` beats, which is where `order(mine, h) > 0`. The sequence is sorted by `order`, "
    "the weakest hand first. `order` may be any comparator, also a reversed one, and `mine` need "
    "not be in the sequence. Of 24 hands, ask `order` about six at most.",
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
            lambda _, mine, in_order: in_order.index(mine),
        ),
        ("It asks about every hand.", _one_by_one),
        (
            "It asks about one hand after another, until one is not beaten.",
            lambda order, mine, hands: len(list(takewhile(lambda h: order(mine, h) > 0, hands))),
        ),
        ("It counts those that tie: they are not beaten.", _up_to_ties),
        (
            "It stops at the first hand that ties: others before that may tie, too.",
            lambda order, mine, hands: _halved(order, mine, hands, lambda middle: middle),
        ),
        ("It goes back from a tie one by one: all of the hands may tie.", _walks_back),
        ("It asks twice at each step: keep the answer in a variable.", _asks_twice),
        (
            "It never asks about the last hand.",
            lambda order, mine, hands: _halved(order, mine, hands, last=1),
        ),
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
            lambda order, mine, hands: _halved(lambda a, b: order(a, b) == 1, mine, hands),
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
