"""The exercises of lesson 4: another direction, another subject."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from operator import attrgetter
from typing import Any

from poker_fp.algebra.comparators import (
    Comparator,
    all_equal,
    compound,
    contramap,
    lexicographic,
    natural,
    reverse,
    sign,
    then,
)
from poker_fp.choices.pick import Pick, one_of
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, by, called, compared, comparisons, drawn
from poker_fp.katas.lessons.writing import Named, written
from poker_fp.rules.cards import DECK, Card, Rank
from poker_fp.text.parsing import card

by_rank, by_suit = by(attrgetter("rank")), by(attrgetter("suit"))

# practice

FEW = [c for c in DECK if c.rank in (Rank.NINE, Rank.TEN, Rank.ACE)]
_suits_down = compound(reverse(by_suit), by_rank)


practice = Exercise(
    "suits_down",
    "Make `suits_down`: spades first, then hearts, diamonds and clubs, and within a suit the low "
    "ranks first.",
    (
        "A chain of two. Which of its two directions is turned round?",
        "`reverse` goes round the suits alone: `compound(reverse(...), ...)`.",
    ),
    "suits_down: Comparator[Card] = ...\n",
    lambda: comparisons("suits_down", _suits_down, product(FEW, repeat=2)),
    (
        ("It turns the ranks round, too.", reverse(compound(by_suit, by_rank))),
        ("Its suits go up: clubs first.", compound(by_suit, by_rank)),
        ("It asks for the rank first.", compound(by_rank, reverse(by_suit))),
        ("It leaves the cards of a suit as they are.", reverse(by_suit)),
        ("It compares cards as texts: by their ranks' letters.", by(str)),
        ("It turns the ranks round, and not the suits.", compound(by_suit, reverse(by_rank))),
        (
            "It compares ranks as texts: a ten, T, after an ace, A.",
            compound(reverse(by_suit), by(lambda c: str(c)[0])),
        ),
    ),
)


# recommended

Cards = Sequence[Card]


def _high_to_low(cards: Cards) -> list[Any]:
    return sorted((c.rank for c in cards), reverse=True)


_by_best_card: Comparator[Cards] = contramap(_high_to_low, lexicographic(natural))


def _two_lists(pick: Pick) -> tuple[list[Card], list[Card]]:
    """As many cards each, of ranks that are often the same."""
    size, least = 1 + pick(3), pick(40)
    some = DECK[least : least + 12]
    one, other = ([one_of(pick, some) for _ in range(size)] for _ in range(2))
    return one, other


def _lists() -> Iterator[tuple[Any, Any]]:
    yield [card("9c"), card("Ad")], [card("Kc"), card("Qc")]
    yield [card("9c"), card("Ad")], [card("Ac"), card("Td")]
    yield [card("9c"), card("Ad")], [card("As"), card("9d")]
    five = [card("9c"), card("Ad"), card("Jh"), card("Qs"), card("7d")]
    yield five, [card("Qh"), card("8d"), card("As"), card("9d"), card("Jc")]
    yield [*five, card("5h"), card("3c")], [card("2c"), card("5d"), *five]
    yield from drawn(_two_lists, 300, lambda lists: (len(lists[0]), str(lists)))


recommended = Exercise(
    "by_best_card",
    "Make `by_best_card` for lists of cards, both equally long: by the highest rank, where that "
    "ties by the next, and so on. Suits tie.",
    (
        "Look at a list through a function that brings its ranks into an order, the highest first. "
        "Then compare item by item.",
        "`contramap(f, c)` looks through `f`; the `c` for lists, item by item, is "
        "`lexicographic(natural)`.",
    ),
    "by_best_card: Comparator[Sequence[Card]] = ...\n",
    lambda: comparisons("by_best_card", _by_best_card, _lists()),
    (
        (
            "It compares the cards in the order in which they come.",
            by(lambda cards: [c.rank for c in cards]),
        ),
        ("It looks at the highest card only.", by(lambda cards: max(_high_to_low(cards)))),
        ("It looks at the four highest cards only.", by(lambda cards: _high_to_low(cards)[:4])),
        ("It looks at the five highest cards only.", by(lambda cards: _high_to_low(cards)[:5])),
        ("It starts from the lowest card.", by(lambda cards: _high_to_low(cards)[::-1])),
        ("It adds the ranks up.", by(lambda cards: sum(_high_to_low(cards)))),
        (
            "It lets suits break ties.",
            by(lambda cards: sorted(((c.rank, c.suit) for c in cards), reverse=True)),
        ),
        (
            "It forgets that a rank may be there twice.",
            by(lambda cards: sorted({c.rank for c in cards}, reverse=True)),
        ),
        ("It is the wrong way round.", reverse(_by_best_card)),
        (
            "It compares ranks as texts.",
            by(lambda cards: sorted((str(c)[0] for c in cards), reverse=True)),
        ),
    ),
)


# stretch

Lifted = Callable[[Comparator[str]], Comparator[str | None]]
COMPARATORS = [
    Named("natural", natural),
    Named("reverse(natural)", reverse(natural)),
    Named("comparing(len)", by(len)),
    Named("reverse(comparing(len))", reverse(by(len))),
    Named("all_equal", all_equal),
    Named("comparing(str)", by(str)),
]
VALUES = [None, "b", "a", "", "~", "bb"]


def _nones_last(comparator: Comparator[str]) -> Comparator[str | None]:
    def values(a: str | None, b: str | None) -> int:
        return 0 if a is None or b is None else comparator(a, b)

    return then(by(lambda value: value is None), values)


def _nones() -> Iterator[Question]:
    for comparator, *pair in product(COMPARATORS, VALUES, VALUES):
        asked = f"{called('nones_last', [comparator])}{written(tuple(pair))}"
        yield _lifted(asked, comparator.value, pair)


def _lifted(asked: str, c: Comparator[str], pair: Sequence[str | None]) -> Question:
    return compared(asked, lambda lift: lift(c), _nones_last(c), pair)


def _with(stand_in: str) -> Lifted:
    return lambda c: contramap(lambda value: stand_in if value is None else value, c)


def _by_cases(c: Comparator[str]) -> Comparator[str | None]:
    return lambda a, b: 1 if a is None else -1 if b is None else c(a, b)


def _first(c: Comparator[str]) -> Comparator[str | None]:
    return lambda a, b: 0 if a is b is None else -1 if a is None else 1 if b is None else c(a, b)


def _by_truth(c: Comparator[str]) -> Comparator[str | None]:
    return lambda a, b: c(a, b) if a and b else natural(not a, not b)


def _asks_first(c: Comparator[str]) -> Comparator[Any]:
    def asked(a: Any, b: Any) -> int:
        try:
            return c(a, b)
        except TypeError:
            return (a is None) - (b is None)

    return asked


stretch = Exercise(
    "nones_last",
    "Write `nones_last(comparator)`: a comparator that is as the given one, but None comes last, "
    "also where the given one is a `reverse`. None ties with None. By "
    "`nones_last(reverse(natural))`, `['a', None, 'b']` is sorted to `['b', 'a', None]`.",
    (
        "The given comparator must never see a None. What is asked before it?",
        "First ask whether there is a value at all, `comparing(lambda value: value is None)`; only "
        "where both have one, the given comparator.",
    ),
    """\
