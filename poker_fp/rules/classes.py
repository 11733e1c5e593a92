"""The classes of hands: all that a ranking can tell apart which asks no more of suits than a flush.

The tables have those of the whole deck by themselves (`fast/classes.py`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, combinations_with_replacement, islice, product

from poker_fp.rules.cards import DECK, Card, Rank, Suit
from poker_fp.rules.hands import Hand


def one_of_each(size: int = 5, deck: Iterable[Card] = DECK) -> Iterator[Hand]:
    """One hand of each class of hands of a size: the same ranks, and all of one suit or not.

    These are the classes of which the deck has a hand; its jokers are left out.

    >>> from poker_fp import deck_of
    >>> assert len([*one_of_each()]) == 7462 and len([*one_of_each(3)]) == 455 + 286
    >>> first, *_, last = one_of_each(deck=deck_of(Rank.SIX))
    >>> assert (str(first), str(last)) == ("6c 6d 6h 6s 7c", "Tc Jc Qc Kc Ac")
    """
    cards = dict.fromkeys(deck)
    of_rank = {rank: [card for card in cards if card.rank == rank] for rank in Rank}
    for counts in map(Counter, combinations_with_replacement(Rank, size)):
        held = [(of_rank[rank], count) for rank, count in counts.items()]
        yield from islice(_of_several_suits(held), 1)
    for ranks in combinations(Rank, size):
        of_one_suit = ([Card(rank, suit) for rank in ranks] for suit in Suit)
        yield from islice((Hand(tuple(h)) for h in of_one_suit if cards.keys() >= set(h)), 1)


def _of_several_suits(held: Iterable[tuple[list[Card], int]]) -> Iterator[Hand]:
    """All hands of so many of each group of cards, not all of one suit.

    The first has its suits in turn, as far as they are there.
    """
    choices = []
    taken = 0
    for cards, count in held:
        start = taken % len(cards) if cards else 0
        choices.append(combinations(cards[start:] + cards[:start], count))
        taken += count
    for chosen in map(tuple, map(chain.from_iterable, product(*choices))):
        if len({card.suit for card in chosen}) > 1:
            yield Hand(chosen)
