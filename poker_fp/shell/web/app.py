"""The service put together: routes inside, guards around them, a database beside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from typing import Any

from anyio import create_task_group, to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import RedirectResponse, Response

from poker_fp.shell.solving import plain_solver
from poker_fp.shell.web import graphql, rest_health, rest_history, rest_solving, site
from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.guards import careful, guarded, named
from poker_fp.shell.web.history_requests import NoHistoryError
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.limiting import InFlight, limited
from poker_fp.shell.web.logs import logged
from poker_fp.shell.web.service import (
    BusyError,
    limit_threads,
    migrate_when_there,
    service_of,
    try_to_migrate,
)
from poker_fp.shell.web.settings import Settings
from poker_fp.text.errors import quoted

ABOUT = """
Ranks poker hands, says why one beats another, and remembers the games it solved.

Errors are `{"errors": [{"message", "column", "hint"}]}` everywhere.
"""


def application(settings: Settings) -> FastAPI:
    """The ASGI application that settings describe.

    Raises UnusableDatabaseError where the database's URL is wrong; one that cannot be reached is
    tried again while the service answers without it.
    """
    service = service_of(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        limit_threads(settings.limits)
        await to_thread.run_sync(plain_solver)  # made once, and not while somebody waits
        async with create_task_group() as tasks:
            if service.engine and not await try_to_migrate(service.engine):
                tasks.start_soon(migrate_when_there, service.engine)
            yield
            tasks.cancel_scope.cancel()
        if service.engine:
            service.engine.dispose()

    app = FastAPI(
        title="poker_fp", version=version("poker_fp"), description=ABOUT, lifespan=lifespan
    )
    app.include_router(rest_health.routes(service))
    app.include_router(rest_solving.routes(service), prefix="/v1")
    app.include_router(rest_history.routes(service), prefix="/v1/history")
    app.include_router(graphql.routes(service), prefix="/graphql", include_in_schema=False)
    app.add_api_route("/", _to_the_docs, include_in_schema=False)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(NoHistoryError, rest_history.unread)
    app.add_exception_handler(BusyError, _busy)
    # The last one added stands outermost.
    app.state.in_flight = InFlight()
    app.add_middleware(limited, limits=settings.limits, in_flight=app.state.in_flight)
    app.add_middleware(guarded, token=settings.token)
    if settings.site:
        patient = replace(settings.limits, seconds=settings.limits.site_seconds)
        within = partial(limited, limits=patient, in_flight=app.state.in_flight)
        app.add_middleware(site.beside, folder=settings.site, within=within)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
            expose_headers=["X-Request-ID"],
        )
    app.add_middleware(named, hosts=settings.hosts)
    app.add_middleware(careful)
    app.add_middleware(logged)
    return app


async def _to_the_docs() -> Response:
    return RedirectResponse("/docs")


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    if found[0]["type"] == "too_long" and found[0]["loc"] == ("body",):
        length, most = found[0]["ctx"]["actual_length"], found[0]["ctx"]["max_length"]
        return refusal(413, [problem(f"{length:,} lines, of at most {most:,} a request")])
    return refusal(422, [problem(_invalidity(fault)) for fault in found[:_TOLD]])


def _invalidity(fault: dict[str, Any]) -> str:
    place = quoted(".".join(map(str, fault["loc"])))
    return f"{place}: {fault['msg'].removeprefix('Value error, ')}"


async def _busy(_: Request, _error: Exception) -> Response:
    return refusal(503, [problem("too many requests are waiting")], {"Retry-After": "1"})


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    # FastAPI answers 400 where it could not read a body at all.
    status = 422 if error.status_code == 400 else error.status_code
    return refusal(status, [problem(str(error.detail))], error.headers)


_TOLD = 60
"""How many faults of a request are told."""
