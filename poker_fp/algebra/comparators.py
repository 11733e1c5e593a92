"""The algebra of comparators. It knows no poker.

A `Comparator[T]` takes two values and answers with a sign: negative when the first comes
before the second, positive when it comes after, 0 when they tie. It must be a total preorder
(see `poker_fp.laws`). A tie between unequal values is meant, not an accident: two hands that
split the pot tie, and are not equal.

Every comparator made here answers -1, 0 or 1, and reads only the sign of those it is made from.
`functools.cmp_to_key` hands any of them to `sorted`, `min`, `max` and `itertools.groupby`.

>>> from functools import cmp_to_key
>>> by_length_then_spelling = compound(comparing(len), natural)
>>> assert sorted(["pear", "fig", "kiwi"], key=cmp_to_key(by_length_then_spelling)) == [
...     "fig", "kiwi", "pear"
... ]
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from reprlib import repr as shortened
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
U = TypeVar("U")
H = TypeVar("H", bound=Hashable)

Comparator: TypeAlias = Callable[[T, T], int]


class SupportsLessThan(Protocol):
    """What `sorted` asks of a value, and all that `natural` asks: a `<`."""

    def __lt__(self, other: Any, /) -> bool: ...


K = TypeVar("K", bound=SupportsLessThan)


def sign(number: float) -> int:
    """-1, 0 or 1: all that may be read of a comparator's answer.

    >>> assert [sign(-7), sign(0), sign(True)] == [-1, 0, 1]
    """
    return (number > 0) - (number < 0)


def natural(a: K, b: K) -> int:
    """The order of the values themselves, by their `<`.

    >>> assert natural("ace", "king") == -1
    >>> assert natural((), (2,)) == -1  # an empty tuple is below every other
    """
    return (b < a) - (a < b)


def all_equal(a: object, b: object) -> int:
    """Everything ties: the neutral element of `then`.

    >>> assert all_equal("anything", 42) == 0
    """
    return 0


def contramap(f: Callable[[U], T], comparator: Comparator[T]) -> Comparator[U]:
    """Look at both values through `f`, then compare.

    >>> by_last_letter = contramap(lambda word: word[-1], natural)
    >>> assert by_last_letter("ace", "two") == -1

    See Also: `comparing`
    """
    return lambda a, b: sign(comparator(f(a), f(b)))


def comparing(key: Callable[[T], K]) -> Comparator[T]:
    """Compare by a key: `contramap(key, natural)`.

    >>> assert comparing(len)("seven", "six") == 1
    """
    return contramap(key, natural)


def then(first: Comparator[T], second: Comparator[T]) -> Comparator[T]:
    """Let `second` break the ties of `first`; it is not asked about anything else.

    >>> assert then(comparing(len), natural)("ten", "two") == -1

    See Also: `compound`
    """
    return lambda a, b: sign(first(a, b)) or sign(second(a, b))


def compound(*comparators: Comparator[T]) -> Comparator[T]:
    """The fold of `then`: the first comparator that does not say 0 decides.

    It means `reduce(then, comparators, all_equal)`, and is written as a loop because a long fold
    would nest as many calls as it has comparators.

    >>> assert compound(comparing(len), natural)("ten", "two") == -1
    >>> assert compound()("ten", "two") == 0

    Raises TypeError for a list or a tuple of comparators, such as a ranking, in place of them.
    """
    one_by_one(comparators)

    def first_decision(a: T, b: T) -> int:
        for comparator in comparators:
            if decision := sign(comparator(a, b)):
                return decision
        return 0

    return first_decision


def one_by_one(comparators: Iterable[object]) -> None:
    """Raise TypeError if any is no function but, say, a tuple of them.

    >>> one_by_one([(comparing(len), natural)])
    Traceback (most recent call last):
    TypeError: no comparator but a tuple; comparators one by one: compound(*comparators)
    """
    for comparator in comparators:
        if not callable(comparator):
            raise TypeError(
                f"no comparator but a {type(comparator).__name__}; "
                "comparators one by one: compound(*comparators)"
            )


def reverse(comparator: Comparator[T]) -> Comparator[T]:
    """The opposite order, by swapping the arguments.

    Swapping, not negating: it leaves ties alone, so a stable sort keeps them in their order.

    >>> assert reverse(natural)("ace", "king") == 1
    """
    return lambda a, b: sign(comparator(b, a))


def lexicographic(comparator: Comparator[T]) -> Comparator[Sequence[T]]:
    """Sequences item by item, as a dictionary orders words: a prefix comes first.

    >>> from operator import neg
    >>> assert lexicographic(comparing(neg))([3, 1], [3, 2]) == 1
    >>> assert lexicographic(natural)("king", "kings") == -1
    """

    def first_difference(xs: Sequence[T], ys: Sequence[T]) -> int:
        decisions = (sign(comparator(x, y)) for x, y in zip(xs, ys, strict=False))
        return next(filter(None, decisions), natural(len(xs), len(ys)))

    return first_difference


def explicit(values: Iterable[H]) -> Comparator[H]:
    """The order of a given list, first to last; a repeated value counts where it first stands.

    Comparing a value that is not listed raises ValueError: there is no right answer to give.

    >>> assert explicit(["clubs", "diamonds", "hearts", "spades"])("spades", "clubs") == 1
    >>> explicit(["ebb", "flow"])("ebb", "tide")
    Traceback (most recent call last):
    ValueError: 'tide' is not in the explicit order ['ebb', 'flow']
    """
    listed = list(dict.fromkeys(values))
    positions = {value: position for position, value in enumerate(listed)}

    def position(value: H) -> int:
        if value not in positions:
            raise ValueError(f"{value!r} is not in the explicit order {shortened(listed)}")
        return positions[value]

    return comparing(position)


def is_ordered(comparator: Comparator[T], values: Iterable[T]) -> bool:
    """Does no value come after its successor? (Ties may stand side by side.)

    >>> assert is_ordered(natural, [2, 2, 3]) and not is_ordered(natural, [3, 2])
    """
    return all(comparator(a, b) <= 0 for a, b in pairwise(values))


def is_strictly_ordered(comparator: Comparator[T], values: Iterable[T]) -> bool:
    """Does every value come before its successor?

    >>> assert is_strictly_ordered(natural, "abc") and not is_strictly_ordered(natural, "aab")
    """
    return all(comparator(a, b) < 0 for a, b in pairwise(values))
