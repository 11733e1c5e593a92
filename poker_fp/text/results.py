"""What `returns` lacks here: all errors gathered, all values mapped at once, a typed way out."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from returns.result import Failure, Result, Success

T = TypeVar("T")
U = TypeVar("U")
E = TypeVar("E")


def collect(results: Iterable[Result[T, tuple[E, ...]]]) -> Result[tuple[T, ...], tuple[E, ...]]:
    """All the values, or all the errors of all the failures, in order and in linear time.

    For parts that do not depend on each other; `bind` and `Result.do` of `returns` stop at the
    first failure.

    >>> assert collect([Success(1), Success(2)]) == Success((1, 2))
    >>> assert collect([Failure(("a",)), Success(2), Failure(("b", "c"))]) == Failure(
    ...     ("a", "b", "c")
    ... )
    """
    values: list[T] = []
    errors: list[E] = []
    for result in results:
        either(result, values.append, errors.extend)
    return Failure(tuple(errors)) if errors else Success(tuple(values))


def map_together(
    results: Sequence[Result[T, E]], function: Callable[[list[T]], Iterable[U]]
) -> list[Result[U, E]]:
    """Results with another value in place of each, where a function makes all of them at once.

    >>> results = map_together([Success(3), Failure("no"), Success(4)], lambda ns: [-n for n in ns])
    >>> assert results == [Success(-3), Failure("no"), Success(-4)]
    """
    values: list[T] = []
    for result in results:
        either(result, values.append, lambda _: None)
    made = iter(function(values))
    return [result.map(lambda _: next(made)) for result in results]


def either(result: Result[T, E], on_success: Callable[[T], U], on_failure: Callable[[E], U]) -> U:
    """What becomes of a result at the edge of the program, either way.

    >>> assert either(Success(2), str, repr) == "2"
    >>> assert either(Failure("no"), str, repr) == "'no'"
    """
    return result.map(on_success).lash(lambda error: Success(on_failure(error))).unwrap()
