"""A deal's standing: who is where, with which five cards, and why."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from poker_fp.comparators import compound
from poker_fp.explain import Explanation, describe, explain
from poker_fp.games import Deal
from poker_fp.hands import Hand
from poker_fp.solvers import Showing, rank_deal

T = TypeVar("T")


class Tie(Enum):
    """Why players tie; the first reason that holds is given."""

    BOARD = "play the board"
    """The board alone is as good as what they show: none of them improves it."""

    RANKS = "same five ranks; suits never count"
    """Their hands differ in suits alone."""

    RULES = "no rule tells them apart"
    """Their hands differ in something that the ranking does not look at."""


@dataclass(frozen=True, slots=True)
class Place(Generic[T]):
    """Players who tie, and how they stand to the next weaker ones."""

    showings: tuple[Showing[T], ...]

    name: str
    """What they have, in words."""

    tie: Tie | None
    """Why they tie; None of a single player."""

    beats: Explanation[T] | None
    """Why they beat the next place; None of the last."""


@dataclass(frozen=True, slots=True)
class Standing(Generic[T]):
    """The places of a deal, the winners' first. `str` is the whole of it in words.

    >>> from poker_fp import parse_deal
    >>> deal = parse_deal("texas-holdem AcJd3hQs3c 8s2d 8h5d JsTs").unwrap()
    >>> print(explain_deal(deal))
    1. JsTs plays Js Jd 3h 3c Ac: two pair, Jack and 3
       beats 2 with two pair: Jack and 3
    2. 8h5d plays 3h 3c Ac Qs Jd: pair, 3
       8s2d plays 3h 3c Ac Qs Jd: pair, 3
       tie: both play the board
    """

    places: tuple[Place[T], ...]

    def __str__(self) -> str:
        return "\n".join(lines(self))


def explain_deal(deal: Deal[T]) -> Standing[T]:
    """Who is where in a deal, with which hand, and why, under the game's own ranking.

    >>> from poker_fp import parse_deal
    >>> winners, others = explain_deal(
    ...     parse_deal("five-card-draw 4c8h2h6c9c Ah9d6s2cKh 4d8d2d6h9h").unwrap()
    ... ).places
    >>> assert [showing.player.text for showing in winners.showings] == ["Ah9d6s2cKh"]
    >>> assert winners.name == "high card, Ace" and winners.tie is None
    >>> assert str(winners.beats) == "Hand 1 wins. - with high card: Ace"
    >>> assert others.tie is Tie.RANKS and others.beats is None
    """
    ranking = deal.game.ranking
    groups = rank_deal(deal).groups[::-1]

    def place(group: tuple[Showing[T], ...], weaker: Sequence[tuple[Showing[T], ...]]) -> Place[T]:
        hand = group[0].hand
        beats = explain(hand, weaker[0][0].hand, ranking) if weaker else None
        return Place(group, describe(hand, ranking), _tie(group, deal), beats)

    return Standing(
        tuple(place(group, groups[number:]) for number, group in enumerate(groups, start=1))
    )


def lines(standing: Standing[T], paint: Callable[[str], str] = str) -> Iterator[str]:
    """The standing in words, line by line; `paint` colours the texts of cards."""
    for number, place in enumerate(standing.places, start=1):
        margin = f"{number}. "
        for showing in place.showings:
            text, five = paint(showing.player.text), paint(laid_out(showing.hand))
            yield f"{margin}{text} plays {five}: {place.name}"
            margin = " " * len(margin)
        if place.tie:
            yield f"{margin}tie: {because(place)}"
        if place.beats:
            yield f"{margin}beats {number + 1} with {place.beats.reason}"


def because(place: Place[T]) -> str:
    """Why the players of a place tie, in words; empty of a single player."""
    if place.tie is Tie.BOARD:
        return f"{'both' if len(place.showings) == 2 else 'all'} {place.tie.value}"
    return place.tie.value if place.tie else ""


def _tie(group: Sequence[Showing[T]], deal: Deal[T]) -> Tie | None:
    if len(group) == 1:
        return None
    if _board_serves(group[0], deal):
        return Tie.BOARD
    ranks = {hand.ranks if isinstance(hand, Hand) else None for hand in (s.hand for s in group)}
    return Tie.RANKS if len(ranks) == 1 and None not in ranks else Tie.RULES


def _board_serves(showing: Showing[T], deal: Deal[T]) -> bool:
    ordering = compound(*deal.game.ranking)
    return any(
        isinstance(hand, Hand)
        and set(hand.cards) <= set(deal.board)
        and ordering(hand, showing.hand) == 0
        for hand in deal.game.hands(deal.board, showing.player.cards)
    )


def laid_out(hand: object) -> str:
    """The cards of a hand, those that matter most first; other kinds of hand as they are."""
    if not isinstance(hand, Hand):
        return str(hand)
    return " ".join(map(str, sorted(hand.cards, key=lambda card: hand.kinds.index(card.rank))))
