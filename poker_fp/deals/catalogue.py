"""The kinds of poker that are there, as values. A new one is one more of them.

What each is about, where it is played and why its rules are so: `examples/guide/games.md`. The kata
sorting says the classic three again, in words (`katas/sorting.py`) and in its solution
(`katas/solutions/sorting.py`). Tables (`fast`) follow from the values, and say nothing again; the
strengths of a new ranking are shipped, too (`shell/shipped.py`), or compiled when they are needed.
"""

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType

from poker_fp.deals.choosing import on, rainbow, using
from poker_fp.deals.games import Game, Hands, Side
from poker_fp.deals.wild_cards import wild
from poker_fp.rules.cards import DECK, JOKER, Card, Rank, Suit, deck_of
from poker_fp.rules.hands import Hand
from poker_fp.rules.lowball import ACE_TO_FIVE, BADUGI, BADUGI_HIGH, DEUCE_TO_SEVEN
from poker_fp.rules.rankings import HIGH_CARD, PAIR, STANDARD
from poker_fp.rules.variants import MANILA, SHORT_DECK, SHORT_DECK_THREES, THREE_CARD, WILD
from poker_fp.text.parsing import hand

any_two, two, own = using(2, 1, 0), using(2), using(5)
"""Two of the hand or fewer; just two; five of it, and so none of a board."""

TEXAS_HOLDEM = Game("texas-holdem", board=5, hole=2, hands=any_two, ranking=STANDARD)
OMAHA_HOLDEM = Game("omaha-holdem", board=5, hole=4, hands=two, ranking=STANDARD)
FIVE_CARD_DRAW = Game("five-card-draw", board=0, hole=5, hands=own, ranking=STANDARD)

# A board, and the best hand wins

SHORT = replace(TEXAS_HOLDEM, name="short-deck", ranking=SHORT_DECK, deck=deck_of(Rank.SIX))
SHORT_THREES = replace(SHORT, name="short-deck-threes", ranking=SHORT_DECK_THREES)
ROYAL_HOLDEM = replace(TEXAS_HOLDEM, name="royal-holdem", deck=deck_of(Rank.TEN))
PINEAPPLE = replace(TEXAS_HOLDEM, name="pineapple", hole=3)
GREEK_HOLDEM = replace(TEXAS_HOLDEM, name="greek-holdem", hands=two)
MANILA_HOLDEM = replace(GREEK_HOLDEM, name="manila", ranking=MANILA, deck=deck_of(Rank.SEVEN))
OMAHA_5 = replace(OMAHA_HOLDEM, name="omaha-5", hole=5)
OMAHA_6 = replace(OMAHA_HOLDEM, name="omaha-6", hole=6)

# Split pots


def eight_or_better(hands: Hands[Hand]) -> Side[Hand]:
    """The low side of a split pot: ace to five, and no higher than 8-7-6-5-4.

    >>> low = eight_or_better(using(5))
    >>> assert (low.name, str(low.at_least)) == ("low", "8c 7d 6h 5s 4c")
    """
    return Side("low", hands, ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))


HOLDEM_8 = replace(TEXAS_HOLDEM, name="holdem-hi-lo-8", also=(eight_or_better(any_two),))
OMAHA_8 = replace(OMAHA_HOLDEM, name="omaha-hi-lo-8", also=(eight_or_better(two),))
COURCHEVEL_8 = replace(OMAHA_8, name="courchevel-hi-lo-8", hole=5)
OMAHA_DOUBLE_BOARD = Game(
    "omaha-double-board",
    board=10,
    hole=4,
    hands=on(0, 5, two),
    ranking=STANDARD,
    side="board 1",
    also=(Side("board 2", on(5, 10, two), STANDARD),),
)
DRAWMAHA = Game(
    "drawmaha",
    board=5,
    hole=5,
    hands=two,
    ranking=STANDARD,
    side="omaha",
    also=(Side("draw", own, STANDARD),),
)

# Stud and draw, high and low

