"""The laws of comparators, as predicates that anyone can call. They import no test library.

Each takes the comparators and values it speaks of and says whether the law holds *for them*; a
property test draws many. Comparators are the same when they `agree` on the sign. Four predicates
are no laws, and are here to be shown false: `then_is_commutative`,
`reverse_commutes_with_lexicographic`, `best_of_distributes_over_then` and
`best_of_commutes_with_reverse`.

>>> assert antisymmetric(lambda a, b: a - b, 1, 2)
>>> assert not antisymmetric(lambda a, b: a > b, 1, 2)  # a bool cannot say "before"
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from itertools import combinations, product
from typing import TypeAlias, TypeVar

from poker_fp.algebra.comparators import (
    Comparator,
    K,
    T,
    U,
    all_equal,
    best_of,
    comparing,
    contramap,
    lexicographic,
    reverse,
    sign,
    then,
)

V = TypeVar("V")


def agree(c: Comparator[T], d: Comparator[T], x: T, y: T) -> bool:
    """Two comparators give the same sign."""
    return sign(c(x, y)) == sign(d(x, y))


# A comparator


def reflexive(c: Comparator[T], x: T) -> bool:
    """A value ties with itself."""
    return sign(c(x, x)) == 0


def antisymmetric(c: Comparator[T], x: T, y: T) -> bool:
    """Swapping the values flips the sign."""
    return sign(c(x, y)) == -sign(c(y, x))


def transitive(c: Comparator[T], x: T, y: T, z: T) -> bool:
    """If x is not after y, and y not after z, then x is not after z."""
    return not (c(x, y) <= 0 and c(y, z) <= 0) or c(x, z) <= 0


def congruent(c: Comparator[T], x: T, y: T, z: T) -> bool:
    """Values that tie agree about any third."""
    return sign(c(x, y)) != 0 or sign(c(x, z)) == sign(c(y, z))


def normalised(c: Comparator[T], x: T, y: T) -> bool:
    """The answer is the int -1, 0 or 1; not asked of others' comparators."""
    answer = c(x, y)
    return type(answer) is int and answer in (-1, 0, 1)


Law: TypeAlias = Callable[..., bool]
"""A comparator and one, two or three values in; does it hold for them?"""


def broken(comparator: Comparator[T], values: Iterable[T]) -> tuple[Law, tuple[T, ...]] | None:
    """The first law of a comparator that some of the values break, and those; None if none do.

    It tries `reflexive` on each value, `antisymmetric` on every pair, `transitive` and `congruent`
    on every triple, a value also with itself. (Not `normalised`, which others' need not be.) For n
    values that is up to six times n**3 questions to the comparator: half a second for 50 numbers.

    >>> about = lambda a, b: 0 if abs(a - b) < 2 else a - b
    >>> law, values = broken(about, [1, 2, 3])
    >>> assert law is transitive and about(3, 2) == about(2, 1) == 0 and about(3, 1) > 0
    >>> assert law.__name__ == "transitive" and values == (3, 2, 1)
    >>> assert broken(comparing(abs), [-2, -1, 0, 1, 2]) is None

    See Also: `poker_fp.strategies`, and Hypothesis, where all the values are too many
    """
    values = tuple(values)
    sizes: dict[Law, int] = {reflexive: 1, antisymmetric: 2, transitive: 3, congruent: 3}
    tried = ((law, some) for law, size in sizes.items() for some in product(values, repeat=size))
    return next(((law, some) for law, some in tried if not law(comparator, *some)), None)


# then, a monoid with all_equal


def then_is_associative(c: Comparator[T], d: Comparator[T], e: Comparator[T], x: T, y: T) -> bool:
    """Tie-breaks may be grouped either way."""
    return agree(then(then(c, d), e), then(c, then(d, e)), x, y)


