"""The exercises of lesson 5: say what you saw."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

from poker_fp.choices.hands import hand as any_hand
from poker_fp.choices.pick import Pick, one_of, order_of
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, calls, drawn, exactly, without
from poker_fp.rules import patterns
from poker_fp.rules.cards import DECK, Card, Rank, Suit
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Pattern
from poker_fp.text.parsing import hand

NONE = "It answers None where it sees nothing, and None stands in no order: `()` does."
BOOL = "It says yes or no: of two hands that have it, neither wins."
ONLY_RANK = "It gives a rank, not a tuple with the rank in it: `()` compares with tuples."
LIST = "It gives a list where it sees something, and a list compares with no tuple."
ALL_LISTS = "It gives lists, also an empty one: the evidence is a tuple."
CARDS_ORDER = "It takes the cards as they come: `h.ranks` are in order."

Evidence = tuple[int, ...]


def _size(h: Hand) -> tuple[int, str]:
    return sum(h.ranks), str(h)


def _of(name: str, pattern: Pattern[Hand], hands: Iterable[Hand]) -> Iterator[Question]:
    return calls(name, pattern, ((h,) for h in hands), exactly)


def _if(sees: Callable[[Hand], Any], says: Callable[[Hand], Any], other: Any = ()) -> Any:
    """A pattern: what it says where it sees something."""
    return lambda h: says(h) if sees(h) else other


def _ranks(h: Hand) -> Evidence:
    return h.ranks


def _kinds(h: Hand) -> Evidence:
    return h.kinds


# practice


def _is_red(h: Hand) -> bool:
    return all(card.suit in "dh" for card in h.cards)


def _mostly_red(pick: Pick) -> Hand:
    """Red cards, all but one or two of them in half of the hands; often of few ranks."""
    least = pick(9) * 4
    some = DECK[least : least + 16]
    red = order_of(pick, [card for card in some if card.suit in "dh"])
    black = order_of(pick, [card for card in some if card.suit in "cs"])
    many = one_of(pick, (0, 0, 1, 2))
    return Hand(order_of(pick, red[: 5 - many] + black[:many]))


def _red_hands() -> Iterator[Hand]:
    yield hand("2h 3d 5d 9h Kd")
    yield hand("Kh 9c Kd Qs 4d")
    yield from drawn(_mostly_red, 200, _size)
    yield from drawn(any_hand, 50, _size)


practice = Exercise(
    "all_red",
    "Write `all_red(h)`, a pattern: the ranks of `h`, high to low, if every card of `h.cards` has "
    'a `suit` in "dh", and `()` if not.',
    (
        "A pattern has two answers: the evidence, and `()`. When which?",
        "One question about every card: Python's `all(...)` asks it. The ranks, high to low, `h` "
        "has.",
    ),
    "def all_red(h: Hand) -> tuple[int, ...]:\n",
    lambda: _of("all_red", _if(_is_red, _ranks), _red_hands()),
    (
        ("`h.kinds` has each rank once: a red pair has both.", _if(_is_red, _kinds)),
        ("It asks for one suit: a red hand may have two.", _if(lambda h: h.suited, _ranks)),
        (
            "One red card is enough for it.",
            _if(lambda h: any(card.suit in "dh" for card in h.cards), _ranks),
        ),
        (
            '`suit == "d" or "h"` is always true.',
            _if(lambda h: all(card.suit == Suit.DIAMONDS or "h" for card in h.cards), _ranks),
        ),
        (NONE, _if(_is_red, _ranks, None)),
        (BOOL, _is_red),
        (CARDS_ORDER, _if(_is_red, lambda h: tuple(card.rank for card in h.cards))),
        ("Its ranks go up, and the highest matters most.", _if(_is_red, lambda h: h.ranks[::-1])),
        (LIST, _if(_is_red, lambda h: list(h.ranks))),
        (ALL_LISTS, _if(_is_red, lambda h: list(h.ranks), [])),
    ),
)


# recommended


def _pairs() -> Iterator[Hand]:
    for text in ("3c 3d Jh Js Ac", "Jh Js Jc 3c 3d", "Jh Js Jc 3c 4d", "5c 2d Jh 2s 5h"):
        yield hand(text)
    yield hand("Jh Js 9c 3c 4d")
    yield from drawn(any_hand, 300, _size)


def _is_two_pair(h: Hand) -> bool:
    return h.shape == (2, 2, 1)


recommended = Exercise(
    "two_pair",
    "Write `two_pair(h)`, a pattern, from the shape of `h`: the higher pair, the lower pair, the "
    "kicker.",
    (
        "Which shape has a hand of two pair? Look at one: `hand('3c 3d Jh Js Ac').shape`.",
        "What the evidence is made of, `h` knows in the right order: compare its `ranks` and its "
        "`kinds`.",
    ),
    "def two_pair(h: Hand) -> tuple[int, ...]:\n",
    lambda: chain(
        [without("two_pair", "two_pair", "TWO_PAIR")],
        _of("two_pair", _if(_is_two_pair, _kinds), _pairs()),
    ),
    (
        ("It is the library's own `two_pair`.", patterns.two_pair),
        ("It leaves the work to the library's `two_pair`.", lambda h: patterns.two_pair(h)),
        (
            "It gives all five ranks, by height: the kicker may be the highest.",
            _if(_is_two_pair, _ranks),
        ),
        ("It forgets the kicker.", _if(_is_two_pair, lambda h: h.kinds[:2])),
        (
            "It looks for three different ranks; three of a kind have so many, too.",
            _if(lambda h: len(h.kinds) == 3, _kinds),
        ),
        (
            "It looks for a 2 in the shape, as there is in a pair or a full house.",
            _if(lambda h: 2 in h.shape, _kinds),
        ),
        (
            "It asks for two pairs at least, and a full house starts with three.",
            _if(lambda h: h.shape[1] == 2, _kinds),
        ),
        (NONE, _if(_is_two_pair, _kinds, None)),
        (BOOL, _is_two_pair),
        (
            "Its lower pair comes first.",
            _if(_is_two_pair, lambda h: (h.kinds[1], h.kinds[0], h.kinds[2])),
        ),
        (
            "It sorts the three ranks by height.",
            _if(_is_two_pair, lambda h: tuple(sorted(h.kinds, reverse=True))),
        ),
    ),
    by_way_of=("shape",),
)


# stretch


def _skips(h: Hand) -> bool:
    return all(high - low == 2 for high, low in pairwise(h.ranks))


def _with_ranks(ranks: Iterable[int]) -> Hand:
    suits = [*Suit, Suit.CLUBS]
    return Hand(tuple(Card(Rank(rank), suit) for rank, suit in zip(ranks, suits, strict=True)))


def _near_skips() -> Iterator[Hand]:
    """Every skip straight, cards mixed and from the top, and each with one other rank in one place.

    With them hands of other equal steps: the straights, and A J 8 5 2.
    """
    yield hand("5c 9d 7h Ks Jd")
    yield hand("5c 9d 7h Ks Td")
    yield hand("5c 5d 7h 9s Jd")
    yield hand("5c 9d 7h 3s Ad")
    yield hand("5c 9c 7c Kc Jc")
    found = [[top - 2, top, top - 4, top - 1, top - 3] for top in range(6, 15)]
    found += [[8, 14, 2, 5, 11], [13, 12, 9, 6, 5], [14, 11, 10, 9, 6], [13, 11, 8, 8, 5]]
    for top in range(10, 15):
        whole = [top - 4, top, top - 2, top - 8, top - 6]
        found += [whole, sorted(whole, reverse=True)]
        found += [[*whole[:4], whole[3]], [top, *range(top - 8, top - 4)]]
        found += [
            [rank if r == old else r for r in whole] for old in whole for rank in range(2, 15)
        ]
    yield from sorted(map(_with_ranks, found), key=_size)


def _top(h: Hand) -> Evidence:
    return h.ranks[:1]


def _of_one_sum(h: Hand) -> bool:
    return len(set(h.ranks)) == 5 and sum(h.ranks) == 5 * h.ranks[2]


def _parity(h: Hand) -> bool:
    return len(set(h.ranks)) == 5 and len({rank % 2 for rank in h.ranks}) == 1


stretch = Exercise(
    "skip_straight",
    "Write `skip_straight(h)`, a pattern: each rank is two above the next, as in K J 9 7 5, with "
    "the ace high only, as 14; the evidence is the top rank, in a tuple.",
    (
        "Look at neighbours in `h.ranks`: what is true of each two of them?",
        "`itertools.pairwise(h.ranks)` gives the neighbours. The evidence is a tuple of one rank, "
        "`h.ranks[:1]`.",
    ),
    "def skip_straight(h: Hand) -> tuple[int, ...]:\n",
    lambda: _of("skip_straight", _if(_skips, _top), _near_skips()),
    (
        ("It asks for five ranks of one parity; there may be gaps.", _if(_parity, _top)),
        (
            "It looks at the first and the last rank only.",
            _if(lambda h: h.ranks[0] - h.ranks[4] == 8, _top),
        ),
        (
            "It looks at the first and the last of five different ranks, and not between.",
            _if(lambda h: len(set(h.ranks)) == 5 and h.ranks[0] - h.ranks[4] == 8, _top),
        ),
        (
            "It looks at the first, the last and the sum: K Q 9 6 5 has the sum of K J 9 7 5.",
            _if(lambda h: _of_one_sum(h) and h.ranks[0] - h.ranks[4] == 8, _top),
        ),
        (
            "One step of two is enough for it.",
            _if(lambda h: any(a - b == 2 for a, b in pairwise(h.ranks)), _top),
        ),
        (
            "It asks for equal steps, of any size: 9 8 7 6 5 has them, too.",
            _if(lambda h: len({a - b for a, b in pairwise(h.ranks)}) == 1, _top),
        ),
        (
            "A straight, in steps of one, is enough for it.",
            _if(lambda h: {a - b for a, b in pairwise(h.ranks)} in ({1}, {2}), _top),
        ),
        (CARDS_ORDER, _if(lambda h: all(a.rank - b.rank == 2 for a, b in pairwise(h.cards)), _top)),
        (ONLY_RANK, _if(_skips, lambda h: h.ranks[0])),
        (LIST, _if(_skips, lambda h: list(h.ranks[:1]))),
        (ALL_LISTS, _if(_skips, lambda h: list(h.ranks[:1]), [])),
        ("It gives all the ranks, and the top one was asked for.", _if(_skips, _ranks)),
        (NONE, _if(_skips, _top, None)),
        (BOOL, _skips),
        (
            "It leaves out hands of one suit: of suits nothing was said.",
            _if(lambda h: _skips(h) and not h.suited, _top),
        ),
        ("It gives the lowest rank.", _if(_skips, lambda h: h.ranks[-1:])),
    ),
)


LESSON = Lesson(
    5,
    "Patterns: say what you saw",
    "lesson_05_patterns",
    """\
from poker_fp import Hand
""",
    practice,
    recommended,
    stretch,
)
