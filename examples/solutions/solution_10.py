"""Solutions to lesson 10: one way each, of several."""

from collections import Counter

from poker_fp import SHORT_DECK, STANDARD, Hand, Ranking, ace_low, lowest, patterns, rule, through

names = [rule.name for rule in SHORT_DECK]
straight, trips = names.index("straight"), names.index("three of a kind")
trips_first: Ranking[Hand] = (
    *SHORT_DECK[:straight],
    SHORT_DECK[trips],
    SHORT_DECK[straight],
    *SHORT_DECK[trips + 1 :],
)

not_low = "straight flush", "flush", "straight"
counted = tuple(rule for rule in STANDARD if rule.name not in not_low)
ace_to_five: Ranking[Hand] = lowest(through(ace_low, counted))


def alike(*shape: int) -> patterns.Pattern[tuple[int, ...]]:
    """A pattern of dice: the numbers, most alike first, if just so many of each are alike."""

    def evidence(dice: tuple[int, ...]) -> tuple[int, ...]:
        counts = Counter(dice).items()
        kinds = sorted(counts, key=lambda kind: (kind[1], kind[0]), reverse=True)
        seen = tuple(count for _, count in kinds)
        return tuple(number for number, _ in kinds) if seen == shape else ()

    return evidence


dice: Ranking[tuple[int, ...]] = (
    rule("four alike", alike(4, 1)),
    rule("full house", alike(3, 2)),
    rule("three alike", alike(3, 1, 1)),
    rule("a pair", alike(2, 1, 1, 1)),
    rule("the sum", lambda dice: (sum(dice),)),
)
