"""Hypothesis strategies for cards, hands, deals and rankings, for anybody's tests (extra `kata`).

Of hands drawn evenly, half are a bare high card and one in 65,000 is a straight flush: faults hide.
These strategies make the rare common, and draw hands that are *nearly* equal. They shrink to
fewer players, weaker categories, lower ranks. The shares below were measured; a test holds them.

>>> from hypothesis import given
>>> from poker_fp import compare
>>> @given(pairs())
... def swapping_flips_the_sign(pair):
...     one, other = pair
...     assert compare(one, other) == -compare(other, one)
>>> swapping_flips_the_sign()
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from poker_fp.algebra.comparators import reverse
from poker_fp.choices import deals as chosen_deals
from poker_fp.choices import hands as chosen_hands
from poker_fp.choices.pick import Pick
from poker_fp.deals.games import Deal, Game
from poker_fp.rules.cards import DECK, Card
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD
from poker_fp.rules.rule import Ranking, Rule
from poker_fp.text.extras import to_install

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ModuleNotFoundError as error:
    message = f"strategies need {error.name}: {to_install('kata')}"
    raise ModuleNotFoundError(message, name=error.name) from error

__all__ = ["cards", "chosen", "deals", "hands", "pairs", "rankings", "rivals"]

T = TypeVar("T")

_upto = cache(partial(st.integers, 0))


@st.composite
def chosen(draw: DrawFn, made: Callable[[Pick], T]) -> T:
    """Whatever is made from choices, as in `poker_fp.choices`.

    >>> from hypothesis import find
    >>> assert find(chosen(lambda pick: pick(9)), lambda number: number > 3) == 4
    """
    return made(lambda most: draw(_upto(most)) if most else 0)


def cards() -> SearchStrategy[Card]:
    """Each of the 52 cards as often as any other; shrinks to 2c.

    >>> from hypothesis import find
    >>> assert str(find(cards(), lambda card: card.rank > 9)) == "Tc"
    """
    return st.sampled_from(DECK)


def hands() -> SearchStrategy[Hand]:
    """Five cards, in any order.

    Measured shares: high card 19 %, pair 9 %, two pair 9 %, three of a kind 7 %, straight 11 %,
    flush 19 %, full house 8 %, four of a kind 7 %, straight flush 11 %. Among them the wheel
    A-2-3-4-5, in one suit or not, 9 %; four ranks of a straight but no straight 22 %; a wrap such
    as Q-K-A-2-3 8 %; four of one suit and one of another 12 %.

    >>> from hypothesis import find
    >>> from poker_fp import describe
    >>> assert str(find(hands(), lambda hand: hand.shape == (4, 1))) == "3c 2c 2d 2h 2s"
    """
    return chosen(chosen_hands.hand)


def rivals(*, min_hands: int = 1, max_hands: int | None = None) -> SearchStrategy[tuple[Hand, ...]]:
    """Several different hands that stand by themselves, most of them close to the one before.

    A card may be in several. Up to four hands, or to `max_hands`. Raises ValueError for numbers
    that no draw can meet.

    >>> from hypothesis import find
    >>> assert len(find(rivals(min_hands=2), lambda drawn: True)) == 2
    """
    fewest, most = _limits("hands", min_hands, max_hands, None)
    return chosen(partial(chosen_hands.rivals, fewest=fewest, most=most))


def pairs() -> SearchStrategy[tuple[Hand, Hand]]:
    """Two different hands to compare; a card may be in both.

    Measured shares: equal in all but suits 25 %, of one category and not equal 49 %, of these
    decided by a later rank than the first, such as a kicker, 54 %.

    >>> from hypothesis import find
    >>> from poker_fp import compare
    >>> assert find(pairs(), lambda pair: compare(*pair) > 0)
    """
    return rivals(min_hands=2, max_hands=2).map(lambda two: (two[0], two[1]))


def deals(
    game: Game[Any], *, min_players: int = 1, max_players: int | None = None
) -> SearchStrategy[Deal[Any]]:
    """A deal of a game, from its deck, to several players; each one's text is the cards together.

    Up to four players, or to `max_players`, as far as the deck goes. Raises ValueError for numbers
    that no deal can meet.

    Measured shares with two to four players: some tie in 30 % of hold'em, 14 % of Omaha, 16 % of
    draw; the winner has a flush or better in 65 %, 68 % and 38 %; the winners of hold'em play the
    board in 5 %.

    >>> from hypothesis import find
    >>> from poker_fp import TEXAS_HOLDEM
    >>> assert len(find(deals(TEXAS_HOLDEM), lambda deal: True).players) == 1
    """
    there_is = (len(game.deck) - game.board) // game.hole
    fewest, most = _limits("players", min_players, max_players, (game.name, there_is))
    return chosen(partial(chosen_deals.deal, game=game, fewest=fewest, most=most))


USUAL = 4
"""Hands or players at most, where no other number is asked for."""


def _limits(
    of: str, fewest: int, most: int | None, deck: tuple[str, int] | None
) -> tuple[int, int]:
    """The two numbers, checked: whole, from 1 up, in order, and no more than the deck has cards."""
    named = {f"min_{of}": fewest, f"max_{of}": most}
    for name, number in named.items():
        if number is not None and (type(number) is not int or number < 1):
            raise ValueError(f"{name} is a whole number from 1 up, not {number!r}")
    if most is not None and fewest > most:
        raise ValueError(f"min_{of}={fewest} is more than max_{of}={most}")
    for name, number in named.items():
        if deck and number is not None and number > deck[1]:
            raise ValueError(
                f"{name}={number} is too many: a deck has cards for {deck[1]} {of} of {deck[0]}"
            )
    usual = max(fewest, min(USUAL, deck[1] if deck else USUAL))
    return fewest, usual if most is None else most


@st.composite
def rankings(draw: DrawFn) -> Ranking[Hand]:
    """The nine rules of poker in any order, some of them reversed. Shrinks to the standard one.

    >>> from hypothesis import find
    >>> assert find(rankings(), lambda ranking: True) == STANDARD
    """
    order = draw(st.permutations(STANDARD))
    turned = draw(st.tuples(*[st.booleans()] * len(order)))
    both = zip(order, turned, strict=True)
    return tuple(_reversed(rule) if turn else rule for rule, turn in both)


def _reversed(rule: Rule[Hand]) -> Rule[Hand]:
    return Rule(f"no {rule.name}", reverse(rule.comparator), rule.pattern, rule.wording)
