"""What is wrong with a line of a spot, on which `-` stands for cards that are not there yet."""

import re
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any

from poker_fp.deals.games import Game, spellings_of
from poker_fp.deals.misdealt import Part, cards_apart, countable, not_of, of_no_game, parts_of
from poker_fp.deals.spots import NO_CARDS, are_apart
from poker_fp.text.errors import Errors, Missing, ParseError, by_column, counted
from poker_fp.text.mistakes import miscounted, misread
from poker_fp.text.parsing import Word, words
from poker_fp.text.pieces import pieces

_ALONE = re.compile(r"(?<![^ \t])-(?![^ \t])")


def misspotted(game: Game[Any], line: str, start: int) -> Errors:
    """All that is wrong with a line of a game, from the column after its name on."""
    read = _ALONE.sub(" ", line)
    found = pieces(read[start - 1 :], start, spellings_of(game))
    cards = [piece for piece in found if piece.is_card]
    empty = [match.start() + 1 for match in _ALONE.finditer(line)]
    placed = [(part[0].column, part) for part in parts_of(cards, read, " \t")]
    parts = [part for _, part in sorted([*placed, *((at, []) for at in empty)], key=itemgetter(0))]
    halved = any(" " in card.text or "\t" in card.text for card in cards)
    if countable(parts) and (halved or are_apart(game, list(map(len, parts)))):
        full = [part for part in parts if part]
        wrong: Iterable[ParseError] = [cards_apart(game, line, full, "")]
    else:
        wrong = _miscounted(game, line, parts)
    return by_column([*misread(found, deck=game.deck), *wrong, *not_of(game, found)])


def _miscounted(game: Game[Any], line: str, parts: Sequence[Part]) -> Iterator[ParseError]:
    board = [("board", game.board)] if game.board else []
    wanted = [*board, *[("hand", game.hole)] * max(1, len(parts) - len(board))]
    for part, (what, size) in zip(parts, wanted, strict=False):
        if part:
            first, last = part[0], part[-1]
            text = line[first.column - 1 : last.end - 1]
            yield from miscounted(part, text, first.column, what, 0, takes(game), most=size)
    for what, _ in wanted[len(parts) :]:
        yield Missing("", len(line) + 1, takes(game), what=what)


def takes(game: Game[Any]) -> str:
    """What a spot of a game takes, in words.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> print(takes(TEXAS_HOLDEM))
    texas-holdem takes a board of up to 5 cards, - for none, and hands of up to 2 cards
    """
    board = f"a board of up to {counted(game.board, 'card')}, {NO_CARDS} for none, and "
    hands = f"hands of up to {counted(game.hole, 'card')}"
    return f"{game.name} takes {board if game.board else ''}{hands}"


def of_no_game_there(games: Iterable[str], line: str, named: Sequence[Word]) -> Errors:
    """All that is wrong with a line that starts with no game, whichever it should be."""
    end = named[0].column - 1 + len(named[0].text)
    read = line[:end] + _ALONE.sub(" ", line[end:])
    return of_no_game(games, read, words(read) or named)
