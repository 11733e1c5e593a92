"""Solutions to lesson 1: one way each, of several."""

from poker_fp import Comparator, natural

Team = tuple[str, int]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def by_points(a: Team, b: Team) -> int:
    """Fewer points first. The names are not looked at, so they cannot break a tie."""
    return a[1] - b[1]


def by_rank(a: str, b: str) -> int:
    """A rank comes where it stands in the list of ranks."""
    return natural(RANKS.index(a), RANKS.index(b))


def my_sorted(values: list[str], comparator: Comparator[str]) -> list[str]:
    """Insert each value behind all that do not come after it, so that ties keep their order."""
    in_order: list[str] = []
    for value in values:
        place = sum(comparator(other, value) <= 0 for other in in_order)
        in_order.insert(place, value)
    return in_order
