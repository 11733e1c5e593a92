# %% [markdown]
"""# Lesson 4. `reverse` and `contramap`: another direction, another subject

- **Goal**: turn a comparator round, and use one for values that it was not written for.
- **You need**: lessons 1 to 3.
- **Time**: an hour; 20 minutes to read, 25 for the exercises, 15 for the questions.

A player sorts the cards in hand: high ranks first, and cards of one rank in the order clubs,
diamonds, hearts, spades. Sorting twice would do it (lesson 3). But then the order is in two pieces,
and a function that wants an order takes one. (`card("9h")` is the nine of hearts, `card("Th")` the
ten. A suit is its letter, and c, d, h, s is the order of letters, too. Cards have no order of their
own: `natural` and a bare `sorted` cannot compare them.)
"""

# %%
from collections.abc import Sequence
from functools import cmp_to_key
from operator import attrgetter

from poker_fp import Card, Suit, card, comparing, compound, contramap, explicit, laws
from poker_fp import lexicographic, natural, reverse

CARDS = [card("Ac"), card("9h"), card("Ad"), card("9c")]
rank, suit = attrgetter("rank"), attrgetter("suit")

# %% [markdown]
# ## The wrong ways: `reverse=True`, and a minus sign


# %%
def shown(cards: Sequence[Card]) -> str:
    """Cards on one line."""
    return " ".join(map(str, cards))


print(shown(sorted(CARDS, key=lambda c: (c.rank, c.suit), reverse=True)))  # Ad Ac 9h 9c

# %% [markdown]
# The ranks are right, and the suits are turned, too. A minus sign turns one part alone, such as
# `-c.rank`, which is a number. But what is minus hearts? For `-c.suit` Python raises a TypeError.
#
# ## The right way: `reverse`
#
# `reverse(c)` asks `c` with its arguments swapped. So it turns any order, and not only one of
# numbers. Put round one part of a chain, it turns that part and no other.

# %%
by_rank, by_suit = comparing(rank), comparing(suit)
in_hand = compound(reverse(by_rank), by_suit)
print(shown(sorted(CARDS, key=cmp_to_key(in_hand))))  # Ac Ad 9c 9h
print(shown(sorted(CARDS, key=cmp_to_key(reverse(by_rank)))))  # Ac Ad 9h 9c
print(shown(sorted(CARDS, key=cmp_to_key(by_rank))[::-1]))  # Ad Ac 9c 9h

# %% [markdown]
# In the second line ties stay as they were dealt. In the third the list was turned round after
# sorting, and the ties with it.
#
# ## `contramap`: the same question about something else
#
# In some games the order of suits is another, say diamonds, hearts, spades, clubs.
# `explicit(values)` is the comparator in which values stand as listed. It compares suits, and we
# want to sort cards: `contramap(suit, c)` looks at each card through `suit`, then asks `c`.
#
# - `suit` goes from a Card to a Suit.
# - `contramap(suit, ...)` goes from a Comparator[Suit] to a Comparator[Card]: the other way, hence
#   *contra*.
#
# (`comparing(key)` is `contramap(key, natural)`.)

# %%
house_suits = explicit([Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS])
by_house_suit = contramap(suit, house_suits)
print(house_suits(Suit.CLUBS, Suit.HEARTS), by_house_suit(card("2c"), card("Ah")))  # 1 1

# %% [markdown]
# ## `lexicographic`: item by item
#
# Of a comparator of cards `lexicographic(by_rank)` makes one of *lists* of cards. The first items
# are compared; where they tie, the second; and so on. A list that ends comes before one that goes
# on. So words stand in a dictionary, letter by letter: "kin", "king", "kings".

# %%
ace, king = card("Ad"), card("Kd")
print(lexicographic(by_rank)([ace, king], [ace, ace]))  # -1
print(lexicographic(by_rank)([ace], [ace, king]))  # -1

# %% [markdown]
# ## What turning a chain turns
#
# Turning a chain turns its parts and leaves them in their order: `reverse(then(c, d))` is
# `then(reverse(c), reverse(d))`. But `lexicographic(reverse(c))` still puts "king" before "kings";
# `reverse(lexicographic(c))` puts "kings" first.

# %%
print(laws.reverse_distributes_over_then(by_rank, by_house_suit, ace, king))  # True
print(laws.reverse_commutes_with_lexicographic(by_rank, [ace], [ace, king]))  # False

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(suits_down)`: it says that it is right, or shows the
# smallest case found that it gets wrong.
#
# - `practice`: Make `suits_down`: spades first, then hearts, diamonds and clubs, and within a
#   suit the low ranks first.
# - `recommended`: Make `by_best_card` for lists of cards, both equally long: by the highest
#   rank, where that ties by the next, and so on. Suits tie.
# - `stretch`: Write `nones_last(comparator)`: a comparator that is as the given one, but None
#   comes last, also where the given one is a `reverse`. None ties with None. By
#   `nones_last(reverse(natural))`, `['a', None, 'b']` is sorted to `['b', 'a', None]`.

# %%
from poker_fp.katas.lessons.looking_through import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Why does `reverse` swap the arguments, instead of putting a minus before the answer?
# 2. `contramap(f, contramap(g, c))` looks through `f` and `g`. Which is first? Write it as one.
# 3. `explicit` refuses a value that is not in its list. What else could it do, and who would mind?
