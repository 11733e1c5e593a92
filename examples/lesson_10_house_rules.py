# %% [markdown]
"""# Lesson 10. House rules: another list, another game

- **Goal**: make a second ranking from the parts of the first.
- **You need**: lessons 4 to 6.
- **Time**: an hour; 20 minutes to read, 25 for the first two exercises, 15 for the questions.

In deuce-to-seven lowball the *worst* hand wins. The ace is always high, so A-2-3-4-5, which players
call the wheel, is no straight: just an ace and low cards. It beats every pair.
"""

# %%
from poker_fp import DEUCE_TO_SEVEN, HOUSE, SHORT_DECK, STANDARD, Hand, Ranking, ace_low, compare
from poker_fp import compound, explain, hand, laws, lowest, patterns, reverse, rule, rule_from
from poker_fp import through

WHEEL_HAND, KINGS = hand("Ah 2d 3s 4c 5h"), hand("Kc Kd 9h 5s 2c")

# %% [markdown]
# ## The wrong way: a trick from outside
#
# "The worst hand wins" is `reverse(compare)`, is it not?

# %%
print(reverse(compare)(WHEEL_HAND, KINGS))  # -1

# %% [markdown]
# That is wrong: `compare` sees a straight in the wheel.
#
# ## The right way for lowball: another list of rules
#
# First the straights. `patterns.row()` makes a pattern of five ranks in a row; `row(below=None)`
# one that puts no ace below them. Then every rule is turned round, which is what `lowest` does.

# %%
IN_A_ROW = patterns.row(below=None)
IN_SUIT = rule("straight flush", patterns.both(IN_A_ROW, patterns.one_suit()))
ACE_HIGH = (IN_SUIT, *STANDARD[1:4], rule("straight", IN_A_ROW), *STANDARD[5:])
LOWBALL = lowest(ACE_HIGH)
print(explain(WHEEL_HAND, KINGS, LOWBALL))  # Hand 1 wins. - with high card: Ace
ONE_RULE = (rule_from("lowball", reverse(compound(*ACE_HIGH))),)
print(explain(WHEEL_HAND, KINGS, ONE_RULE))  # Hand 1 wins. - with lowball

# %% [markdown]
# `lowest` keeps what a rule is called and what it sees, so the list can say why. What it did *not*
# turn is the list: both games first ask for a straight flush. It was a law in
# lesson 4: the reverse of a chain is the chain of the reverses.

# %%
LADDER = [hand("As Ac Ad Ah Ks"), hand("3c 4d 5h 6s 7c"), KINGS, WHEEL_HAND, hand("7c 5d 4h 3s 2c")]
print(laws.ladder(compound(*LOWBALL), LADDER))  # True
print(explain(WHEEL_HAND, KINGS, DEUCE_TO_SEVEN))  # Hand 1 wins. - with A-5-4-3-2 low

# %% [markdown]
# (`DEUCE_TO_SEVEN` is the library's own, with words for it.)
#
# ## Aces low: look first, then ask
#
# Elsewhere an ace is a one. No rule has to know: `ace_low` is what a hand looks like there, and
# `through(ace_low, ranking)` asks every rule about that. It is `contramap`, once a rule.

# %%
*_, pair, _ = through(ace_low, STANDARD)
print(pair.name, [*map(int, pair.evidence(hand("Ac Ad 4h 3s 2c")))])  # pair [1, 4, 3, 2]

# %% [markdown]
# ## Short deck: two rules change places, another changes
#
# With the twos to fives taken out, a flush is rarer than a full house, and A-6-7-8-9 is the lowest
# straight. The picture has the *standard* rules, where the third row decides. `SHORT_DECK` has the
# flush in its third row, and the full house in its fourth: the other hand wins.
#
# ![Under the standard rules the full house decides before the flush is asked](pictures/house.svg)
# (`poker-fp compare "9h Th Qh Kh Ah" "6c 6d 6h 7s 7c" --svg examples/pictures/house.svg`)

# %%
short, flush, full_house = compound(*SHORT_DECK), hand("9h Th Qh Kh Ah"), hand("6c 6d 6h 7s 7c")
print(compare(flush, full_house), short(flush, full_house))  # -1 1

# %% [markdown]
# `HOUSE` is the ranking of a program that wants no ties: one card decides, if need be by its suit.

# %%
spade, heart = hand("Ks Kd 9h 5s 2c"), hand("Kh Kc Ah Qs Jc")
print(explain(spade, heart, HOUSE))  # Hand 1 wins. - with pair: top card King of spades

# %% [markdown]
# ## Exercises
#
# Hand your answer over, as in `practice(trips_first)`: it says that it is right, or shows the
# smallest case found that it gets wrong.
#
# - `practice`: Make the ranking `trips_first`: `SHORT_DECK` for a house where three of a kind
#   beat a straight and nothing else changes.
# - `recommended`: Make the ranking `ace_to_five` of `STANDARD`: the lowest hand wins, aces are
#   low, and there are no straights and no flushes.
# - `stretch`: Make the ranking `dice` for throws of five dice, each a tuple of five numbers: four
#   alike, full house, three alike, a pair. Among equals the number that is there most often
#   counts first, then the others, the higher first. All other throws (two pairs, five alike, no
#   two alike) go by their sum, below a pair.

# %%
from poker_fp.katas.lessons.house_rules import practice, recommended, stretch

# %% [markdown]
# ## Questions
#
# 1. Which house rule could *not* be written as a list of rules about one hand each?
# 2. No two hands of one deck tie under `HOUSE`. What do its players gain, and what do they lose?
# 3. Is "what is rarer wins" a law of poker, or a habit?
