"""Two hands on a line, with labels or without: from text to who wins, and by what."""

from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, islice

from returns.result import Failure, Result

from poker_fp.deals.games import Cards
from poker_fp.rules.explain import Explanation, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking
from poker_fp.text.errors import Errors, Missing, NotCards, WrongCount, quoted
from poker_fp.text.parsing import (
    HAND_SIZE,
    Word,
    hand_of,
    parse_cards,
    parse_hand,
    without_end,
    words,
)
from poker_fp.text.results import collect
from poker_fp.text.spellings import PIECE, read
from poker_fp.text.unwanted import JOINING, joins

FORM = "a line is ten cards, or two hands with labels, such as Black: 2H3D5S9CKD White: 2C3H4S8CAH"
"""What a line of a pair may be, as a hint."""

COLONS = ":\N{FULLWIDTH COLON}"
SIGNS = "|/,;-\N{EN DASH}\N{EM DASH}"
"""What may stand before a label without a blank, and is no part of it."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two hands, and what each is called where the line says that; two labels differ."""

    hands: tuple[Hand, Hand]
    labels: tuple[str, str] | None


def parse_pair(line: str) -> Result[Pair, Errors]:
    r"""The two hands of a line: ten cards, or `LABEL: HAND LABEL: HAND`.

    The hands stand by themselves: a card may be in both. A word or sign between them, such as `vs`
    or `|`, is no part of the second label. The line may still end in `\n` or `\r\n`.
    Errors, by column: those of `parse_hand`, and Missing for a hand or a label.

    >>> pair = parse_pair("Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH").unwrap()
    >>> assert pair.labels == ("Black", "White") and str(pair.hands[1]) == "2c 3h 4s 8c Ah"
    >>> assert parse_pair("2H 3D 5S 9C KD 2C 3H 4S 8C AH").unwrap().labels is None
    >>> errors = parse_pair("2H 3D 5S 9C KD 2C 3H 4S 8C 1H").failure()
    >>> assert [(error.column, error.message) for error in errors] == [(28, "'1H' is not a card")]
    """
    line = without_end(line)
    colons = [place for place, character in enumerate(line) if character in COLONS]
    return _labelled(line, colons) if colons else _unlabelled(line)


def sentence(pair: Pair, ranking: Ranking[Hand] = STANDARD) -> str:
    """Who wins, and by what: as `str` of an explanation, with the label where there is one.

    >>> pair = parse_pair("Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH").unwrap()
    >>> assert sentence(pair) == "White wins. - with high card: Ace"
    """
    return _said(pair, explain(*pair.hands, ranking))


def _said(pair: Pair, why: Explanation[Hand]) -> str:
    if pair.labels is None or not why.sign:
        return str(why)
    return f"{pair.labels[0 if why.sign > 0 else 1]} wins. - with {why.reason}"


def _unlabelled(line: str) -> Result[Pair, Errors]:
    parts = words(line)
    if not parts:
        return Failure((Missing("", len(line) + 1, FORM, what="pair of hands"),))
    if len(read(line) or ()) == 2 * HAND_SIZE:
        end = _end_of_first(line)
        return _pair(Word(line[:end], 1), Word(line[end:], end + 1), None)
    if bare := _labels_without_colons(parts):
        return Failure(bare)
    return parse_cards(line).bind(partial(_miscounted, line.strip(" \t"), parts[0].column))


def _labels_without_colons(parts: list[Word]) -> Errors:
    """What is wrong where two whole hands each come after words that are no cards."""
    groups = [[*group] for _, group in groupby(parts, lambda word: read(word.text) is None)]
    if len(groups) != 4 or read(parts[0].text) is not None:
        return ()
    sizes = [len(read("".join(word.text for word in group)) or ()) for group in groups[1::2]]
    if sizes != [HAND_SIZE, HAND_SIZE]:
        return ()
    labels = [[word for word in group if not joins(word.text)] or group for group in groups[::2]]
    return tuple(
        Missing(
            "",
            label[-1].column + len(label[-1].text),
            "a label ends in a colon",
            what=f"colon after {quoted(' '.join(word.text for word in label))}",
        )
        for label in labels
    )


