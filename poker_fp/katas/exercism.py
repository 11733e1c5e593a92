"""The kata "Poker": of several hands, all the winners.

Source of the idea: the exercise "Poker" of Exercism. Words and hands here are our own.
"""

from collections.abc import Iterator
from typing import Any

from poker_fp.algebra.comparators import Comparator
from poker_fp.choices.hands import choices_of, rivals
from poker_fp.choices.hands import hand as a_hand
from poker_fp.choices.pick import Pick
from poker_fp.katas.kata import Args, Case, Function, Kata, Task
from poker_fp.katas.ordering import first_difference, one_left_out, ordering_laws, spaced, traced
from poker_fp.katas.solutions import exercism as solution
from poker_fp.rules.explain import explain
from poker_fp.rules.rankings import winners
from poker_fp.text.parsing import hand

STATEMENT = """\
One or more hands of five cards are given as text. Answer with all the winners.

  best_hands(hands: list[str]) -> list[str]

A hand is five cards with blanks between: 4S 5H 10D JC AH. A card is a rank (2 to 10, J, Q, K, A)
and a suit (C, D, H, S). The hands are not dealt from one deck: a card may be in two of them.
Input is always well formed, and no hand is given twice.

The answer holds every hand that no other beats: one hand, or several that tie. Each is given back
exactly as it was written, in the order of the input. The list that was passed in stays as it was.

The ranking is that of poker, the strongest first: straight flush, four of a kind, full house,
flush, straight, three of a kind, two pair, pair, high card.

  - Within a category the cards that make it count first (of a full house the three, of two pair the
    higher pair), then the other cards, the highest first, down to the last.
  - The ace is high, and also starts the lowest straight, A 2 3 4 5. It is never in the middle.
  - Suits never break a tie.
"""

FEW, MANY = 6, 12
"""Hands in most drawn inputs, and in one of twelve."""


def _best_hands(hands: list[str]) -> list[str]:
    read = {text: hand(text) for text in hands}
    best = winners(read.values())
    return [text for text, five in read.items() if five in best]


def _draw(pick: Pick) -> Args:
    return (list(_texts(pick, 1, MANY if pick(11) == 11 else FEW)),)


def _texts(pick: Pick, fewest: int, most: int) -> tuple[str, ...]:
    return tuple(spaced(drawn, ten="10") for drawn in rivals(pick, fewest, most))


def _plain(pick: Pick) -> Args:
    drawn = [spaced(a_hand(pick), ten="10") for _ in range(1 + pick(MANY - 1))]
    return (list(dict.fromkeys(drawn)),)


def _choices(args: Args) -> Iterator[int]:
    yield len(args[0]) - 1
    for text in args[0]:
        yield from choices_of(hand(text))


def _duel(best_hands: Function) -> Comparator[str]:
    """Who wins of two hands, as the function under test sees it."""

    def compare(x: str, y: str) -> int:
        won = best_hands([x, y])
        return (x in won) - (y in won)

    return compare


def _smaller(args: Args) -> Iterator[Args]:
    return ((fewer,) for fewer in one_left_out(args[0], fewest=1))


def _why(args: Args, got: Any) -> str:
    """A right winner with a hand that was wrongly given, or kept back, or lost; as in the call."""
    hands: list[str] = args[0]
    right = _best_hands(hands)
    named = got if isinstance(got, list) else []
    for other in [text for text in hands if (text in named) != (text in right)] or right[1:]:
        one = next(text for text in right if text != other or len(right) == 1)
        if one != other:
            return _traced(hands, one, other)
    others = [text for text in hands if text not in right]
    if not others:
        return "A hand alone wins." if len(hands) == 1 else "All the hands tie."
    return _traced(hands, right[0], others[0])


def _traced(hands: list[str], *two: str) -> str:
    first, second = sorted(two, key=hands.index)
    return traced(explain(hand(first), hand(second)), (first, second))


def _hint(got: list[str], expected: list[str]) -> str:
    if sorted(got) == sorted(expected):
        return "The winners are right, but not in the order of the input."
    if set(got) == set(expected):
        return "A winner is given more than once."
    mine, theirs = first_difference(got, expected)
    if mine and theirs and sorted(mine.split()) == sorted(theirs.split()):
        return "The cards of a winner are right, but it is not given back as it was written."
    if set(got) < set(expected):
        return "A hand that ties with the winner is missing."
    return "A hand that loses is given back too." if set(got) > set(expected) else ""


