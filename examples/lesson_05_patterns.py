# %% [markdown]
"""# Lesson 5. Patterns: say what you saw

- **Goal**: write a pattern of poker as a function of one hand, and make a rule of it.
- **You need**: lesson 2. Of poker's nine patterns: a pair beats a hand with none; a full house is
  three of one rank and two of another; a straight, five ranks in a row; a flush, five of one suit.
- **Time**: an hour; 15 minutes to read, 30 for the exercises, 15 for the questions.

`hand` reads cards written as rank and suit: `Kh` is the king of hearts, `Ts` the ten of spades.
"""

# %%
from poker_fp import Hand, comparing, hand, patterns, rankings, rule

KINGS = hand("Kh 9c Kd Qs 4d")
NINES = hand("9h 9d Ad Qs 3c")
NO_PAIR = hand("Ah Qd Jc 9s 7h")
FULL_HOUSE = hand("4s 2h 4h 2c 4c")
print(KINGS.cards[0], KINGS.cards[0].suit, FULL_HOUSE.suited)  # Kh h False
print([*map(int, KINGS.ranks)])  # [13, 13, 12, 9, 4]
print(KINGS.shape, FULL_HOUSE.shape)  # (2, 1, 1, 1) (3, 2)
print([*map(int, KINGS.kinds)], [*map(int, FULL_HOUSE.kinds)])  # [13, 12, 9, 4] [4, 2]

# %% [markdown]
# A hand knows what rules ask for, in the order of the lines:
#
# - its `cards`, as they came, each with a `rank` and a `suit`; and whether it is `suited`, all of
#   one suit;
# - its `ranks`, high to low: jack 11, queen 12, king 13, ace 14. (A rank is a number with a name;
#   `int` leaves only the number.)
# - its `shape`: how many cards of each rank, the most first;
# - its `kinds`: each rank once, in the order of the shape, and of one count the higher first.
#
# ## The wrong way: yes or no, again


# %%
def has_pair(h: Hand) -> bool:
    """Is there a pair? It tells a pair from no pair, but not one pair from another."""
    return h.shape == (2, 1, 1, 1)


print(comparing(has_pair)(KINGS, NO_PAIR), comparing(has_pair)(KINGS, NINES))  # 1 0

# %% [markdown]
# The pair of kings should beat the pair of nines, and the two tie. So we are about to write: if
# both have a pair, this; if only the first, that; if ... four cases, for each of the nine patterns.
#
# ## The right way: evidence
#
# A **pattern** answers with what it saw: its *evidence*, a tuple, what matters most first. Where it
# saw nothing, the evidence is empty: `()`. And now the surprise that this library is built on.
# Python orders tuples item by item, and one that ends comes before one that goes on: `(13,)` before
# `(13, 2)`, and `()` before all others. So `()` is below every other evidence, and all four cases
# are one comparison.


# %%
def pair(h: Hand) -> tuple[int, ...]:
    """The rank of the pair, then the kickers, high to low; `()` where there is no pair."""
    return h.kinds if h.shape == (2, 1, 1, 1) else ()


by_pair = comparing(pair)
print([*map(int, pair(KINGS))], pair(NO_PAIR))  # [13, 12, 9, 4] ()
print(by_pair(KINGS, NINES))  # 1
print(by_pair(KINGS, NO_PAIR))  # 1
print(by_pair(NO_PAIR, NINES))  # -1
print(by_pair(NO_PAIR, FULL_HOUSE))  # 0

# %% [markdown]
# Both have one: the higher wins. Only one has: it wins, on either side. None has: a tie, for
# another rule to break. (A full house is no pair here: the shape speaks of the whole hand.)
#
# ## A rule: a comparator with a name
#
# `rule(name, pattern)` is `comparing(pattern)` that also knows its name, and its pattern, so that
# it can be asked afterwards what it saw. Poker's own: nine `patterns`, and in `rankings` the rules.
# In the picture each row is a rule, with its evidence in either hand, and `-` for `()`.
#
# ![Kings against an ace: the rule of the pair sees one, and decides](pictures/evidence.svg)
#
# (`poker-fp compare "Kh 9c Kd Qs 4d" "Ah Qd Jc 9s 7h" --svg examples/pictures/evidence.svg`)

# %%
pair_rule = rule("pair", pair)
print(pair_rule.name, pair_rule(KINGS, NINES), rankings.PAIR(KINGS, NINES))  # pair 1 1
print(pair_rule.evidence(KINGS) == patterns.pair(KINGS))  # True

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(all_red)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Write `all_red(h)`, a pattern: the ranks of `h`, high to low, if every card of
#   `h.cards` has a `suit` in "dh", and `()` if not.
# - `recommended`: Write `two_pair(h)`, a pattern, from the shape of `h`: the higher pair, the
#   lower pair, the kicker.
# - `stretch`: Write `skip_straight(h)`, a pattern: each rank is two above the next, as in K J 9 7
#   5, with the ace high only, as 14; the evidence is the top rank, in a tuple.

# %%
from poker_fp.katas.lessons.patterns import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. What would go wrong if a pattern answered None for "absent"? And with `(0,)`?
# 2. The evidence of a flush is all its ranks, of a straight only the top one. Why is that enough?
# 3. Do `by_pair` and the pattern `pair` know the same? Which one can you get from the other?
