"""Hands and deals made from choices: numbers that somebody else draws.

`Pick` is where choices come from: `pick(n)` is a number from 0 to n, the smaller the simpler. With
Hypothesis behind it these are the strategies of `poker_fp.strategies`; with a seeded generator
they are fast. Even draws would hide faults: half of all hands are a bare high card, and one in
65,000 is a straight flush. Here the rare is common, and rivals are *nearly* equal.

>>> first = lambda most: 0
>>> assert str(hand(first)) == "7d 5c 4c 3c 2c"
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, TypeAlias, TypeVar

from poker_fp.cards import DECK, Card, Rank, Suit
from poker_fp.games import Cards, Deal, Game, Player
from poker_fp.hands import Hand
from poker_fp.patterns import Evidence
from poker_fp.rankings import STANDARD

T = TypeVar("T")

Pick: TypeAlias = Callable[[int], int]
Ranks: TypeAlias = tuple[Rank, ...]


def one_of(pick: Pick, options: Sequence[T]) -> T:
    """One of some options; the first is the simplest.

    >>> assert one_of(lambda most: most, "abc") == "c"
    """
    return options[pick(len(options) - 1)]


def order_of(pick: Pick, items: Iterable[T]) -> tuple[T, ...]:
    """The items in some order; as they are is the simplest.

    >>> assert order_of(lambda most: most, "abc") == ("c", "b", "a")
    """
    left = list(items)
    return tuple(left.pop(pick(len(left) - 1)) for _ in range(len(left)))


def hand(pick: Pick) -> Hand:
    """Five cards, in any order; every category is common, and so is what is nearly a straight.

    >>> assert str(hand(lambda most: most)) == "Ks As Ah Ad Ac"
    """
    classes, suited = one_of(pick, _kinds())
    return _made(pick, one_of(pick, classes), suited)


def rivals(pick: Pick, fewest: int, most: int) -> tuple[Hand, ...]:
    """Several different hands that stand by themselves, most of them close to the one before.

    A card may be in several. More than four may come out as fewer.

    >>> assert len(rivals(lambda most: 0, 2, 5)) == 2
    """
    several = [hand(pick)]
    for _ in range(fewest + pick(most - fewest) - 1):
        another = _rival(pick, several[-1])
        for _ in Suit:
            if another in several:
                another = _with_next_suits(another)
        several.append(another)
    return tuple(dict.fromkeys(several))


def deal(pick: Pick, game: Game[Any], fewest: int, most: int) -> Deal[Any]:
    """A deal of one deck to so many players; each one's text is the cards together.

    Half the deals come from a few ranks and suits only, where seven cards hold three pairs, two
    threes, six of a suit; half are made around a hand, part of it on the board, and players who
    complete it or something close.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> dealt = deal(lambda most: 0, TEXAS_HOLDEM, 1, 4)
    >>> assert len(dealt.board) == 5 and len(dealt.players) == 1
    """
    players = fewest + pick(min(most, (len(DECK) - game.board) // game.hole) - fewest)
    board, holes = one_of(pick, (_narrow, _around))(pick, game, players)
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


# Hands


@cache
def _categories() -> dict[str, list[tuple[Evidence, Ranks]]]:
    """Of each category the evidence and ranks of every class, the weakest first."""
    found: dict[str, list[tuple[Evidence, Ranks]]] = {rule.name: [] for rule in STANDARD}
    for low_to_high in combinations_with_replacement(Rank, 5):
        ranks = low_to_high[::-1]
        for suited in (False, True):
            if ranks[0] != ranks[4] and (not suited or len(set(ranks)) == 5):
                name, evidence = _class_of(ranks, suited)
                found[name].append((evidence, ranks))
    return {name: sorted(classes) for name, classes in found.items()}


def _class_of(ranks: Ranks, suited: bool) -> tuple[str, Evidence]:
    suits = [Suit.CLUBS] * 5 if suited else [*Suit, Suit.CLUBS]
    seen = Hand(tuple(map(Card, ranks, suits)))
    return next((rule.name, found) for rule in STANDARD if (found := rule.evidence(seen)))


@cache
def _kinds() -> tuple[tuple[tuple[Ranks, ...], bool], ...]:
    """What `hand` picks from: classes, and whether in one suit. A kind named twice comes twice."""
    of = {name: tuple(ranks for _, ranks in found) for name, found in _categories().items()}
    unequal, straights = of["high card"], of["straight"]
    wheel, near = straights[:1], tuple(r for r in unequal if _is_near(r, straights))
    wraps = tuple(r for r in unequal if {Rank.TWO, Rank.KING, Rank.ACE} <= {*r} and _is_wrap(r))
    huddled = tuple(r for name in ("pair", "two pair") for r in of[name] if _reach(r) == 4)
    mixed = (unequal, unequal, near, near, wraps, of["pair"], of["pair"], huddled)
    mixed += (of["two pair"], of["two pair"], of["three of a kind"], of["three of a kind"])
    mixed += (straights, straights, wheel)
    suited = (unequal, unequal, unequal, near, wraps, straights, straights, wheel)
    full = (of["full house"], of["full house"], of["four of a kind"], of["four of a kind"])
    return (
        *((classes, False) for classes in mixed),
        *((classes, True) for classes in suited),
        *((classes, False) for classes in full),
    )


def _is_near(ranks: Ranks, straights: Iterable[Ranks]) -> bool:
    return any(len({*ranks} & {*straight}) == 4 for straight in straights)


def _is_wrap(ranks: Ranks) -> bool:
    """Are the ranks in a row if one counts on from the ace?"""
    return _reach(rank + 13 if rank < 7 else rank for rank in ranks) == 4


def _reach(numbers: Iterable[int]) -> int:
    """How far the highest is from the lowest."""
    numbers = list(numbers)
    return max(numbers) - min(numbers)


def _made(pick: Pick, ranks: Ranks, suited: bool) -> Hand:
    return Hand(order_of(pick, _in_suits(pick, ranks, suited)))


def _in_suits(pick: Pick, ranks: Ranks, suited: bool) -> Cards:
    """Suits for some ranks: one for all, or any but that, with four of one suit often."""
    suits = tuple(Suit)
    if suited:
        suit = one_of(pick, suits)
        return tuple(Card(rank, suit) for rank in ranks)
    kinds = sorted(set(ranks), reverse=True)
    common = one_of(pick, suits) if pick(3) == 0 else None
    odd = pick(4) if common and len(kinds) == 5 else -1
    found: list[Card] = []
    for place, rank in enumerate(kinds):
        choices = list(combinations(suits, ranks.count(rank)))
        if common:
            choices = [choice for choice in choices if (common in choice) != (place == odd)]
        found.extend(Card(rank, suit) for suit in one_of(pick, choices))
    if len({card.suit for card in found}) == 1:
        last = found.pop()
        found.append(Card(last.rank, next(suit for suit in suits[1:] if suit != last.suit)))
    return tuple(found)


def _with_next_suits(given: Hand) -> Hand:
    suits = [*Suit, Suit.CLUBS]
    return Hand(tuple(Card(c.rank, suits[suits.index(c.suit) + 1]) for c in given.cards))


def _rival(pick: Pick, given: Hand) -> Hand:
    """A hand to compare with another: of its category, any, or equal in all but suits."""
    relation = pick(9)
    if relation < 5:
        return _near(pick, given)
    return hand(pick) if relation < 8 else _made(pick, given.ranks, given.suited)


def _near(pick: Pick, given: Hand) -> Hand:
    """A hand of the same category whose evidence differs first in a place that is picked."""
    name, evidence = _class_of(given.ranks, given.suited)
    classes = _categories()[name]
    prefix = evidence[: pick(len(evidence) - 1)]
    start, end = bisect_left(classes, (prefix,)), bisect_right(classes, ((*prefix, 15),))
    return _made(pick, classes[start + pick(end - 1 - start)][1], given.suited)


# Deals


def _narrow(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """Cards of a few neighbouring ranks and of a few suits."""
    need = game.board + game.hole * players
    low, suits = pick(12), 1 + pick(3)
    width = min(13, max(2 + pick(8), -(-need // suits)))
    ranks = [list(Rank)[(low + step) % 13] for step in range(width)]
    few = [Card(rank, suit) for rank in ranks for suit in tuple(Suit)[:suits]]
    left = [*dict.fromkeys([*few, *DECK])][: max(need, len(few))]
    board = _taken(pick, left, game.board)
    return board, [_taken(pick, left, game.hole) for _ in range(players)]


def _around(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """A hand, part of it on the board, and players who hold the rest of it or of one close."""
    aim = hand(pick)
    least = max(0, 5 - game.board)
    own = least + pick(min(5, game.hole) - least)
    shared = aim.cards[: 5 - own]
    left = [card for card in DECK if card not in shared]
    board = order_of(pick, shared + _taken(pick, left, game.board - len(shared)))
    holes = []
    for number in range(players):
        mine = aim if number == 0 else _rival(pick, aim)
        hole = _without_ranks_of(shared, mine.cards)[:own]
        hole = [found for card in hole if (found := _close(card, left))]
        hole.extend(_taken(pick, left, game.hole - len(hole)))
        holes.append(order_of(pick, hole))
    return board, holes


def _without_ranks_of(shared: Cards, given: Cards) -> list[Card]:
    rest = list(given)
    for card in shared:
        same = next((other for other in rest if other.rank == card.rank), None)
        if same:
            rest.remove(same)
    return rest


def _close(card: Card, left: list[Card]) -> Card | None:
    """The card out of those that are left, or another of its rank."""
    same = [other for other in left if other.rank == card.rank]
    if not same:
        return None
    found = min(same, key=lambda other: other.suit != card.suit)
    left.remove(found)
    return found


def _taken(pick: Pick, left: list[Card], count: int) -> Cards:
    """Cards out of those that are left."""
    return tuple(left.pop(pick(len(left) - 1)) for _ in range(count))
