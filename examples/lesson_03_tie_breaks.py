# %% [markdown]
"""# Lesson 3. Tie-breaks: ask the next one

- **Goal**: chain comparators, so that each breaks the ties of those before it.
- **You need**: lessons 1 and 2.
- **Time**: an hour; 15 minutes to read, 30 for the exercises, 15 for the questions.

A league table: more points are better, and where points are equal, more goals. How do the two
comparators become one?
"""

# %%
from functools import cmp_to_key, reduce
from operator import itemgetter

from poker_fp import all_equal, comparing, compound, laws, then

Team = tuple[str, int, int]  # name, points, goals

REDS, BLUES, GREENS = ("Reds", 12, 8), ("Blues", 12, 11), ("Greens", 9, 20)
points, goals = itemgetter(1), itemgetter(2)  # points(REDS) is 12
by_name, by_points, by_goals = comparing(itemgetter(0)), comparing(points), comparing(goals)

# %% [markdown]
# ## The wrong way: adding the answers
#
# Comparators answer with numbers, so it is tempting to calculate with them.


# %%
def added(a: Team, b: Team) -> int:
    """The two answers, added."""
    return by_points(a, b) + by_goals(a, b)


print(by_points(REDS, GREENS), by_goals(REDS, GREENS), added(REDS, GREENS))  # 1 -1 0

# %% [markdown]
# (1 means later, here better: the best comes last; lesson 4 turns it round.) The Reds are three
# points ahead, and the sum says that they tie. Doubling the first answer rescues these two
# comparators. And with a chain of seven?
#
# ## The right way: `then`
#
# The second comparator is asked only where the first ties. `then(first, second)` does that; all it
# needs is Python's `or`, for which 0 is false: `first(a, b) or second(a, b)`.

# %%
by_table = then(by_points, by_goals)
print(by_table(REDS, GREENS))  # 1
print(by_table(REDS, BLUES))  # -1
print(laws.then_is_commutative(by_points, by_goals, REDS, GREENS))  # False

# %% [markdown]
# In the first line points decide, and goals are not asked; in the second points tie, and goals
# decide. The third says that the order of the two matters.
#
# ## Many: `compound`. None: `all_equal`
#
# `then` joins comparators as `+` joins lists. The order matters; brackets do not; and one value
# changes nothing. Among lists that is `[]`. Among comparators it is `all_equal`: for it everything
# ties, so whatever comes next decides. To **fold** is to start from that value and to take in one
# after another, as Python's `reduce` does (in poker it is to give up; not here). `compound(c, d,
# e)` is the fold of `then`.

# %%
print(compound(by_points, by_goals, by_name)(REDS, BLUES))  # -1
print(compound()(REDS, BLUES), all_equal(REDS, BLUES))  # 0 0

# %% [markdown]
# `then(comparing(f), comparing(g))` is `comparing` by the pair `(f(x), g(x))`: lesson 2's bridge.
# And sorting twice does the same, if the *last* sort is by what matters most. It works because
# `sorted` leaves ties in order.

# %%
print(laws.breaking_ties_is_pairing_keys(points, goals, REDS, BLUES))  # True
twice = sorted(sorted([REDS, GREENS, BLUES], key=goals), key=points)
print([name for name, _, _ in twice])  # ['Greens', 'Reds', 'Blues']
print(twice == sorted([REDS, GREENS, BLUES], key=cmp_to_key(by_table)))  # True

# %% [markdown]
# ## Where this leads
#
# The rules of poker are nine comparators in one `compound`. Each row of the picture is one, and
# the first that does not tie decides. Both hands have a pair of kings and three kickers; the eighth
# rule finds that the second kickers, 9 and 8, differ.
#
# ![Two pairs of kings: seven rules tie, the eighth decides by a kicker](pictures/fold.svg)
# (`poker-fp compare "Kh Kd As 9c 4d" "Ks Kc Ad 8h 4c" --svg examples/pictures/fold.svg` drew it.)
#
# ## Exercises
#
# Hand your answer over, as in `practice(by_size)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Make `by_size`: shorter words come first, words of one length by the alphabet.
# - `recommended`: Write `my_compound(*comparators)`, which is `compound`, with `reduce`, `then` and
#   `all_equal`.
# - `stretch`: Write `who_decides(comparators, a, b)`: the index, from 0, of the comparator that
#   decides between `a` and `b`, or None if all tie.

# %%
from poker_fp.katas.lessons.tie_breaks import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. `then(c, c)` is `c`. Why? What does a rule do that stands in a list of rules twice?
# 2. Is there a comparator `d` that undoes `c`, so that `then(c, d)` is `all_equal`?
# 3. The stretch exercise tells *why* one team is ahead. Could a score tell that?
