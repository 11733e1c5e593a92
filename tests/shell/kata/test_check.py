"""The check of solutions: right ones pass, wrong ones fail on the smallest hands that show it."""

import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poker_fp.katas import KATAS, judged
from poker_fp.katas.kata import Args, Task
from poker_fp.katas.report import Report, lines
from poker_fp.shell.kata.check import check
from poker_fp.shell.kata.process import PythonFile
from poker_fp.shell.kata.program import Program
from poker_fp.shell.kata.times import CALL, CHECK
from tests.shell.kata.faulty_solutions import WRONG, Wrong, source

RIGHT = Path(__file__).parent / "right"

EXAMPLES = 2000
"""Two thirds of what a learner's solution is tried with: with 500 two of the faults are not met."""

FEW = 300
"""Enough to see what a check does with what it meets."""

NO_VALUE = {
    *("sorts its argument", "empties its argument", "grows a default argument"),
    *("remembers the best of all calls", "remembers hands of earlier lines", "random tie"),
    *("every hundredth call a tie", "every third answer is the first again"),
    *("prints", "exits", "exits on an error", "ends the process", "asks the keyboard"),
    *("endless loop", "endless loop on a tie", "winners as a tuple", "a generator"),
    *("bool comparator", "a float", "None for a tie"),
}
"""Faults that show in something else than the value of a call: only the whole check meets them."""

SLOWEST = ("no more than six hands looked at", "every hundredth call a tie")
"""It takes half a minute each to make their many hands, or calls, fewer."""

SOME = [
    wrong
    for number, wrong in enumerate(WRONG)
    if (wrong.fault in NO_VALUE or number % 16 == 3) and wrong.fault not in SLOWEST
]
"""Enough for every way in which a check ends. All of them are checked by `-m exhaustive`."""


@cache
def answers(kata: str, name: str, seed: int) -> list[tuple[Args, Any]]:
    """What a function is asked in the cases of a kata and in inputs drawn for it, with the answers.

    As many as in a check, though not the same.
    """
    task = next(task for task in KATAS[kata].tasks if task.name == name)
    random = Random(seed)
    drawn = (task.draw(lambda most: random.randint(0, most)) for _ in range(EXAMPLES))
    return [
        *((case.given, case.expected) for case in task.cases),
        *((given, task.oracle(*given)) for given in drawn),
    ]


def fails(wrong: Wrong, task: Task, seed: int = 0) -> bool:
    """Does a wrong solution give an answer that is not right, or raise?"""
    solution: dict[str, Any] = {}
    exec(source(wrong), solution)
    for given, expected in answers(wrong.kata, task.name, seed):
        try:
            if not task.agrees(solution[task.name](*given), expected):
                return True
        except Exception:  # noqa: BLE001 a learner's code may raise anything
            return True
    return False


@pytest.mark.parametrize(
    "wrong",
    [wrong for wrong in WRONG if wrong.fault not in NO_VALUE],
    ids=lambda wrong: f"{wrong.kata}: {wrong.fault}",
)
def test_the_cases_and_drawn_inputs_meet_every_fault(wrong: Wrong) -> None:
    """What a check asks is enough to tell each wrong solution from a right one."""
    assert any(fails(wrong, task) for task in KATAS[wrong.kata].tasks)


def checked(
    kata: str,
    file: Path,
    function: str = "",
    seed: int = 0,
    examples: int = FEW,
    time_limit: float = 600.0,
    limit: float = CALL,
) -> Report:
    solution = PythonFile(file, limit, seed)
    try:
        name = function or KATAS[kata].tasks[0].name
        return check(KATAS[kata], solution, file.name, name, seed, examples, time_limit)
    finally:
        solution.close()


@pytest.mark.parametrize(
    "wrong",
    [pytest.param(wrong, marks=() if wrong in SOME else pytest.mark.exhaustive) for wrong in WRONG],
    ids=lambda wrong: f"{wrong.kata}: {wrong.fault}",
)
def test_a_wrong_solution_is_rejected_on_hands_of_which_none_can_be_left_out(
    wrong: Wrong, tmp_path: Path
) -> None:
    """Every fault is found; the last finding has an input that is right with any hand less."""
    file = tmp_path / "wrong.py"
    file.write_text(source(wrong), encoding="utf-8")
    examples, limit = (FEW, 0.3) if wrong in SOME else (EXAMPLES, CALL)
    report = checked(wrong.kata, file, examples=examples, limit=limit)
    assert not report.right
    finding = report.findings[-1]
    assert finding.stage in ("counterexample", "repetition"), "\n".join(lines(report))
    task = next(task for task in KATAS[wrong.kata].tasks if task.name == finding.function)
    if finding.stage == "counterexample":
        solution = PythonFile(file, limit=1, seed=0)
        try:
            for smaller in task.smaller(finding.given):
                answer = solution.ask_fresh(task.name, [smaller])[0]
                assert judged(task, smaller, answer) is None, smaller
        finally:
            solution.close()


