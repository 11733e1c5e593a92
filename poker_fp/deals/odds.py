"""What the cards to come may bring: the odds of a spot, by the comparators.

This is the definition, one way after the other; `poker_fp.fast` gives the same sooner.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from returns.result import Failure, Result, Success

from poker_fp.deals.games import Player
from poker_fp.deals.showdown import shares
from poker_fp.deals.spots import NO_CARDS, Spot, completed, ways

T = TypeVar("T")

MANY = 10_000_000
"""Ways that are counted, if no other number is asked for."""

Parts: TypeAlias = tuple[Fraction, ...]
"""What part of the pot each player wins in one way."""

Step: TypeAlias = Callable[[int], object]
"""Called now and then with the number of ways that are counted. It may raise, to end it all."""

STEP = 1 << 4
"""Ways that the comparators count between two calls of a `Step`: with wild cards, for a second."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a spot may end, in numbers: of each player, in the order of the spot.

    >>> from poker_fp import odds, parse_spot
    >>> found = odds(parse_spot("texas-holdem 2h3h4h8c KdKs 9hJh").unwrap()).unwrap()
    >>> assert found == Odds(44, (0, 44), (0, 0), (Fraction(0), Fraction(1)))
    """

    ways: int
    """In how many ways the cards to come may fall, each as likely as any other."""

    wins: tuple[int, ...]
    """In how many of them each player wins the whole pot."""

    ties: tuple[int, ...]
    """In how many each wins a part of it: who ties, or wins one side of a split pot."""

    shares: tuple[Fraction, ...]
    """What part of the pot each wins on average: the equity, 1 together.

    Less than that where nobody may have a hand that wins; where there is no way, all are 0.
    """


@dataclass(frozen=True, slots=True)
class TooManyWays:
    """The error of a spot that has more ways than are counted. `str` of it says how many.

    >>> print(TooManyWays(2_118_760, 1_000))
    2,118,760 ways for the cards to come, and 1,000 are the most that are counted
    """

    ways: int

    limit: int

    def __str__(self) -> str:
        counted = f"{self.limit:,} are the most that are counted"
        return f"{self.ways:,} ways for the cards to come, and {counted}"


def no_step(_counted: int) -> None:
    """What is called where nobody looks on."""


def odds(spot: Spot[Any], *, limit: int = MANY, step: Step = no_step) -> Result[Odds, TooManyWays]:
    """The odds of a spot: all its ways, each with what part of the pot every player wins there.

    By the comparators alone, so for any game and any ranking: split pots, wild cards, hands of any
    kind. Of hold'em some 500 ways take a second; `poker_fp.fast.odds` gives the same sooner.
    Errors: TooManyWays.

    >>> from poker_fp import parse_spot
    >>> found = odds(parse_spot("texas-holdem 2h3h4s8c KdKs 9hJh").unwrap()).unwrap()
    >>> assert (found.ways, found.wins, found.ties) == (44, (35, 9), (0, 0))
    >>> assert found.shares == (Fraction(35, 44), Fraction(9, 44))
    >>> assert odds(parse_spot("razz Ac Kc").unwrap()).failure().ways > 10**13
    """
    number = ways(spot)
    if number > limit:
        return Failure(TooManyWays(number, limit))
    found: Counter[Parts] = Counter()
    for counted, deal in enumerate(completed(spot)):
        if counted % STEP == 0:
            step(counted)
        found[shares(deal)] += 1
    return Success(odds_of(len(spot.players), found))


def odds_of(players: int, found: Mapping[Parts, int]) -> Odds:
    """The odds of so many players, from how many ways there are for each division of the pot.

    >>> half = Fraction(1, 2)
    >>> found = odds_of(2, {(Fraction(1), Fraction(0)): 3, (half, half): 1})
    >>> assert found == Odds(4, (3, 0), (1, 1), (Fraction(7, 8), Fraction(1, 8)))
    """
    number = sum(found.values())

    def of_seat(seat: int) -> tuple[int, int, Fraction]:
        by_part: Counter[Fraction] = Counter()
        for parts, count in found.items():
            by_part[parts[seat]] += count
        wins = by_part[Fraction(1)]
        won = sum((part * count for part, count in by_part.items()), Fraction())
        return wins, number - by_part[Fraction(0)] - wins, won / max(1, number)

    each = list(map(of_seat, range(players)))
    return Odds(
        number,
        tuple(wins for wins, _, _ in each),
        tuple(ties for _, ties, _ in each),
        tuple(share for _, _, share in each),
    )


def odds_against_any(
    spot: Spot[Any], *, limit: int = MANY, step: Step = no_step
) -> Result[Odds, TooManyWays]:
    """The odds of a spot against one more player, who may hold any cards.

    Errors: TooManyWays.

    >>> from poker_fp import parse_spot
    >>> king = parse_spot("leduc Kh Ks").unwrap()  # the board has the king of hearts
    >>> assert odds_against_any(king).unwrap().shares == (1, 0)
    """
    return odds(against_any(spot), limit=limit, step=step)


def against_any(spot: Spot[T]) -> Spot[T]:
    """The spot with one more player, of whom no card is known."""
    return replace(spot, players=(*spot.players, Player(NO_CARDS, ())))
