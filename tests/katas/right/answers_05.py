from collections import Counter


def all_red(h):
    suits = {card.suit for card in h.cards}
    if suits <= {"d", "h"}:
        return tuple(sorted((card.rank for card in h.cards), reverse=True))
    return ()


def two_pair(h):
    counts = Counter(card.rank for card in h.cards)
    pairs = sorted((rank for rank, count in counts.items() if count == 2), reverse=True)
    if len(pairs) != 2:
        return ()
    (kicker,) = (rank for rank, count in counts.items() if count == 1)
    return (*pairs, kicker)


def skip_straight(h):
    top = h.ranks[0]
    return (top,) if list(h.ranks) == [top, top - 2, top - 4, top - 6, top - 8] else ()
