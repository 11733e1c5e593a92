"""The stretch exercise of lesson 6: find a place in an order, in few comparisons."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cmp_to_key
from itertools import combinations_with_replacement, takewhile

from poker_fp.algebra.comparators import Comparator, reverse
from poker_fp.katas.lessons.exercise import Exercise
from poker_fp.katas.lessons.ladder import ALIKE, LADDER, TIES, WEAKEST_FIRST
from poker_fp.katas.lessons.questions import Question, Refusal, exactly
from poker_fp.katas.lessons.writing import written
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import compare
from poker_fp.text.parsing import hand

Beaten = Callable[[Comparator[Hand], Hand, Sequence[Hand]], int]
MOST = 6
MANY = [hand(f"{r}c {r}d {k}h 3s 2c") for r in "56789T" for k in "JQKA"]


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
