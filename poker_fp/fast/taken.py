"""The strengths of cards that are taken together as one hand: of any size, some of them wild.

A wild card has no rank here, is counted apart from the others, and is of every suit at once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from poker_fp.deals.choosing import made_by, suits_matter_from, takes_any
from poker_fp.deals.games import Hands
from poker_fp.fast.classes import HandClass, representative
from poker_fp.fast.codes import (
    CODES,
    EACH_SUIT,
    FLUSH,
    KEY_BITS,
    SUIT_CODES,
    rank_multisets,
    rank_sets,
    sum_of_ranks,
)
from poker_fp.fast.evaluator import Evaluator
from poker_fp.rules.cards import AnyRank, Card, Rank, Suit
from poker_fp.rules.hands import Hand

WILD_RANK = 8 << KEY_BITS
"""What a wild card adds to the rank part of a sum: 1 in its count, above the 3 bits of others'."""

WILD_CODE = WILD_RANK + EACH_SUIT
"""The code of a wild card, which counts with every suit."""


Ranks: TypeAlias = tuple[AnyRank, ...]


class Taken(NamedTuple):
    """What may decide how strong cards are that are taken together."""

    ranks: Ranks
    """Of those that are not wild, from low to high."""

    wild: int
    """How many others there are."""

    of_a_suit: bool
    """Are so many of one suit, the wild ones with them, that it matters?"""

    @property
    def rank_sum(self) -> int:
        """The rank part of the sum of their codes."""
        return sum_of_ranks(self.ranks) + self.wild * WILD_RANK


def codes_of(deck: Iterable[Card], is_wild: Callable[[Card], bool]) -> dict[Card, int]:
    """The code of each card of a deck.

    >>> from poker_fp import DECK, JOKER
    >>> assert codes_of(DECK, lambda card: False) == CODES
    >>> assert codes_of([JOKER], lambda card: True) == {JOKER: WILD_CODE}
    """
    return {card: WILD_CODE if is_wild(card) else CODES[card] for card in deck}


def to_tell_suits(hands: Hands[Hand], size: int) -> int:
    """Added to the sum of so many codes, it tells by the bits of FLUSH if their suits matter.

    >>> from poker_fp import using
    >>> assert to_tell_suits(using(5), 5) == 3 * EACH_SUIT
    """
    return (8 - (suits_matter_from(hands, size) or 0)) * EACH_SUIT


def strengths_of_taken(
    evaluator: Evaluator, hands: Hands[Hand], most_wild: int
) -> dict[Taken, int]:
    """The strength of all cards that make a hand, with up to so many wild ones.

    A wild card makes them as strong as the best card that it may stand for does.
    """
    by_size: dict[int, dict[HandClass, int]] = {}
    of_classes = zip(evaluator.hand_classes, evaluator.class_strengths, strict=True)
    for hand_class, strength in of_classes:
        if _makes_a_hand(hands, hand_class):
            by_size.setdefault(len(hand_class.ranks), {})[hand_class] = strength
    return {
        Taken(ranks, wild, suited and size >= (suits_matter_from(hands, size) or 0)): strength
        for size, natural in by_size.items()
        for wild, smaller in enumerate(_with_wild(natural, size, most_wild))
        for (ranks, suited), strength in smaller.items()
        if not _of_more_than_four(ranks)
    }


def _of_more_than_four(ranks: Ranks) -> bool:
    """Are they five of a rank, which no cards are? Their sum is that of some other ranks."""
    return len(ranks) > len(Suit) and ranks[0] == ranks[-1]


def _makes_a_hand(hands: Hands[Hand], hand_class: HandClass) -> bool:
    return takes_any(hands) or any(True for _ in made_by(hands, representative(hand_class).cards))


def _with_wild(
    natural: dict[HandClass, int], size: int, most_wild: int
) -> Iterator[dict[HandClass, int]]:
    """By how many cards are wild: the strengths with each class of those that are not."""
    yield natural
    found = natural
    for cards in range(size - 1, size - 1 - min(most_wild, size), -1):
        classes = [HandClass(ranks, suited=False) for ranks in rank_multisets(cards)]
        classes += [HandClass(ranks, suited=True) for ranks in rank_sets(cards)]
        found = {each: max(_with_one_more(each, found)) for each in classes}
        yield found


def _with_one_more(hand_class: HandClass, strengths: Mapping[HandClass, int]) -> Iterator[int]:
    ranks, suited = hand_class
    for rank in Rank:
        more = tuple(sorted((*ranks, rank)))
        yield strengths.get(HandClass(more, suited=False), 0)
        if suited:  # no flush has two cards of one rank
            yield strengths.get(HandClass(more, suited=True), 0)


def by_place(strengths: Mapping[Taken, int]) -> dict[int, int]:
    """The strengths by what sums have in common: the ranks, and whose suit it is that matters."""
    tops = [8 * code for code in SUIT_CODES.values()]
    found: dict[int, int] = {}
    for taken, strength in strengths.items():
        place = taken.rank_sum
        of_suits = (tops if taken.ranks else [FLUSH]) if taken.of_a_suit else [0]
        found |= {place + top: strength for top in of_suits}
    return found
