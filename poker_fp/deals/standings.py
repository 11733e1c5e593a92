"""A deal's standing: who is where on each side of the pot, with which cards, and why."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import partial
from itertools import pairwise, permutations, starmap
from typing import Any, Generic, TypeAlias, TypeVar

from poker_fp.algebra.comparators import Comparator, compound
from poker_fp.deals.games import Cards, Deal, Player, Side
from poker_fp.deals.showdown import Groups, Showing, rank_deal, shares
from poker_fp.rules.cards import LOW_ACE, Card, Rank, StandIn, Suit
from poker_fp.rules.explain import Explanation, explain, phrase_of
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import category
from poker_fp.rules.rule import Ranking
from poker_fp.rules.wording import Phrase, joined

T = TypeVar("T")

Showings: TypeAlias = tuple[Showing[T], ...]


class Tie(Enum):
    """Why players tie; the first reason that holds is given."""

    BOARD = "play the board"
    """None of them shows a card of their own."""

    RANKS = "same five ranks; suits never count"
    """Their hands differ in suits alone. Of smaller hands `because` says how many ranks."""

    RULES = "no rule tells them apart"
    """Their hands differ in something that the ranking does not look at."""


@dataclass(frozen=True, slots=True)
class Group(Generic[T]):
    """Players who tie, and how they stand to the next weaker ones."""

    showings: tuple[Showing[T], ...]
    """Who they are, each with a hand whose cards are laid out as `laid_out` has them."""

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
class SideStanding(Generic[T]):
    """One side of a split pot: its name, and its groups, the winners' first; none may be there."""

    name: str
    groups: tuple[Group[T], ...]


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
    """Those of the game's own side."""

    side: str = "high"
    """The name of that side."""

    also: tuple[SideStanding[T], ...] = ()
    """The other sides of a split pot."""

    shares: tuple[tuple[Player, Fraction], ...] = ()
    """What part of the pot each player wins, in the order of the deal."""

    @property
    def sides(self) -> tuple[SideStanding[T], ...]:
        """The game's own side and the others."""
        return (SideStanding(self.side, self.groups), *self.also)

    @property
    def winners(self) -> tuple[Showing[T], ...]:
        """Who wins its own side, or shares it: the first group's. Of no players nobody."""
        return self.groups[0].showings if self.groups else ()

    def __str__(self) -> str:
        return "\n".join(lines(self))


