"""Which hands may be shown: from a board and a player's own cards to hands.

What `using`, `rainbow`, `on` and `wild` make are values. They can be called, as `Game.hands` is,
and asked: which cards of hole and board are taken together, and what hands do such cards make?
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, combinations, combinations_with_replacement, product
from operator import itemgetter
from typing import Any, TypeAlias, TypeVar

from poker_fp.deals.games import Cards, Game, Hands
from poker_fp.rules.cards import Card, Rank, StandIn, Suit
from poker_fp.rules.hands import Hand

T = TypeVar("T")

HIGH_TO_LOW = tuple(Rank)[::-1]

Places: TypeAlias = tuple[int, ...]
"""Where the cards of a hand are in `hole + board`: a player's own come first."""


class Choosing:
    """A kind of hands that knows its places; what it answers when called follows from them."""

    __slots__ = ()

    def places(self, board: int, hole: int) -> Iterable[Places] | None:
        """Which cards are taken together, of so many on the board and so many of one's own.

        None where that is not known, because hands of any function are a part of it.
        """
        raise NotImplementedError  # each kind has its own

    def made(self, cards: Cards) -> Iterable[Hand]:
        """The hands that cards make which are taken together: themselves, if no more is said."""
        return (Hand(cards),)

    def __call__(self, board: Cards, hole: Cards) -> Iterable[Hand]:
        at, made = (hole + board).__getitem__, self.made
        places = self.places(len(board), len(hole)) or ()
        return [hand for taken in places for hand in made(tuple(map(at, taken)))]


def places_of(hands: Hands[T], board: int, hole: int) -> Iterable[Places] | None:
    """The places of some hands; None of a plain function.

    >>> assert list(places_of(using(1, size=2), 1, 2) or ()) == [(0, 2), (1, 2)]
    >>> assert places_of(lambda board, hole: [Hand(hole)], 1, 2) is None
    """
    return hands.places(board, hole) if isinstance(hands, Choosing) else None


def size_of(game: Game[Any]) -> int:
    """How many cards the largest hand of a game has; where that is not known five, or all.

    >>> from poker_fp import GAMES
    >>> assert [size_of(GAMES[name]) for name in ("omaha-6", "badugi", "leduc")] == [5, 4, 2]
    """
    of_sides = (places_of(side.hands, game.board, game.hole) or () for side in game.sides)
    sizes = map(len, chain.from_iterable(of_sides))
    return max(sizes, default=min(5, game.board + game.hole))


def made_by(hands: Hands[Hand], cards: Cards) -> Iterable[Hand]:
    """The hands that such cards make; by a plain function those of a player with no other."""
    return hands.made(cards) if isinstance(hands, Choosing) else hands((), cards)


@dataclass(frozen=True, slots=True)
class Using(Choosing):
    """See `using`."""

    own: tuple[int, ...]
    size: int

    def places(self, board: int, hole: int) -> tuple[Places, ...]:
        """So many of one's own, and the rest from the board; the numbers preferred come first."""
        return _places(self.own, self.size, board, hole)


@cache
def _places(own: tuple[int, ...], size: int, board: int, hole: int) -> tuple[Places, ...]:
    mine, shared = range(hole), range(hole, hole + board)
    return tuple(
        taken + rest
        for count in own
        if count <= size
        for taken, rest in product(combinations(mine, count), combinations(shared, size - count))
    )


def using(*own: int, size: int = 5) -> Using:
    """All hands of a size with so many of the player's own cards; the numbers preferred come first.

    >>> from poker_fp import parse_cards
    >>> board, hole = (parse_cards(text).unwrap() for text in ("2c3c4c5c6c", "AdKd"))
    >>> assert [str(hand) for hand in using(0)(board, hole)] == ["2c 3c 4c 5c 6c"]
    >>> assert len(list(using(2, 1, 0)(board, hole))) == 10 + 10 + 1
    >>> assert [str(hand) for hand in using(2, size=3)(board[:2], hole)] == ["Ad Kd 2c", "Ad Kd 3c"]
    """
    return Using(own, size)


@dataclass(frozen=True, slots=True)
class Rainbow(Choosing):
    """See `rainbow`."""

    def places(self, board: int, hole: int) -> Iterator[Places]:
        """Any cards: as many as there are suits, then fewer."""
        sizes = range(len(Suit), 0, -1)
        return chain.from_iterable(combinations(range(hole + board), size) for size in sizes)

    def made(self, cards: Cards) -> Iterable[Hand]:
        """A hand, if no card has another's rank or suit."""
        unlike = len({c.rank for c in cards}) == len(cards) == len({c.suit for c in cards})
        return (Hand(cards),) if unlike else ()


rainbow = Rainbow()
"""All hands of four cards to one, no two of a rank or of a suit: those of badugi.

>>> from poker_fp import parse_cards
>>> hole = parse_cards("2c3c4d4h").unwrap()
>>> assert [str(hand) for hand in rainbow((), hole)][:3] == ["2c 4d", "2c 4h", "3c 4d"]
"""


@dataclass(frozen=True, slots=True)
class On(Choosing):
    """See `on`."""

    start: int
    stop: int
    hands: Hands[Hand]

    def places(self, board: int, hole: int) -> Iterable[Places] | None:
        """Those of the hands on that part of the board, each counted on the whole of it."""
        part = range(hole, hole + board)[self.start : self.stop]
        places = places_of(self.hands, len(part), hole)
        whole = (*range(hole), *part)
        return places and (tuple([whole[place] for place in taken]) for taken in places)

    def made(self, cards: Cards) -> Iterable[Hand]:
        """What the hands make of them."""
        return made_by(self.hands, cards)

    def __call__(self, board: Cards, hole: Cards) -> Iterable[Hand]:
        return self.hands(board[self.start : self.stop], hole)


def on(start: int, stop: int, hands: Hands[Hand]) -> On:
    """The hands on a part of the board only, from one place of it up to another.

    >>> from poker_fp import parse_cards
    >>> board, hole = (parse_cards(text).unwrap() for text in ("2c3c4c5c", "AdKd"))
    >>> own, second = on(0, 0, using(2, size=2)), on(2, 4, using(1, size=3))
    >>> assert [str(hand) for hand in own(board, hole)] == ["Ad Kd"]
    >>> assert [str(hand) for hand in second(board, hole)] == ["Ad 4c 5c", "Kd 4c 5c"]
    """
    return On(start, stop, hands)


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

    >>> from poker_fp import JOKER, STANDARD, compound, parse_cards
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
