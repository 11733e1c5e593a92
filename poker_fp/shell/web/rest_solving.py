"""REST: the routes that solve, compare and explain."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body
from pydantic import (
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    PlainValidator,
    WithJsonSchema,
    model_validator,
)
from returns.result import Result
from starlette.responses import Response

from poker_fp.render.data import Data
from poker_fp.shell.web import answers, shapes
from poker_fp.shell.web.json_responses import as_json, as_json_by_parts, refusal, reply
from poker_fp.shell.web.service import Service, in_thread, solve_and_save
from poker_fp.shell.web.service import odds as service_odds
from poker_fp.text.results import either

SOLVED = "texas-holdem 4cKs4h8s7s Ad4s Ac4d As9s KhKd 5d6d"
UNFINISHED = "texas-holdem 2h3h4s8c KdKs 9hJh"
UNSOLVED = "texas-holdem 4cKs4h8s7s Ad1s"
HANDS: list[Any] = ["2H 3D 5S 9C KD", "2C 3H 4S 8C AH"]

SHORT = 100
"""Code points of a hand that is read at once; five cards have fewer."""

MOST_KEYS = 60
"""Keys of a request that are told one by one, if they are wrong."""


def _any_text(value: Any) -> str:
    # Pydantic takes no text with lone surrogates; here they are one more thing that is no card.
    if not isinstance(value, str):
        raise ValueError("should be a text")
    return value


AnyText = Annotated[str, PlainValidator(_any_text), WithJsonSchema({"type": "string"})]


class Asked(BaseModel):
    """What a request may say, and nothing else."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _few(cls, value: Any) -> Any:
        # Each unknown key is an error of its own.
        if isinstance(value, dict) and len(value) > MOST_KEYS:
            raise ValueError(f"{len(value):,} keys, of at most {len(cls.model_fields)}")
        return value


class Line(Asked):
    """A deal to explain."""

    model_config = ConfigDict(json_schema_extra={"example": {"line": SOLVED}})
    line: AnyText = Field(description="A game, its board if it has one, and the hands.")


class Spot(Asked):
    """A deal of which not all cards are there yet."""

    model_config = ConfigDict(json_schema_extra={"example": {"line": UNFINISHED}})
    line: AnyText = Field(
        description="A game, its board if it has one, and the hands; '-' is a board or a hand of "
        "which no card is there."
    )
    against_any: bool = Field(
        False, description="Against one more player, who may hold any of the cards that are left?"
    )


class Hands(Asked):
    """Two hands to compare."""

    model_config = ConfigDict(json_schema_extra={"example": {"hands": HANDS}})
    hands: Annotated[list[AnyText], FailFast()] = Field(
        min_length=2,
        max_length=2,
        description="Two hands, of five cards if no game is named; they may share cards.",
    )
    game: AnyText | None = Field(
        None,
        description="The game under whose rules they are compared: what its players hold or, where "
        "it has a board, as many cards as count.",
        examples=["omaha-hi-lo-8"],
    )


def routes(service: Service) -> APIRouter:
    """The routes `/v1/solve`, `/v1/compare`, `/v1/explain` and `/v1/odds`."""
    router = APIRouter()

    @router.post(
        "/solve",
        summary="Rank the hands of each line",
        response_model=list[shapes.Solved | shapes.Unsolved],
        responses=shapes.REFUSALS,
    )
    async def solve(
        lines: Annotated[
            list[AnyText],
            FailFast(),
            Body(
                max_length=service.limits.lines,
                description="Lines, each a game, its board if it has one, and the hands.",
                examples=[[SOLVED, UNSOLVED]],
            ),
        ],
    ) -> Response:
        """An array of the same length: a bad line is answered by what is wrong with it."""
        threads = service.history if answers.are_soon_answered(lines) else service.long
        return reply(
            await in_thread(threads, lambda: as_json_by_parts(solve_and_save(service, lines), 1))
        )

    @router.post(
        "/compare",
        summary="Which of two hands wins, and why",
        response_model=shapes.Comparison,
        responses=shapes.REFUSALS | {422: shapes.REFUSALS[422] | {"model": shapes.HandsRefusal}},
    )
    async def compare(hands: Hands) -> Response:
        """The winner, the sentence, and what each rule said; of a split pot, of every side."""
        compared = partial(answers.compare, hands.hands, hands.game)
        # Where that takes a tenth of a millisecond, another thread would only be waited for.
        if hands.game is None and all(len(hand) <= SHORT for hand in hands.hands):
            return _answered(compared())
        threads = service.long if hands.game in answers.SLOW else service.short
        return _answered(await in_thread(threads, compared))

    @router.post(
        "/explain",
        summary="Who is where in a deal, and why",
        response_model=shapes.Standing,
        responses=shapes.REFUSALS,
    )
    async def explain(line: Line) -> Response:
        """The groups of a deal's standing, the winners' first."""
        threads = service.short if answers.are_soon_answered([line.line]) else service.long
        return _answered(await in_thread(threads, partial(answers.standing, line.line)))

    @router.post(
        "/odds",
        summary="What the cards to come may bring",
        response_model=shapes.Odds,
        responses=shapes.REFUSALS,
    )
    async def odds(spot: Spot) -> Response:
        """How often each player wins, exactly, and the outs; of up to ten million ways."""
        counted = partial(service_odds, spot.line, spot.against_any)
        return _answered(await in_thread(service.long, counted))

    return router


def _answered(result: Result[Data, list[Data]]) -> Response:
    return either(result, lambda answer: reply(as_json(answer)), partial(refusal, 422))
