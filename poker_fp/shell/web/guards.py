"""What stands before the routes: a token, a name, careful headers. Limits are in `limiting.py`."""

import re
from hmac import compare_digest

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.settings import is_loopback

_PORT = re.compile(r":\d*$")

OPEN_PATHS = frozenset({"/healthz", "/readyz"})
"""Paths that want no token and no name: probes call an address, and there is nothing to read."""


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
    # As bytes, which is how a token beyond ASCII is sent, in UTF-8.
    scheme, _, given = header(scope, b"authorization").partition(b" ")
    right = compare_digest(given.strip(b" \t"), token.encode(errors="surrogateescape"))
    return right and scheme.lower() == b"bearer"


def header(scope: Scope, wanted: bytes) -> bytes:
    """The first header of a request with that name in small letters; nothing if there is none."""
    return next((value for name, value in scope["headers"] if name == wanted), b"")


def named(app: ASGIApp, hosts: frozenset[str] | None) -> ASGIApp:
    """An app for requests that call it by its name; others get 421. None for any name.

    A page elsewhere may give its own name the address of this machine: then a browser lets it read
    what it asks here, but the request says which name was asked.
    """

    async def naming(scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] == "lifespan"
            or hosts is None
            or scope["path"] in OPEN_PATHS
            or _is_meant(header(scope, b"host"), hosts)
        ):
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            hint = "poker-fp serve --allow-host NAME"
            await refusal(421, [problem("this is no name of this service", hint=hint)])(
                scope, receive, send
            )

    return naming


def _is_meant(host: bytes, hosts: frozenset[str]) -> bool:
    # What sends none is no browser.
    name = _PORT.sub("", host.decode("latin-1")).strip("[]").lower()
    return not name or name in hosts or is_loopback(name)


def careful(app: ASGIApp) -> ASGIApp:
    """An app that tells browsers, by headers, to guess nothing about what it sends."""

    async def sending_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["X-Frame-Options"] = "DENY"
                headers["Referrer-Policy"] = "no-referrer"
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await app(scope, receive, with_headers if scope["type"] == "http" else send)

    return sending_headers
