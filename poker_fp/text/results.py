"""The two things that `returns` lacks here: gathering all errors, and a typed way out of one."""

from collections.abc import Callable, Iterable
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


def either(result: Result[T, E], success: Callable[[T], U], failure: Callable[[E], U]) -> U:
    """What becomes of a result at the edge of the program, either way.

    >>> assert either(Success(2), str, repr) == "2"
    >>> assert either(Failure("no"), str, repr) == "'no'"
    """
    return result.map(success).lash(lambda error: Success(failure(error))).unwrap()
