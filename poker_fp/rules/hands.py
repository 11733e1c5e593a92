"""Hand: five cards, and the facts that rules read, computed once."""

from collections import Counter
from dataclasses import dataclass, field
from reprlib import repr as shortened

from poker_fp.rules.cards import Card, Rank, by_repr


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Hand:
    """Five distinct cards, equal to any hand of the same cards in whatever order.

    `Hand(cards)` checks nothing: of six cards, or of one twice, it makes a hand that compares and
    explains, and the answers mean nothing. It is for code that has made sure. `hand_of` is the
    checked way from cards, `best_five` from six or seven; `parse_hand` reads text. The facts that
    rules read are computed when it is made.

    >>> from poker_fp import hand
    >>> fours = hand("4s 2h 4h 2c 4c")
    >>> assert str(fours) == "4s 2h 4h 2c 4c" and repr(fours) == "hand('4s 2h 4h 2c 4c')"
    >>> assert fours == hand("2h 2c 4c 4h 4s")
    >>> assert fours.ranks == (4, 4, 4, 2, 2)
    >>> assert (fours.shape, fours.kinds) == ((3, 2), (4, 2))
    """

    cards: tuple[Card, ...]
    """The cards in the order given."""

    ranks: tuple[Rank, ...] = field(init=False)
    """The five ranks, high to low."""

    shape: tuple[int, ...] = field(init=False)
    """How many cards of each rank, most first: `(3, 2)` is a full house."""

    kinds: tuple[Rank, ...] = field(init=False)
    """The distinct ranks in the order of `shape`, and high to low where counts are equal."""

    suited: bool = field(init=False)
    """Are all the cards of one suit?"""

    def __post_init__(self) -> None:
        ranks = tuple(sorted((card.rank for card in self.cards), reverse=True))
        # most_common keeps what is equally common in the order met: high to low.
        groups = Counter(ranks).most_common()
        for fact, value in (
            ("ranks", ranks),
            ("shape", tuple(count for _, count in groups)),
            ("kinds", tuple(rank for rank, _ in groups)),
            ("suited", len({card.suit for card in self.cards}) == 1),
        ):
            object.__setattr__(self, fact, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return frozenset(self.cards) == frozenset(other.cards)

    def __hash__(self) -> int:
        return hash(frozenset(self.cards))

    def __repr__(self) -> str:
        return f"hand({str(self)!r})"

    _repr_pretty_ = by_repr

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


def no_hand(error: Exception, *values: object) -> Exception:
    """A TypeError that says how to make a hand of the first value that is none; else the error.

    >>> print(no_hand(AttributeError("shape"), "2h3d5s9cKd"))
    a hand is wanted, not a text: hand('2h3d5s9cKd')
    """
    for value in values:
        if isinstance(value, str):
            return TypeError(f"a hand is wanted, not a text: hand({shortened(value)})")
        if is_result(value):
            kind = type(value).__name__
            return TypeError(
                f"a hand is wanted, not a Result ({kind}): take the hand out with unwrap(), "
                "or write hand(text)"
            )
    return error


def is_result(value: object) -> bool:
    """Is it what the functions that read text return?"""
    return hasattr(value, "unwrap")
