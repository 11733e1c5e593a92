"""What the service can be told, and what holds where it is told nothing."""

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

DATABASE_VARIABLE = "POKER_FP_DATABASE"
TOKEN_VARIABLE = "POKER_FP_TOKEN"

LONG_BODY = 16 * 1024
"""Bytes of a request that may take a while to read, or memory to answer."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a request, a connection, or all of them together may take."""

    lines: int = 10_000

    bytes: int = 4 * 1024 * 1024
    """Of the body."""

    values: int = 100_000
    """Of JSON in the body, lists and texts and all; a line is one."""

    held: int = 32 * 1024 * 1024
    """Of the long bodies of all requests that are not yet answered: answers grow with them."""

    site_seconds: float = 300
    """For a file of the site: those of its Python are large, and a line may be slow."""

    seconds: float = 30
    """From the first byte of a request to the first of its answer; as long again to the last."""

    head_seconds: float = 10
    """From a connection, or from the last answer on it, to the end of a request's head."""

    connections: int = 256
    """At a time; fewer where the system allows the process few open files."""

    grace_seconds: float = 7
    """From SIGTERM to the end, whatever a client does not send or read."""

    threads: int = 10
    """Of the whole process. Those that none of the next three may take are kept for short work."""

    long_threads: int = 2
    """Requests that may take long, worked on at a time; all share one interpreter lock."""

    history_threads: int = 4
    """Requests worked on at a time that may wait for the database."""

    query_threads: int = 2
    """Queries in GraphQL that are read at a time, and answered if that is soon done."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A service's database (None for no history), token (None for none), limits and more."""

    database: str | None = None
    token: str | None = None
    limits: Limits = Limits()

    hosts: frozenset[str] | None = None
    """The names that requests may call the service by, besides those of loopback; None for any."""

    site: Path | None = None
    """The folder of a built site, to be served at `/`; it is open even where there is a token."""

    origins: tuple[str, ...] = ()
    """Where pages may be from that read the answers, such as `https://example.org`."""


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
