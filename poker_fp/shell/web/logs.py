"""Structured logs: an object of JSON a line, on standard error."""

import json
import logging
import logging.config
import time
from asyncio import CancelledError
from datetime import UTC, datetime
from random import Random

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.limiting import STOPPING

log = logging.getLogger(__name__)

_ids = Random()  # they tell requests apart, and no secret; this asks no system

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class AsJson(logging.Formatter):
    """A record as one line of JSON: what was logged, and whatever came with it as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; JSON's escapes keep it one, whatever a user typed."""
        extra = {name: value for name, value in vars(record).items() if name not in _PLAIN}
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extra,
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def configure() -> None:
    """Send all logs, the server's and the libraries' too, to standard error as JSON."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": AsJson}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"handlers": ["stderr"], "level": "INFO"},
            "loggers": {"alembic": {"level": "WARNING"}},
        }
    )


def logged(app: ASGIApp) -> ASGIApp:
    """An app with a line in the log for each request; what raises is logged, and answered 500."""

    async def logging_app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        started = time.perf_counter()
        request, status = f"{_ids.getrandbits(128):032x}", 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            await send(message)

        about = {"request": request, "method": scope["method"], "path": scope["path"]}
        try:
            await app(scope, receive, noting)
        except CancelledError:  # of the server, which waits no longer for what was given up
            if not status:
                stopping = problem(STOPPING, hint="ask again")
                await refusal(503, [stopping])(scope, receive, noting)
        except Exception:
            log.exception("failed", extra=about)
            if status:
                raise
            await refusal(500, [problem("this should not have happened; the log says more")])(
                scope, receive, noting
            )
        finally:
            milliseconds = round(1000 * (time.perf_counter() - started), 1)
            log.info("answered", extra=about | {"status": status, "milliseconds": milliseconds})

    return logging_app
