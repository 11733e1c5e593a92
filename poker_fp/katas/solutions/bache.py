"""The kata bache: nine rules, each a comparison of two hands, and the first that decides.

>>> assert compare("2H 3D 5S 9C KD", "2C 3H 4S 8C AH") < 0
>>> assert sentence("2H 3D 5S 9C KD", "2C 3H 4S 8C AH") == "Hand 2 wins. - with high card: Ace"
"""

from collections import Counter
from collections.abc import Callable, Iterator

Cards = list[tuple[int, str]]
Evidence = tuple[int, ...]
Pattern = Callable[[Cards], Evidence]

WHEEL = [14, 5, 4, 3, 2]


def cards(hand: str) -> Cards:
    return [("23456789TJQKA".index(card[0]) + 2, card[1]) for card in hand.split()]


def ranks(hand: Cards) -> list[int]:
    return sorted((rank for rank, _ in hand), reverse=True)


# A pattern sees its evidence in a hand, or nothing; and () is less than any other tuple.


def counts(*shape: int) -> Pattern:
    def pattern(hand: Cards) -> Evidence:
        groups = Counter(ranks(hand)).most_common()
        return tuple(r for r, _ in groups) if tuple(n for _, n in groups) == shape else ()

    return pattern


def flush(hand: Cards) -> Evidence:
    return tuple(ranks(hand)) if len({suit for _, suit in hand}) == 1 else ()


def straight(hand: Cards) -> Evidence:
    top, *rest = ranks(hand)
    if [top, *rest] == WHEEL:
        return (5,)
    return (top,) if rest == list(range(top - 1, top - 5, -1)) else ()


def straight_flush(hand: Cards) -> Evidence:
    return straight(hand) if flush(hand) else ()


def high_card(hand: Cards) -> Evidence:
    return tuple(ranks(hand))


RULES: dict[str, Pattern] = {
    "straight flush": straight_flush,
    "four of a kind": counts(4, 1),
    "full house": counts(3, 2),
    "flush": flush,
    "straight": straight,
    "three of a kind": counts(3, 1, 1),
    "two pair": counts(2, 2, 1),
    "pair": counts(2, 1, 1, 1),
    "high card": high_card,
}


def votes(hand1: str, hand2: str) -> Iterator[tuple[int, str, Evidence, Evidence]]:
    """Each rule in turn: its sign, its name, and what it sees in the hands."""
    for name, pattern in RULES.items():
        one, other = pattern(cards(hand1)), pattern(cards(hand2))
        yield (one > other) - (one < other), name, one, other


def compare(hand1: str, hand2: str) -> int:
    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 0)


def sentence(hand1: str, hand2: str) -> str:
    for sign, name, one, other in votes(hand1, hand2):
        if sign > 0:
            return f"Hand 1 wins. - with {reason(name, one, other)}"
        if sign < 0:
            return f"Hand 2 wins. - with {reason(name, other, one)}"
    return "Tie."


MADE_OF = {"four of a kind": 1, "full house": 2, "three of a kind": 1, "two pair": 2, "pair": 1}
JOINTS = {"full house": " over ", "two pair": " and "}


def reason(name: str, winner: Evidence, loser: Evidence) -> str:
    words = [f"{rank}" if rank < 11 else WORDS[rank] for rank in winner]
    place = next((i for i, rank in enumerate(loser) if rank != winner[i]), 0)
    if name == "straight flush" and winner == (14,):
        return "royal flush"
    if name.startswith("straight"):
        return f"{name}: {words[0]} high"
    if name not in MADE_OF:
        return f"{name}: {words[place]}"
    kicker = f", {words[place]} kicker" if place >= MADE_OF[name] else ""
    return f"{name}: {JOINTS.get(name, '').join(words[: MADE_OF[name]])}{kicker}"


WORDS = {11: "Jack", 12: "Queen", 13: "King", 14: "Ace"}
