# %% [markdown]
"""# Lesson 9. Laws: what every comparator must keep

- **Goal**: know the four laws of a comparator; break one, and watch Hypothesis find the place.
- **You need**: lesson 3. (Hypothesis comes with the extra `kata`.)
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

Two lengths tie if they are less than two millimetres apart: that seems a kind thing to write.
"""

# %%
from collections.abc import Callable
from functools import cmp_to_key
from math import nan
from typing import Any

from hypothesis import find, settings, strategies as st

from poker_fp import Comparator, laws, natural, sign


def near(a: float, b: float) -> int:
    """Lengths by size; less than 2 apart, they tie."""
    return 0 if abs(a - b) < 2 else sign(a - b)


# %% [markdown]
# ## The wrong way: a few examples

# %%
print(near(3, 3), near(3, 4), near(3, 9), near(9, 3))  # 0 0 -1 1
print(sorted([3, 2, 1], key=cmp_to_key(near)))  # [3, 2, 1]

# %% [markdown]
# Every example that we thought of is right, and the sort is wrong, for 3 is not near 1. It compared
# neighbours, found that they tie, and had no reason to ask about 3 and 1. Whoever sorts by `c`
# relies on laws:
#
# - `reflexive(c, x)`: a value ties with itself;
# - `antisymmetric(c, x, y)`: swapping two values flips the sign;
# - `transitive(c, x, y, z)`: if x is not after y, nor y after z, then x is not after z;
# - `congruent(c, x, y, z)`: values that tie, x and y, agree about any third, z.
#
# ## The right way: a machine that looks for the place where a law fails
#
# In `poker_fp.laws` each is a function, true if it holds for the values given. (Of a few values
# `laws.broken(c, values)` tries all.) Hypothesis draws values, as from `st.integers()`, thousands
# if need be, and simplifies what breaks a law if it can.


# %%
def counterexample(law: Callable[..., bool], broken: Comparator[Any], *drawn: Any) -> Any:
    """Values that Hypothesis finds, for which a comparator breaks a law."""
    search = settings(max_examples=10_000, database=None)
    return find(st.tuples(*drawn), lambda values: not law(broken, *values), settings=search)


integers = st.integers()
print(counterexample(laws.antisymmetric, lambda a, b: a > b, integers, integers))  # (0, 1)
x, y, z = counterexample(laws.congruent, near, *[st.integers(0, 9)] * 3)  # such as 7, 8 and 9
print(near(x, y), near(x, z) == near(y, z))  # 0 False

# %% [markdown]
# The first is lesson 1's bool: it puts 1 after 0, and does not put 0 before 1. The second is the
# tolerance: three lengths in a row, such as 0, 1, 2, where the first and the last do not tie. It
# looks from 0 to 9 only: three integers out of all are hardly ever near each other. (Try it with
# `st.integers()` alone: after some ten seconds it gives up, with a traceback that ends in
# `NoSuchExample`. That is no proof that there is none.)
#
# ## Python's own order breaks a law
#
# NaN, the float that is "not a number", is neither below nor above any other. So it ties with all.

# %%
print(natural(nan, 1.0), natural(nan, 3.0))  # 0 0
print(laws.congruent(natural, nan, 1.0, 3.0))  # False
print(sorted([3.0, nan, 1.0]))  # [3.0, nan, 1.0]

# %% [markdown]
# The last line is Python's own sort, without a comparator.
#
# `comparing(key)` keeps the laws if the key's values do, and `then`, `reverse` and `contramap` of
# lawful parts are lawful. That is a reason to build comparators from those.
#
# ## Exercises
#
# Hand your answer over, as in `practice(lengths)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Find three `lengths`, finite numbers above 10, for which `near` is not transitive.
#   (Why not 11, 12, 13?)
# - `recommended`: Write `nan_last(a, b)`: numbers in their order, infinities too, then NaN; NaN
#   ties with NaN.
# - `stretch`: Write `broken_laws(comparator, values)`: the set of the names of those laws, of the
#   four of this page, that fail for some of the values. A value may stand in several places of a
#   law.

# %%
from poker_fp.katas.lessons.laws import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. "About the same length" is useful. What could `comparing(round)` do for it, and what not?
# 2. Would a sort that asks about *every* two values have sorted 3, 2, 1 by `near`?
# 3. A test with thousands of values found nothing. What do you know then?
