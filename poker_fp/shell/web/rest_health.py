"""REST: the routes that say how the service is."""

from fastapi import APIRouter
from starlette.responses import Response

from poker_fp.shell.web import history_queries, shapes
from poker_fp.shell.web.history_requests import read_in_thread
from poker_fp.shell.web.json_responses import as_json, reply
from poker_fp.shell.web.service import Service


def routes(service: Service) -> APIRouter:
    """The routes `/healthz` and `/readyz`, which want no token."""
    router = APIRouter()

    @router.get("/healthz", summary="Is the service alive?", response_model=shapes.Health)
    async def alive() -> Response:
        """Whether or not there is a database."""
        return reply(as_json({"status": "ok"}))

    @router.get(
        "/readyz",
        summary="Is the database there?",
        response_model=shapes.Health,
        responses={503: {"model": shapes.Refusal, "description": "It cannot be reached."}},
    )
    async def ready() -> Response:
        """Reached, and its tables up to date; without a history there is nothing to wait for."""
        if service.engine is not None:
            await read_in_thread(service, history_queries.reach)
        return reply(as_json({"status": "ok"}))

    return router
