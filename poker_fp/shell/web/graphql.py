"""GraphQL: the same questions, the same shapes and the same cursors as REST."""

import json
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from operator import getitem
from typing import Annotated, Any, TypeAlias, cast

import strawberry
from cross_web import HTTPException
from graphql import GraphQLError
from returns.result import Result
from starlette.responses import Response
from strawberry.extensions import MaskErrors
from strawberry.fastapi import GraphQLRouter
from strawberry.schema.config import StrawberryConfig
from strawberry.types import ExecutionResult
from strawberry.types.graphql import OperationType

from poker_fp.render.data import Data
from poker_fp.shell.web import answers, history_queries, shapes
from poker_fp.shell.web.graphql_limits import (
    EXTENSIONS,
    LONG,
    QUICK,
    WITH_HISTORY,
    Context,
    in_its_threads,
    is_left_to,
    new_context,
    unreadable,
)
from poker_fp.shell.web.history_queries import LARGEST_PAGE, PAGE, Wanted
from poker_fp.shell.web.history_requests import NoHistoryError, in_utc, read_history
from poker_fp.shell.web.json_responses import as_json, as_json_by_parts, refusal
from poker_fp.shell.web.service import Service, odds, solve_and_save
from poker_fp.text.results import either

Answer: TypeAlias = Annotated[shapes.Solved | shapes.Unsolved, strawberry.union("Answer")]
Info: TypeAlias = strawberry.Info[Context, None]


def _said(description: str) -> Any:
    return strawberry.argument(description=description)


# The resolvers give plain data where GraphQL's types are promised: the schema reads it by key.


def _solve(
    info: Info,
    lines: Annotated[list[str], _said("Each a game, its board if it has one, and the hands.")],
) -> list[Answer] | None:
    context = info.context
    service: Service = context["service"]
    # One request may ask several times, under aliases: the limit is on all of it.
    context["lines"] += len(lines)
    if context["lines"] > service.limits.lines:
        raise GraphQLError(f"more than {service.limits.lines:,} lines in a request")
    are_few = context["lines"] <= answers.FEW and answers.are_soon_answered(lines)
    if is_left_to(WITH_HISTORY if are_few else LONG, context):
        return None
    return cast(list[Answer], solve_and_save(service, lines))


def _compare(
    info: Info,
    one: Annotated[str, _said("The first hand.")],
    other: Annotated[str, _said("The second hand; it may share cards with the first.")],
    game: Annotated[str | None, _said("The game under whose rules they are compared.")] = None,
) -> shapes.Comparison | None:
    if is_left_to(LONG if game in answers.SLOW else QUICK, info.context):
        return None
    return cast(shapes.Comparison, _or_error(answers.compare((one, other), game)))


def _explain(
    info: Info,
    line: Annotated[str, _said("A game, its board if it has one, and the hands.")],
) -> shapes.Standing | None:
    if is_left_to(QUICK if answers.are_soon_answered([line]) else LONG, info.context):
        return None
    return cast(shapes.Standing, _or_error(answers.standing(line)))


def _odds(
    info: Info,
    line: Annotated[str, _said("As for `explain`; '-' is a board or a hand that is not there.")],
    against_any: Annotated[bool, _said("Against one more player, of any cards?")] = False,
) -> shapes.Odds | None:
    if is_left_to(LONG, info.context):
        return None
    return cast(shapes.Odds, _or_error(odds(line, against_any)))


def _history(
    info: Info,
    game: Annotated[str | None, _said("The kind of poker.")] = None,
    hand: Annotated[str | None, _said("The whole text of a hand, as it was typed.")] = None,
    since: Annotated[datetime | None, _said("The earliest time, with its zone.")] = None,
    until: Annotated[datetime | None, _said("The time before which, with its zone.")] = None,
    after: Annotated[str | None, _said("The page before's `next`.")] = None,
    limit: Annotated[int, _said(f"At most so many games, up to {LARGEST_PAGE}.")] = PAGE,
) -> shapes.Page | None:
    if not 1 <= limit <= LARGEST_PAGE:
        raise GraphQLError(f"limit: should be from 1 to {LARGEST_PAGE}")
    info.context["games"] += limit
    if is_left_to(WITH_HISTORY if info.context["games"] <= LARGEST_PAGE else LONG, info.context):
        return None
    try:
        since, until = since and in_utc(since), until and in_utc(until)
        wanted = Wanted(game, hand, since, until, after, limit)
        page = read_history(info.context["service"], partial(history_queries.page, wanted=wanted))
    except (ValueError, NoHistoryError) as error:
        raise GraphQLError(str(error)) from None
    return cast(shapes.Page, page)


