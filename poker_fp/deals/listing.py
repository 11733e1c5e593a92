"""What a game is in a few words, and a line of it."""

from typing import Any

from poker_fp.deals.games import Cards, Deal, Game, Player
from poker_fp.rules.cards import DECK, JOKER, Rank
from poker_fp.text.errors import counted

STRIDE = 19
"""From one card of an example to the next, in the deck. No deck has a multiple of 19 cards."""


def example_of(game: Game[Any]) -> Deal[Any]:
    """A deal of a game to two players, always the same; to one where the deck has not enough.

    >>> from poker_fp import GAMES
    >>> assert str(example_of(GAMES["leduc"])) == "leduc Jh Js Qh"
    """
    players = min(2, (len(game.deck) - game.board) // game.hole)
    need = game.board + players * game.hole
    cards = tuple(game.deck[STRIDE * place % len(game.deck)] for place in range(need))
    holes = (cards[start : start + game.hole] for start in range(game.board, need, game.hole))
    texts = (("".join(map(str, hole)), hole) for hole in holes)
    return Deal(game, cards[: game.board], tuple(Player(*each) for each in texts))


def deck_in_words(deck: Cards) -> str:
    """Which cards a deck has.

    >>> from poker_fp import GAMES, Rank, deck_of
    >>> assert deck_in_words(deck_of(jokers=2)) == "the 52 cards and 2 jokers"
    >>> assert deck_in_words(deck_of(Rank.SIX)) == "the 36 cards from 6 to Ace"
    >>> assert deck_in_words(GAMES["kuhn"].deck) == "the 3 cards Jc Qc Kc"
    """
    cards = tuple(card for card in deck if card != JOKER)
    jokers = len(deck) - len(cards)
    with_jokers = f" and {counted(jokers, 'joker')}" if jokers else ""
    return f"the {counted(len(cards), 'card')}{_which(cards)}{with_jokers}"


def _which(cards: Cards) -> str:
    lowest = min((card.rank for card in cards), default=Rank.TWO)
    if cards == DECK:
        return ""
    if cards == tuple(card for card in DECK if card.rank >= lowest):
        return f" from {lowest.word} to Ace"
    return " of its own deck" if len(cards) > FEW else "".join(f" {card}" for card in cards)


FEW = 12
"""Cards of a deck that are listed one by one."""
