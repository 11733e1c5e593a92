"""A deal's showdown: its players in order on each side of the pot, and what part each wins."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cmp_to_key, partial
from operator import attrgetter
from typing import Generic, TypeAlias, TypeVar

from poker_fp.algebra._toolz import partitionby, pipe
from poker_fp.algebra.comparators import Comparator, compound, contramap
from poker_fp.deals.games import Deal, Player, Side
from poker_fp.rules.cards import kind_of
from poker_fp.rules.rankings import winners

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Showing(Generic[T]):
    """A player and the best hand that the player can show."""

    player: Player
    hand: T


Groups: TypeAlias = tuple[tuple[Showing[T], ...], ...]
"""Players in groups of equals, the weakest group first."""

SIDES, NOBODY = " / ", "-"
"""What stands in an answer between the sides of a split pot, and for a side that nobody wins."""


@dataclass(frozen=True, slots=True)
class Ranked(Generic[T]):
    """A deal's players in groups of equals, the weakest group first: the order of an answer's line.

    Within a group they stand in the order of their texts. (A `Standing` starts with the winners.)

    >>> from poker_fp import solve
    >>> ranked = solve("texas-holdem 4cKs4h8s7s Ad4s Ac4d As9s KhKd 5d6d").unwrap()
    >>> assert str(ranked) == "Ac4d=Ad4s 5d6d As9s KhKd"
    >>> assert [len(group) for group in ranked.groups] == [2, 1, 1, 1]
    >>> assert [showing.player.text for showing in ranked.winners] == ["KhKd"]
    >>> split = solve("omaha-hi-lo-8 8h3dKc4s9d KhKs2s2h Ac2dJhTc 9c9hQsQd").unwrap()
    >>> assert str(split) == "Ac2dJhTc 9c9hQsQd KhKs2s2h / Ac2dJhTc"
    """

    groups: Groups[T]
    """Those who may win the game's own side: all the players, if nothing is asked of a hand."""

    also: tuple[Groups[T], ...] = ()
    """The same for each other side of a split pot."""

    @property
    def winners(self) -> tuple[Showing[T], ...]:
        """Who wins, or shares: the last group. Of a deal without players nobody."""
        return self.groups[-1] if self.groups else ()

    def __str__(self) -> str:
        return SIDES.join(_written(groups) for groups in (self.groups, *self.also))


def _written(groups: Groups[T]) -> str:
    return " ".join("=".join(s.player.text for s in group) for group in groups) or NOBODY


def rank_deal(deal: Deal[T]) -> Ranked[T]:
    """Rank the players of a deal by the best hand of each, on each side under its own ranking.

    >>> from poker_fp import parse_deal
    >>> deal = parse_deal("five-card-draw 4c8h2h6c9c Ah9d6s2cKh 4d8d2d6h9h").unwrap()
    >>> assert str(rank_deal(deal)) == "4c8h2h6c9c=4d8d2d6h9h Ah9d6s2cKh"
    """
    own, *others = [_ranked(side, deal) for side in _sides(deal)]
    return Ranked(own, tuple(others))


def _sides(deal: Deal[T]) -> tuple[Side[T], ...]:
    if not isinstance(deal, Deal):
        raise TypeError(f"a deal is wanted, not {kind_of(deal)}: parse_deal(line).unwrap()")
    return deal.game.sides


def _ranked(side: Side[T], deal: Deal[T]) -> Groups[T]:
    ordering = compound(*side.ranking)
    return pipe(deal, partial(_shown, side, ordering), partial(_in_groups, ordering), _by_text)


def _shown(side: Side[T], ordering: Comparator[T], deal: Deal[T]) -> list[Showing[T]]:
    """Each player who has a hand that may win, with the best."""
    showings = []
    for player in deal.players:
        hand = best(ordering, side.hands(deal.board, player.cards), side.at_least)
        if hand is not None:
            showings.append(Showing(player, hand))
    return showings


def best(ordering: Comparator[T], hands: Iterable[T], at_least: T | None = None) -> T | None:
    """The best of some hands, the first of equals; None where there is none as good as is asked.

    >>> from poker_fp import compare, hand
    >>> nine, ten, jack = map(hand, ("2c3d4h5s9c", "2c3d4h5sTc", "2c3d4h5sJc"))
    >>> assert best(compare, [nine, ten]) == ten
    >>> assert best(compare, [nine, ten], at_least=jack) is None
    """
    found = max(hands, key=cmp_to_key(ordering), default=None)
    if found is None or at_least is None:
        return found
    return found if ordering(found, at_least) >= 0 else None


def _in_groups(
    ordering: Comparator[T], showings: Iterable[Showing[T]]
) -> Iterator[tuple[Showing[T], ...]]:
    """Those who tie together, the weakest group first."""
    by_hand = cmp_to_key(contramap(attrgetter("hand"), ordering))
    return partitionby(by_hand, sorted(showings, key=by_hand))


def _by_text(groups: Iterable[Iterable[Showing[T]]]) -> Groups[T]:
    """Each group in the order of its texts."""
    # The tables say this order again, of bytes: `fast.plain_lines.ByStrength` by sorting texts,
    # `fast.card_bytes.NUMBERED` with `fast.blocks.packed` by numbers in the order of texts.
    text = attrgetter("player.text")
    return tuple([tuple(sorted(group, key=text)) for group in groups])


def shares(deal: Deal[T]) -> tuple[Fraction, ...]:
    """What part of the pot each player of a deal wins, in the order of the players.

    Each side that somebody wins takes an equal part of the pot, and those who tie on it share that.
    The parts are 1 together, or all 0 where nobody has a hand that may win.

    >>> from poker_fp import parse_deal
    >>> line = "omaha-hi-lo-8 8h3dKc4s9d KhKs2s2h Ac2dJhTc Ad2cJsTs"
    >>> assert shares(parse_deal(line).unwrap()) == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 4))
    """
    won = [_seats_won(side, deal) for side in _sides(deal)]
    return divided(len(deal.players), won)


def divided(players: int, won: Iterable[Sequence[int]]) -> tuple[Fraction, ...]:
    """The parts of the pot of so many players, from the seats of those who win each of its sides.

    >>> assert divided(3, [[0], [1, 2], []]) == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 4))
    """
    sides = [seats for seats in won if seats]
    parts = [Fraction(1, len(sides) * len(seats)) for seats in sides]
    each = list(zip(sides, parts, strict=True))
    return tuple(
        sum((part for seats, part in each if seat in seats), Fraction()) for seat in range(players)
    )


def _seats_won(side: Side[T], deal: Deal[T]) -> tuple[int, ...]:
    """Who wins a side, as places among the players: two of them may be dealt the same cards."""
    ordering = compound(*side.ranking)
    bests = (
        best(ordering, side.hands(deal.board, player.cards), side.at_least)
        for player in deal.players
    )
    hands = {seat: hand for seat, hand in enumerate(bests) if hand is not None}
    return tuple(winners(hands, contramap(hands.__getitem__, ordering)))
