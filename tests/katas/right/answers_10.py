from poker_fp import SHORT_DECK, comparing, reverse, rule, rule_from

straight_flush, four, flush, full_house, straight, trips, two_pair, pair, high = SHORT_DECK
trips_first = [straight_flush, four, flush, full_house, trips, straight, two_pair, pair, high]


def low_ranks(h):
    ranks = sorted((1 if rank == 14 else int(rank) for rank in h.ranks), reverse=True)
    return sorted(((ranks.count(rank), rank) for rank in ranks), reverse=True)


ace_to_five = (
    rule_from("fewer alike", reverse(comparing(lambda h: h.shape))),
    rule_from("lower ranks", reverse(comparing(low_ranks))),
)


def value(throw):
    kinds = sorted(set(throw), key=lambda n: (throw.count(n), n), reverse=True)
    counts = [throw.count(n) for n in kinds]
    names = [[2, 1, 1, 1], [3, 1, 1], [3, 2], [4, 1]]
    return (names.index(counts) + 1, *kinds) if counts in names else (0, sum(throw))


dice = (rule("the value of a throw", value),)
