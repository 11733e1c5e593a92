"""What a kind of poker is made of, and a deal of one. The kinds there are: `catalogue.py`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from poker_fp.rules.cards import DECK, JOKER, Card, by_repr
from poker_fp.rules.rule import Ranking
from poker_fp.text.spellings import CARDS, WITH_JOKERS

T = TypeVar("T")

Cards: TypeAlias = tuple[Card, ...]

Hands: TypeAlias = Callable[[Cards, Cards], Iterable[T]]
"""The hands that a player may show, from board and hole; of equals the first is.

Who has none is out. Any function will do; `choosing.py` and `wild_cards.py` have makers.
"""


@dataclass(frozen=True, slots=True)
class Side(Generic[T]):
    """What one part of the pot is played for: which hands may be shown, and what is best.

    >>> from poker_fp import STANDARD, hand, using
    >>> jacks_or_better = hand("2c 3c 4d Jh Js")
    >>> opened = Side("opened", using(5), STANDARD, at_least=jacks_or_better)
    """

    name: str

    hands: Hands[T] = field(repr=False)
    """The hands that a player may show; who has none is out of this side."""

    ranking: Ranking[T] = field(repr=False)

    at_least: T | None = field(default=None, repr=False)
    """The weakest hand that may win; without one any may."""


@dataclass(frozen=True, slots=True)
class Game(Generic[T]):
    """A kind of poker. Its hands are of any type `T` that its ranking is about.

    Its first side, of which it has the parts itself, takes the whole pot where there is no other.

    >>> from poker_fp import STANDARD, using
    >>> irish = Game("irish", board=5, hole=4, hands=using(2, 1, 0), ranking=STANDARD)
    >>> assert [side.name for side in irish.sides] == ["high"]
    """

    name: str

    board: int
    """How many cards lie on the board; 0 where there is none."""

    hole: int
    """How many cards a player holds."""

    hands: Hands[T] = field(repr=False)
    """The hands that a player may show, as of a `Side`."""

    ranking: Ranking[T] = field(repr=False)

    also: tuple[Side[T], ...] = field(default=(), repr=False)
    """What the other parts of a split pot are played for."""

    deck: Cards = field(default=DECK, repr=False)
    """The cards it is played with; one may be there several times, as jokers are."""

    at_least: T | None = field(default=None, repr=False)
    """The weakest hand that may win, as of a `Side`."""

    side: str = field(default="high", repr=False)
    """The name of its own side."""

    deck_cards: frozenset[Card] = field(init=False, repr=False, compare=False)
    """The cards of the deck, each once: looked up for every card of every line."""

    sides: tuple[Side[T], ...] = field(init=False, repr=False, compare=False)
    """All that is played for, an equal part of the pot each: its own side, then the others."""

    def __post_init__(self) -> None:
        own = Side(self.side, self.hands, self.ranking, self.at_least)
        object.__setattr__(self, "deck_cards", frozenset(self.deck))
        object.__setattr__(self, "sides", (own, *self.also))


def spellings_of(game: Game[Any]) -> Mapping[str, Card]:
    """The spellings of a game's cards: of jokers too if it has any."""
    return WITH_JOKERS if game.deck is not DECK and JOKER in game.deck_cards else CARDS


def layout(game: Game[Any], parts: int) -> list[tuple[str, int]]:
    """What each part of a line after the game's name should be, and of how many cards.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> assert layout(TEXAS_HOLDEM, 3) == [("board", 5), ("hand", 2), ("hand", 2)]
    """
    board = [("board", game.board)] if game.board else []
    return board + [("hand", game.hole)] * max(1, parts - len(board))


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
