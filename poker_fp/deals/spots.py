"""A deal of which not all cards are there yet: what it is, and how it is read."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, pairwise
from math import comb
from operator import gt
from typing import Any, Generic, TypeVar, overload

from returns.result import Failure, Result, Success

from poker_fp.algebra._toolz import concat
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.games import Cards, Deal, Game, Player, spellings_of
from poker_fp.deals.solvers import in_deck
from poker_fp.rules.cards import Card, by_repr, kind_of
from poker_fp.rules.hands import Hand
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import Word, without_end, words
from poker_fp.text.spellings import read

T = TypeVar("T")

NO_CARDS = "-"
"""In a line, a board or a hand of which no card is known."""


@dataclass(frozen=True, slots=True, repr=False)
class Spot(Generic[T]):
    """A game's board and players, of whose cards some may be still to come.

    Made unchecked; `parse_spot` checks. `str` is its line, which `parse_spot` reads back.

    >>> spot = parse_spot("texas-holdem - AhKh QsQd").unwrap()
    >>> assert (spot.board, len(spot.players)) == ((), 2)
    >>> assert parse_spot(str(spot)).unwrap() == spot
    """

    game: Game[T]
    board: Cards
    players: tuple[Player, ...]

    def __repr__(self) -> str:
        return f"parse_spot({str(self)!r}).unwrap()"

    _repr_pretty_ = by_repr

    def __str__(self) -> str:
        board = ["".join(map(str, self.board)) or NO_CARDS] if self.game.board else []
        return " ".join([self.game.name, *board, *(player.text for player in self.players)])


@overload
def parse_spot(line: str) -> Result[Spot[Hand], Errors]: ...
@overload
def parse_spot(line: str, games: Mapping[str, Game[T]]) -> Result[Spot[T], Errors]: ...
def parse_spot(line: str, games: Mapping[str, Game[Any]] = GAMES) -> Result[Spot[Any], Errors]:
    """The spot that a line describes: as `parse_deal`, but board and hands may lack cards.

    `-` is a board, or a hand, of which no card is there. A whole deal is a spot, too: nothing is to
    come. Errors, all that there are and by column: as `parse_deal`; WrongCount is for more cards
    than the game takes, and CardsApart for what looks like a board or a hand card by card.

    >>> spot = parse_spot("texas-holdem 2h3h4s KdKs 9hJh -").unwrap()
    >>> assert to_come(spot) == (2, 0, 0, 2)
    >>> from poker_fp.text.errors import full_message
    >>> [full_message(error) for error in parse_spot("razz AhKhQhJhTh9h8h7h").failure()]
    ['column 6: the hand has 8 cards, not 0 to 7 (razz takes hands of up to 7 cards)']
    """
    line = without_end(line)
    name, *parts = words(line) or [Word("", 1)]
    game = games.get(name.text)
    if game and (spot := _read(game, [part.text for part in parts])):
        return Success(spot)
    # Only a line that is wrong needs it, and it takes a while to import.
    from poker_fp.deals.misspotted import misspotted, of_no_game_there

    if game is None:
        return Failure(of_no_game_there(games, line, [name, *parts]))
    return Failure(misspotted(game, line, name.column + len(name.text)))


def _read(game: Game[T], parts: Sequence[str]) -> Spot[T] | None:
    spellings = spellings_of(game)
    found = [() if part == NO_CARDS else read(part, spellings) for part in parts]
    cards = [each for each in found if each is not None]
    counts = list(map(len, cards))
    most = [game.board, *[game.hole] * len(parts)][not game.board :]
    seats = len(parts) - bool(game.board)
    if seats < 1 or len(cards) != len(parts) or are_apart(game, counts):
        return None
    if any(map(gt, counts, most)) or not in_deck(game, list(concat(cards))):
        return None
    board = cards.pop(0) if game.board else ()
    players = zip(parts[-seats:], cards, strict=True)
    return Spot(game, board, tuple(Player(text, hole) for text, hole in players))


def are_apart(game: Game[Any], sizes: Sequence[int]) -> bool:
    """Do parts of such sizes look like a board or a hand that is written card by card?

    >>> holdem = GAMES["texas-holdem"]
    >>> assert are_apart(holdem, [1, 1, 1, 2, 2]) and not are_apart(holdem, [3, 2, 1])
    """
    if game.hole == 1:
        return False
    if not game.board:
        return len(sizes) > 2 and set(sizes) == {1}
    return any(one == other == 1 for one, other in pairwise(sizes))


def to_come(spot: Spot[Any]) -> tuple[int, ...]:
    """How many cards the board lacks, and then each player.

    >>> assert to_come(parse_spot("texas-holdem 2h3h4s AhKh Qs").unwrap()) == (2, 0, 1)
    """
    if not isinstance(spot, Spot):
        raise TypeError(f"a spot is wanted, not {kind_of(spot)}: parse_spot(line).unwrap()")
    board = spot.game.board - len(spot.board)
    return (board, *(spot.game.hole - len(player.cards) for player in spot.players))


def left(spot: Spot[Any]) -> Cards:
    """The cards of the deck that nobody has seen, in its order.

    >>> assert list(map(str, left(parse_spot("leduc Jh Qs").unwrap()))) == ["Js", "Qh", "Kh", "Ks"]
    """
    seen = Counter(chain(spot.board, *(player.cards for player in spot.players)))
    return tuple(card for card in spot.game.deck if not _is_seen(card, seen))


def _is_seen(card: Card, seen: Counter[Card]) -> bool:
    """Is it one of those seen? It is taken out of them, so that of two jokers one may be left."""
    if not seen.get(card):
        return False
    seen[card] -= 1
    return True


def ways(spot: Spot[Any]) -> int:
    """In how many ways the cards to come may fall: those of the board, those of each player.

    0 where the deck has not so many.

    >>> assert ways(parse_spot("texas-holdem - AhKh QsQd").unwrap()) == 1_712_304
    """
    counts = to_come(spot)
    number, rest = 1, len(spot.game.deck) - spot.game.board + counts[0]
    rest -= sum(len(player.cards) for player in spot.players)
    for count in counts:
        number *= comb(rest, count)
        rest = max(0, rest - count)
    return number


def completed(spot: Spot[T]) -> Iterator[Deal[T]]:
    """All the whole deals that a spot may become; two jokers are two different cards here.

    >>> deals = list(completed(parse_spot("kuhn Jc -").unwrap()))
    >>> assert [str(deal.players[1].cards[0]) for deal in deals] == ["Qc", "Kc"]
    """
    for board, *holes in drawn(left(spot), to_come(spot)):
        yield Deal(spot.game, spot.board + board, _dealt(spot.players, holes))


def _dealt(players: Sequence[Player], holes: Sequence[Cards]) -> tuple[Player, ...]:
    both = zip(players, holes, strict=True)
    return tuple([Player(player.text, player.cards + hole) for player, hole in both])


def with_hands(spot: Spot[T]) -> Iterator[Spot[T]]:
    """All that a spot may become when the players have their cards, and nothing else has come.

    >>> assert len(list(with_hands(parse_spot("leduc - Jh -").unwrap()))) == 5
    """
    for holes in drawn(left(spot), to_come(spot)[1:]):
        yield Spot(spot.game, spot.board, _dealt(spot.players, holes))


def drawn(cards: tuple[T, ...], counts: Sequence[int]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """All ways to draw so many of some cards, and then so many of those that are left.

    Where there are too few for all of them there is no way, which is known before any is drawn.

    >>> assert len(list(drawn(GAMES["kuhn"].deck, [1, 1]))) == 6
    >>> assert list(drawn((1, 2), [0, 2, 0])) == [((), (1, 2), ())]
    """
    if sum(counts) > len(cards):
        return
    if not any(counts):
        yield ((),) * len(counts)
        return
    first, *others = counts
    for places in combinations(range(len(cards)), first):
        rest = tuple(card for place, card in enumerate(cards) if place not in places)
        taken = tuple(map(cards.__getitem__, places))
        for more in drawn(rest if first else cards, others):
            yield (taken, *more)


def with_card(spot: Spot[T], card: Card) -> Spot[T]:
    """The spot with one more card on its board."""
    return Spot(spot.game, (*spot.board, card), spot.players)
