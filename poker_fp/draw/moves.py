"""A move in draw poker: positions read from text, and what can be wrong, as values."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from returns.result import Failure, Result, Success

from poker_fp.deals.catalogue import FIVE_CARD_DRAW
from poker_fp.rules.cards import DECK, Card
from poker_fp.text.errors import LONGEST_LIST, LONGEST_QUOTE, quoted

FEWEST, MOST = 2, 7
"""How many can play. Seven hands leave 17 cards, enough since discards are dealt again."""

CARDS_EACH = FIVE_CARD_DRAW.hole
"""How many cards a player holds, from the deal to the showdown."""

POSITIONS = range(1, CARDS_EACH + 1)
"""The places of a hand's cards, as a player counts them: 1 to 5. For their number, CARDS_EACH."""

Positions: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongPlayers:
    """Too few or too many players for a game."""

    players: int

    @property
    def message(self) -> str:
        return f"{FEWEST} to {MOST} can play, not {legible(self.players)}"


@dataclass(frozen=True, slots=True)
class WrongDeck:
    """A deck that is not the 52 cards, once each."""

    missing: tuple[Card, ...]
    repeated: tuple[Card, ...]
    strange: tuple[object, ...] = ()
    """What is no card of the deck."""

    @property
    def message(self) -> str:
        strange = tuple(quoted(str(thing)) for thing in self.strange[:LONGEST_LIST])
        parts = ("missing", self.missing), ("repeated", self.repeated), ("strange", strange)
        wrong = (f"{what} {' '.join(map(str, cards))}" for what, cards in parts if cards)
        return f"the deck is not the 52 cards, once each: {'; '.join(wrong)}"


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """A move that is not the next one."""

    due: int | None
    """The seat that has to exchange first; None when all have, and the showdown is due."""

    @property
    def message(self) -> str:
        due = "the showdown" if self.due is None else f"the exchange of player {self.due}"
        return f"out of turn: {due} comes first"


@dataclass(frozen=True, slots=True)
class GameOver:
    """A move after the showdown."""

    @property
    def message(self) -> str:
        return "the game is over"


@dataclass(frozen=True, slots=True)
class NotAPosition:
    """Something else where the position of a card should be."""

    text: str

    @property
    def message(self) -> str:
        digits = set(self.text) & set(map(str, POSITIONS))
        together = len(digits) == len(self.text) > 1  # each once, so that the hint is right
        right = f"write {' '.join(self.text)}" if together else "the positions are 1 to 5"
        return f"{quoted(self.text)} is not a position ({right})"


@dataclass(frozen=True, slots=True)
class RepeatedPosition:
    """The same card exchanged twice in one move."""

    position: int

    @property
    def message(self) -> str:
        return f"position {self.position} is there twice"


@dataclass(frozen=True, slots=True)
class NotAShuffle:
    """A reshuffle that lost, added or repeated a card."""

    @property
    def message(self) -> str:
        return "the reshuffled cards are not the discards of the earlier seats"


MoveError: TypeAlias = (
    WrongPlayers | WrongDeck | OutOfTurn | GameOver | NotAPosition | RepeatedPosition | NotAShuffle
)
MoveErrors: TypeAlias = tuple[MoveError, ...]


def parse_positions(text: str) -> Result[Positions, MoveErrors]:
    """The positions of the cards to exchange: numbers with blanks or commas between, or nothing.

    Errors, all that there are, each once: NotAPosition, RepeatedPosition.

    >>> assert parse_positions("1 3 5") == parse_positions("1, 3, 5") == Success((1, 3, 5))
    >>> assert parse_positions("") == Success(())
    >>> assert parse_positions("2 6 2") == Failure((NotAPosition("6"), RepeatedPosition(2)))
    """
    words = text.replace(",", " ").split()
    known = {str(position): position for position in POSITIONS}
    positions = tuple(known[word] for word in words if word in known)
    strange = dict.fromkeys(NotAPosition(word) for word in words if word not in known)
    wrong = *strange, *misplaced(positions)
    return Failure(wrong) if wrong else Success(positions)


def misplaced(positions: Sequence[int]) -> MoveErrors:
    """What is wrong with positions by themselves, each error once.

    >>> assert misplaced((0, 3, 3, 3)) == (NotAPosition("0"), RepeatedPosition(3))
    """
    strange = (NotAPosition(legible(place)) for place in positions if place not in POSITIONS)
    twice = (RepeatedPosition(place) for place in POSITIONS if positions.count(place) > 1)
    return *dict.fromkeys(strange), *twice


def legible(number: int) -> str:
    """A number in a message; of one that `str` may refuse to write, its size.

    >>> assert legible(-6) == "-6" and legible(10**5000) == "a number of 16610 bits"
    """
    huge = abs(number) >= 10**LONGEST_QUOTE
    return f"a number of {number.bit_length()} bits" if huge else str(number)


def miscounted(players: int) -> tuple[WrongPlayers, ...]:
    """What is wrong with a number of players.

    >>> assert miscounted(8) == (WrongPlayers(8),) and miscounted(7) == ()
    """
    return () if FEWEST <= players <= MOST else (WrongPlayers(players),)


def misdealt(deck: Sequence[Card]) -> tuple[WrongDeck, ...]:
    """What is wrong with a deck.

    >>> assert misdealt((*DECK[1:], DECK[1])) == (WrongDeck(DECK[:1], DECK[1:2]),)
    """
    counts = Counter(deck)
    missing = tuple(card for card in DECK if not counts[card])
    repeated = tuple(card for card in DECK if counts[card] > 1)
    strange = tuple(thing for thing in counts if thing not in DECK)
    wrong = missing or repeated or strange
    return (WrongDeck(missing, repeated, strange),) if wrong else ()
