"""How the evidence of a pattern is read aloud.

A `Wording` takes a rule's name, the evidence of a hand and the place in it that matters, and gives
a `Phrase`: what the hand has, and the particulars, which may be empty.

The phrases are those of the kata "Poker Hands" (Emily Bache, The Coding Dojo Handbook) where its
cases have them, and follow their pattern elsewhere.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from poker_fp.rules import patterns
from poker_fp.rules.cards import LOW_ACE, AnyRank, Rank
from poker_fp.rules.patterns import Evidence, Pattern

Phrase: TypeAlias = tuple[str, str]
Wording: TypeAlias = Callable[[str, Evidence, int], Phrase]


def that_rank(name: str, evidence: Evidence, place: int) -> Phrase:
    """A hand's name, and the rank at the place.

    >>> assert that_rank("flush", (14, 12, 8, 3, 2), 1) == ("flush", "Queen")
    """
    return name, _word(evidence[place])


def high(name: str, evidence: Evidence, place: int) -> Phrase:
    """A hand's name, and the rank at the place as the top of a row.

    >>> assert high("straight", (5,), 0) == ("straight", "5 high")
    """
    return name, f"{_word(evidence[place])} high"


def high_or_royal(name: str, evidence: Evidence, place: int) -> Phrase:
    """A hand's name and the rank on top of its row; with an ace there it has a name of its own.

    >>> assert high_or_royal("straight flush", (14,), 0) == ("royal flush", "")
    >>> assert high_or_royal("straight flush", (13,), 0) == ("straight flush", "King high")

    See Also: `high`, which knows no such name
    """
    return ("royal flush", "") if evidence[0] == Rank.ACE else high(name, evidence, place)


def made(count: int, joint: str = "") -> Wording:
    """The ranks that make the pattern, the first `count` with `joint` between; a later is a kicker.

    >>> two_pair = made(2, " and ")
    >>> assert two_pair("two pair", (11, 3, 14), 1) == ("two pair", "Jack and 3")
    >>> assert two_pair("two pair", (11, 3, 14), 2) == ("two pair", "Jack and 3, Ace kicker")
    """

    def wording(name: str, evidence: Evidence, place: int) -> Phrase:
        ranks = joint.join(map(_word, evidence[:count]))
        return name, ranks if place < count else f"{ranks}, {_word(evidence[place])} kicker"

    return wording


def as_low(name: str, evidence: Evidence, _place: int) -> Phrase:
    """A low hand, by all its ranks.

    >>> assert as_low("low", (8, 6, 4, 3, 1), 1) == ("8-6-4-3-A low", "")
    """
    return f"{_dashed(evidence)} {name}", ""


def all_ranks(name: str, evidence: Evidence, _place: int) -> Phrase:
    """A hand's name and all the ranks.

    >>> assert all_ranks("badugi", (8, 6, 4, 1), 1) == ("badugi", "8-6-4-A")
    """
    return name, _dashed(evidence)


def joined(separator: str, phrase: Phrase) -> str:
    """A phrase as one text: its name, and after the separator its particulars, if it has any.

    >>> assert joined(", ", ("pair", "King")) == "pair, King"
    >>> assert joined(", ", ("royal flush", "")) == "royal flush"
    """
    name, particulars = phrase
    return f"{name}{separator}{particulars}" if particulars else name


def in_short(evidence: Evidence | None) -> str:
    """All of an evidence in short: `-` where the pattern is absent, `?` where there is none.

    >>> assert in_short((Rank.TEN, Rank.TWO)) == "T 2"
    >>> assert in_short(()) == "-" and in_short(None) == "?"
    """
    if evidence is None:
        return "?"
    return " ".join(x.letter if isinstance(x, AnyRank) else str(x) for x in evidence) or "-"


def _dashed(evidence: Evidence) -> str:
    return "-".join(_rank(rank).letter for rank in evidence)


def _word(rank: int) -> str:
    return _rank(rank).word


def _rank(number: int) -> AnyRank:
    return LOW_ACE if number == LOW_ACE else Rank(number)


WORDINGS: dict[Pattern[Any], Wording] = {
    patterns.straight_flush: high_or_royal,
    patterns.five_of_a_kind: made(1),
    patterns.four_of_a_kind: made(1),
    patterns.full_house: made(2, " over "),
    patterns.flush: that_rank,
    patterns.straight: high,
    patterns.three_of_a_kind: made(1),
    patterns.two_pair: made(2, " and "),
    patterns.pair: made(1),
    patterns.high_card: that_rank,
}
"""The wordings of poker's own patterns, which a rule has unless it is given another."""
