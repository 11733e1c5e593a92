"""Wrong comparators and wrong combinators, for the laws to fail on."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from poker_fp import (
    Comparator,
    Hand,
    best_of,
    comparing,
    natural,
    reverse,
    sign,
    then,
)

Choices: TypeAlias = Callable[[Any], Sequence[Any]]

# Comparators


def is_after(a: Any, b: Any) -> bool:
    """A bool cannot say "before"."""
    return bool(a > b)


def is_not_before(a: Any, b: Any) -> bool:
    """A bool that is true of equals too."""
    return bool(a >= b)


def always_after(a: object, b: object) -> int:
    """A constant."""
    return 1


def rock_paper_scissors(a: float, b: float) -> int:
    """A cycle of three: 1 beats 0, 2 beats 1, 0 beats 2."""
    return (0, 1, -1)[int(a - b) % 3]


def about(a: float, b: float) -> int:
    """Equal within a tolerance."""
    return 0 if abs(a - b) <= 1 else sign(a - b)


def subtraction(a: float, b: float) -> float:
    """The usual short cut, which answers nan where a nan is."""
    return a - b


def by_first_suit(a: Hand, b: Hand) -> int:
    """Poker does not look at suits, nor at the order of cards."""
    return natural(a.cards[0].suit, b.cards[0].suit)


class Fickle:
    """A comparator that says another thing every time it is asked."""

    def __init__(self) -> None:
        self.answer = -1

    def __call__(self, a: object, b: object) -> int:
        self.answer = -self.answer
        return self.answer


# Combinators


def last_wins(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """The tie-break first, and the main one breaking its ties."""
    return lambda a, b: sign(d(a, b)) or sign(c(a, b))


def only_the_last(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """The last word, whatever it is."""
    return d


def vote(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """The sum of two signs."""
    return lambda a, b: sign(c(a, b)) + sign(d(a, b))


def difference(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """The difference of two signs."""
    return lambda a, b: sign(c(a, b)) - sign(d(a, b))


def eager(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """Both are asked, needed or not."""

    def both(a: Any, b: Any) -> int:
        first, second = sign(c(a, b)), sign(d(a, b))
        return first or second

    return both


def never_asks(c: Comparator[Any], d: Comparator[Any]) -> Comparator[Any]:
    """The second is never asked."""
    return c


def swapping(f: Callable[[Any], Any], c: Comparator[Any]) -> Comparator[Any]:
    """The arguments swapped on the way."""
    return lambda a, b: c(f(b), f(a))


def one_sided(f: Callable[[Any], Any], c: Comparator[Any]) -> Comparator[Any]:
    """Through `f` on one side only."""
    return lambda a, b: c(f(a), b)


def twice(f: Callable[[Any], Any], c: Comparator[Any]) -> Comparator[Any]:
    """Through `f` and through `f` again."""
    return lambda a, b: c(f(f(a)), f(f(b)))


def settling(f: Callable[[Any], Any], c: Comparator[Any]) -> Comparator[Any]:
    """A tie is settled by the values themselves."""
    return lambda a, b: sign(c(f(a), f(b))) or natural(a, b)


def deaf(f: Callable[[Any], Any], c: Comparator[Any]) -> Comparator[Any]:
    """The comparator is never asked."""
    return comparing(f)


def worst_of(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """By the choice that comes first in the order."""
    return reverse(best_of(choices, reverse(c)))


def first_of(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """By the choice that is named first."""
    return best_of(lambda value: choices(value)[:1], c)


def last_without(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """What has no choices comes last."""
    return then(comparing(lambda value: not choices(value)), best_of(choices, c))


def most_of(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """More choices break a tie."""
    return then(best_of(choices, c), comparing(lambda value: len(choices(value))))


def settled_best_of(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """A tie is settled by the values themselves."""
    return then(best_of(choices, c), natural)


def reversed_best_of(choices: Choices, c: Comparator[Any]) -> Comparator[Any]:
    """The best comes first."""
    return reverse(best_of(choices, c))


def negated_bool(c: Comparator[Any]) -> Comparator[Any]:
    """`not`, as for a predicate."""
    return lambda a, b: not c(a, b)


def unsettled(c: Comparator[Any]) -> Comparator[Any]:
    """Negated, and a tie is none."""
    return lambda a, b: -sign(c(a, b)) or -1


def descending(c: Comparator[Any]) -> Comparator[Any]:
    """Always from high to low, whatever is reversed."""
    return reverse(natural)


def never_equal(key: Callable[[Any], Any]) -> Comparator[Any]:
    """Equal keys are said to be in order, either way round."""
    return lambda a, b: -1 if key(a) <= key(b) else 1


def backwards(key: Callable[[Any], Any]) -> Comparator[Any]:
    """The higher key first."""
    return reverse(comparing(key))
