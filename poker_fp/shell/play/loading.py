"""A policy of the user's own: found by its name, and held to what a policy is."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from inspect import iscoroutinefunction
from itertools import islice
from operator import index

import click

from poker_fp.draw.moves import misplaced
from poker_fp.draw.policies import Policy
from poker_fp.rules.hands import Hand

FORM = "write MODULE:FUNCTION, such as my_poker:cautious"


def load_policy(name: str) -> Policy:
    """The policy that MODULE:FUNCTION names, each of its faults refused in a line.

    Raises click.UsageError where there is no such function; the policy raises ClickException
    where the function raises, or gives what are no positions.
    """
    module, _, function = name.partition(":")
    parts = [*module.split("."), function]
    if module.endswith(".py") or not all(part.isidentifier() for part in parts):
        raise click.UsageError(f"--policy {name}: {FORM}")
    sys.path.insert(0, "")  # a command, unlike `python -m`, does not look where it was started
    with _faults_told(f"--policy {name}", click.UsageError):
        found: Policy = getattr(import_module(module), function)
    if not callable(found) or iscoroutinefunction(found):
        raise click.UsageError(f"--policy {name}: that is not a plain function")

    def policy(hand: Hand) -> tuple[int, ...]:
        where = f"--policy {name}, of {hand}"
        with _faults_told(where):
            # One more than a hand has is wrong already; an endless answer is not waited for.
            answer = islice(found(hand), len(hand.cards) + 1)
            positions = tuple(int(index(position)) for position in answer)
        if wrong := misplaced(positions):
            raise click.ClickException(f"{where}: {'; '.join(error.message for error in wrong)}")
        return positions

    return policy


@contextmanager
def _faults_told(
    where: str, refusal: type[click.ClickException] = click.ClickException
) -> Iterator[None]:
    """Whatever the user's code raises is a line, and it may not close what we speak through."""
    try:
        yield
        for stream in (sys.stdin, sys.stdout):
            if stream is not None and stream.closed:
                raise ValueError(f"{stream.name} is closed")
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit is one of them
        raise refusal(f"{where}: {_told(error)}") from error


def _told(error: BaseException) -> str:
    text = ""
    with suppress(Exception, SystemExit):  # this is the user's code too
        text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