STUD = Game("seven-card-stud", board=0, hole=7, hands=own, ranking=STANDARD)
STUD_8 = replace(STUD, name="stud-hi-lo-8", also=(eight_or_better(own),))
RAZZ = replace(STUD, name="razz", ranking=ACE_TO_FIVE, side="low")
LOWBALL_27 = replace(FIVE_CARD_DRAW, name="deuce-to-seven", ranking=DEUCE_TO_SEVEN, side="low")
LOWBALL_A5 = replace(FIVE_CARD_DRAW, name="ace-to-five", ranking=ACE_TO_FIVE, side="low")
BADUGI_GAME = Game("badugi", board=0, hole=4, hands=rainbow, ranking=BADUGI, side="badugi")
BADEUCY = Game(
    "badeucy",
    board=0,
    hole=5,
    hands=rainbow,
    ranking=BADUGI_HIGH,
    side="badugi",
    also=(Side("deuce to seven", own, DEUCE_TO_SEVEN),),
)
BADACEY = replace(
    BADEUCY, name="badacey", ranking=BADUGI, also=(Side("ace to five", own, ACE_TO_FIVE),)
)

# Hands of one to three cards

THREE_CARD_POKER = Game("three-card", board=0, hole=3, hands=using(3, size=3), ranking=THREE_CARD)
JACK_TO_KING = tuple(card for card in DECK if Rank.JACK <= card.rank <= Rank.KING)
KUHN = Game(
    "kuhn",
    board=0,
    hole=1,
    hands=using(1, size=1),
    ranking=(HIGH_CARD,),
    deck=tuple(card for card in JACK_TO_KING if card.suit == Suit.CLUBS),
)
LEDUC = Game(
    "leduc",
    board=1,
    hole=1,
    hands=using(1, size=2),
    ranking=(PAIR, HIGH_CARD),
    deck=tuple(card for card in JACK_TO_KING if card.suit in (Suit.HEARTS, Suit.SPADES)),
)
RHODE_ISLAND = Game("rhode-island", board=2, hole=1, hands=using(1, size=3), ranking=THREE_CARD)

# Wild cards


def is_joker(card: Card) -> bool:
    """Is a card a joker?"""
    return card == JOKER


def is_deuce(card: Card) -> bool:
    """Is a card a deuce?"""
    return card.rank == Rank.TWO


def with_jokers(game: Game[Hand], jokers: int) -> Game[Hand]:
    """A game with so many jokers in its deck, fully wild.

    >>> assert with_jokers(STUD, 2).deck[-2:] == (JOKER, JOKER)
    """
    return replace(
        game, hands=wild(is_joker, game.hands), ranking=WILD, deck=deck_of(jokers=jokers)
    )


JOKER_DRAW = replace(with_jokers(FIVE_CARD_DRAW, 1), name="joker-draw")
JOKER_HOLDEM = replace(with_jokers(TEXAS_HOLDEM, 2), name="joker-holdem")
DEUCES_WILD = replace(FIVE_CARD_DRAW, name="deuces-wild", hands=wild(is_deuce, own), ranking=WILD)


def by_name(games: Iterable[Game[Hand]]) -> MappingProxyType[str, Game[Hand]]:
    """Games as `solve` and `parse_deal` want them."""
    return MappingProxyType({game.name: game for game in games})


CLASSIC = by_name((TEXAS_HOLDEM, OMAHA_HOLDEM, FIVE_CARD_DRAW))
"""The three games of the kata sorting."""

GAMES = by_name(
    (
        *CLASSIC.values(),
        *(SHORT, SHORT_THREES, ROYAL_HOLDEM, MANILA_HOLDEM, PINEAPPLE, GREEK_HOLDEM),
        *(OMAHA_5, OMAHA_6, HOLDEM_8, OMAHA_8, COURCHEVEL_8, OMAHA_DOUBLE_BOARD, DRAWMAHA),
        *(STUD, STUD_8, RAZZ, LOWBALL_27, LOWBALL_A5, BADUGI_GAME, BADEUCY, BADACEY),
        *(THREE_CARD_POKER, KUHN, LEDUC, RHODE_ISLAND),
        *(JOKER_DRAW, JOKER_HOLDEM, DEUCES_WILD),
    )
)
"""The games that a line of text may start with, by name."""
