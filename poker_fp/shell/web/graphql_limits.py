"""What a query in GraphQL may take: its text, its tokens, its answer, and which threads."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from anyio import from_thread
from graphql import FieldNode, GraphQLError, ValidationRule
from strawberry.extensions import (
    AddValidationRules,
    MaxTokensLimiter,
    ParserCache,
    SchemaExtension,
    ValidationCache,
)

from poker_fp.shell.web.service import Service, in_thread

T = TypeVar("T")

LONGEST_QUERY = 100_000
"""Code points of a query that is read at all; many lines are better sent as variables."""

MOST_DIGITS = 4_000
"""Digits in a row that a query may have; Python makes no number of 300 more."""

_LONG_NUMBER = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")

MOST_TOKENS = 1_000
MOST_ALIASES = 15

MOST_TOLD = 4
"""How many times the limit of a request's bytes its answer may have, in code points."""

CACHED = 32
"""Queries that are kept, parsed and validated."""

QUICK, WITH_HISTORY, LONG = range(3)
"""The threads that a query may take: `Service.queries`, `Service.history` or `Service.long`."""

_NOTHING_YET = {"lines": 0, "games": 0, "told": 0}

Context: TypeAlias = dict[str, Any]
"""A service, and what one request has come to, that may ask several times under aliases."""


def new_context(service: Service) -> Context:
    """A query that is about to be looked at."""
    return {"service": service, "threads": QUICK, "wanted": QUICK, **_NOTHING_YET}


def is_left_to(threads: int, context: Context) -> bool:
    """Does a field want other threads than those that the query has now?

    Then it is left unanswered, and the query is answered once more by the threads that its fields
    want. Each query begins with the quick ones, that keep nothing: who asks little does not wait
    until two others, who ask much, have been answered.
    """
    context["wanted"] = max(context["wanted"], threads)
    return bool(context["wanted"] > context["threads"])


async def in_its_threads(context: Context, work: Callable[[], T]) -> T:
    """What a query comes to, worked on by the threads that it wants."""
    service: Service = context["service"]
    shares = service.queries, service.history, service.long
    while True:
        result = await in_thread(shares[context["threads"]], work)
        if context["wanted"] == context["threads"]:
            return result
        context.update(threads=context["wanted"], **_NOTHING_YET)


def unreadable(query: str) -> str | None:
    """Why a query is not even read, if it is not."""
    if len(query) > LONGEST_QUERY:
        return f"{len(query):,} characters, of which only {LONGEST_QUERY:,} are read"
    if _LONG_NUMBER.search(query):
        return f"a number of more than {MOST_DIGITS:,} digits"
    return None


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


EXTENSIONS = [
    lambda: MaxTokensLimiter(MOST_TOKENS),
    lambda: AddValidationRules([FewAliases]),
    lambda: ParserCache(CACHED),
    lambda: ValidationCache(CACHED),
    Bounded,
]
"""Of the schema, in this order."""
