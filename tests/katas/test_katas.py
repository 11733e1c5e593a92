"""The katas as values: their cases, hints and texts."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from poker_fp import DECK, GAMES
from poker_fp.choices.pick import Pick, order_of
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.katas import KATAS, Answer, Case, Finding, Kata, Task, found, judged
from poker_fp.katas.findings import BOOL_TRAP
from poker_fp.katas.kata import Function
from poker_fp.katas.ordering import rearranged, renamed
from poker_fp.katas.report import Report, as_data, lines
from poker_fp.katas.scaffold import files
from poker_fp.katas.solutions import sorting
from poker_fp.katas.sorting import STATEMENT

TASKS = [task for kata in KATAS.values() for task in kata.tasks]
CASES = [(task, case) for task in TASKS for case in task.cases]
COMPARE, SENTENCE = KATAS["bache"].tasks
(BEST_HANDS,) = KATAS["exercism"].tasks
(PROCESS,) = KATAS["sorting"].tasks


@pytest.mark.parametrize(
    ("task", "case"), CASES, ids=[f"{task.name}: {case.about}" for task, case in CASES]
)
def test_the_oracle_and_the_case_agree(task: Task, case: Case) -> None:
    """The answers of the cases are written by hand; the library gives the same."""
    assert task.agrees(task.oracle(*case.given), case.expected)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_every_case_can_be_explained(task: Task) -> None:
    """Whatever the answer, there is a reason to show."""
    assert all(task.why(case.given, None) for case in task.cases)


def test_the_games_of_the_sorting_kata_are_those_of_the_library() -> None:
    """Statement, solution and library have the same games, sizes, and fives that may be shown."""
    said = re.findall(
        r"^  ([a-z-]+) .*(?:a board of (\d) cards|no board), hands of (\d)", STATEMENT, re.MULTILINE
    )
    assert {name: (int(board or 0), int(hole)) for name, board, hole in said} == {
        name: (game.board, game.hole) for name, game in CLASSIC.items()
    }
    assert list(sorting.GAMES) == list(CLASSIC)
    for name, (board_size, hole_size, counts) in sorting.GAMES.items():
        game = GAMES[name]
        assert (board_size, hole_size) == (game.board, game.hole)
        board, hole = DECK[:board_size], DECK[board_size : board_size + hole_size]
        fives = sorting.fives(tuple(map(str, board)), tuple(map(str, hole)), counts)
        assert {frozenset(five) for five in fives} == {
            frozenset(map(str, hand.cards)) for hand in game.hands(board, hole)
        }


def picked(seed: int) -> Pick:
    random = Random(seed)
    return lambda most: random.randint(0, most)


SOLVED = [
    (task, getattr(kata.solution, task.name)) for kata in KATAS.values() for task in kata.tasks
]


@pytest.mark.parametrize(("task", "solution"), SOLVED)
def test_the_worked_solution_obeys_cases_laws_and_oracle(task: Task, solution: Function) -> None:
    """On every case, and on drawn inputs, the worked solution answers as the library does."""
    drawn = [task.draw(picked(seed)) for seed in range(300)]
    for given in [*(case.given for case in task.cases), *drawn]:
        assert task.agrees(solution(*given), task.oracle(*given)), given
        assert task.why(given, None)
    for law in task.laws:
        assert all(law.holds(solution, *law.draw(picked(seed))) for seed in range(60)), law.name


@pytest.mark.parametrize("task", [task for task in TASKS if task.laws], ids=lambda task: task.name)
def test_a_broken_solution_breaks_a_law(task: Task) -> None:
    """A law that nothing breaks is no law: the first hand always winning breaks antisymmetry."""
    first = {
        "int": lambda *_: 1,
        "list[str]": lambda hands: hands[:1],
        "str": lambda line: line.partition(" ")[2],
    }[task.returns]
    law = task.laws[0]
    assert not all(law.holds(first, *law.draw(picked(seed))) for seed in range(60))


@pytest.mark.parametrize("task", [task for task in TASKS if task.plain], ids=lambda task: task.name)
def test_drawn_inputs_can_be_made_again_from_their_choices(task: Task) -> None:
    """What a wrong input is shrunk from again is that input."""
    assert task.plain is not None
    plain, choices_of = task.plain
    for seed in range(200):
        given = task.draw(picked(seed))
        choices = iter(choices_of(given))
        # mypy has no type for a lambda's default argument
        assert plain(lambda most, choices=choices: next(choices) if most else 0) == given  # type: ignore[misc]
        assert next(choices, None) is None


def test_one_hand_is_left_out_in_every_way() -> None:
    """What is smaller has one hand less, as long as one is left, and the board stays."""
    assert list(BEST_HANDS.smaller((TWO,))) == [([TWO[1]],), ([TWO[0]],)]
    assert list(BEST_HANDS.smaller((TWO[:1],))) == []
    assert list(COMPARE.smaller((TWO[0], TWO[1]))) == []
    assert list(PROCESS.smaller(("texas-holdem 3s9dKc2h7s KhQd 9h9c",))) == [
        ("texas-holdem 3s9dKc2h7s 9h9c",),
        ("texas-holdem 3s9dKc2h7s KhQd",),
    ]


def value(answer: object) -> Answer:
    kind = "list[str]" if isinstance(answer, list) else type(answer).__name__
    return Answer(kind, answer, repr(answer))


TWO = ["3C 5D 6H 8C QD", "QH 8D 6D 5H 3S"]
DRAW = "five-card-draw 9sQc7d4h2c 7h9dQs2d4s AhQd9c6s2h"


@pytest.mark.parametrize(
    ("task", "given", "answer", "hint"),
    [
        (COMPARE, ("3H 6D 7S TC KD", "3C 4H 8S TD AH"), False, BOOL_TRAP),
        (COMPARE, ("AS QD 9C 7H 3S", "3D 7S 9H QH AC"), 1, "These hands tie"),
        (SENTENCE, ("AS QD 9C 7H 3S", "3D 7S 9H QH AC"), "tie.", "capitals"),
        (SENTENCE, ("AS QD 9C 7H 3S", "3D 7S 9H QH AC"), "Tie.\n", "line ends"),
        (SENTENCE, ("AS QD 9C 7H 3S", "3D 7S 9H QH AC"), "Draw.", ""),
        (PROCESS, (DRAW,), "AhQd9c6s2h 7h9dQs2d4s 9sQc7d4h2c", ""),
        (BEST_HANDS, (TWO,), TWO[::-1], "order of the input"),
        (BEST_HANDS, (TWO,), TWO + TWO[:1], "more than once"),
        (BEST_HANDS, (TWO,), TWO[:1], "missing"),
        (BEST_HANDS, (TWO,), ["QD 8C 6H 5D 3C", TWO[1]], "given back as it was written"),
        (BEST_HANDS, (["AS QD 9C 7H 3S", *TWO],), ["AS QD 9C 7H 3S", *TWO], "loses"),
        (PROCESS, (DRAW,), "9sQc7d4h2c=7h9dQs2d4s AhQd9c6s2h", "order of their texts"),
        (PROCESS, (DRAW,), "AhQd9c6s2h 7h9dQs2d4s=9sQc7d4h2c", "weakest comes first"),
        (PROCESS, (DRAW,), "7h9dQs2d4s=9sQc7d4h2c AhQd9c6s2h\n", "line end"),
        (PROCESS, (DRAW,), "2d4s7h9dQs=9sQc7d4h2c AhQd9c6s2h", "as they were written"),
        (PROCESS, (DRAW,), "Error: no", "nothing wrong"),
        (PROCESS, ("draw 2c",), "2c", "is to start with"),
    ],
)
def test_a_hint_says_what_a_wrong_answer_gives_away(
    task: Task, given: tuple[object, ...], answer: object, hint: str
) -> None:
    """Common slips are named beside the right answer."""
    wrong = judged(task, given, value(answer))
    assert wrong is not None
    assert hint in wrong[1]


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Answer(fault="exit", message="it ended"), "exit"),
        (Answer("NoneType", None, "None"), "wrong type"),
        (Answer("str", "1", "'1'"), "wrong type"),
        (Answer("int", -1, "-1", changed="[]"), "changed argument"),
        (Answer("int", -1, "-1", printed="hm"), "printed"),
    ],
)
def test_what_is_not_a_right_answer_is_a_finding(answer: Answer, kind: str) -> None:
    """Faults, types, changed arguments and printing are told apart."""
    finding = found("case", COMPARE, ("3H 6D 7S TC KD", "3C 4H 8S TD AH"), answer)
    assert finding is not None
    assert finding.kind == kind
    assert as_data(Report("bache", "x.py", 0, (finding,), (), {}))["findings"][0]["kind"] == kind
    assert kind in "\n".join(lines(Report("bache", "x.py", 0, (finding,), (), {})))


def test_a_report_shows_calls_hints_and_reasons() -> None:
    """A law is shown by its calls, and why by the rules; notes and the verdict come last."""
    given = TWO[0], TWO[1]
    finding = Finding(
        "law", "broken law", "compare", given, "0", "1", "antisymmetry", "rules", "a hint",
        ((given, "1"), (given[::-1], "1")),
    )  # fmt: skip
    shown = "\n".join(lines(Report("bache", "x.py", 7, (finding,), ("A note.",), {"cases": 1})))
    assert (
        shown
        == f"""A law is broken: broken law (antisymmetry)
  compare('{TWO[0]}', '{TWO[1]}')
    gave     1
  compare('{TWO[1]}', '{TWO[0]}')
    gave     1
  a hint
  why:
    rules

