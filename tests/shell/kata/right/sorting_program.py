"""sorting as a program: all of its input first, then all of its output."""

import sys
from collections import Counter
from itertools import combinations


def value(five):
    ranks = sorted(("23456789TJQKA".index(c[0]) for c in five), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    counts = Counter(ranks)
    shape = sorted(counts.values(), reverse=True)
    straight = len(counts) == 5 and ranks[0] - ranks[4] == 4
    flush = len({c[1] for c in five}) == 1
    kind = [
        shape == [1] * 5,
        shape == [2, 1, 1, 1],
        shape == [2, 2, 1],
        shape == [3, 1, 1],
        straight,
        flush,
        shape == [3, 2],
        shape == [4, 1],
        straight and flush,
    ]
    return max(i for i, k in enumerate(kind) if k), sorted(ranks, key=lambda r: (-counts[r], -r))


def cards(text):
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def fives(game, board, hand):
    if game == "omaha-holdem":
        return [m + b for m in combinations(hand, 2) for b in combinations(board, 3)]
    return combinations(board + hand, 5)


def process(line):
    game, *words = line.split()
    sizes = {"texas-holdem": (5, 2), "omaha-holdem": (5, 4), "five-card-draw": (0, 5)}
    if game not in sizes:
        return "Error: which game?"
    board_size, hand_size = sizes[game]
    board = cards(words.pop(0)) if board_size else []
    if len(board) != board_size or {len(cards(hand)) for hand in words} != {hand_size}:
        return "Error: how many cards?"
    values = {hand: max(map(value, fives(game, board, cards(hand)))) for hand in words}
    answer = ""
    for hand in sorted(values, key=lambda hand: (values[hand], hand)):
        joint = "=" if answer and values[hand] == last else " "
        answer, last = f"{answer}{joint if answer else ''}{hand}", values[hand]
    return answer


if __name__ == "__main__":
    print("\n".join([process(line) for line in sys.stdin.read().splitlines()]))
