"""The kata of sorting players: three games of poker, from a line of text to a line of text."""

from collections.abc import Iterator
from typing import Any

from poker_fp.algebra.comparators import Comparator
from poker_fp.choices.deals import deal
from poker_fp.choices.pick import Pick
from poker_fp.deals.catalogue import CLASSIC, FIVE_CARD_DRAW
from poker_fp.deals.solvers import parse_deal, solve
from poker_fp.deals.standings import explain_deal
from poker_fp.katas.kata import Args, Case, Function, Kata, Task
from poker_fp.katas.ordering import one_left_out, ordering_laws
from poker_fp.katas.solutions import sorting as solution
from poker_fp.katas.sorting_lines import a_line
from poker_fp.text.errors import on_one_line
from poker_fp.text.results import either

# The games in words, as `CLASSIC` has them, of which `sorting_lines` makes the lines.
STATEMENT = """\
A line of text describes a deal of poker. Sort its players by the strength of their hands.

  process(line: str) -> str                  or a program in any language, which answers each line
                                             of its standard input by a line of standard output

A line is one of these, with single blanks between, and without a line end where it is passed to
the function:

  texas-holdem BOARD HAND HAND ...      a board of 5 cards, hands of 2: the best five of the seven
  omaha-holdem BOARD HAND HAND ...      a board of 5 cards, hands of 4: the best five that take
                                        exactly two from the hand and exactly three from the board
  five-card-draw HAND HAND ...          no board, hands of 5

Cards are written together, 4cKs4h8s7s: a rank (2 3 4 5 6 7 8 9 T J Q K A) and a suit (c d h s).
All the cards of a line are different.

The answer is the hands with blanks between, each as it was written, the weakest first. Hands that
tie are joined by = instead, in the order of their texts, character by character: Ac4d=Ad4s.

The ranking is that of poker, the strongest first: straight flush, four of a kind, full house,
flush, straight, three of a kind, two pair, pair, high card. Within a category the cards that make
it count first, then the other cards of the five, the highest first. The ace is high, and also
starts the lowest straight, A 2 3 4 5. Suits never break a tie, and a sixth card never counts.

Two mistakes are answered by a line that starts with "Error: ", and then says what you like: a
game that is none of the three, and a board or a hand of a wrong number of cards. No other
mistakes are made.
"""

PREFIX = "Error: "


def _process(line: str) -> str:
    return either(solve(line, CLASSIC), str, on_one_line)


def _agrees(got: str, expected: str) -> bool:
    if expected.startswith(PREFIX):
        return got.startswith(PREFIX) and "\n" not in got
    return got == expected


def _dealt(pick: Pick, count: int) -> tuple[str, ...]:
    return tuple(player.text for player in deal(pick, FIVE_CARD_DRAW, count, count).players)


def _duel(process: Function) -> Comparator[str]:
    """Who wins of two hands of five-card draw, as the function under test sees it."""

    def compare(x: str, y: str) -> int:
        weaker, _, rest = process(f"five-card-draw {x} {y}").partition(" ")
        return 0 if not rest else -1 if weaker == x else 1

    return compare


def _smaller(args: Args) -> Iterator[Args]:
    name, *hands = args[0].split(" ")
    fixed = 1 if name in CLASSIC and CLASSIC[name].board else 0
    for fewer in one_left_out(hands[fixed:], fewest=1):
        yield (" ".join([name, *hands[:fixed], *fewer]),)


def _why(args: Args, _: Any) -> str:
    return either(parse_deal(args[0], CLASSIC), lambda deal: str(explain_deal(deal)), on_one_line)


def _hint(got: str, expected: str) -> str:
    if expected.startswith(PREFIX):
        return f'The answer is to start with "{PREFIX}", and to be one line.'
    if got.startswith(PREFIX):
        return "There is nothing wrong with this line."
    if got.strip() == expected:
        return "There are blanks or a line end around the right answer."
    mine, right = _groups(got), _groups(expected)
    if mine == right:
        return "The groups are right, but those who tie are not in the order of their texts."
    if mine == right[::-1]:
        return "The weakest comes first."
    if set().union(*mine) != set().union(*right):
        return "The hands are not given back as they were written."
    return ""


def _groups(answer: str) -> list[set[str]]:
    return [set(group.split("=")) for group in answer.split(" ")]


