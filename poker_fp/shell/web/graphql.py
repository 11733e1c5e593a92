"""GraphQL: the same questions, the same shapes and the same cursors as REST."""

import json
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from operator import getitem
from typing import Annotated, Any, TypeAlias, cast

import strawberry
from anyio import from_thread
from cross_web import HTTPException
from graphql import FieldNode, GraphQLError, ValidationRule
from returns.result import Result
from starlette.responses import Response
from strawberry.extensions import (
    AddValidationRules,
    MaskErrors,
    MaxTokensLimiter,
    ParserCache,
    SchemaExtension,
    ValidationCache,
)
from strawberry.fastapi import GraphQLRouter
from strawberry.schema.config import StrawberryConfig
from strawberry.types import ExecutionResult
from strawberry.types.graphql import OperationType

from poker_fp.render.data import Data
from poker_fp.shell.web import answers, history_queries, shapes
from poker_fp.shell.web.history_queries import LARGEST_PAGE, PAGE, Wanted
from poker_fp.shell.web.history_requests import NoHistoryError, in_utc, read_history
from poker_fp.shell.web.json_responses import as_json, refusal
from poker_fp.shell.web.service import Service, in_thread, solve_and_save
from poker_fp.text.results import either

LONGEST_QUERY = 100_000
"""Code points of a query that is read at all; many lines are better sent as variables."""

MOST_TOKENS = 1_000
MOST_ALIASES = 15

MOST_TOLD = 4
"""How many times the limit of a request's bytes its answer may have, in code points."""

CACHED = 32
"""Queries that are kept, parsed and validated."""

Answer: TypeAlias = Annotated[shapes.Solved | shapes.Unsolved, strawberry.union("Answer")]
Info: TypeAlias = strawberry.Info[dict[str, Any], None]


def _said(description: str) -> Any:
    return strawberry.argument(description=description)


# The resolvers give plain data where GraphQL's types are promised: the schema reads it by key.


def _solve(
    info: Info,
    lines: Annotated[list[str], _said("Each a game, its board if it has one, and the hands.")],
) -> list[Answer] | None:
    service: Service = info.context["service"]
    # One request may ask several times, under aliases: the limit is on all of it.
    info.context["lines"] += len(lines)
    if info.context["lines"] > service.limits.lines:
        raise GraphQLError(f"more than {service.limits.lines:,} lines in a request")
    return cast(list[Answer], solve_and_save(service, lines))


def _compare(
    one: Annotated[str, _said("The first hand.")],
    other: Annotated[str, _said("The second hand; it may share cards with the first.")],
) -> shapes.Comparison | None:
    return cast(shapes.Comparison, _or_error(answers.compare((one, other))))


def _explain(
    line: Annotated[str, _said("A game, its board if it has one, and the hands.")],
) -> shapes.Standing | None:
    return cast(shapes.Standing, _or_error(answers.standing(line)))


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
        resolver=_compare, description="Which of two hands of five cards wins, and why."
    )
    explain: shapes.Standing | None = strawberry.field(
        resolver=_explain, description="Who is where in a deal, and why."
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


class FewAliases(ValidationRule):
    """A query has few aliases, those of each fragment counted once.

    The time that takes grows as the text does. Counted wherever a fragment is spread, thirty short
    fragments that each spread the next one twice would take for ever.
    """

    aliases = 0

    def enter_field(self, node: FieldNode, *_: Any) -> None:
        """Count it."""
        self.aliases += node.alias is not None

    def leave_document(self, *_: Any) -> None:
        """Say how many there were, if there were too many."""
        if self.aliases > MOST_ALIASES:
            message = f"{self.aliases} aliases found. Allowed: {MOST_ALIASES}"
            self.report_error(GraphQLError(message))


class Bounded(SchemaExtension):
    """An answer is given up with its request, and has an end: aliases within aliases multiply."""

    def resolve(self, _next: Any, root: Any, info: Any, *args: Any, **kwargs: Any) -> Any:
        """The value of a field, counted if it is a text."""
        from_thread.check_cancelled()
        value = _next(root, info, *args, **kwargs)
        if isinstance(value, str):
            context = info.context
            context["told"] += len(value)
            if context["told"] > MOST_TOLD * context["service"].limits.bytes:
                raise GraphQLError("the answer is too large: ask for less at a time")
        return value


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
        service: Service = context_value["service"]
        if query is not None and len(query) > LONGEST_QUERY:
            message = f"{len(query):,} characters, of which only {LONGEST_QUERY:,} are read"
            return ExecutionResult(None, [GraphQLError(message)])
        work = partial(
            self.execute_sync,
            query,
            variable_values,
            context_value,
            root_value,
            operation_name,
            allowed_operation_types,
            operation_extensions,
        )
        return await in_thread(service.long, work)

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
        return as_json(data)


SCHEMA = _OffTheLoop(
    Query,
    config=StrawberryConfig(auto_camel_case=False, default_resolver=getitem),
    extensions=[
        lambda: MaxTokensLimiter(MOST_TOKENS),
        lambda: AddValidationRules([FewAliases]),
        lambda: ParserCache(CACHED),
        lambda: ValidationCache(CACHED),
        Bounded,
        lambda: MaskErrors(_is_ours, "this should not have happened; the log says more"),
    ],
)


def routes(service: Service) -> GraphQLRouter[Any, None]:
    """The routes under `/graphql`: the endpoint, and GraphiQL for whoever opens it in a browser."""
    return _Router(
        SCHEMA,
        graphql_ide="graphiql",
        allow_queries_via_get=False,
        subscription_protocols=(),
        context_getter=lambda: {"service": service, "lines": 0, "told": 0},
    )
