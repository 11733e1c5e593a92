"""All that is wrong with a text, as errors. Nothing here runs for a text that is right."""

from collections.abc import Iterable, Iterator, Sequence

from poker_fp.algebra._toolz import groupby
from poker_fp.rules.cards import DECK, JOKER, Card
from poker_fp.text.errors import (
    NotACard,
    NotCards,
    NotInDeck,
    NotUtf8,
    ParseError,
    RepeatedCard,
    WrongCount,
    quoted,
)
from poker_fp.text.hints import A_CARD, hint
from poker_fp.text.pieces import STRAY_BYTES, Piece
from poker_fp.text.unwanted import IN_WORDS, JOINERS, JOKERS, LABEL, WORDS, Kind

LONGEST_SUGGESTION = 10
"""So many cards, two hands, are written anew in a hint."""


def misread(
    pieces: Sequence[Piece], suggestion: str = "", deck: Sequence[Card] = DECK
) -> Iterator[ParseError]:
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
            yield _of_a_kind(kind, found, suggestion, deck)


def _kind(piece: Piece) -> Kind | None:
    return WORDS if piece.kind is IN_WORDS else piece.kind


def _of_a_kind(
    kind: Kind, found: Sequence[Piece], suggestion: str, deck: Sequence[Card]
) -> ParseError:
    first, *more = found
    if kind is WORDS:
        spelled = [piece.meant for piece in found if piece.meant]
        if not spelled and not more:
            return NotACard(first.text, first.column, A_CARD)
        kind = IN_WORDS if len(spelled) == len(found) else WORDS
        said = f"write {' '.join(spelled[:LONGEST_SUGGESTION])}" if spelled else A_CARD
    elif kind is JOKERS:
        said = f"write {JOKER}" if JOKER in deck else "no joker in this game"
    elif kind is LABEL:
        left_out = "them" if more else quoted(first.text)
        said = f"a hand is its cards alone: leave {left_out} out"
    elif kind is JOINERS:
        said = (
            f"only blanks stand between hands: leave {'them' if more else quoted(first.text)} out"
        )
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


def repeated(
    pieces: Iterable[Piece], deck: Sequence[Card] = DECK, of_jokers: str | None = None
) -> Iterator[RepeatedCard]:
    """Every card that stands once more than the deck has it, with its first place.

    Jokers may be more than one; how many there are is their hint.
    """
    places: dict[Card, list[int]] = {}
    for piece in pieces:
        if not piece.card:
            continue
        before = places.setdefault(piece.card, [])
        if len(before) >= max(1, deck.count(piece.card)):
            said = of_jokers if piece.card == JOKER else None
            yield RepeatedCard(piece.text, piece.column, said, also_at=before[0])
        before.append(piece.column)


def not_in(deck: Sequence[Card], pieces: Iterable[Piece], hint: str) -> Iterator[NotInDeck]:
    """Every card that the deck has not."""
    for piece in pieces:
        if piece.card and piece.card not in deck:
            yield NotInDeck(piece.text, piece.column, hint)


def together(pieces: Sequence[Piece]) -> str:
    """The cards in our spelling with blanks between, as a suggestion; nothing if any is wrong."""
    cards = [piece.card for piece in pieces if piece.is_card]
    right = all(cards) and len(cards) <= LONGEST_SUGGESTION
    return " ".join(map(str, cards)) if right else ""
