"""Two rankings side by side: which pairs of hands they order differently."""

from bisect import bisect_left, bisect_right, insort
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cmp_to_key
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, overload

from poker_fp.algebra.comparators import compound, natural
from poker_fp.rules.classes import one_of_each
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import category
from poker_fp.rules.rule import Ranking, evidence_key

T = TypeVar("T")

Signs: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Difference(Generic[T]):
    """A kind of pair of hands that one ranking orders otherwise than another does."""

    names: tuple[str, str]
    """What the other ranking calls the two hands: each one's category."""

    signs: Signs
    """How the one and how the other orders them: 1 where the first wins, -1 the second, 0 a tie."""

    pairs: int
    """How many pairs of the hands are of this kind."""

    example: tuple[T, T]
    """The pair whose winner under the one ranking is the weakest, and then the loser."""


@overload
def rules_diff(one: Ranking[Hand], other: Ranking[Hand]) -> tuple[Difference[Hand], ...]: ...
@overload
def rules_diff(
    one: Ranking[T], other: Ranking[T], hands: Iterable[T]
) -> tuple[Difference[T], ...]: ...
def rules_diff(
    one: Ranking[Any], other: Ranking[Any], hands: Iterable[Any] | None = None
) -> tuple[Difference[Any], ...]:
    """The kinds of pairs of hands that one ranking orders otherwise than another, most pairs first.

    A kind is what the other ranking, to which the one is held, calls the two hands, and how each
    orders them: the first of them wins under the one, or it is a tie there, and wins under the
    other. Without `hands` it is about one of each class of five cards, so that pairs are pairs of
    classes; a ranking that looks at more than those has to be given the hands.

    >>> from poker_fp import SHORT_DECK, SHORT_DECK_THREES, Rank, deck_of
    >>> short = [*one_of_each(deck=deck_of(Rank.SIX))]
    >>> (found,) = rules_diff(SHORT_DECK_THREES, SHORT_DECK, short)
    >>> assert (found.names, found.signs) == (("three of a kind", "straight"), (1, -1))
    >>> assert found.pairs == 9 * 28 * 6  # nine ranks, each with two kickers; six straights
    >>> assert [str(hand) for hand in found.example] == ["6c 6d 6h 7s 8c", "6c 7d 8h 9s Ac"]
    """
    placed = _placed(one, other, one_of_each() if hands is None else hands)
    counts: Counter[_Kind] = Counter()
    winners: dict[_Kind, _Placed] = {}
    for kind, pairs, winner in _met(placed):
        counts[kind] += pairs
        winners.setdefault(kind, winner)
    return tuple(
        Difference(*kind, pairs, _example(kind, winners[kind], placed))
        for kind, pairs in counts.most_common()
    )


class _Placed(NamedTuple):
    """A hand, and how many classes of the others are weaker under each ranking."""

    in_one: int
    in_other: int
    name: str
    hand: Any


class _Kind(NamedTuple):
    names: tuple[str, str]
    signs: Signs


def _placed(one: Ranking[T], other: Ranking[T], hands: Iterable[T]) -> list[_Placed]:
    """The hands from the weakest on."""
    all_hands = list(hands)
    names = (_name(hand, other) for hand in all_hands)
    places = _places(one, all_hands), _places(other, all_hands)
    return sorted(map(_Placed, *places, names, all_hands), key=attrgetter("in_one", "in_other"))


def _name(hand: T, ranking: Ranking[T]) -> str:
    rule = category(hand, ranking)
    return rule.name if rule else "no pattern"


def _places(ranking: Ranking[T], hands: Sequence[T]) -> list[int]:
    """The place of each hand from the bottom; equals have the same."""
    key: Callable[[T], Any] = evidence_key(ranking) or cmp_to_key(compound(*ranking))
    keys = list(map(key, hands))
    order = sorted(range(len(hands)), key=keys.__getitem__)
    places = [0] * len(hands)
    for place, (_, numbers) in enumerate(groupby(order, key=keys.__getitem__)):
        for number in numbers:
            places[number] = place
    return places


def _met(placed: Iterable[_Placed]) -> Iterator[tuple[_Kind, int, _Placed]]:
    """With each hand in turn, of which kinds it is the first, and in how many pairs."""
    weaker: dict[str, list[int]] = defaultdict(list)
    for _, equals in groupby(placed, key=attrgetter("in_one")):
        tied: dict[str, list[int]] = defaultdict(list)
        for hand in equals:
            for name, places in weaker.items():
                start, end = bisect_left(places, hand.in_other), bisect_right(places, hand.in_other)
                if start < len(places):
                    yield from _kinds(hand, name, {(1, -1): len(places) - end, (1, 0): end - start})
            for name, places in tied.items():
                yield from _kinds(hand, name, {(0, 1): bisect_left(places, hand.in_other)})
            tied[hand.name].append(hand.in_other)
        for name, places in tied.items():
            for place in places:
                insort(weaker[name], place)


def _kinds(
    winner: _Placed, name: str, pairs: dict[Signs, int]
) -> Iterator[tuple[_Kind, int, _Placed]]:
    for signs, count in pairs.items():
        if count:
            yield _Kind((winner.name, name), signs), count, winner


def _example(kind: _Kind, winner: _Placed, placed: Iterable[_Placed]) -> tuple[Any, Any]:
    """The winner with the weakest hand that makes such a pair with it."""
    return winner.hand, next(
        loser.hand
        for loser in placed
        if loser.name == kind.names[1]
        and natural(winner.in_one, loser.in_one) == kind.signs[0]
        and natural(winner.in_other, loser.in_other) == kind.signs[1]
    )
