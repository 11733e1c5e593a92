"""What stands before the routes: a token, limits of size and of time, careful headers."""

from contextlib import suppress
from hmac import compare_digest

from anyio import move_on_after
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.settings import Limits

OPEN_PATHS = frozenset({"/healthz", "/readyz"})
"""Paths that want no token."""

DRAINED = 16
"""How many times the limit is read from a client before it is cut off."""


def guarded(app: ASGIApp, token: str | None) -> ASGIApp:
    """An app that is open to those who bring the token, if there is one; others get 401.

    There are no web sockets for anybody.
    """

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
    """An app that takes requests which are small enough and done soon enough.

    Others get 413 (too large), 408 (not arrived in time) or 503 (not answered in time).
    """

    async def limiting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        body: bytes | None = None
        given = answering = False

        async def whole_body() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body}

        async def noting(message: Message) -> None:
            nonlocal answering
            answering = True
            await send(message)

        with move_on_after(limits.seconds) as time, suppress(ClientDisconnect):
            body = await _read(receive, limits.bytes)
            if body is None:
                errors = [problem(f"more than {limits.bytes:,} bytes", hint="send fewer lines")]
                await refusal(413, errors, {"Connection": "close"})(scope, receive, noting)
            else:
                await app(scope, whole_body, noting)
        if time.cancelled_caught and not answering:
            status = 408 if body is None else 503
            late = problem(f"not done within {limits.seconds:g} seconds", hint="send fewer lines")
            await refusal(status, [late], {"Connection": "close"})(scope, receive, send)

    return limiting


async def _read(receive: Receive, most: int) -> bytes | None:
    """The whole body; None if it is too large."""
    body, size, more = bytearray(), 0, True
    # Most clients listen only when they have sent everything: what is too much is heard out, if
    # there is not far too much of it, and thrown away.
    while more and size <= DRAINED * most:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        size += len(message.get("body", b""))
        if size <= most:
            body += message.get("body", b"")
        more = message.get("more_body", False)
    return bytes(body) if size <= most else None


def careful(app: ASGIApp) -> ASGIApp:
    """An app that tells browsers, by headers, to guess nothing about what it sends."""

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
