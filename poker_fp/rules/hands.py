"""Hand: one to five cards, and the facts that rules read, computed once."""

from dataclasses import dataclass, field, replace
from functools import partial
from reprlib import repr as shortened

from poker_fp.rules.cards import LOW_ACE, AnyRank, Card, Rank, by_repr


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Hand:
    """One to five distinct cards, five in most games; equal to any hand of the same in any order.

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

    ranks: tuple[AnyRank, ...] = field(init=False)
    """The rank of each card, high to low."""

    shape: tuple[int, ...] = field(init=False)
    """How many cards of each rank, most first: `(3, 2)` is a full house."""

    kinds: tuple[AnyRank, ...] = field(init=False)
    """The distinct ranks in the order of `shape`, and high to low where counts are equal."""

    suited: bool = field(init=False)
    """Are all the cards of one suit? One card by itself is."""

    _ace_low: "Hand | None" = field(init=False)
    """What `ace_low` made of it, once it was asked to."""

    def __post_init__(self) -> None:
        ranks = tuple(sorted([card.rank for card in self.cards], reverse=True))
        # Sorting keeps what is equally common in the order met, reversed or not: high to low.
        kinds = tuple(sorted(dict.fromkeys(ranks), key=ranks.count, reverse=True))
        set_fact = partial(object.__setattr__, self)
        set_fact("ranks", ranks)
        set_fact("shape", tuple(map(ranks.count, kinds)))
        set_fact("kinds", kinds)
        set_fact("suited", len({card.suit for card in self.cards}) == 1)
        set_fact("_ace_low", None)

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


def ace_low(hand: Hand) -> Hand:
    """The hand as it is where aces are low: `LOW_ACE` for their rank. Made once for each hand.

    >>> from poker_fp import hand
    >>> wheel = ace_low(hand("Ah 2d 3s 4c 5h"))
    >>> assert wheel.ranks == (5, 4, 3, 2, 1) and str(wheel) == "Ah 2d 3s 4c 5h"
    """
    if Rank.ACE not in hand.kinds:
        return hand
    if hand._ace_low is None:
        low = Hand(tuple(map(_low_if_ace, hand.cards)))
        object.__setattr__(hand, "_ace_low", low)
        return low
    return hand._ace_low


def _low_if_ace(card: Card) -> Card:
    return replace(card, rank=LOW_ACE) if card.rank == Rank.ACE else card


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