def all_equal_is_neutral(c: Comparator[T], x: T, y: T) -> bool:
    """`all_equal` before or after a comparator changes nothing."""
    return agree(then(all_equal, c), c, x, y) and agree(then(c, all_equal), c, x, y)


def then_is_idempotent(c: Comparator[T], x: T, y: T) -> bool:
    """A comparator cannot break its own ties."""
    return agree(then(c, c), c, x, y)


def then_short_circuits(c: Comparator[T], x: T, y: T) -> bool:
    """The second comparator is asked exactly when the first ties."""
    asked: list[tuple[T, T]] = []

    def witness(a: T, b: T) -> int:
        asked.append((a, b))
        return 0

    then(c, witness)(x, y)
    return bool(asked) == (sign(c(x, y)) == 0)


def then_is_commutative(c: Comparator[T], d: Comparator[T], x: T, y: T) -> bool:
    """The order of two tie-breaks does not matter. No law: it does matter."""
    return agree(then(c, d), then(d, c), x, y)


# contramap


def contramap_keeps_identity(c: Comparator[T], x: T, y: T) -> bool:
    """Looking through the identity changes nothing."""
    return agree(contramap(lambda value: value, c), c, x, y)


def contramap_composes(
    f: Callable[[T], U], g: Callable[[U], V], c: Comparator[V], x: T, y: T
) -> bool:
    """Looking through `g`, then through `f`, is looking through `g` after `f`."""
    return agree(contramap(f, contramap(g, c)), contramap(lambda value: g(f(value)), c), x, y)


def contramap_distributes_over_then(
    f: Callable[[U], T], c: Comparator[T], d: Comparator[T], x: U, y: U
) -> bool:
    """Looking through `f` once, or once for each tie-break, is the same."""
    return agree(contramap(f, then(c, d)), then(contramap(f, c), contramap(f, d)), x, y)


def contramap_keeps_all_equal(f: Callable[[T], object], x: T, y: T) -> bool:
    """What ties everything ties it through `f` too."""
    return agree(contramap(f, all_equal), all_equal, x, y)


# reverse


def reverse_is_an_involution(c: Comparator[T], x: T, y: T) -> bool:
    """The reverse of the reverse is the order itself."""
    return agree(reverse(reverse(c)), c, x, y)


def reverse_distributes_over_then(c: Comparator[T], d: Comparator[T], x: T, y: T) -> bool:
    """Reversing a tie-break reverses both parts, in the same order."""
    return agree(reverse(then(c, d)), then(reverse(c), reverse(d)), x, y)


def reverse_commutes_with_contramap(f: Callable[[U], T], c: Comparator[T], x: U, y: U) -> bool:
    """Reversing inside or outside of `contramap` is the same."""
    return agree(reverse(contramap(f, c)), contramap(f, reverse(c)), x, y)


def reverse_commutes_with_lexicographic(c: Comparator[T], xs: Sequence[T], ys: Sequence[T]) -> bool:
    """Reversing items or sequences is the same. No law: a prefix would move."""
    return agree(reverse(lexicographic(c)), lexicographic(reverse(c)), xs, ys)


# best_of


def best_of_one_is_contramap(f: Callable[[U], T], c: Comparator[T], x: U, y: U) -> bool:
    """The best of a single choice is that choice."""

    def alone(value: U) -> list[T]:
        return [f(value)]

    return agree(best_of(alone, c), contramap(f, c), x, y)


def best_of_none_comes_first(c: Comparator[T], xs: Sequence[T]) -> bool:
    """What has no choices is before whatever has some, and ties with its like."""
    by_best = best_of(tuple, c)
    return sign(by_best((), xs)) == (-1 if xs else 0)


def best_of_ties_what_all_equal_ties(f: Callable[[T], Sequence[U]], x: T, y: T) -> bool:
    """Where all choices tie, it only matters whether there are any."""

    def has_some(value: T) -> bool:
        return bool(f(value))

    return agree(best_of(f, all_equal), comparing(has_some), x, y)


