from functools import cmp_to_key


def by_points(a, b):
    if a[1] < b[1]:
        return -1
    if a[1] > b[1]:
        return 1
    return 0


ORDER = {rank: place for place, rank in enumerate("2 3 4 5 6 7 8 9 10 J Q K A".split())}


def by_rank(a, b):
    return ORDER[a] - ORDER[b]


def my_sorted(values, comparator):
    """Merge two halves."""
    if len(values) < 2:
        return list(values)
    middle = len(values) // 2
    left, right = my_sorted(values[:middle], comparator), my_sorted(values[middle:], comparator)
    merged = []
    while left and right:
        merged.append((right if comparator(left[0], right[0]) > 0 else left).pop(0))
    return merged + left + right
