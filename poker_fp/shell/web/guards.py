"""What stands before the routes: a token, and careful headers. Limits are in `limiting.py`."""

from hmac import compare_digest

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal

OPEN_PATHS = frozenset({"/healthz", "/readyz"})
"""Paths that want no token."""


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
