"""The rules of poker, strongest first, and the one ordering they fold into.

>>> from poker_fp import hand, rankings
>>> full_house, flush = hand("2h 4s 4c 2d 4h"), hand("2s 8s As Qs 3s")
>>> assert rankings.FULL_HOUSE(full_house, flush) == compare(full_house, flush) == 1
>>> assert rankings.FLUSH(full_house, flush) == -1 and rankings.PAIR(full_house, flush) == 0
"""

from collections.abc import Iterable
from functools import cmp_to_key
from typing import Any, TypeVar, overload

from poker_fp.algebra.comparators import Comparator, compound, sign
from poker_fp.rules import patterns
from poker_fp.rules.hands import Hand, is_result, no_hand
from poker_fp.rules.rule import Ranking, Rule, no_ranking, rule

T = TypeVar("T")

STRAIGHT_FLUSH = rule("straight flush", patterns.straight_flush)
FOUR_OF_A_KIND = rule("four of a kind", patterns.four_of_a_kind)
FULL_HOUSE = rule("full house", patterns.full_house)
FLUSH = rule("flush", patterns.flush)
STRAIGHT = rule("straight", patterns.straight)
THREE_OF_A_KIND = rule("three of a kind", patterns.three_of_a_kind)
TWO_PAIR = rule("two pair", patterns.two_pair)
PAIR = rule("pair", patterns.pair)
HIGH_CARD = rule("high card", patterns.high_card)

STANDARD: Ranking[Hand] = (
    STRAIGHT_FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    FLUSH,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIR,
    PAIR,
    HIGH_CARD,
)
"""The nine rules of standard poker, strongest first. Each is a comparator by itself, too.

The order of categories is that of the kata "Poker Hands" (Emily Bache, The Coding Dojo Handbook),
which is that of the usual rules of poker; a royal flush is the highest straight flush.
"""

_standard_ordering = compound(*STANDARD)


@overload
def category(hand: Hand) -> Rule[Hand]: ...
@overload
def category(hand: T, ranking: Ranking[T]) -> Rule[T] | None: ...
def category(hand: Any, ranking: Ranking[Any] = STANDARD) -> Rule[Any] | None:
    """A hand's category: the strongest rule that sees its pattern in the hand; None if none does.

    In the standard ranking some rule always does, be it that of the high card.

    >>> from poker_fp import hand
    >>> assert category(hand("2h 4s 4c 2d 4h")) is FULL_HOUSE
    >>> assert category(hand("2h 3d 5s 9c Kd"), (FLUSH, PAIR)) is None

    Raises TypeError for a text, and for what is no ranking.

    See Also: `describe`, which says it in words, and of which ranks
    """
    try:
        return next((rule for rule in ranking if rule.evidence(hand)), None)
    except AttributeError as error:
        raise no_ranking(no_hand(error, hand), ranking) from error
    except TypeError as error:
        raise no_ranking(error, ranking) from error


def compare(a: Hand, b: Hand) -> int:
    """The order of standard poker: 1 if `a` beats `b`, -1 if `b` beats `a`, 0 if they tie.

    >>> from poker_fp import hand
    >>> assert compare(hand("2h 3d 5s 9c Kd"), hand("2c 3h 4s 8c Ah")) == -1
    >>> assert compare(hand("2h 3d 5s 9c Kd"), hand("2d 3h 5c 9s Kh")) == 0

    Raises TypeError for texts, which `hand` or `parse_hand` reads first.
    """
    try:
        return _standard_ordering(a, b)
    except AttributeError as error:
        raise no_hand(error, a, b) from error


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

    Raises TypeError for texts in place of hands, and for a ranking: its ordering is
    `compound(*ranking)`.
    """
    if not callable(ordering):
        compound(ordering)  # raises, and says what to write
    if is_result(hands) or (ordering is compare and isinstance(hands, str)):
        raise no_hand(TypeError(), hands)
    contenders = list(hands)
    best = max(contenders, key=cmp_to_key(ordering), default=None)
    return [hand for hand in contenders if sign(ordering(hand, best)) == 0]
