"""compile_ranking: from a ranking's comparators to numbers, if they define any."""

from functools import cmp_to_key
from itertools import pairwise
from typing import Literal, TypeVar

from returns.result import Failure, Result, Success

from poker_fp.algebra.comparators import Comparator, compound, natural
from poker_fp.fast.checking import CompileError, refutation
from poker_fp.fast.classes import hand_classes, representative
from poker_fp.fast.evaluator import Evaluator
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking, evidence_key

T = TypeVar("T")


def compile_ranking(
    ranking: Ranking[Hand],
    check: Literal["sample", "all"] = "sample",
    *,
    sizes: tuple[int, ...] = (5,),
    wild: bool = False,
) -> Result[Evaluator, CompileError]:
    """An evaluator that orders hands as the ranking's own comparators do.

    A ranking may depend on nothing but a hand's ranks and whether it is of one suit, and must obey
    the laws of comparators; else the error holds a counterexample. `check="sample"` looks for one
    among other suits of every class, neighbours, and seeded samples, so that it can miss one;
    `check="all"` compares every two of the 7,462 classes, and all 2,598,960 hands with their class,
    for minutes. What a comparator raises is raised here.

    `sizes` are the numbers of cards that a hand may have, 1 to 5, and `wild` says whether there are
    wild cards, so that there is five of a kind. `compile_game` knows both of a game.

    A sample of a ranking whose rules all compare by their patterns sorts by what those see, which
    is what the comparators say by law (see `evidence_key`), and asks these about some of it.

    >>> from poker_fp import rule
    >>> from poker_fp.fast import checking
    >>> red = rule("all red", lambda hand: (1,) if all(c.suit in "dh" for c in hand.cards) else ())
    >>> assert compile_ranking((red,)).failure().law == checking.SAME_CLASS
    """
    ordering = compound(*ranking)
    hands = list(map(representative, hand_classes(sizes, wild=wild)))
    key = None if check == "all" else evidence_key(ranking)
    seen = list(map(key, hands)) if key else []
    if not all(map(_in_order, seen)):
        key = None
    strengths = dense_strengths(natural, seen) if key else dense_strengths(ordering, hands)
    error = refutation(ordering, hands, strengths, key, thorough=check == "all")
    return Failure(error) if error else Success(Evaluator(ranking, tuple(strengths), sizes, wild))


def _in_order(key: tuple[object, ...]) -> bool:
    """Is it tuples of ints, as evidence should be? Those obey the laws; what has a NaN does not."""
    return all(
        type(evidence) is tuple and all(isinstance(number, int) for number in evidence)
        for evidence in key
    )


def dense_strengths(ordering: Comparator[T], values: list[T]) -> list[int]:
    """The strength of each value: the number of its class in the ordering, dense, the weakest 0.

    >>> from poker_fp import comparing
    >>> assert dense_strengths(comparing(len), ["three", "one", "four", "two"]) == [2, 0, 1, 0]
    """
    key = cmp_to_key(ordering)
    order = sorted(range(len(values)), key=lambda place: key(values[place]))
    numbers = [0] * len(values)
    number = 0
    for lower, higher in pairwise(order):
        number += ordering(values[lower], values[higher]) != 0
        numbers[higher] = number
    return numbers
