# %% [markdown]
"""# Lesson 6. One ordering: poker on one screen

- **Goal**: fold a list of rules into one ordering; sort hands by it, find winners, say why they
  win.
- **You need**: lessons 3 to 5.
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

Poker's list of rules is a value, the strongest rule first:

    >>> [rule.name for rule in STANDARD[:4]]
    ['straight flush', 'four of a kind', 'full house', 'flush']
"""

# %%
from functools import cmp_to_key
from itertools import groupby

from poker_fp import STANDARD, compare, compound, explain, hand, is_ordered
from poker_fp import is_strictly_ordered, laws, winners

LADDER = [
    hand("2h 3d 5s 9c Kd"),  # high card
    hand("4c 4d Jh Ts 2c"),  # pair
    hand("4c 4d Jh Js 2c"),  # two pair
    hand("4c 4d 4h Js 2c"),  # three of a kind
    hand("4c 5d 6h 7s 8c"),  # straight: five ranks in a row
    hand("2c 4c 5c 9c Jc"),  # flush: one suit
    hand("4c 4d 4h Js Jc"),  # full house: three and two
    hand("4c 4d 4h 4s Jc"),  # four of a kind
    hand("4c 5c 6c 7c 8c"),  # straight flush
]

# %% [markdown]
# ## The wrong way: from the weakest rule up
#
# These nine hands are in order. Does the direction of the list of rules matter?

# %%
upside_down = compound(*STANDARD[::-1])
wrong = sorted(LADDER, key=cmp_to_key(upside_down))
print(is_ordered(upside_down, LADDER))  # False
print(wrong[0], "...", wrong[-1])  # 4c 5d 6h 7s 8c ... 2h 3d 5s 9c Kd

# %% [markdown]
# Every hand has a high card, so that rule decides, and no other is asked. The best hand is sorted
# to the end: it should be the straight flush, and is the one that has nothing but a king.
#
# ## The right way: the fold of lesson 3, strongest first
#
# A straight flush is a flush, too. But it is asked for first, so the rule of the flush need not say
# "and not a straight flush".

# %%
ordering = compound(*STANDARD)
print(is_strictly_ordered(ordering, LADDER))  # True
print(laws.ladder(ordering, LADDER))  # True
print(sorted(LADDER[4:] + LADDER[:4], key=cmp_to_key(ordering)) == LADDER)  # True

# %% [markdown]
# (`is_strictly_ordered` asks about each hand and the next one, `laws.ladder` about each and every
# later one, both ways.) That is all of poker's ranking: nine patterns, nine rules, one line;
# `compare` is it, ready-made. And one thing comes with it for nothing: *why* a hand wins. It is the
# first rule that did not say 0, and `explain` reads it aloud.
#
# ![A flush against a straight: four rules are asked](pictures/ordering.svg)
#
# (`poker-fp compare "2c 4c 5c 9c Jc" "4c 5d 6h 7s 8c" --svg examples/pictures/ordering.svg`)

# %%
why = explain(LADDER[5], LADDER[4])
print(compare(LADDER[5], LADDER[4]), ordering(LADDER[5], LADDER[4]), why.sign)  # 1 1 1
print(why)  # Hand 1 wins. - with flush: Jack
print([vote.sign for vote in why.trace])  # [0, 0, 0, 1]

# %% [markdown]
# The last line has a vote of each rule that was asked.
#
# ## Ties are meant: the second wrong way
#
# Suits break no tie, so two hands may share the pot, the money that is played for. `max` gives the
# whole pot to whoever sits first; `winners` gives all who share it. In a sorted list, `groupby`
# makes a group of those that tie: keys made by `cmp_to_key` are equal where the hands tie.

# %%
one, low, other = hand("2c 3h 4s 8c Ah"), LADDER[0], hand("2d 3c 4h 8d Ac")
by_hand = cmp_to_key(compare)
print(max([one, low, other], key=by_hand))  # 2c 3h 4s 8c Ah
print(*winners([one, low, other]), sep=", ")  # 2c 3h 4s 8c Ah, 2d 3c 4h 8d Ac
print([len(list(group)) for _, group in groupby([low, one, other], key=by_hand)])  # [1, 2]

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(podium)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Write `podium(hands)`: a list of groups of hands that tie, the best group first,
#   at most three groups. A group is a list, in any order.
# - `recommended`: Write `strongest(h)`: the name of the strongest rule of `STANDARD` that sees
#   something in the hand. What a rule sees is its `evidence`, as in lesson 5.
# - `stretch`: Write `beaten(order, mine, in_order)`: the number of hands `h` in the sequence
#   `in_order` that `mine` beats, which is where `order(mine, h) > 0`. The sequence is sorted by
#   `order`, the weakest hand first. `order` may be any comparator, also a reversed one, and `mine`
#   need not be in the sequence. Of 24 hands, ask `order` about six at most.

# %%
from poker_fp.katas.lessons.one_ordering import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Exchange two neighbours in `STANDARD`. Which hands notice? Is the result still an ordering?
# 2. `key=lambda h: [rule.evidence(h) for rule in STANDARD]` sorts the ladder too. Why? (Lesson 2.)
# 3. Is a tie between unequal hands a flaw of the ordering? What would a "better" one do to the pot?