_CASES = (
    ("highest card", "five-card-draw AhQd9c6s2d KdQh9d6c3h", "KdQh9d6c3h AhQd9c6s2d"),
    ("a hand alone, as written", "five-card-draw 3dAs2hTcTd", "3dAs2hTcTd"),
    ("the wheel is a straight", "five-card-draw 5cAs4d2h3s KhKd9sTdKc", "KhKd9sTdKc 5cAs4d2h3s"),
    ("the wheel is the lowest", "five-card-draw 6h5d4s3c2d Ac5c4d3h2s", "Ac5c4d3h2s 6h5d4s3c2d"),
    ("no straight around the ace", "five-card-draw QhKsAc2d3h 4h4c5s6d8c", "QhKsAc2d3h 4h4c5s6d8c"),
    ("ten over nine", "five-card-draw TsTd2c4h3s 9h9cAdKsQd", "9h9cAdKsQd TsTd2c4h3s"),
    ("the last kicker", "five-card-draw 8s8dAc6h3s Ad4d8h6c8c", "8s8dAc6h3s Ad4d8h6c8c"),
    ("two pair by the lower", "five-card-draw JsJd4c4h2s JhJc3d3sAd", "JhJc3d3sAd JsJd4c4h2s"),
    ("full house by the three", "five-card-draw 6s6d6c2h2s 5h5c5dAsAd", "5h5c5dAsAd 6s6d6c2h2s"),
    ("flush by its last card", "five-card-draw KsJs8s6s3s KhJh8h6h2h", "KhJh8h6h2h KsJs8s6s3s"),
    ("four of a suit", "five-card-draw AsKs9s5s2d 3h3c4d6s8d", "AsKs9s5s2d 3h3c4d6s8d"),
    ("a tie by its texts", "five-card-draw 9sQc7d4h2c 7h9dQs2d4s", "7h9dQs2d4s=9sQc7d4h2c"),
    (
        "wheel in one suit",
        "five-card-draw Ad2d3d4d5d 6c2c3c4c5c KsKhKdKcAh",
        "KsKhKdKcAh Ad2d3d4d5d 6c2c3c4c5c",
    ),
    ("hold'em", "texas-holdem 3s9dKc2h7s KhQd 9h9c 7d2c AsJs", "AsJs KhQd 7d2c 9h9c"),
    ("all play the board", "texas-holdem ThJcQdKsAh 2c3d 4h5s 2d3c", "2c3d=2d3c=4h5s"),
    ("three pairs", "texas-holdem 6h6c9h9cKd 4s4h 2c3d QsJs", "2c3d=4s4h=QsJs"),
    ("two threes", "texas-holdem 9c9d9hKs5d KcKd AcAd 5h5c", "5h5c AcAd KcKd"),
    ("six of a suit", "texas-holdem 3h6hThJhAh 8d4c 2h5c 7hKd", "2h5c=8d4c 7hKd"),
    ("a sixth card never counts", "texas-holdem AcKdQh8s8d 2c3d JhTs JcTh", "2c3d JcTh=JhTs"),
    ("straight beside a pair", "texas-holdem 4s5d6h7c7d 8c8h 3hAs KdKs", "KdKs 3hAs 8c8h"),
    ("wheel on the board", "texas-holdem As2d3h4cKd 5s9d 5hKs 6h5c", "5hKs=5s9d 6h5c"),
    ("flush and straight, not of the same", "texas-holdem 5s6s7s8s2d 9dKs AcAd", "AcAd 9dKs"),
    ("Omaha", "omaha-holdem 3s9dKc2h7s KhQdJc4c 9h9c4s4d AsJs7d2c", "KhQdJc4c AsJs7d2c 9h9c4s4d"),
    ("only one of the suit", "omaha-holdem 3h6hThJh2c Ah4s5d8c 8h7h3c3d", "Ah4s5d8c 8h7h3c3d"),
    ("the board does not play", "omaha-holdem TcJdQhKsAd 2c2d3h4s AcAh2h3s", "2c2d3h4s AcAh2h3s"),
    ("three of a hand are two", "omaha-holdem 4d8sJcQh2s KdKhKc3d AsAd5c6d", "KdKhKc3d AsAd5c6d"),
    (
        "four of a suit in the hand",
        "omaha-holdem 3hTc6s9dQh 2h4h7hKh TdTs4c5c",
        "2h4h7hKh TdTs4c5c",
    ),
    ("unknown game", "seven-card-stud AhQd9c6s2d KdQh9d6c3h", "Error: unknown game"),
    ("a board of four", "texas-holdem 3s9dKc2h KhQd 9h9c", "Error: the board has 4 cards"),
    ("a hand of three", "texas-holdem 3s9dKc2h7s KhQdJc 9h9c", "Error: a hand has 3 cards"),
    ("hands of four in hold'em", "texas-holdem 3s9dKc2h7s KhQdJc4c 9h9c4s4d", "Error: hands of 4"),
    ("a hand of two in Omaha", "omaha-holdem 3s9dKc2h7s KhQd 9h9c4s4d", "Error: a hand has 2"),
    ("a hand of four in draw", "five-card-draw AhQd9c6s KdQh9d6c3h", "Error: a hand has 4 cards"),
)


SORTING = Kata(
    name="sorting",
    title="Sorting players: three games, line by line",
    goal="Take a line of text through small functions to its answer, three games by one path.",
    prerequisites=("the kata bache or exercism", "sorting with a key", "itertools.combinations"),
    statement=STATEMENT,
    tasks=(
        Task(
            "process",
            (("line", "str"),),
            "str",
            "The hands of a deal, the weakest first, equals joined by =.\n\n"
            '    process("texas-holdem 2h3h4h5d8d KdKs 9hJh") gives "KdKs 9hJh".',
            cases=tuple(Case(about, (line,), answer) for about, line, answer in _CASES),
            oracle=_process,
            draw=a_line,
            why=_why,
            agrees=_agrees,
            hint=_hint,
            smaller=_smaller,
            laws=ordering_laws(_duel, _dealt),
        ),
    ),
    steps=(
        "Make a line of five-card draw with one hand pass: give the hand back.",
        "Order two hands of five cards; the kata bache or exercism is this step.",
        "Join those that tie: sort, then group by equal strength.",
        "Hold'em: the best of all the fives among seven cards. Do not look for patterns in seven.",
        "Omaha: only the way of choosing the five differs. What is the same for all three games?",
        "Write each game as a value: its name, the sizes, the way of choosing.",
        "The mistakes: where on the way from text to answer is each noticed, and how does it get "
        "to the end without an exception?",
    ),
    questions=(
        "What would a fourth game cost? Which lines would change?",
        "Which of your functions could be tested without any text?",
        "Why do hands that tie need an order of their own?",
        "How many fives are there in seven cards, and in a hand and board of Omaha?",
    ),
    solution=solution,
    lines=True,
)
