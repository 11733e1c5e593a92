"""The exercises of lesson 10: another list of rules is another game."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations_with_replacement, pairwise, product
from typing import Any

from poker_fp.algebra.comparators import compound
from poker_fp.choices.hands import rivals
from poker_fp.choices.pick import Pick
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, compared, drawn, own
from poker_fp.katas.lessons.writing import written
from poker_fp.rules.hands import Hand, ace_low
from poker_fp.rules.lowball import ACE_TO_FIVE as READY_MADE
from poker_fp.rules.lowball import DEUCE_TO_SEVEN
from poker_fp.rules.patterns import Pattern
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking, lowest, rule, through
from poker_fp.rules.variants import SHORT_DECK, SHORT_DECK_THREES
from poker_fp.text.parsing import hand

UPSIDE_DOWN = "Its list has the weakest rule first."


def _by_ranking(
    name: str, ranking: Ranking[Any], pairs: Iterable[Sequence[Any]]
) -> Iterator[Question]:
    """Comparisons by the ordering that a ranking makes."""
    ordering = compound(*ranking)
    for pair in pairs:
        asked = f"compound(*{name}){written(tuple(pair))}"
        yield compared(asked, lambda rules: compound(*rules), ordering, pair)


def _without(ranking: Ranking[Any], *names: str) -> Ranking[Any]:
    return tuple(rule for rule in ranking if rule.name not in names)


def _moved(ranking: Ranking[Any], name: str, before: str) -> Ranking[Any]:
    """The ranking with one rule moved to the place before another."""
    (moving,) = [rule for rule in ranking if rule.name == name]
    rest = _without(ranking, name)
    place = [rule.name for rule in rest].index(before)
    return (*rest[:place], moving, *rest[place:])


# practice

TRIPS_FIRST: Ranking[Hand] = _moved(SHORT_DECK, "three of a kind", "straight")
SHORT_HANDS = [
    hand("6c 6d 6h 7s 9c"),
    hand("9c Td Jh Qs Kc"),
    hand("9h Th Qh Kh Ah"),
    hand("6c 6d 6h 7s 7c"),
    hand("Ac Ad Kh Ks Qc"),
    hand("6c 7d 8h 9s Ac"),
    hand("Ac Ad Ah Ks Qc"),
    hand("6s 6d 7h 8s 9c"),
    hand("7c 7d 7h 7s 6c"),
    hand("6c 7c 8c 9c Ac"),
    hand("6c 7d 8h Ts Ac"),
    hand("6d 7d 8s Th Ad"),
]

practice = Exercise(
    "trips_first",
    "Make the ranking `trips_first`: `SHORT_DECK` for a house where three of a kind beat a "
    "straight and nothing else changes.",
    (
        "A ranking is a tuple of rules, the strongest first: `[rule.name for rule in SHORT_DECK]`.",
        "The straight and the three of a kind stand side by side. A tuple is put together from "
        "slices of another and single rules: `(*rules[:i], ..., *rules[j:])`.",
    ),
    "trips_first: Ranking[Hand] = ...\n",
    lambda: chain(
        [own("trips_first", "SHORT_DECK_THREES", SHORT_DECK_THREES)],
        _by_ranking("trips_first", TRIPS_FIRST, product(SHORT_HANDS, repeat=2)),
    ),
    (
        ("It is the library's own `SHORT_DECK_THREES`.", SHORT_DECK_THREES),
        ("It is `SHORT_DECK`, as it was: a straight still beats three of a kind.", SHORT_DECK),
        (
            "It changes `STANDARD`, where a full house beats a flush.",
            _moved(STANDARD, "three of a kind", "straight"),
        ),
        (
            "It asks for three of a kind first of all, before the full house.",
            _moved(SHORT_DECK, "three of a kind", "straight flush"),
        ),
        (
            "It puts three of a kind before the flush, too.",
            _moved(SHORT_DECK, "three of a kind", "flush"),
        ),
        (
            "It moves the straight too far down, below two pair.",
            _moved(_moved(SHORT_DECK, "three of a kind", "straight"), "straight", "pair"),
        ),
        ("It has lost the rule of the straight.", _without(SHORT_DECK, "straight")),
        (UPSIDE_DOWN, TRIPS_FIRST[::-1]),
        (
            "It moves the pattern's neighbour: two pair before three of a kind.",
            _moved(SHORT_DECK, "two pair", "three of a kind"),
        ),
    ),
)


# recommended

ACE_TO_FIVE: Ranking[Hand] = lowest(
    through(ace_low, _without(STANDARD, "straight flush", "flush", "straight"))
)
LOW_HANDS = [
    hand(text) for text in ("AcAd2h3s4c", "KcQdJh9sAc", "6c5c4c3c2c", "6c4d3h2sAc", "5c4c3c2cAc")
]


def _two_hands(pick: Pick) -> tuple[Hand, ...]:
    return rivals(pick, 2, 2)


def _low_pairs() -> Iterator[Sequence[Hand]]:
    yield from pairwise(LOW_HANDS)
    yield from product(LOW_HANDS, repeat=2)
    yield from drawn(_two_hands, 300, lambda two: sum(two[0].ranks + two[1].ranks))


recommended = Exercise(
    "ace_to_five",
    "Make the ranking `ace_to_five` of `STANDARD`: the lowest hand wins, aces are low, and there "
    "are no straights and no flushes.",
    (
        "Three changes, each a step from one ranking to the next: rules left out, aces looked "
        "at as ones, every rule turned round.",
        "Leave rules out by their names; a straight flush is a straight and a flush. `through` "
        "looks at hands before its rules do, and `lowest` turns rules round.",
    ),
    "ace_to_five: Ranking[Hand] = ...\n",
    lambda: chain(
        [own("ace_to_five", "ACE_TO_FIVE", READY_MADE)],
        _by_ranking("ace_to_five", ACE_TO_FIVE, _low_pairs()),
    ),
    (
        ("It is the library's own `ACE_TO_FIVE`.", READY_MADE),
        ("It still sees straights and flushes.", lowest(through(ace_low, STANDARD))),
        ("Its aces are high.", lowest(_without(STANDARD, "straight flush", "flush", "straight"))),
        (
            "The highest hand wins.",
            through(ace_low, _without(STANDARD, "straight flush", "flush", "straight")),
        ),
        (
            "It has left the flush in.",
            lowest(through(ace_low, _without(STANDARD, "straight flush", "straight"))),
        ),
        (
            "It has left the straight flush in.",
            lowest(through(ace_low, _without(STANDARD, "straight", "flush"))),
        ),
        (
            "It turns the list round, and not the rules.",
            through(ace_low, _without(STANDARD, "straight flush", "flush", "straight"))[::-1],
        ),
        ("It is the other lowball, deuce to seven.", DEUCE_TO_SEVEN),
        ("It turns `STANDARD` round, and changes nothing else.", lowest(STANDARD)),
        (
            "It asks for the high card only: a pair of twos is no low hand.",
            lowest(through(ace_low, STANDARD[-1:])),
        ),
    ),
)


# stretch

Dice = tuple[int, ...]


def _kinds(dice: Dice) -> Dice:
    """The numbers, each once: most alike first, then the higher."""
    return tuple(sorted(set(dice), key=lambda number: (dice.count(number), number), reverse=True))


def _alike(*shape: int, says: Callable[[Dice], Dice] = _kinds) -> Pattern[Dice]:
    def evidence(dice: Dice) -> Dice:
        seen = sorted(Counter(dice).values(), reverse=True)
        return says(dice) if tuple(seen) == shape else ()

    return evidence


def _total(dice: Dice) -> Dice:
    return (sum(dice),)


def _dice(says: Callable[[Dice], Dice] = _kinds) -> Ranking[Dice]:
    return (
        rule("four alike", _alike(4, 1, says=says)),
        rule("full house", _alike(3, 2, says=says)),
        rule("three alike", _alike(3, 1, 1, says=says)),
        rule("a pair", _alike(2, 1, 1, 1, says=says)),
        rule("the sum", _total),
    )


THROWN = [
    (1, 1, 2, 2, 3),
    (1, 2, 4, 5, 6),
    (6, 6, 6, 6, 6),
    (1, 1, 2, 3, 4),
    (2, 2, 1, 3, 4),
    (1, 1, 1, 2, 3),
    (1, 1, 1, 2, 2),
    (1, 1, 1, 1, 2),
    (3, 2, 2, 2, 2),
]
SAME_NUMBER = [((2, 5, 4, 3, 2), (6, 2, 1, 2, 3)), ((1, 5, 1, 4, 1), (1, 2, 1, 6, 1))]


def _thrown(pick: Pick) -> tuple[Dice, Dice]:
    some = list(combinations_with_replacement(range(1, 7), 5))
    one, other = some[pick(len(some) - 1)], some[pick(len(some) - 1)]
    return one[::-1], (*other[2:], *other[:2])


def _throws() -> Iterator[Sequence[Dice]]:
    yield from pairwise(THROWN)
    yield from product(THROWN, repeat=2)
    yield from SAME_NUMBER
    yield from drawn(_thrown, 400, lambda two: sum(two[0] + two[1]))


def _changed(place: int, *instead: Any) -> Ranking[Dice]:
    rules = _dice()
    return (*rules[:place], *instead, *rules[place + 1 :])


stretch = Exercise(
    "dice",
    "Make the ranking `dice` for throws of five dice, each a tuple of five numbers: four alike, "
    "full house, three alike, a pair. Among equals the number that is there most often counts "
    "first, then the others, the higher first. All other throws (two pairs, five alike, "
    "no two alike) go by their sum, below a pair.",
    (
        "Five rules, each made by `rule(name, pattern)`. A pattern gives `()` where the throw is "
        "not of its kind; the last one always gives the sum, in a tuple.",
        "`collections.Counter(dice)` counts; four of the patterns differ only in the counts that "
        "they want, such as `[4, 1]`: write a function that makes a pattern from them.",
    ),
    "dice: Ranking[tuple[int, ...]] = ...\n",
    lambda: _by_ranking("dice", _dice(), _throws()),
    (
        ("It goes by the sum within each kind.", _dice(says=_total)),
        ("It knows no sum: all other throws tie.", _dice()[:-1]),
        (UPSIDE_DOWN, _dice()[::-1]),
        (
            "It takes two pairs for a pair.",
            _changed(3, rule("two pairs", _alike(2, 2, 1)), _dice()[3]),
        ),
        ("It takes five alike for four alike.", _changed(0, rule("five", _alike(5)), _dice()[0])),
        (
            "It looks at the number that is there most often, and not at the others.",
            _dice(says=lambda dice: _kinds(dice)[:1]),
        ),
        ("It takes the numbers as they lie on the table.", _dice(says=lambda dice: dice)),
        (
            "It sorts the dice by height: a high single die is not a high pair.",
            _dice(says=lambda dice: tuple(sorted(dice, reverse=True))),
        ),
        (
            "It asks for three alike before the full house.",
            (_dice()[0], _dice()[2], _dice()[1], *_dice()[3:]),
        ),
    ),
)


LESSON = Lesson(
    10,
    "House rules: another list, another game",
    "lesson_10_house_rules",
    """\
from collections import Counter

from poker_fp import SHORT_DECK, STANDARD, Hand, Ranking, ace_low, compound, lowest, patterns, rule
from poker_fp import through
""",
    practice,
    recommended,
    stretch,
)
