"""Five-card draw: one immutable table, and the transitions that carry it on.

Each transition gives the next table, or everything that is wrong with the move; the table that it
was given stays as it is. Nothing here is random: the deck comes shuffled, and `reshuffle` is
passed in. Seats and positions are counted from 1, as players count them.

The deal of the draw game is here, in `deal`; how many cards each gets and how many can play is in
`moves.py`, and what a hand is worth comes from the ranking that `showdown` is given.

>>> from poker_fp import DECK
>>> table = deal(2, DECK).unwrap()
>>> assert table.turn == 1 and str(table.hands[0]) == "2c 2h 3c 3h 4c"
>>> table = exchange(table, (1,), reshuffle=tuple).unwrap()
>>> assert table.turn == 2 and str(table.hands[0]) == "4h 2h 3c 3h 4c"
>>> table = exchange(table, (), reshuffle=tuple).bind(showdown).unwrap()
>>> assert table.winners == (1,) and table.reason == "two pair: 4 and 3"
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from returns.result import Failure, Result, Success

from poker_fp.deals.catalogue import FIVE_CARD_DRAW
from poker_fp.deals.games import Cards, Deal, Player
from poker_fp.deals.standings import Group, Standing, because, explain_deal
from poker_fp.draw.moves import (
    CARDS_EACH,
    GameOver,
    MoveErrors,
    NotAShuffle,
    OutOfTurn,
    miscounted,
    misdealt,
    misplaced,
)
from poker_fp.rules.cards import Card
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking
from poker_fp.rules.wording import joined


class Phase(Enum):
    """What comes next at a table."""

    EXCHANGE = "a seat exchanges"
    SHOWDOWN = "all hands are shown"
    OVER = "nothing"


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a game. Made unchecked; `deal` checks."""

    stub: Cards
    """What is left of the deck, the next card first."""

    discards: Cards
    """What was exchanged and has not been dealt again, in that order."""

    hands: tuple[Hand, ...]
    """The seats' hands, seat 1 first."""

    moved: int = 0
    """How many seats have exchanged."""

    standing: Standing[Hand] | None = None
    """Who is where, and why; None before the showdown."""

    @property
    def phase(self) -> Phase:
        """What comes next at the table."""
        if self.standing:
            return Phase.OVER
        return Phase.EXCHANGE if self.turn else Phase.SHOWDOWN

    @property
    def turn(self) -> int | None:
        """The seat that exchanges next; None when all have."""
        return self.moved + 1 if self.moved < len(self.hands) else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win; none before the showdown."""
        return seats_of(self, self.standing.groups[0]) if self.standing else ()

    @property
    def reason(self) -> str:
        """What the winners have over the next group, if any, and why they tie, in words.

        Empty before the showdown.
        """
        return _reason(self.standing.groups[0]) if self.standing else ""


Reshuffle = Callable[[Cards], Iterable[Card]]
"""Puts cards in another order; pure, so that the same game can be played again."""


def deal(players: int, shuffled_deck: Iterable[Card]) -> Result[Table, MoveErrors]:
    """The table after the deal: five cards to each of 2 to 7 players, one at a time round it.

    Errors, all that there are: WrongPlayers, WrongDeck.

    >>> from poker_fp import DECK
    >>> assert deal(8, DECK).failure()[0].message == "2 to 7 can play, not 8"
    """
    deck = tuple(shuffled_deck)
    wrong: MoveErrors = (*miscounted(players), *misdealt(deck))
    if wrong:
        return Failure(wrong)
    dealt = CARDS_EACH * players
    hands = tuple(Hand(deck[seat:dealt:players]) for seat in range(players))
    return Success(Table(deck[dealt:], (), hands))


def exchange(
    table: Table, positions: Iterable[int], reshuffle: Reshuffle, *, seat: int | None = None
) -> Result[Table, MoveErrors]:
    """The seat whose turn it is gives up the cards at some positions, and gets as many others.

    None is fine, and any number of the five. They come from the stub; where that runs short, the
    discards of earlier seats follow, put through `reshuffle`: never a card just given up. `seat`
    is who asks, where the caller knows.

    Errors, all that there are: GameOver, OutOfTurn, NotAPosition, RepeatedPosition, NotAShuffle.

    >>> from poker_fp import DECK
    >>> table = deal(2, DECK).unwrap()
    >>> assert exchange(table, (), tuple, seat=2) == Failure((OutOfTurn(due=1),))
    """
    chosen = tuple(positions)
    if wrong := (*_untimely(table, Phase.EXCHANGE, seat), *misplaced(chosen)):
        return Failure(wrong)
    short = runs_short(table, chosen)
    again = tuple(reshuffle(table.discards)) if short else ()
    if short and Counter(again) != Counter(table.discards):
        return Failure((NotAShuffle(),))
    hand = table.hands[table.moved]
    given_up = tuple(card for place, card in enumerate(hand.cards, start=1) if place in chosen)
    supply = table.stub + again  # without the cards given up, which join the discards below
    new = dict(zip(given_up, supply, strict=False))
    changed = Hand(tuple(new.get(card, card) for card in hand.cards))
    return Success(
        replace(
            table,
            stub=supply[len(chosen) :],
            discards=(() if short else table.discards) + given_up,
            hands=(*table.hands[: table.moved], changed, *table.hands[table.moved + 1 :]),
            moved=table.moved + 1,
        )
    )


def runs_short(table: Table, positions: Sequence[int]) -> bool:
    """Has the stub too few cards for an exchange, so that discards are dealt again?

    >>> from poker_fp import DECK
    >>> assert not runs_short(deal(7, DECK).unwrap(), (1, 2, 3, 4, 5))
    """
    return len(positions) > len(table.stub)


def showdown(table: Table, ranking: Ranking[Hand] = STANDARD) -> Result[Table, MoveErrors]:
    """All hands are shown, and the winners known; once, when every seat has had its exchange.

    Errors: GameOver, OutOfTurn.

    >>> from poker_fp import DECK
    >>> assert showdown(deal(2, DECK).unwrap()) == Failure((OutOfTurn(due=1),))
    """
    if wrong := _untimely(table, Phase.SHOWDOWN):
        return Failure(wrong)
    game = replace(FIVE_CARD_DRAW, ranking=ranking)
    players = (Player(named([seat]), hand.cards) for seat, hand in enumerate(table.hands, start=1))
    return Success(replace(table, standing=explain_deal(Deal(game, (), tuple(players)))))


def named(seats: Sequence[int]) -> str:
    """Seats in words.

    >>> assert named([2]) == "Player 2" and named([1, 3, 4]) == "Players 1, 3 and 4"
    """
    if len(seats) == 1:
        return f"Player {seats[0]}"
    return f"Players {', '.join(map(str, seats[:-1]))} and {seats[-1]}"


def seats_of(table: Table, group: Group[Hand]) -> tuple[int, ...]:
    """The seats that hold the hands of a group of the table's standing, in their order.

    >>> from poker_fp import hand
    >>> table = Table((), (), (hand("2h3d5s9cKd"), hand("2c3h4s8cAh")), moved=2)
    >>> winners, others = showdown(table).unwrap().standing.groups
    >>> assert seats_of(table, winners) == (2,) and seats_of(table, others) == (1,)
    """
    hands = {showing.hand for showing in group.showings}  # no two seats hold the same card
    return tuple(seat for seat, hand in enumerate(table.hands, start=1) if hand in hands)


def _reason(group: Group[Hand]) -> str:
    over = group.beats.reason if group.beats else joined(": ", group.phrase)
    return f"{over} ({because(group)})" if group.tie else over


def _untimely(table: Table, move: Phase, seat: int | None = None) -> MoveErrors:
    if table.phase is Phase.OVER:
        return (GameOver(),)
    wrong_seat = seat is not None and seat != table.turn
    return (OutOfTurn(table.turn),) if table.phase is not move or wrong_seat else ()
