"""Solutions to lesson 8: one way each, of several."""

from collections.abc import Iterable, Iterator

from lesson_08_pipelines import Entry, answer, grouped, read
from toolz import concat, frequencies

from poker_fp import STANDARD, Game, using


def answers(lines: Iterable[str]) -> Iterator[str]:
    """A generator takes a line when it is asked for an answer, and not before."""
    return (answer(line).value_or("bad") for line in lines)


lazy = Game("lazy-pineapple", board=5, hole=3, hands=using(2, 1, 0), ranking=STANDARD)


def winning_seats(entries: list[Entry]) -> list[int]:
    """The last group is the best; its texts tell which seats they are."""
    *_, best = grouped(entries)
    return [entries.index(entry) for entry in best]


def seats_won(lines: Iterable[str]) -> dict[int, int]:
    """Each line gives a list of seats, a bad one an empty list."""
    return frequencies(concat(read(line).map(winning_seats).value_or([]) for line in lines))
