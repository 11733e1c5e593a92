"""A solver on phevaluator: the same lines in, the same validation, the same lines out.

Run by itself it answers the lines of a file: `python tests/benchmarks/peer_script.py FILE`.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

phevaluator: Any = import_module("phevaluator")

IDS = {
    rank + suit: phevaluator.Card(rank + suit).id_ for rank in "23456789TJQKA" for suit in "cdhs"
}

GAMES: dict[str, tuple[int, int, Callable[..., int]]] = {
    "texas-holdem": (5, 2, phevaluator.evaluate_cards),
    "omaha-holdem": (5, 4, phevaluator.evaluate_omaha_cards),
    "five-card-draw": (0, 5, phevaluator.evaluate_cards),
}


def solve(line: str) -> str:
    """The answer to a line: hands weakest first, equals joined by `=`."""
    name, *parts = line.split(" ")
    try:
        board_size, hole_size, evaluate = GAMES[name]
        board_text, hands = (parts[0], parts[1:]) if board_size else ("", parts)
        board = [IDS[board_text[at : at + 2]] for at in range(0, len(board_text), 2)]
        holes = [[IDS[hand[at : at + 2]] for at in range(0, len(hand), 2)] for hand in hands]
    except (KeyError, IndexError):
        return "Error"
    if len(board) != board_size or any(len(hole) != hole_size for hole in holes) or not holes:
        return "Error"
    if len({*board}.union(*holes)) != board_size + hole_size * len(holes):
        return "Error"
    # A lower number is a stronger hand.
    ranked = sorted(
        (-evaluate(*board, *hole), hand) for hole, hand in zip(holes, hands, strict=True)
    )
    last, answer = ranked[0]
    for strength, hand in ranked[1:]:
        answer += ("=" if strength == last else " ") + hand
        last = strength
    return answer


def solve_all(text: bytes) -> bytes:
    """The answers to whole lines."""
    return "".join([solve(line) + "\n" for line in text.decode().splitlines()]).encode()


if __name__ == "__main__":
    with Path(sys.argv[1]).open(encoding="utf-8") as lines:
        for line in lines:
            sys.stdout.write(solve(line.rstrip("\n")) + "\n")
