"""All that is wrong with a text, as errors. Nothing here runs for a text that is right."""

from collections.abc import Iterable, Iterator, Sequence

from poker_fp.algebra._toolz import groupby
from poker_fp.rules.cards import Card
from poker_fp.text.errors import (
    NotACard,
    NotCards,
    NotUtf8,
    ParseError,
    RepeatedCard,
    WrongCount,
    quoted,
)
from poker_fp.text.hints import A_CARD, hint
from poker_fp.text.pieces import STRAY_BYTES, Piece
from poker_fp.text.unwanted import IN_WORDS, JOKERS, LABEL, WORDS, Kind

LONGEST_SUGGESTION = 10
"""So many cards, two hands, are written anew in a hint."""


def misread(pieces: Sequence[Piece], suggestion: str = "") -> Iterator[ParseError]:
    """Whatever is not a card: an error for each card gone wrong, and one for each other kind.

    What the text should be, where that is known, is for the hints.
    """
    for piece in pieces:
        if piece.kind is None and piece.card is None:
            stray = STRAY_BYTES.fullmatch(piece.text)
            where = piece.text, piece.column
            yield NotUtf8(*where) if stray else NotACard(*where, hint(piece.text))
    for kind, found in groupby(_kind, pieces).items():
        if kind:
            yield _of_a_kind(kind, found, suggestion)


def _kind(piece: Piece) -> Kind | None:
    return WORDS if piece.kind is IN_WORDS else piece.kind


def _of_a_kind(kind: Kind, found: Sequence[Piece], suggestion: str) -> ParseError:
    first, *more = found
    if kind is WORDS:
        spelled = [piece.meant for piece in found if piece.meant]
        if not spelled and not more:
            return NotACard(first.text, first.column, A_CARD)
        kind = IN_WORDS if len(spelled) == len(found) else WORDS
        said = f"write {' '.join(spelled[:LONGEST_SUGGESTION])}" if spelled else A_CARD
    elif kind is JOKERS:
        said = "no joker in this game"
    elif kind is LABEL:
        left_out = "them" if more else quoted(first.text)
        said = f"a hand is its cards alone: leave {left_out} out"
    else:
        said = f"only blanks may stand between{': ' if suggestion else ''}{suggestion}"
    return NotCards(
        first.text,
        first.column,
        said,
        what=f"{len(found):,} {kind.many}" if more else kind.one,
        places=tuple(piece.column for piece in found),
        texts=tuple(piece.text for piece in found),
    )


def miscounted(
    pieces: Sequence[Piece],
    text: str,
    column: int,
    what: str,
    wanted: int,
    form: str | None = None,
    most: int | None = None,
) -> Iterator[WrongCount]:
    """How many cards there are, if that is not what is wanted, and if all can be counted."""
    cards = [piece for piece in pieces if piece.is_card]
    found = len(cards)
    if not wanted <= found <= (most or wanted) and all(piece.is_one for piece in cards):
        yield WrongCount(text, column, form, what=what, found=found, wanted=wanted, most=most)


def repeated(pieces: Iterable[Piece]) -> Iterator[RepeatedCard]:
    """Every card that stands a second time, with its first place."""
    first_places: dict[Card, int] = {}
    for piece in pieces:
        if not piece.card:
            continue
        first = first_places.setdefault(piece.card, piece.column)
        if first != piece.column:
            yield RepeatedCard(piece.text, piece.column, also_at=first)


def together(pieces: Sequence[Piece]) -> str:
    """The cards in our spelling with blanks between, as a suggestion; nothing if any is wrong."""
    cards = [piece.card for piece in pieces if piece.is_card]
    right = all(cards) and len(cards) <= LONGEST_SUGGESTION
    return " ".join(map(str, cards)) if right else ""
