"""What is wrong with a line: its game, its cards, how many they are, where they are parted."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from poker_fp.algebra._toolz import concat
from poker_fp.deals.games import Game, layout, spellings_of
from poker_fp.deals.listing import deck_in_words
from poker_fp.rules.cards import JOKER
from poker_fp.text.errors import (
    CardsApart,
    Errors,
    Missing,
    NotUtf8,
    ParseError,
    UnknownGame,
    by_column,
    counted,
)
from poker_fp.text.hints import listed
from poker_fp.text.mistakes import miscounted, misread, not_in, repeated, together
from poker_fp.text.parsing import Word, located
from poker_fp.text.pieces import STRAY_BYTES, Piece, pieces
from poker_fp.text.spellings import read

Part: TypeAlias = Sequence[Piece]
"""The cards, right or wrong, of what should be a board or a hand."""

CLOSEST = 3
"""Games that are named where none was."""

LONGEST_NAME = 40
"""Code points of a game's name that are looked at to guess which was meant."""

LONGEST_LINE = 120
"""Code points of a line that is written anew in a hint."""


def misdealt(game: Game[Any], line: str, start: int) -> Errors:
    """All that is wrong with a line of a game, from the column after its name on."""
    found = pieces(line[start - 1 :], start, spellings_of(game))
    cards = [piece for piece in found if piece.is_card]
    parts = parts_of(cards, line, " \t")
    if not _fits(game, parts) and _fits(game, every := parts_of(cards, line)):
        parts = every
    joined = _joined(game, parts)
    written = _written(game, joined or parts)
    if joined or _are_apart(game, parts):
        wrong: Iterable[ParseError] = [cards_apart(game, line, parts, written)]
    else:
        wrong = _miscounted(game, line, parts)
    return by_column([*misread(found, written, game.deck), *wrong, *not_of(game, found)])


def not_of(game: Game[Any], found: Sequence[Piece]) -> Iterator[ParseError]:
    """The cards that are not in the game's deck, or not so often."""
    yield from not_in(game.deck, found, f"{game.name} is played with {deck_in_words(game.deck)}")
    jokers = counted(game.deck.count(JOKER), "joker")
    yield from repeated(found, game.deck, f"{game.name} has {jokers}")


def misheld(game: Game[Any], text: str, wanted: int) -> Errors:
    """All that is wrong with so many cards of a game that stand by themselves."""
    found = pieces(text, spellings=spellings_of(game))
    form = f"{game.name} compares hands of {counted(wanted, 'card')}"
    counts = miscounted(found, text, 1, "hand", wanted, form)
    unread = misread(found, together(found), game.deck)
    return by_column([*unread, *counts, *not_of(game, found)])


def parts_of(cards: Sequence[Piece], line: str, ends: str = "") -> Sequence[Part]:
    """The cards in parts that end at one of these characters, or else at anything but a card."""
    parts = [[*cards[:1]]]
    for before, piece in pairwise(cards):
        between = line[before.end - 1 : piece.column - 1]
        if any(end in between for end in ends) if ends else between:
            parts.append([])
        parts[-1].append(piece)
    return parts if cards else []


def _fits(game: Game[Any], parts: Sequence[Part]) -> bool:
    sizes = [size for _, size in layout(game, len(parts))]
    return countable(parts) and list(map(len, parts)) == sizes


def countable(parts: Iterable[Part]) -> bool:
    return all(piece.is_one for part in parts for piece in part)


def _joined(game: Game[Any], parts: Sequence[Part]) -> Sequence[Part]:
    """The same cards as the game wants them, where only blanks among them are in the way.

    A board may be in pieces, as it is dealt, and a hand card by card; two whole hands of a smaller
    game are none of a larger.
    """
    if not countable(parts) or _fits(game, parts):
        return []
    groups: list[list[Part]] = [[]]
    sizes = iter([*([game.board] if game.board else ()), *[game.hole] * (len(parts) + 1)])
    size = next(sizes)
    for part in parts:
        if sum(map(len, groups[-1])) == size:
            groups.append([])
            size = next(sizes)
        groups[-1].append(part)
    joined = [list(concat(group)) for group in groups]
    hands = groups[bool(game.board) :]
    whole = all(len(hand) == 1 or any(len(part) == 1 for part in hand) for hand in hands)
    return joined if whole and _fits(game, joined) else []


def _are_apart(game: Game[Any], parts: Sequence[Part]) -> bool:
    """Is each card by itself, or a rank apart from its suit?"""
    alone = len(parts) > 2 and all(len(part) == 1 for part in parts) and not _fits(game, parts)
    halved = any(" " in card.text or "\t" in card.text for part in parts for card in part)
    return countable(parts) and (alone or halved)


