"""The rules of poker, strongest first, and the one ordering they fold into."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import Any, Generic, TypeAlias, TypeVar, overload

from poker_fp.algebra.comparators import Comparator, comparing, compound, sign
from poker_fp.rules import patterns
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence, Pattern
from poker_fp.rules.wording import WORDINGS, Wording

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rule(Generic[T]):
    """A comparator with a name; and, if it was made from a pattern, with that and its wording.

    >>> from poker_fp import hand
    >>> full_house = rule("full house", patterns.full_house)
    >>> assert full_house(hand("2h 4s 4c 2d 4h"), hand("2s 8s As Qs 3s")) == 1
    >>> assert full_house.evidence(hand("2h 4s 4c 2d 4h")) == (4, 2)
    """

    name: str
    comparator: Comparator[T] = field(repr=False)
    pattern: Pattern[T] | None = field(default=None, repr=False)
    wording: Wording | None = field(default=None, repr=False)

    def __call__(self, a: T, b: T) -> int:
        return sign(self.comparator(a, b))

    def evidence(self, hand: T) -> Evidence | None:
        """What the rule sees in one hand: `()` for nothing, None if it has no pattern."""
        return None if self.pattern is None else self.pattern(hand)


Ranking: TypeAlias = tuple[Rule[T], ...]
"""Rules, strongest first. `compound(*ranking)` is its ordering."""


def rule(name: str, pattern: Pattern[T], wording: Wording | None = None) -> Rule[T]:
    """A rule from a pattern: hands compare by their evidence.

    Explanations read the evidence by `wording`; without one by that of the pattern, if it is one of
    `poker_fp.patterns`, and else they give the rule's name alone.

    >>> from poker_fp import hand
    >>> red = rule("all red", lambda hand: (1,) if all(c.suit in "dh" for c in hand.cards) else ())
    >>> assert red(hand("2d 3d 5h 9h Kd"), hand("As Ks Qs Js Ts")) == 1
    """
    return Rule(name, comparing(pattern), pattern, wording or WORDINGS.get(pattern))


def rule_from(name: str, comparator: Comparator[T]) -> Rule[T]:
    """A rule from a comparator written by hand, of which only the sign is read.

    >>> from poker_fp import hand
    >>> lowest = rule_from("lowest card", lambda a, b: a.ranks[-1] - b.ranks[-1])
    >>> assert lowest(hand("2d 3d 5h 9h Kd"), hand("As Ks Qs Js Ts")) == -1
    >>> assert lowest.evidence(hand("2d 3d 5h 9h Kd")) is None
    """
    return Rule(name, comparator)


STANDARD: Ranking[Hand] = (
    rule("straight flush", patterns.straight_flush),
    rule("four of a kind", patterns.four_of_a_kind),
    rule("full house", patterns.full_house),
    rule("flush", patterns.flush),
    rule("straight", patterns.straight),
    rule("three of a kind", patterns.three_of_a_kind),
    rule("two pair", patterns.two_pair),
    rule("pair", patterns.pair),
    rule("high card", patterns.high_card),
)

_standard_ordering = compound(*STANDARD)


def compare(a: Hand, b: Hand) -> int:
    """The order of standard poker: 1 if `a` beats `b`, -1 if `b` beats `a`, 0 if they tie.

    >>> from poker_fp import hand
    >>> assert compare(hand("2h 3d 5s 9c Kd"), hand("2c 3h 4s 8c Ah")) == -1
    >>> assert compare(hand("2h 3d 5s 9c Kd"), hand("2d 3h 5c 9s Kh")) == 0
    """
    return _standard_ordering(a, b)


@overload
def winners(hands: Iterable[Hand]) -> list[Hand]: ...
@overload
def winners(hands: Iterable[T], ordering: Comparator[T]) -> list[T]: ...
def winners(hands: Iterable[Any], ordering: Comparator[Any] = compare) -> list[Any]:
    """All the hands that no other beats, in the order given; none of none.

    >>> from poker_fp import hand
    >>> low, ace, other_ace = hand("2h3d5s9cKd"), hand("2c3h4s8cAh"), hand("2d3c4h8dAc")
    >>> assert winners([ace, low, other_ace]) == [ace, other_ace]
    >>> assert winners([]) == []
    """
    contenders = list(hands)
    best = max(contenders, key=cmp_to_key(ordering), default=None)
    return [hand for hand in contenders if sign(ordering(hand, best)) == 0]
