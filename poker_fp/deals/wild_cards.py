"""Hands with wild cards, which stand for others: one more kind of those in `choosing.py`."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations_with_replacement
from operator import itemgetter

from poker_fp.deals.choosing import (
    Choosing,
    Places,
    is_wild,
    made_by,
    places_of,
    suits_matter_from,
    takes_any,
)
from poker_fp.deals.games import Cards, Hands
from poker_fp.rules.cards import Card, Rank, StandIn, Suit
from poker_fp.rules.hands import Hand

HIGH_TO_LOW = tuple(Rank)[::-1]


@dataclass(frozen=True, slots=True)
class Wild(Choosing):
    """See `wild`."""

    which: Callable[[Card], bool]
    hands: Hands[Hand]

    def places(self, board: int, hole: int) -> Iterable[Places] | None:
        """Those of the hands."""
        return places_of(self.hands, board, hole)

    def made(self, cards: Cards) -> Iterator[Hand]:
        """The hands with every choice of what their wild cards stand for."""
        return self._wild(made_by(self.hands, cards))

    def suits_matter_from(self, size: int) -> int | None:
        """All of them; not known if the hands themselves are made for fewer of one suit."""
        return size if suits_matter_from(self.hands, size) == size else None

    def takes_any(self) -> bool:
        """If the hands do."""
        return takes_any(self.hands)

    def is_wild(self, card: Card) -> bool:
        """Is it one of those that are?"""
        return self.which(card) or is_wild(self.hands, card)

    def __call__(self, board: Cards, hole: Cards) -> Iterator[Hand]:
        return self._wild(self.hands(board, hole))

    def _wild(self, hands: Iterable[Hand]) -> Iterator[Hand]:
        counted = [(sum(map(self.which, hand.cards)), hand) for hand in hands]
        for wild_cards, hand in sorted(counted, key=itemgetter(0)):
            yield from map(Hand, _stand_ins(hand.cards, self.which)) if wild_cards else [hand]


def wild(which: Callable[[Card], bool], hands: Hands[Hand]) -> Wild:
    """The hands in which each wild card stands for whatever it may; the ranking picks.

    It stands for any card that the hand does not have, or for one more of a rank of which the hand
    has all suits: five of a kind exists, a flush with two aces of one suit does not. The suits are
    chosen so that all are of one or not: no ranking may ask more of the suits of stand-ins. Hands
    with fewer wild cards come first, so that of equal ones a card is shown rather than a stand-in.

    >>> from poker_fp import JOKER, STANDARD, compound, parse_cards, using
    >>> held = parse_cards("6d 6h 9s 9c").unwrap() + (JOKER,)
    >>> hands = wild(lambda card: card == JOKER, using(5))((), held)
    >>> from functools import cmp_to_key
    >>> best = max(hands, key=cmp_to_key(compound(*STANDARD)))
    >>> assert str(best) == "6d 6h 9s 9c Jk as 9d"
    """
    return Wild(which, hands)


def _stand_ins(cards: Cards, which: Callable[[Card], bool]) -> Iterator[Cards]:
    """The cards, their wild ones in all ranks, and in the one suit of the others or in several."""
    held = tuple(card for card in cards if not which(card))
    free = tuple(card for card in cards if which(card))
    suit, *others = {card.suit for card in held or free[:1]}
    held_ranks = {card.rank for card in held}
    for ranks in combinations_with_replacement(HIGH_TO_LOW, len(free)):
        if not others and len(held_ranks.union(ranks)) == len(cards):
            yield (*held, *map(partial(_as, suit), ranks, free))
        yield _in_several_suits(held, zip(ranks, free, strict=True))


def _in_several_suits(held: Cards, free: Iterable[tuple[Rank, Card]]) -> Cards:
    """The cards, with wild ones in such ranks, and in suits so that not all are of one."""
    for rank, card in free:
        taken = {other.suit for other in held if other.rank == rank}
        in_use = {other.suit for other in held}
        own = {card.suit} if card.rank == rank else set()
        left = [suit for suit in Suit if suit not in taken] or list(Suit)
        found = min(left, key=lambda suit: (in_use == {suit}, suit not in own, suit in in_use))
        held = (*held, _as(found, rank, card))
    return held


def _as(suit: Suit, rank: Rank, card: Card) -> Card:
    """A wild card as the card of that suit and rank, which may be itself."""
    return card if (card.suit, card.rank) == (suit, rank) else StandIn(rank, suit, card)
