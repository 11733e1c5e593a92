"""A side of a game as tables: how strong the best hand is that a player may show."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from poker_fp.deals.choosing import Places, is_wild, places_of, suits_matter_from, takes_any
from poker_fp.deals.games import Game, Side
from poker_fp.fast.codes import PLACE, Codes
from poker_fp.fast.evaluator import Evaluator, arrays_need
from poker_fp.fast.shapes import FIVE, Omaha, any_five_of, as_omaha
from poker_fp.fast.taken import Taken, by_place, codes_of, strengths_of_taken, to_tell_suits
from poker_fp.rules.cards import Card
from poker_fp.rules.hands import Hand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from poker_fp.fast.side_arrays import SideArrays

NOTHING = -1
"""In place of a strength, below all of them: of who has no hand that may win."""

LookUp: TypeAlias = Callable[[Codes, Codes], int]
"""From the codes of a board and of a player's own cards to a strength, or NOTHING."""


@dataclass(frozen=True)
class CompiledSide:
    """A side of a game with its tables, which grow when they are first asked for.

    `compile_game` makes it.

    >>> from poker_fp import GAMES, parse_cards
    >>> from poker_fp.fast import compile_game
    >>> (high,) = compile_game(GAMES["rhode-island"]).unwrap().sides
    >>> board, hole = (high.encode(parse_cards(text).unwrap()) for text in ("Qs Ks", "As"))
    >>> assert high.evaluator.standing(high.strength(board, hole)) == 1
    """

    side: Side[Hand]

    evaluator: Evaluator
    """The strengths of its hands."""

    game: Game[Hand]

    def encode(self, cards: Iterable[Card]) -> Codes:
        """The codes of cards of the game's deck; those of wild cards are this side's own.

        Raises ValueError for another card.
        """
        try:
            return tuple(map(self.codes.__getitem__, cards))
        except KeyError as error:
            raise ValueError(f"{error.args[0]} is not in the deck of {self.game.name}") from None

    def strength(self, board: Sequence[int], hole: Sequence[int]) -> int:
        """The strength of the best hand of a player, by the codes of the board and of the hole.

        It is -1 where there is none that may win. Raises ValueError for another number of codes, or
        for what is no code of the side; a card that is there twice is not looked for.
        """
        for codes, size, what in (
            (board, self.game.board, "board"),
            (hole, self.game.hole, "hole"),
        ):
            if len(codes) != size or not self._all_codes.issuperset(codes):
                takes = f"{self.game.name} takes a {what} of {size} codes as `encode` gives them"
                raise ValueError(f"{takes}, not {codes!r}")
        return self.look_up(tuple(board), tuple(hole))

    def strengths(
        self, boards: "NDArray[np.int64]", holes: "NDArray[np.int64]"
    ) -> "NDArray[np.int32]":
        """`strength` of each row of two arrays, of shape (n, board) and (n, hole). Needs numpy."""
        return self.arrays.strengths(boards, holes)

    @cached_property
    def codes(self) -> Mapping[Card, int]:
        """The code of each card of the deck."""
        return codes_of(self.game.deck_cards, lambda card: is_wild(self.side.hands, card))

    @cached_property
    def _all_codes(self) -> frozenset[int]:
        return frozenset(self.codes.values())

    @cached_property
    def places(self) -> tuple[Places, ...]:
        """Which cards of hole and board are taken together, each hand once."""
        places = places_of(self.side.hands, self.game.board, self.game.hole) or ()
        return tuple({frozenset(taken): taken for taken in places}.values())

    @cached_property
    def most_wild(self) -> int:
        """How many wild cards the deck has."""
        return sum(is_wild(self.side.hands, card) for card in self.game.deck)

    @cached_property
    def least(self) -> int:
        """The strength of the weakest hand that may win."""
        return 0 if self.side.at_least is None else self.evaluator.of(self.side.at_least)

    @cached_property
    def grows(self) -> bool:
        """Are all hands five cards of a deck, of which suits matter if all are of one?

        Then tables that know the best five of more cards will do.
        """
        hands = self.side.hands
        in_all = takes_any(hands) and suits_matter_from(hands, FIVE) == FIVE
        return in_all and not self.most_wild and set(map(len, self.places)) == {FIVE}

    @cached_property
    def omaha(self) -> Omaha | None:
        """The cards of which two and three are chosen, if that is how hands are made."""
        return as_omaha(self.places, self.game.hole) if self.grows else None

    @cached_property
    def fives(self) -> list[Places]:
        """Cards of which the best five are as good as any hand, if hands `grow`."""
        return any_five_of(self.places)

    @cached_property
    def taken(self) -> dict[Taken, int]:
        """The strength of any cards that are taken together."""
        return strengths_of_taken(self.evaluator, self.side.hands, self.most_wild)

    @cached_property
    def look_up(self) -> LookUp:
        """`strength` for the right number of right codes."""
        found, least = self._look_up, self.least
        if not least:
            return found

        def if_good_enough(board: Codes, hole: Codes) -> int:
            best = found(board, hole)
            return best if best >= least else NOTHING

        return if_good_enough

    @property
    def _look_up(self) -> LookUp:
        if self.omaha and len(self.omaha.hole) > 3:
            return _of_two(self.evaluator.omaha, self.omaha, self.game.hole)
        if self.grows and any(len(cards) > FIVE for cards in self.fives):
            return _of_best_five(self.evaluator.strength, list(map(_picker, self.fives)))
        by_size = {size: to_tell_suits(self.side.hands, size) for size in map(len, self.places)}
        pickers = [(_picker(taken), by_size[len(taken)]) for taken in self.places]
        return _of_taken(by_place(self.taken), pickers)

    @cached_property
    def arrays(self) -> "SideArrays":
        """The tables as numpy arrays. Needs numpy."""
        try:
            from poker_fp.fast.side_arrays import SideArrays
        except ModuleNotFoundError as error:
            raise arrays_need(error) from error
        return SideArrays(self)


Picker: TypeAlias = Callable[[Codes], Codes]


def _picker(places: Places) -> Picker:
    """Takes what is in some places, as a tuple, of one also."""
    (first, *others) = places
    return itemgetter(*places) if others else itemgetter(slice(first, first + 1))


def _of_two(omaha: Callable[[Codes, Codes], int], shape: Omaha, hole_size: int) -> LookUp:
    shared, own = _picker(tuple(place - hole_size for place in shape.board)), _picker(shape.hole)
    return lambda board, hole: omaha(shared(board), own(hole))


def _of_best_five(strength: Callable[[Codes], int], pickers: list[Picker]) -> LookUp:
    if len(pickers) == 1:
        (pick,) = pickers
        return lambda board, hole: strength(pick(hole + board))
    return lambda board, hole: max([strength(pick(hole + board)) for pick in pickers])


def _of_taken(strengths: dict[int, int], pickers: list[tuple[Picker, int]]) -> LookUp:
    found: Callable[[int, Any], int] = strengths.get

    def look_up(board: Codes, hole: Codes) -> int:
        cards = hole + board
        return max(
            [found(sum(pick(cards), to_tell) & PLACE, NOTHING) for pick, to_tell in pickers],
            default=NOTHING,
        )

    return look_up
