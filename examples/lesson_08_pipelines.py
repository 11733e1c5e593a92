# %% [markdown]
"""# Lesson 8. Pipelines: a solver, grown function by function

- **Goal**: make a program of small functions, each of which takes what the one before it gives.
- **You need**: lessons 4, 6 and 7.
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

A line lists some hands; the answer lists them again, weakest first, `=` between those that tie.
"""

# %%
from collections.abc import Iterable, Iterator
from functools import cmp_to_key
from operator import itemgetter

from returns.result import Result
from toolz import partitionby, pipe  # pipe(x, f, g) is g(f(x))

from poker_fp import STANDARD, Errors, Game, Hand, compare, contramap, hand, parse_hands
from poker_fp import solve, using

LINE = "2c3h4s8cAh 2h3d5s9cKd 2d3c4h8dAc"  # an ace, a king, and an ace that ties with the first

# %% [markdown]
# ## The wrong way: one function that does it all


# %%
def print_answer(line: str) -> None:
    """Read, sort and print. (`contramap(hand, compare)` compares texts by the hands they spell.)

    >>> print_answer("2h3d5s9cKd 2c3h4s8cAx")
    Traceback (most recent call last):
    ValueError: column 9: 'Ax' is not a card (the suits are c, d, h and s)
    """
    print(" ".join(sorted(line.split(), key=cmp_to_key(contramap(hand, compare)))))


print_answer(LINE)  # 2h3d5s9cKd 2c3h4s8cAh 2d3c4h8dAc

# %% [markdown]
# The tie is lost, a bad hand ends the program, hands are read anew, and nothing comes back to test.
#
# ## The right way: a function for each step
#
# Read each hand once, and let its text travel beside it. Sort, and find ties: toolz's `partitionby`
# cuts a list where the key changes, and keys made by `cmp_to_key` are equal in a tie. Then write.

# %%
Entry = tuple[str, Hand]
by_hand = cmp_to_key(contramap(itemgetter(1), compare))


def read(line: str) -> Result[list[Entry], Errors]:
    """Each hand with its text, or all that is wrong."""
    texts = line.split()
    return parse_hands(texts).map(lambda hands: list(zip(texts, hands, strict=True)))


def grouped(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """Groups of hands that tie, the weakest first."""
    return partitionby(by_hand, sorted(entries, key=by_hand))


def joined(groups: Iterable[tuple[Entry, ...]]) -> str:
    """The line of the answer."""
    return " ".join("=".join(text for text, _ in group) for group in groups)


def answer(line: str) -> Result[str, Errors]:
    """The whole of it: a word for each step."""
    return read(line).map(grouped).map(joined)


print(answer(LINE))  # <Success: 2h3d5s9cKd 2c3h4s8cAh=2d3c4h8dAc>
print(pipe(read(LINE).unwrap(), grouped, joined))  # 2h3d5s9cKd 2c3h4s8cAh=2d3c4h8dAc

# %% [markdown]
# The library's `solve` has the same shape. The *board* is shared by all, *hole* cards are one's
# own: hold'em uses 2, 1 or 0 of its two, Omaha exactly 2 of its four. And one program plays
# both. Each game is a value, named on the line; `solve(line, games)` plays yours, too.

# %%
holdem = Game("texas-holdem", board=5, hole=2, hands=using(2, 1, 0), ranking=STANDARD)
texas, omaha = "texas-holdem 2h4h7h9hTs Kh3c 9c9d", "omaha-holdem 2h4h7h9hTs Kh3cJcQd 9c9dAsAc"
print(solve(texas).map(str))  # <Success: 9c9d Kh3c>
print(solve(texas, {holdem.name: holdem}).map(str))  # <Success: 9c9d Kh3c>
print(solve(omaha).map(str))  # <Success: Kh3cJcQd 9c9dAsAc>

# %% [markdown]
# (In Omaha the one heart in hand makes no flush.)
#
# ## Exercises
#
# Hand your answer over, as in `practice(answers)`: it says that it is right, or shows the smallest
# case found that it gets wrong.
#
# - `practice`: Write `answers(lines)`: an iterator of the answers, with `"bad"` in the place of a
#   line that is wrong. One by one, for the lines may never end.
# - `recommended`: Make the value `lazy`, a game: hold'em with three hole cards, of which a player
#   uses two, one or none. Its name is `lazy-pineapple`.
# - `stretch`: Write `seats_won(lines)`: a dict from a seat, which is a place on a line, from 0,
#   to how often it wins or shares. Seats that never win are not in it; lines that are wrong are
#   skipped.

# %%
from poker_fp.katas.lessons.pipelines import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Where would you look for a wrong order, where for a missing `=`?
# 2. What does each step promise to the next one? Who checks it, and when?
# 3. `answer` never prints. Who should, and how small can that part be?
