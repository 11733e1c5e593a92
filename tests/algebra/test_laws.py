"""Every law of `poker_fp.laws`: it holds of what is right, and fails on what is wrong."""

from collections.abc import Callable, Sequence
from inspect import getmembers, isfunction
from itertools import product
from math import nan
from operator import itemgetter, neg
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from poker_fp import (
    DECK,
    STANDARD,
    Comparator,
    Hand,
    Suit,
    all_equal,
    compare,
    comparing,
    compound,
    contramap,
    explicit,
    hand,
    laws,
    lexicographic,
    natural,
    patterns,
    reverse,
    then,
)
from poker_fp.strategies import hands
from tests.algebra.wrong import (
    Fickle,
    about,
    always_after,
    backwards,
    by_first_suit,
    deaf,
    descending,
    difference,
    eager,
    first_of,
    is_after,
    is_not_before,
    last_wins,
    last_without,
    most_of,
    negated_bool,
    never_asks,
    never_equal,
    one_sided,
    only_the_last,
    reversed_best_of,
    rock_paper_scissors,
    settled_best_of,
    settling,
    subtraction,
    swapping,
    twice,
    unsettled,
    vote,
    worst_of,
)
from tests.ladder import LADDER, renamed, renamings, shuffled, shufflings

Law: TypeAlias = Callable[..., bool]
World: TypeAlias = dict[str, SearchStrategy[Any]]


def by_difference(a: int, b: int) -> int:
    """Right, and not normalised."""
    return a - b


by_size: Comparator[int] = contramap(abs, natural)
by_first_rank: Comparator[Hand] = comparing(lambda hand: hand.cards[0].rank)

# What is right


def world(
    ours: Sequence[Comparator[Any]],
    others: Sequence[Comparator[Any]],
    values: SearchStrategy[Any],
    maps: Sequence[Callable[[Any], Any]],
    keys: Sequence[Callable[[Any], Any]],
    choices: Sequence[Callable[[Any], Sequence[Any]]],
) -> World:
    """Things of one kind for a law to speak of."""
    return {
        "ours": st.sampled_from(ours),
        "comparator": st.sampled_from([*ours, *others]),
        "value": values,
        "values": st.lists(values, max_size=8),
        "map": st.sampled_from(maps),
        "key": st.sampled_from(keys),
        "choices": st.sampled_from([lambda value: [value], *choices]),
    }


def with_another(hand: Hand) -> list[Hand]:
    """The hands with another card instead of the last."""
    return [Hand((*hand.cards[:4], card)) for card in DECK[::5] if card not in hand.cards[:4]]


