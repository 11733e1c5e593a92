"""The kata "Poker Hands": two hands, who wins, and by what.

Source of the idea: Emily Bache, The Coding Dojo Handbook. The first four cases are the kata's own
hands and sentences; the other words and hands here are ours.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from poker_fp.algebra.comparators import sign
from poker_fp.choices.hands import choices_of, rivals
from poker_fp.choices.hands import hand as a_hand
from poker_fp.choices.pick import Pick
from poker_fp.katas.kata import Args, Case, Kata, Task
from poker_fp.katas.ordering import ordering_laws, renamed, spaced, traced
from poker_fp.katas.solutions import bache as solution
from poker_fp.rules.explain import explain
from poker_fp.text.parsing import hand

STATEMENT = """\
Two hands of five cards are given as text. Say which one wins, and later by what.

  compare(hand1: str, hand2: str) -> int       positive if hand 1 wins, negative if hand 2 wins,
                                               0 for a tie; only the sign counts
  sentence(hand1: str, hand2: str) -> str      the same as a sentence; write it second

A hand is five cards with blanks between: 2H 3D 5S 9C KD. A card is a rank (2 3 4 5 6 7 8 9 T J Q K
A, the T is the ten) and a suit (C D H S). A card may be in both hands. Input is always well formed.

What beats what, the strongest first, and how two hands of one category compare:

  straight flush    a straight in one suit; by its top card
  four of a kind    by the rank of the four, then by the fifth card
  full house        three of one rank, two of another; by the three, then by the two
  flush             five of one suit; by the highest card, then the next, and so on to the fifth
  straight          five ranks in a row; by the top card. The ace also starts A 2 3 4 5, the
                    lowest straight, whose top is the 5. It never stands in the middle.
  three of a kind   by the rank of the three, then by the other two, the higher first
  two pair          by the higher pair, then the lower pair, then the fifth card
  pair              by the pair, then by the other three, the highest first
  high card         anything else; by the highest card, then the next, and so on to the fifth

Suits never break a tie.

A tip. Do not compare hands in one big function. Write a rule for each category, itself a
comparison of two hands: it answers 0 unless the category decides. Then ask the rules in turn,
the strongest first, and let the first that does not say 0 decide.

The sentence is "Tie." or "Hand N wins. - with " and what the winner has:

  high card: R          R is the highest rank in which the hands differ
  flush: R              the same against another flush; the top card against anything weaker
  pair: R               straight: R high             full house: R over R
  two pair: H and L     straight flush: R high       four of a kind: R
  three of a kind: R    royal flush                  (a straight flush up to the ace)

