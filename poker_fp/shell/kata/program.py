"""A solution in any language: a program that answers lines of its input by lines of output."""

import shlex
import subprocess
import time
from collections.abc import Sequence

from poker_fp.katas import Answer
from poker_fp.katas.kata import Args
from poker_fp.shell.kata.process import NotRunnableError, killed
from poker_fp.shell.kata.times import FIRST_LINE, LINE, PRESUMED_START, STARTS


class Program:
    """A solution that is a program, started by a command: lines in, lines out.

    It is started for each batch of lines, since it may read them all before it answers any.
    `limit` is in seconds a call, beside the time that it takes to start.

    See Also: `poker_fp.shell.kata.process.PythonFile`.
    """

    printed, quick = "", False

    def __init__(self, command: str, limit: float) -> None:
        try:
            self.command, self.limit = shlex.split(command), limit
        except ValueError as error:
            raise NotRunnableError(f"{command}: {error}") from None
        if not self.command:
            raise NotRunnableError("the command is empty")
        self._started: float | None = None

    def functions(self) -> Sequence[str]:
        """The one function of a kata that a program can solve."""
        return ("process",)

    def hurry(self, on: bool) -> None:
        """It is started for each question, and needs its time to start."""

    def close(self) -> None:
        """It has ended by itself, or was killed when its time was up."""

    def ask_fresh(self, function: str, calls: Sequence[Args]) -> list[Answer]:
        return self.ask(function, calls)

    def ask(self, function: str, calls: Sequence[Args]) -> list[Answer]:  # noqa: ARG002 it has one
        """The first line alone at first, to see how long a start takes; then all at once."""
        if self._started is None and calls:
            begun = time.monotonic()
            answers = self._asked(calls[:1], FIRST_LINE)
            self._started = time.monotonic() - begun
            if answers[0].fault:
                self._started = PRESUMED_START
                return answers
        return self._asked(calls, STARTS * (self._started or 0.0) + LINE * len(calls))

    def _asked(self, calls: Sequence[Args], extra: float) -> list[Answer]:
        """The answers to all the lines, or those up to the first that does not get just one."""
        lines, fault = self._run([args[0] for args in calls], self.limit + extra)
        if not fault and len(lines) == len(calls):
            return [Answer("str", line, repr(line)) for line in lines]
        if len(calls) <= 1:
            text = "\n".join(lines)
            return [fault or Answer("str", text, repr(text))] * len(calls)
        middle = len(calls) // 2
        first = self._asked(calls[:middle], extra)
        if len(first) < middle or first[-1].fault or "\n" in first[-1].value:
            return first
        return first + self._asked(calls[middle:], extra)

    def _run(self, lines: Sequence[str], wait: float) -> tuple[list[str], Answer | None]:
        """The lines of its output; and if it gave none, why."""
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise NotRunnableError(f"{self.command[0]}: {error.strerror}") from error
        with process:
            try:
                out, err = process.communicate("".join(f"{line}\n" for line in lines), wait)
            except subprocess.TimeoutExpired:
                killed(process)
                return [], Answer(fault="endless loop", message=f"no answer within {wait:.1f} s")
        answers = [line.removesuffix("\r") for line in out.removesuffix("\n").split("\n")]
        if out:
            return answers, None
        said = (err.strip().splitlines() or ["nothing on standard error either"])[-1]
        why = f"no line of output, exit status {process.returncode}: {said}"
        return [], Answer(fault="exception", message=why)
