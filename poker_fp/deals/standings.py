"""A deal's standing: who is where, with which five cards, and why."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import pairwise, permutations, starmap
from typing import Any, Generic, TypeAlias, TypeVar

from poker_fp.algebra._toolz import pipe
from poker_fp.algebra.comparators import Comparator, compound
from poker_fp.deals.games import Deal
from poker_fp.deals.solvers import Ranked, Showing, rank_deal
from poker_fp.rules.cards import Card, Suit
from poker_fp.rules.explain import Explanation, explain, phrase_of
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.rules.wording import Phrase, joined

T = TypeVar("T")

Showings: TypeAlias = tuple[Showing[T], ...]


class Tie(Enum):
    """Why players tie; the first reason that holds is given."""

    BOARD = "play the board"
    """None of them shows a card of their own."""

    RANKS = "same five ranks; suits never count"
    """Their hands differ in suits alone."""

    RULES = "no rule tells them apart"
    """Their hands differ in something that the ranking does not look at."""


@dataclass(frozen=True, slots=True)
class Group(Generic[T]):
    """Players who tie, and how they stand to the next weaker ones."""

    showings: tuple[Showing[T], ...]

    phrase: Phrase
    """What they have: its name, and the particulars, which may be empty."""

    tie: Tie | None
    """Why they tie; None of a single player."""

    beats: Explanation[T] | None
    """Why they beat the next place; None of the last."""

    @property
    def name(self) -> str:
        """What they have, in words, as `describe` gives them: "pair, King"."""
        return joined(", ", self.phrase)


@dataclass(frozen=True, slots=True)
class Standing(Generic[T]):
    """The groups of a deal, the winners' first: the order of its places. `str` is it in words.

    (A `Ranked` ends with the winners, as the line of an answer does.)

    >>> from poker_fp import parse_deal
    >>> deal = parse_deal("texas-holdem AcJd3hQs3c 8s2d 8h5d JsTs").unwrap()
    >>> print(explain_deal(deal))
    1. JsTs plays Js Jd 3h 3c Ac: two pair, Jack and 3
       beats place 2 with two pair: Jack and 3
    2. 8h5d plays 3h 3c Ac Qs Jd: pair, 3
       8s2d plays 3h 3c Ac Qs Jd: pair, 3
       tie: both play the board
    """

    groups: tuple[Group[T], ...]

    @property
    def winners(self) -> tuple[Showing[T], ...]:
        """Who wins, or shares: the first group's. Of a deal without players nobody."""
        return self.groups[0].showings if self.groups else ()

    def __str__(self) -> str:
        return "\n".join(lines(self))


def explain_deal(deal: Deal[T]) -> Standing[T]:
    """Who is where in a deal, with which hand, and why, under the game's own ranking.

    >>> from poker_fp import parse_deal
    >>> standing = explain_deal(
    ...     parse_deal("five-card-draw 4c8h2h6c9c Ah9d6s2cKh 4d8d2d6h9h").unwrap()
    ... )
    >>> assert [showing.player.text for showing in standing.winners] == ["Ah9d6s2cKh"]
    >>> first, second = standing.groups
    >>> assert first.phrase == ("high card", "Ace") and first.tie is None
    >>> assert str(first.beats) == "Hand 1 wins. - with high card: Ace"
    >>> assert second.tie is Tie.RANKS and second.beats is None
    """
    explained = partial(_explained, deal.game.ranking)
    return pipe(
        deal, rank_deal, _each_with_the_weaker, partial(starmap, explained), tuple, Standing
    )


def _each_with_the_weaker(ranked: Ranked[T]) -> Iterator[tuple[Showings[T], Showings[T]]]:
    """From the winners down, each group and the next weaker one; the last has none."""
    return pairwise([*ranked.groups[::-1], ()])


def _explained(ranking: Ranking[T], showings: Showings[T], weaker: Showings[T]) -> Group[T]:
    """What a group has, why it ties, and why it beats the weaker one."""
    hands = [showing.hand for showing in showings]
    beats = explain(hands[0], weaker[0].hand, ranking) if weaker else None
    return Group(showings, phrase_of(hands[0], ranking), _tie(hands, compound(*ranking)), beats)


def lines(standing: Standing[T], paint: Callable[[str], str] = str) -> Iterator[str]:
    """The standing in words, line by line; `paint` colours the texts of cards."""

    def said(group: Group[T], number: int) -> Iterator[str]:
        for showing in group.showings:
            text, five = paint(showing.player.text), paint(laid_out(showing.hand))
            yield f"{text} plays {five}: {group.name}"
        if group.tie:
            yield f"tie: {because(group)}"
        if group.beats:
            yield f"beats place {number + 1} with {group.beats.reason}"

    return numbered_list(standing.groups, said)


def numbered_list(
    groups: Iterable[Group[T]], said: Callable[[Group[T], int], Iterable[str]]
) -> Iterator[str]:
    """What is said of each group, given its number, under that number."""
    for number, group in enumerate(groups, start=1):
        margin = f"{number}. "
        for line in said(group, number):
            yield margin + line
            margin = " " * len(margin)


def because(group: Group[T]) -> str:
    """Why the players of a group tie, in words; empty of a single player."""
    if group.tie is Tie.BOARD:
        return f"{'both' if len(group.showings) == 2 else 'all'} {group.tie.value}"
    return group.tie.value if group.tie else ""


def _tie(hands: Sequence[T], ordering: Comparator[T]) -> Tie | None:
    if len(hands) == 1:
        return None
    if all(hand == hands[0] for hand in hands):  # and no two players hold the same card
        return Tie.BOARD
    ranks = {hand.ranks if isinstance(hand, Hand) else () for hand in hands}
    return Tie.RANKS if len(ranks) == 1 and _suits_never_count(hands[0], ordering) else Tie.RULES


def _suits_never_count(hand: object, ordering: Comparator[Any]) -> bool:
    """Does a hand of five cards tie with itself, whatever its suits are called?"""
    return isinstance(hand, Hand) and all(
        ordering(hand, Hand(tuple(Card(card.rank, new[card.suit]) for card in hand.cards))) == 0
        for new in (dict(zip(Suit, suits, strict=True)) for suits in permutations(Suit))
    )


def laid_out(hand: object) -> str:
    """The cards of a hand, most of a rank first, then high to low; other kinds as they are."""
    if not isinstance(hand, Hand):
        return str(hand)
    return " ".join(map(str, sorted(hand.cards, key=lambda card: hand.kinds.index(card.rank))))
