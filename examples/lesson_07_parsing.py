# %% [markdown]
"""# Lesson 7. Parsing: what is wrong is a value, too

- **Goal**: read text without raising, and tell all that is wrong with it at once.
- **You need**: lesson 5, and exceptions as Python has them.
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

A player types a hand and is wrong three times: `1s` is no card, nor is `Kx`, and `5s` comes twice.
"""

# %%
from returns.result import Failure, Result, Success

from poker_fp import Card, Errors, Rank, card, compare, parse_card, parse_hand, parse_hands

TYPED = "1s Kx 5s 9c 5s"

# %% [markdown]
# ## The wrong way: raise at the first thing that is wrong


# %%
def read_or_raise(text: str) -> list[Card]:
    """The cards, or an exception: the usual way.

    >>> read_or_raise(TYPED)
    Traceback (most recent call last):
    ValueError: column 1: '1s' is not a card (write 10s, Ts or As)
    >>> read_or_raise("Ts Kx 5s 9c 5s")  # one mistake less, and told off again
    Traceback (most recent call last):
    ValueError: column 1: 'Kx' is not a card (the suits are c, d, h and s)
    """
    return [card(word) for word in text.split()]


# %% [markdown]
# One mistake for each attempt, and the repeated card is not found at all. `Kx` is said to be in
# column 1, as nobody told `card` where its word stood. And the type says `list[Card]`: that the
# function may raise is known only to those who have read it.
#
# ## The right way: a Result
#
# A `Result` is a value. It is a `Success` with what was read, or a `Failure` with all that is
# wrong, each thing with its column, a message and often a hint. (Its library is called `returns`.)

# %%
first, second, third = errors = parse_hand(TYPED).failure()
print(first.column, first.message, first.hint, sep=" | ")
print(second.column, second.message, sep=" | ")  # 4 | 'Kx' is not a card
print(third.column, third.message, sep=" | ")  # 13 | '5s' is already at column 7

# %% [markdown]
# ## Going on without looking
#
# We need not ask which it is. `map` applies a function to what a Success holds; a Failure stays as
# it is. `bind` is for a function that itself returns a Result: `map` gives a Result in a Result.


# %%
def top_card(text: str) -> Result[Rank, Errors]:
    """The highest rank of a hand, or what is wrong with the text."""
    return parse_hand(text).map(lambda hand: hand.ranks[0])


print(top_card("2h 3d 5s 9c Kd"), top_card(TYPED) == Failure(errors))  # <Success: 13> True

# %% [markdown]
# Two things to know. A Failure is truthy, as most objects are, so `if result` asks nothing; whoever
# must ask uses `isinstance(result, Failure)`. And a chain of binds stops at the first Failure, as
# with an exception. It must, where a step needs what the last one read. But two hands do not need
# each other, and `parse_hands` reads them all; its Success holds a tuple of hands.

# %%
print(bool(Failure("wrong")))  # True
a, b = "1s3d5s9cKd", "2hKx5s9cKd"  # the spaces may be left out
in_turn = parse_hand(a).bind(lambda one: parse_hand(b).map(lambda other: compare(one, other)))
together = parse_hands([a, b])
print([error.text for error in in_turn.failure()])  # ['1s']
print([(error.hand, error.text) for error in together.failure()])  # [(1, '1s'), (2, 'Kx')]

# %% [markdown]
# At the edge of a program, `unwrap()` takes out the value of a Success, `failure()` the errors.
#
# ## Exercises
#
# Hand your answer over, as in `practice(rank_of)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Write `rank_of(text)`: the rank of a card in a Success, or the errors of
#   `parse_card` in a Failure. Use `map`.
# - `recommended`: Write `compare_texts(a, b)`: which hand wins, as `compare` says, in a Success,
#   or all the errors of both hands, as `parse_hands` gives them, in a Failure.
# - `stretch`: Write `gather(results)`: all the values of the results in one list, in a Success;
#   or, if any is a Failure, all the errors in one tuple, in a Failure. The results come once, as
#   from `map`.

# %%
from poker_fp.katas.lessons.parsing import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Which failures of a program should stay exceptions? (Think of a disk that is full.)
# 2. Why are hints worth their code? Who reads them, and when?
# 3. The hands of a deal share one deck. Can "this card is in two hands" be found hand by hand?
