"""Odds held against poker_equity's (bench): `python -m tests.benchmarks.against_poker_equity`.

Random spots, the draw of a game's always the same: of each kind so many, in which ways, wins and
ties are to be the same numbers, and shares within 1e-9. A number may be given, of spots of each
kind but the slowest two, which have a tenth.
"""

import sys
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from poker_fp import GAMES, Player, Spot, fast

from .odds import by_poker_equity

SPOTS, CLOSE = 200, 1e-9


class Kind(NamedTuple):
    """Spots of a game: how many cards the board has, or the players of so many, and players."""

    game: str
    board: tuple[int, ...]
    hole: int
    players: int
    share: float = 1
    """How many of the spots are of this kind."""


KINDS = (
    Kind("texas-holdem", (0, 3, 4, 5), 2, 6),
    Kind("short-deck", (0, 3, 4, 5), 2, 6),
    Kind("seven-card-stud", (), 5, 2),
    Kind("razz", (), 5, 2),
    Kind("omaha-holdem", (0,), 4, 4, share=0.1),
    Kind("omaha-hi-lo-8", (0,), 4, 4, share=0.1),
    Kind("omaha-holdem", (3, 4, 5), 4, 6),
    Kind("omaha-hi-lo-8", (3, 4, 5), 4, 6),
)


def spot_of(kind: Kind, rng: Random) -> Spot[Any]:
    """A spot of a kind: of two players, or of up to so many."""
    game, players = GAMES[kind.game], rng.randint(2, kind.players)
    size = rng.choice(kind.board) if kind.board else 0
    cards = rng.sample(game.deck, size + players * kind.hole)
    board, rest = tuple(cards[:size]), cards[size:]
    holes = [tuple(rest[at : at + kind.hole]) for at in range(0, len(rest), kind.hole)]
    return Spot(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


def main() -> None:
    """Print for each kind how many spots agree, and in what time; stop at one that differs."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else SPOTS
    for kind in KINDS:
        rng, spots, here, there, ways = Random(str(kind)), int(count * kind.share), 0.0, 0.0, 0
        for _ in range(spots):
            spot = spot_of(kind, rng)
            start = perf_counter()
            ours = fast.odds(spot).unwrap()
            middle = perf_counter()
            theirs = by_poker_equity(spot)
            here, there = here + middle - start, there + perf_counter() - middle
            if theirs is None:
                sys.exit(f"{spot}: poker_equity has too many ways")
            numbers = ours.ways, *ours.wins, *ours.ties
            expected = theirs["samples"], *theirs["win_count"], *theirs["tie_count"]
            shares = [share / theirs["samples"] for share in theirs["share_sum"]]
            far = max(abs(float(a) - b) for a, b in zip(ours.shares, shares, strict=True))
            if numbers != expected or far > CLOSE:
                sys.exit(f"{spot}\n  here          {ours}\n  poker_equity  {theirs}")
            ways += ours.ways
        cards = f"board of {' '.join(map(str, kind.board))}" if kind.board else "five cards"
        print(
            f"{kind.game:16} {cards:16} {spots:4} spots agree, {ways:,} ways: "
            f"{here:.1f} s here, {there:.1f} s there",
            flush=True,
        )


if __name__ == "__main__":
    main()
