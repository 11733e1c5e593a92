"""Other rankings from the same parts."""

from poker_fp.rules import patterns, rankings
from poker_fp.rules.cards import Rank, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence, Pattern, both, one_suit, row
from poker_fp.rules.rule import Ranking, Rule, rule
from poker_fp.rules.wording import Phrase, Wording, high, high_or_royal, that_rank


def straights(
    size: int = 5, below: Rank | None = Rank.TWO, top: Wording = high_or_royal
) -> tuple[Rule[Hand], Rule[Hand]]:
    """The rules of a straight flush and of a straight of so many cards, as `patterns.row` has them.

    >>> from poker_fp import hand
    >>> _, straight = straights(below=Rank.SIX)
    >>> assert straight.evidence(hand("Ac 6d 7h 8s 9c")) == (Rank.NINE,)
    """
    in_a_row = row(size, below)
    straight_flush = rule("straight flush", both(in_a_row, one_suit(size)), top)
    return straight_flush, rule("straight", in_a_row, high)


# Short decks: the lowest ranks taken out.


def flush_over_full_house(lowest: Rank) -> Ranking[Hand]:
    """The ranking for a deck from a rank up, which also follows the ace in the lowest straight.

    In such a deck a flush is rarer than a full house, and beats it.

    >>> from poker_fp import hand
    >>> ranking = flush_over_full_house(Rank.EIGHT)
    >>> assert ranking[4].evidence(hand("Ac 8d 9h Ts Jc")) == (Rank.JACK,)
    """
    straight_flush, straight = straights(below=lowest)
    return (
        straight_flush,
        rankings.FOUR_OF_A_KIND,
        rankings.FLUSH,
        rankings.FULL_HOUSE,
        straight,
        rankings.THREE_OF_A_KIND,
        rankings.TWO_PAIR,
        rankings.PAIR,
        rankings.HIGH_CARD,
    )


SHORT_DECK = flush_over_full_house(Rank.SIX)
"""Short-deck hold'em, of 36 cards: a flush beats a full house; A-6-7-8-9 is the lowest straight.

A straight beats three of a kind, as in the Triton series; the whole order is that of pokerkit.
"""

_above, (_straight, _three), _below = SHORT_DECK[:4], SHORT_DECK[4:6], SHORT_DECK[6:]

SHORT_DECK_THREES: Ranking[Hand] = (*_above, _three, _straight, *_below)
"""Short deck as some 6+ games have it: three of a kind beats a straight."""

MANILA = flush_over_full_house(Rank.SEVEN)
"""Manila, of 32 cards: as a short deck, and A-7-8-9-10 is the lowest straight.

Houses differ in that straight: by the rules on poker.com the ace makes none below the seven.
"""

# Hands of three cards

_straight_flush_of_three, _straight_of_three = straights(3, top=high)

THREE_CARD: Ranking[Hand] = (
    _straight_flush_of_three,
    rankings.THREE_OF_A_KIND,
    _straight_of_three,
    rule("flush", one_suit(3), that_rank),
    rankings.PAIR,
    rankings.HIGH_CARD,
)
"""Three cards: three of a kind is rarer than a straight, and a straight than a flush.

A-2-3 is the lowest straight. So in Derek Webb's Three Card Poker, and in Rhode Island hold'em (Shi
and Littman, "Abstraction Methods for Game Theoretic Poker", 2000).
"""

# Wild cards

FIVE_OF_A_KIND: Rule[Hand] = rule("five of a kind", patterns.five_of_a_kind)

WILD: Ranking[Hand] = (FIVE_OF_A_KIND, *rankings.STANDARD)
"""The standard ranking where cards are wild: five of a kind beats a straight flush."""

# House rules: one card decides between equals in category, if need be by its suit.

HOUSE_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits from low to high."""


house_straight = row(below=None)
"""Five in a row, and no ace at the low end: the top rank."""


def royal_flush(hand: Hand) -> Evidence:
    """Ten to ace in one suit.

    >>> from poker_fp import hand
    >>> assert royal_flush(hand("Ts Js Qs Ks As")) and not royal_flush(hand("9s Ts Js Qs Ks"))
    """
    return (Rank.ACE,) if house_straight_flush(hand) == (Rank.ACE,) else ()


def house_straight_flush(hand: Hand) -> Evidence:
    """Five in a row in one suit, and no ace at the low end: the top rank.

    >>> from poker_fp import hand
    >>> assert house_straight_flush(hand("Ad 2d 3d 4d 5d")) == ()
    """
    return house_straight(hand) if hand.suited else ()


def house_high_card(hand: Hand) -> Evidence:
    """No two cards of one rank: all the ranks. Of other hands another rule has the one card.

    >>> from poker_fp import hand
    >>> assert house_high_card(hand("Kh Kc As 9c 4d")) == ()
    """
    return hand.ranks if hand.shape[0] == 1 else ()


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
    _house_rule("straight", house_straight),
    _house_rule("three of a kind", patterns.three_of_a_kind),
    _house_rule("two pair", patterns.two_pair),
    _house_rule("pair", patterns.pair),
    _house_rule("high card", house_high_card),
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
