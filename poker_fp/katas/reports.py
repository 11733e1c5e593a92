"""Reports of several solutions, from plain data: a line each, and a row of a table each."""

from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
"""A report as `report.as_data` gives it, or `not_run`."""

COLUMNS = (
    "solution",
    "verdict",
    "findings",
    "kind",
    "call",
    "expected",
    "got",
    "notes",
)
"""The columns of `row`. The last finding, of the smallest input, stands for all."""

VERDICTS = {True: "right", False: "wrong", None: "not run"}


def not_run(kata: str, solution: str, why: str) -> Data:
    """What stands in the place of a report where a solution could not be run: `right` is None.

    >>> assert not_run("bache", "mine.py", "no such file")["right"] is None
    """
    error = why.removeprefix(f"{solution}: ")
    return {"kata": kata, "right": None, "solution": solution, "error": error}


def in_one_line(data: Data) -> str:
    """A report in a line of text: the verdict, and of what is wrong the smallest finding.

    >>> assert in_one_line(not_run("bache", "mine.py", "no such file")) == (
    ...     "mine.py did not run: no such file"
    ... )
    >>> right = {"right": True, "solution": "mine.py", "timed_out": False}
    >>> assert in_one_line(right) == "mine.py is right"
    >>> found = {"kind": "wrong answer", "call": "compare('2H', '3H')", "expected": -1, "got": 1}
    >>> assert in_one_line(right | {"right": False, "findings": [found]}) == (
    ...     "mine.py is not right yet: wrong answer: compare('2H', '3H') expected -1 got 1"
    ... )
    """
    if data["right"] is None:
        return f"{data['solution']} did not run: {data['error']}"
    late = " (not all was tried: it took too long)" if data["timed_out"] else ""
    if data["right"]:
        return f"{data['solution']} is right{late}"
    last = data["findings"][-1]
    return (
        f"{data['solution']} is not right yet: {last['kind']}: {last['call']} "
        f"expected {last['expected']} got {last['got']}{late}"
    )


def row(data: Data) -> dict[str, str]:
    """A report as a row of a table, by the names of its columns.

    >>> cells = row(not_run("bache", "mine.py", "no such file"))
    >>> assert tuple(cells) == COLUMNS and cells["notes"] == "no such file"
    """
    findings = data.get("findings", [])
    last = findings[-1] if findings else {}
    return {
        "solution": data["solution"],
        "verdict": VERDICTS[data["right"]],
        "findings": str(len(findings)),
        **{name: last.get(name, "") for name in ("kind", "call", "expected", "got")},
        "notes": " ".join(data.get("notes", [data.get("error", "")])),
    }