_CASES: tuple[tuple[str, list[str], list[int]], ...] = (
    ("a hand alone", ["3S 6C 8H QD 10C"], [0]),
    ("highest card", ["3D 5S 6S 9D 4C", "2S 5C 7S 9H 10H", "3S 5H 6D 8H QH"], [2]),
    ("two hands tie", ["3D 5S 6S 9D 4C", "3S 5H 6D 8H QH", "3C 5D 6H 8C QD"], [1, 2]),
    ("three hands tie", ["QH 8D 6D 5H 3S", "3C 5D 6H 8C QD", "8S QS 3D 6C 5C"], [0, 1, 2]),
    ("fifth card", ["AS QD 10C 7H 3S", "AH QC 10D 7S 2D"], [0]),
    ("winner has the lowest card", ["2S 6C 8D JD QC", "3S 5C 8C JS QD"], [0]),
    ("pair over high card", ["2S 2H 5C 7H 4S", "AH KC QD JS 9D"], [0]),
    ("ten over nine", ["10S 10D 2C 4H 3S", "9H 9C AD KS QD"], [0]),
    ("last kicker of a pair", ["8S 8D AC 6H 3S", "AD 4D 8H 6C 8C"], [1]),
    ("two pair over pair", ["AH AC KD QS JD", "3S 3D 2C 2H 4S"], [1]),
    ("two pair by the higher", ["9S 9D 8C 8H AS", "10H 10C 2D 2S 3D"], [1]),
    ("two pair by the lower", ["JS JD 4C 4H 2S", "JH JC 3D 3S AD"], [0]),
    ("two pair by the fifth card", ["7S 7D 4C 4H 10S", "7H 7C 4D 4S QD"], [1]),
    ("three over two pair", ["AH AC KD KS QD", "2S 2D 2C 4H 3S"], [1]),
    ("kicker of three, one deck or not", ["9S 9D 9C 2H KS", "9S 9D 9C 3H KS"], [1]),
    ("straight over three", ["AH AC AD KS QD", "2S 3D 4C 5H 6S"], [1]),
    ("the ace ends a straight", ["9H 10D JS QD KC", "10S JD QC KH AS"], [1]),
    ("the ace starts a straight", ["KH KC KD 2S 3D", "AS 2D 3C 4H 5S"], [1]),
    ("the wheel is the lowest", ["AS 2D 3C 4H 5S", "2H 3S 4D 5C 6D"], [1]),
    ("no straight around the ace", ["QS KD AC 2H 3S", "2D 2C 4S 5D 7C"], [1]),
    ("flush over straight", ["10H JC QD KS AD", "2S 4S 5S 7S 8S"], [1]),
    ("flush by its last card", ["KS JS 8S 6S 3S", "KH JH 8H 6H 2H"], [0]),
    ("four of a suit is no flush", ["AS KS 9S 5S 2D", "3H 3C 4D 6S 8D"], [1]),
    ("full house over flush", ["AH QH 9H 7H 5H", "2S 2D 2C 3H 3S"], [1]),
    ("full house by the three", ["6S 6D 6C 2H 2S", "5H 5C 5D AS AD"], [0]),
    ("full house by the two", ["6S 6D 6C 10H 10S", "6S 6D 6C JH JS"], [1]),
    ("four over full house", ["AH AC AD KS KD", "2S 2D 2C 2H 3S"], [1]),
    ("kicker of four", ["10S 10D 10C 10H 3S", "10S 10D 10C 10H 4D"], [1]),
    ("straight flush over four", ["AH AC AD AS KD", "5S 6S 7S 8S 9S"], [1]),
    ("wheel in one suit", ["AS 2S 3S 4S 5S", "2H 3H 4H 5H 6H", "AC AD AH AS KC"], [1]),
    ("two royal flushes", ["10S JS QS KS AS", "9H 10H JH QH KH", "AD KD QD JD 10D"], [0, 2]),
)


_ON_HANDS = """\
    return winners({text: parse_hand(text) for text in hands})


def winners(hands: dict[str, Hand]) -> list[str]:
    \"\"\"The texts of all the hands that no other beats, in the order given.\"\"\"
    raise NotImplementedError("winners is yours to write")
"""

EXERCISM = Kata(
    name="exercism",
    title="Poker: all the winners of several hands",
    goal="Give back every maximum under an ordering in which unequal things may tie.",
    prerequisites=("lists and comprehensions", "max with a key", "splitting text"),
    statement=STATEMENT,
    tasks=(
        Task(
            "best_hands",
            (("hands", "list[str]"),),
            "list[str]",
            "All the hands that no other beats, as written, in the order given.\n\n"
            '    best_hands(["4S 5H 10D JC AH", "2C 2D 5S 9H KD"]) gives ["2C 2D 5S 9H KD"].',
            cases=tuple(
                Case(about, (hands,), [hands[place] for place in places])
                for about, hands, places in _CASES
            ),
            oracle=_best_hands,
            draw=_draw,
            plain=(_plain, _choices),
            why=_why,
            agrees=list.__eq__,
            hint=_hint,
            smaller=_smaller,
            on_hands=_ON_HANDS,
            laws=ordering_laws(_duel, lambda pick, count: _texts(pick, count, count)),
        ),
    ),
    steps=(
        "Make the first case pass: a hand alone wins.",
        "Read a card; beware of the ten. Let the hand with the highest card win.",
        "Let two hands win. max gives one: find out what is best first, then keep all that are.",
        "Rank a hand by something that Python can compare: the ranks, high to low.",
        "Put in front of it what makes a pair, then two pair, three: count the ranks, and sort "
        "them by how often they come and then by height.",
        "Straights and flushes next, and where they stand among the others. What is the ace?",
        "Now look at how a hand gets its category. Turn the chain of ifs into a list of rules and "
        "a fold over it.",
    ),
    questions=(
        "Why is it wrong to build the winning hand anew from its cards?",
        "A key gives each hand a value; a comparison gives each two hands a sign. When does one "
        "serve better than the other?",
        "What would break if the function sorted the list it was given?",
        "Is the number of a category one thing and the tie-break another, or one tuple?",
    ),
    solution=solution,
)
