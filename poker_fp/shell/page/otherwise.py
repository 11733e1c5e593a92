"""What another order of the rules changes: the winner, and how many pairs of hands."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, islice
from random import Random
from typing import TypeAlias

from poker_fp.algebra.comparators import compound
from poker_fp.render.data import Data
from poker_fp.rules.cards import Card, Rank, Suit, deck_of
from poker_fp.rules.explain import phrase_of
from poker_fp.rules.hands import Hand
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.page.asked import LOWEST, AboutHands, Rules, is_its_own, rules_of
from poker_fp.shell.page.listening import heard
from poker_fp.shell.page.own_rules import fault_of
from poker_fp.shell.page.showing import spelled
from poker_fp.text.parsing import parse_hands
from poker_fp.text.results import either

Pair: TypeAlias = tuple[Hand, Hand]

DRAWN = 500
"""How many pairs are drawn of all the deck."""

OF_A_KIND, MOST_TRIED = 6, 400
"""How many hands of each kind there are where rare ones are wanted, and are tried to find them."""

NOW = {1: "Hand 1 wins now.", -1: "Hand 2 wins now.", 0: "It is a tie now."}
BEFORE = {1: "hand 1 wins", -1: "hand 2 wins", 0: "it is a tie"}
STILL = {1: "Hand 1 still wins.", -1: "Hand 2 still wins.", 0: "Still a tie."}


def otherwise(request: AboutHands) -> Data:
    """What the reader's rules judge otherwise than the ranking as it is: sentences and two hands.

    `here` is about the two hands that were asked about, `sentence` about others, too; both are
    empty where the rules are those of the ranking, in its order. `hands` are the texts of two that
    come out otherwise and share no card, or None. What is drawn is always the same. Where a rule
    cannot judge two of them, `sentence` names it, the hands, and why.

    >>> order = ["flush", "straight flush", "four of a kind", "full house", "straight"]
    >>> order += ["three of a kind", "two pair", "pair", "high card"]
    >>> data = otherwise({"hands": ["2H 4S 4C 2D 4H", "2S 8S AS QS 3S"], "order": order})
    >>> assert data["sentence"].startswith("Hand 2 wins now.")
    >>> assert data["here"] == "Hand 2 wins now. Without your change hand 1 wins."
    >>> assert otherwise({"hands": ["", ""], "order": None})["sentence"] == ""
    """
    return either(
        rules_of(request),
        lambda rules: _changes(request, rules),
        _answer,
    )


def _changes(request: AboutHands, rules: Rules) -> Data:
    if is_its_own(request, rules):
        return _answer("")
    name = request.get("ranking", "standard")
    before, after = compound(*DECK_RANKINGS[name]), compound(*rules)
    on: list[Hand] = []  # those that are being judged

    def differ(pair: Pair) -> bool:
        on[:] = pair
        return before(*pair) != after(*pair)

    def of_these(hands: tuple[Hand, ...]) -> tuple[str, str]:
        on[:] = hands
        return _winner(before(*hands), after(*hands))

    try:
        with heard():
            drawn = [*filter(differ, pairs(name))]
            found = next(iter(drawn or filter(differ, rare_pairs(name))), None)
            won, here = either(
                parse_hands(request["hands"]),
                of_these,
                lambda _: ("", ""),
            )
    except (Exception, SystemExit):  # noqa: BLE001 a reader's rule may raise anything
        return _answer(_unable(rules, *on))
    hands = [spelled(hand.cards) for hand in found] if found else None
    return _answer(f"{won} {_counted(len(drawn), bool(found))}".strip(), here, hands)


def _answer(sentence: str, here: str = "", hands: list[str] | None = None) -> Data:
    return {"sentence": sentence, "here": here, "hands": hands}


def _winner(before: int, after: int) -> tuple[str, str]:
    if before == after:
        return STILL[after], STILL[after]
    return NOW[after], f"{NOW[after]} Without your change {BEFORE[before]}."


def _counted(drawn: int, found: bool) -> str:
    if drawn:
        has = "has" if drawn == 1 else "have"
        return f"Of {DRAWN} random pairs of hands, {drawn} {has} another winner with your change."
    same = f"All of {DRAWN} random pairs of hands have the same winner with your change and without"
    return f"{same}, but rarer hands have not." if found else f"{same}."


def _unable(rules: Rules, one: Hand, other: Hand) -> str:
    """Which rule it is that raises, and on which hands."""
    for rule in rules:
        try:
            with heard():
                rule(one, other)
        except (Exception, SystemExit) as error:  # noqa: BLE001 a reader's rule may raise anything
            hands = f"{spelled(one.cards)} against {spelled(other.cards)}"
            return f"{rule.name} cannot judge {hands}: {fault_of(error).text}"
    return "One of the rules cannot judge every hand."  # or not every time that it is asked


@cache
def pairs(name: str) -> tuple[Pair, ...]:
    """Pairs of hands, each dealt from the deck that a ranking is meant for, always the same.

    >>> assert len(pairs("standard")) == 500
    """
    random = Random(1)
    deck = deck_of(LOWEST.get(name, Rank.TWO))
    dealt = [tuple(random.sample(deck, 10)) for _ in range(DRAWN)]
    return tuple((Hand(cards[:5]), Hand(cards[5:])) for cards in dealt)


@cache
def rare_pairs(name: str) -> tuple[Pair, ...]:
    """Pairs of hands of every kind, the rare ones too, from the deck that a ranking is meant for.

    >>> assert all(not {*a.cards} & {*b.cards} for a, b in rare_pairs("short-deck"))
    """
    kinds: defaultdict[str, list[Hand]] = defaultdict(list)
    for hand in islice(_narrow_hands(deck_of(LOWEST.get(name, Rank.TWO))), MOST_TRIED):
        kept = kinds[phrase_of(hand, DECK_RANKINGS[name])[0]]
        if len(kept) < OF_A_KIND:
            kept.append(hand)
    pairs = combinations(chain(*kinds.values()), 2)
    return tuple((a, b) for a, b in pairs if not {*a.cards} & {*b.cards})


def _narrow_hands(deck: Sequence[Card]) -> Iterator[Hand]:
    """Hands from a few ranks, or suits, of a deck: so what is rare in all of it comes often."""
    random = Random(1)
    ranks, suits = sorted({card.rank for card in deck}), [*Suit]
    while True:
        start, two = random.randrange(len(ranks) - 4), random.sample(suits, 2)
        kinds, kept = random.choice(
            [
                (ranks, suits),
                (random.sample(ranks, 2), suits),
                (random.sample(ranks, 3), suits),
                (ranks[start : start + 5], two),
                (ranks[start : start + 5], two[:1]),
                (ranks, two[:1]),
            ]
        )
        among = [card for card in deck if card.rank in kinds and card.suit in kept]
        yield Hand(tuple(random.sample(among, 5)))
