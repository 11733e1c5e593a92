"""What each combinator does."""

from collections.abc import Sequence
from functools import cmp_to_key, partial, reduce
from math import inf, nan
from operator import itemgetter, neg
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_fp import (
    STANDARD,
    Comparator,
    all_equal,
    best_of,
    comparing,
    compound,
    contramap,
    explicit,
    is_ordered,
    is_strictly_ordered,
    lexicographic,
    natural,
    reverse,
    sign,
    then,
)
from poker_fp.rules.rankings import FULL_HOUSE


def by_difference(a: int, b: int) -> int:
    """A user's comparator that answers with any int."""
    return a - b


def by_parity(a: int, b: int) -> int:
    """A user's comparator that answers True where it means 1."""
    return a % 2 > b % 2 or -(a % 2 < b % 2)


def seven_or_minus_three(a: int, b: int) -> int:
    """A user's comparator whose two answers do not mirror each other."""
    return 0 if a == b else 7 if a > b else -3


by_size: Comparator[int] = contramap(abs, natural)

COMPARATORS: list[Comparator[int]] = [
    natural,
    by_difference,
    by_parity,
    seven_or_minus_three,
    all_equal,
    by_size,
    comparing(lambda value: value % 3),
    reverse(natural),
]

comparators = st.sampled_from(COMPARATORS)
numbers = st.integers(-6, 6)

by_length: Comparator[str] = comparing(len)

ANSWERS: list[tuple[str, Comparator[Any], Any, Any, int]] = [
    ("the lower first", natural, 2, 3, -1),
    ("the higher last", natural, 3, 2, 1),
    ("a value ties with itself", natural, 3, 3, 0),
    ("texts by their letters", natural, "ace", "king", -1),
    ("an empty tuple is below every other", natural, (), (2,), -1),
    ("whatever the values, a tie", all_equal, 1, 2, 0),
    ("a key decides", comparing(len), "seven", "six", 1),
    ("the key alone decides", comparing(len), "two", "six", 0),
    ("the lower key first", comparing(neg), 3, 2, -1),
    ("through a function", contramap(len, reverse(natural)), "seven", "six", -1),
    ("a tie through a function", contramap(len, natural), "two", "six", 0),
    ("the best choice decides", best_of(list, natural), [3, 1], [2, 2], 1),
    ("only the best choice decides", best_of(list, natural), [3, 1], [2, 3], 0),
    ("the best is the last of the order", best_of(list, reverse(natural)), [3, 1], [2, 2], 1),
    ("choices may come one by one", best_of(iter, natural), [3, 1], [2, 2], 1),
    ("what has no choices is first", best_of(list, natural), [], [0], -1),
    ("nothing ties with nothing", best_of(list, natural), [], [], 0),
    ("the first decides", then(by_length, natural), "b", "aa", -1),
    ("the second breaks a tie", then(by_length, natural), "b", "a", 1),
    ("a tie of both", then(by_length, all_equal), "b", "a", 0),
    ("nothing to fold ties", compound(), 1, 2, 0),
    ("one to fold is itself", compound(natural), 1, 2, -1),
    ("the third may decide", compound(all_equal, by_length, natural), "b", "a", 1),
    ("an earlier one hides a later one", compound(by_length, natural), "b", "aa", -1),
    ("the opposite order", reverse(natural), 1, 2, 1),
    ("the opposite of a tie is a tie", reverse(natural), 2, 2, 0),
    ("the first difference decides", lexicographic(natural), [1, 9, 1], [2, 0, 0], -1),
    ("a later difference", lexicographic(natural), [1, 2, 4], [1, 2, 3], 1),
    ("a prefix comes first", lexicographic(natural), "king", "kings", -1),
    ("the longer comes last", lexicographic(natural), "kings", "king", 1),
    ("nothing is below something", lexicographic(natural), [], [0], -1),
    ("nothing ties with nothing", lexicographic(natural), [], [], 0),
    ("equal sequences tie", lexicographic(natural), [1, 2], (1, 2), 0),
    ("items by their own comparator", lexicographic(reverse(natural)), [3, 1], [3, 2], 1),
    ("reversed items leave a prefix first", lexicographic(reverse(natural)), [3], [3, 9], -1),
    ("items that tie for it", lexicographic(by_size), [-1, 2], [1, 3], -1),
    ("the order of a list", explicit("cdhs"), "s", "c", 1),
    ("the order of a list, the other way", explicit("cdhs"), "c", "s", -1),
    ("the same place", explicit("cdhs"), "h", "h", 0),
    ("the first place of a repeated value counts", explicit("abca"), "a", "b", -1),
    ("places after a repeat", explicit("aabab"), "a", "b", -1),
    ("a list that can be read but once", explicit(iter("ba")), "a", "b", 1),
]


