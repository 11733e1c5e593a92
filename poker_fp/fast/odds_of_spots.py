"""odds: those of a spot, by the soonest way there is for its game."""

from collections import Counter
from functools import cache, lru_cache
from math import comb
from typing import Any, NamedTuple

from returns.pipeline import is_successful
from returns.result import Failure, Result, Success

from poker_fp.deals import odds as by_comparators
from poker_fp.deals.games import Game
from poker_fp.deals.odds import MANY, Odds, Step, TooManyWays, against_any, no_step
from poker_fp.deals.spots import Spot, to_come, ways, with_hands
from poker_fp.fast.codes import encode
from poker_fp.fast.games import Compiler, compile_game, compiling_once
from poker_fp.fast.odds_seats import RankSide, bits_of, deck_bits, rank_side
from poker_fp.fast.odds_tally import together
from poker_fp.fast.sides import CompiledSide

HOLDINGS = (1, 13, 91, 455, 1820, 6175, 18_395, 49_205)
"""Of so many cards, how many holdings of ranks there are."""

WAYS_OF_A_SPOT, WAYS_OF_A_HOLDING = 2000, 2
"""Ways that are counted one by one in the time that a spot takes by ranks, and each holding."""


compiled_once = compiling_once()
"""`compile_ranking`, which takes a second, once for each ranking that spots are asked about."""


def odds(
    spot: Spot[Any],
    *,
    limit: int = MANY,
    step: Step = no_step,
    compiler: Compiler = compiled_once,
    arrays: bool | None = None,
) -> Result[Odds, TooManyWays]:
    """The odds of a spot: what `poker_fp.odds` says, sooner.

    By the ranks of the board's cards to come where that does, else way by way through the tables,
    with numpy if it is there and `arrays` is not False. A game of which there are no tables is left
    to the comparators. `compiler` gives a ranking's tables: by default it compiles
    each once. `step` is called with the number of ways that are counted, and may raise.

    Errors: TooManyWays. `limit` is of what is counted one by one: ways, or holdings of ranks, so
    that some spots are counted here which `poker_fp.odds` refuses.

    >>> from poker_fp import parse_spot
    >>> found = odds(parse_spot("texas-holdem - AhKh QsQd").unwrap()).unwrap()
    >>> assert (found.ways, found.wins, found.ties) == (1712304, (787966, 917606), (6732, 6732))
    """
    arrays = _has_numpy() if arrays is None else arrays
    game = _tabled(spot.game, compiler)
    if game is None:
        return by_comparators.odds(spot, limit=limit, step=step)
    number = ways(spot)
    if game.by_ranks and (hands := _hands_by_ranks(spot, number, limit)):
        return Success(_by_ranks(spot, game.by_ranks, hands, step, arrays))
    if number > limit:
        return Failure(TooManyWays(number, limit))
    if arrays:
        from poker_fp.fast.odds_way_arrays import odds_in_blocks as by_ways
    else:
        from poker_fp.fast.odds_by_ways import odds_by_ways as by_ways
    return Success(by_ways(spot, game.sides, step))


def odds_against_any(
    spot: Spot[Any],
    *,
    limit: int = MANY,
    step: Step = no_step,
    compiler: Compiler = compiled_once,
    arrays: bool | None = None,
) -> Result[Odds, TooManyWays]:
    """The odds of a spot against one more player, who may hold any cards. Errors: as `odds`.

    >>> from poker_fp import parse_spot
    >>> found = odds_against_any(parse_spot("texas-holdem 2h3h4s8c AhAd").unwrap()).unwrap()
    >>> assert found.ways == 1035 * 44 and round(float(found.shares[0]), 3) == 0.843
    """
    return odds(against_any(spot), limit=limit, step=step, compiler=compiler, arrays=arrays)


@cache
def _has_numpy() -> bool:
    try:
        import numpy  # noqa: F401 - is it there?
    except ModuleNotFoundError:
        return False
    return True


class Tabled(NamedTuple):
    """A game with its tables."""

    sides: tuple[CompiledSide, ...]

    by_ranks: tuple[RankSide, ...]
    """The same, if the odds of its board go by ranks; else none."""


@lru_cache(64)
def _tabled(game: Game[Any], compiler: Compiler) -> Tabled | None:
    compiled = compile_game(game, compiler)
    if not is_successful(compiled):
        return None
    sides = compiled.unwrap().sides
    weakest = [(side.side.at_least, side.evaluator.sizes) for side in sides]
    if any(hand and len(hand.cards) not in sizes for hand, sizes in weakest):
        return None  # no strength is known of such a hand
    by_ranks = tuple(made for made in map(rank_side, sides) if made)
    return Tabled(sides, by_ranks if len(by_ranks) == len(sides) else ())


def _hands_by_ranks(spot: Spot[Any], number: int, limit: int) -> int:
    """How many ways there are for the players' cards, if it is soonest to go by ranks for each."""
    board = to_come(spot)[0]
    rest = len(spot.game.deck) - len(spot.board) - spot.game.hole * len(spot.players)
    if not 0 < board <= rest:
        return 0
    hands = number // comb(rest, board)
    if hands * HOLDINGS[board] > limit:
        return 0
    cost = hands * (WAYS_OF_A_SPOT + WAYS_OF_A_HOLDING * HOLDINGS[board])
    return hands if hands == 1 or cost < number else 0


def _by_ranks(
    spot: Spot[Any], sides: tuple[RankSide, ...], hands: int, step: Step, arrays: bool
) -> Odds:
    if arrays:
        from poker_fp.fast.odds_rank_arrays import odds_by_rank_arrays as by_ranks
    else:
        from poker_fp.fast.odds_by_ranks import odds_by_ranks as by_ranks
    if hands == 1:
        step(0)
        return by_ranks(spot, sides)
    counted: Counter[object] = Counter()
    kinds: dict[object, Spot[Any]] = {}
    for each in with_hands(spot):
        kind = _but_for_suits(each)
        counted[kind] += 1
        kinds[kind] = each
    found, done = [], 0
    for kind, one in kinds.items():
        step(done)
        found.append((by_ranks(one, sides), counted[kind]))
        done += found[-1][0].ways * counted[kind]
    return together(found)


def _but_for_suits(spot: Spot[Any]) -> object:
    """What a spot is, whatever its suits are called: who has which ranks of each."""
    rows = [spot.board, *(player.cards for player in spot.players)]
    return tuple(
        sorted(zip(deck_bits(spot.game.deck), *(bits_of(encode(row)) for row in rows), strict=True))
    )
