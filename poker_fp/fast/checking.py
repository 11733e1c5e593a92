"""The search for a counterexample: why a ranking cannot be compiled."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, groupby, permutations, product
from operator import itemgetter
from random import Random
from typing import TypeAlias

from poker_fp.algebra.comparators import Comparator, sign
from poker_fp.fast.classes import HandClass, class_of
from poker_fp.rules.cards import Card, Suit
from poker_fp.rules.hands import Hand

Answer: TypeAlias = tuple[Hand, Hand, int]

REFLEXIVE = "a hand ties with itself"
ANTISYMMETRIC = "swapping two hands flips the sign"
TRANSITIVE = "two comparisons in a row settle the third"
SORTED = "hands sorted by it stand in its order"
SAME_CLASS = "hands of the same ranks tie, both of one suit or neither"

SUITS = tuple(Suit)
ORDERS = tuple(permutations(SUITS))
SEED = 52
TRIPLES = 1_000
"""How many triples of classes a sample takes, besides neighbours."""


@dataclass(frozen=True, slots=True)
class CompileError:
    """A law that a ranking breaks, and the answers of its comparators that break it."""

    law: str

    answers: tuple[Answer, ...]
    """Two hands and the sign of comparing them, as often as it takes to show it."""

    def __str__(self) -> str:
        shown = "; ".join(f"{a} against {b} gives {answer}" for a, b, answer in self.answers)
        return f"{self.law}, but {shown}"


def refutation(
    ordering: Comparator[Hand],
    hands: Sequence[Hand],
    strengths: Sequence[int],
    key: Callable[[Hand], object] | None = None,
    *,
    thorough: bool,
) -> CompileError | None:
    """The first counterexample found to the claim that the strengths are the ordering.

    The hands are one of each class, and a strength for each. A thorough search looks at every two
    classes and at every hand there is. A key that is known to sort as the ordering does, and from
    which the strengths come, leaves one doubt: suits.
    """
    rng = Random(SEED)
    ladder = sorted(zip(hands, strengths, strict=True), key=itemgetter(1))
    near = () if key else _near(len(ladder))
    sample = chain(near, _triples(len(ladder), rng))
    pairs = combinations(range(len(ladder)), 2) if thorough else sample
    alike = (
        _all_hands(hand_class) if thorough else _some_hands(hand_class, rng)
        for hand_class in map(class_of, hands)
    )
    found = chain(
        (_tied(ordering, hand, hand, REFLEXIVE) for hand in (() if key else hands)),
        (
            _tied(ordering, hand, other, SAME_CLASS)
            for hand, others in zip(hands, alike, strict=True)
            for other in (_told_apart(key, hand, others) if key else others)
        ),
        (_in_place(ordering, ladder, low, high) for low, high in pairs),
    )
    return next(filter(None, found), None)


def _told_apart(
    key: Callable[[Hand], object], hand: Hand, others: Iterable[Hand]
) -> Iterator[Hand]:
    seen = key(hand)
    return (other for other in others if key(other) != seen)


def _near(size: int) -> Iterator[tuple[int, int]]:
    """Neighbours and next neighbours: a hand that ties with all hides between two."""
    for distance in (1, 2):
        yield from ((place, place + distance) for place in range(size - distance))


def _triples(size: int, rng: Random) -> Iterator[tuple[int, int]]:
    for _ in range(TRIPLES):
        yield from combinations(sorted(rng.sample(range(size), 3)), 2)


def _all_hands(hand_class: HandClass) -> Iterator[Hand]:
    if hand_class.suited:
        return _hands(hand_class, ([[suit]] * len(hand_class.ranks) for suit in SUITS))
    return _hands(
        hand_class, product(*(combinations(SUITS, count) for count in _counts(hand_class)))
    )


def _some_hands(hand_class: HandClass, rng: Random) -> Iterator[Hand]:
    """Hands of a class in other suits: as many of one suit as can be, and suits at random."""
    if hand_class.suited:
        return _all_hands(hand_class)
    counts = _counts(hand_class)
    if max(counts) > len(SUITS):  # which takes a wild card
        return iter(())
    favourites = rng.choice(ORDERS)
    near_flush = [favourites[:count] for count in counts]
    stray = rng.randrange(len(counts))
    near_flush[stray] = favourites[-counts[stray] :]
    mixed = [rng.choice(ORDERS)[:count] for count in counts]
    return _hands(hand_class, (near_flush, mixed))


def _counts(hand_class: HandClass) -> list[int]:
    return [len(list(group)) for _, group in groupby(hand_class.ranks)]


def _hands(
    hand_class: HandClass, suits_by_rank: Iterable[Sequence[Sequence[Suit]]]
) -> Iterator[Hand]:
    """The hands with these suits, but for those that are of another class."""
    for suits in map(list, map(chain.from_iterable, suits_by_rank)):
        if (len(set(suits)) == 1) == hand_class.suited:
            yield Hand(tuple(map(Card, hand_class.ranks, suits))[::-1])


def _tied(ordering: Comparator[Hand], a: Hand, b: Hand, law: str) -> CompileError | None:
    there, back = ordering(a, b), ordering(b, a)
    return None if there == back == 0 else CompileError(law, ((a, b, there), (b, a, back)))


def _in_place(
    ordering: Comparator[Hand], ladder: Sequence[tuple[Hand, int]], low: int, high: int
) -> CompileError | None:
    """Do two rungs of the ladder compare as their strengths do, both ways?"""
    (a, weaker), (b, stronger) = ladder[low], ladder[high]
    there, back = ordering(a, b), ordering(b, a)
    if there != -back:
        return CompileError(ANTISYMMETRIC, ((a, b, there), (b, a, back)))
    if there == sign(weaker - stronger):
        return None
    answers = ((a, b, there),)
    for c, _ in ladder:
        first, second = ordering(a, c), ordering(c, b)
        if not _consistent(first, second, there):
            return CompileError(TRANSITIVE, ((a, c, first), (c, b, second), *answers))
    # No third hand contradicts these two, so of those between one is out of place with either.
    middle = (low + high) // 2
    closer = ((low, middle), (middle, high)) if low < middle else ()
    errors = (_in_place(ordering, ladder, *places) for places in closer)
    return next(filter(None, errors), CompileError(SORTED, answers))


def _consistent(first: int, second: int, whole: int) -> bool:
    """May a against c be `whole`, when a against b and b against c are the first two?"""
    return whole == (first or second) if first * second >= 0 else True
