"""From the strengths of five-card classes to those of six and seven cards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from poker_fp.fast.classes import hand_classes
from poker_fp.fast.codes import RANK_CODES, rank_multisets, rank_sets, sum_of_ranks
from poker_fp.rules.cards import Rank

Table: TypeAlias = dict[int, int]


class Tables(NamedTuple):
    """Strengths by the rank part of a sum of codes, for 5, 6 and 7 cards."""

    unsuited: Table
    """For cards of which no five are of one suit, or as if they were not."""

    suited: Table
    """For cards that are all of one suit."""

    suits_help: bool
    """Is no class of one suit weaker than the same ranks of several suits?"""


def tables_from(class_strengths: Sequence[int]) -> Tables:
    """The tables of an ordering, given by the strength of each of `hand_classes()`."""
    five: dict[bool, Table] = {False: {}, True: {}}
    for (ranks, suited), strength in zip(hand_classes(), class_strengths, strict=True):
        five[suited][sum_of_ranks(ranks)] = strength
    return Tables(
        _with_six_and_seven(five[False], rank_multisets),
        _with_six_and_seven(five[True], rank_sets),
        all(strength >= five[False][ranks] for ranks, strength in five[True].items()),
    )


def _with_six_and_seven(
    five: Table, holdings: Callable[[int], Iterable[tuple[Rank, ...]]]
) -> Table:
    table = dict(five)
    for size in (6, 7):
        table.update(_best_without_one_card(table, holdings(size)))
    return table


def _best_without_one_card(
    table: Table, holdings: Iterable[tuple[Rank, ...]]
) -> Iterator[tuple[int, int]]:
    """Of each holding the best that is left when one card is taken away."""
    # `rank_arrays.best_without_one` says the same of arrays.
    for ranks in holdings:
        whole = sum_of_ranks(ranks)
        yield whole, max(table[whole - RANK_CODES[rank]] for rank in set(ranks))
