# %% [markdown]
"""# Lesson 12. Games: the best of what one may show

- **Goal**: see a whole game of poker as one comparator, and make games of your own as values.
- **You need**: lessons 4, 6, 8 and 10.
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

In hold'em a player has seven cards and shows five. We can order fives. What about sevens?
"""

# %%
from collections.abc import Iterable
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
    """Are five in a row, and five of one suit?"""
    ranks, suits = zip(*((c.rank, c.suit) for c in parse_cards(text).unwrap()), strict=True)
    row = any({*range(low, low + 5)} <= {*ranks} for low in range(2, 11))
    return row and any(suits.count(suit) >= 5 for suit in suits)


print(straight_flush_in("5s6s7s8s9sKd2c"), straight_flush_in("5s6s7s8s9dKs2c"))  # True True

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
print(sevens(real, false))  # 1

# %% [markdown]
# And so games differ in their *choices*. Hold'em may use two of the hand or fewer, Omaha
# must use two, and a wild card is a choice of what it stands for. `using` and `wild` make choices.
# (One-eyed jacks, those of hearts and spades, are drawn in profile, and wild in many a home.)

# %%
board = parse_cards("2h4h7h9hTs").unwrap()
holdem, omaha = (best_of(partial(using(*own), board), compare) for own in ((2, 1, 0), (2,)))
heart, nines = (parse_cards(text).unwrap() for text in ("Kh3c", "9c9d"))
print(holdem(heart, nines), omaha(heart, nines))  # 1 -1

one_eyed = wild(lambda c: c.rank == Rank.JACK and c.suit in "hs", using(5))
hands = one_eyed((), parse_cards("9c9d4sJh4h").unwrap())
print(max(hands, key=cmp_to_key(compare)))  # 9c 9d 4s 4h Jh as 9h

# %% [markdown]
# (In Omaha one heart in hand is no flush.)
#
# So a `Game` is a value: a name, how many cards, the choices, the ranking. A split pot has several
# **sides**, each with choices and a ranking of its own. "Eight or better" is a hand, not a number:
# who cannot show one as good wins nothing on that side.

# %%
low = Side("low", using(2, 1, 0), ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))
irish = replace(GAMES["texas-holdem"], name="irish", hole=4, also=(low,))
line = "irish 2h4h7hKdTs KhKcQs3s Ah3dJcJd"
print(solve(line, {"irish": irish}).unwrap())  # Ah3dJcJd KhKcQs3s / Ah3dJcJd
*_, parts = str(explain_deal(parse_deal(line, {"irish": irish}).unwrap())).splitlines()
print(parts)  # KhKcQs3s wins 1/2 of the pot, Ah3dJcJd 1/2

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(razz)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Make the comparator `razz`: seven cards, of which the five that are best by
#   `ACE_TO_FIVE` count.
# - `recommended`: Make the game `wild_irish`, by the name `wild-irish`: as `irish`, but one-eyed
#   jacks are wild, hands are ranked by `WILD`, and there is no low side.
# - `stretch`: Write `worst_of(choices, c)`: a comparator of things by the worst of their choices
#   under `c`, as `best_of` is by the best. Use `reverse` and `best_of`.

# %%
from poker_fp.katas.lessons.games import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. `contramap` keeps the laws of lesson 9. Does `best_of`, and what of who has no choice at all?
# 2. `best_of` makes all hands, and keeps one. When would you mind?
# 3. Which game that you know is not the best of some choices?
