"""Games of robots: how many a second, and what they are dealt and end with.

Run it with `python -m tests.benchmarks.draw`, with another number of games after it if wanted. The
games are those of the seeds 0, 1, 2 and so on. The status is 1 if the hands before the exchange do
not fall into the categories as often as they must.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from time import perf_counter

from poker_fp import DECK, Card, category
from poker_fp.deals.games import Cards
from poker_fp.draw.policies import robot
from poker_fp.draw.table import Table, deal, exchange, showdown

GAMES, ROBOTS = 2_000, 5

EXACT = {
    "straight flush": 40,
    "four of a kind": 624,
    "full house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three of a kind": 54_912,
    "two pair": 123_552,
    "pair": 1_098_240,
    "high card": 1_302_540,
}
"""How many of all the 2,598,960 hands are in each category."""

TOLERANCE = 4
"""How many standard deviations a count may be off."""


def played(seed: int, robots: int = ROBOTS) -> tuple[Table, Table]:
    """A game's table after the deal, and after the showdown."""

    def shuffled(cards: Cards) -> list[Card]:
        return Random(seed).sample(cards, len(cards))

    first = table = deal(robots, shuffled(DECK)).unwrap()
    while table.turn is not None:
        table = exchange(table, robot(table.hands[table.moved]), shuffled).unwrap()
    return first, showdown(table).unwrap()


def deviations(counts: Mapping[str, int]) -> Iterator[tuple[str, float]]:
    """By how many standard deviations each count is off, beyond the one hand that is none."""
    hands, all_hands = sum(counts.values()), sum(EXACT.values())
    for name, exact in EXACT.items():
        share = exact / all_hands
        off = max(0, abs(counts.get(name, 0) - hands * share) - 1)
        yield name, off / sqrt(hands * share * (1 - share))


def main() -> None:
    """Play, and print what came of it."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    start = perf_counter()
    tables = [played(seed) for seed in range(games)]
    seconds = perf_counter() - start
    before, after = (
        Counter(category(hand).name for table in stage for hand in table.hands)
        for stage in zip(*tables, strict=True)
    )
    hands = games * ROBOTS
    print(f"{games} games of {ROBOTS} robots: {games / seconds:.0f} a second")
    print(f"{'':16}{'before':>10}{'exact':>10}{'off by':>10}{'after':>10}")
    off = dict(deviations(before))
    for name, exact in EXACT.items():
        shares = before[name] / hands, exact / sum(EXACT.values()), after[name] / hands
        print(f"{name:16}{shares[0]:10.3%}{shares[1]:10.3%}{off[name]:8.1f} σ{shares[2]:10.3%}")
    if max(off.values()) > TOLERANCE:
        sys.exit("The frequencies before the exchange are not the exact ones.")
    print(f"Before the exchange, all are within {TOLERANCE} σ of the exact ones.")


if __name__ == "__main__":
    main()
