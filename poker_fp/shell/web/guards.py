"""What stands before the routes: a token, limits of size and of time, careful headers."""

from asyncio import create_task
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from hmac import compare_digest

from anyio import CancelScope, current_time, move_on_after, sleep_forever
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.replies import refusal
from poker_fp.shell.web.settings import LONG_BODY, Limits

OPEN_PATHS = frozenset({"/healthz", "/readyz"})
"""Paths that want no token."""

DRAINED = 16
"""How many times the limit is read from a client before it is cut off."""

PIECE = 64 * 1024
"""Bytes of an answer that are sent at once."""

ENDING = {"Connection": "close"}


def guarded(app: ASGIApp, token: str | None) -> ASGIApp:
    """The same app for those who bring the token, if there is one; no web sockets for anybody."""

    async def guarding(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http" and not _may_pass(scope, token):
            errors = [problem("a bearer token is needed", hint="Authorization: Bearer TOKEN")]
            await refusal(401, errors, {"WWW-Authenticate": "Bearer"})(scope, receive, send)
        else:
            await app(scope, receive, send)

    return guarding


def _may_pass(scope: Scope, token: str | None) -> bool:
    if token is None or scope["path"] in OPEN_PATHS:
        return True
    scheme, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
    # Headers are read as Latin-1, and sent in UTF-8 by whoever has a token beyond ASCII.
    right = compare_digest(given.strip().encode("latin-1"), token.encode())
    return right and scheme.lower() == "bearer"


def limited(app: ASGIApp, limits: Limits) -> ASGIApp:
    """The same app for requests that are small enough and done soon enough.

    Work goes on only while somebody waits for it, and for so many long requests at a time as there
    is room for.
    """
    room = Room(limits.held)

    async def limiting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        body: bytes | None = None
        read = answering = False

        async def whole_body() -> Message:
            nonlocal read
            if read:
                await sleep_forever()  # that the client leaves is heard below
            read = True
            return {"type": "http.request", "body": body}

        async def noting(message: Message) -> None:
            nonlocal answering
            if not answering:
                time.deadline = current_time() + limits.seconds
            answering = True
            for piece in _pieces(message):
                await send(piece)

        with move_on_after(limits.seconds) as time, suppress(ClientDisconnect), ExitStack() as held:
            try:
                body = await _read(receive, limits.bytes, held.enter_context(room.taken()))
            except TooMuchError as error:
                await refusal(error.status, [error.problem], ENDING)(scope, receive, noting)
            else:
                async with _while_there(receive):
                    await app(scope, whole_body, noting)
        if time.cancelled_caught and not answering:
            status = 408 if body is None else 503
            late = problem(f"not done within {limits.seconds:g} seconds", hint="send fewer lines")
            await refusal(status, [late], ENDING)(scope, receive, send)

    return limiting


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
            if size <= LONG_BODY:
                return
            if size - mine > self.left:
                raise TooMuchError(503, "too many long requests at a time", "try again")
            self.left -= size - mine
            mine = size

        try:
            yield grow
        finally:
            self.left += mine


async def _read(receive: Receive, most: int, grow: Callable[[int], None]) -> bytes:
    """The whole body. Raises TooMuchError."""
    body, size, more = bytearray(), 0, True
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
    return bytes(body)


@asynccontextmanager
async def _while_there(receive: Receive) -> AsyncIterator[None]:
    """Give up what is done here once the client has left. The body has been received."""
    with CancelScope() as scope:

        async def listening() -> None:
            await receive()
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


def careful(app: ASGIApp) -> ASGIApp:
    """The same app, telling browsers to guess nothing about what it sends."""

    async def sending_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["X-Frame-Options"] = "DENY"
                headers["Referrer-Policy"] = "no-referrer"
                headers["Cache-Control"] = "no-store"
            await send(message)

        await app(scope, receive, with_headers if scope["type"] == "http" else send)

    return sending_headers
