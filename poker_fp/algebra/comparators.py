"""The algebra of comparators. It knows no poker.

A `Comparator[T]` takes two values and answers with a sign: negative when the first comes
before the second, positive when it comes after, 0 when they tie. It must be a total preorder
(see `poker_fp.laws`). A tie between unequal values is meant, not an accident: two hands that
split the pot tie, and are not equal.

Every comparator made here answers -1, 0 or 1, and reads only the sign of those it is made from.
`functools.cmp_to_key` hands any of them to `sorted`, `min`, `max` and `itertools.groupby`. Its
`__name__` says what it was made from.

>>> from functools import cmp_to_key
>>> by_length_then_spelling = compound(comparing(len), natural)
>>> assert sorted(["pear", "fig", "kiwi"], key=cmp_to_key(by_length_then_spelling)) == [
...     "fig", "kiwi", "pear"
... ]
>>> assert by_length_then_spelling.__name__ == "compound(comparing(len), natural)"
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cmp_to_key
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


LONGEST_NAME, MOST_NAMES = 40, 3
"""How many characters of a part's name a name repeats, and of how many parts: it stays short."""


def _named(comparator: Comparator[T], maker: str, *parts: object) -> Comparator[T]:
    """A comparator just made, named after the call that made it."""
    names = ", ".join(map(_name, parts[:MOST_NAMES]))
    more = ", ..." if len(parts) > MOST_NAMES else ""
    return _called(comparator, f"{maker}({names}{more})")


def _called(comparator: Comparator[T], name: str) -> Comparator[T]:
    comparator.__name__ = comparator.__qualname__ = name  # the latter is what `repr` shows
    return comparator


def _name(part: object) -> str:
    """What a function is called, or the type of what is none, such as a partial."""
    name = getattr(part, "__name__", None)
    if not isinstance(name, str):
        name = type(part).__name__
    if len(name) <= LONGEST_NAME:
        return name
    head, bracket, _ = name[:LONGEST_NAME].partition("(")
    return f"{head}(...)" if bracket else f"{head}..."


def contramap(f: Callable[[U], T], comparator: Comparator[T]) -> Comparator[U]:
    """Look at both values through `f`, then compare.

    >>> by_last_letter = contramap(lambda word: word[-1], natural)
    >>> assert by_last_letter("ace", "two") == -1

    See Also: `comparing`
    """
    return _named(lambda a, b: sign(comparator(f(a), f(b))), "contramap", f, comparator)


def comparing(key: Callable[[T], K]) -> Comparator[T]:
    """Compare by a key: `contramap(key, natural)`.

    >>> assert comparing(len)("seven", "six") == 1

    See Also: `contramap`, where the key is not to be compared by its `<`
    """
    comparator = _named(contramap(key, natural), "comparing", key)
    comparator.__dict__["key"] = key  # for who has many to sort: the key sorts as it does, sooner
    return comparator


def best_of(choices: Callable[[U], Iterable[T]], comparator: Comparator[T]) -> Comparator[U]:
    """Compare by the best of the choices that each value has; one without choices comes first.

    `contramap(f, c)` is the case of a single choice. The best is what comes last in the order.

    >>> by_last_letter_of_all = best_of(set, natural)
    >>> assert by_last_letter_of_all("azure", "ruby") == 1
    >>> assert by_last_letter_of_all("", "a") == -1
    """
    key = cmp_to_key(comparator)

    def best(value: U) -> list[T]:
        """The best choice, alone in a list; none where there is none."""
        found = list(choices(value))
        return [max(found, key=key)] if found else []

    return _named(contramap(best, lexicographic(comparator)), "best_of", choices, comparator)


def then(first: Comparator[T], second: Comparator[T]) -> Comparator[T]:
    """Let `second` break the ties of `first`; it is not asked about anything else.

    >>> assert then(comparing(len), natural)("ten", "two") == -1

    See Also: `compound`
    """
    return _named(lambda a, b: sign(first(a, b)) or sign(second(a, b)), "then", first, second)


def compound(*comparators: Comparator[T]) -> Comparator[T]:
    """The fold of `then`: the first comparator that does not say 0 decides.

    It means `reduce(then, comparators, all_equal)`, and is written as a loop because a long fold
    would nest as many calls as it has comparators.

    >>> assert compound(comparing(len), natural)("ten", "two") == -1
    >>> assert compound()("ten", "two") == 0

    Raises TypeError for a list or a tuple of comparators in place of them.

    >>> compound((comparing(len), natural))
    Traceback (most recent call last):
    TypeError: no comparator but a tuple; comparators one by one: compound(*comparators)
    """
    for given in comparators:
        if not callable(given):
            raise TypeError(
                f"no comparator but a {type(given).__name__}; "
                "comparators one by one: compound(*comparators)"
            )

    def first_decision(a: T, b: T) -> int:
        for comparator in comparators:
            if decision := sign(comparator(a, b)):
                return decision
        return 0

    return _named(first_decision, "compound", *comparators)


def reverse(comparator: Comparator[T]) -> Comparator[T]:
    """The opposite order, by swapping the arguments.

    Swapping, not negating: it leaves ties alone, so a stable sort keeps them in their order.

    >>> assert reverse(natural)("ace", "king") == 1
    """
    return _named(lambda a, b: sign(comparator(b, a)), "reverse", comparator)


def lexicographic(comparator: Comparator[T]) -> Comparator[Sequence[T]]:
    """Sequences item by item, as Python orders tuples: the first difference decides.

    Where there is none the shorter sequence, which the other begins with, comes first.

    >>> from operator import neg
    >>> assert lexicographic(comparing(neg))([3, 1], [3, 2]) == 1
    >>> assert lexicographic(natural)("king", "kings") == -1
    """

    def first_difference(xs: Sequence[T], ys: Sequence[T]) -> int:
        decisions = (sign(comparator(x, y)) for x, y in zip(xs, ys, strict=False))
        return next(filter(None, decisions), natural(len(xs), len(ys)))

    return _named(first_difference, "lexicographic", comparator)


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

    return _called(comparing(position), f"explicit({shortened(listed)})")


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
