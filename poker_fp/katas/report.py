"""What a check found, as a value, as text and as plain data."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from textwrap import indent
from typing import Any

from poker_fp.katas.findings import Finding


@dataclass(frozen=True, slots=True)
class Report:
    """All that a check of a solution says."""

    kata: str
    solution: str
    seed: int
    findings: tuple[Finding, ...]
    notes: tuple[str, ...]
    tried: dict[str, int]
    """How many cases, laws and drawn inputs were tried of each function."""

    timed_out: bool = False
    """Did the limit on the whole check keep anything from being tried?"""

    @property
    def right(self) -> bool:
        """Is the solution right, as far as was tried?"""
        return not self.findings


def as_data(report: Report) -> dict[str, Any]:
    """A report as plain data, for JSON.

    See Also: `lines`, for a person.

    >>> data = as_data(Report("bache", "mine.py", 0, (), (), {"compare: cases": 32}))
    >>> assert data["right"] and data["findings"] == []
    """
    data = asdict(report)
    data["findings"] = [
        asdict(finding)
        | {"calls": [{"given": given, "got": got} for given, got in finding.calls]}
        | {"call": call(finding.function, finding.given)}
        for finding in report.findings
    ]
    return {"kata": data.pop("kata"), "right": report.right, **data}


def call(function: str, given: tuple[Any, ...]) -> str:
    """A call of a function as it would be written in Python.

    >>> assert call("compare", ("2H", "3H")) == "compare('2H', '3H')"
    """
    return f"{function}({', '.join(map(repr, given))})"


TITLES = {
    "case": "A case fails",
    "repetition": "The same call, another answer",
    "law": "A law is broken",
    "counterexample": "The smallest input found that it gets wrong",
}


def lines(report: Report) -> Iterator[str]:
    """A report in lines of text, for a person.

    See Also: `as_data`, for JSON.

    >>> report = Report("bache", "mine.py", 0, (), (), {"compare: cases": 32})
    >>> assert list(lines(report)) == ["mine.py is right (compare: cases 32; seed 0)"]
    """
    for finding in report.findings:
        yield from _finding(finding)
        yield ""
    yield from report.notes
    tried = "; ".join(f"{what} {count:,}" for what, count in report.tried.items())
    verdict = "right" if report.right else "not right yet"
    yield f"{report.solution} is {verdict} ({tried}; seed {report.seed})"


def _finding(finding: Finding) -> Iterator[str]:
    about = f" ({finding.about})" if finding.about else ""
    yield f"{TITLES[finding.stage]}: {finding.kind}{about}"
    if finding.calls:
        for given, got in finding.calls:
            yield f"  {call(finding.function, given)}"
            yield f"    gave     {got}"
    else:
        yield f"  {call(finding.function, finding.given)}"
        yield f"    expected {finding.expected}"
        yield f"    got      {finding.got}"
    if finding.hint:
        yield f"  {finding.hint}"
    if finding.why:
        yield "  why:"
        yield indent(finding.why, "    ")
