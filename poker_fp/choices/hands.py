"""Hands made from choices: every category common, and rivals close to each other."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from poker_fp.choices.pick import Pick, one_of, order_of
from poker_fp.deals.games import Cards
from poker_fp.rules.cards import AnyRank, Card, Rank, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.rankings import STANDARD, category

Ranks: TypeAlias = tuple[AnyRank, ...]


def hand(pick: Pick) -> Hand:
    """Five cards, in any order; every category is common, and so is what is nearly a straight.

    >>> assert str(hand(lambda most: most)) == "Ks As Ah Ad Ac"
    """
    classes, suited = one_of(pick, _kinds())
    return _made(pick, one_of(pick, classes), suited)


def choices_of(made: Hand) -> tuple[int, ...]:
    """The choices from which `hand` makes a hand: with them a hand met elsewhere can be shrunk.

    Where `hand` has no choice to make (`pick(0)`), none is listed.

    >>> from poker_fp import hand as literal
    >>> given = literal("2s As 3h Ad 4c")
    >>> choices = iter(choices_of(given))
    >>> assert hand(lambda most: next(choices) if most else 0).cards == given.cards
    """
    kinds = _kinds()
    kind, classes = next(
        (number, classes)
        for number, (classes, suited) in enumerate(kinds)
        if suited == made.suited and made.ranks in classes
    )
    numbers: list[int] = []
    laid_out: list[Card] = []
    for place, rank in enumerate(sorted(set(made.ranks), reverse=True)):
        of_rank = [suit for suit in Suit if Card(rank, suit) in made.cards]
        choices = list(combinations(Suit, len(of_rank)))
        numbers.append((choices.index(tuple(of_rank)) - place) % len(choices))
        laid_out.extend(Card(rank, suit) for suit in of_rank)
    if made.suited:
        numbers = [tuple(Suit).index(made.cards[0].suit)]
    order = []
    for card in made.cards[:-1]:
        order.append(laid_out.index(card))
        laid_out.remove(card)
    index = [classes.index(made.ranks)] if len(classes) > 1 else []
    return (kind, *index, 0, 0, *numbers, *[0] * (5 - len(numbers)), *order)


def rivals(pick: Pick, fewest: int, most: int) -> tuple[Hand, ...]:
    """Several different hands that stand by themselves, most of them close to the one before.

    A card may be in several. More than four may come out as fewer.

    >>> assert len(rivals(lambda most: 0, 2, 5)) == 2
    """
    several = [hand(pick)]
    for _ in range(fewest + pick(most - fewest) - 1):
        another = rival(pick, several[-1])
        for _ in Suit:
            if another in several:
                another = _with_next_suits(another)
        several.append(another)
    return tuple(dict.fromkeys(several))


def rival(pick: Pick, given: Hand) -> Hand:
    """A hand to compare with a given one: half the time of its category, else any or its equal.

    >>> from poker_fp import compare, hand as literal
    >>> given = literal("2s As 3h Ad 4c")
    >>> assert compare(rival(lambda most: most, given), given) == 0

    See Also: `rivals`, for several.
    """
    relation = pick(9)
    if relation < 5:
        return _near(pick, given)
    return hand(pick) if relation < 8 else _made(pick, given.ranks, given.suited)


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
    made = Hand(tuple(map(Card, ranks, suits)))
    rule = category(made)
    return rule.name, rule.evidence(made) or ()


@cache
def _kinds() -> tuple[tuple[tuple[Ranks, ...], bool], ...]:
    """What `hand` picks from: classes, and whether in one suit. A kind named twice comes twice."""
    alike = {name: tuple(ranks for _, ranks in found) for name, found in _categories().items()}
    unequal, straights = alike["high card"], alike["straight"]
    wheel, near = straights[:1], tuple(r for r in unequal if _is_near(r, straights))
    wraps = tuple(r for r in unequal if {Rank.TWO, Rank.KING, Rank.ACE} <= {*r} and _is_wrap(r))
    huddled = tuple(r for name in ("pair", "two pair") for r in alike[name] if _reach(r) == 4)
    mixed = [*[unequal] * 2, *[near] * 2, wraps, *[alike["pair"]] * 2, huddled]
    mixed += [*[alike["two pair"]] * 2, *[alike["three of a kind"]] * 2, *[straights] * 2, wheel]
    suited = [*[unequal] * 3, near, wraps, *[straights] * 2, wheel]
    full = [*[alike["full house"]] * 2, *[alike["four of a kind"]] * 2]
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
    # As many choices for every kind of hand: with fewer it would pass for simpler.
    style, odd, *numbers = pick(15), pick(4), *(pick(11) for _ in range(5))
    suits = tuple(Suit)
    if suited:
        return tuple(Card(rank, suits[numbers[0] % 4]) for rank in ranks)
    common = suits[style - 12] if style >= 12 else None
    kinds = sorted(set(ranks), reverse=True)
    found: list[Card] = []
    for place, rank in enumerate(kinds):
        choices = list(combinations(suits, ranks.count(rank)))
        if common:
            without = place == odd and len(kinds) == 5
            choices = [choice for choice in choices if (common in choice) != without]
        turn = place + numbers[place]  # by turns, so that the simplest is no near-flush
        found.extend(Card(rank, suit) for suit in choices[turn % len(choices)])
    if len({card.suit for card in found}) == 1:
        last = found.pop()
        found.append(Card(last.rank, next(suit for suit in suits[1:] if suit != last.suit)))
    return tuple(found)


def _with_next_suits(given: Hand) -> Hand:
    suits = [*Suit, Suit.CLUBS]
    return Hand(tuple(Card(c.rank, suits[suits.index(c.suit) + 1]) for c in given.cards))


def _near(pick: Pick, given: Hand) -> Hand:
    """A hand of the same category whose evidence differs first in a place that is picked.

    Half of these are the next class above or below all that are like the given hand up to that
    place: one rank apart there, and far apart in what comes after, where a weighted sum goes wrong.
    """
    name, evidence = _class_of(given.ranks, given.suited)
    classes = _categories()[name]
    place = pick(len(evidence) - 1)
    start, end = _span(classes, evidence[:place])
    first, last = _span(classes, evidence[: place + 1])
    any_of_them = start + pick(end - 1 - start)
    choice = one_of(pick, (any_of_them, any_of_them, min(last, end - 1), max(first - 1, start)))
    return _made(pick, classes[choice][1], given.suited)


def _span(classes: list[tuple[Evidence, Ranks]], prefix: Evidence) -> tuple[int, int]:
    """Where the classes stand whose evidence starts so."""
    return bisect_left(classes, (prefix,)), bisect_right(classes, ((*prefix, 15),))
