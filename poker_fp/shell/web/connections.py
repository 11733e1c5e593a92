"""Connections that wait for nobody: uvicorn's HTTP/1.1, and an end to what is left undone."""

import asyncio
import logging
import math
from dataclasses import dataclass, field
from typing import Any, Literal

from uvicorn.protocols.http.h11_impl import H11Protocol

from poker_fp.shell.web.settings import Limits

log = logging.getLogger(__name__)

AT_ONCE = 16 * 1024
"""Bytes read of a connection before it is another's turn; heads of twice as many are refused."""

OF_A_BODY = 64 * 1024
"""Bytes of a body read at once: as much as uvicorn takes before it reads no more for a while.

Whenever the loop reads or writes, a thread that works takes the interpreter, and the loop waits
until it has it back: a large body in small pieces keeps all others waiting.
"""

THROWN_AWAY = 256 * 1024
"""Bytes of a body read at once that was refused already."""

BETWEEN_LOOKS = 1
"""Seconds; what a client leaves undone ends so much later at most."""

BETWEEN_LINES = 60
"""Seconds between two lines in the log on connections that were let go."""


@dataclass
class Door:
    """How many connections there may be, and how many clients were let go that kept others out."""

    limits: Limits
    most: int
    let_go: int = 0
    told: float = field(default=-BETWEEN_LINES)

    def note(self, now: float) -> None:
        """Count one that was let go; the log has a line for many."""
        self.let_go += 1
        if now >= self.told + BETWEEN_LINES:
            extra = {"connections": self.let_go, "most": self.most}
            log.warning("let go: clients that send or read nothing, or too many", extra=extra)
            self.let_go, self.told = 0, now


class Connection(H11Protocol):
    """A connection that is closed where its client takes too long, or longest of too many.

    uvicorn waits for ever for the rest of a head, and for an answer to be read.
    """

    def __init__(self, door: Door, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.door = door
        self.stage: tuple[str | None, object] | None = None
        self.since = self.loop.time()
        self.next_look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, unless all the others are being answered."""
        transport.max_size = AT_ONCE  # type: ignore[attr-defined] # of asyncio's own transports
        super().connection_made(transport)
        here = [each for each in self.connections if not each.transport.is_closing()]
        if len(here) > self.door.most:
            idle = [each for each in here if isinstance(each, Connection) and each.waits_for()]
            min(idle, key=lambda each: (each is self, each.waits_since())).let_go()
        self.look()

    def data_received(self, data: bytes) -> None:
        """Take some, and a larger piece of a body the next time."""
        super().data_received(data)
        size = AT_ONCE
        if self.cycle and self.cycle.more_body:
            size = THROWN_AWAY if self.cycle.response_started else OF_A_BODY
        self.transport.max_size = size  # type: ignore[attr-defined] # of asyncio's own transports

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        if self.next_look:
            self.next_look.cancel()
        super().connection_lost(exc)

    def waits_for(self) -> Literal["reading", "head", "body"] | None:
        """What it is that the client has not done yet."""
        if self.transport.get_write_buffer_size():
            return "reading"
        if self.cycle is None or self.cycle.response_complete:
            return "head"
        return "body" if self.cycle.more_body else None

    def waits_since(self) -> float:
        """When it was first seen to be as it is now."""
        stage = self.waits_for(), self.cycle
        if self.stage != stage:
            self.stage, self.since = stage, self.loop.time()
        return self.since

    def look(self) -> None:
        """Has the client left the same undone for too long? A body is the guards' to wait for."""
        limits = self.door.limits
        patience = {"head": limits.head_seconds, "reading": limits.seconds}
        waited = self.loop.time() - self.waits_since()
        if waited > patience.get(self.waits_for() or "", math.inf):
            self.let_go()
        self.next_look = self.loop.call_later(BETWEEN_LOOKS, self.look)

    def let_go(self) -> None:
        """Close it at once, whatever was left to send."""
        self.door.note(self.loop.time())
        self.transport.abort()