def explain_deal(deal: Deal[T]) -> Standing[T]:
    """Who is where in a deal, with which hand, and why, on each side under its own ranking.

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
    ranked = rank_deal(deal)
    sides = zip(deal.game.sides, (ranked.groups, *ranked.also), strict=True)
    own, *others = (_explained_side(deal.board, side, groups) for side, groups in sides)
    parts = tuple(zip(deal.players, shares(deal), strict=True))
    return Standing(own.groups, own.name, tuple(others), parts)


def _explained_side(board: Cards, side: Side[T], groups: Groups[T]) -> SideStanding[T]:
    """Who is where on one side, from its groups, of which the weakest is the first."""
    explained = partial(_explained, board, side.ranking)
    each_with_the_weaker = pairwise([*groups[::-1], ()])  # of the last that is none
    return SideStanding(side.name, tuple(starmap(explained, each_with_the_weaker)))


def _explained(
    board: Cards, ranking: Ranking[T], showings: Showings[T], weaker: Showings[T]
) -> Group[T]:
    """What a group has, why it ties, and why it beats the weaker one."""
    shown = tuple(replace(each, hand=laid_out(each.hand, ranking)) for each in showings)
    hands = [showing.hand for showing in shown]
    beats = explain(hands[0], weaker[0].hand, ranking) if weaker else None
    tie = _tie(board, hands, compound(*ranking))
    return Group(shown, phrase_of(hands[0], ranking), tie, beats)


def lines(standing: Standing[T], paint: Callable[[str], str] = str) -> Iterator[str]:
    """The standing in words, line by line; `paint` colours the texts of cards.

    Of a split pot each side has its name above it, and the last line says who wins what part.
    """
    if not standing.also:
        yield from _places(standing.groups, paint)
        return
    for side in standing.sides:
        yield f"{side.name}:" if side.groups else f"{side.name}: nobody has one"
        yield from _places(side.groups, paint)
    yield _parts(standing, paint)


def _places(groups: Iterable[Group[T]], paint: Callable[[str], str]) -> Iterator[str]:
    def said(group: Group[T], number: int) -> Iterator[str]:
        for showing in group.showings:
            yield f"{paint(showing.player.text)} plays {paint(written(showing.hand))}: {group.name}"
        if group.tie:
            yield f"tie: {because(group)}"
        if group.beats:
            yield f"beats place {number + 1} with {group.beats.reason}"

    return numbered_list(groups, said)


def _parts(standing: Standing[T], paint: Callable[[str], str]) -> str:
    """Who wins what part of the pot, the most first."""
    won = sorted((each for each in standing.shares if each[1]), key=lambda each: -each[1])
    if not won:
        return "nobody wins the pot"
    (first, most), *others = [(paint(player.text), part) for player, part in won]
    if most == 1:
        return f"{first} scoops the pot"
    return ", ".join([f"{first} wins {most} of the pot", *(f"{text} {n}" for text, n in others)])


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
    hand = group.showings[0].hand
    if group.tie is Tie.RANKS and isinstance(hand, Hand):
        return f"same {SO_MANY_RANKS[len(hand.cards)]}; suits never count"
    return group.tie.value if group.tie else ""


SO_MANY_RANKS = "ranks", "rank", "two ranks", "three ranks", "four ranks", "five ranks"
"""By how many cards a hand has."""


def _tie(board: Cards, hands: Sequence[T], ordering: Comparator[T]) -> Tie | None:
    if len(hands) == 1:
        return None
    if all(isinstance(hand, Hand) and _is_of(board, hand) for hand in hands):
        return Tie.BOARD
    ranks = {hand.ranks if isinstance(hand, Hand) else () for hand in hands}
    return Tie.RANKS if len(ranks) == 1 and _suits_never_count(hands[0], ordering) else Tie.RULES


def _is_of(board: Cards, hand: Hand) -> bool:
    """Does the hand show cards of the board alone?"""
    shown = (card.wild if isinstance(card, StandIn) else card for card in hand.cards)
    return Counter(shown) <= Counter(board)


def _suits_never_count(hand: object, ordering: Comparator[Any]) -> bool:
    """Does a hand of cards tie with itself, whatever its suits are called?"""
    return isinstance(hand, Hand) and all(
        ordering(hand, Hand(tuple(Card(card.rank, new[card.suit]) for card in hand.cards))) == 0
        for new in (dict(zip(Suit, suits, strict=True)) for suits in permutations(Suit))
    )


def written(hand: object) -> str:
    """The cards of a hand with blanks between, what stands in for another in brackets.

    >>> from poker_fp import JOKER, Hand, Rank, StandIn, Suit, card
    >>> six = StandIn(Rank.SIX, Suit.CLUBS, JOKER)
    >>> assert written(Hand((card("6d"), six))) == "6d (Jk as 6c)"
    >>> assert written(range(3)) == "range(0, 3)"  # a game of one's own may play with anything
    """
    if not isinstance(hand, Hand):
        return str(hand)
    return " ".join(f"({card})" if isinstance(card, StandIn) else str(card) for card in hand.cards)


def laid_out(hand: T, ranking: Ranking[T]) -> T:
    """A hand with its cards in order: most of a rank first, then high to low, as a ranking has it.

    An ace is last where it counts as low, as in a straight that it starts; hands of other kinds are
    left as they are.

    >>> from poker_fp import STANDARD, hand
    >>> assert str(laid_out(hand("2h 4s Ac 2d 9h"), STANDARD)) == "2h 2d Ac 9h 4s"
    >>> assert str(laid_out(hand("2h 4s Ac 3d 5h"), STANDARD)) == "5h 4s 3d 2h Ac"
    """
    if not isinstance(hand, Hand):
        return hand
    rule = category(hand, ranking)
    seen = (rule and rule.evidence(hand)) or ()
    order: Sequence[int] = hand.kinds
    if any(rank is LOW_ACE for rank in seen):
        order = [Rank.ACE if rank is LOW_ACE else rank for rank in seen]
    elif hand.ranks[:1] == (Rank.ACE,) and seen == hand.ranks[1:2]:  # a row, and its top is no ace
        order = (*hand.ranks[1:], Rank.ACE)
    return replace(hand, cards=tuple(sorted(hand.cards, key=lambda card: order.index(card.rank))))
