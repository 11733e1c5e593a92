"""Lines for the kata sorting, some with one of the two mistakes that it speaks of."""

from poker_fp.choices.deals import deal
from poker_fp.choices.pick import Pick, one_of
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.katas.kata import Args
from poker_fp.rules.cards import DECK

FEW, MANY = 5, 23
"""Hands of most lines, and of one line in twelve: as many as a deck has for hold'em."""


def a_line(pick: Pick) -> Args:
    """A line of a deal, mostly right, as the arguments of a call of the kata's function.

    >>> assert a_line(lambda most: 0) == ("five-card-draw 2c3c4c5c6c",)
    """
    game = one_of(pick, tuple(CLASSIC.values())[::-1])
    dealt = deal(pick, game, 1, MANY if pick(11) == 11 else FEW)
    board = ["".join(map(str, dealt.board))] if game.board else []
    words = [game.name, *board, *(player.text for player in dealt.players)]
    return (" ".join(one_of(pick, _MISTAKES)(words, pick)),)


def _right(words: list[str], _: Pick) -> list[str]:
    return words


def _other_game(words: list[str], pick: Pick) -> list[str]:
    return [one_of(pick, _OTHER_GAMES), *words[1:]]


def _of_another_game(words: list[str], pick: Pick) -> list[str]:
    """The cards of another game; of one hand it might be a board without hands."""
    others = [name for name in CLASSIC if name != words[0]]
    return [one_of(pick, others), *words[1:]] if len(words) > 3 else words


def _card_less(words: list[str], pick: Pick) -> list[str]:
    place = one_of(pick, range(1, len(words)))
    return [*words[:place], words[place][2:], *words[place + 1 :]]


def _card_more(words: list[str], pick: Pick) -> list[str]:
    place = one_of(pick, range(1, len(words)))
    spare = [card for card in map(str, DECK) if card not in "".join(words[1:])]
    card = one_of(pick, spare)
    return [*words[:place], words[place] + card, *words[place + 1 :]]


_OTHER_GAMES = ("seven-card-stud", "texas", "omaha", "five-card-stud", "holdem", "texas-holdem-8")
_MISTAKES = (*[_right] * 12, _other_game, _of_another_game, _card_less, _card_more)
