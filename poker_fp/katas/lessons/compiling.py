"""The exercises of lesson 11: the comparators make the table."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cmp_to_key
from itertools import groupby
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


def _best_seats(board: str, holes: Sequence[str], ranking: Ranking[Hand] = SHORT_DECK) -> list[int]:
    return _seats(holes, lambda hole: _strength(f"{board} {hole}", ranking))


def _seats(holes: Sequence[str], strong: Callable[[str], int], best: Any = max) -> list[int]:
    strengths = list(map(strong, holes))
    return [seat for seat, strength in enumerate(strengths) if strength == best(strengths)]


def _table_of(pick: Pick) -> tuple[str, list[str]]:
    """A board and two to five hands, half of the time from few cards, where many share."""
    left = list(DECK[16:]) if pick(1) else list(DECK[36:])
    board, *holes = [
        _spelt([left.pop(pick(len(left) - 1)) for _ in range(size)])
        for size in (5, *[2] * (2 + pick(3)))
    ]
    return board, holes


def _tables() -> Iterator[tuple[str, list[str]]]:
    yield "6c 7d 8h 9s Kc", ["KdKs", "AdQc"]
    yield "6c 7d 8h 9s Kc", ["KdKs", "AdQc", "AcAs", "9c9d"]
    yield "9h Th Qh 6c 6d", ["6h6s", "KhAh", "7s8s"]
    yield from drawn(_table_of, 150, lambda dealt: len(dealt[1]))


recommended = Exercise(
    "best_seats",
    "Write `best_seats(board, holes)`: the seats that win by `SHORT_DECK`, from 0, all that share. "
    "The table knows the best five of seven cards by itself.",
    (
        "A player's seven cards are one text, the board's and the player's own.",
        "Make the list of all strengths; the winners are those equal to its `max`.",
    ),
    "def best_seats(board: str, holes: Sequence[str]) -> list[int]:\n",
    lambda: calls("best_seats", _best_seats, _tables()),
    (
        (
            "It gives one winner, though several share.",
            lambda board, holes: _best_seats(board, holes)[:1],
        ),
        (
            "It counts seats from 1.",
            lambda board, holes: [seat + 1 for seat in _best_seats(board, holes)],
        ),
        ("It compiles `STANDARD`.", lambda board, holes: _best_seats(board, holes, STANDARD)),
        (
            "It gives the weakest.",
            lambda board, holes: _seats(holes, lambda hole: _strength(f"{board} {hole}"), min),
        ),
        (
            "It gives the cards, not the seats.",
            lambda board, holes: [holes[seat] for seat in _best_seats(board, holes)],
        ),
        (
            "It adds three cards of the board only.",
            lambda board, holes: _seats(
                holes, lambda hole: _strength(f"{' '.join(board.split()[:3])} {hole}")
            ),
        ),
        (
            "It counts the one winner's seat as a number.",
            lambda board, holes: _best_seats(board, holes)[0],
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

from poker_fp import SHORT_DECK, Comparator, parse_cards
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
