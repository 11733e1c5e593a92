"""Lines that are right however they are spelled: rewritten plainly for the tables all at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from returns.result import Result

from poker_fp.deals.answers import Solver, decoded, encoded
from poker_fp.deals.games import Deal, Game
from poker_fp.deals.showdown import rank_deal
from poker_fp.deals.solvers import parse_deal
from poker_fp.rules.cards import Card
from poker_fp.text.errors import Errors
from poker_fp.text.results import map_together

LinesSolver: TypeAlias = Callable[[Sequence[bytes]], list[tuple[bytes, bool]]]
r"""From lines without their `\n` to the answer to each, and whether that is an error."""


def by_rewriting(games: Mapping[str, Game[Any]], plain: Solver) -> LinesSolver:
    """`solve` for each of some lines of some games, by tables where they have it.

    Of the lines that are put to `plain` those are bad which it does not read.

    >>> from poker_fp import GAMES, STANDARD
    >>> from poker_fp.deals.answers import readable_solver
    >>> solver = by_rewriting(GAMES, readable_solver(STANDARD))
    >>> (right, _), (wrong, failed) = solver([b"five-card-draw  10H9h8h7h6h AcAdAhAs2c", b"chess"])
    >>> assert (right, failed) == (b"AcAdAhAs2c 10H9h8h7h6h", True)
    >>> assert wrong.startswith(b"Error: column 1: unknown game 'chess'")
    """
    read: Callable[[str], Result[Deal[Any], Errors]] = partial(parse_deal, games=games)

    def answers(lines: Sequence[bytes]) -> list[tuple[bytes, bool]]:
        results = [read(decoded(line)) for line in lines]
        return list(map(encoded, map_together(results, partial(rank_all, plain=plain))))

    return answers


def rank_all(
    deals: Sequence[Deal[Any]], plain: Solver, pause: Callable[[], object] = tuple
) -> list[str]:
    """The answer to each deal, as `str(rank_deal(deal))`, from tables that read plain lines.

    Of the lines that are put to `plain` those are bad which it does not read. Before each of these
    is ranked by the comparators, which may take a second, `pause` is called, and may raise.
    """
    answers = plain("".join(f"{plain_line(deal)}\n" for deal in deals).encode())
    unread = set(answers.bad)

    def by_comparators(deal: Deal[Any]) -> str:
        pause()
        return str(rank_deal(deal))

    return [
        by_comparators(deal) if number in unread else _as_typed(answer, deal)
        for number, (deal, answer) in enumerate(
            zip(deals, answers.text.decode().split("\n"), strict=False)
        )
    ]


def plain_line(deal: Deal[Any]) -> str:
    """The line of a deal with all of its cards written as `Td`, and one blank between the parts.

    >>> deal = parse_deal("texas-holdem 2h3h4H5d8d  KDKS 9h10♠").unwrap()
    >>> assert plain_line(deal) == "texas-holdem 2h3h4h5d8d KdKs 9hTs"
    """
    plain = tuple(replace(player, text=_plain(player.cards)) for player in deal.players)
    return str(replace(deal, players=plain))


def _as_typed(answer: str, deal: Deal[Any]) -> str:
    """The answer to a plain line, with the hands of each group as they were typed, and in order.

    What stands between sides or for nobody is left as it is. Who holds the same ties: two jokers.
    """
    typed: dict[str, list[str]] = {}
    for player in deal.players:
        typed.setdefault(_plain(player.cards), []).append(player.text)
    groups = (dict.fromkeys(group.split("=")) for group in answer.split(" "))
    return " ".join(
        "=".join(sorted(text for hand in group for text in typed.get(hand, [hand])))
        for group in groups
    )


def _plain(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))
