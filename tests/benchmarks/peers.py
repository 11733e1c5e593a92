"""The peers: each with the hands in its own fastest documented form, made outside the timing.

A peer that is not installed is left out. Their modules have no types that would help here.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from .rows import Work

Hand: TypeAlias = Sequence[str]
"""Cards such as `Td`, the board's first where there is one."""

PEERS = ("eval7", "phevaluator", "treys", "pokerkit", "pkrbot", "poker_equity", "pokerfast")


def loop(evaluate: Callable[[Any], object], hands: list[Any]) -> Work:
    """One call after the other, the hand as one argument."""

    def work() -> None:
        for hand in hands:
            evaluate(hand)

    return work


def star_loop(evaluate: Callable[..., object], hands: list[Any]) -> Work:
    """One call after the other, the hand's cards as arguments."""

    def work() -> None:
        for hand in hands:
            evaluate(*hand)

    return work


def eval7(hands: list[Hand]) -> Work:
    module = import_module("eval7")
    cards = {text: module.Card(text) for hand in hands for text in hand}
    return loop(module.evaluate, [[cards[text] for text in hand] for hand in hands])


def pkrbot_cards(hands: list[Hand]) -> tuple[Callable[[Any], object], list[Any]]:
    module = import_module("pkrbot")
    cards = {text: module.Card(text) for hand in hands for text in hand}
    return module.evaluate, [[cards[text] for text in hand] for hand in hands]


def pkrbot(hands: list[Hand]) -> Work:
    return loop(*pkrbot_cards(hands))


def pkrbot_map(hands: list[Hand]) -> Work:
    evaluate, encoded = pkrbot_cards(hands)
    return lambda: list(map(evaluate, encoded))


def phevaluator(hands: list[Hand]) -> Work:
    module = import_module("phevaluator")
    return star_loop(module.evaluate_cards, phevaluator_ids(hands))


def phevaluator_omaha(hands: list[Hand]) -> Work:
    module = import_module("phevaluator")
    return star_loop(module.evaluate_omaha_cards, phevaluator_ids(hands))


def phevaluator_ids(hands: list[Hand]) -> list[list[int]]:
    card = import_module("phevaluator").Card
    return [[card(text).id_ for text in hand] for hand in hands]


def treys(hands: list[Hand]) -> Work:
    module = import_module("treys")
    encoded = [[module.Card.new(text) for text in hand] for hand in hands]
    return star_loop(module.Evaluator().evaluate, [(hand[:-2], hand[-2:]) for hand in encoded])


def pokerkit(hands: list[Hand]) -> Work:
    return _pokerkit("StandardHighHand", hands, board=0)


def pokerkit_omaha(hands: list[Hand]) -> Work:
    return _pokerkit("OmahaHoldemHand", hands, board=5)


def _pokerkit(kind: str, hands: list[Hand], board: int) -> Work:
    module = import_module("pokerkit")
    encoded = [tuple(module.Card.parse("".join(hand))) for hand in hands]
    return star_loop(getattr(module, kind).from_game, [(h[board:], h[:board]) for h in encoded])


def pokerfast(hands: list[Hand]) -> Work:
    return loop(import_module("pokerfast").eval7, list(map(tuple, hands)))


def pokerfast_batch(hands: list[Hand]) -> Work:
    texts = list(map("".join, hands))
    return lambda: import_module("pokerfast.equity").evaluate(texts)


def poker_equity_batch(hands: list[Hand]) -> Work:
    texts = list(map("".join, hands))
    return lambda: import_module("poker_equity").score_batch("high", texts)


def installed(makers: Iterable[Callable[[list[Hand]], Work]], hands: list[Hand]) -> dict[str, Work]:
    """The work of each peer that is there, by its name."""
    work = {}
    for maker in makers:
        try:
            work[maker.__name__] = maker(hands)
        except ModuleNotFoundError:
            continue
    return work
