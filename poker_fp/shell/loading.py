"""A policy of the user's own: found by its name, and held to what a policy is."""

import sys
from importlib import import_module
from operator import index

import click

from poker_fp.hands import Hand
from poker_fp.policies import Policy

FORM = "write MODULE:FUNCTION, such as my_poker:cautious"


def load_policy(name: str) -> Policy:
    """The function of that name, each of its faults refused in a line."""
    module, _, function = name.partition(":")
    if not (module and function):
        raise click.UsageError(f"--policy {name}: {FORM}")
    sys.path.insert(0, "")  # a command, unlike `python -m`, does not look where it was started
    try:
        found: Policy = getattr(import_module(module), function)
    except Exception as error:  # importing runs the user's code
        raise click.UsageError(f"--policy {name}: {_told(error)}") from error
    if not callable(found):
        raise click.UsageError(f"--policy {name}: that is not a function")

    def policy(hand: Hand) -> tuple[int, ...]:
        try:
            return tuple(int(index(position)) for position in found(hand))
        except Exception as error:  # the user's code again
            raise click.ClickException(f"--policy {name}, of {hand}: {_told(error)}") from error

    return policy


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
