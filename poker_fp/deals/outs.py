"""Outs: the next cards of the board with which a player who is behind comes to lead."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from poker_fp.deals.games import Cards, Deal
from poker_fp.deals.odds import Step, no_step
from poker_fp.deals.showdown import shares
from poker_fp.deals.spots import Spot, left, to_come, with_card
from poker_fp.rules.cards import Card

Seats: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outs:
    """How one player stands, and which next cards of the board help.

    Cards come in the order of the deck, a joker as often as it is left.
    """

    ahead: bool
    """Would the player have a larger part than every other, if the pot were divided now?"""

    wins: Cards
    """The next cards with which that is so; none of a player who is ahead already."""

    ties: Cards
    """The next cards with which nobody has a larger part, and somebody as large a one."""


def outs(spot: Spot[Any], *, step: Step = no_step) -> tuple[Outs, ...]:
    """The outs of each player, in the order of the spot.

    The pot is divided as by `shares`, each side won by the best hand that may be shown already. The
    next card is one of the board's, so that there are outs once a board has begun and until it is
    whole. `step` is called for each, with how many there were, and may raise.

    >>> from poker_fp import parse_spot
    >>> kings, draw = outs(parse_spot("texas-holdem 2h3h4s8c KdKs 9hJh").unwrap())
    >>> assert kings == Outs(ahead=True, wins=(), ties=())
    >>> print(*draw.wins)
    4h 5h 6h 7h 8h Th Qh Kh Ah
    """
    now = _leaders(spot)
    nexts: list[tuple[Card, Seats]] = []
    for card in left(spot) if has_outs(spot) else ():
        step(len(nexts))
        nexts.append((card, _leaders(with_card(spot, card))))
    return tuple(_outs(seat, now, nexts) for seat in range(len(spot.players)))


def has_outs(spot: Spot[Any]) -> bool:
    """Has the board begun, and is it not whole?

    >>> from poker_fp import parse_spot
    >>> lines = "leduc - Jh Qs", "leduc Kh Jh Qs", "rhode-island Kh Jh Qs"
    >>> assert [has_outs(parse_spot(line).unwrap()) for line in lines] == [False, False, True]
    """
    return bool(spot.board) and to_come(spot)[0] > 0


def _leaders(spot: Spot[Any]) -> Seats:
    """Who would have the largest part of the pot, if it were divided now."""
    parts = shares(Deal(spot.game, spot.board, spot.players))
    most = max(parts, default=0)
    return tuple(seat for seat, part in enumerate(parts) if part == most > 0)


def _outs(seat: int, now: Seats, nexts: list[tuple[Card, Seats]]) -> Outs:
    if now == (seat,):
        return Outs(ahead=True, wins=(), ties=())
    wins = tuple(card for card, leaders in nexts if leaders == (seat,))
    ties = tuple(card for card, leaders in nexts if seat in leaders and len(leaders) > 1)
    return Outs(ahead=False, wins=wins, ties=ties)
