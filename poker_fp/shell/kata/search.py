"""The search for the smallest input that is wrong: a fast generator finds one, Hypothesis shrinks.

Hypothesis alone could do both, at ten times the cost of an input. So thousands of inputs are made
from a seeded generator's choices; the choices of a wrong one are handed to Hypothesis as if it
had met them in an earlier run, and it shrinks them.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import TypeVar
from unittest import SkipTest

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis.database import ExampleDatabase, choices_to_bytes
from hypothesis.errors import Flaky

from poker_fp.choices.pick import Pick
from poker_fp.strategies import chosen

T = TypeVar("T")

BLOCK = 250
"""Values that are made before the first is looked at."""


def smallest(
    made: Callable[[Pick], T],
    wrong: Callable[[T], bool],
    start: int,
    examples: int,
    soon: Callable[[list[T]], bool] | None = None,
    still_wrong: Callable[[T], bool] | None = None,
) -> T | None:
    """The smallest value made from choices that is wrong, or None if none was met.

    `wrong` must say the same of a value each time. The same `start` meets the same values. `soon`
    is told what `wrong` will be asked about, many values at a time, and may say that it is enough.
    While a wrong value is made smaller, `still_wrong` is asked instead, if there is one.

    >>> assert smallest(lambda pick: pick(1000), lambda n: n > 40, start=1, examples=100) == 41
    >>> assert smallest(lambda pick: pick(1000), lambda n: n > 1000, start=1, examples=100) is None
    """
    random = Random(start)
    for begin in range(0, examples, BLOCK):
        block = [_made(made, random.random) for _ in range(min(BLOCK, examples - begin))]
        if begin == 0:
            block.insert(0, _made(made, lambda: 0.0))  # the simplest of all
        if soon and not soon([value for value, _ in block]):
            break
        for value, met in block:
            if wrong(value):
                return shrunk(made, still_wrong or wrong, met, start)
    return None


def _made(made: Callable[[Pick], T], random: Callable[[], float]) -> tuple[T, list[int]]:
    """A value, and the choices it is made from; `random` gives numbers from 0 to under 1."""
    met: list[int] = []

    def pick(most: int) -> int:
        number = int(random() * (most + 1))
        if most:
            met.append(number)
        return number

    return made(pick), met


class _Met(ExampleDatabase):
    """What Hypothesis takes for its memory: the choices of the wrong value, and nothing learnt."""

    def __init__(self, choices: Iterable[int]) -> None:
        super().__init__()
        # One choice too many: an entry that does not fit exactly is one that it has yet to shrink.
        self._entry = choices_to_bytes([*choices, 0])

    def fetch(self, key: bytes) -> Iterable[bytes]:  # noqa: ARG002 the one entry, for any test
        return (self._entry,)

    def save(self, key: bytes, value: bytes) -> None:
        pass

    def delete(self, key: bytes, value: bytes) -> None:
        pass


class _WrongError(Exception):
    """Hypothesis shrinks what raises."""


def shrunk(
    made: Callable[[Pick], T], wrong: Callable[[T], bool], met: Iterable[int], start: int
) -> T | None:
    """The value that some choices make, as small as Hypothesis shrinks it; None if it is right.

    >>> assert shrunk(lambda pick: pick(1000), lambda n: n > 40, [700], start=1) == 41
    """
    last: list[T] = []

    # The seed would turn the database off, if it came after the settings.
    @settings(
        database=_Met(met),
        deadline=None,
        phases=(Phase.reuse, Phase.shrink),
        report_multiple_bugs=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        verbosity=Verbosity.quiet,
    )
    @seed(start)
    @given(chosen(made))
    def search(value: T) -> None:
        if wrong(value):
            last[:] = [value]
            raise _WrongError

    # It skips a test whose one entry is of no use, and minds answers that change.
    with suppress(_WrongError, SkipTest, Flaky):
        search()
    return last[0] if last else None
