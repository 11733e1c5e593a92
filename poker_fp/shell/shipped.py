"""The strengths of the rankings of all games, compiled before and read from files.

Compiling a ranking takes a thousand times as long as reading what came of it.
"""

from functools import cache
from pathlib import Path
from struct import pack, unpack
from typing import NamedTuple

from returns.result import Result, Success

from poker_fp.fast import CompileError, Evaluator, compile_ranking
from poker_fp.rules import lowball, rankings, variants
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking

FOLDER = Path(__file__).with_name("strengths")
"""Of files that are called as in SHIPPED: two bytes for each class, the lower first.

A test holds them equal to compiling.
"""


class Kind(NamedTuple):
    """What strengths depend on."""

    ranking: Ranking[Hand]

    sizes: tuple[int, ...] = (5,)
    """How many cards a hand has, the most first."""

    wild: bool = False
    """Are there wild cards?"""


SHIPPED = {
    "standard": Kind(rankings.STANDARD),
    "short-deck": Kind(variants.SHORT_DECK),
    "short-deck-threes": Kind(variants.SHORT_DECK_THREES),
    "manila": Kind(variants.MANILA),
    "ace-to-five": Kind(lowball.ACE_TO_FIVE),
    "deuce-to-seven": Kind(lowball.DEUCE_TO_SEVEN),
    "badugi": Kind(lowball.BADUGI, (4, 3, 2, 1)),
    "badugi-high": Kind(lowball.BADUGI_HIGH, (4, 3, 2, 1)),
    "three-card": Kind(variants.THREE_CARD, (3,)),
    "pair-or-high-card": Kind((rankings.PAIR, rankings.HIGH_CARD), (2,)),
    "high-card": Kind((rankings.HIGH_CARD,), (1,)),
    "wild": Kind(variants.WILD, wild=True),
}
"""The rankings of all the games, by the names of their files."""


@cache
def strengths_of(
    ranking: Ranking[Hand], sizes: tuple[int, ...], wild: bool
) -> Result[Evaluator, CompileError]:
    """The strengths of a ranking: those shipped, or else what compiling gives.

    >>> from poker_fp import HOUSE, STANDARD
    >>> assert strengths_of(STANDARD, (5,), False).unwrap().classes == 7462
    >>> assert "suit" in str(strengths_of(HOUSE, (5,), False).failure())
    """
    name = name_of(Kind(ranking, sizes, wild))
    if name is None:
        return compile_ranking(ranking, sizes=sizes, wild=wild)
    data = (FOLDER / f"{name}.strengths").read_bytes()
    strengths = unpack(f"<{len(data) // 2}H", data)
    return Success(Evaluator(ranking, strengths, sizes, wild))


def name_of(kind: Kind) -> str | None:
    """The name of the file that is shipped for a kind of strengths; None if there is none."""
    return next((name for name, shipped in SHIPPED.items() if shipped == kind), None)


def as_shipped(evaluator: Evaluator) -> bytes:
    """What the file of a ranking's strengths holds.

    >>> high_cards = strengths_of(*SHIPPED["high-card"]).unwrap()
    >>> assert as_shipped(high_cards)[:6] == bytes([0, 0, 1, 0, 2, 0])
    """
    return pack(f"<{len(evaluator.class_strengths)}H", *evaluator.class_strengths)
