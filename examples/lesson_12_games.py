# %% [markdown]
"""# Lesson 12. Games: the best of what one may show

**Goal**: see a whole game of poker as one comparator, and make games of your own as values.
**You need**: lessons 4, 6, 8 and 10.
**Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

In hold'em a player has seven cards and shows five. We can order fives. What about sevens?
"""

# %%
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cmp_to_key, partial
from itertools import combinations

from poker_fp import ACE_TO_FIVE, GAMES, Card, Comparator, Game, Hand, Rank, Side
from poker_fp import best_of, compare, explain_deal, hand, parse_cards, parse_deal, solve, using
from poker_fp import wild

Cards = tuple[Card, ...]

# %% [markdown]
# ## The wrong way: patterns of seven cards


# %%
def straight_flush_in(text: str) -> bool:
    """Are five in a row, and five of one suit?

    >>> straight_flush_in("5s6s7s8s9sKd2c"), straight_flush_in("5s6s7s8s9dKs2c")
    (True, True)
    """
    ranks, suits = zip(*((c.rank, c.suit) for c in parse_cards(text).unwrap()), strict=True)
    row = any({*range(low, low + 5)} <= {*ranks} for low in range(2, 11))
    return row and any(suits.count(suit) >= 5 for suit in suits)


# %% [markdown]
# The second is wrong: its nine is no spade. And all nine rules would be there twice.
#
# ## The right way: leave the rules alone, and say what may be shown
#
# `contramap(f, c)` compares values by looking at *one* other value of each. `best_of(choices, c)`
# looks at *several*, and takes the best of them by `c`. That is all of "best five of seven".


# %%
def fives(cards: Cards) -> Iterable[Hand]:
    """All hands of five."""
    return map(Hand, combinations(cards, 5))


sevens: Comparator[Cards] = best_of(fives, compare)
real, false = (parse_cards(f"5s6s7s8s{two}2c").unwrap() for two in ("9sKd", "9dKs"))
assert sevens(real, false) == 1

# %% [markdown]
# The surprise: games differ in their *choices*. Hold'em may use two of the hand or fewer, Omaha
# must use two, and a wild card is a choice of what it stands for. `using` and `wild` make choices.
# (One-eyed jacks, those of hearts and spades, are drawn in profile, and wild in many a home.)

# %%
board = parse_cards("2h4h7h9hTs").unwrap()
holdem, omaha = (best_of(partial(using(*own), board), compare) for own in ((2, 1, 0), (2,)))
heart, nines = (parse_cards(text).unwrap() for text in ("Kh3c", "9c9d"))
assert (holdem(heart, nines), omaha(heart, nines)) == (1, -1)  # one heart in hand is no flush

one_eyed = wild(lambda c: c.rank == Rank.JACK and c.suit in "hs", using(5))
hands = one_eyed((), parse_cards("9c9d4sJh4h").unwrap())
assert str(max(hands, key=cmp_to_key(compare))) == "9c 9d 4s 4h Jh as 9h"

# %% [markdown]
# So a `Game` is a value: a name, how many cards, the choices, the ranking. A split pot has several
# **sides**, each with choices and a ranking of its own. "Eight or better" is a hand, not a number:
# who cannot show one as good wins nothing on that side.

# %%
low = Side("low", using(2, 1, 0), ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))
irish = replace(GAMES["texas-holdem"], name="irish", hole=4, also=(low,))
line = "irish 2h4h7hKdTs KhKcQs3s Ah3dJcJd"
assert str(solve(line, {"irish": irish}).unwrap()) == "Ah3dJcJd KhKcQs3s / Ah3dJcJd"
*_, parts = str(explain_deal(parse_deal(line, {"irish": irish}).unwrap())).splitlines()
assert parts == "KhKcQs3s wins 1/2 of the pot, Ah3dJcJd 1/2"

# %% [markdown]
# ## Exercises


# %%
def practice(razz: Comparator[Cards]) -> None:
    """Make `razz`: seven cards, of which the five that are best by `ACE_TO_FIVE` count."""
    five, six = (parse_cards(f"As2d3c4h{rest}").unwrap() for rest in ("5sKdKc", "6s6dAd"))
    assert (razz(five, six), razz(six, five), razz(six, six)) == (1, -1, 0)


def recommended(wild_irish: Game[Hand]) -> None:
    """Make `wild_irish`, named so: as `irish`, but one-eyed jacks are wild, and for high alone."""
    line = "wild-irish 2h4h7hKdTs KhKc2s3s JsJh8d9c Ah3hJcJd"
    answer = str(solve(line, {wild_irish.name: wild_irish}).unwrap())
    assert answer == "KhKc2s3s Ah3hJcJd JsJh8d9c"


def stretch(worst_of: Callable[..., Comparator[Cards]]) -> None:
    """Write `worst_of(choices, c)`: by the *worst* choice under `c`. Write no loop."""
    aces, kings = (parse_cards(text).unwrap() for text in ("AsAhAdAc2c3d4h", "KsKhKdQsQhQd9c"))
    assert best_of(fives, compare)(aces, kings) == 1 == worst_of(fives, compare)(kings, aces)


# %% [markdown]
# ## Questions
#
# 1. `contramap` keeps the laws of lesson 9. Does `best_of`, and what of who has no choice at all?
# 2. `best_of` makes all hands, and keeps one. When would you mind?
# 3. Which game that you know is not the best of some choices?


# %%
def test_a_game_is_best_of_and_nothing_more() -> None:
    """The library ranks two players as the comparators do that were made above."""
    assert str(solve("texas-holdem 2h4h7h9hTs Kh3c 9c9d").unwrap()) == "9c9d Kh3c"
    assert (holdem(nines, heart), holdem(heart, heart)) == (-1, 0)
