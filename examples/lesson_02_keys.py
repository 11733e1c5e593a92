# %% [markdown]
"""# Lesson 2. Keys: look at one value, then compare

- **Goal**: make a comparator from a key, and say when a key is enough.
- **You need**: lesson 1. Of poker: a hand is five cards. *Two pair* is two cards of one rank, two
  of another, and a fifth. A card outside the pairs is a *kicker*, and counts after them. Jack,
  queen, king and ace count 11, 12, 13 and 14.
- **Time**: an hour; 15 minutes to read, 30 for the exercises, 15 for the questions.

"Comparing two poker hands is hopelessly complicated: you must look at two hands at once. Give each
hand a score, and compare the scores." It is the usual objection to comparators, and half of it is
right.
"""

# %%
from functools import cmp_to_key

from poker_fp import comparing, laws

# Here a hand is three ranks. The first is the kicker, then come the lower and the higher pair.
TwoPair = tuple[int, int, int]

KINGS_AND_TWOS, QUEENS_AND_JACKS = (5, 2, 13), (3, 11, 12)

# %% [markdown]
# ## The wrong way: a score
#
# Of two hands of two pair, the one whose *higher* pair is higher wins: kings and twos beat queens
# and jacks.


# %%
def score(hand: TwoPair) -> int:
    """Add up the five cards: the score that first comes to mind."""
    kicker, low, high = hand
    return 2 * high + 2 * low + kicker


print(score(KINGS_AND_TWOS), score(QUEENS_AND_JACKS))  # 35 49

# %% [markdown]
# The wrong hand wins. One number has to carry three facts, and they run into each other. Weights
# keep them apart, `10_000 * high + 100 * low + kicker`, until somebody adds a rank above 99. But
# nothing forces us to make a number. A **key** may be anything that Python can order, and it orders
# tuples by their first items, where those are equal by the second, and so on: `(13, 2, 5) > (12,
# 11, 3)`.
#
# ## The right way: a key, then `comparing`
#
# So the objection is right in one thing: to look at two hands at once is hard. And we never do. We
# write a function that looks at *one* hand, and says what matters most first. `comparing` makes
# the comparator.


# %%
def pairs(hand: TwoPair) -> tuple[int, int, int]:
    """The key: the higher pair, then the lower, then the kicker."""
    return hand[::-1]


by_pairs = comparing(pairs)
print(by_pairs(KINGS_AND_TWOS, QUEENS_AND_JACKS))  # 1
print(by_pairs((5, 2, 13), (9, 2, 13)))  # -1

# %% [markdown]
# In the second line both pairs tie, and the kicker decides.
#
# ## A bridge with two directions
#
# From a key to a comparator: `comparing(key)`. From a comparator to a key:
# `cmp_to_key(comparator)`, as in lesson 1. So there was nothing to choose between: a key and a
# comparator say the same thing, and sort alike, ties in the same places.

# %%
words = ["six", "ten", "five", "two"]
print(sorted(words, key=len))  # ['six', 'ten', 'two', 'five']
print(sorted(words, key=cmp_to_key(comparing(len))))  # ['six', 'ten', 'two', 'five']
print(laws.comparing_sorts_as_its_key(len, words))  # True

# %% [markdown]
# The last line says the same: `poker_fp.laws` has this claim as a function, that answers True or
# False for the values it is given. Every function of `laws` is such a claim. Try this law on words
# of your own.
#
# Why have both? Sorting by a key looks at each value once; `comparing` looks at two values for each
# comparison. But comparators can be chained, turned round, and asked which of them decided. The
# next lessons do that; a key would have to be taken apart again.
#
# ## Exercises
#
# Hand your answer over, as in `practice(by_length)`: it says that it is right, or shows the
# smallest case found that it gets wrong.
#
# - `practice`: Make `by_length` with `comparing`: shorter words come first.
# - `recommended`: Make `by_two_pair` for hands of two pair, each a list of five ranks (ints, such
#   as [13, 2, 5, 2, 13]) in any order. The higher pair counts first, then the lower pair, then
#   the kicker.
# - `stretch`: Write `key_of(comparator, values)`. It gives a key: a function from any of those
#   values to a plain int, so that the ints are in the order of the comparator, equal where it
#   ties.

# %%
from poker_fp.katas.lessons.keys import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Which score would be right for two pair? How would the next reader know that it is?
# 2. The stretch exercise finds a number for each of a few words. Could it for *all* words?
# 3. Python 3 took the comparator argument of `sorted` away. What was gained, and what lost?
