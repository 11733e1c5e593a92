"""The exercises of lesson 12: a game is the best of what may be shown."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Any

from poker_fp.algebra.comparators import (
    Comparator,
    best_of,
    compound,
    contramap,
    natural,
    reverse,
)
from poker_fp.choices.deals import deal
from poker_fp.choices.pick import Pick
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.choosing import using
from poker_fp.deals.games import Game, Side
from poker_fp.deals.wild_cards import wild
from poker_fp.katas.lessons.exercise import Exercise, Lesson
from poker_fp.katas.lessons.questions import Question, by, called, compared, comparisons, drawn
from poker_fp.katas.lessons.solving import solved
from poker_fp.katas.lessons.writing import Named, written
from poker_fp.rules.cards import DECK, Card, Rank
from poker_fp.rules.hands import Hand
from poker_fp.rules.lowball import ACE_TO_FIVE, DEUCE_TO_SEVEN
from poker_fp.rules.rankings import STANDARD, compare
from poker_fp.rules.rule import Ranking
from poker_fp.rules.variants import WILD
from poker_fp.text.parsing import hand, parse_cards

Cards = tuple[Card, ...]


def fives(cards: Cards) -> Iterable[Hand]:
    """As on the page: all hands of five."""
    return map(Hand, combinations(cards, 5))


# practice

RAZZ = best_of(fives, compound(*ACE_TO_FIVE))


def _first_five(cards: Cards) -> Hand:
    return Hand(cards[:5])


def _lowest_five(cards: Cards) -> Hand:
    return Hand(tuple(sorted(cards, key=lambda card: card.rank % 13)[:5]))


def _two_sevens(pick: Pick) -> tuple[Cards, Cards]:
    """Seven cards each, of six neighbouring ranks: pairs are in the way."""
    least = pick(7) * 4
    left = list(DECK[least : least + 24])
    if pick(1):
        left += DECK[48:]
    left = list(dict.fromkeys(left))
    one, other = (tuple(left.pop(pick(len(left) - 1)) for _ in range(7)) for _ in range(2))
    return one, other


def _sevens() -> Iterator[tuple[Any, ...]]:
    texts = ("As2d3c4h5sKdKc", "As2d3c4h6s6dAd", "7c7d7h2s3s4s8s")
    named = [Named(f"parse_cards({t!r}).unwrap()", parse_cards(t).unwrap()) for t in texts]
    yield from product(named, repeat=2)
    for two in drawn(_two_sevens, 50, str):
        yield tuple(Named(f"parse_cards('{_spelt(c)}').unwrap()", c) for c in two)


def _spelt(cards: Cards) -> str:
    return "".join(map(str, cards))


def _by_razz(choices: Any, ranking: Ranking[Hand]) -> Comparator[Cards]:
    return best_of(choices, compound(*ranking))


practice = Exercise(
    "razz",
    "Make the comparator `razz`: seven cards, of which the five that are best by `ACE_TO_FIVE` "
    "count.",
    (
        "`sevens` on the page differs from it in one argument.",
        "A ranking is a tuple of rules; `compound(*ACE_TO_FIVE)` is its comparator.",
    ),
    "razz: Comparator[Cards] = ...\n",
    lambda: comparisons("razz", RAZZ, _sevens()),
    (
        ("The highest hand wins.", best_of(fives, compare)),
        ("It looks at the first five cards.", contramap(_first_five, compound(*ACE_TO_FIVE))),
        (
            "It takes the highest five, and then compares them as low hands.",
            by(lambda cards: sorted((c.rank % 13 for c in cards), reverse=True)),
        ),
        ("It is the other lowball, deuce to seven.", _by_razz(fives, DEUCE_TO_SEVEN)),
        (
            "It takes the worst five by `ACE_TO_FIVE`.",
            reverse(best_of(fives, reverse(compound(*ACE_TO_FIVE)))),
        ),
        (
            "It takes the five lowest cards, though two may be a pair.",
            contramap(_lowest_five, compound(*ACE_TO_FIVE)),
        ),
        ("It is the wrong way round.", reverse(RAZZ)),
        ("It turns the best high hand round.", reverse(best_of(fives, compare))),
        ("It is a ranking, and not yet a comparator of sevens.", ACE_TO_FIVE),
    ),
)


# recommended

LOW = Side("low", using(2, 1, 0), ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))
IRISH: Game[Hand] = replace(GAMES["texas-holdem"], name="irish", hole=4, also=(LOW,))


def _is_one_eyed(card: Card) -> bool:
    return card.rank == Rank.JACK and card.suit in "hs"


def _is_jack(card: Card) -> bool:
    return card.rank == Rank.JACK


def _wild_irish(
    is_wild: Callable[[Card], bool] = _is_one_eyed, own: tuple[int, ...] = (2, 1, 0), **changed: Any
) -> Game[Hand]:
    game: Game[Hand] = replace(
        IRISH, name="wild-irish", hands=wild(is_wild, using(*own)), ranking=WILD, also=()
    )
    return replace(game, **changed)


WILD_IRISH = _wild_irish()


def _wild_line(pick: Pick) -> str:
    dealt = deal(pick, WILD_IRISH, 2, 2)
    return f"wild-irish {_spelt(dealt.board)} {' '.join(p.text for p in dealt.players)}"


@cache
def _lines() -> tuple[Question, ...]:
    lines = [
        "wild-irish 2h4h7hKdTs KhKc2s3s JsJh8d9c",
        "wild-irish 9s9h9cKsQs Jh9d2c4d JsTs2h3d",
        "wild-irish 9hTs4c7d2s JcJdKd4h AhAc8dQd",
        "wild-irish AhKhQhJcTh 2c2d3s3d 4c4d5s5d",
        "wild-irish 2h4h7hKdTs KhKc2s3s JsJh8d9c Ah3hJcJd",
        "wild-irish 2h3d4cKdTs Ah5c9s9d KhKcQs3s",
    ]
    return tuple(
        solved("wild_irish", WILD_IRISH, line) for line in [*lines, *drawn(_wild_line, 8, len)]
    )


recommended = Exercise(
    "wild_irish",
    "Make the game `wild_irish`, by the name `wild-irish`: as `irish`, but one-eyed "
    "jacks are wild, hands are ranked by `WILD`, and there is no low side.",
    (
        "`replace(irish, ...)` gives a game that differs in what you name. Four things differ.",
        "They are `name`, `hands`, `ranking` and `also`; the hands are `wild(...)` of the choices "
        "that `irish` has, `using(2, 1, 0)`.",
    ),
    "wild_irish = ...  # replace(irish, ...)\n",
    _lines,
    (
        ("It is still called irish.", _wild_irish(name="irish")),
        ("No card of it is wild.", _wild_irish(hands=using(2, 1, 0))),
        ("All its jacks are wild; one-eyed are those of hearts and spades.", _wild_irish(_is_jack)),
        ("It ranks by `STANDARD`, which knows no five of a kind.", _wild_irish(ranking=STANDARD)),
        ("It still has a low side.", _wild_irish(also=(LOW,))),
        ("A player must use two of the own cards, as in Omaha.", _wild_irish(own=(2,))),
        ("Its players have two cards.", _wild_irish(hole=2)),
        (
            "It lets a player use any five of the own cards and the board.",
            _wild_irish(own=(4, 3, 2, 1, 0)),
        ),
    ),
)


# stretch

Maker = Callable[[Callable[[Any], Iterable[Any]], Comparator[Any]], Comparator[Any]]


def _worst_of(choices: Callable[[Any], Iterable[Any]], c: Comparator[Any]) -> Comparator[Any]:
    return reverse(best_of(choices, reverse(c)))


def _worsts() -> Iterator[Question]:
    numbers = [(1,), (2,), (1, 3), (2, 2), (3, 1), (2, 3), (1, 2, 3), (4, 2)]
    for comparator in (natural, reverse(natural)):
        for pair in product(numbers, repeat=2):
            yield _worse("tuple", tuple, comparator, pair)
    aces, kings = (parse_cards(text).unwrap() for text in ("AsAhAdAc2c3d4h", "KsKhKdQsQhQd9c"))
    yield _worse("fives", fives, compare, (aces, kings))


def _worse(
    name: str, choices: Callable[[Any], Iterable[Any]], c: Any, pair: Sequence[Any]
) -> Question:
    shown = called("worst_of", [Named(name, choices), Named(_name(c), c)])
    return compared(
        f"{shown}{written(tuple(pair))}",
        lambda make: make(choices, c),
        _worst_of(choices, c),
        pair,
    )


def _name(c: Any) -> str:
    return str(c.__name__)


stretch = Exercise(
    "worst_of",
    "Write `worst_of(choices, c)`: a comparator of things by the worst of their choices under `c`, "
    "as `best_of` is by the best. Use `reverse` and `best_of`.",
    (
        "The worst under an order is the best under another: which?",
        "Try what `best_of` makes of the reversed order: it finds the worst. And which of two "
        "things does it put first, the one whose worst is worse?",
    ),
    "def worst_of(choices: Callable[..., Iterable], c: Comparator) -> Comparator:\n",
    _worsts,
    (
        ("It is by the best, as `best_of` is.", best_of),
        (
            "It finds the worst, and prefers those whose worst is worse.",
            lambda choices, c: best_of(choices, reverse(c)),
        ),
        (
            "It finds the best, and prefers those whose best is worse.",
            lambda choices, c: reverse(best_of(choices, c)),
        ),
        ("It knows one order, `natural`.", lambda choices, _: _worst_of(choices, natural)),
        (
            "It takes the first choice.",
            lambda choices, c: contramap(lambda x: next(iter(choices(x))), c),
        ),
        (
            "It takes the last choice.",
            lambda choices, c: contramap(lambda x: list(choices(x))[-1], c),
        ),
        ("It compares the things, and not their choices.", lambda _, c: c),
    ),
    by_way_of=("reverse", "best_of"),
)


LESSON = Lesson(
    12,
    "Games: the best of what one may show",
    "lesson_12_games",
    '''\
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations

from poker_fp import ACE_TO_FIVE, GAMES, WILD, Card, Comparator, Hand, Rank, Side, best_of
from poker_fp import compound, hand, reverse, using, wild

Cards = tuple[Card, ...]


def fives(cards: Cards) -> Iterable[Hand]:
    """All hands of five."""
    return map(Hand, combinations(cards, 5))


low = Side("low", using(2, 1, 0), ACE_TO_FIVE, at_least=hand("8c 7d 6h 5s 4c"))
irish = replace(GAMES["texas-holdem"], name="irish", hole=4, also=(low,))
''',
    practice,
    recommended,
    stretch,
)
