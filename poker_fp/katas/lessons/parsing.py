"""The exercises of lesson 7: what is wrong is a value, too."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from returns.result import Failure, Result, Success

from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, calls
from poker_fp.katas.lessons.writing import written
from poker_fp.rules.cards import DECK, Card, Rank
from poker_fp.rules.rankings import compare
from poker_fp.text.errors import Errors
from poker_fp.text.parsing import card, parse_card, parse_hand, parse_hands

RAISES = "It raises where the text is wrong: what is wrong was to be a value."
NO_RESULT = "It gives the bare value: a Result was asked for, a Success around it."
TWICE = "It puts a Result into a Result: `map` does that to a function that gives one."

WRONG_CARDS = ["1d", "Kx", "", "10", "Ad Kd", "x", " 1d"]

# practice


def _rank(card: Card) -> Any:
    return card.rank


def _rank_of(text: str) -> Result[Any, Errors]:
    return parse_card(text).map(_rank)


def _texts() -> Iterator[tuple[str]]:
    yield from [("10d",), ("1d",), ("Kh",), ("th",)]
    yield from ((text,) for text in WRONG_CARDS)
    yield from ((str(card),) for card in DECK[::3])


def _by_letter(text: str) -> Result[Any, Any]:
    ranks = {rank.letter: rank for rank in Rank}
    return Success(ranks[text[0]]) if text[:1] in ranks else parse_card(text).map(lambda c: c.rank)


practice = Exercise(
    "rank_of",
    "Write `rank_of(text)`: the rank of a card in a Success, or the errors of `parse_card` in a "
    "Failure. Use `map`.",
    (
        "`parse_card(text)` is a Result already. What is to become of the card in it?",
        "`.map(...)` takes a function, from the card to what is wanted of it.",
    ),
    "def rank_of(text: str) -> Result[Rank, Errors]:\n",
    lambda: calls("rank_of", _rank_of, _texts()),
    (
        (RAISES, lambda text: Success(card(text).rank)),
        (
            "It unwraps, which raises where the text is wrong.",
            lambda text: Success(parse_card(text).unwrap().rank),
        ),
        (NO_RESULT, lambda text: parse_card(text).map(lambda c: c.rank).value_or(None)),
        ("It gives the card.", parse_card),
        (TWICE, lambda text: parse_card(text).map(lambda c: Success(c.rank))),
        ("It gives the rank's letter.", lambda text: parse_card(text).map(lambda c: c.rank.letter)),
        (
            "`bind` wants a function that gives a Result; for a plain one there is `map`.",
            lambda text: parse_card(text).bind(_rank),
        ),
        (
            "It says what is wrong in words of its own.",
            lambda text: (
                _rank_of(text) if isinstance(parse_card(text), Success) else Failure("bad")
            ),
        ),
        ("It reads the first letter only, and takes what follows for right.", _by_letter),
        (
            "It changes the text before it is read: the errors name other columns.",
            lambda text: _rank_of(text.strip()),
        ),
    ),
    by_way_of=("map",),
)


# recommended


def _compare_texts(a: str, b: str) -> Result[int, Errors]:
    return parse_hands([a, b]).map(lambda hands: compare(*hands))


HANDS = ["2h3d5s9cKd", "2c3h4s8cAh", "Kh Qs 4d 9c Kd", "10c 10d 2h 3s 4c", "2d3h5c9dKs"]
WRONG_HANDS = ["1s3d5s9cKd", "2hKx5s9cKd", "2h2h5s9cKd", "", "2h3d", "1s Kx 5s 9c 5s"]


def _two_texts() -> Iterator[tuple[str, ...]]:
    yield HANDS[0], HANDS[1]
    yield WRONG_HANDS[0], WRONG_HANDS[1]
    yield from product([*HANDS, *WRONG_HANDS], repeat=2)


def _in_turn(a: str, b: str) -> Result[int, Errors]:
    return parse_hand(a).bind(lambda one: parse_hand(b).map(lambda other: compare(one, other)))


def _apart(a: str, b: str) -> Result[int, Errors]:
    errors = parse_hand(a).swap().value_or(()) + parse_hand(b).swap().value_or(())
    return Failure(errors) if errors else _compare_texts(a, b)


recommended = Exercise(
    "compare_texts",
    "Write `compare_texts(a, b)`: which hand wins, as `compare` says, in a Success, or all the "
    "errors of both hands, as `parse_hands` gives them, in a Failure.",
    (
        "The two hands do not need each other: which function reads them both, and gathers what "
        "is wrong with either?",
        "`parse_hands([a, b])` holds a sequence of two hands, if it is a Success: what is to "
        "become of that?",
    ),
    "def compare_texts(a: str, b: str) -> Result[int, Errors]:\n",
    lambda: calls("compare_texts", _compare_texts, _two_texts()),
    (
        (
            "It stops at the first hand that is wrong, and does not say which hand that is.",
            _in_turn,
        ),
        (
            "It gathers the errors of two separate hands: they do not say which hand is meant.",
            _apart,
        ),
        (RAISES, lambda a, b: Success(compare(*parse_hands([a, b]).unwrap()))),
        (NO_RESULT, lambda a, b: parse_hands([a, b]).map(lambda hs: compare(*hs)).value_or(0)),
        ("It compares the second hand with the first.", lambda a, b: _compare_texts(b, a)),
        (TWICE, lambda a, b: parse_hands([a, b]).map(lambda hs: Success(compare(*hs)))),
        (
            "It compares the texts.",
            lambda a, b: parse_hands([a, b]).map(lambda _: (a > b) - (a < b)),
        ),
        (
            "It gives the errors' messages, and loses where they are.",
            lambda a, b: _compare_texts(a, b).alt(lambda errors: tuple(e.message for e in errors)),
        ),
        ("It gives the first error only.", lambda a, b: _compare_texts(a, b).alt(lambda e: e[:1])),
    ),
)


# stretch

Gather = Callable[[Iterable[Result[Card, Errors]]], Result[list[Card], Errors]]


def _gather(results: Iterable[Result[Card, Errors]]) -> Result[list[Card], Errors]:
    cards: list[Card] = []
    errors: Errors = ()
    for result in results:
        cards += result.map(lambda card: [card]).value_or([])
        errors += result.swap().value_or(())
    return Failure(errors) if errors else Success(cards)


def _gatherings() -> Iterator[Question]:
    lists = [["Ad", "Kd"], ["1d", "Kd", "Kx"], [], ["Ad"], ["1d"], ["Ad", "Ad"], ["Ad", "1d"]]
    lists += [["1d", "Ad"], ["1d", "1d"], ["Kx", "1d"], ["2c", "Kx", "3c", "", "4c"]]
    for texts in lists:
        yield _gathering(texts)


def _gathering(texts: Sequence[str]) -> Question:
    right = _gather(map(parse_card, texts))
    return Question(
        f"gather(map(parse_card, {texts}))",
        lambda gather: gather(map(parse_card, texts)),
        written(right),
        lambda got: got == right,
    )


def _first(results: Iterable[Result[Card, Errors]]) -> Any:
    return _gather(results).alt(lambda errors: errors[:1])


def _nested(results: Iterable[Result[Card, Errors]]) -> Any:
    kept = list(results)
    errors = [result.failure() for result in kept if isinstance(result, Failure)]
    return Failure(tuple(errors)) if errors else Success([result.unwrap() for result in kept])


def _twice(results: Iterable[Result[Card, Errors]]) -> Any:
    if any(isinstance(result, Failure) for result in results):
        return _gather(results)
    return Success([result.unwrap() for result in results])


def _last(results: Iterable[Result[Card, Errors]]) -> Any:
    return _gather(results).alt(lambda errors: errors[-1:])


stretch = Exercise(
    "gather",
    "Write `gather(results)`: all the values of the results in one list, in a Success; or, "
    "if any is a Failure, all the errors in one tuple, in a Failure. The results come once, as "
    "from `map`.",
    (
        "Go through the results once, and fill two containers. Which of them decides at the end?",
        "`isinstance(result, Failure)` tells the two apart; `result.failure()` is a tuple already, "
        "so tuples are added: `errors += result.failure()`.",
    ),
    "def gather(results: Iterable[Result[Card, Errors]]) -> Result[list[Card], Errors]:\n",
    _gatherings,
    (
        ("It keeps the first error only.", _first),
        ("It keeps the last error only.", _last),
        (
            "It leaves out what failed.",
            lambda results: Success([r.unwrap() for r in results if isinstance(r, Success)]),
        ),
        ("It makes a tuple of tuples: the errors of each card are a tuple already.", _nested),
        ("It goes through the results twice, and the second time there are none.", _twice),
        (
            "`if result` is true of a Failure, too, as of most objects.",
            lambda results: Success([r.unwrap() for r in results if r]),
        ),
        (NO_RESULT, lambda results: _gather(results).value_or([])),
        ("It gives the values in a tuple.", lambda results: _gather(results).map(tuple)),
        (
            "It gives a Failure even if nothing is wrong.",
            lambda results: Failure(_gather(results).swap().value_or(())),
        ),
    ),
)


LESSON = Lesson(
    7,
    "Parsing: what is wrong is a value, too",
    "lesson_07_parsing",
    """\
from collections.abc import Iterable

from returns.result import Failure, Result, Success

from poker_fp import Card, Errors, Rank, compare, parse_card, parse_hand, parse_hands
""",
    practice,
    recommended,
    stretch,
)
