"""The exercises of lesson 9: what every comparator must keep."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from math import inf, isfinite, isnan, nan
from typing import Any

from poker_fp.algebra import laws
from poker_fp.algebra.comparators import (
    Comparator,
    all_equal,
    contramap,
    natural,
    reverse,
    sign,
    then,
)
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, by, calls, comparisons
from poker_fp.katas.lessons.writing import Named


def near(a: float, b: float) -> int:
    """That of the page: less than 2 apart, lengths tie."""
    return 0 if abs(a - b) < 2 else sign(a - b)


# practice


def _of_lengths() -> Iterator[Question]:
    def is_true(got: object) -> bool:
        return got is True

    yield Question("len(lengths)", len, "3", lambda got: got == 3)
    yield Question("all(map(math.isfinite, lengths))", _all_finite, "True", is_true)
    yield Question("min(lengths) > 10", lambda lengths: min(lengths) > 10, "True", is_true)
    yield Question(
        "a, b, c = lengths; [near(a, b), near(b, c), near(a, c)]",
        lambda lengths: [near(*pair) for pair in (lengths[:2], lengths[1:], lengths[::2])],
        "[0 or -1, 0 or -1, 1]",
        lambda got: got[0] <= 0 and got[1] <= 0 and got[2] > 0,
    )


def _all_finite(lengths: Sequence[float]) -> bool:
    return all(map(isfinite, lengths))


practice = Exercise(
    "lengths",
    "Find three `lengths`, finite numbers above 10, for which `near` is not transitive. (Why not "
    "11, 12, 13?)",
    (
        "The first must not be after the second, nor the second after the third, by `near`; and "
        "yet the first after the third.",
        "Two steps down, each too small for `near` to see, make one that it sees.",
    ),
    "lengths = ...  # three numbers: a, b, c\n",
    _of_lengths,
    (
        ("Its steps go up: the first comes before the third, as it should.", (11, 12, 13)),
        ("They are not above 10.", (3, 2, 1)),
        ("The first and the third tie, too: they are less than 2 apart.", (12, 11.5, 11)),
        ("They are far apart: `near` tells them all apart.", (30, 20, 11)),
        ("NaN is no length.", (13, nan, 11)),
        ("They are four, and three were asked for.", (14, 13, 12, 11)),
        ("They are no numbers.", ("22", "21", "20")),
    ),
)


# recommended

FRESH = Named("float('nan')", float("nan"))
NUMBERS: list[Any] = [nan, FRESH, 1.0, 3.0, 3.5, -1.0, 0.0, inf, -inf, 1]

nan_last: Comparator[float] = then(by(isnan), natural)


def _as(stand_in: float) -> Comparator[float]:
    return contramap(lambda x: stand_in if isnan(x) else x, natural)


recommended = Exercise(
    "nan_last",
    "Write `nan_last(a, b)`: numbers in their order, infinities too, then NaN; NaN ties with NaN.",
    (
        "Lesson 4's `nones_last` had the same task. What is asked before the order of the numbers?",
        "`math.isnan` is a key: False, for a number, is before True. Where both are numbers, "
        "`natural` decides; where both are NaN it ties.",
    ),
    "def nan_last(a: float, b: float) -> int:\n",
    lambda: comparisons("nan_last", nan_last, product(NUMBERS, repeat=2)),
    (
        ("It takes NaN for infinity, and ties the two.", _as(inf)),
        ("It takes NaN for a large number, which infinity is above.", _as(1e308)),
        ("Its NaN comes first.", then(reverse(by(isnan)), natural)),
        ("It leaves NaN as it is: a tie with all.", natural),
        (
            "It looks for one NaN, `math.nan`; there are others.",
            then(by(lambda x: x is nan), natural),
        ),
        (
            "It asks whether `x == nan`, and NaN is not equal even to itself.",
            then(by(lambda x: x == nan), natural),
        ),
        (
            "It never says that NaN ties with NaN.",
            lambda a, b: 1 if isnan(a) else -1 if isnan(b) else natural(a, b),
        ),
        (
            "It makes an int of the difference: a half becomes 0, and infinity none.",
            lambda a, b: isnan(a) - isnan(b) or (0 if isnan(a) else int(a - b)),
        ),
        ("It answers with a bool.", lambda a, b: isnan(a) > isnan(b) or a > b),
    ),
)


# stretch

SIZES: dict[Callable[..., bool], int] = {
    laws.reflexive: 1,
    laws.antisymmetric: 2,
    laws.transitive: 3,
    laws.congruent: 3,
}


def _broken(
    comparator: Comparator[Any],
    values: Sequence[Any],
    some: Callable[..., Any] = product,
    sizes: dict[Callable[..., bool], int] = SIZES,
    enough: Callable[[Any], bool] = all,
) -> set[str]:
    """The names of the laws that fail, with the tuples that `some` makes of the values."""
    tuples = {
        n: list(product(values, repeat=n) if some is product else some(values, n))
        for n in (1, 2, 3)
    }
    return {
        law.__name__
        for law, size in sizes.items()
        if tuples[size] and not enough(law(comparator, *chosen) for chosen in tuples[size])
    }


def always_after(_a: Any, _b: Any) -> int:
    """A comparator that never ties."""
    return 1


def is_above(a: Any, b: Any) -> bool:
    """The bool of lesson 1."""
    return bool(a > b)


def beats(a: str, b: str) -> int:
    """Paper beats rock, scissors beat paper, rock beats scissors."""
    wins = {("paper", "rock"), ("scissors", "paper"), ("rock", "scissors")}
    return ((a, b) in wins) - ((b, a) in wins)


def after_itself(a: Any, b: Any) -> int:
    """As `natural`, but a value is after itself."""
    return natural(a, b) or 1


def _comparators() -> Iterator[tuple[Any, list[Any]]]:
    yield natural, []
    yield always_after, [1]
    yield after_itself, [2, 1]
    yield is_above, [1, 2]
    yield natural, [1, 2, 3]
    yield near, [1, 2]
    yield near, [1, 2, 3]
    yield near, [3, 2, 1]
    yield near, [2, 3, 1]
    yield beats, ["rock", "paper", "scissors"]
    yield natural, [nan, 1.0, 3.0]
    yield all_equal, [1, 2, 3]
    yield near, [1, 2, 3, 10]
    yield near, [10, 20, 30, 1, 2, 3]


def _neighbours(values: Sequence[Any], size: int) -> Iterator[tuple[Any, ...]]:
    return zip(*(values[start:] for start in range(size)), strict=False)


stretch = Exercise(
    "broken_laws",
    "Write `broken_laws(comparator, values)`: the set of the names of those laws, of the four of "
    "this page, that fail for some of the values. A value may stand in several places of a law.",
    (
        "Each law speaks of one, two or three values. Try it on all that can be made of the list.",
        "`itertools.product(values, repeat=3)` gives all triples; a law's name is `law.__name__`.",
    ),
    "def broken_laws(comparator: Comparator[Any], values: Sequence[Any]) -> set[str]:\n",
    lambda: calls("broken_laws", _broken, _comparators(), lambda got, right: got == right),
    (
        ("It tries the values in the order of the list only.", partial(_broken, some=combinations)),
        ("It tries the first three values only.", lambda c, values: _broken(c, values[:3])),
        ("It tries neighbours only.", partial(_broken, some=_neighbours)),
        (
            "A law must fail for all the values, and one failure is enough.",
            partial(_broken, enough=any),
        ),
        (
            "It stops at the first law that is broken.",
            lambda c, values: {found[0].__name__} if (found := laws.broken(c, values)) else set(),
        ),
        (
            "It gives the laws themselves, and not their names.",
            lambda c, values: {law for law in SIZES if law.__name__ in _broken(c, values)},
        ),
        ("It gives a list.", lambda c, values: sorted(_broken(c, values))),
        (
            "It gives the laws that hold.",
            lambda c, values: {law.__name__ for law in SIZES} - _broken(c, values),
        ),
        (
            "It leaves out `congruent`.",
            partial(_broken, sizes={law: SIZES[law] for law in list(SIZES)[:3]}),
        ),
    ),
)


LESSON = Lesson(
    9,
    "Laws: what every comparator must keep",
    "lesson_09_laws",
    """\
from collections.abc import Sequence
from typing import Any

from poker_fp import Comparator, laws, natural, sign


def near(a: float, b: float) -> int:
    \"\"\"Lengths by size; less than 2 apart, they tie.\"\"\"
    return 0 if abs(a - b) < 2 else sign(a - b)
""",
    practice,
    recommended,
    stretch,
)
