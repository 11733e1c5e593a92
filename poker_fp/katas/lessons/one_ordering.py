"""The exercises of lesson 6: poker on one screen."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice, permutations
from typing import Any

from poker_fp.choices.hands import hand as any_hand
from poker_fp.choices.hands import rivals
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.halving import stretch
from poker_fp.katas.lessons.ladder import (
    ALIKE,
    BEST_FIRST,
    LADDER,
    ONE,
    OTHER,
    OTHER_SUITED,
    SUITED,
    TIES,
    WEAKEST_FIRST,
)
from poker_fp.katas.lessons.questions import calls, drawn, exactly
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD, category, compare, winners

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
    lists += [LADDER, TIES, ALIKE, *drawn(lambda pick: list(rivals(pick, 1, 7)), 60, len)]
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
