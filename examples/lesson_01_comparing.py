# %% [markdown]
"""# Lesson 1. Comparing: a sign, not a number

- **Goal**: write a comparator, and sort by it.
- **You need**: Python's functions and lists. No poker yet.
- **Time**: an hour; 15 minutes to read, 30 for the exercises, 15 for the questions.

Here are three cards, by their ranks. Python sorts them wrongly and says nothing: text is sorted
letter by letter, and "1" comes before "2".

    >>> sorted(["9", "10", "2"])
    ['10', '2', '9']

So we have to say ourselves what comes before what.
"""

# %%
from functools import cmp_to_key

from poker_fp import natural, sign

# %% [markdown]
# ## The wrong way: yes or no
#
# "Is this rank above that one?" is a question about two values, so we write a function of two
# values. `sorted` wants a function of one; `functools.cmp_to_key` makes the one from the other.


# %%
def is_higher(a: str, b: str) -> bool:
    """Is rank `a` above rank `b`? A fair question, and no use for sorting."""
    return int(a) > int(b)


print(sorted(["9", "10", "2"], key=cmp_to_key(is_higher)))  # ['9', '10', '2']

# %% [markdown]
# (Behind a `print` the page says what comes out.) Nothing was sorted, and again nothing complained.
# `sorted` asks only whether one value comes *before* another, and a negative answer means yes. True
# is 1 and False is 0, so the answer was always no; and a list in which nothing comes before
# anything is sorted already.
#
# ## The right way: three answers
#
# A **comparator** is a function of two values that answers with a number. Only its sign is read:
#
# - negative: the first value comes before the second;
# - positive: the first value comes after the second;
# - 0: they tie.
#
# (The type of a comparator of texts is written `Comparator[str]`.)


# %%
def by_number(a: str, b: str) -> int:
    """Ranks in the order of their numbers."""
    return int(a) - int(b)


print(sorted(["9", "10", "2"], key=cmp_to_key(by_number)))  # ['2', '9', '10']
print(max(["9", "10", "2"], key=cmp_to_key(by_number)))  # 10

# %% [markdown]
# For "10" and "2" the answer is 8, and all it says is "after": an order knows no distances. `sign`
# keeps only the sign; all comparators of `poker_fp` answer -1, 0 or 1. `natural` is the comparator
# for values that have an order of their own, as numbers and words do. (It asks only which of the
# two is less: words cannot be subtracted.)

# %%
print(by_number("10", "2"), sign(by_number("10", "2")))  # 8 1
print(natural(10, 2), natural("jack", "king"), natural("king", "king"))  # 1 -1 0

# %% [markdown]
# A tie does not mean equal. It means that *this* comparator does not tell the two apart, and
# `sorted` leaves them in the order in which it found them. Another comparator may tell them apart.

# %%
print("9" == "09", by_number("9", "09"), natural("9", "09"))  # False 0 1

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(by_points)`: it says that it is right, or shows the
# smallest case found that it gets wrong. The page `README.md` beside this one says where to write
# it. For a hint look at `practice.hints[0]`, for more at `practice.hints[1]`.
#
# - `practice`: Write `by_points(a, b)` for teams such as `('Reds', 12)`: those with fewer points
#   come first.
# - `recommended`: Write `by_rank(a, b)` for the ranks, which are from low to high `'2'` to `'10'`,
#   `'J'`, `'Q'`, `'K'` and `'A'`.
# - `stretch`: Write `my_sorted(values, comparator)`: a new list, in the order of the comparator,
#   without `sorted`, `.sort`, `bisect` and `heapq`. Ties stay in the order in which they were
#   found.

# %%
from poker_fp.katas.lessons.comparing import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. What would `sorted` do with a comparator that answers `a < b`, a bool again?
# 2. Paper beats rock, scissors beat paper, rock beats scissors. Is that a comparator? Sort by it!
# 3. Where have you seen two different things tie? Was it a mistake, or meant?
