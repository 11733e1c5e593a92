"""What is wrong with codes, in words. Nothing here lies on the way of right ones."""

from collections.abc import Sequence
from numbers import Integral
from typing import NamedTuple

from poker_fp.fast.codes import CARDS


class Wanted(NamedTuple):
    """Which codes a function takes."""

    by: str
    """The function's name."""

    what: str
    """What the codes are together."""

    sizes: range
    """How many they may be."""

    @property
    def size(self) -> str:
        """How many they may be, in words."""
        first, last = self.sizes[0], self.sizes[-1]
        return f"{first}" if first == last else f"{first} to {last}"


HAND = Wanted("strength", "hand", range(5, 8))
BOARD = Wanted("omaha", "board", range(5, 6))
HOLE = Wanted("omaha", "hole", range(4, 7))


def fault(codes: Sequence[int], wanted: Wanted) -> str | None:
    """What is wrong with the codes of a hand, a board or a hole; None if nothing is.

    >>> assert fault((1, 2), HAND) == "strength takes a hand of 5 to 7 codes, not 2"
    """
    takes = f"{wanted.by} takes a {wanted.what} of {wanted.size} codes"
    if not hasattr(codes, "__len__"):
        return f"{takes} in a tuple or list, not of type {type(codes).__name__}"
    if len(codes) not in wanted.sizes:
        return f"{takes}, not {len(codes)}"
    found = fault_among(codes, "encode(DECK)[number] is the code of a card")
    return found and f"{takes}{found}"


def fault_of_both(board: Sequence[int], hole: Sequence[int]) -> str | None:
    """What is wrong with a board and a hole of which neither has a fault; None if nothing is.

    >>> first, second, *others = CARDS
    >>> found = fault_of_both((first, second), (first, *others))
    >>> assert found == "omaha takes codes of distinct cards, and 2c is there twice"
    """
    found = fault_among((*board, *hole), "")
    return found and f"{HOLE.by} takes codes{found}"


def fault_among(codes: Sequence[int], from_numbers: str) -> str | None:
    """What is wrong with codes of cards, to be read on from "codes"; None if nothing is.

    Takes the way from card numbers to codes, for those who have numbers.

    >>> assert fault_among([51, 0], "so") == ", not numbers from 0 to 51: so"
    >>> assert fault_among([-1], "so") == " as encode gives them of cards, and -1 is none"
    >>> twice = fault_among([*CARDS, min(CARDS)], "so")
    >>> assert twice == " of distinct cards, and 2c is there twice"
    """
    numbers = (isinstance(code, Integral) and 0 <= code < len(CARDS) for code in codes)
    if len(codes) and all(numbers):
        return f", not numbers from 0 to 51: {from_numbers}"
    for place, code in enumerate(codes):
        if not _is_code(code):
            return f" as encode gives them of cards, and {code!r} is none"
        if code in codes[:place]:
            return f" of distinct cards, and {CARDS[code]} is there twice"
    return None


def _is_code(value: object) -> bool:
    try:
        return value in CARDS
    except TypeError:  # not hashable
        return False