NUMBERS = world(
    ours=[
        natural,
        all_equal,
        by_size,
        reverse(natural),
        explicit([3, -1, 2, 0, 1, -2, -3]),
        compound(comparing(lambda value: value % 2), reverse(by_difference)),
    ],
    others=[by_difference, lambda a, b: 7 * (a > b) - 3 * (a < b)],
    values=st.integers(-3, 3),
    maps=[lambda value: value, neg, lambda value: value // 2, lambda value: min(value + 1, 3)],
    keys=[abs, neg, lambda value: value % 3, lambda value: 0],
    choices=[range, lambda value: [value, -value], lambda value: [2, -1, 0][: abs(value)]],
)

WORDS = world(
    ours=[natural, comparing(len), then(comparing(len), natural), lexicographic(reverse(natural))],
    others=[lambda a, b: len(a) - len(b)],
    values=st.text("ab", max_size=3),
    maps=[lambda word: word[::-1], lambda word: word[:1], lambda word: word + "a"],
    keys=[len, lambda word: word.count("a"), lambda word: word],
    choices=[list, lambda word: [word + "b", word[1:]], lambda word: [word, "ab"][len(word) :]],
)

HANDS = world(
    ours=[compare, reverse(compare), *STANDARD, compound(*reversed(STANDARD))],
    others=[lambda a, b: a.ranks[0] - b.ranks[0]],
    values=hands(),
    maps=[lambda hand: hand, shuffled([4, 2, 0, 1, 3]), renamed(list(reversed(Suit)))],
    keys=[lambda hand: hand.ranks, lambda hand: hand.suited, patterns.pair, patterns.straight],
    choices=[with_another, lambda hand: with_another(hand)[: hand.cards[0].rank - 4]],
)


WORLDS = (NUMBERS, WORDS, HANDS)


def of(*shape: str) -> SearchStrategy[tuple[Any, ...]]:
    """Arguments of that shape, all from one world."""
    return st.one_of([st.tuples(*(world[part] for part in shape)) for world in WORLDS])


changes = renamings | shufflings
rising = st.lists(st.integers(), unique=True).map(sorted)
rungs = st.lists(st.sampled_from(range(len(LADDER))), unique=True).map(
    lambda places: [LADDER[place] for place in sorted(places)]
)

HOLDS: dict[Law, SearchStrategy[tuple[Any, ...]]] = {
    laws.agree: of("comparator", "value", "value").map(
        lambda drawn: (drawn[0], compound(drawn[0]), *drawn[1:])
    ),
    laws.reflexive: of("comparator", "value"),
    laws.antisymmetric: of("comparator", "value", "value"),
    laws.transitive: of("comparator", "value", "value", "value"),
    laws.congruent: of("comparator", "value", "value", "value"),
    laws.normalised: of("ours", "value", "value"),
    laws.then_is_associative: of("comparator", "comparator", "comparator", "value", "value"),
    laws.all_equal_is_neutral: of("comparator", "value", "value"),
    laws.then_is_idempotent: of("comparator", "value", "value"),
    laws.then_short_circuits: of("comparator", "value", "value"),
    laws.contramap_keeps_identity: of("comparator", "value", "value"),
    laws.contramap_composes: of("map", "map", "comparator", "value", "value"),
    laws.contramap_distributes_over_then: of("map", "comparator", "comparator", "value", "value"),
    laws.contramap_keeps_all_equal: of("map", "value", "value"),
    laws.best_of_one_is_contramap: of("map", "comparator", "value", "value"),
    laws.best_of_none_comes_first: of("comparator", "values"),
    laws.best_of_ties_what_all_equal_ties: of("choices", "value", "value"),
    laws.best_of_is_monotone: of("comparator", "values", "values"),
    laws.best_of_both_is_the_better_best: of("comparator", "values", "values", "values"),
    laws.best_of_composes: of("choices", "choices", "comparator", "value", "value"),
    laws.best_of_absorbs_contramap: of("choices", "map", "comparator", "value", "value"),
    laws.reverse_is_an_involution: of("comparator", "value", "value"),
    laws.reverse_distributes_over_then: of("comparator", "comparator", "value", "value"),
    laws.reverse_commutes_with_contramap: of("map", "comparator", "value", "value"),
    laws.breaking_ties_is_pairing_keys: of("key", "key", "value", "value"),
    laws.comparing_sorts_as_its_key: of("key", "values"),
    laws.invariant: st.one_of(
        st.tuples(st.sampled_from([compare, *STANDARD]), changes, hands(), hands()),
        st.tuples(st.just(by_size), st.just(neg), st.integers(), st.integers()),
    ),
    laws.ladder: st.one_of(
        st.tuples(st.just(natural), rising),
        st.tuples(st.just(by_difference), rising),
        st.tuples(st.just(compare), rungs),
    ),
}

# What is wrong: comparators

CLUBS, SPADES = hand("2c 3c 4c 5c 7c"), hand("2s 3s 4s 5s 7s")

COUNTEREXAMPLES: list[tuple[Law, str, tuple[Any, ...]]] = [
    (laws.agree, "a reverse", (natural, reverse(natural), 1, 2)),
    (laws.agree, "a coarser comparator", (natural, all_equal, 1, 2)),
    (laws.reflexive, "bool", (is_not_before, 1)),
    (laws.reflexive, "constant", (always_after, 1)),
    (laws.antisymmetric, "bool", (is_after, 1, 2)),
    (laws.antisymmetric, "constant", (always_after, 1, 2)),
    (laws.reflexive, "changes its mind", (Fickle(), 1)),
    (laws.transitive, "cyclic", (rock_paper_scissors, 1, 2, 0)),
    (laws.transitive, "tolerance", (about, 2.0, 1.0, 0.0)),
    (laws.transitive, "bool of equals", (lambda a, b: a == b, 2, 1, 2)),
    (laws.congruent, "bool", (is_after, 1, 2, 1)),
    (laws.congruent, "tolerance", (about, 0.0, 1.0, 2.0)),
    (laws.congruent, "nan", (subtraction, 1.0, nan, 2.0)),
    (laws.normalised, "subtraction", (by_difference, 3, 1)),
    (laws.normalised, "subtraction, below", (by_difference, 1, 3)),
    (laws.normalised, "bool", (is_after, 2, 1)),
    (laws.normalised, "nan", (subtraction, nan, 1.0)),
    (laws.then_is_associative, "changes its mind", (Fickle(), all_equal, all_equal, 1, 1)),
    (laws.then_is_idempotent, "changes its mind", (Fickle(), 1, 1)),
    (laws.contramap_keeps_identity, "changes its mind", (Fickle(), 1, 1)),
    (laws.reverse_is_an_involution, "changes its mind", (Fickle(), 1, 1)),
    (laws.invariant, "looks at suits", (
        by_first_suit, renamed(list(reversed(Suit))), CLUBS, CLUBS,
    )),
    (laws.invariant, "looks at the order", (
        by_first_rank, shuffled([4, 3, 2, 1, 0]), CLUBS, SPADES,
    )),
    (laws.invariant, "changes when both do", (natural, neg, 1, 2)),
    (laws.ladder, "bool", (is_after, [1, 2])),
    (laws.ladder, "constant", (always_after, [1, 2])),
    (laws.ladder, "a tie", (by_size, [1, -1])),
    (laws.ladder, "cyclic, all neighbours in order", (rock_paper_scissors, [0, 1, 2])),
    (laws.ladder, "out of order", (natural, [1, 3, 2])),
]  # fmt: skip

# What is no law

NOT_LAWS: dict[Law, tuple[tuple[Any, ...], ...]] = {
    laws.then_is_commutative: ((comparing(len), natural, "b", "aa"),),
    # The first has (1, 0) by the whole rule, and (0, 5) where only the tie-break is asked.
    laws.best_of_distributes_over_then: (
        (list, comparing(itemgetter(0)), comparing(itemgetter(1)), [(1, 0), (0, 5)], [(1, 3)]),
    ),
    laws.best_of_commutes_with_reverse: ((list, natural, [1, 4], [2, 3]), (list, natural, [], [1])),
    laws.reverse_commutes_with_lexicographic: ((natural, [], [1]), (natural, [2], [2, 1])),
}

# What is wrong: combinators


def up(value: int) -> int:
    """A map that does not commute with `abs`."""
    return value + 1


WRONG_COMBINATORS: list[tuple[Law, str, Any, tuple[Any, ...]]] = [
    (laws.then_is_associative, "then", vote, (natural, natural, reverse(natural), 1, 2)),
    (laws.then_is_associative, "then", difference, (all_equal, natural, natural, 1, 2)),
    (laws.all_equal_is_neutral, "then", only_the_last, (natural, 1, 2)),
    (laws.all_equal_is_neutral, "then", difference, (natural, 1, 2)),
    (laws.all_equal_is_neutral, "all_equal", natural, (reverse(natural), 1, 2)),
    (laws.then_is_idempotent, "then", difference, (natural, 1, 2)),
    (laws.then_short_circuits, "then", eager, (natural, 1, 2)),
    (laws.then_short_circuits, "then", last_wins, (natural, 1, 2)),
    (laws.then_short_circuits, "then", never_asks, (natural, 1, 1)),
    (laws.contramap_keeps_identity, "contramap", swapping, (natural, 1, 2)),
    (laws.contramap_composes, "contramap", twice, (up, abs, natural, -3, -1)),
    (laws.contramap_distributes_over_then, "contramap", settling, (
        up, all_equal, reverse(natural), 1, 2,
    )),
    (laws.contramap_distributes_over_then, "then", lambda c, d: natural, (
        neg, natural, natural, 1, 2,
    )),
    (laws.contramap_keeps_all_equal, "contramap", settling, (neg, 1, 2)),
    (laws.contramap_keeps_all_equal, "contramap", deaf, (neg, 1, 2)),
    (laws.best_of_one_is_contramap, "best_of", reversed_best_of, (neg, natural, 1, 2)),
    (laws.best_of_one_is_contramap, "best_of", settled_best_of, (neg, all_equal, 1, 2)),
    (laws.best_of_none_comes_first, "best_of", reversed_best_of, (natural, [1])),
    (laws.best_of_none_comes_first, "best_of", last_without, (natural, [1])),
    (laws.best_of_none_comes_first, "best_of", worst_of, (natural, [1])),
    (laws.best_of_ties_what_all_equal_ties, "best_of", most_of, (range, 1, 2)),
    (laws.best_of_ties_what_all_equal_ties, "best_of", settled_best_of, (range, 1, 2)),
    (laws.best_of_ties_what_all_equal_ties, "best_of", last_without, (range, 0, 1)),
    (laws.best_of_is_monotone, "best_of", worst_of, (natural, [2], [1])),
    (laws.best_of_is_monotone, "best_of", last_without, (natural, [], [1])),
    (laws.best_of_both_is_the_better_best, "best_of", worst_of, (natural, [1], [2], [2])),
    (laws.best_of_both_is_the_better_best, "best_of", first_of, (natural, [1], [2], [2])),
    (laws.best_of_both_is_the_better_best, "best_of", most_of, (natural, [1], [1], [1])),
    (laws.best_of_composes, "best_of", most_of, (list, list, natural, [[1, 1]], [[1], [1]])),
    (laws.best_of_absorbs_contramap, "best_of", settled_best_of, (
        lambda value: [value], abs, all_equal, -2, 1,
    )),
    (laws.best_of_absorbs_contramap, "contramap", swapping, (
        lambda value: [value], abs, natural, -2, 1,
    )),
    (laws.reverse_is_an_involution, "reverse", negated_bool, (natural, 1, 2)),
    (laws.reverse_is_an_involution, "reverse", descending, (natural, 1, 2)),
    (laws.reverse_distributes_over_then, "reverse", unsettled, (all_equal, natural, 1, 2)),
    (laws.reverse_distributes_over_then, "reverse", negated_bool, (natural, all_equal, 1, 2)),
    (laws.reverse_commutes_with_contramap, "reverse", descending, (neg, natural, 1, 2)),
    (laws.reverse_commutes_with_contramap, "contramap", one_sided, (neg, natural, 2, 1)),
    (laws.breaking_ties_is_pairing_keys, "then", last_wins, (len, str, "b", "aa")),
    (laws.breaking_ties_is_pairing_keys, "then", vote, (len, str, "b", "aa")),
    (laws.comparing_sorts_as_its_key, "comparing", never_equal, (len, ["one", "two"])),
    (laws.comparing_sorts_as_its_key, "comparing", backwards, (len, ["one", "three"])),
]  # fmt: skip


def title(named: object) -> str:
    """A function's name, to name its test."""
    return getattr(named, "__name__", "")


@pytest.mark.parametrize(("law", "arguments"), HOLDS.items(), ids=map(title, HOLDS))
@given(data=st.data())
def test_law_holds(law: Law, arguments: SearchStrategy[tuple[Any, ...]], data: DataObject) -> None:
    """Every law holds of right comparators: of numbers, of words, and of poker's hands."""
    assert law(*data.draw(arguments))


@pytest.mark.parametrize(
    ("law", "arguments"),
    [pytest.param(law, case, id=f"{title(law)}-{what}") for law, what, case in COUNTEREXAMPLES],
)
def test_law_fails_on_a_wrong_comparator(law: Law, arguments: tuple[Any, ...]) -> None:
    """Every law about a comparator fails on one that is wrong."""
    assert not law(*arguments)


@pytest.mark.parametrize(
    ("law", "name", "wrong", "arguments"),
    [
        pytest.param(*row, id=f"{title(row[0])}-{row[1]} {title(row[2])}")
        for row in WRONG_COMBINATORS
    ],
)
def test_law_fails_on_a_wrong_combinator(
    law: Law, name: str, wrong: Any, arguments: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every law about a combinator holds with ours, and fails with a wrong one in its place."""
    assert law(*arguments)
    monkeypatch.setattr(laws, name, wrong)
    assert not law(*arguments)


@pytest.mark.parametrize(
    ("law", "arguments"),
    [pytest.param(law, case, id=title(law)) for law, cases in NOT_LAWS.items() for case in cases],
)
def test_no_law(law: Law, arguments: tuple[Any, ...]) -> None:
    """What looks like a law and is none has a counterexample."""
    assert not law(*arguments)


def test_no_law_is_left_out() -> None:
    """Every predicate of `laws` is a property here, or is no law, and fails on something wrong."""
    predicates = {
        function
        for name, function in getmembers(laws, isfunction)
        if function.__module__ == laws.__name__ and not name.startswith("_")
    } - {laws.broken}  # which looks for laws, and is none
    fails = {row[0] for row in (*COUNTEREXAMPLES, *WRONG_COMBINATORS)} | set(NOT_LAWS)
    assert predicates == set(HOLDS) | set(NOT_LAWS)
    assert predicates == fails


@pytest.mark.parametrize(
    ("wrong", "values", "law", "where"),
    [
        (is_after, (1, 2), laws.antisymmetric, (1, 2)),
        (is_not_before, (1, 2), laws.reflexive, (1,)),
        (always_after, (1, 2), laws.reflexive, (1,)),
        (rock_paper_scissors, (0, 1, 2), laws.transitive, (0, 1, 2)),
        (about, (0, 1, 2), laws.transitive, (2, 1, 0)),
        (subtraction, (1, 2, nan), laws.congruent, (1, nan, 2)),
    ],
    ids=title,
)
def test_a_wrong_comparator_breaks_a_law(
    wrong: Comparator[Any], values: tuple[float, ...], law: Law, where: tuple[float, ...]
) -> None:
    """Over a few values, every wrong comparator breaks a law; `broken` says which, and where."""
    assert laws.broken(wrong, iter(values)) == (law, where)
    assert not law(wrong, *where)


def test_right_comparators_break_no_law() -> None:
    """Nothing is broken by what is right, normalised or not, nor of no values at all."""
    for right in (natural, by_difference, by_size, reverse(natural), all_equal):
        assert laws.broken(right, range(-3, 4)) is None
    assert laws.broken(compare, LADDER[::4]) is None
    assert laws.broken(always_after, []) is None


@given(st.lists(st.integers(-3, 3), max_size=4), st.sampled_from([about, is_after, natural]))
def test_what_is_not_broken_holds_of_all_the_values(values: list[int], c: Comparator[int]) -> None:
    """None means that each of the four laws holds of all values, pairs and triples."""
    assert (laws.broken(c, values) is None) == all(
        laws.reflexive(c, x)
        and laws.antisymmetric(c, x, y)
        and laws.transitive(c, x, y, z)
        and laws.congruent(c, x, y, z)
        for x, y, z in product(values, repeat=3)
    )
