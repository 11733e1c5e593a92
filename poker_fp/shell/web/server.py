"""The server process: the application of `app.py` at a port, until a signal stops it."""

import asyncio
import gc
import math
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from socket import socket
from types import FrameType
from typing import Any

import uvicorn

from poker_fp.shell.web.app import application
from poker_fp.shell.web.connections import Connection, Door
from poker_fp.shell.web.settings import Limits, Settings

ENDING = 2
"""Of the seconds after a signal those that are left to end what is given up; in the first of them
it is answered.
"""

TURN = 0.0001
"""Seconds for which a thread that solves keeps the event loop waiting; Python's own are fifty times
as many. The loop waits so long each time that it reads or writes, a dozen times a request.
"""

FEW_FILES = 32
"""Open files for all but connections."""


def serve(settings: Settings, host: str, port: int) -> None:
    """Answer until SIGTERM or SIGINT, then exit with status 0, the requests in flight answered.

    Raises UnusableDatabaseError where the database's URL is wrong.
    """
    sys.setswitchinterval(TURN)
    limits = settings.limits
    most, backlog = _connections(limits)
    protocol: Any = partial(Connection, Door(limits, most))
    app = application(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="asyncio",
        http=protocol,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=backlog,
        timeout_graceful_shutdown=math.ceil(limits.grace_seconds) - ENDING + 1,
    )
    # When it has stopped, uvicorn raises the signal again, for whoever waited for it before.
    for stopping in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stopping, lambda *_: sys.exit(0))
    _Server(config, limits.grace_seconds, app.state.in_flight.give_up).run()


class _Server(uvicorn.Server):
    """A server that has ended some time after a signal, even if a thread still works."""

    def __init__(self, config: uvicorn.Config, grace: float, give_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.grace, self.give_up = grace, give_up
        self.told = threading.Event()
        threading.Thread(target=self._end, args=(grace,), daemon=True).start()

    def _end(self, grace: float) -> None:
        self.told.wait()
        time.sleep(grace)
        os._exit(0)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to listen; what is there by now is not looked through for garbage again."""
        await super().startup(sockets)
        gc.freeze()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Answer what has begun; what takes too long is given up before uvicorn breaks it off."""
        asyncio.get_running_loop().call_later(self.grace - ENDING, self.give_up)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear a signal."""
        self.told.set()
        super().handle_exit(sig, frame)


def _connections(limits: Limits) -> tuple[int, int]:
    """How many connections there may be, and how many may wait to be let in.

    Those that wait are let in some turns of the loop before the first of them is seen.
    """
    try:
        from resource import RLIMIT_NOFILE, getrlimit
    except ModuleNotFoundError:  # Windows
        return limits.connections, 128
    files = getrlimit(RLIMIT_NOFILE)[0]
    most = max(1, min(limits.connections, files // 2))
    return most, max(1, min(128, (files - most - FEW_FILES) // 4))