def _miscounted(text: str, column: int, cards: Cards) -> Result[Pair, Errors]:
    """What is wrong with the number of cards; or their pair, if they were read some other way."""
    if len(cards) == 2 * HAND_SIZE:
        halves = map(hand_of, (cards[:HAND_SIZE], cards[HAND_SIZE:]))
        return collect(halves).map(lambda hands: Pair((hands[0], hands[1]), None))
    wanted = 2 * HAND_SIZE
    return Failure((WrongCount(text, column, FORM, what="line", found=len(cards), wanted=wanted),))


def _end_of_first(line: str) -> int:
    """Where a line of ten cards has had five of them."""
    ends = (piece.end() for piece in PIECE.finditer(line))
    return next(islice(ends, HAND_SIZE - 1, None))


def _labelled(line: str, colons: list[int]) -> Result[Pair, Errors]:
    first, second = colons[0], (colons[1:] or [len(line)])[0]
    one = line[:first].strip(" \t")
    between = words(line[first + 1 : second])
    if len(colons) == 1:
        column = 1 if not one or read(one.split()[0]) else len(line) + 1
        which = "first" if column == 1 else "second"
        return Failure((Missing("", column, FORM, what=f"label of the {which} hand"),))
    if len(colons) > 2:
        third = colons[2]
        wrong = NotCards(
            ":", third + 1, FORM, what="a third colon", places=(third + 1,), texts=(":",)
        )
        return Failure((wrong,))
    missing = [
        Missing("", column, FORM, what=f"label of the {which} hand")
        for which, label, column in (
            ("first", one, 1),
            ("second", between, second + 1),
        )
        if not label
    ]
    if missing:
        return Failure(tuple(missing))
    end, label = _parted(between, len(between) - _length(between, len(one.split())))
    end, start = first + between[end].column, first + between[label].column
    typed = line[start:second].strip(" \t")
    other = typed.lstrip(SIGNS) or typed
    if other.removesuffix(".").lower() in JOINING:
        return Failure((Missing("", second + 1, FORM, what="label of the second hand"),))
    labels = None if one == other else (_printable(one), _printable(other))
    return _pair(
        Word(line[first + 1 : end], first + 2), Word(line[second + 1 :], second + 2), labels
    )


def _parted(between: list[Word], label: int) -> tuple[int, int]:
    """Which word ends the first hand, and which starts the second label, with no `vs` in either."""
    if label + 1 < len(between) and joins(between[label].text):
        return label, label + 1
    return label - (label > 0 and joins(between[label - 1].text)), label


def _length(between: list[Word], usual: int) -> int:
    """How many of the words between two colons are the second label.

    Those after five cards; where that does not tell, as many as the first label has.
    """
    for count in range(1, len(between)):
        if len(read(" ".join(word.text for word in between[:-count])) or ()) == HAND_SIZE:
            return count
    return min(usual, len(between))


def _printable(label: str) -> str:
    return quoted(label)[1:-1]


def _pair(one: Word, other: Word, labels: tuple[str, str] | None) -> Result[Pair, Errors]:
    return collect(map(_hand, (one, other))).map(lambda hands: Pair((hands[0], hands[1]), labels))


def _hand(part: Word) -> Result[Hand, Errors]:
    """A hand in a line, with the columns of the line in its errors."""
    text = part.text.rstrip(" \t")
    start = part.column + len(text) - len(text.lstrip(" \t"))
    if not text.strip(" \t"):
        return Failure((Missing("", part.column, FORM, what="hand"),))
    # Blanks before it put every place where it is in the line, but for what is about the whole.
    placed = parse_hand(" " * (part.column - 1) + text)
    return placed.alt(
        lambda errors: tuple(
            replace(error, column=start, text=text.strip(" \t")) if error.column < start else error
            for error in errors
        )
    )