A note.
x.py is not right yet (cases 1; seed 7)"""
    )


def test_a_finding_without_a_reason_ends_with_what_came() -> None:
    """No heading stands over nothing."""
    finding = Finding("case", "exception", "compare", ("2H", "3H"), "-1", "ValueError: no")
    report = Report("bache", "mine.py", 0, (finding,), (), {})
    assert list(lines(report))[:5] == [
        "A case fails: exception",
        "  compare('2H', '3H')",
        "    expected -1",
        "    got      ValueError: no",
        "",
    ]


def test_a_right_answer_is_no_finding() -> None:
    """Only the sign of a number is read."""
    given = ("3H 6D 7S TC KD", "3C 4H 8S TD AH")
    assert found("case", COMPARE, given, Answer("int", -42, "-42")) is None


@pytest.mark.parametrize("kata", KATAS.values(), ids=lambda kata: kata.name)
def test_the_statement_names_the_functions(kata: Kata) -> None:
    """The signatures in the statement are those of the tasks."""
    assert all(task.signature in kata.statement for task in kata.tasks)
    assert all(line == line.rstrip() and len(line) <= 100 for line in kata.statement.split("\n"))


@pytest.mark.parametrize("kata", KATAS.values(), ids=lambda kata: kata.name)
def test_what_a_kata_starts_from_is_python(kata: Kata) -> None:
    """The stub and the tests compile, and the README holds the statement."""
    texts = files(kata, cards="# cards")
    for name, text in texts.items():
        if name.endswith(".py"):
            compile(text, name, "exec")
    readme = texts[f"README-{kata.name}.md"]
    assert kata.statement in readme
    assert 'pip install -e ".[kata]" in a checkout' in readme
    assert all(step in readme for step in kata.steps + kata.questions)


def test_hands_are_renamed_and_rearranged_in_any_notation() -> None:
    """The laws change hands as text, spaced or not, with a ten of one or two characters."""
    assert renamed("2H 10D", ("d", "c", "s", "h")) == "2S 10C"
    order = order_of(lambda most: most, range(5))
    assert rearranged("2H 3D 10S 9C KD", order) == "KD 9C 10S 3D 2H"
    assert re.sub("[cdhs]", "", rearranged("2h3dTs9cKd", order)) == "K9T32"


def test_the_first_cases_are_the_katas_own(shared_data: Path) -> None:
    """Its four pairs of hands, with sign and sentence, as its handbook and its ports have them."""
    source = shared_data / "bache-kata.json"
    cases = json.loads(source.read_text(encoding="utf-8"))["cases"]
    for task, answer in ((COMPARE, "compare"), (SENTENCE, "text")):
        assert [(case.given, case.expected) for case in task.cases[:4]] == [
            ((case["hand1"], case["hand2"]), case[answer]) for case in cases
        ]
