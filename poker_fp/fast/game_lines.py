"""The answer to a plain line of any game, from the look-ups of its sides.

What is anything but a game's board and hands in plain cards of its deck raises KeyError or
ValueError.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeAlias

from poker_fp.deals.showdown import NOBODY, SIDES
from poker_fp.fast.codes import Codes
from poker_fp.fast.games import CompiledGame
from poker_fp.fast.plain_lines import ByStrength, Ranker, ranker_of
from poker_fp.fast.sides import NOTHING, LookUp

Answering: TypeAlias = Callable[[list[bytes]], bytes]
"""From the parts of a line after the game's name to its answer."""

Texts: TypeAlias = list[bytes]
"""Of cards."""


def answering(compiled: CompiledGame) -> Answering:
    """How the lines of a game are answered: those of the commonest kinds of games sooner."""
    ranker = ranker_of(compiled)
    return _by_ranker(ranker) if ranker else _by_sides(compiled)


def _by_ranker(ranker: Ranker) -> Answering:
    def answer(parts: list[bytes]) -> bytes:
        ranked = ranker(parts)
        if not ranked:
            raise ValueError("no hands")
        return _in_order(ranked)

    return answer


def _by_sides(compiled: CompiledGame) -> Answering:
    board_size, hole_size = compiled.game.board, compiled.game.hole
    in_deck = Counter(str(card).encode() for card in compiled.game.deck)
    sides = [
        (side.look_up, {str(card).encode(): code for card, code in side.codes.items()})
        for side in compiled.sides
    ]

    def answer(parts: list[bytes]) -> bytes:
        board = _cards(parts[0], board_size) if board_size else []
        hands = parts[1:] if board_size else parts
        holes = [_cards(hand, hole_size) for hand in hands]
        dealt = board + [card for hole in holes for card in hole]
        if not holes or (len(set(dealt)) < len(dealt) and not Counter(dealt) <= in_deck):
            raise ValueError("no hands, or a card too often")
        dealt_to = list(zip(holes, hands, strict=True))
        return _BETWEEN.join([_of_side(*side, board, dealt_to) for side in sides])

    return answer


_BETWEEN, _NOBODY = SIDES.encode(), NOBODY.encode()


def _of_side(
    look_up: LookUp,
    codes: Mapping[bytes, int],
    board: Texts,
    dealt_to: list[tuple[Texts, bytes]],
) -> bytes:
    code = codes.__getitem__
    shared: Codes = tuple(map(code, board))
    all_of_them = [(look_up(shared, tuple(map(code, hole))), hand) for hole, hand in dealt_to]
    ranked = sorted([each for each in all_of_them if each[0] != NOTHING])
    return _in_order(ranked) if ranked else _NOBODY


def _cards(text: bytes, size: int) -> Texts:
    if len(text) != 2 * size:
        raise ValueError("another number of cards")
    return [text[start : start + 2] for start in range(0, 2 * size, 2)]


def _in_order(ranked: ByStrength) -> bytes:
    """Hands from the weakest, equals joined by `=`."""
    last, answer = ranked[0]
    for strength, hand in ranked[1:]:
        answer += (b"=" if strength == last else b" ") + hand
        last = strength
    return answer
