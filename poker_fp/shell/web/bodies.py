"""The body of a request: read to its end, or refused as soon as it is known to be too much."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from anyio import CancelScope, CapacityLimiter, move_on_after, sleep
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.guards import header
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.settings import LONG_BODY, Limits

DRAINED = 16
"""How many times the limit is read from a client before it is cut off."""

A_TURN = 0.002
"""Seconds for a piece of a long body, of a few clients at a time: short requests come between."""

ENDING = {"Connection": "close"}

_BEFORE_VALUES = (b",", b"[", b"{")

_ESCAPED = re.compile(rb"\\.", re.DOTALL)


class TooMuchError(Exception):
    """A body that is too large, by itself or together with all the others.

    `more` says whether the client has more of it to send.
    """

    def __init__(self, status: int, message: str, hint: str, more: bool) -> None:
        self.status, self.problem, self.more = status, problem(message, hint=hint), more


@dataclass
class Room:
    """The bytes that long requests may still take; small ones are let in without.

    And how many clients at a time are heard on: those whose body is long, and those for whom it
    was too long already.
    """

    left: int
    reading: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(4))
    discarding: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(4))

    @contextmanager
    def taken(self) -> Iterator[Callable[[int], bool]]:
        """A function that takes room for a body of a size so far, and says whether there is any.

        It is given back in the end.
        """
        mine = 0

        def grow(size: int) -> bool:
            nonlocal mine
            more = (size if size > LONG_BODY else 0) - mine
            if more > self.left:
                return False
            self.left -= more
            mine += more
            return True

        try:
            yield grow
        finally:
            self.left += mine


@dataclass
class Values:
    """How many values some JSON has, counted as it arrives and much sooner than they are made.

    A step is as short as a piece is: the other threads of Python wait for each.
    """

    count: int = 0
    inside: bool = False
    """Did the last piece end within a text?"""
    escape: bytes = b""
    """The backslash that it ended with, if the next byte belongs to it."""

    def add(self, piece: bytes) -> None:
        r"""Count those that begin in the next piece.

        >>> values = Values()
        >>> for piece in (b'[1,"a,', rb',\" ,\\', b'",{', b'"b":[]}]'):
        ...     values.add(piece)
        >>> assert values.count == 5  # two lists, an object, and two that come after a comma
        """
        piece = _ESCAPED.sub(b"", self.escape + piece)
        self.escape = b"\\" if piece.endswith(b"\\") else b""
        between_quotes = piece.split(b'"')
        # UTF-8 has no zeros; in UTF-16, which is read as well, a byte may only look like a quote.
        outside = piece if b"\0" in piece else b"".join(between_quotes[self.inside :: 2])
        self.inside ^= len(between_quotes) % 2 == 0
        self.count += sum(map(outside.count, _BEFORE_VALUES))


async def read(
    scope: Scope,
    receive: Receive,
    limits: Limits,
    turn: CapacityLimiter,
    grow: Callable[[int], bool],
) -> bytes:
    """The whole body of a request. Raises TooMuchError, before it is read where that is announced.

    Raises ClientDisconnect where the client leaves.
    """
    body, values = bytearray(), Values()
    announced = header(scope, b"content-length")
    size, more = int(announced) if announced.isdigit() else 0, True
    while size <= limits.bytes and values.count <= limits.values and grow(len(body)):
        if not more:
            return bytes(body)
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        piece, more = message.get("body", b""), message.get("more_body", False)
        body += piece
        values.add(piece)
        size = len(body)
        if more and size > LONG_BODY:
            async with turn:
                await sleep(A_TURN)
    body.clear()
    if size > limits.bytes:
        raise TooMuchError(413, f"more than {limits.bytes:,} bytes", "send fewer lines", more)
    if values.count > limits.values:
        told = f"more than {limits.values:,} values of JSON"
        raise TooMuchError(413, told, "send fewer lines", more)
    raise TooMuchError(503, "too many long requests at a time", "try again", more)


async def refuse(
    error: TooMuchError, limits: Limits, turn: CapacityLimiter, request: tuple[Scope, Receive, Send]
) -> None:
    """Answer a body that is too much at once.

    Most clients listen only when they have sent everything: what they send still is heard out, if
    it is not far too much, and thrown away. One that asked whether to send has sent nothing.
    """
    scope, receive, send = request

    async def answering(message: Message) -> None:
        await send({**message, "more_body": True} if "body" in message else message)

    await refusal(error.status, [error.problem], ENDING)(scope, receive, answering)
    size, more = 0, error.more and header(scope, b"expect").lower() != b"100-continue"
    try:
        with move_on_after(limits.head_seconds):
            while more and size <= DRAINED * limits.bytes:
                async with turn:
                    await sleep(A_TURN)
                message = await receive()
                size += len(message.get("body", b""))
                more = message.get("more_body", False)
    finally:
        with CancelScope(shield=True):  # the answer is whole, even if the service stops
            await send({"type": "http.response.body", "body": b""})