@strawberry.type(description="What can be asked.")
class Query:
    """What can be asked."""

    solve: list[Answer] | None = strawberry.field(
        resolver=_solve, description="Rank the hands of each line; an answer for each, in order."
    )
    compare: shapes.Comparison | None = strawberry.field(
        resolver=_compare,
        description="Which of two hands wins, and why; of five cards, or as a game has them.",
    )
    explain: shapes.Standing | None = strawberry.field(
        resolver=_explain, description="Who is where in a deal, and why."
    )
    odds: shapes.Odds | None = strawberry.field(
        resolver=_odds, description="How often each player wins, exactly, and the outs."
    )
    history: shapes.Page | None = strawberry.field(
        resolver=_history, description="The games that were solved, newest first."
    )


def _or_error(result: Result[Data, list[Data]]) -> Data:
    return either(result, lambda answer: answer, _raise)


def _raise(errors: list[Data]) -> Data:
    raise GraphQLError(errors[0]["message"], extensions={"errors": errors})


def _is_ours(error: GraphQLError) -> bool:
    return error.original_error is not None and not isinstance(error.original_error, GraphQLError)


class _Written(str):
    """Data that is JSON already."""


class _OffTheLoop(strawberry.Schema):
    """A schema that is executed in a worker thread, resolvers and all."""

    async def execute(
        self,
        query: str | None,
        variable_values: dict[str, Any] | None = None,
        context_value: Any = None,
        root_value: Any = None,
        operation_name: str | None = None,
        allowed_operation_types: Iterable[OperationType] | None = None,
        operation_extensions: dict[str, Any] | None = None,
    ) -> ExecutionResult:
        if query is not None and (told := unreadable(query)):
            return ExecutionResult(None, [GraphQLError(told)])

        def work() -> ExecutionResult:
            result = self.execute_sync(
                query,
                variable_values,
                context_value,
                root_value,
                operation_name,
                allowed_operation_types,
                operation_extensions,
            )
            # Here, and not when the event loop sends it, which all others would wait for.
            result.data = cast(Any, _Written(as_json_by_parts(result.data, 3)))
            return result

        return await in_its_threads(context_value, work)

    def process_errors(self, errors: list[GraphQLError], *_: Any, **__: Any) -> None:
        """What is wrong with a request is told to whoever sent it; the log gets the rest."""
        super().process_errors(list(filter(_is_ours, errors)))


class _Router(GraphQLRouter[Any, None]):
    """The HTTP of it, with JSON read and written, and refusals worded, as everywhere here."""

    # type: ignore: web sockets, which it is overloaded for, are closed before they get here.
    async def run(self, *args: Any, **others: Any) -> Response:  # type: ignore[override]
        try:
            return cast(Response, await super().run(*args, **others))
        except HTTPException as error:
            return refusal(error.status_code, [answers.problem(error.reason)])

    def decode_json(self, data: str | bytes) -> object:
        try:
            body = json.loads(data)
        except (ValueError, RecursionError):
            raise HTTPException(400, "the body is no JSON") from None
        if not isinstance(body, dict):
            raise HTTPException(400, "the body is no object of JSON")
        return body

    def encode_json(self, data: object) -> str:
        match data:
            case {"data": _Written() as written, **others}:
                rest = as_json(others).removeprefix("{")
                return f'{{"data":{written}{"," if others else ""}{rest}'
        return as_json(data)


SCHEMA = _OffTheLoop(
    Query,
    config=StrawberryConfig(auto_camel_case=False, default_resolver=getitem),
    extensions=[
        *EXTENSIONS,
        lambda: MaskErrors(_is_ours, "this should not have happened; the log says more"),
    ],
)


def routes(service: Service) -> GraphQLRouter[Any, None]:
    """The routes under `/graphql`: the endpoint, and GraphiQL for whoever opens it in a browser."""

    async def context() -> Context:  # async: another function would be called in a thread
        return new_context(service)

    return _Router(
        SCHEMA,
        graphql_ide="graphiql",
        allow_queries_via_get=False,
        subscription_protocols=(),
        context_getter=context,
    )
