"""The exercises of lesson 2: look at one value, then compare."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cmp_to_key
from itertools import product
from typing import Any

from poker_fp.algebra.comparators import Comparator, natural, reverse, sign
from poker_fp.choices.pick import Pick, one_of, order_of
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, Refusal, by, called, comparisons, drawn
from poker_fp.katas.lessons.writing import Named

# practice

WORDS = ["six", "seven", "two", "a", "", "queen", "ten", "king", "blackjack", "tournament"]

practice = Exercise(
    "by_length",
    "Make `by_length` with `comparing`: shorter words come first.",
    (
        "What do you look at in one word? That function is the key, and Python has it.",
        "`comparing` takes the key itself, not called: `by_length = comparing(...)`.",
    ),
    "by_length: Comparator[str] = ...\n",
    lambda: comparisons("by_length", by(len), product(WORDS, repeat=2)),
    (
        ("It is the key, and not yet a comparator: that is made by `comparing`.", len),
        ("It compares by the alphabet.", natural),
        ("Longer words come first.", by(lambda word: -len(word))),
        (
            "It breaks ties by the alphabet; here they stay.",
            by(lambda word: (len(word), word)),
        ),
        ("It answers with a bool, which is never negative.", lambda a, b: len(a) > len(b)),
        ("It compares lengths as texts: '10' is before '9'.", by(lambda word: str(len(word)))),
        ("Its key only tells long words from short ones.", by(lambda word: len(word) > 3)),
        (
            "It breaks ties against the alphabet; here they stay.",
            lambda a, b: len(a) - len(b) or natural(b, a),
        ),
    ),
    by_way_of=("comparing",),
)


# recommended


def _pairs_then_kicker(ranks: list[int]) -> list[int]:
    return sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)


def _two_pair(pick: Pick) -> list[int]:
    """Two pair of six neighbouring ranks, mostly: the same ranks in other parts."""
    high, low, kicker = order_of(pick, one_of(pick, (range(2, 8), range(9, 15), (2, 3, 13, 14))))[
        :3
    ]
    return list(order_of(pick, [high, high, low, low, kicker]))


def _hands_of_two_pair() -> Iterator[tuple[list[int], list[int]]]:
    yield [9, 9, 4, 4, 3], [4, 9, 3, 4, 9]
    yield [9, 9, 4, 4, 3], [4, 9, 14, 4, 9]
    yield [9, 9, 4, 4, 14], [10, 3, 4, 10, 4]
    yield [2, 13, 5, 2, 13], [12, 11, 3, 11, 12]
    yield from drawn(lambda pick: (_two_pair(pick), _two_pair(pick)), 300, max)


def _sorts_in_place(ranks: list[int]) -> list[int]:
    ranks.sort()
    return _pairs_then_kicker(ranks)


def _by_parts(*parts: Callable[[int, int, int], Any]) -> Comparator[list[int]]:
    """A comparator by some of what is made from the higher pair, the lower one, the kicker."""
    return by(lambda ranks: [part(*_pairs_then_kicker(ranks)) for part in parts])


recommended = Exercise(
    "by_two_pair",
    "Make `by_two_pair` for hands of two pair, each a list of five ranks (ints, such as "
    "[13, 2, 5, 2, 13]) in any order. The higher pair counts first, then the lower pair, then the "
    "kicker.",
    (
        "Write a key for one hand, what counts most first. Which of its ranks are there twice?",
        "`ranks.count(rank)` tells a pair's rank from the kicker. Sort the three ranks by "
        "`(ranks.count(rank), rank)`, the highest first.",
    ),
    "by_two_pair: Comparator[list[int]] = ...\n",
    lambda: comparisons("by_two_pair", by(_pairs_then_kicker), _hands_of_two_pair()),
    (
        ("It adds the cards up: the three facts run into each other.", by(sum)),
        (
            "It looks at the highest cards first: a high kicker is not a high pair.",
            by(lambda ranks: sorted(ranks, reverse=True)),
        ),
        (
            "It has lost which ranks are the pairs.",
            by(lambda ranks: sorted(set(ranks), reverse=True)),
        ),
        ("It compares the ranks as they come, and they come in any order.", natural),
        ("It forgets the kicker.", _by_parts(lambda h, low, k: h, lambda h, low, k: low)),
        (
            "It asks for the lower pair first.",
            _by_parts(lambda h, low, k: low, lambda h, low, k: h, lambda h, low, k: k),
        ),
        ("It asks for the kicker first.", by(lambda ranks: _pairs_then_kicker(ranks)[::-1])),
        ("It adds the two pairs up.", _by_parts(lambda h, low, k: h + low, lambda h, low, k: k)),
        (
            "Its weights are too small: a rank goes up to 14, and ten of one make the next.",
            _by_parts(lambda h, low, k: 100 * h + 10 * low + k),
        ),
        ("It is the wrong way round.", reverse(by(_pairs_then_kicker))),
        (
            "Its key sorts the list that it was given: the caller still needs that.",
            by(_sorts_in_place),
        ),
    ),
)


# stretch

KeyOf = Callable[[Comparator[str], Sequence[str]], Callable[[str], int]]


def last_letter(word: str) -> str:
    """The end of a word."""
    return word[-1]


def _keys() -> Iterable[Question]:
    comparators: list[Any] = [natural, by(last_letter), by(len)]
    comparators += [Named("reverse(natural)", reverse(natural))]
    # Its answers are of any size, and in their sums the order is lost.
    sized = "lambda a, b: len(a) * len(b) * natural(a, b)"
    comparators += [Named(sized, lambda a, b: len(a) * len(b) * natural(a, b))]
    lists = [["a"], ["a", "b"], ["b", "a"], ["a", "a"], ["six", "ten", "two"]]
    lists += [["ace", "king", "queen", "five"], ["five", "seven", "six", "ace", "two", "nine"]]
    lists += [["c", "ab", "a", "bbbbbbbb"]]
    # In order by each of the comparators: beside the first few values, or the last, all are alike.
    lists += [[letter * size for size, letter in enumerate("abcdefgh", start=1)]]
    for words, comparator in product(lists, comparators):
        yield _keys_of(words, comparator)


def _keys_of(words: list[str], comparator: Any) -> Question:
    c = comparator.value if isinstance(comparator, Named) else comparator
    right = [_rank_in(c, words, word) for word in words]

    def ask(key_of: KeyOf) -> list[Any]:
        mine = words[:]
        keys = list(map(key_of(c, mine), words))
        if mine != words:
            raise Refusal(f"{keys}, and it changed its argument to {mine}")
        return keys

    def agrees(keys: list[Any]) -> bool:
        pairs = product(range(len(words)), repeat=2)
        return all(type(key) is int for key in keys) and all(
            sign(natural(keys[i], keys[j])) == sign(c(words[i], words[j])) for i, j in pairs
        )

    return Question(
        f"[key(word) for word in {words}], where key = {called('key_of', (comparator, words))}",
        ask,
        f"ints in the order of {right}",
        agrees,
    )


def _rank_in(comparator: Comparator[str], words: Sequence[str], word: str) -> int:
    return sum(comparator(other, word) < 0 for other in words)


def _sorts_in_place_first(c: Comparator[str], values: list[str]) -> Callable[[str], int]:
    values.sort(key=cmp_to_key(c))
    return lambda word: _rank_in(c, values, word)


def _uses_up(c: Comparator[str], values: list[str]) -> Callable[[str], int]:
    groups: list[list[str]] = []
    while values:
        first = min(values, key=cmp_to_key(c))
        groups.append([word for word in values if c(word, first) == 0])
        values[:] = [word for word in values if c(word, first)]
    return lambda word: next(place for place, group in enumerate(groups) if word in group)


stretch = Exercise(
    "key_of",
    "Write `key_of(comparator, values)`. It gives a key: a function from any of those values to a "
    "plain int, so that the ints are in the order of the comparator, equal where it ties.",
    (
        "The key may look at all the values. How many of them come before the one it is given?",
        "That number is an int, and the same for values that tie: count by `sum(...)`, whatever "
        "negative number the comparator answers. `key_of` gives a function: `def` one inside it.",
    ),
    """\
