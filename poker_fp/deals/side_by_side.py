"""Two games side by side: how each orders the hands that both have."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from poker_fp.algebra._toolz import concat
from poker_fp.deals.choosing import made_by, places_of
from poker_fp.deals.games import Cards, Game, Side
from poker_fp.deals.standings import laid_out
from poker_fp.rules.classes import one_of_each
from poker_fp.rules.differences import Difference, rules_diff
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Contrast:
    """A side of one game and a side of another, and how they order the hands that both have."""

    sides: tuple[Side[Hand], Side[Hand]]

    deck: Cards
    """The cards that both games are played with."""

    hands: int
    """How many hands both may show, counting those of a class as one."""

    differences: tuple[Difference[Hand], ...]
    """Which pairs of these they order differently, as `rules_diff` says it."""

    @property
    def pairs(self) -> int:
        """How many pairs there are of such hands."""
        return self.hands * (self.hands - 1) // 2


def contrasts(one: Game[Hand], other: Game[Hand]) -> tuple[Contrast, ...]:
    """Two games side by side: their sides of the same name, and then the others in turn.

    A side for which the other game has none is left out.

    >>> from poker_fp import GAMES
    >>> (short,) = contrasts(GAMES["short-deck"], GAMES["five-card-draw"])
    >>> assert (len(short.deck), short.hands) == (36, 1404)
    >>> assert sum(difference.pairs for difference in short.differences) == 9928
    """
    deck = tuple(card for card in dict.fromkeys(one.deck) if card in other.deck_cards)

    def contrast(a: Side[Hand], b: Side[Hand]) -> Contrast:
        sizes = _sizes(one, a) & _sizes(other, b)
        hands = [
            hand
            for hand in concat(one_of_each(size, deck) for size in sorted(sizes))
            if _is_shown(hand, a) and _is_shown(hand, b)
        ]
        return Contrast((a, b), deck, len(hands), rules_diff(a.ranking, b.ranking, hands))

    return tuple(contrast(a, b) for a, b in _paired(one, other))


def explained(
    contrast: Contrast, difference: Difference[Hand]
) -> tuple[Explanation[Hand], Explanation[Hand]]:
    """Why its example is ordered so, by the ranking of the one side, and of the other.

    >>> from poker_fp import GAMES
    >>> (short,) = contrasts(GAMES["short-deck-threes"], GAMES["short-deck"])
    >>> one, other = explained(short, short.differences[0])
    >>> assert [str(hand) for hand in one.hands] == ["6c 6d 6h 8c 7s", "9s 8h 7d 6c Ac"]
    >>> assert str(one) == "Hand 1 wins. - with three of a kind: 6"
    >>> assert str(other) == "Hand 2 wins. - with straight: 9 high"
    """
    one, other = (side.ranking for side in contrast.sides)
    a, b = (laid_out(hand, one) for hand in difference.example)
    return explain(a, b, one), explain(a, b, other)


def _paired(one: Game[Hand], other: Game[Hand]) -> Iterator[tuple[Side[Hand], Side[Hand]]]:
    theirs = {side.name: side for side in other.sides}
    alone = [side for side in one.sides if side.name not in theirs]
    yield from ((side, theirs.pop(side.name)) for side in one.sides if side.name in theirs)
    yield from zip(alone, theirs.values(), strict=False)


def _sizes(game: Game[Any], side: Side[Any]) -> set[int]:
    """Of how many cards the hands of a side are; of a plain function's five."""
    places = places_of(side.hands, game.board, game.hole)
    return {5} if places is None else set(map(len, places))


def _is_shown(hand: Hand, side: Side[Hand]) -> bool:
    """Do the cards of a hand make it there? A wild card does not, nor two of a suit in badugi."""
    return hand in made_by(side.hands, hand.cards)
