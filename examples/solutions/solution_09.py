"""Solutions to lesson 9: one way each, of several."""

from collections.abc import Sequence
from itertools import product
from math import isnan
from typing import TypeVar

from poker_fp import Comparator, comparing, laws, natural, then

T = TypeVar("T")

lengths = (22, 21, 20)  # 22 ties with 21 and 21 with 20, so 22 should not come after 20; it does

nan_last: Comparator[float] = then(comparing(isnan), natural)


def broken_laws(comparator: Comparator[T], values: Sequence[T]) -> set[str]:
    """Try each law on all the values, pairs and triples that there are."""
    sizes = {laws.reflexive: 1, laws.antisymmetric: 2, laws.transitive: 3, laws.congruent: 3}
    return {
        law.__name__
        for law, size in sizes.items()
        if not all(law(comparator, *some) for some in product(values, repeat=size))
    }
