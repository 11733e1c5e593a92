"""Limits of one request in size and in time, and of all of them in memory."""

import re
from asyncio import create_task
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from anyio import CancelScope, current_time, move_on_after, sleep_forever
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.settings import LONG_BODY, Limits

DRAINED = 16
"""How many times the limit is read from a client before it is cut off."""

PIECE = 64 * 1024
"""Bytes of an answer that are sent at once."""

ENDING = {"Connection": "close"}

_BEFORE_VALUES = (b",", b"[", b"{")

_TEXT = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""A text of JSON, or what begins as one: each byte is looked at once."""


def limited(app: ASGIApp, limits: Limits) -> ASGIApp:
    """The same app for requests that are small enough and done soon enough.

    Work goes on only while somebody waits for it, and for so many long requests at a time as there
    is room for.
    """
    room = Room(limits.held)

    async def limiting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await _answer(app, limits, room, (scope, receive, send))
        else:
            await app(scope, receive, send)

    return limiting


async def _answer(
    app: ASGIApp, limits: Limits, room: "Room", request: tuple[Scope, Receive, Send]
) -> None:
    scope, receive, send = request
    body: bytes | None = None
    answering = False

    async def noting(message: Message) -> None:
        nonlocal answering
        if not answering:
            time.deadline = current_time() + limits.seconds
        answering = True
        for piece in _pieces(message):
            await send(piece)

    with move_on_after(limits.seconds) as time, suppress(ClientDisconnect), ExitStack() as held:
        try:
            body = await _read(receive, limits, held.enter_context(room.taken()))
        except TooMuchError as error:
            await refusal(error.status, [error.problem], ENDING)(scope, receive, noting)
        else:
            async with _while_there(receive, lambda: answering):
                await app(scope, _once(body), noting)
    if time.cancelled_caught and not answering:
        status = 408 if body is None else 503
        late = problem(f"not done within {limits.seconds:g} seconds", hint="send fewer lines")
        await refusal(status, [late], ENDING)(scope, receive, send)


def _once(body: bytes) -> Receive:
    """A body that has been received, for the app to receive."""
    left = [body]

    async def receive() -> Message:
        if not left:
            await sleep_forever()  # whether the client has left is listened for elsewhere
        return {"type": "http.request", "body": left.pop()}

    return receive


class TooMuchError(Exception):
    """A body that is too large, by itself or together with all the others."""

    def __init__(self, status: int, message: str, hint: str) -> None:
        self.status, self.problem = status, problem(message, hint=hint)


@dataclass
class Room:
    """The bytes that long requests may still take; small ones are let in without."""

    left: int

    @contextmanager
    def taken(self) -> Iterator[Callable[[int], None]]:
        """A function that takes room for a body of a size so far; it is given back in the end."""
        mine = 0

        def grow(size: int) -> None:
            nonlocal mine
            wanted = size if size > LONG_BODY else 0
            if wanted - mine > self.left:
                raise TooMuchError(503, "too many long requests at a time", "try again")
            self.left -= wanted - mine
            mine = wanted

        try:
            yield grow
        finally:
            self.left += mine


async def _read(receive: Receive, limits: Limits, grow: Callable[[int], None]) -> bytes:
    """The whole body. Raises TooMuchError."""
    body, size, more, most = bytearray(), 0, True, limits.bytes
    # Most clients listen only when they have sent everything: what is too much is heard out, if
    # there is not far too much of it, and thrown away.
    while more and size <= DRAINED * most:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        size += len(message.get("body", b""))
        if size <= most:
            grow(size)
            body += message.get("body", b"")
        else:
            body.clear()
            grow(0)
        more = message.get("more_body", False)
    if size > most:
        raise TooMuchError(413, f"more than {most:,} bytes", "send fewer lines")
    if size > LONG_BODY and _has_more_values(body, limits.values):
        raise TooMuchError(413, f"more than {limits.values:,} values of JSON", "send fewer lines")
    return bytes(body)


def _has_more_values(body: bytearray, most: int) -> bool:
    """Has the JSON more values than that? Found out much sooner than all of them are made."""
    if sum(map(body.count, _BEFORE_VALUES)) <= most:
        return False
    quotes = body.count(b'"') - body.count(b'\\"')
    if quotes > 4 * most:  # two for a text, and two for its name in an object
        return True
    rest = _TEXT.sub(b"", body)
    return sum(map(rest.count, _BEFORE_VALUES)) > most


@asynccontextmanager
async def _while_there(receive: Receive, answering: Callable[[], bool]) -> AsyncIterator[None]:
    """Give up what is done here once the client has left, which has sent all of its body."""
    with CancelScope() as scope:

        async def listening() -> None:
            await receive()
            if not answering():
                scope.cancel()

        listener = create_task(listening())
        try:
            yield
        finally:
            listener.cancel()


def _pieces(message: Message) -> Iterator[Message]:
    """A message in pieces, so that no more waits to be sent than the client is about to read."""
    body = message.get("body", b"")
    if len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        more = start + PIECE < len(body) or message.get("more_body", False)
        yield {**message, "body": body[start : start + PIECE], "more_body": more}
