"""The dealer: shuffles, shows, has the log written, and leaves the game to `poker_fp.draw`."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

import click
from returns.result import Result

from poker_fp.deals.games import Cards
from poker_fp.draw.logs import move_line, opening_line, result_line
from poker_fp.draw.moves import POSITIONS, MoveErrors, Positions, parse_positions
from poker_fp.draw.policies import Policy
from poker_fp.draw.table import Reshuffle, Table, deal, exchange, named, showdown
from poker_fp.draw.telling import told
from poker_fp.rules.cards import DECK
from poker_fp.rules.explain import describe
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.rules.variants import DECK_RANKINGS
from poker_fp.shell.colours import painted
from poker_fp.shell.play.asking import ask, at_a_keyboard, hide
from poker_fp.shell.play.log_file import Write
from poker_fp.text.errors import counted

Move: TypeAlias = tuple[Positions, Table]
"""The positions exchanged, and the table after it."""

Mover: TypeAlias = Callable[[Table, Sequence[str]], Move]
"""Who moves at a table. It is told what has been said so far, to show it again."""


MOST_COMPLAINTS = 5
"""How many of the errors in an answer are told."""


def play(people: int, robots: Sequence[Policy], seed: int, ranking: str, write: Write) -> None:
    """One game, each line of its log written as soon as it is known.

    The people have the first seats, then come the robots, each with its policy.
    """
    rules, players = DECK_RANKINGS[ranking], people + len(robots)
    deck, reshuffle = shuffle(seed)(DECK), shuffle(f"{seed} again")
    movers: list[Mover] = [partial(_person, rules, reshuffle, people)] * people
    movers += [partial(_robot, reshuffle, policy) for policy in robots]

    table = deal(players, deck).unwrap()
    write(opening_line(players, ranking, deck))
    said: list[str] = []
    for seat, mover in enumerate(movers, start=1):
        positions, after = mover(table, said)
        write(move_line(table, positions, reshuffle))
        robot = "" if seat <= people else " (robot)"
        said.append(f"{named([seat])}{robot} exchanged {counted(len(positions), 'card')}.")
        click.echo(said[-1])
        table = after
    table = showdown(table, rules).unwrap()
    click.echo("\n" + "\n".join(told(table, painted)))
    write(result_line(table))


def shuffle(seed: int | str) -> Callable[[Cards], Cards]:
    """The shuffle of a seed: a pure function, the same again for the same seed and cards."""
    return lambda cards: tuple(Random(seed).sample(cards, len(cards)))


def _robot(reshuffle: Reshuffle, policy: Policy, table: Table, _said: Sequence[str]) -> Move:
    positions = tuple(policy(table.hands[table.moved]))
    return _exchanged(table, reshuffle, positions).unwrap()  # `load_policy` checks a user's


def _person(
    rules: Ranking[Hand], reshuffle: Reshuffle, people: int, table: Table, said: Sequence[str]
) -> Move:
    """Show the hand while nobody else looks, ask until the answer is right, show the new hand."""
    name = named([table.moved + 1])
    hidden = people > 1 and at_a_keyboard()
    if hidden:
        hide()
        for line in said:
            click.echo(line)
        ask(f"{name}, press Enter when nobody else looks. ", afresh=True)
    _show(f"{name}, your hand", table.hands[table.moved], rules)
    move = None
    while move is None:
        answer = ask("Which to exchange? (such as 1 3 5; Enter for none) ", afresh=hidden)
        exchanged = parse_positions(answer).bind(partial(_exchanged, table, reshuffle))
        move = exchanged.alt(_complain).value_or(None)
    positions, after = move
    if positions:
        _show(f"{name}, your new hand", after.hands[table.moved], rules)
    if hidden and table.moved + 1 < people:
        ask("Press Enter to hide it. ", afresh=True)
    return move


def _exchanged(
    table: Table, reshuffle: Reshuffle, positions: Positions
) -> Result[Move, MoveErrors]:
    return exchange(table, positions, reshuffle).map(lambda after: (positions, after))


def _complain(errors: MoveErrors) -> None:
    for error in errors[:MOST_COMPLAINTS]:
        click.echo(error.message)
    if more := errors[MOST_COMPLAINTS:]:
        click.echo(f"and {counted(len(more), 'more error')}")


def _show(title: str, hand: Hand, rules: Ranking[Hand]) -> None:
    click.echo(f"{title}: {describe(hand, rules)}")
    click.echo("".join(f"  {position} " for position in POSITIONS).rstrip())
    click.echo("".join(f"  {painted(str(card))}" for card in hand.cards))
