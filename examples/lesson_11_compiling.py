# %% [markdown]
"""# Lesson 11. Compiling: the rules you wrote, as look-ups

- **Goal**: turn an ordering into a table of numbers, and know when that can be done.
- **You need**: lessons 6, 7, 9 and 10.
- **Time**: an hour; 15 minutes to read, 30 for the exercises, 15 for the questions.

To ask nine rules is quick enough for some players, and too slow for a million deals. Fast programs
look hands up in tables that somebody once made. For short deck, who did? Near the end this page
measures what the table gains.
"""

# %%
from functools import cmp_to_key
from itertools import combinations
from timeit import timeit

from poker_fp import DECK, DEUCE_TO_SEVEN, HOUSE, SHORT_DECK, Hand, compound, hand, hand_of
from poker_fp import is_ordered, parse_cards
from poker_fp.fast import compile_ranking, encode

# %% [markdown]
# ## The wrong way: say the rules again, in a clever way


# %%
short = compound(*SHORT_DECK)


def clever(h: Hand) -> int:
    """A number for a hand, by arithmetic."""
    shapes = [(1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (), (3, 2), (), (4, 1)]
    straight = len(set(h.ranks)) == 5 and h.ranks[0] - h.ranks[4] == 4
    kind = 4 * straight or 6 * h.suited or shapes.index(h.shape)
    return kind * 15**5 + sum(rank * 15**place for place, rank in enumerate(h.kinds[::-1]))


print(clever(hand("9h Th Qh Kh Ah")) > clever(hand("6c 6d 6h 7s 7c")))  # True
low, aces = hand("Ac 6d 7h 8s 9c"), hand("As Ad Ah Ks Qc")
print(short(low, aces), clever(low) > clever(aces))  # 1 False

# %% [markdown]
# Where is the straight? Fast, unreadable, and A-6-7-8-9 was forgotten. (Straight flushes are
# wrong, too. Do you see why?) The rules are said twice now, and the two disagree.
#
# ## The right way: let the comparators make the table
#
# Of 2,598,960 hands of five cards most tie, if suits count only in a flush. Only 7,462
# *different* ones remain. Take one of each, sort them with the comparators, once, and number
# them from the weakest, 0. From then on a hand is its number, its **strength** (the *standing*
# counts from the best, 1). `compile_ranking` does it, in seconds; it knows no rule, and asks yours.

# %%
table = compile_ranking(SHORT_DECK).unwrap()
print(table.classes)  # 7462


def strength(cards: str) -> int:
    """The strength of the best five of 5, 6 or 7 cards. `encode` makes them numbers first."""
    return table.strength(encode(parse_cards(cards).unwrap()))


print(strength("9h Th Qh Kh Ah") > strength("6c 6d 6h 7s 7c"))  # True
print(table.standing(strength("Th Jh Qh Kh Ah")))  # 1
print(table.name(strength("Ac 6d 7h 8s 9c 9d 9h")))  # straight

# %% [markdown]
# ## Before and after
#
# Every third card from the 6c up makes 792 hands. Do the numbers order them as the comparators do?
# And how long does each way take to find the best of them?

# %%
HANDS = [hand_of(cards).unwrap() for cards in combinations(DECK[16::3], 5)]
CODES = [encode(h.cards) for h in HANDS]
print(is_ordered(short, sorted(HANDS, key=lambda h: table.strength(encode(h.cards)))))  # True
rules = timeit(lambda: max(HANDS, key=cmp_to_key(short)), number=5)
look_ups = timeit(lambda: max(map(table.strength, CODES)), number=5)
print(f"the rules: {rules * 200:.1f} ms, the table: {look_ups * 200:.1f} ms")

# %% [markdown]
# Lowball (lesson 10) is an order, too, so that nothing is to be written for a table of it.

# %%
low = compile_ranking(DEUCE_TO_SEVEN).unwrap()
best = low.strength(encode(parse_cards("2h 3h 4h 5d 6s 7c 7d").unwrap()))
print(low.hand(best), low.standing(best))  # 2c 3d 4h 5s 7c 1

# %% [markdown]
# ## What cannot be compiled
#
# `HOUSE` looks at suits by name: two hands of the same ranks need not tie, and no number fits both.
# Compiling it gives a Failure (lesson 7), with two hands that show why, and what the rules answer.

# %%
error = compile_ranking(HOUSE).failure()
one, other, answer = error.answers[0]
print(one, "against", other)
print(one.ranks == other.ranks, one.suited == other.suited, answer != 0)  # True True True

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(better)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Write `better(cards)`: how many of the table's 7,462 different hands beat the best
#   hand of these five, six or seven cards.
# - `recommended`: Write `from_flop(flop, one, other)`: how often `one` wins, ties and loses at
#   hold'em, of the 990 ways for turn and river: a tuple. Compile `STANDARD`.
# - `stretch`: Write `numbered(comparator, values)`: a dict from each value to its number. Numbers
#   go up from 0 in the order of the comparator; values that tie share one; no number is left out.

# %%
from poker_fp.katas.lessons.compiling import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Sorting by the table asks no rule. When were the rules asked, and how often?
# 2. Does badugi compile (`BADUGI`)? "Most red cards win"? "Four of a suit beat a pair"?
# 3. Which of lesson 9's laws does a table keep, whatever numbers are in it?