@pytest.mark.parametrize(
    ("kata", "file", "function"),
    [
        ("bache", "bache_tuple.py", ""),
        ("bache", "bache_class.py", ""),
        ("bache", "bache_ten.py", "who_wins"),
        ("exercism", "exercism_table.py", ""),
        ("exercism", "exercism_groupby.py", ""),
        ("sorting", "sorting_library.py", ""),
        ("sorting", "sorting_program.py", ""),
    ],
)
def test_a_right_solution_in_any_style_is_accepted(kata: str, file: str, function: str) -> None:
    """Score tuple, class with __lt__, comparators, look-up, sorted groups: all pass."""
    report = checked(kata, RIGHT / file, function)
    assert report.right, "\n".join(lines(report))


@pytest.mark.parametrize("kata", KATAS)
def test_the_worked_solution_is_right(kata: str) -> None:
    """What `kata show --solution` prints passes the check."""
    report = checked(kata, Path(str(KATAS[kata].solution.__file__)))
    assert report.right, "\n".join(lines(report))


def test_the_same_seed_gives_the_same_findings(tmp_path: Path) -> None:
    """Two checks with one seed say the same, of a fault that every seed finds elsewhere."""
    file = tmp_path / "wrong.py"
    file.write_text(source(next(w for w in WRONG if w.fault == "steel wheel missed")))
    reports = [checked("bache", file, seed=seed) for seed in (5, 5)]
    assert reports[0] == reports[1]
    assert reports[0].findings


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_rare_fault_is_met_with_any_seed(seed: int) -> None:
    """One hand in 65,000 is a straight flush, and one of ten of those the steel wheel."""
    steel_wheel = next(wrong for wrong in WRONG if wrong.fault == "steel wheel missed")
    assert fails(steel_wheel, KATAS["bache"].tasks[0], seed)


def test_a_report_says_why(tmp_path: Path) -> None:
    """A finding shows what was given, expected and got, and the rules down to the deciding one."""
    file = tmp_path / "wrong.py"
    file.write_text(source(next(w for w in WRONG if w.fault == "wheel as ace-high straight")))
    text = "\n".join(lines(checked("bache", file)))
    assert "compare('AS 2D 3C 4H 5S', '2H 3S 4D 5C 6D')" in text
    assert "straight          5             6             hand 2" in text


def test_the_bool_trap_is_explained(tmp_path: Path) -> None:
    """A comparator that answers with a bool cannot say "weaker"; the hint says so."""
    file = tmp_path / "wrong.py"
    file.write_text("def compare(hand1, hand2):\n    return hand1 > hand2\n")
    finding = checked("bache", file).findings[0]
    assert finding.got in ("True", "False")
    assert "cannot tell 'weaker' from 'equal'" in finding.hint


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("while True: pass", "endless loop"),
        ("1 / 0", "exception"),
        ("return compare(hand1, hand2)", "exception"),
        ("__import__('sys').exit(0)", "exit"),
        ("__import__('os')._exit(0)", "exit"),
        ("raise KeyboardInterrupt", "exception"),
        ("return '1'", "wrong type"),
        ("return None", "wrong type"),
        ("return float('nan')", "wrong type"),
        ("return input()", "exception"),
    ],
)
def test_whatever_a_function_does_is_a_finding(body: str, kind: str, tmp_path: Path) -> None:
    """An endless loop, an exception, an exit and a wrong type are reported, and end nothing."""
    file = tmp_path / "wrong.py"
    file.write_text(f"def compare(hand1, hand2):\n    {body}\n")
    solution = PythonFile(file, limit=0.2, seed=0)
    try:
        report = check(KATAS["bache"], solution, "wrong.py", "compare", 0, 2000)
    finally:
        solution.close()
    assert [finding.kind for finding in report.findings] == [kind, kind]
    assert report.findings[-1].given == ("7C 5D 4H 3S 2C", "7D 5H 4S 3C 2D")


def test_a_program_in_any_language_is_checked_by_its_lines() -> None:
    """A program reads lines and answers lines; it may read all before it answers any."""
    right = Program(f"{sys.executable} {RIGHT / 'sorting_program.py'}", limit=5)
    report = check(KATAS["sorting"], right, "program", "process", 0, 500)
    assert report.right, "\n".join(lines(report))


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("import sys; sys.stdin.read()", "exception"),
        ("import sys; sys.exit('no')", "exception"),
        ("while True: pass", "endless loop"),
        ("for _ in open(0): print('a b c')", "wrong answer"),
        ("for line in open(0): print(line); print()", "wrong answer"),
    ],
)
def test_a_program_that_is_wrong_is_a_finding(script: str, kind: str, tmp_path: Path) -> None:
    """No output, a bad exit, no end, and wrong lines are reported."""
    file = tmp_path / "wrong.py"
    file.write_text(script)
    wrong = Program(f"{sys.executable} {file}", limit=0.2)
    report = check(KATAS["sorting"], wrong, "program", "process", 0, 100)
    assert report.findings[0].kind == kind


