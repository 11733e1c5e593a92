"""REST: the routes that read the history."""

from datetime import datetime
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import AfterValidator, Field, PlainValidator, WithJsonSchema
from starlette.responses import Response

from poker_fp.shell.web import history_queries, shapes
from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.history_queries import LARGEST_ID, LARGEST_PAGE, PAGE, Wanted
from poker_fp.shell.web.history_requests import NoHistoryError, in_utc, read_in_thread
from poker_fp.shell.web.json_responses import as_json, refusal, reply
from poker_fp.shell.web.rest_solving import Asked
from poker_fp.shell.web.service import Service

NOT_FOUND: dict[int | str, dict[str, Any]] = {
    404: {"model": shapes.Refusal, "description": "There is no such game, or no history."}
}


def _cursor(value: str) -> str:
    history_queries.place_in(value)
    return value


def _time(value: str) -> datetime:
    # Pydantic would take numbers too.
    try:
        time = datetime.fromisoformat(value)
    except ValueError:
        raise ValueError("should be a time such as 2026-02-01T13:00:00Z") from None
    return in_utc(time)


Time = Annotated[
    datetime,
    PlainValidator(_time),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]


class Filters(Asked):
    """Which games to read."""

    game: str | None = Field(None, description="The kind of poker.", examples=["texas-holdem"])
    hand: str | None = Field(
        None, description="The whole text of a hand, as it was typed.", examples=["KdKs"]
    )
    since: Time | None = Field(None, description="The earliest time, with its zone.")
    until: Time | None = Field(None, description="The time before which, with its zone.")
    after: Annotated[str, AfterValidator(_cursor)] | None = Field(
        None, description="The page before's `next`. It stays good while games are added."
    )
    limit: int = Field(PAGE, ge=1, le=LARGEST_PAGE, description="How many games at most.")


def routes(service: Service) -> APIRouter:
    """The routes under `/v1/history`."""
    router = APIRouter()

    @router.get(
        "",
        summary="The games that were solved",
        response_model=shapes.Page,
        responses=shapes.REFUSALS | NOT_FOUND,
    )
    async def page(filters: Annotated[Filters, Query()]) -> Response:
        """A page of games, newest first."""
        wanted = Wanted(**dict(filters))
        games = await read_in_thread(service, partial(history_queries.page, wanted=wanted))
        return reply(as_json(games))

    @router.get(
        "/{id}",
        summary="One game",
        response_model=shapes.Game,
        responses=shapes.REFUSALS | NOT_FOUND,
    )
    async def game(
        number: Annotated[int, Path(alias="id", ge=1, le=LARGEST_ID, description="Its number.")],
    ) -> Response:
        """The game with that number."""
        found = await read_in_thread(service, partial(history_queries.game_with_id, number=number))
        if found is None:
            return refusal(404, [problem(f"there is no game {number}")])
        return reply(as_json(found))

    return router


async def unread(_: object, error: Exception) -> Response:
    """The response where a NoHistoryError was raised: 404 or 503, and why."""
    assert isinstance(error, NoHistoryError)
    return refusal(error.status, [problem(str(error))])
