def suits_down(a, b):
    return "cdhs".index(b.suit) - "cdhs".index(a.suit) or a.rank - b.rank


def by_best_card(one, other):
    ranks, others = (sorted(card.rank for card in cards) for cards in (one, other))
    while ranks:
        high, other_high = ranks.pop(), others.pop()
        if high != other_high:
            return 1 if high > other_high else -1
    return 0


def nones_last(comparator):
    def compared(a, b):
        if a is None and b is None:
            return 0
        if a is None:
            return 1
        if b is None:
            return -1
        return comparator(a, b)

    return compared
