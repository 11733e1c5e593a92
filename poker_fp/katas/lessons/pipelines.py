"""The exercises of lesson 8: a program is its steps, one after the other."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cmp_to_key
from itertools import chain, cycle, groupby, islice
from operator import itemgetter
from typing import Any

from returns.result import Result

from poker_fp.algebra.comparators import contramap
from poker_fp.choices.deals import deal
from poker_fp.choices.hands import rivals
from poker_fp.choices.pick import Pick
from poker_fp.deals.choosing import using
from poker_fp.deals.games import Game
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, Refusal, calls, drawn
from poker_fp.katas.lessons.solving import solved
from poker_fp.katas.lessons.writing import written
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD, compare
from poker_fp.rules.variants import HOUSE, SHORT_DECK
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import parse_hands

LINE = "2c3h4s8cAh 2h3d5s9cKd 2d3c4h8dAc"
ACE, KING, OTHER_ACE = LINE.split()
WRONG = "1s"

Entry = tuple[str, Hand]
by_hand = cmp_to_key(contramap(itemgetter(1), compare))


def read(line: str) -> Result[list[Entry], Errors]:
    """As on the page: each hand with its text."""
    texts = line.split()
    return parse_hands(texts).map(lambda hands: list(zip(texts, hands, strict=True)))


def grouped(entries: Iterable[Entry]) -> list[list[Entry]]:
    """As on the page: groups of hands that tie, the weakest first."""
    return [list(group) for _, group in groupby(sorted(entries, key=by_hand), key=by_hand)]


def answer(line: str) -> Result[str, Errors]:
    """As on the page: the line of the answer."""
    return read(line).map(
        lambda entries: " ".join("=".join(text for text, _ in g) for g in grouped(entries))
    )


def _line(pick: Pick) -> str:
    return " ".join("".join(map(str, hand.cards)) for hand in rivals(pick, 1, 4))


@cache
def _drawn_lines() -> list[str]:
    return drawn(_line, 40, len)


# practice

Answers = Callable[[Iterable[str]], Iterator[str]]


def _answers(lines: Iterable[str]) -> Iterator[str]:
    return (answer(line).value_or("bad") for line in lines)


def _streams() -> Iterator[Question]:
    lines = _drawn_lines()
    lists = [[], [WRONG], [KING], [KING, WRONG], [WRONG, KING, LINE], lines[:5], lines[-5:]]
    yield from (_all_of(lines) for lines in lists)
    yield from (_some_of(lines, most) for lines in ([LINE, WRONG], [KING]) for most in (1, 2, 3))


def _all_of(lines: Sequence[str]) -> Question:
    right = list(_answers(lines))
    return Question(
        f"list(answers(iter({list(lines)})))",
        lambda answers: list(answers(iter(lines))),
        written(right),
        lambda got: got == right,
    )


def _some_of(lines: Sequence[str], most: int) -> Question:
    right = list(islice(_answers(cycle(lines)), most))

    def stream() -> Iterator[str]:
        yield from islice(cycle(lines), most)
        raise Refusal(f"it reads line {most + 1} before it gives answer {most}")

    return Question(
        f"list(islice(answers(cycle({lines})), {most}))",
        lambda answers: list(islice(answers(stream()), most)),
        written(right),
        lambda got: got == right,
    )


def _up_to_wrong(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        said = answer(line).value_or("bad")
        yield said
        if said == "bad":
            return


practice = Exercise(
    "answers",
    'Write `answers(lines)`: an iterator of the answers, with `"bad"` in the place of a line that '
    "is wrong. One by one, for the lines may never end.",
    (
        "A list would wait for the last line. What gives a value when it is asked for one?",
        "A generator: `(... for line in lines)`. And what gives the value of a Success, or "
        "something else for a Failure?",
    ),
    "def answers(lines: Iterable[str]) -> Iterator[str]:\n",
    _streams,
    (
        (
            "It reads all the lines before it gives the first answer.",
            lambda lines: iter(list(_answers(lines))),
        ),
        (
            "It leaves out the lines that are wrong.",
            lambda lines: (said for said in _answers(lines) if said != "bad"),
        ),
        ("It gives Results: take the texts out of them.", lambda lines: map(answer, lines)),
        (
            "It raises at a line that is wrong.",
            lambda lines: (answer(line).unwrap() for line in lines),
        ),
        ("It stops after a line that is wrong.", _up_to_wrong),
        (
            "A Failure is true, so `or` never comes to what stands behind it.",
            lambda lines: (answer(line) or "bad" for line in lines),
        ),
        (
            "It gives the errors of a line that is wrong.",
            lambda lines: (
                str(answer(line).swap().value_or(said)) if said == "bad" else said
                for line in lines
                for said in _answers([line])
            ),
        ),
        ("It gives one text, and not one for each line.", lambda lines: "\n".join(_answers(lines))),
    ),
)


# recommended


def _game(
    hole: int, *use: int, name: str = "lazy-pineapple", ranking: Any = STANDARD
) -> Game[Hand]:
    return Game(name, board=5, hole=hole, hands=using(*use), ranking=ranking)


LAZY = _game(3, 2, 1, 0)


def _lazy_line(pick: Pick) -> str:
    dealt = deal(pick, LAZY, 2, 3)
    board = "".join(map(str, dealt.board))
    return " ".join([LAZY.name, board, *(player.text for player in dealt.players)])


@cache
def _solved() -> tuple[Question, ...]:
    lines = ["lazy-pineapple 2h4h7h9hTs KhKcKd", "lazy-pineapple 2h4h7h9hTs KhKcKd 9c9d9s AhQh2c"]
    lines += drawn(_lazy_line, 80, len)
    return tuple(solved("lazy", LAZY, line) for line in lines)


recommended = Exercise(
    "lazy",
    "Make the value `lazy`, a game: hold'em with three hole cards, of which a player uses two, "
    "one or none. Its name is `lazy-pineapple`.",
    (
        "Start from `holdem` on the page. Which of its five parts are different?",
        "The name, `hole`, and `hands`: `using(...)` takes the numbers of hole cards that a player "
        "may use.",
    ),
    'lazy = ...  # Game("lazy-pineapple", ...)\n',
    _solved,
    (
        ("It lets a player use all three hole cards.", _game(3, 3, 2, 1, 0)),
        ("A player must use two of the hole cards, as in Omaha.", _game(3, 2)),
        ("A player cannot play the board alone.", _game(3, 2, 1)),
        ("It has two hole cards, as hold'em has.", _game(2, 2, 1, 0)),
        ("Its name is not that on the line.", _game(3, 2, 1, 0, name="pineapple")),
        ("It ranks hands as a short deck does.", _game(3, 2, 1, 0, ranking=SHORT_DECK)),
        ("It ranks hands by a ranking without ties.", _game(3, 2, 1, 0, ranking=HOUSE)),
        ("Its list of rules has the weakest first.", _game(3, 2, 1, 0, ranking=STANDARD[::-1])),
        ("It is the name of a game, not a game.", "lazy-pineapple"),
    ),
)


# stretch


def _won(line: str) -> list[int]:
    """The seats that win or share."""
    entries = read(line).value_or([])
    return [entries.index(entry) for group in grouped(entries)[-1:] for entry in group]


def _count(seats: Iterable[int]) -> dict[int, int]:
    return dict(Counter(seats))


def _seats_won(lines: Iterable[str]) -> dict[int, int]:
    return _count(chain.from_iterable(map(_won, lines)))


def _tables() -> Iterator[tuple[list[str]]]:
    lists = [[], [WRONG], [KING], [f"{KING} {ACE}"], [f"{ACE} {KING}"], [f"{ACE} {OTHER_ACE}"]]
    lists += [[LINE], [KING, WRONG], [WRONG, KING], [LINE, LINE, KING, WRONG]]
    lines = _drawn_lines()
    lists += [lines[start : start + 4] for start in range(0, len(lines), 4)]
    return ((lines,) for lines in lists)


def _with_losers(lines: list[str]) -> dict[int, int]:
    seats = max((len(read(line).value_or([])) for line in lines), default=0)
    return dict.fromkeys(range(seats), 0) | _seats_won(lines)


def _shares(lines: list[str]) -> dict[int, float]:
    won: dict[int, float] = {}
    for line in lines:
        seats = _won(line)
        won |= {seat: won.get(seat, 0) + 1 / len(seats) for seat in seats}
    return won


stretch = Exercise(
    "seats_won",
    "Write `seats_won(lines)`: a dict from a seat, which is a place on a line, from 0, to how "
    "often it wins or shares. Seats that never win are not in it; lines that are wrong are "
    "skipped.",
    (
        "First write a function for one line: from its entries to the seats of the last group.",
        "Then each line gives a list of seats, a wrong one `[]`: `read(line).map(...)"
        ".value_or([])`. Count them all, for example with `collections.Counter`.",
    ),
    "def seats_won(lines: Iterable[str]) -> dict[int, int]:\n",
    lambda: calls("seats_won", _seats_won, _tables()),
    (
        (
            "It gives each pot to one player, though two share it.",
            lambda lines: _count(seat for line in lines for seat in _won(line)[:1]),
        ),
        (
            "It counts seats from 1.",
            lambda lines: {seat + 1: won for seat, won in _seats_won(lines).items()},
        ),
        (
            "It counts the weakest group.",
            lambda lines: _count(
                e.index(x)
                for line in lines
                if (e := read(line).value_or([]))
                for x in grouped(e)[0]
            ),
        ),
        (
            "It raises at a line that is wrong.",
            lambda lines: _seats_won([line for line in lines if read(line).unwrap()]),
        ),
        ("It has the seats that never win, too.", _with_losers),
        ("It counts shares of a pot, and a shared win is one, too.", _shares),
        (
            "It counts hands, and not seats.",
            lambda lines: dict(Counter(line.split()[s] for line in lines for s in _won(line))),
        ),
        (
            "It stops at the first line that is wrong.",
            lambda lines: _seats_won(lines[: [*lines, WRONG].index(WRONG)]),
        ),
    ),
)


LESSON = Lesson(
    8,
    "Pipelines: a solver, grown function by function",
    "lesson_08_pipelines",
    '''\
from collections.abc import Iterable, Iterator
from functools import cache, cmp_to_key
from operator import itemgetter

from returns.result import Result
from toolz import partitionby

from poker_fp import STANDARD, Errors, Game, Hand, compare, contramap, parse_hands, using

Entry = tuple[str, Hand]
by_hand = cmp_to_key(contramap(itemgetter(1), compare))


def read(line: str) -> Result[list[Entry], Errors]:
    """Each hand with its text, or all that is wrong."""
    texts = line.split()
    return parse_hands(texts).map(lambda hands: list(zip(texts, hands, strict=True)))


def grouped(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """Groups of hands that tie, the weakest first."""
    return partitionby(by_hand, sorted(entries, key=by_hand))


def joined(groups: Iterable[tuple[Entry, ...]]) -> str:
    """The line of the answer."""
    return " ".join("=".join(text for text, _ in group) for group in groups)


def answer(line: str) -> Result[str, Errors]:
    """The whole of it: a word for each step."""
    return read(line).map(grouped).map(joined)
''',
    practice,
    recommended,
    stretch,
)
