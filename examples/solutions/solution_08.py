"""Solutions to lesson 8: one way each, of several."""

from collections.abc import Iterable, Iterator
from functools import cmp_to_key
from operator import itemgetter

from returns.result import Result
from toolz import concat, frequencies, partitionby

from poker_fp import STANDARD, Errors, Game, Hand, compare, contramap, parse_hands, using

# From the page:

Entry = tuple[str, Hand]
by_hand = cmp_to_key(contramap(itemgetter(1), compare))


def read(line: str) -> Result[list[Entry], Errors]:
    """Each hand with its text, or all that is wrong."""
    texts = line.split()
    return parse_hands(texts).map(lambda hands: list(zip(texts, hands, strict=True)))


def grouped(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """Groups of hands that tie, the weakest first."""
    return partitionby(by_hand, sorted(entries, key=by_hand))


def joined(groups: Iterable[tuple[Entry, ...]]) -> str:
    """The line of the answer."""
    return " ".join("=".join(text for text, _ in group) for group in groups)


def answer(line: str) -> Result[str, Errors]:
    """The whole of it: a word for each step."""
    return read(line).map(grouped).map(joined)


# The answers:


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
