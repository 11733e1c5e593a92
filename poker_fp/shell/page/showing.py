"""Cards, hands and evidence as plain data, with a mark on what decided."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from poker_fp.render.data import Data
from poker_fp.rules.cards import AnyRank, Card, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rule import Rule
from poker_fp.rules.variants import HOUSE, HOUSE_SUITS
from poker_fp.text.parsing import HAND_SIZE
from poker_fp.text.pieces import pieces

SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


IsMarked: TypeAlias = Callable[[Card], bool]


def spelled(cards: Iterable[Card]) -> str:
    """Cards as the page spells them where they may be typed.

    >>> from poker_fp import hand
    >>> assert spelled(hand("2h 4s 4c 2d th").cards) == "2H 4S 4C 2D TH"
    """
    return " ".join(str(card).upper() for card in cards)


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


def of_text(text: str) -> list[Data]:
    """The cards of a text that is no hand, and what stands where a card should as `wrong`.

    >>> assert [card.get("wrong", False) for card in of_text("2h 1h Kd")] == [False, True, False]
    """
    shown = [piece for piece in pieces(text) if piece.is_card][: 2 * HAND_SIZE]
    return [
        of_cards([piece.card])[0]
        if piece.card
        else {"text": piece.text, "name": "no card", "wrong": True}
        for piece in shown
    ]


def of_hand(hand: Hand) -> list[Data]:
    """What a rule may ask a hand and its first card: the `code`, its `value`, what that `is`.

    >>> from poker_fp import hand
    >>> asked = {each["code"]: each["value"] for each in of_hand(hand("2h 4s 4c 2d 4h"))}
    >>> assert asked["hand.shape"] == "(3, 2)" and asked["hand.cards[0].suit"] == '"h"'
    """
    first = hand.cards[0]
    return [
        {"code": code, "value": value, "is": meaning}
        for code, value, meaning in (
            ("hand.cards[0]", repr(first), "a card; there are five, as typed"),
            ("hand.cards[0].rank", str(int(first.rank)), "2 to 14: jack is 11, ace is 14"),
            (
                "hand.cards[0].suit",
                f'"{first.suit}"',
                "one of " + ", ".join(f'"{suit}" {symbol}' for suit, symbol in SYMBOLS.items()),
            ),
            ("hand.ranks", _numbers(hand.ranks), "of all cards, high to low"),
            ("hand.kinds", _numbers(hand.kinds), "each rank once, most cards first"),
            ("hand.shape", str(hand.shape), "how many cards of each of these"),
            ("hand.suited", str(hand.suited), "are all of one suit?"),
        )
    ]


def _numbers(ranks: Iterable[int]) -> str:
    return str(tuple(map(int, ranks)))


VOTED = {1: ("better", "worse"), 0: ("equal", "equal"), -1: ("worse", "better")}
"""What a rule without a pattern says of each of two hands, by its sign."""


def of_evidence(rule: Rule[Hand], seen: Evidence, place: int | None) -> list[Data]:
    """Evidence item by item, the one at the place marked.

    >>> from poker_fp import hand, rankings
    >>> seen = rankings.FULL_HOUSE.evidence(hand("2h 4s 4c 2d 4h"))
    >>> items = of_evidence(rankings.FULL_HOUSE, seen, 0)
    >>> assert items == [{"text": "4", "marked": True}, {"text": "2", "marked": False}]
    """
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


def in_words(seen: Evidence, rule: Rule[Hand]) -> str:
    """Evidence to be read out.

    >>> from poker_fp import Rank, rankings
    >>> assert in_words((Rank.ACE, Rank.TEN), rankings.PAIR) == "Ace 10"
    >>> assert in_words((), rankings.PAIR) == "nothing"
    """
    if rule in HOUSE and seen:
        return f"{_word(seen[0])} of {HOUSE_SUITS[seen[1]].name.lower()}"
    return " ".join(map(_word, seen)) or "nothing"


def _word(item: int) -> str:
    return item.word if isinstance(item, AnyRank) else str(int(item))
