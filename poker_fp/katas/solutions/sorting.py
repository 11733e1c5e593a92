"""The kata sorting: three games as values, and one way from a line to its answer.

>>> assert process("texas-holdem 2h3h4h5d8d KdKs 9hJh") == "KdKs 9hJh"
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, groupby, product

Cards = tuple[str, ...]

# For each game the sizes of board and hand, and how many cards of the hand may be used.
# (`CLASSIC` of the library says the same; a solution does without the library.)
GAMES = {
    "texas-holdem": (5, 2, (0, 1, 2)),
    "omaha-holdem": (5, 4, (2,)),
    "five-card-draw": (0, 5, (5,)),
}


def cards(text: str) -> Cards:
    return tuple(text[place : place + 2] for place in range(0, len(text), 2))


def fives(board: Cards, hole: Cards, counts: Iterable[int]) -> Iterable[Cards]:
    return (
        mine + shared
        for own in counts
        for mine, shared in product(combinations(hole, own), combinations(board, 5 - own))
    )


def strength(five: Cards) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often the ranks come decides, then their height; straights and flushes fit between."""
    ranks = sorted(("23456789TJQKA".index(card[0]) for card in five), reverse=True)
    groups = Counter(ranks).most_common()
    shape, kinds = tuple(n for _, n in groups), tuple(rank for rank, _ in groups)
    if kinds == (12, 3, 2, 1, 0):
        kinds = (3, 2, 1, 0, -1)
    straight = len(kinds) == 5 and kinds[0] - kinds[4] == 4
    flush = len({card[1] for card in five}) == 1
    if straight and flush:
        shape = (5,)
    elif flush:
        shape = (3, 1, 3)
    elif straight:
        shape = (3, 1, 2)
    return shape, kinds


def process(line: str) -> str:
    name, *words = line.split(" ")
    if name not in GAMES:
        return f"Error: {name} is none of {', '.join(GAMES)}"
    board_size, hole_size, counts = GAMES[name]
    board, hands = (cards(words[0]), words[1:]) if board_size else ((), words)
    if len(board) != board_size or any(len(cards(hand)) != hole_size for hand in hands):
        return f"Error: {name} takes a board of {board_size} and hands of {hole_size}"
    best = {hand: max(map(strength, fives(board, cards(hand), counts))) for hand in hands}
    ranked = sorted(sorted(hands), key=best.__getitem__)
    return " ".join("=".join(group) for _, group in groupby(ranked, key=best.__getitem__))
