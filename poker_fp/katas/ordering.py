"""What the katas share: the laws of an ordering, asked of texts, and traces of the rules."""

import re
from collections.abc import Callable, Iterator
from itertools import zip_longest

from poker_fp.algebra import laws
from poker_fp.algebra.comparators import Comparator, sign
from poker_fp.choices.pick import Pick, order_of
from poker_fp.katas.kata import Function, Law
from poker_fp.rules.explain import Explanation
from poker_fp.rules.hands import Hand
from poker_fp.rules.wording import in_short

SUITS = "cdhs"
_CARD = re.compile(r"[^ ]+?[cdhsCDHS]")


def spaced(hand: Hand, ten: str) -> str:
    """A hand in capitals with blanks between, as most katas write it, the ten as told.

    >>> from poker_fp import hand
    >>> assert spaced(hand("2h3d5s9cTd"), ten="10") == "2H 3D 5S 9C 10D"
    """
    return " ".join(f"{card}" for card in hand.cards).upper().replace("T", ten)


def rearranged(text: str, order: tuple[int, ...]) -> str:
    """The text of a hand with its cards in another order, which is places from 0.

    >>> assert rearranged("2H 3D 10S 9C KD", (4, 3, 2, 1, 0)) == "KD 9C 10S 3D 2H"
    >>> assert rearranged("2h3dTs9cKd", (4, 3, 2, 1, 0)) == "Kd9cTs3d2h"
    """
    cards = _CARD.findall(text)
    return (" " if " " in text else "").join(cards[place] for place in order)


def renamed(text: str, suits: tuple[str, ...]) -> str:
    """The text of a hand with other suits for clubs, diamonds, hearts and spades, in that order.

    >>> assert renamed("2H 3D 5S 9C 10D", ("d", "c", "h", "s")) == "2H 3C 5S 9D 10C"
    """
    new = "".join(suits)
    return text.translate(str.maketrans(SUITS + SUITS.upper(), new + new.upper()))


def ordering_laws(
    comparator_of: Callable[[Function], Comparator[str]],
    draw: Callable[[Pick, int], tuple[str, ...]],
) -> tuple[Law, ...]:
    """The laws of the comparator that is in a learner's function, on so many hands as text.

    >>> found = ordering_laws(lambda function: function, lambda pick, count: ())
    >>> antisymmetry = found[0]
    >>> assert not antisymmetry.holds(lambda one, other: one > other, "2H", "3H")
    """

    def antisymmetric(function: Function, x: str, y: str) -> bool:
        return laws.antisymmetric(comparator_of(function), x, y)

    def transitive(function: Function, x: str, y: str, z: str) -> bool:
        return laws.transitive(comparator_of(function), x, y, z)

    def congruent(function: Function, x: str, y: str, z: str) -> bool:
        return laws.congruent(comparator_of(function), x, y, z)

    def same_when_renamed(function: Function, x: str, y: str, suits: tuple[str, ...]) -> bool:
        c = comparator_of(function)
        return sign(c(renamed(x, suits), renamed(y, suits))) == sign(c(x, y))

    def same_when_rearranged(function: Function, x: str, y: str, order: tuple[int, ...]) -> bool:
        return laws.invariant(comparator_of(function), lambda text: rearranged(text, order), x, y)

    return (
        Law(
            "antisymmetry",
            "Swapping two hands swaps the answer.",
            lambda pick: draw(pick, 2),
            antisymmetric,
        ),
        Law(
            "transitivity",
            "A hand that does not beat a second, which does not beat a third, does not beat that.",
            lambda pick: draw(pick, 3),
            transitive,
        ),
        Law(
            "congruence",
            "Two hands that tie do the same against any third.",
            lambda pick: draw(pick, 3),
            congruent,
        ),
        Law(
            "suits renamed",
            "Giving the four suits other names, the same in all hands, changes nothing.",
            lambda pick: (*draw(pick, 2), order_of(pick, SUITS)),
            same_when_renamed,
        ),
        Law(
            "cards permuted",
            "The order of the cards in a hand changes nothing.",
            lambda pick: (*draw(pick, 2), order_of(pick, range(5))),
            same_when_rearranged,
        ),
    )


def traced(why: Explanation[Hand], names: tuple[str, str] = ("hand 1", "hand 2")) -> str:
    """The trace of the rules: what each saw in the two hands, down to the one that decided.

    >>> from poker_fp import explain, hand
    >>> print(traced(explain(hand("2H 2D 5S 9C KD"), hand("2C 3H 4S 8C AH"))).splitlines()[-1])
    pair              2 K 9 5       -             hand 1
    """
    votes = {1: names[0], -1: names[1], 0: "-"}
    rows = [["rule", *names, "decides for"]]
    rows += [
        [vote.rule.name, *(in_short(evidence) for evidence in vote.evidence), votes[vote.sign]]
        for vote in why.trace
    ]
    widths = [16, *(max(12, len(name)) for name in names), 0]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def one_left_out(items: list[str], fewest: int) -> Iterator[list[str]]:
    """The items without one of them, each way, if enough are left.

    >>> assert list(one_left_out(["a", "b"], fewest=1)) == [["b"], ["a"]]
    >>> assert list(one_left_out(["a"], fewest=1)) == []
    """
    if len(items) > fewest:
        for place in range(len(items)):
            yield items[:place] + items[place + 1 :]


def first_difference(got: list[str], expected: list[str]) -> tuple[str | None, str | None]:
    """What stands in the first place where two lists differ."""
    pairs = zip_longest(got, expected)
    return next((pair for pair in pairs if pair[0] != pair[1]), (None, None))