@pytest.mark.parametrize(
    ("comparator", "a", "b", "expected"),
    [pytest.param(*row, id=name) for name, *row in ANSWERS],
)
def test_answers(comparator: Comparator[Any], a: Any, b: Any, expected: int) -> None:
    """Each combinator answers as its one sentence says, and the other way round for the swap."""
    assert comparator(a, b) == expected
    assert comparator(b, a) == -expected


class Yielding:
    """Whatever is asked of it, it has: no name is a text."""

    def __getattr__(self, name: str) -> "Yielding":
        return self

    def __call__(self, value: int) -> int:
        return -value


class Unprintable:
    """A value whose `repr` raises."""

    def __repr__(self) -> str:
        raise RecursionError


def a_name_of_more_than_forty_characters_in_all(a: int, b: int) -> int:
    """A user's comparator with a long name."""
    return natural(a, b)


BY_LENGTH: list[Comparator[str]] = [comparing(len)] * 1_000

NAMES: list[tuple[Comparator[Any], str]] = [
    (comparing(len), "comparing(len)"),
    (comparing(str.lower), "comparing(lower)"),
    (comparing(lambda word: word), "comparing(<lambda>)"),
    (comparing(partial(pow, 2)), "comparing(partial)"),
    (comparing(itemgetter(1)), "comparing(itemgetter)"),
    (comparing(Yielding()), "comparing(Yielding)"),
    (contramap(len, natural), "contramap(len, natural)"),
    (best_of(list, comparing(len)), "best_of(list, comparing(len))"),
    (then(comparing(len), natural), "then(comparing(len), natural)"),
    (reverse(natural), "reverse(natural)"),
    (lexicographic(comparing(len)), "lexicographic(comparing(len))"),
    (compound(), "compound()"),
    (compound(comparing(len), natural), "compound(comparing(len), natural)"),
    (compound(natural, natural, natural), "compound(natural, natural, natural)"),
    (compound(*[natural] * 4), "compound(natural, natural, natural, ...)"),
    (compound(*STANDARD), "compound(straight flush, four of a kind, full house, ...)"),
    (reverse(compound(*STANDARD)), "reverse(compound(...))"),
    (reverse(FULL_HOUSE), "reverse(full house)"),
    (FULL_HOUSE.comparator, "comparing(full_house)"),
    (explicit("cdhs"), "explicit(['c', 'd', 'h', 's'])"),
    (explicit(range(99)), "explicit([0, 1, 2, 3, 4, 5, ...])"),
    (reverse(explicit("abcdefg")), "reverse(explicit(...))"),
    (reverse(a_name_of_more_than_forty_characters_in_all),
     "reverse(a_name_of_more_than_forty_characters_in_...)"),
    (reduce(then, BY_LENGTH[1:], BY_LENGTH[0]), "then(then(...), comparing(len))"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("comparator", "name"), [pytest.param(*row, id=row[1][:40]) for row in NAMES]
)
def test_a_comparator_is_named_after_the_call_that_made_it(
    comparator: Comparator[Any], name: str
) -> None:
    """Its name and its `repr` show it, shortened where it is long."""
    assert title(comparator) == name
    assert repr(comparator).startswith(f"<function {name} at ")


def test_what_cannot_be_shown_can_be_compared() -> None:
    """A value whose `repr` raises does not keep a comparator from being made."""
    values = Unprintable(), Unprintable()
    assert explicit(values)(*values) == -1


def title(comparator: Comparator[Any]) -> str:
    """What a comparator is called."""
    return str(getattr(comparator, "__name__", ""))


@pytest.mark.parametrize(
    ("number", "expected"),
    [(-7, -1), (0, 0), (-0.0, 0), (7, 1), (True, 1), (False, 0), (0.1, 1), (-inf, -1), (nan, 0)],
)
def test_sign(number: float, expected: int) -> None:
    """The sign of any number, also of a bool or a float, is the int -1, 0 or 1."""
    assert (sign(number), type(sign(number))) == (expected, int)


def test_natural_asks_for_less_than_only() -> None:
    """`natural` needs no more of a value than `sorted` does: its `<`."""

    class OnlyLess:
        def __init__(self, size: int) -> None:
            self.size = size

        def __lt__(self, other: "OnlyLess") -> bool:
            return self.size < other.size

    assert [natural(OnlyLess(1), OnlyLess(size)) for size in (0, 1, 2)] == [1, 0, -1]


@given(st.lists(comparators, max_size=5), numbers, numbers)
def test_compound_is_the_fold_of_then(cs: list[Comparator[int]], x: int, y: int) -> None:
    """`compound` means `reduce(then, comparators, all_equal)`."""
    nothing: Comparator[int] = all_equal
    folded: Comparator[int] = reduce(then, cs, nothing)
    assert compound(*cs)(x, y) == folded(x, y)


def test_compound_asks_no_more_than_it_must() -> None:
    """Once a comparator has decided, the later ones are not asked."""

    def never(a: int, b: int) -> int:
        raise AssertionError(f"asked about {a} and {b}")

    assert compound(all_equal, natural, never)(1, 2) == -1


def test_a_fold_of_thousands_does_not_nest() -> None:
    """`compound` of more comparators than Python nests calls still answers."""
    assert compound(*[by_size] * 5_000, by_difference)(-1, 1) == -1


def halved_or_not(x: int) -> list[int]:
    """Two choices."""
    return [x // 2, x]


OURS: list[tuple[str, Comparator[int]]] = [
    (f"{name} of {title(theirs)}", make(theirs))
    for theirs in (by_difference, by_parity, seven_or_minus_three)
    for name, make in (
        ("then first", lambda c: then(c, all_equal)),
        ("then second", lambda c: then(all_equal, c)),
        ("compound", lambda c: compound(all_equal, c)),
        ("contramap", lambda c: contramap(neg, c)),
        ("best of", lambda c: best_of(halved_or_not, c)),
        ("reverse", reverse),
        ("lexicographic", lambda c: contramap(lambda x: [x], lexicographic(c))),
    )
]


@pytest.mark.parametrize("comparator", [pytest.param(c, id=name) for name, c in OURS])
@given(x=numbers, y=numbers)
def test_only_the_sign_is_read(comparator: Comparator[int], x: int, y: int) -> None:
    """A comparator made of one that answers 7, -3 or True answers with the ints -1, 0, 1."""
    answer = comparator(x, y)
    assert type(answer) is int
    assert answer in (-1, 0, 1)
    assert answer == -comparator(y, x)


def test_reverse_swaps_and_does_not_negate() -> None:
    """`reverse` asks the other way round, which is not to negate when answers do not mirror."""
    asked: list[tuple[int, int]] = []

    def witness(a: int, b: int) -> int:
        asked.append((a, b))
        return -1

    assert reverse(witness)(1, 2) == -1
    assert asked == [(2, 1)]


def test_reverse_leaves_ties_in_their_order() -> None:
    """A stable sort by a reversed comparator keeps equals as they stood."""
    words = ["six", "two", "four", "ten"]
    assert sorted(words, key=cmp_to_key(reverse(comparing(len)))) == ["four", "six", "two", "ten"]


def test_lexicographic_stops_at_the_first_difference() -> None:
    """No item after the first difference is compared."""
    asked: list[int] = []

    def witness(a: int, b: int) -> int:
        asked.append(a)
        return a - b

    assert lexicographic(witness)([1, 2, 3], [1, 9, 0]) == -1
    assert asked == [1, 2]


@pytest.mark.parametrize(
    ("a", "b", "unlisted"),
    [("ebb", "tide", "tide"), ("tide", "flow", "tide"), ("tide", "tide", "tide")],
)
def test_explicit_refuses_what_is_not_listed(a: str, b: str, unlisted: str) -> None:
    """A value outside the list raises ValueError, which names it and the list without repeats."""
    order = explicit(["ebb", "flow", "ebb"])
    with pytest.raises(ValueError, match="explicit order") as raised:
        order(a, b)
    assert str(raised.value) == f"{unlisted!r} is not in the explicit order ['ebb', 'flow']"


CHECKS: list[tuple[Comparator[int], Sequence[int], bool, bool]] = [
    (natural, [], True, True),
    (natural, [1], True, True),
    (natural, [1, 2, 4], True, True),
    (natural, [1, 1, 2], True, False),
    (natural, [1, 2, 2], True, False),
    (natural, [2, 1], False, False),
    (natural, [1, 3, 2], False, False),
    (natural, [2, 1, 3], False, False),
    (reverse(natural), [3, 2, 1], True, True),
    (by_difference, [1, 5, 9], True, True),
    (seven_or_minus_three, [9, 5], False, False),
    (all_equal, [3, 1, 2], True, False),
]


@pytest.mark.parametrize(("comparator", "values", "ordered", "strictly"), CHECKS)
def test_is_ordered(
    comparator: Comparator[int], values: Sequence[int], ordered: bool, strictly: bool
) -> None:
    """Values are ordered when none comes after its successor, strictly when each comes before."""
    assert is_ordered(comparator, values) is ordered
    assert is_strictly_ordered(comparator, values) is strictly
    assert is_ordered(comparator, iter(values)) is ordered
    assert is_strictly_ordered(comparator, iter(values)) is strictly


@given(st.lists(numbers), comparators)
def test_what_was_sorted_is_ordered(values: list[int], comparator: Comparator[int]) -> None:
    """Whatever `sorted` made by a comparator is ordered by it."""
    assert is_ordered(comparator, sorted(values, key=cmp_to_key(comparator)))
