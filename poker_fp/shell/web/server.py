"""The server process: the application of `app.py` at a port, until a signal stops it."""

import signal
import sys

import uvicorn

from poker_fp.shell.web.app import application
from poker_fp.shell.web.settings import Settings


def serve(settings: Settings, host: str, port: int) -> None:
    """Answer until SIGTERM or SIGINT, then exit with status 0, the requests in flight answered.

    Raises UnusableDatabaseError where the database's URL is wrong.
    """
    config = uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # Any request is done in that time: this ends only connections that nobody reads from.
        timeout_graceful_shutdown=int(settings.limits.seconds) + 5,
    )
    # When it has stopped, uvicorn raises the signal again, for whoever waited for it before.
    for stopping in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stopping, lambda *_: sys.exit(0))
    uvicorn.Server(config).run()