def best_of_is_monotone(c: Comparator[T], xs: Sequence[T], more: Sequence[T]) -> bool:
    """More to choose from is never worse."""
    return best_of(tuple, c)(xs, [*xs, *more]) <= 0


def best_of_both_is_the_better_best(
    c: Comparator[T], xs: Sequence[T], ys: Sequence[T], zs: Sequence[T]
) -> bool:
    """Choosing from two lots is choosing the better of the best of each."""
    by_best = best_of(tuple, c)
    return sign(by_best([*xs, *ys], zs)) == max(sign(by_best(xs, zs)), sign(by_best(ys, zs)))


def best_of_composes(
    f: Callable[[T], Sequence[U]], g: Callable[[U], Sequence[V]], c: Comparator[V], x: T, y: T
) -> bool:
    """The best of the best is the best of all, where each choice has choices of its own."""

    def all_of_them(value: T) -> list[V]:
        return [last for choice in f(value) for last in g(choice)]

    owns = all(g(choice) for value in (x, y) for choice in f(value))
    return not owns or agree(best_of(f, best_of(g, c)), best_of(all_of_them, c), x, y)


def best_of_absorbs_contramap(
    f: Callable[[T], Sequence[T]], g: Callable[[T], T], c: Comparator[T], x: T, y: T
) -> bool:
    """Looking through `g` before choosing, or at each choice, is one more way to choose."""

    def of_the_seen(value: T) -> Sequence[T]:
        return f(g(value))

    def each_seen(value: T) -> Sequence[T]:
        return list(map(g, f(value)))

    before = agree(contramap(g, best_of(f, c)), best_of(of_the_seen, c), x, y)
    return before and agree(best_of(f, contramap(g, c)), best_of(each_seen, c), x, y)


def best_of_distributes_over_then(
    f: Callable[[U], Sequence[T]], c: Comparator[T], d: Comparator[T], x: U, y: U
) -> bool:
    """Tie-breaks may be asked one by one. No law: the best for each may be two choices."""
    return agree(best_of(f, then(c, d)), then(best_of(f, c), best_of(f, d)), x, y)


def best_of_commutes_with_reverse(
    f: Callable[[U], Sequence[T]], c: Comparator[T], x: U, y: U
) -> bool:
    """Reversing inside or outside is the same. No law: inside, other choices are the best.

    So in lowball a player shows the lowest hand that can be made, and not the worst of the highest.
    """
    return agree(reverse(best_of(f, c)), best_of(f, reverse(c)), x, y)


# The bridge from comparators to keys


def breaking_ties_is_pairing_keys(f: Callable[[T], K], g: Callable[[T], K], x: T, y: T) -> bool:
    """Tie-breaking two keys is comparing the pairs of them."""

    def both(value: T) -> tuple[K, K]:
        return f(value), g(value)

    return agree(then(comparing(f), comparing(g)), comparing(both), x, y)


def comparing_sorts_as_its_key(f: Callable[[T], K], values: Sequence[T]) -> bool:
    """`cmp_to_key(comparing(f))` sorts as `f` does, equals in the same places."""
    by_comparator = sorted(values, key=cmp_to_key(comparing(f)))
    return all(a is b for a, b in zip(by_comparator, sorted(values, key=f), strict=True))


# An ordering of one's own values


def invariant(c: Comparator[T], change: Callable[[T], T], x: T, y: T) -> bool:
    """Changing either value or both (new suits, cards in another order) changes no answer."""
    changed = ((change(x), y), (x, change(y)), (change(x), change(y)))
    return all(sign(c(a, b)) == sign(c(x, y)) for a, b in changed)


def ladder(c: Comparator[T], values: Sequence[T]) -> bool:
    """Every value of a known ladder is below every later one, asked both ways."""
    return all(c(low, high) < 0 < c(high, low) for low, high in combinations(values, 2))
