"""Questions to the people at the terminal, and their answers."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

import click

from poker_fp.draw.moves import FEWEST, MOST, miscounted
from poker_fp.text.errors import quoted

CLEAR = "\033[2J\033[3J\033[H"
"""Empties the screen, and what can be scrolled back to."""

CANNOT_CLEAR = "", "dumb", "unknown"
"""The kinds of terminal, by TERM, that may not know CLEAR."""


def at_a_keyboard() -> bool:
    """Are the answers typed, rather than piped in?"""
    return sys.stdin is not None and sys.stdin.isatty()


def ask(question: str, *, afresh: bool = False) -> str:
    """Ask a question at the terminal, and give the line that answers it, without outer blanks.

    Raises EOFError where there is no line any more.

    Asked `afresh`, what was typed before the question is no answer to it.
    """
    # Bytes that are no text are to be a bad answer like any other. Settled before the first read.
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "surrogateescape":
        sys.stdin.reconfigure(errors="surrogateescape")
    if afresh and at_a_keyboard():
        _forget_what_was_typed()
    answer = ""
    try:
        click.echo(question, nl=False)
        answer = sys.stdin.readline() if sys.stdin is not None else ""
    finally:
        if not (at_a_keyboard() and answer.endswith("\n")):  # no Enter has ended the line
            click.echo()
    if not answer:
        raise EOFError
    return answer.strip()


def _forget_what_was_typed() -> None:
    with suppress(ImportError):  # Windows has no termios
        import termios

        # Nothing waits in Python's buffers: of a terminal it reads a line at a time.
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def ask_number(question: str, fewest: int, most: int) -> int:
    """A number from `fewest` to `most`, asked for until it is one; not where there is but one."""
    if fewest == most:
        return most
    known = {str(number): number for number in range(fewest, most + 1)}
    while (answer := ask(f"{question} ({fewest} to {most}) ")) not in known:
        click.echo(f"{quoted(answer)} is not a number from {fewest} to {most}.")
    return known[answer]


def ask_who_plays(people: int | None, robots: int | None) -> tuple[int, int]:
    """How many people and how many robots, asking for what was not told."""
    if people is None:
        most = max(0, MOST - (robots or 0))
        fewest = 1 if robots is None else max(1, FEWEST - robots)
        people = ask_number("How many people play?", min(fewest, most), most)
    if robots is None and people >= FEWEST:
        robots = 0
    if robots is None:
        robots = ask_number("How many robots?", FEWEST - people, MOST - people)
    if wrong := miscounted(people + robots):
        raise click.UsageError(wrong[0].message)
    return people, robots


def hide() -> None:
    """Take what is shown off the screen, by blank lines where it cannot be emptied.

    It is not a matter of colour, so NO_COLOR does not stop it.
    """
    if sys.stdout.isatty() and os.environ.get("TERM", "") not in CANNOT_CLEAR:
        click.echo(CLEAR, nl=False, color=True)
    else:
        lines = os.get_terminal_size(sys.stdin.fileno()).lines
        click.echo("\n" * max(24, lines), nl=False)  # a size that nobody has set is 0
