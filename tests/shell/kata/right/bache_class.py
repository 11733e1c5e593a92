"""bache by a class of hands with __lt__, and sentences from it."""

from functools import total_ordering

NAMES = [
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
]


@total_ordering
class Hand:
    def __init__(self, text):
        cards = text.split()
        self.ranks = sorted(("..23456789TJQKA".index(c[:1]) for c in cards), reverse=True)
        self.groups = sorted(set(self.ranks), key=lambda r: (-self.ranks.count(r), -r))
        shape = tuple(self.ranks.count(r) for r in self.groups)
        kinds = {(2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
        self.category = kinds.get(shape, 0)
        suited = all(c[-1] == cards[0][-1] for c in cards)
        if self.ranks == [14, 5, 4, 3, 2]:
            self.groups = [5]
        elif len(self.groups) == 5 and self.ranks[0] - self.ranks[4] == 4:
            self.groups = self.groups[:1]
        if len(self.groups) == 1:
            self.category = 8 if suited else 4
        elif suited:
            self.category = 5

    def __eq__(self, other):
        return (self.category, self.groups) == (other.category, other.groups)

    def __lt__(self, other):
        return (self.category, self.groups) < (other.category, other.groups)


def compare(hand1, hand2):
    one, other = Hand(hand1), Hand(hand2)
    if one < other:
        return -1
    return int(one > other)


def word(rank):
    return {11: "Jack", 12: "Queen", 13: "King", 14: "Ace"}.get(rank, str(rank))


def reason(winner, loser):
    name, (first, *rest) = NAMES[winner.category], winner.groups
    same = winner.category == loser.category
    place = next(i for i, r in enumerate(winner.groups) if not same or r != loser.groups[i])
    made = {1: 1, 2: 2, 3: 1, 6: 2, 7: 1}.get(winner.category)
    if winner.category == 8 and first == 14:
        return "royal flush"
    if winner.category in (4, 8):
        return f"{name}: {word(first)} high"
    if made is None:
        return f"{name}: {word(winner.groups[place])}"
    text = f"{name}: {word(first)}"
    if made == 2:
        text += (" and " if winner.category == 2 else " over ") + word(rest[0])
    return text + (f", {word(winner.groups[place])} kicker" if place >= made else "")


def sentence(hand1, hand2):
    sign = compare(hand1, hand2)
    if sign == 0:
        return "Tie."
    one, other = Hand(hand1), Hand(hand2)
    winner, loser = (one, other) if sign > 0 else (other, one)
    return f"Hand {1 if sign > 0 else 2} wins. - with {reason(winner, loser)}"
