"""Lines with the right answers, and no end of lines that are all different."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from poker_fp import DECK

SOLVER = Path(__file__).parents[2] / "data" / "solver"

KINGS = "texas-holdem 2h3h4h5d8d KdKs 9hJh"
KINGS_ANSWER = "KdKs 9hJh"
TIED = "texas-holdem 4cKs4h8s7s Ad4s Ac4d As9s KhKd 5d6d"
SPLIT = "omaha-hi-lo-8 8h3dKc4s9d KhKs2s2h Ac2dJhTc Ad2cJsTs"
SPLIT_ANSWER = "Ac2dJhTc=Ad2cJsTs KhKs2s2h / Ac2dJhTc=Ad2cJsTs"
NO_LOW = "omaha-hi-lo-8 KcKhQdJsTs 4h4d5c6s AcAd2c3d"
NO_LOW_ANSWER = "4h4d5c6s AcAd2c3d / -"
BAD = "texas-holdem 2h3h4h5d8d KdKs 1s9h"


def solved(most: int) -> list[tuple[str, str]]:
    """Some lines of each game, each with its answer."""
    return [
        pair
        for game in ("texas", "omaha", "draw")
        for pair in list(
            zip(
                (SOLVER / f"{game}.in").read_text().splitlines(),
                (SOLVER / f"{game}.out").read_text().splitlines(),
                strict=True,
            )
        )[:most]
    ]


def deals(seed: int, hands: int = 1) -> Iterator[str]:
    """Lines of five-card draw, no two alike for all practical purposes."""
    random = Random(seed)
    while True:
        cards = [str(card) for card in random.sample(DECK, 5 * hands)]
        yield " ".join(
            ["five-card-draw", *("".join(cards[5 * n : 5 * n + 5]) for n in range(hands))]
        )