def nones_last(comparator: Comparator[str]) -> Comparator[str | None]:
""",
    _nones,
    (
        (
            "It hands None to the given comparator.",
            lambda c: then(by(lambda value: value is None), c),
        ),
        (
            "It asks the given comparator first, and that may have an answer about None.",
            _asks_first,
        ),
        ("It puts a text in the place of None: the empty one, which comes first.", _with("")),
        ("It puts a text in the place of None, which a `reverse` turns round.", _with("~~~~")),
        ("It puts a text in the place of None, and others come after that.", _with("zzz")),
        ("It never says that None ties with None.", _by_cases),
        (
            "It says that None comes before None: ask first whether both are.",
            lambda c: lambda a, b: -1 if b is None else 1 if a is None else c(a, b),
        ),
        ("Its None comes first.", _first),
        ("It takes the empty text for None: both are false, but only one is None.", _by_truth),
        ("It asks natural, and not the given comparator.", lambda _: _nones_last(natural)),
        (
            "It turns None round with the rest.",
            lambda c: (
                lambda a, b: (
                    sign(c("a", "b") or -1) * -_nones_last(natural)(a, b)
                    if a is None or b is None
                    else c(a, b)
                )
            ),
        ),
    ),
)


LESSON = Lesson(
    4,
    "Looking through: another direction, another subject",
    "lesson_04_looking_through",
    """\
from collections.abc import Sequence
from operator import attrgetter

from poker_fp import Card, Comparator, comparing, compound, contramap, lexicographic, natural
from poker_fp import reverse
""",
    practice,
    recommended,
    stretch,
)
