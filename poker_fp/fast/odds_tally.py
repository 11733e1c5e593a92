"""Who wins how often, as numbers: from counts of outcomes to odds."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import TypeAlias

from poker_fp.deals.odds import Odds

Tally: TypeAlias = Mapping[int, int]
"""How often each outcome comes: a number with a bit for each player on each side who wins it.

The bits of the first side are the lowest, and of a side that of the first player.
"""


def odds_of_tally(players: int, sides: int, tally: Tally) -> Odds:
    """The odds of so many players with so many sides of the pot.

    >>> won_by_both, won_by_second = 0b11, 0b10
    >>> odds = odds_of_tally(2, 1, {won_by_both: 1, won_by_second: 3})
    >>> assert odds == Odds(4, (0, 3), (1, 1), (Fraction(1, 8), Fraction(7, 8)))
    """
    # The parts of the pot are whole numbers of such units, so that fractions come but at the end.
    whole = lcm(*range(1, players + 1)) * lcm(*range(1, sides + 1))
    ways, seats = sum(tally.values()), range(players)
    wins, ties, units = [0] * players, [0] * players, [0] * players
    for outcome, count in tally.items():
        if not count:
            continue
        for seat, part in enumerate(_parts(players, sides, outcome, whole)):
            wins[seat] += count * (part == whole)
            ties[seat] += count * (0 < part < whole)
            units[seat] += count * part
    shares = tuple(Fraction(units[seat], whole * max(1, ways)) for seat in seats)
    return Odds(ways, tuple(wins), tuple(ties), shares)


def together(kinds: Sequence[tuple[Odds, int]]) -> Odds:
    """The odds of several kinds of spots, one or more, of which there are so many each.

    >>> sure = Odds(2, (2, 0), (0, 0), (Fraction(1), Fraction(0)))
    >>> both = together([(sure, 3), (Odds(2, (0, 0), (2, 2), (Fraction(1, 2),) * 2), 1)])
    >>> assert both == Odds(8, (6, 0), (2, 2), (Fraction(7, 8), Fraction(1, 8)))
    """
    ways = sum(odds.ways * count for odds, count in kinds)
    seats = range(len(kinds[0][0].wins))
    won = [sum(odds.shares[seat] * odds.ways * count for odds, count in kinds) for seat in seats]
    return Odds(
        ways,
        tuple(sum(odds.wins[seat] * count for odds, count in kinds) for seat in seats),
        tuple(sum(odds.ties[seat] * count for odds, count in kinds) for seat in seats),
        tuple(Fraction(part) / max(1, ways) for part in won),
    )


def _parts(players: int, sides: int, outcome: int, whole: int) -> Sequence[int]:
    """What each player wins, in units of which the pot is so many: `showdown.divided`, of bits."""
    all_players = (1 << players) - 1
    won = [
        winners for side in range(sides) if (winners := outcome >> (side * players) & all_players)
    ]
    parts = [0] * players
    for winners in won:
        part = whole // (len(won) * winners.bit_count())
        for seat in range(players):
            parts[seat] += part * (winners >> seat & 1)
    return parts


def outcome_of(strengths: Sequence[Sequence[int]], least: Sequence[int]) -> int:
    """The outcome where the players have such strengths on each side, and each asks for the least.

    >>> assert outcome_of([[5, 7, 7], [-1, 3, 2], [1, 0, 1]], [0, 0, 2]) == 0b000_010_110
    """
    outcome, bit = 0, 1
    for side, lowest in zip(strengths, least, strict=True):
        most = max(lowest, *side)
        for strength in side:
            if strength == most:
                outcome += bit
            bit += bit
    return outcome
