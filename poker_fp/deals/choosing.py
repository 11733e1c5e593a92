"""Which hands may be shown: from a board and a player's own cards to hands.

What `using`, `rainbow`, `on`, and `wild` of `wild_cards.py` make are values. They can be called, as
`Game.hands` is, and asked: which cards of hole and board are taken together, what hands do such
cards make, when do their suits matter, and which of them are wild? Tables (`fast`) need no more.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product
from typing import Any, TypeAlias, TypeVar

from poker_fp.deals.games import Cards, Game, Hands
from poker_fp.rules.cards import Card, Suit
from poker_fp.rules.hands import Hand

T = TypeVar("T")

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

    def suits_matter_from(self, size: int) -> int | None:
        """Of how many cards in one suit it matters that they are, among so many taken together.

        None where that is not known, so that no tables can be made: each kind says it of itself.
        """
        return None

    def takes_any(self) -> bool:
        """Do any cards that are taken together make a hand, at least by what is wild of them?"""
        return False

    def is_wild(self, card: Card) -> bool:
        """May the card stand for any that is not held, and for a fifth of a rank?"""
        return False

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


def suits_matter_from(hands: Hands[T], size: int) -> int | None:
    """Of how many cards in one suit it matters that they are; None of a plain function.

    >>> assert suits_matter_from(using(5), 5) == 5 and suits_matter_from(rainbow, 4) == 2
    """
    return hands.suits_matter_from(size) if isinstance(hands, Choosing) else None


def takes_any(hands: Hands[T]) -> bool:
    """Do any cards make a hand that some hands take together, as far as they tell?"""
    return isinstance(hands, Choosing) and hands.takes_any()


def is_wild(hands: Hands[T], card: Card) -> bool:
    """Is a card wild in some hands, as far as they tell?"""
    return isinstance(hands, Choosing) and hands.is_wild(card)


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

    def suits_matter_from(self, size: int) -> int:
        """All of them."""
        return size

    def takes_any(self) -> bool:
        """They do."""
        return True


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

    def suits_matter_from(self, size: int) -> int:
        """Two make no hand."""
        return 2


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

    def suits_matter_from(self, size: int) -> int | None:
        """As the hands have it."""
        return suits_matter_from(self.hands, size)

    def takes_any(self) -> bool:
        """If the hands do."""
        return takes_any(self.hands)

    def is_wild(self, card: Card) -> bool:
        """Is it wild in the hands?"""
        return is_wild(self.hands, card)

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