Where both have the same pair, two pair, three or four of a kind and another card decides, that
card follows: "pair: 9, Ace kicker". Ranks read 2 to 10, Jack, Queen, King, Ace.
"""


def _compare(hand1: str, hand2: str) -> int:
    return explain(hand(hand1), hand(hand2)).sign


def _sentence(hand1: str, hand2: str) -> str:
    return str(explain(hand(hand1), hand(hand2)))


def _draw(pick: Pick) -> Args:
    return _texts(pick, 2)


def _texts(pick: Pick, count: int) -> tuple[str, ...]:
    return tuple(spaced(drawn, ten="T") for drawn in rivals(pick, count, count))


def _plain(pick: Pick) -> Args:
    one, other = (spaced(a_hand(pick), ten="T") for _ in range(2))
    return one, renamed(other, ("d", "h", "s", "c")) if one == other else other


def _choices(args: Args) -> Iterable[int]:
    return chain.from_iterable(choices_of(hand(text)) for text in args)


def _why(args: Args, _: Any) -> str:
    return traced(explain(*map(hand, args)))


def _same_sign(got: int, expected: int) -> bool:
    return sign(got) == sign(expected)


def _sign_hint(_: int, expected: int) -> str:
    return "" if expected else "These hands tie: suits and the order of the cards never count."


def _words_hint(got: str, expected: str) -> str:
    if got.strip() == expected:
        return "There are blanks or line ends around the right sentence."
    if got.lower() == expected.lower():
        return "Only the capitals differ."
    return ""


PARAMETERS = (("hand1", "str"), ("hand2", "str"))

_CASES = (
    ("the kata's first", "2H 3D 5S 9C KD", "2C 3H 4S 8C AH", -1, "high card: Ace"),
    ("the kata's second", "2H 4S 4C 2D 4H", "2S 8S AS QS 3S", 1, "full house: 4 over 2"),
    ("the kata's third", "2H 3D 5S 9C KD", "2C 3H 4S 8C KH", 1, "high card: 9"),
    ("the kata's fourth", "2H 3D 5S 9C KD", "2D 3H 5C 9S KH", 0, ""),
    ("highest card", "3H 6D 7S TC KD", "3C 4H 8S TD AH", -1, "high card: Ace"),
    ("second card", "3H 6D 7S TC KD", "2C 6H 7C JD KH", -1, "high card: Jack"),
    ("fifth card", "AS QD 9C 7H 3S", "AH QC 9D 7S 2D", 1, "high card: 3"),
    ("tie", "AS QD 9C 7H 3S", "3D 7S 9H QH AC", 0, ""),
    ("pair over high card", "2S 2D 5C 7H 4S", "AH KC QD JS 9D", 1, "pair: 2"),
    ("higher pair", "TS TD 2C 4H 3S", "9H 9C AD KS QD", 1, "pair: 10"),
    ("kickers of a pair", "8S 8D AC 6H 3S", "8H 8C KD QS JD", 1, "pair: 8, Ace kicker"),
    ("last kicker of a pair", "8S 8D AC 6H 3S", "AD 4D 8H 6C 8C", -1, "pair: 8, 4 kicker"),
    ("two pair over pair", "3S 3D 2C 2H 4S", "AH AC KD QS JD", 1, "two pair: 3 and 2"),
    ("higher pair of two", "JS JD 2C 2H 4S", "TH TC 9D 9S AD", 1, "two pair: Jack and 2"),
    ("lower pair of two", "JS JD 4C 4H 2S", "JH JC 3D 3S AD", 1, "two pair: Jack and 4"),
    ("two pair kicker", "7S 7D 4C 4H TS", "7H 7C 4D 4S QD", -1, "two pair: 7 and 4, Queen kicker"),
    ("three over two pair", "2S 2D 2C 4H 3S", "AH AC KD KS QD", 1, "three of a kind: 2"),
    ("higher three", "9S 9D 9C 2H 3S", "8H 8C 8D AS KD", 1, "three of a kind: 9"),
    ("kicker of three", "9S 9D 9C 2H KS", "9H 9C 9D 3S KD", -1, "three of a kind: 9, 3 kicker"),
    ("straight over three", "2S 3D 4C 5H 6S", "AH AC AD KS QD", 1, "straight: 6 high"),
    ("wheel is a straight", "AS 2D 3C 4H 5S", "KH KC KD 2S 3D", 1, "straight: 5 high"),
    ("wheel is the lowest", "AS 2D 3C 4H 5S", "2H 3S 4D 5C 6D", -1, "straight: 6 high"),
    ("no straight around the ace", "QS KD AC 2H 3S", "2D 2C 4S 5D 7C", -1, "pair: 2"),
    ("ace-high straight", "TS JD QC KH AS", "9H TD JS QD KC", 1, "straight: Ace high"),
    ("flush over straight", "2S 4S 5S 7S 8S", "TH JC QD KS AD", 1, "flush: 8"),
    ("flush by its last card", "KS JS 8S 6S 3S", "KH JH 8H 6H 2H", 1, "flush: 3"),
    ("four of a suit is no flush", "AS KS 9S 5S 2D", "3H 3C 4D 6S 8D", -1, "pair: 3"),
    ("flushes in two suits", "KS JS 8S 6S 3S", "KH JH 8H 6H 3H", 0, ""),
    ("full house over flush", "2S 2D 2C 3H 3S", "AH QH 9H 7H 5H", 1, "full house: 2 over 3"),
    ("full house by three", "6S 6D 6C 2H 2S", "5H 5C 5D AS AD", 1, "full house: 6 over 2"),
    ("full house by two", "6S 6D 6C JH JS", "6H 6D 6S TS TD", 1, "full house: 6 over Jack"),
    ("four over full house", "2S 2D 2C 2H 3S", "AH AC AD KS KD", 1, "four of a kind: 2"),
    ("kicker of four", "TS TD TC TH 3S", "TH TC TD TS 4D", -1, "four of a kind: 10, 4 kicker"),
    ("straight flush over four", "5S 6S 7S 8S 9S", "AH AC AD AS KD", 1, "straight flush: 9 high"),
    ("wheel in one suit", "AS 2S 3S 4S 5S", "2H 3H 4H 5H 6H", -1, "straight flush: 6 high"),
    ("royal flush", "TS JS QS KS AS", "9H TH JH QH KH", 1, "royal flush"),
)


def _winning(winner: int, words: str) -> str:
    return f"Hand {1 if winner > 0 else 2} wins. - with {words}" if winner else "Tie."


_ON_HANDS = """\
    return {0}_hands(parse_hand(hand1), parse_hand(hand2))


