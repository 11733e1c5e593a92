"""The exercises of lesson 11: the comparators make the table."""

from collections.abc import Iterator, Sequence
from functools import cache, cmp_to_key
from itertools import combinations, groupby
from typing import Any

from poker_fp.algebra.comparators import Comparator, comparing, natural, reverse
from poker_fp.choices.pick import Pick
from poker_fp.fast import Evaluator, compile_ranking, encode
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import calls, drawn
from poker_fp.katas.lessons.writing import Named
from poker_fp.rules.cards import DECK, Card
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking
from poker_fp.rules.variants import SHORT_DECK
from poker_fp.text.parsing import parse_cards

CLASSES = 7462


@cache
def _table(ranking: Ranking[Hand]) -> Evaluator:
    return compile_ranking(ranking).unwrap()


def _strength(cards: str, ranking: Ranking[Hand] = SHORT_DECK) -> int:
    return _table(ranking).strength(encode(parse_cards(cards).unwrap()))


def _spelt(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


# practice


def _better(cards: str) -> int:
    return CLASSES - 1 - _strength(cards)


def _some_cards(pick: Pick) -> str:
    """Five to seven of the 36 cards from the six up."""
    left = list(DECK[16:])
    return _spelt([left.pop(pick(len(left) - 1)) for _ in range(5 + pick(2))])


def _cards() -> Iterator[tuple[str]]:
    texts = ["Th Jh Qh Kh Ah", "6c 7d 8h 9s Jc", "Th Jh Qh Kh Ah 6c 6d", "6c 6d Th Jh Qh Kh Ah"]
    texts += ["6c 7d 8h 9s Ac", "6c 7c 8c 9c Ac", *drawn(_some_cards, 150, len)]
    return ((text,) for text in texts)


practice = Exercise(
    "better",
    "Write `better(cards)`: how many of the table's 7,462 different hands beat the best hand of "
    "these five, six or seven cards.",
    (
        "The strength counts from the weakest, 0; the standing from the best, 1. Which of them is "
        "nearer to what is asked?",
        "`table.standing(...)` makes a standing of a strength. How many stand before the one at 1?",
    ),
    "def better(cards: str) -> int:\n",
    lambda: calls("better", _better, _cards()),
    (
        ("The best stands at 1, and nobody beats it.", lambda cards: _better(cards) + 1),
        (
            "It looks at the first five cards only.",
            lambda cards: _better(" ".join(cards.split()[:5])),
        ),
        (
            "It looks at the last five cards only.",
            lambda cards: _better(" ".join(cards.split()[-5:])),
        ),
        ("It counts the hands that are beaten.", _strength),
        ("It compiles `STANDARD`.", lambda cards: CLASSES - 1 - _strength(cards, STANDARD)),
        ("It gives a number below 0.", lambda cards: -_better(cards) - 1),
        (
            "It takes the worst five of the cards.",
            lambda cards: max(map(_better, _fives(cards.split()))),
        ),
    ),
)


def _fives(cards: Sequence[str]) -> Iterator[str]:
    return (" ".join(cards[start : start + 5]) for start in range(len(cards) - 4))


# recommended

Outcome = tuple[int, int, int]


def _from_flop(flop: str, one: str, other: str, ranking: Ranking[Hand] = STANDARD) -> Outcome:
    """In how many of the 990 ways the first wins, ties and loses."""
    return _outcome(flop, one, other, ranking, 2)


def _outcome(flop: str, one: str, other: str, ranking: Ranking[Hand], to_come: int) -> Outcome:
    board, mine, theirs = (encode(parse_cards(text).unwrap()) for text in (flop, one, other))
    left = [code for code in encode(DECK) if code not in {*board, *mine, *theirs}]
    strength, won = _table(ranking).strength, [0, 0, 0]
    for drawn_codes in combinations(left, to_come):
        whole = board + drawn_codes
        here, there = strength(mine + whole), strength(theirs + whole)
        won[1 - (here > there) + (here < there)] += 1
    return won[0], won[1], won[2]


def _flop(pick: Pick) -> tuple[str, str, str]:
    """Three cards and two hands, half of the time from few cards, where many tie."""
    left = list(DECK) if pick(1) else list(DECK[36:])
    flop, one, other = (
        _spelt([left.pop(pick(len(left) - 1)) for _ in range(size)]) for size in (3, 2, 2)
    )
    return flop, one, other


def _flops() -> Iterator[tuple[str, str, str]]:
    yield "2h 3h 9c", "Ah Kh", "As Ks"
    yield "5c 6d 7h", "Ac Ad", "8s 2s"
    yield "Th Jh Qh", "Kh Ah", "2c 2d"
    yield "Ac Kd 7s", "6c 6d", "5h 4h"
    yield from drawn(_flop, 12, lambda _: 0)


recommended = Exercise(
    "from_flop",
    "Write `from_flop(flop, one, other)`: how often `one` wins, ties and loses at hold'em, of the "
    "990 ways for turn and river: a tuple. Compile `STANDARD`.",
    (
        "Of the 52 cards 7 are seen. `combinations` of the others, two at a time, are the ways.",
        "In each, ask the table for the strength of either hand with the five cards of the board.",
    ),
    "def from_flop(flop: str, one: str, other: str) -> tuple[int, int, int]:\n",
    lambda: calls("from_flop", _from_flop, _flops()),
    (
        (
            "It counts each turn and river twice, in either order.",
            lambda *given: tuple(2 * count for count in _from_flop(*given)),
        ),
        (
            "It stops at the turn: 45 ways.",
            lambda flop, one, other: _outcome(flop, one, other, STANDARD, 1),
        ),
        (
            "It compiles `SHORT_DECK`.",
            lambda flop, one, other: _from_flop(flop, one, other, SHORT_DECK),
        ),
        ("It gives the losses first.", lambda *given: _from_flop(*given)[::-1]),
        (
            "It counts ties as losses.",
            lambda *given: (_from_flop(*given)[0], 0, 990 - _from_flop(*given)[0]),
        ),
        (
            "It counts ties as wins.",
            lambda *given: (990 - _from_flop(*given)[2], 0, _from_flop(*given)[2]),
        ),
        (
            "It gives shares of the ways, not how many they are.",
            lambda *given: tuple(count / 990 for count in _from_flop(*given)),
        ),
    ),
)


# stretch


def _numbered(comparator: Comparator[str], values: Sequence[str]) -> dict[str, int]:
    key = cmp_to_key(comparator)
    groups = groupby(sorted(values, key=key), key=key)
    return {value: number for number, (_, group) in enumerate(groups) for value in group}


SIZED = Named("lambda a, b: 2 * (len(a) - len(b))", lambda a, b: 2 * (len(a) - len(b)))


def _numberings() -> Iterator[tuple[Any, list[str]]]:
    by_length = Named("comparing(len)", comparing(len))
    lists = [[], ["one"], ["two", "one"], ["three", "one"], ["three", "one", "four", "two"]]
    lists += [["two", "one", "three"], ["six", "three", "one", "four", "eleven", "seven"]]
    for values in lists:
        for comparator in (by_length, natural, Named("reverse(natural)", reverse(natural)), SIZED):
            yield comparator, values


def _before(comparator: Comparator[str], values: Sequence[str]) -> dict[str, int]:
    return {v: sum(comparator(other, v) < 0 for other in values) for v in values}


stretch = Exercise(
    "numbered",
    "Write `numbered(comparator, values)`: a dict from each value to its number. Numbers go up "
    "from 0 in the order of the comparator; values that tie share one; no number is left out.",
    (
        "Sort once. Where in the sorted list does a new number start?",
        "`groupby`, with the key by which you have sorted, gives the groups of those that tie; "
        "`enumerate` numbers them.",
    ),
    "def numbered(comparator: Comparator[str], values: Sequence[str]) -> dict[str, int]:\n",
    lambda: calls("numbered", _numbered, _numberings()),
    (
        (
            "Values that tie get numbers of their own.",
            lambda c, values: {v: n for n, v in enumerate(sorted(values, key=cmp_to_key(c)))},
        ),
        ("It leaves numbers out after a tie.", _before),
        (
            "It waits for -1, and a comparator may answer with any negative number.",
            lambda c, values: _numbered(lambda a, b: (c(b, a) == -1) - (c(a, b) == -1), values),
        ),
        (
            "It counts from 1.",
            lambda c, values: {v: n + 1 for v, n in _numbered(c, values).items()},
        ),
        (
            "It numbers the values in the order of the list.",
            lambda _, values: {v: n for n, v in enumerate(values)},
        ),
        ("It does not ask the comparator.", lambda _, values: _numbered(natural, values)),
        (
            "It makes groups without sorting first.",
            lambda c, values: {
                v: n
                for n, (_, group) in enumerate(groupby(values, key=cmp_to_key(c)))
                for v in group
            },
        ),
        (
            "It keeps one value of each group.",
            lambda c, values: {
                v: n
                for v, n in _numbered(c, values).items()
                if v == min(w for w in values if c(v, w) == 0)
            },
        ),
        ("The last has number 0.", lambda c, values: _numbered(reverse(c), values)),
    ),
)


LESSON = Lesson(
    11,
    "Compiling: the rules you wrote, as look-ups",
    "lesson_11_compiling",
    '''\
from collections.abc import Sequence

from poker_fp import DECK, SHORT_DECK, STANDARD, Comparator, parse_cards
from poker_fp.fast import compile_ranking, encode

table = compile_ranking(SHORT_DECK).unwrap()


def strength(cards: str) -> int:
    """The strength of the best five of 5, 6 or 7 cards. `encode` makes them numbers first."""
    return table.strength(encode(parse_cards(cards).unwrap()))
''',
    practice,
    recommended,
    stretch,
)
