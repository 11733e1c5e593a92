"""Rankings of games in which low hands win.

>>> from poker_fp import compare, compound, hand
>>> wheel, seven = hand("Ac 2d 3h 4s 5c"), hand("2d 3h 4s 5c 7c")
>>> assert compare(wheel, seven) == 1  # a straight
>>> assert compound(*DEUCE_TO_SEVEN)(wheel, seven) == -1  # an ace high
>>> assert compound(*ACE_TO_FIVE)(wheel, seven) == 1  # a five high
"""

from poker_fp.rules import rankings
from poker_fp.rules.hands import Hand, ace_low
from poker_fp.rules.patterns import high_card, of_size
from poker_fp.rules.rule import Ranking, Rule, lower, lowest, rule, through
from poker_fp.rules.variants import straights
from poker_fp.rules.wording import all_ranks, as_low

LOW: Rule[Hand] = rule("low", high_card, as_low)
"""Any hand at all, as high card is, but called by all its ranks: `8-6-4-3-2 low`."""

_straight_flush, _straight = straights(below=None)

DEUCE_TO_SEVEN: Ranking[Hand] = lowest(
    (
        _straight_flush,
        rankings.FOUR_OF_A_KIND,
        rankings.FULL_HOUSE,
        rankings.FLUSH,
        _straight,
        rankings.THREE_OF_A_KIND,
        rankings.TWO_PAIR,
        rankings.PAIR,
        LOW,
    )
)
"""Deuce-to-seven lowball: the worst hand wins; straights and flushes are bad, and aces high.

7-5-4-3-2 is the best hand. A-2-3-4-5 is no straight, but an ace high. Source: "Deuce-to-seven low"
and "Lowball (poker)" in Wikipedia, and the whole order is that of pokerkit.
"""

ACE_TO_FIVE: Ranking[Hand] = lowest(
    through(
        ace_low,
        (
            rankings.FOUR_OF_A_KIND,
            rankings.FULL_HOUSE,
            rankings.THREE_OF_A_KIND,
            rankings.TWO_PAIR,
            rankings.PAIR,
            LOW,
        ),
    )
)
"""Ace-to-five lowball: the worst hand wins; straights and flushes are nothing, and aces low.

5-4-3-2-A is the best hand. Source: "Lowball (poker)" in Wikipedia, and the whole order is that of
pokerkit.
"""

BADUGI_HIGH: Ranking[Hand] = tuple(
    lower(name, of_size(size), all_ranks)
    for name, size in (("badugi", 4), ("three cards", 3), ("two cards", 2), ("one card", 1))
)
"""Badugi with aces high: more cards beat fewer, and then the lower the ranks the better.

It is about hands of one to four cards of which no two have a rank or a suit in common. Source: the
half of badeucy that goes to the badugi, where aces are as in deuce-to-seven.
"""

BADUGI: Ranking[Hand] = through(ace_low, BADUGI_HIGH)
"""Badugi: as `BADUGI_HIGH`, but aces are low, so that 4-3-2-A is the best hand.

Source: "Badugi" in Wikipedia, and the whole orders of both are those of pokerkit.
"""