def {0}_hands(hand1: Hand, hand2: Hand) -> {1}:
    raise NotImplementedError("{0}_hands is yours to write")
"""

BACHE = Kata(
    name="bache",
    title="Poker hands: which of two wins, and by what",
    goal="Fold nine small comparisons into one ordering.",
    prerequisites=("functions as values", "tuples and how Python compares them", "sorting"),
    statement=STATEMENT,
    tasks=(
        Task(
            "compare",
            PARAMETERS,
            "int",
            "Positive if hand 1 wins, negative if hand 2 wins, 0 for a tie.\n\n"
            '    compare("2H 3D 5S 9C KD", "2C 3H 4S 8C AH") is negative: an ace beats a king.',
            cases=tuple(Case(about, (a, b), winner) for about, a, b, winner, _ in _CASES),
            oracle=_compare,
            draw=_draw,
            plain=(_plain, _choices),
            why=_why,
            agrees=_same_sign,
            hint=_sign_hint,
            laws=ordering_laws(lambda function: function, _texts),
            on_hands=_ON_HANDS.format("compare", "int"),
            tens=(("T", "10"),),
        ),
        Task(
            "sentence",
            PARAMETERS,
            "str",
            'Who wins, and by what: "Tie." or such as "Hand 2 wins. - with high card: Ace".',
            cases=tuple(
                Case(about, (a, b), _winning(winner, words))
                for about, a, b, winner, words in _CASES
            ),
            oracle=_sentence,
            draw=_draw,
            plain=(_plain, _choices),
            why=_why,
            agrees=str.__eq__,
            hint=_words_hint,
            after="compare",
            on_hands=_ON_HANDS.format("sentence", "str"),
            tens=(("T", "10"),),
        ),
    ),
    steps=(
        "Make the first case pass: turn a hand into its ranks, high to low, and compare those.",
        "Write a function that finds one pattern in one hand: the rank of a pair, or nothing. "
        "Compare hands by it. Nothing must be less than any pair.",
        "Now there are two comparisons. Write the function that asks the first, and the second "
        "only if the first said 0.",
        "Add the other patterns one at a time, each with its own red test. What counts once the "
        "pattern is equal: the other cards, in which order?",
        "Where straights begin, ask about the ace: A 2 3 4 5, and Q K A 2 3.",
        "Look at the list of your rules. Turn the chain of ifs into a fold over that list.",
        "Let the fold say which rule decided. The sentence is that rule and what it saw.",
    ),
    questions=(
        "Two hands can tie without being equal. Where else are there such orders?",
        "Which laws does every comparison obey? Which does a tolerance (equal if nearly) break?",
        "What changes for a game in which a flush beats a full house?",
        "Could one key function replace the comparisons? What would the sentence cost then?",
    ),
    solution=solution,
)