def cards_apart(game: Game[Any], line: str, parts: Sequence[Part], written: str) -> ParseError:
    first, last = parts[0][0], parts[-1][-1]
    each = (
        "the board's cards together, and each hand's"
        if game.board
        else "each hand's cards together"
    )
    return CardsApart(
        line[first.column - 1 : last.end - 1],
        first.column,
        f"write {each}: {written}" if written else f"write {each}; {taken(game)}",
        what="the board or a hand" if game.board else "a hand",
    )


def _written(game: Game[Any], parts: Sequence[Part]) -> str:
    """The line as it should be, if that is known and short."""
    cards = [[piece.card for piece in part] for part in parts]
    if not _fits(game, parts) or not all(map(all, cards)):
        return ""
    line = " ".join([game.name, *("".join(map(str, part)) for part in cards)])
    return line if len(line) <= LONGEST_LINE else ""


def taken(game: Game[Any]) -> str:
    """What a game takes, in words."""
    board = f"a board of {counted(game.board, 'card')} and " if game.board else ""
    return f"{game.name} takes {board}hands of {counted(game.hole, 'card')}"


def _miscounted(game: Game[Any], line: str, parts: Sequence[Part]) -> Iterator[ParseError]:
    wanted = layout(game, len(parts))
    for part, (what, size) in zip(parts, wanted, strict=False):
        first, last = part[0], part[-1]
        text = line[first.column - 1 : last.end - 1]
        yield from miscounted(part, text, first.column, what, size, taken(game))
    for what, _ in wanted[len(parts) :]:
        yield Missing("", len(line) + 1, taken(game), what=what)


def of_no_game(games: Iterable[str], line: str, named: Sequence[Word]) -> Errors:
    """All that is wrong with a line that starts with no game, whichever it should be."""
    name = named[0]
    if not name.text:
        return (Missing(*name, _known(games), what="game"),)
    name, said = _named(games, line, named)
    wrong: list[ParseError] = [UnknownGame(*name, said or _known(games))]
    wrong += [NotUtf8(*stray) for stray in located(STRAY_BYTES, name)]
    end = name.column + len(name.text)
    found = pieces(line[end - 1 :], end)
    return by_column([*wrong, *misread(found), *repeated(found)])


def _named(games: Iterable[str], line: str, named: Sequence[Word]) -> tuple[Word, str]:
    """The name that the line starts with, in a word or several, and what was meant, if known."""
    from difflib import get_close_matches  # only a wrong name needs it

    for count, likeness in ((3, 0.85), (2, 0.85), (1, 0.9)):
        first, *_, last = several = [named[0], *named[:count]]
        typed = "-".join(word.text for word in named[:count])[:LONGEST_NAME].lower()
        if count > 1 and any(map(read, (word.text for word in several))):
            continue
        if close := get_close_matches(typed, games, n=1, cutoff=likeness):
            name = Word(line[first.column - 1 : last.column - 1] + last.text, first.column)
            return name, f"did you mean {close[0]}?"
    typed = "".join(c for c in named[0].text[:LONGEST_NAME].lower() if c.isalnum() or c == "-")
    bare = typed.replace("-", "")
    parts = [name for name in games if len(bare) > 2 and bare in name.replace("-", "")]
    parts.sort(key=lambda name: f"-{typed}-" not in f"-{name}-")  # the catalogue's plainest first
    close = [*dict.fromkeys([*parts, *get_close_matches(typed, games, cutoff=0.55)])][:CLOSEST]
    if close and typed.startswith(close[0]):
        return named[0], f"did you mean {close[0]}, with a blank after it?"
    return named[0], f"did you mean {listed(close)}?" if close else ""


def closest(name: str, games: Iterable[str]) -> str:
    """Which games may have been meant by a name, or how to find out.

    >>> from poker_fp import GAMES
    >>> assert closest("raz", GAMES) == "did you mean razz?"
    >>> assert closest("whist", GAMES) == "poker-fp games lists all 31"
    """
    said = _named(games, name, [Word(name, 1)])[1]
    return said or f"poker-fp games lists all {len(list(games))}"


def _known(games: Iterable[str]) -> str:
    names = list(games)
    if len(names) <= CLOSEST:
        return f"a line starts with a game: {', '.join(names)}"
    some = ", ".join(names[:CLOSEST])
    return f"a line starts with a game, such as {some}; poker-fp games lists all {len(names)}"
