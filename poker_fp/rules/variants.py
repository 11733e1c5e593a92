"""Other rankings from the same parts."""

from poker_fp.rules import patterns, rankings
from poker_fp.rules.cards import Rank, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence, Pattern
from poker_fp.rules.rule import Ranking, Rule, rule
from poker_fp.rules.wording import Phrase, high, high_or_royal

# Short deck: 36 cards, the sixes to the aces.

SHORT_WHEEL = (Rank.ACE, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)
"""The ranks of short deck's lowest straight, sorted as a hand sorts them."""


def short_straight(hand: Hand) -> Evidence:
    """Five ranks in a row, the ace also below the six: the top one.

    >>> from poker_fp import hand
    >>> assert short_straight(hand("Ac 6d 7h 8s 9c")) == (Rank.NINE,)
    """
    return patterns.in_a_row(hand, SHORT_WHEEL)


def short_straight_flush(hand: Hand) -> Evidence:
    """A short-deck straight in one suit: the top rank.

    >>> from poker_fp import hand
    >>> assert short_straight_flush(hand("Ac 6c 7c 8c 9c")) == (Rank.NINE,)
    """
    return short_straight(hand) if hand.suited else ()


SHORT_DECK: Ranking[Hand] = (
    rule("straight flush", short_straight_flush, high_or_royal),
    rankings.FOUR_OF_A_KIND,
    rankings.FLUSH,
    rankings.FULL_HOUSE,
    rule("straight", short_straight, high),
    rankings.THREE_OF_A_KIND,
    rankings.TWO_PAIR,
    rankings.PAIR,
    rankings.HIGH_CARD,
)
"""Short-deck hold'em: a flush beats a full house, and A-6-7-8-9 is the lowest straight.

A straight beats three of a kind, as in the Triton series; some 6+ games have it the other way.
"""

# House rules: one card decides between equals in category, if need be by its suit.

HOUSE_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits from low to high."""


def royal_flush(hand: Hand) -> Evidence:
    """Ten to ace in one suit.

    >>> from poker_fp import hand
    >>> assert royal_flush(hand("Ts Js Qs Ks As")) and not royal_flush(hand("9s Ts Js Qs Ks"))
    """
    return (Rank.ACE,) if hand.suited and patterns.in_a_row(hand) == (Rank.ACE,) else ()


def house_straight_flush(hand: Hand) -> Evidence:
    """Five in a row in one suit, and no ace at the low end: the top rank.

    >>> from poker_fp import hand
    >>> assert house_straight_flush(hand("Ad 2d 3d 4d 5d")) == ()
    """
    return patterns.in_a_row(hand) if hand.suited else ()


def deciding_card(hand: Hand) -> Evidence:
    """The highest of the cards that make the pattern: its rank, then the number of its suit.

    Those are the four, the three (of a full house too), the higher pair, or else the whole hand.

    >>> from poker_fp import hand
    >>> assert deciding_card(hand("Kh Kc As 9c 4d")) == (Rank.KING, HOUSE_SUITS.index(Suit.HEARTS))
    """
    rank = hand.kinds[0]
    return rank, max(HOUSE_SUITS.index(card.suit) for card in hand.cards if card.rank == rank)


def _house_rule(name: str, pattern: Pattern[Hand]) -> Rule[Hand]:
    return rule(name, lambda hand: deciding_card(hand) if pattern(hand) else (), _card)


def _card(name: str, evidence: Evidence, _place: int) -> Phrase:
    rank, suit = evidence
    return name, f"top card {Rank(rank).word} of {HOUSE_SUITS[suit].name.lower()}"


HOUSE: Ranking[Hand] = (
    _house_rule("royal flush", royal_flush),
    _house_rule("straight flush", house_straight_flush),
    _house_rule("four of a kind", patterns.four_of_a_kind),
    _house_rule("full house", patterns.full_house),
    _house_rule("flush", patterns.flush),
    _house_rule("straight", patterns.in_a_row),
    _house_rule("three of a kind", patterns.three_of_a_kind),
    _house_rule("two pair", patterns.two_pair),
    _house_rule("pair", patterns.pair),
    _house_rule("high card", patterns.high_card),
)
"""A house's own rules: no kickers, and always one winner of hands dealt from one deck.

Equals in category are told apart by `deciding_card` alone. A royal flush is a category of its own,
and A-2-3-4-5 is no straight. Source: the draw-poker program rytkmt/ruby_poker.
"""

DECK_RANKINGS: dict[str, Ranking[Hand]] = {
    "standard": rankings.STANDARD,
    "house": HOUSE,
    "short-deck": SHORT_DECK,
}
"""The rankings of hands of five cards, by the names that the options `--ranking` have for them."""