def key_of(comparator: Comparator[str], values: Sequence[str]) -> Callable[[str], int]:
""",
    _keys,
    (
        (
            "It gives the place in the list, and the list is in no order.",
            lambda _, values: list(values).index,
        ),
        (
            "It numbers values that tie differently.",
            lambda c, values: sorted(values, key=cmp_to_key(c)).index,
        ),
        ("Its keys are objects that compare, and not plain ints.", lambda c, _: cmp_to_key(c)),
        ("It knows one of the comparators, and asks none.", lambda *_: lambda word: ord(word[-1])),
        (
            "It compares with one value only: all that come after it get the same key.",
            lambda c, values: lambda word: c(word, values[0]),
        ),
        (
            "It compares with the first three values only.",
            lambda c, values: lambda word: sum(c(word, other) for other in values[:3]),
        ),
        (
            "It compares with the first four values only.",
            lambda c, values: lambda word: sum(c(word, other) for other in values[:4]),
        ),
        (
            "It counts those that come after: the wrong way round.",
            lambda c, values: lambda word: sum(c(other, word) > 0 for other in values),
        ),
        (
            "It counts the answers that are 1; a comparator may answer with any positive number.",
            lambda c, values: lambda word: sum(c(word, other) == 1 for other in values),
        ),
        (
            "It counts the answers that are -1; a comparator may answer with any negative number.",
            lambda c, values: lambda word: sum(c(other, word) == -1 for other in values),
        ),
        (
            "It sorts the values that it was given: the caller still needs them.",
            _sorts_in_place_first,
        ),
        (
            "It takes the values out of the list, until that is empty: the caller still needs it.",
            _uses_up,
        ),
        (
            "It adds the answers up, and of an answer only the sign counts.",
            lambda c, values: lambda word: sum(c(word, other) for other in values),
        ),
        (
            "It gives a number, not a function that gives one for each value.",
            lambda c, values: _rank_in(c, values, values[0]),
        ),
    ),
)


LESSON = Lesson(
    2,
    "Keys: look at one value, then compare",
    "lesson_02_keys",
    """\
from collections.abc import Callable, Sequence
from functools import cmp_to_key

from poker_fp import Comparator, comparing
""",
    practice,
    recommended,
    stretch,
)
