"""Questions to the people at the terminal, and their answers."""

import sys
from io import TextIOWrapper

import click

from poker_fp.errors import quoted
from poker_fp.moves import FEWEST, MOST

CLEAR = "\033[2J\033[3J\033[H"
"""Empties the screen, and what can be scrolled back to."""


def at_a_keyboard() -> bool:
    """Are the answers typed, rather than piped in?"""
    return sys.stdin is not None and sys.stdin.isatty()


def ask(question: str) -> str:
    """The line that answers; EOFError where there is none any more."""
    # Bytes that are no text are to be a bad answer like any other. Settled before the first read.
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "surrogateescape":
        sys.stdin.reconfigure(errors="surrogateescape")
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


def ask_number(question: str, fewest: int, most: int) -> int:
    """A number in a range, asked for until it is one."""
    known = {str(number): number for number in range(fewest, most + 1)}
    while (answer := ask(f"{question} ({fewest} to {most}) ")) not in known:
        click.echo(f"{quoted(answer)} is not a number from {fewest} to {most}.")
    return known[answer]


def ask_who_plays(people: int | None, robots: int | None) -> tuple[int, int]:
    """How many people and how many robots, asking for what was not told."""
    if people is None:
        fewest = 1 if robots is None else max(1, FEWEST - robots)
        most = MOST - (robots or 0)
        people = ask_number("How many people play?", fewest, most) if most else 0
    if robots is None and people >= FEWEST:
        robots = 0
    if robots is None:
        robots = ask_number("How many robots?", FEWEST - people, MOST - people)
    if not FEWEST <= people + robots <= MOST:
        raise click.UsageError(f"{FEWEST} to {MOST} can play, not {people + robots}")
    return people, robots


def clear() -> bool:
    """Empty the screen, and say whether there is one to be emptied.

    It is not a matter of colour, so NO_COLOR does not stop it.
    """
    if sys.stdout.isatty():
        click.echo(CLEAR, nl=False, color=True)
    return sys.stdout.isatty()
