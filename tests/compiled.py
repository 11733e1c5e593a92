"""What the tests compile, each in one place and once: four rankings, and those of all the games."""

from functools import cache

import pytest

from poker_fp import GAMES, STANDARD, Hand, Ranking, comparing, compound, reverse, rule, rule_from
from poker_fp.deals.answers import Solver, under
from poker_fp.fast import CompiledGame, Evaluator, compile_game, compile_ranking
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.text import text_solver
from poker_fp.shell.shipped import strengths_of

_by_name = {rule.name: rule for rule in STANDARD}

FLUSH_ABOVE_FULL_HOUSE: Ranking[Hand] = tuple(
    _by_name[{"flush": "full house", "full house": "flush"}.get(rule.name, rule.name)]
    for rule in STANDARD
)

LOWBALL: Ranking[Hand] = (rule_from("lowball", reverse(compound(*STANDARD))),)

# One suit helps the even hands, and hurts the odd ones.
EVENS: Ranking[Hand] = (
    rule("even ranks", lambda hand: (sum(rank % 2 == 0 for rank in hand.ranks),)),
    rule("suited", lambda hand: (1,) if hand.suited == (hand.ranks[0] % 2 == 0) else ()),
    rule_from("low cards", reverse(comparing(lambda hand: hand.ranks))),
)

RANKINGS: dict[str, Ranking[Hand]] = {
    "standard": STANDARD,
    "flush above full house": FLUSH_ABOVE_FULL_HOUSE,
    "lowball": LOWBALL,
    "evens": EVENS,
}

each_ranking = pytest.mark.parametrize(
    "name",
    [
        "standard",
        "evens",
        pytest.param("lowball", marks=pytest.mark.slow),
        pytest.param("flush above full house", marks=pytest.mark.exhaustive),
    ],
)
"""Tables ask of a ranking whether suits help, and compiling whether it has a key: in those the
first three differ."""


@cache
def compiled(name: str) -> Evaluator:
    """The evaluator of one of these rankings."""
    return compile_ranking(RANKINGS[name]).unwrap()


compiler = strengths_of
"""Those of the games are read, not compiled; other tests hold both to be the same."""


@cache
def compiled_game(name: str) -> CompiledGame:
    """The tables of a game."""
    return compile_game(GAMES[name], compiler).unwrap()


@cache
def look_ups(name: str = "standard") -> Solver:
    """The games under one of the rankings, without numpy."""
    return text_solver(under(RANKINGS[name]), compiler)


@cache
def arrays(name: str = "standard") -> Solver:
    """The games under one of the rankings, with numpy."""
    return block_solver(under(RANKINGS[name]), compiler)
