"""A built site, served beside the service: static files, open to all who reach it."""

from collections.abc import Callable
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import MutableHeaders
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.policy import POLICY
from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal

FRONT = "/", "/index.html"


def beside(app: ASGIApp, folder: Path, within: Callable[[ASGIApp], ASGIApp]) -> ASGIApp:
    """An app in front of which the files of a folder stand, with limits of their own.

    What is none of them, it answers.
    """
    static = StaticFiles(directory=folder, html=True)
    site = within(_read_only(ExceptionMiddleware(_with_policy(static))))

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        is_file = scope["type"] == "http" and _has(static, scope["path"])
        await (site if is_file else app)(scope, receive, send)

    return answering


def _has(static: StaticFiles, path: str) -> bool:
    """Is there such a file? None that has a dot in front of a name, or is a link out of there."""
    if path in FRONT:
        return True
    if any(part.startswith(".") for part in path.split("/")):
        return False
    try:
        found = static.lookup_path(path.removeprefix("/"))[1]
    except (OSError, ValueError):  # a name that no file can have
        return False
    return found is not None and S_ISREG(found.st_mode)


def _read_only(app: ASGIApp) -> ASGIApp:
    async def reading(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in ("GET", "HEAD"):
            await app(scope, receive, send)
            return
        errors = [problem("the site is only read")]
        await refusal(405, errors, {"Allow": "GET, HEAD"})(scope, receive, send)

    return reading


def _with_policy(app: ASGIApp) -> ASGIApp:
    """Each file with the policy that the pages have, since a worker has that of its own file."""

    async def serving(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = f"{POLICY}; frame-ancestors 'none'"
                # The folder of all others is named after what is in it: they never change.
                is_front = scope["path"] in FRONT
                headers["Cache-Control"] = "no-cache" if is_front else "max-age=604800"
            await send(message)

        await app(scope, receive, with_headers)

    return serving
