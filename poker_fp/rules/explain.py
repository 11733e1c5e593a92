"""Why one hand beats another: the first rule that did not say 0, and what it saw."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Generic, TypeVar, overload

from poker_fp.rules.hands import Hand, no_hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rankings import STANDARD, category
from poker_fp.rules.rule import Ranking, Rule, no_ranking
from poker_fp.rules.wording import Phrase, joined

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Vote(Generic[T]):
    """What a rule said of two hands, and what it saw in each.

    `sign` is 1 for the first hand, -1 for the second, 0 for neither. The evidence of a hand is `()`
    where it lacks the rule's pattern, and None where the rule has none.
    """

    rule: Rule[T]
    sign: int
    evidence: tuple[Evidence | None, Evidence | None]

    @property
    def place(self) -> int | None:
        """Where in the evidence the hands first differ; None if they do not, or there is none."""
        one, other = self.evidence
        if one is None or other is None:
            return None
        pairs = enumerate(zip_longest(one, other))
        return next((place for place, (mine, theirs) in pairs if mine != theirs), None)


@dataclass(frozen=True, slots=True)
class Explanation(Generic[T]):
    """Two hands and the votes of a ranking on them, up to the one that decided, or all of a tie.

    `str` is the sentence of the kata.

    >>> from poker_fp import hand
    >>> why = explain(hand("2H 4S 4C 2D 4H"), hand("2S 8S AS QS 3S"))
    >>> assert str(why) == "Hand 1 wins. - with full house: 4 over 2"
    """

    hands: tuple[T, T]
    trace: tuple[Vote[T], ...]
    ranking: Ranking[T]

    @property
    def decision(self) -> Vote[T] | None:
        """The vote that decided; None of a tie."""
        return self.trace[-1] if self.trace and self.trace[-1].sign else None

    @property
    def sign(self) -> int:
        """1 if the first hand wins, -1 if the second does, 0 for a tie."""
        return self.decision.sign if self.decision else 0

    @property
    def rule(self) -> Rule[T] | None:
        """The rule that decided; None of a tie."""
        return self.decision.rule if self.decision else None

    @property
    def evidence(self) -> tuple[Evidence | None, Evidence | None]:
        """What the deciding rule saw in the first and in the second hand; twice None of a tie."""
        return self.decision.evidence if self.decision else (None, None)

    @property
    def place(self) -> int | None:
        """Where in the decisive evidence the hands first differ; None if it does not tell."""
        return self.decision.place if self.decision else None

    @property
    def reason(self) -> str:
        """What the winner has over the other, in words; empty of a tie."""
        if self.decision is None:
            return ""
        winner = 0 if self.sign > 0 else 1
        rule, evidence, place = self.decision.rule, self.decision.evidence[winner], self.place
        if evidence == () and (own := category(self.hands[winner], self.ranking)):
            # Under a reversed rule the hand without the pattern wins, with what it has instead.
            rule, evidence, place = own, own.evidence(self.hands[winner]), 0
        return joined(": ", _phrase(rule, evidence, place))

    def __str__(self) -> str:
        if not self.sign:
            return "Tie."
        return f"Hand {1 if self.sign > 0 else 2} wins. - with {self.reason}"


@overload
def explain(a: Hand, b: Hand) -> Explanation[Hand]: ...
@overload
def explain(a: T, b: T, ranking: Ranking[T]) -> Explanation[T]: ...
def explain(a: Any, b: Any, ranking: Ranking[Any] = STANDARD) -> Explanation[Any]:
    """Why `a` beats `b`, or loses, or ties, under a ranking.

    >>> from poker_fp import hand
    >>> why = explain(hand("2H 3D 5S 9C KD"), hand("2C 3H 4S 8C KH"))
    >>> assert (why.sign, why.rule.name) == (1, "high card")
    >>> assert why.evidence == ((13, 9, 5, 3, 2), (13, 8, 4, 3, 2))
    >>> assert why.place == 1 and str(why) == "Hand 1 wins. - with high card: 9"
    >>> assert [vote.sign for vote in why.trace] == [0, 0, 0, 0, 0, 0, 0, 0, 1]

    Raises TypeError for texts, which `hand` or `parse_hand` reads first, and for no ranking.
    """
    trace: list[Vote[Any]] = []
    try:
        for rule in ranking:
            trace.append(Vote(rule, rule(a, b), (rule.evidence(a), rule.evidence(b))))
            if trace[-1].sign:
                break
    except AttributeError as error:
        raise no_ranking(no_hand(error, a, b), ranking) from error
    except TypeError as error:
        raise no_ranking(error, ranking) from error
    return Explanation((a, b), tuple(trace), ranking)


@overload
def describe(hand: Hand) -> str: ...
@overload
def describe(hand: T, ranking: Ranking[T]) -> str: ...
def describe(hand: Any, ranking: Ranking[Any] = STANDARD) -> str:
    """A hand's own category in words: the strongest rule of the ranking that sees something in it.

    >>> from poker_fp import hand
    >>> assert describe(hand("2H 4S 4C 2D 4H")) == "full house, 4 over 2"
    >>> assert describe(hand("10S JS QS KS AS")) == "royal flush"

    Raises TypeError for a text, which `parse_hand` reads first, and for what is no ranking.

    See Also: `category`, which gives that rule; `explain`, which compares two hands
    """
    return joined(", ", phrase_of(hand, ranking))


def phrase_of(hand: T, ranking: Ranking[T]) -> Phrase:
    """A hand's own category as a phrase, its name and the particulars; `describe` joins them.

    >>> from poker_fp import hand
    >>> assert phrase_of(hand("2H 4S 4C 2D 4H"), STANDARD) == ("full house", "4 over 2")
    """
    rule = category(hand, ranking)
    return _phrase(rule, rule.evidence(hand), 0) if rule else ("no pattern", "")


def _phrase(rule: Rule[T], evidence: Evidence | None, place: int | None) -> Phrase:
    if evidence == ():
        return f"no {rule.name}", ""
    if rule.wording is None or evidence is None or place is None or place >= len(evidence):
        return rule.name, ""
    return rule.wording(rule.name, evidence, place)
