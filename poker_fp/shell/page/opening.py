"""What the page shows before Python is there: the examples, with the answers to them."""

from poker_fp.render.data import Data
from poker_fp.rules.cards import DECK
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.asked import AboutHands
from poker_fp.shell.page.folding import fold
from poker_fp.shell.page.showing import SYMBOLS, of_cards
from poker_fp.shell.page.trying import QUESTIONS, SAMPLE

TITLES = {
    "standard": (
        "standard",
        "52 cards, suits are equal. A rule sees what the whole hand is: a full house is no pair.",
    ),
    "short-deck": (
        "short deck",
        "36 cards, from the six up: there a flush is rarer than a full house, and beats it. "
        "The lowest straight is A 6 7 8 9.",
    ),
    "house": (
        "house rules",
        "Within a kind of hand one card decides, by its rank, then by its suit: ♣ < ♦ < ♥ < ♠. "
        "No straight starts with an ace.",
    ),
}
"""What a reader is shown for each ranking, in this order: a title, and what it is."""

EXAMPLES = (
    ("Full house or flush", "standard", "2H 4S 4C 2D 4H", "2S 8S AS QS 3S"),
    ("The same, short deck", "short-deck", "6H 9S 9C 6D 9H", "6S 8S AS QS 7S"),
    ("A king each", "standard", "2H 3D 5S 9C KD", "2C 3H 4S 8C KH"),
    ("The same ranks twice", "standard", "2H 3D 5S 9C KD", "2D 3H 5C 9S KH"),
    ("A pair of aces each", "standard", "AC AD KH 7S 2C", "AH AS KD 8C 2D"),
    ("A low ace", "standard", "AS 2D 3C 4H 5S", "KH KC KD 2S 3D"),
    ("No ties in this house", "house", "KS KD 9H 5S 2C", "KH KC AH QS JC"),
)
"""A title, which does not say who wins and is short enough for a phone; a ranking; two hands."""

PATTERN = """\
def spades(hand):
    count = sum(card.suit == "s" for card in hand.cards)
    return (count,) if count else ()
"""
WRONG = """\
def count(hand):
    return sum(card.suit == "s" for card in hand.cards)

def more_spades(a, b):
    return count(a) > count(b)
"""


def opening() -> Data:
    """The examples, each with its request and its answer; the rankings; the deck; code to try.

    >>> data = opening()
    >>> assert data["examples"][0]["answer"] == fold(data["examples"][0]["request"])
    >>> assert data["rankings"][1]["rules"][2] == "flush"
    """
    return {
        "rankings": [
            {
                "name": name,
                "title": title,
                "about": about,
                "rules": [rule.name for rule in DECK_RANKINGS[name]],
            }
            for name, (title, about) in TITLES.items()
        ],
        "examples": [_example(*example) for example in EXAMPLES],
        "deck": of_cards(DECK),
        "suits": {str(suit): [symbol, suit.name.lower()] for suit, symbol in SYMBOLS.items()},
        "laws": [{"name": law.__name__, "says": law.__doc__} for law in QUESTIONS],
        "sample": len(SAMPLE),
        "code": {"right": PATTERN, "wrong": WRONG},
    }


def _example(title: str, ranking: str, one: str, other: str) -> Data:
    request: AboutHands = {"hands": [one, other], "ranking": ranking, "order": None, "own": []}
    return {"title": title, "request": request, "answer": fold(request)}
