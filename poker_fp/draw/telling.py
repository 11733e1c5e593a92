"""The showdown of a draw game in words."""

from collections.abc import Callable, Iterator

from poker_fp.deals.standings import Group, numbered_list
from poker_fp.draw.table import Table, named, seats_of
from poker_fp.rules.hands import Hand


def told(table: Table, paint: Callable[[str], str] = str) -> Iterator[str]:
    """Who is where, with what, and who wins, line by line; `paint` colours the texts of cards.

    Nothing is told of a table before its showdown.

    >>> from poker_fp import hand
    >>> from poker_fp.draw.table import showdown
    >>> table = Table((), (), (hand("2h3d5s9cKd"), hand("2c3h4s8cAh")), moved=2)
    >>> print(*told(showdown(table).unwrap()), sep=chr(10))
    1. Player 2: Ah 8c 4s 3h 2c, high card, Ace
       beats Player 1 with high card: Ace
    2. Player 1: Kd 9c 5s 3d 2h, high card, King
    Player 2 wins with high card: Ace.
    """
    if not table.standing:
        return
    groups = table.standing.groups

    def said(group: Group[Hand], number: int) -> Iterator[str]:
        for showing in group.showings:
            yield f"{showing.player.text}: {paint(str(showing.hand))}, {group.name}"
        if group.beats:
            yield f"beats {named(seats_of(table, groups[number]))} with {group.beats.reason}"

    yield from numbered_list(groups, said)
    verb = "wins" if len(table.winners) == 1 else "share the win"
    yield f"{named(table.winners)} {verb} with {table.reason}."
