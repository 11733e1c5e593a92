"""Rule: a comparator with a name, the ways to make one, and to make another ranking of one."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Generic, TypeAlias, TypeVar

from poker_fp.algebra.comparators import Comparator, comparing, contramap, reverse, sign, then
from poker_fp.rules.cards import by_repr, kind_of
from poker_fp.rules.patterns import Evidence, Pattern
from poker_fp.rules.wording import WORDINGS, Wording

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Rule(Generic[T]):
    """A comparator with a name; and, if it was made from a pattern, with that and its wording.

    >>> from poker_fp import hand, patterns
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

    @property
    def __name__(self) -> str:
        """The rule's name, where that of a function is asked for: `compound(full house, ...)`."""
        return self.name

    _repr_pretty_ = by_repr

    def evidence(self, hand: T) -> Evidence | None:
        """What the rule sees in one hand: `()` for nothing, None if it has no pattern."""
        return None if self.pattern is None else self.pattern(hand)


Ranking: TypeAlias = tuple[Rule[T], ...]
"""Rules, strongest first. `compound(*ranking)` is its ordering."""


def evidence_key(ranking: Ranking[T]) -> Callable[[T], tuple[Evidence, ...]] | None:
    """What each rule sees in a hand: the key a ranking sorts by, if all its rules compare by that.

    Tie-breaking keys is comparing the tuple of them, by the law `breaking_ties_is_pairing_keys`.
    None where a rule has no pattern, or compares by it in some other way, such as `lower`.

    >>> from poker_fp import STANDARD, hand, lowest
    >>> key = evidence_key(STANDARD[-2:])
    >>> assert key and key(hand("2h 2d 5s 9c Kd")) == ((2, 13, 9, 5), (13, 9, 5, 2, 2))
    >>> assert evidence_key(lowest(STANDARD)) is None
    """
    patterns: list[Pattern[T]] = []
    for rule in ranking:
        if getattr(rule.comparator, "key", None) is not rule.pattern or rule.pattern is None:
            return None
        patterns.append(rule.pattern)
    return lambda hand: tuple(pattern(hand) for pattern in patterns)


def no_ranking(error: Exception, ranking: object) -> Exception:
    """A TypeError that says what a ranking is, where that is none; else the error.

    >>> print(no_ranking(TypeError(), "standard"))
    a ranking is wanted, such as STANDARD, not a str
    """
    given = kind_of(ranking)
    if isinstance(ranking, tuple | list):
        odd = [each for each in ranking if not hasattr(each, "evidence")]
        if not odd:
            return error
        given += f" with {kind_of(odd[0])} in it"
    return TypeError(f"a ranking is wanted, such as STANDARD, not {given}")


def rule(name: str, pattern: Pattern[T], wording: Wording | None = None) -> Rule[T]:
    """A rule from a pattern: hands compare by their evidence.

    Explanations read the evidence by `wording`; without one by that of the pattern, if it is one of
    `poker_fp.patterns`, and else they give the rule's name alone.

    >>> from poker_fp import hand
    >>> red = rule("all red", lambda hand: (1,) if all(c.suit in "dh" for c in hand.cards) else ())
    >>> assert red(hand("2d 3d 5h 9h Kd"), hand("As Ks Qs Js Ts")) == 1

    See Also: `rule_from`, where no pattern of one hand will do
    """
    return Rule(name, comparing(pattern), pattern, wording or WORDINGS.get(pattern))


def rule_from(name: str, comparator: Comparator[T]) -> Rule[T]:
    """A rule from a comparator written by hand, of which only the sign is read.

    It has no pattern, so explanations give its name alone.

    >>> from poker_fp import hand
    >>> lowest = rule_from("lowest card", lambda a, b: a.ranks[-1] - b.ranks[-1])
    >>> assert lowest(hand("2d 3d 5h 9h Kd"), hand("As Ks Qs Js Ts")) == -1
    >>> assert lowest.evidence(hand("2d 3d 5h 9h Kd")) is None

    See Also: `rule`, which makes one from a pattern
    """
    return Rule(name, comparator)


def lower(name: str, pattern: Pattern[T], wording: Wording | None = None) -> Rule[T]:
    """A rule from a pattern of which less is better: who has it beats who has not.

    Of two hands that have it, the one with the lower evidence wins. `wording`: as for `rule`.

    >>> from poker_fp import hand, patterns
    >>> low_pair = lower("low pair", patterns.pair)
    >>> twos, kings, none = hand("2h 2d 5s 9c Kd"), hand("Kh Kd 5s 9c 2d"), hand("3h 4d 5s 9c Kd")
    >>> assert low_pair(twos, kings) == low_pair(kings, none) == 1

    See Also: `lowest`, in which not to have the pattern is better still
    """

    def has_it(hand: T) -> bool:
        return pattern(hand) != ()

    less = then(comparing(has_it), reverse(comparing(pattern)))
    return replace(rule(name, pattern, wording), comparator=less)


def lowest(ranking: Ranking[T]) -> Ranking[T]:
    """A ranking for a game in which the worst hand wins: every rule reversed, in the same order.

    >>> from poker_fp import compound, hand, rankings
    >>> lowball = compound(*lowest((rankings.PAIR, rankings.HIGH_CARD)))
    >>> assert lowball(hand("2h 3d 5s 9c Kd"), hand("2c 2d 3s 4c 5d")) == 1

    See Also: `reverse`, which it is for one comparator, and whose law it is that the list is not
    """
    return tuple(replace(rule, comparator=reverse(rule.comparator)) for rule in ranking)


def through(view: Callable[[U], T], ranking: Ranking[T]) -> Ranking[U]:
    """A ranking of what a view makes of each hand: `contramap` for every rule, names kept.

    >>> from poker_fp import hand, rankings
    >>> from poker_fp.rules.hands import ace_low
    >>> (high_card,) = through(ace_low, (rankings.HIGH_CARD,))
    >>> assert high_card(hand("Ah 2d 3s 4c 6h"), hand("2h 3d 4s 5c 7h")) == -1
    """
    return tuple(_seen_through(view, rule) for rule in ranking)


def _seen_through(view: Callable[[U], T], rule: Rule[T]) -> Rule[U]:
    pattern = rule.pattern
    seen = None if pattern is None else lambda hand: pattern(view(hand))
    return Rule(rule.name, contramap(view, rule.comparator), seen, rule.wording)
