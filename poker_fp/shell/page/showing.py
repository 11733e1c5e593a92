"""Cards and evidence as plain data, with a mark on what decided."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from poker_fp.render.data import Data
from poker_fp.rules.cards import AnyRank, Card, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rule import Rule
from poker_fp.rules.variants import HOUSE, HOUSE_SUITS

SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

IsMarked: TypeAlias = Callable[[Card], bool]


def of_cards(cards: Iterable[Card], is_marked: IsMarked = lambda _: False) -> list[Data]:
    """Cards for the page to draw: `text` to type, `rank` and `symbol` to show, `name` to read out.

    >>> from poker_fp import card
    >>> (ten,) = of_cards([card("Td")])
    >>> assert (ten["text"], ten["rank"], ten["symbol"]) == ("Td", "10", "♦")
    >>> assert (ten["suit"], ten["name"], ten["marked"]) == ("d", "10 of diamonds", False)
    """
    return [
        {
            "text": str(card),
            "rank": card.rank.word if card.rank.letter == "T" else card.rank.letter,
            "symbol": SYMBOLS[card.suit],
            "suit": str(card.suit),
            "name": f"{card.rank.word} of {card.suit.name.lower()}",
            "marked": is_marked(card),
        }
        for card in cards
    ]


def of_evidence(rule: Rule[Hand], seen: Evidence | None, place: int | None) -> list[Data] | None:
    """Evidence item by item, the one at the place marked; None of a rule without a pattern.

    >>> from poker_fp import hand, rankings
    >>> seen = rankings.FULL_HOUSE.evidence(hand("2h 4s 4c 2d 4h"))
    >>> items = of_evidence(rankings.FULL_HOUSE, seen, 0)
    >>> assert items == [{"text": "4", "marked": True}, {"text": "2", "marked": False}]
    """
    if seen is None:
        return None
    texts = [*map(_short, seen)]
    if rule in HOUSE and seen:
        rank, suit = seen
        texts = [_short(rank), SYMBOLS[HOUSE_SUITS[suit]]]
    return [{"text": text, "marked": at == place} for at, text in enumerate(texts)]


def _short(item: int) -> str:
    if not isinstance(item, AnyRank):
        return str(int(item))
    return item.word if item.letter == "T" else item.letter


def marking(rule: Rule[Hand], seen: Evidence | None, place: int | None) -> IsMarked:
    """Which cards of a hand bear the rank that decided; under the house's rules, which card.

    >>> from poker_fp import card, rankings
    >>> is_marked = marking(rankings.FULL_HOUSE, (4, 2), 0)
    >>> assert not is_marked(card("4s"))  # a number that is no rank: somebody's own rule
    """
    if not seen or place is None or place >= len(seen):
        return lambda _: False
    if rule in HOUSE:
        rank, suit = seen
        return lambda card: card.rank == rank and HOUSE_SUITS[suit] == card.suit
    item = seen[place]
    return lambda card: isinstance(item, AnyRank) and card.rank == item


def in_words(seen: Evidence | None, rule: Rule[Hand]) -> str:
    """Evidence to be read out.

    >>> from poker_fp import Rank, rankings
    >>> assert in_words((Rank.ACE, Rank.TEN), rankings.PAIR) == "Ace 10"
    >>> assert in_words((), rankings.PAIR) == "nothing"
    """
    if seen is None:
        return "no evidence"
    if rule in HOUSE and seen:
        return f"{_word(seen[0])} of {HOUSE_SUITS[seen[1]].name.lower()}"
    return " ".join(map(_word, seen)) or "nothing"


def _word(item: int) -> str:
    return item.word if isinstance(item, AnyRank) else str(int(item))
