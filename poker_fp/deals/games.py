"""What a kind of poker is made of, and a deal of one. The kinds there are: `catalogue.py`."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, Generic, TypeAlias, TypeVar

from poker_fp.rules.cards import Card, by_repr
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking

T = TypeVar("T")

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Game(Generic[T]):
    """A kind of poker. Its hands are of any type `T` that its ranking is about.

    >>> from poker_fp import STANDARD
    >>> pineapple = Game("pineapple", board=5, hole=3, hands=using(2, 1, 0), ranking=STANDARD)
    """

    name: str

    board: int
    """How many cards lie on the board; 0 where there is none."""

    hole: int
    """How many cards a player holds."""

    hands: Callable[[Cards, Cards], Iterable[T]] = field(repr=False)
    """The hands a player may show, at least one, from board and hole; of equals the first is."""

    ranking: Ranking[T] = field(repr=False)


def layout(game: Game[Any], parts: int) -> list[tuple[str, int]]:
    """What each part of a line after the game's name should be, and of how many cards.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> assert layout(TEXAS_HOLDEM, 3) == [("board", 5), ("hand", 2), ("hand", 2)]
    """
    board = [("board", game.board)] if game.board else []
    return board + [("hand", game.hole)] * max(1, parts - len(board))


def using(*own: int) -> Callable[[Cards, Cards], Iterator[Hand]]:
    """All hands of five with so many of the player's own cards; the numbers preferred come first.

    >>> from poker_fp import parse_cards
    >>> board, hole = (parse_cards(text).unwrap() for text in ("2c3c4c5c6c", "AdKd"))
    >>> assert [str(hand) for hand in using(0)(board, hole)] == ["2c 3c 4c 5c 6c"]
    >>> assert len(list(using(2, 1, 0)(board, hole))) == 10 + 10 + 1
    """

    def hands(board: Cards, hole: Cards) -> Iterator[Hand]:
        for count in own:
            for mine, shared in product(combinations(hole, count), combinations(board, 5 - count)):
                yield Hand(mine + shared)

    return hands


@dataclass(frozen=True, slots=True)
class Player:
    """A player's own cards, and how they were typed."""

    text: str
    cards: Cards


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Generic[T]):
    """A game's board and players, in the order dealt. Made unchecked; `parse_deal` checks.

    `str` is its line, which `parse_deal` reads back to an equal deal.

    >>> from poker_fp import parse_deal
    >>> deal = parse_deal("  texas-holdem 2h3h4H5d8d  KDKS 9hJh").unwrap()
    >>> assert str(deal) == "texas-holdem 2h3h4h5d8d KDKS 9hJh"
    >>> assert parse_deal(str(deal)).unwrap() == deal
    """

    game: Game[T]
    board: Cards
    players: tuple[Player, ...]

    def __repr__(self) -> str:
        return f"parse_deal({str(self)!r}).unwrap()"

    _repr_pretty_ = by_repr

    def __str__(self) -> str:
        board = ["".join(map(str, self.board))] if self.board else []
        return " ".join([self.game.name, *board, *(player.text for player in self.players)])