def test_a_check_that_takes_too_long_says_so() -> None:
    """Once its time is up the report says that, and after how long; the guide says the same."""
    report = checked("exercism", RIGHT / "exercism_table.py", time_limit=0.0)
    assert report.timed_out
    assert report.notes == (
        "best_hands is slow or does not end: after 0 seconds nothing new was tried, so another "
        "run with this seed may find something else. --time gives it more.",
    )
    guide = Path(__file__).parents[3] / "examples" / "guide"
    page = (guide / "katas.md").read_text(encoding="utf-8")
    assert f"after {CHECK:g} seconds no new inputs are drawn" in page


SLOW = """
import time

def best_hands(hands):
    begun = time.{clock}()
    while time.{clock}() - begun < {seconds}:
        pass
    return sorted(hands)
"""


def test_what_a_slow_solution_is_asked_is_counted_in_inputs(tmp_path: Path) -> None:
    """However long an answer takes, as long as the whole takes less than its time."""
    file = tmp_path / "wrong.py"
    reports = []
    for seconds in (0, 0.003):
        file.write_text(SLOW.format(clock="process_time", seconds=seconds))
        reports.append(checked("exercism", file, examples=40))
    assert reports[0] == reports[1]
    assert not reports[0].right


def test_a_call_has_its_time_of_the_processor(tmp_path: Path) -> None:
    """Where four others want the two processors as well, a call that ends in time is no loop."""
    file = tmp_path / "slow.py"
    file.write_text(SLOW.format(clock="process_time", seconds=0.25))
    busy = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(busy) for _ in range(3 * (os.cpu_count() or 1))]
    try:
        solution = PythonFile(file, limit=0.3, seed=0)
        try:
            solution.ask("best_hands", [([],)])  # the first has five times as long
            begun = time.monotonic()
            (answer,) = solution.ask("best_hands", [([],)])
            took = time.monotonic() - begun
        finally:
            solution.close()
    finally:
        for other in others:
            other.kill()
            other.wait()
    assert not answer.fault, f"after {took:.2f} seconds"


def test_a_call_that_sleeps_gets_no_more_time(tmp_path: Path) -> None:
    """Who waits for something else than the processor has had the time that there is."""
    file = tmp_path / "asleep.py"
    file.write_text("import time\n\ndef best_hands(hands):\n    time.sleep(600)\n")
    solution = PythonFile(file, limit=0.1, seed=0)
    try:
        begun = time.monotonic()
        (answer,) = solution.ask("best_hands", [([],)])
        assert time.monotonic() - begun < 60
    finally:
        solution.close()
    assert answer.fault == "endless loop"


PRINTING = """
def best_hands(hands):
    print("debug")
    return {answer}
"""


def test_a_print_hides_no_wrong_answer(tmp_path: Path) -> None:
    """What is wrong is searched for first; the print is a note. Alone it is a finding."""
    file = tmp_path / "mine.py"
    file.write_text(PRINTING.format(answer="hands[:1]"))
    report = checked("exercism", file)
    assert {finding.kind for finding in report.findings} <= {"wrong answer", "broken law"}
    assert any("also prints, such as 'debug" in note for note in report.notes)
    right = (RIGHT / "exercism_table.py").read_text()
    file.write_text(
        right.replace("def best_hands(", "def right(") + PRINTING.format(answer="right(hands)")
    )
    report = checked("exercism", file)
    assert [finding.kind for finding in report.findings] == ["printed", "printed"]
    assert not report.notes


def test_the_function_is_named_as_it_is(tmp_path: Path) -> None:
    """A solution under another name is spoken of by that, in findings, notes and counts."""
    file = tmp_path / "mine.py"
    file.write_text("def poker(hands):\n    return hands[:1]\n")
    report = checked("exercism", file, "poker")
    assert {finding.function for finding in report.findings} == {"poker"}
    assert all(key.startswith("poker: ") for key in report.tried)
    file.write_text("def who_wins(hand1, hand2):\n    return 0\n")
    file.write_text(file.read_text() + "sentence = who_wins\n")
    assert checked("bache", file, "who_wins").notes == (
        "sentence is checked once who_wins is right.",
    )


@pytest.mark.parametrize("turned", [False, True])
def test_the_columns_of_a_trace_stand_in_the_order_of_the_call(
    turned: bool, tmp_path: Path
) -> None:
    """Whichever of the hands wins, the first of the call is the first of the trace."""
    file = tmp_path / "mine.py"
    file.write_text(f"def best_hands(hands):\n    return hands{'[:1]' if turned else '[-1:]'}\n")
    finding = checked("exercism", file).findings[-1]
    heading = finding.why.splitlines()[0]
    first, second = finding.given[0]
    assert heading.index(first) < heading.index(second)
