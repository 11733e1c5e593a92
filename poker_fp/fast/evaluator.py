"""Evaluator: an ordering of hands as tables of numbers."""

from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING

from poker_fp.fast.classes import HandClass, class_of, hand_classes, representative
from poker_fp.fast.growing import Tables, tables_from
from poker_fp.fast.lookups import Strength, strength_from
from poker_fp.fast.omaha import Known, Omaha, known_from, omaha_from
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import category
from poker_fp.rules.rule import Ranking
from poker_fp.text.extras import to_install

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from poker_fp.fast.arrays import Arrays


@dataclass(frozen=True)
class Evaluator:
    """A compiled ranking. `compile_ranking` makes it; each table is grown when first asked for.

    A strength is a dense number, 0 for the weakest class of hands, and codes are what `encode`
    gives, of distinct cards. Wrong codes, and a number that is no strength, are a ValueError that
    says what was given and what is wanted. Two things are not looked for, since that would slow
    down all who ask rightly: a card that is twice in a hand (arrays tell it in their first 20
    rows), and numbers that are no codes but sum as the codes of some cards do. The answer means
    nothing then.

    >>> from poker_fp import STANDARD, parse_cards
    >>> from poker_fp.fast import compile_ranking, encode
    >>> standard = compile_ranking(STANDARD).unwrap()
    >>> kings = encode(parse_cards("2h3h4h5d8d KdKs").unwrap())
    >>> flush = encode(parse_cards("2h3h4h5d8d 9hJh").unwrap())
    >>> assert standard.strength(flush) > standard.strength(kings)
    >>> assert standard.name(standard.strength(flush)) == "flush"
    >>> assert str(standard.hand(standard.strength(kings))) == "4c 5d 8h Ks Kc"
    >>> board, hole = (encode(parse_cards(text).unwrap()) for text in ("3d3s4d6hJc", "Js2dKd8c"))
    >>> assert standard.name(standard.omaha(board, hole)) == "two pair"
    >>> assert (standard.classes, standard.standing(7461)) == (7462, 1)
    """

    ranking: Ranking[Hand]

    class_strengths: tuple[int, ...]
    """The strength of each class of hands, in the order of `hand_classes`."""

    sizes: tuple[int, ...] = (5,)
    """How many cards a hand has. Of others than five it knows no more than `of`, and the way back
    from a strength."""

    wild: bool = False
    """Are there wild cards, and so five of a kind?"""

    @cached_property
    def strength(self) -> Strength:
        """Takes a tuple or list of 5, 6 or 7 codes; gives the strength of the best five of them.

        The first that is asked for makes tables of 48 MiB, which `omaha` shares.
        """
        return strength_from(self.tables)

    @cached_property
    def omaha(self) -> Omaha:
        """Takes a board of 5 codes and a hole of 4 to 6; gives the best of three and two.

        Both are tuples or lists.
        """
        return omaha_from(self.known_of_omaha)

    def strengths(self, codes: "NDArray[np.int64]") -> "NDArray[np.uint16]":
        """`strength` of each row of an array of shape (n, 5), (n, 6) or (n, 7). Needs numpy.

        From card numbers, 0 to 51 in the order of `DECK`, to codes: `deck[numbers]`.

        >>> import numpy as np
        >>> from poker_fp import DECK, STANDARD
        >>> from poker_fp.fast import compile_ranking, encode
        >>> standard = compile_ranking(STANDARD).unwrap()
        >>> deck, numbers = np.array(encode(DECK)), np.array([[0, 1, 2, 3, 4], [8, 12, 16, 20, 24]])
        >>> assert [str(card) for card in DECK[:5]] == ["2c", "2d", "2h", "2s", "3c"]
        >>> strengths = standard.strengths(deck[numbers])
        >>> assert standard.names(strengths).tolist() == ["four of a kind", "straight flush"]
        """
        return self.arrays.strengths(codes)

    def omaha_strengths(
        self, boards: "NDArray[np.int64]", holes: "NDArray[np.int64]"
    ) -> "NDArray[np.uint16]":
        """`omaha` of each row of boards (n, 5) and holes (n, 4), (n, 5) or (n, 6). Needs numpy."""
        return self.arrays.omaha_strengths(boards, holes)

    @cached_property
    def classes(self) -> int:
        """How many strengths there are: 7,462 in the standard ranking."""
        return max(self.class_strengths) + 1

    def of(self, hand: Hand) -> int:
        """The strength of a hand as it is, of a size that it was compiled for.

        >>> from poker_fp import THREE_CARD, Hand, parse_cards
        >>> from poker_fp.fast import compile_ranking
        >>> three = compile_ranking(THREE_CARD, sizes=(3,)).unwrap()
        >>> assert three.standing(three.of(Hand(parse_cards("Qs Ks As").unwrap()))) == 1
        """
        try:
            return self._strength_of[class_of(hand)]
        except KeyError:
            sizes = ", ".join(map(str, self.sizes))
            raise ValueError(f"a hand of {sizes} cards is wanted here, not {hand}") from None

    def standing(self, strength: int) -> int:
        """The place of a strength from the top: 1 is the best, as in the Cactus Kev tables."""
        return self.classes - self._checked(strength)

    def hand(self, strength: int) -> Hand:
        """A hand that has this strength."""
        return representative(self.hand_classes[self._class_of[self._checked(strength)]])

    def name(self, strength: int) -> str | None:
        """The first rule that sees its pattern in a hand of this strength; None if none has one."""
        found = category(self.hand(strength), self.ranking)
        return found.name if found else None

    def names(self, strengths: "NDArray[np.integer]") -> "NDArray[np.object_]":
        """`name` of each of an array of strengths: an array of the same shape. Needs numpy.

        Its elements are `str`, or None, and its type is that of any object, so that no name is
        copied: `collections.Counter(standard.names(strengths).tolist())` counts them.
        """
        return self.arrays.names(strengths, self._every_name)

    def _checked(self, strength: int) -> int:
        try:
            place = index(strength)
        except TypeError:
            given = f"a value of type {type(strength).__name__}"
        else:
            if 0 <= place < self.classes:
                return place
            given = f"{place}"
        raise ValueError(f"a strength here is an int from 0 to {self.classes - 1}, not {given}")

    @cached_property
    def _class_of(self) -> dict[int, int]:
        """For each strength the first of the classes that have it."""
        places = range(len(self.class_strengths))
        return {self.class_strengths[place]: place for place in reversed(places)}

    @property
    def hand_classes(self) -> tuple[HandClass, ...]:
        """The classes of the hands that it was compiled for."""
        return hand_classes(self.sizes, wild=self.wild)

    @cached_property
    def _strength_of(self) -> dict[HandClass, int]:
        return dict(zip(self.hand_classes, self.class_strengths, strict=True))

    @property
    def _of_five(self) -> tuple[int, ...]:
        """The strengths of the classes of five cards of a deck: those that tables grow from."""
        if (self.sizes, self.wild) == ((5,), False):
            return self.class_strengths
        if 5 not in self.sizes:
            raise ValueError(
                "these strengths are of smaller hands, and tables are of five cards or more:"
                " ask `of` for a hand's, or compile_game for tables"
            )
        return tuple(map(self._strength_of.__getitem__, hand_classes()))

    @cached_property
    def _every_name(self) -> tuple[str | None, ...]:
        return tuple(map(self.name, range(self.classes)))

    @cached_property
    def arrays(self) -> "Arrays":
        """The tables as numpy arrays. Needs numpy."""
        try:
            from poker_fp.fast.arrays import Arrays
        except ModuleNotFoundError as error:
            raise arrays_need(error) from error
        return Arrays(self._of_five)

    @cached_property
    def tables(self) -> Tables:
        """The tables without numpy."""
        return tables_from(self._of_five)

    @cached_property
    def known_of_omaha(self) -> Known:
        """What of Omaha has been met so far."""
        return known_from(self.tables, self.strength, self.classes)


def arrays_need(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error where numpy is missing, with the command that installs it."""
    message = f"arrays need {error.name}: {to_install('fast')}"
    return ModuleNotFoundError(message, name=error.name)
