"""Lines that are right however they are spelled: rewritten plainly for the tables all at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from poker_fp.deals.answers import Solver, decoded, encoded, under
from poker_fp.deals.games import Deal
from poker_fp.deals.showdown import rank_deal
from poker_fp.deals.solvers import parse_deal
from poker_fp.rules.cards import Card
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.text.results import map_together

LinesSolver: TypeAlias = Callable[[Sequence[bytes]], list[tuple[bytes, bool]]]
r"""From lines without their `\n` to the answer to each, and whether that is an error."""


def by_rewriting(ranking: Ranking[Hand], plain: Solver) -> LinesSolver:
    """`solve` for each of some lines, the games under a ranking, by tables where they have it.

    Of the lines that are put to `plain` those are bad which it does not read.

    >>> from poker_fp import STANDARD
    >>> from poker_fp.deals.answers import readable_solver
    >>> solver = by_rewriting(STANDARD, readable_solver(STANDARD))
    >>> (right, _), (wrong, failed) = solver([b"five-card-draw  10H9h8h7h6h AcAdAhAs2c", b"chess"])
    >>> assert (right, failed) == (b"AcAdAhAs2c 10H9h8h7h6h", True)
    >>> assert wrong.startswith(b"Error: column 1: unknown game 'chess'")
    """
    read = partial(parse_deal, games=under(ranking))

    def answers(lines: Sequence[bytes]) -> list[tuple[bytes, bool]]:
        results = [read(decoded(line)) for line in lines]
        return list(map(encoded, map_together(results, partial(rank_all, plain=plain))))

    return answers


def rank_all(deals: Sequence[Deal[Any]], plain: Solver) -> list[str]:
    """The answer to each deal, as `str(rank_deal(deal))`, from tables that read plain lines.

    Of the lines that are put to `plain` those are bad which it does not read.
    """
    answers = plain("".join(f"{plain_line(deal)}\n" for deal in deals).encode())
    unread = set(answers.bad)
    return [
        str(rank_deal(deal)) if number in unread else _as_typed(answer, deal)
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
    """The answer to a plain line, with the hands of each group as they were typed, and in order."""
    typed = {_plain(player.cards): player.text for player in deal.players}
    return " ".join(
        "=".join(sorted(typed[hand] for hand in group.split("="))) for group in answer.split(" ")
    )


def _plain(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))
