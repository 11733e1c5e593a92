"""The check of solutions: right ones pass, wrong ones fail on the smallest hands that show it."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poker_fp.katas import KATAS, judged
from poker_fp.katas.report import Report, lines
from poker_fp.shell.kata.check import check
from poker_fp.shell.kata.process import PythonFile
from poker_fp.shell.kata.program import Program
from poker_fp.shell.kata.times import CALL, DRAWING
from tests.shell.kata.faulty_solutions import WRONG, Wrong, source

RIGHT = Path(__file__).parent / "right"

EXAMPLES = 500
"""A quarter of what a learner's solution is tried with: here all that is wrong is met sooner."""


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found depends on no clock: a check on a busy machine would give up before its end."""
    monkeypatch.setattr("poker_fp.shell.kata.check.DRAWING", 60.0)


def checked(
    kata: str, file: Path, function: str = "", seed: int = 0, examples: int = EXAMPLES
) -> Report:
    solution = PythonFile(file, CALL, seed)
    try:
        name = function or KATAS[kata].tasks[0].name
        return check(KATAS[kata], solution, file.name, name, seed, examples)
    finally:
        solution.close()


# It takes half a minute to make its many hands fewer; that it is met is tested below.
SLOWEST = next(wrong for wrong in WRONG if wrong.fault == "no more than six hands looked at")


@pytest.mark.parametrize(
    "wrong",
    [pytest.param(SLOWEST, marks=pytest.mark.exhaustive), *(w for w in WRONG if w != SLOWEST)],
    ids=lambda wrong: f"{wrong.kata}: {wrong.fault}",
)
def test_a_wrong_solution_is_rejected_on_hands_of_which_none_can_be_left_out(
    wrong: Wrong, tmp_path: Path
) -> None:
    """Every fault is found; the last finding has an input that is right with any hand less."""
    file = tmp_path / "wrong.py"
    file.write_text(source(wrong), encoding="utf-8")
    report = checked(wrong.kata, file)
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


def test_hands_enough_to_show_a_fault_of_many_are_drawn() -> None:
    """What is right of six hands and wrong of more is wrong of something that is drawn."""
    (task,) = KATAS[SLOWEST.kata].tasks
    solution: dict[str, Any] = {}
    exec(source(SLOWEST), solution)
    random = Random(0)
    drawn = [task.draw(lambda most: random.randint(0, most)) for _ in range(EXAMPLES)]
    wrong = [
        given
        for given in drawn
        if not task.agrees(solution[task.name](*given), task.oracle(*given))
    ]
    assert wrong
    assert all(len(hands) > 6 for (hands,) in wrong)


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
def test_a_rare_fault_is_found_with_any_seed(seed: int, tmp_path: Path) -> None:
    """One hand in 65,000 is a straight flush, and one of ten of those the steel wheel."""
    file = tmp_path / "wrong.py"
    file.write_text(source(next(w for w in WRONG if w.fault == "steel wheel missed")))
    assert not checked("bache", file, seed=seed).right


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
    wrong = Program(f"{sys.executable} {file}", limit=0.5)
    report = check(KATAS["sorting"], wrong, "program", "process", 0, 100)
    assert report.findings[0].kind == kind


def test_a_check_that_takes_too_long_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once its time is up the report says that, and after how long; the guide says the same."""
    monkeypatch.setattr("poker_fp.shell.kata.check.DRAWING", 0.0)
    report = checked("exercism", RIGHT / "exercism_table.py")
    assert report.notes == (
        "best_hands is slow or does not end: after 0 seconds nothing new was tried.",
    )
    guide = Path(__file__).parents[3] / "examples" / "guide"
    page = (guide / "katas.md").read_text(encoding="utf-8")
    assert f"after {DRAWING:g} seconds no new inputs are drawn" in page
