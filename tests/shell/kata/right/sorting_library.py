"""sorting by this library."""

from poker_fp import solve


def process(line: str) -> str:
    return solve(line).map(str).value_or("Error: it cannot be read")
