from dataclasses import replace
from functools import cmp_to_key
from itertools import combinations

from poker_fp import ACE_TO_FIVE, GAMES, WILD, Hand, compound, using, wild

order = compound(*ACE_TO_FIVE)


def lowest(cards):
    return max((Hand(five) for five in combinations(cards, 5)), key=cmp_to_key(order))


def razz(a, b):
    return order(lowest(a), lowest(b))


def one_eyed(card):
    return str(card) in ("Jh", "Js")


wild_irish = replace(
    GAMES["texas-holdem"],
    name="wild-irish",
    hole=4,
    hands=wild(one_eyed, using(2, 1, 0)),
    ranking=WILD,
)


def worst_of(choices, c):
    def worst(value):
        found = None
        for choice in choices(value):
            if found is None or c(choice, found) < 0:
                found = choice
        return found

    return lambda a, b: c(worst(a), worst(b))
