"""What the service can be told, and what holds where it is told nothing."""

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

DATABASE_VARIABLE = "POKER_FP_DATABASE"
TOKEN_VARIABLE = "POKER_FP_TOKEN"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one request may ask for."""

    lines: int = 10_000

    bytes: int = 4 * 1024 * 1024
    """Of the body."""

    seconds: float = 30
    """From the first byte of a request to the first of its answer."""

    threads: int = 4
    """How many requests are worked on at a time; they share one interpreter lock."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A service's database (None for no history), token (None for none) and limits."""

    database: str | None = None
    token: str | None = None
    limits: Limits = Limits()


def default_database() -> str:
    """Where games are kept unless a database is named: a file in the user's data folder."""
    import platformdirs  # here, so that a command that keeps nothing does without

    return f"sqlite:///{Path(platformdirs.user_data_dir('poker-fp')) / 'history.sqlite'}"


def is_loopback(host: str) -> bool:
    """Can only this machine reach it? A name other than localhost counts as no.

    >>> assert is_loopback("127.0.0.1") and is_loopback("::1") and is_loopback("localhost")
    >>> assert not is_loopback("0.0.0.0") and not is_loopback("::") and not is_loopback("here")
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
