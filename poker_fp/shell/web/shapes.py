"""The shapes of the answers, described field by field; the same in OpenAPI and in GraphQL.

Answers are plain data (`answers`, `poker_fp.render.data`): these say what is in them, and the tests
hold the two equal.
"""

from datetime import datetime
from typing import Annotated, Any

import strawberry
from pydantic import BaseModel, ConfigDict, Field
from strawberry import pydantic


def _shape(example: Any = None) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"example": example} if example else None)


FIRST = "The name of the side that is played for; of a split pot, of the first."

Evidence = Annotated[
    list[list[int] | None],
    Field(
        min_length=2,
        max_length=2,
        description="What the rule saw in the first and in the second hand: ranks from 2 to 14, "
        "1 for an ace that is low, none where the hand lacks the pattern, null where the rule has "
        "no pattern.",
    ),
]
Sign = Annotated[
    int, Field(ge=-1, le=1, description="1 for the first hand, -1 for the second, 0 for neither.")
]


@pydantic.type(description="Something that is wrong.")
class Problem(BaseModel):
    """Something that is wrong."""

    model_config = _shape()
    message: str = Field(description="What is wrong; user text is quoted, with escapes.")
    column: int | None = Field(
        description="Where in the text, counted from 1 in code points; null if it is in no text."
    )
    hint: str | None = Field(description="What would be right, where that can be guessed.")


class HandProblem(Problem):
    """Something that is wrong with one of several hands."""

    hand: int | None = Field(description="Which hand; 1 is the first.")


class Refusal(BaseModel):
    """Why a request was not answered."""

    model_config = _shape()
    errors: list[Problem] = Field(description="All that is wrong with it.")


class HandsRefusal(BaseModel):
    """Why hands could not be compared, or the request not be read."""

    model_config = _shape()
    errors: list[HandProblem | Problem] = Field(description="All that is wrong.")


@pydantic.type(description="Another side of a split pot.")
class SideGroups(BaseModel):
    """Another side of a split pot."""

    model_config = _shape()
    side: str = Field(description="Its name.")
    groups: list[list[str]] = Field(
        description="Who may win it, the weakest first: hands that tie are in one group."
    )


@pydantic.type(description="A player, and a part of the pot.")
class Share(BaseModel):
    """A player, and a part of the pot."""

    model_config = _shape()
    text: str = Field(description="The player's own cards as typed.")
    share: str = Field(description="The part: '1' for all, '0' for none, or such as '1/2'.")


@pydantic.type(description="A line that was solved.")
class Solved(BaseModel):
    """A line that was solved."""

    model_config = _shape()
    input: str = Field(description="The line as it was sent.")
    output: str = Field(
        description="The hands, the weakest first, equals joined by '='; the sides of a split pot "
        "by ' / ', and '-' where nobody wins one."
    )
    side: str = Field(description=FIRST)
    groups: list[list[str]] = Field(
        description="The same: hands that tie are in one group. Of a split pot its first side."
    )
    also: list[SideGroups] = Field(description="The other sides of a split pot.")
    shares: list[Share] = Field(description="What part of the pot each player wins.")
    saved: bool = Field(description="Is it in the history? The log says why not.")

    @classmethod
    def is_type_of(cls, answer: Any, _info: object) -> bool:
        """Tell plain data apart, for GraphQL."""
        return "output" in answer


@pydantic.type(description="A line that could not be solved.")
class Unsolved(BaseModel):
    """A line that could not be solved."""

    model_config = _shape()
    input: str = Field(description="The line as it was sent.")
    errors: list[Problem] = Field(description="All that is wrong with it, from left to right.")

    @classmethod
    def is_type_of(cls, answer: Any, _info: object) -> bool:
        """Tell plain data apart, for GraphQL."""
        return "errors" in answer


@pydantic.type(description="What one rule said of two hands.")
class Vote(BaseModel):
    """What one rule said of two hands."""

    model_config = _shape()
    rule: str = Field(description="The rule's name.")
    sign: Sign
    evidence: Evidence


@pydantic.type(description="Why one hand beats another.")
class Reason(BaseModel):
    """Why one hand beats another."""

    model_config = _shape()
    reason: str = Field(description="What the winner has over the other; empty for a tie.")
    rule: str | None = Field(description="The rule that decided; null for a tie.")
    evidence: Evidence
    place: int | None = Field(description="Where in the evidence they first differ, from 0.")
    trace: list[Vote] = Field(description="The votes of all rules, down to the one that decided.")


@pydantic.type(description="Which of two hands wins a side, and why.")
class SideComparison(Reason):
    """Which of two hands wins a side, and why."""

    side: str = Field(description="Its name.")
    hands: list[str | None] = Field(
        min_length=2,
        max_length=2,
        description="The two hands, as they are shown there; null where one may not win it.",
    )
    sign: Sign
    sentence: str = Field(description="Who wins, and with what.")


@pydantic.type(description="Which of two hands wins, and why.")
class Comparison(SideComparison):
    """Which of two hands wins, and why; of a split pot, which of them wins its first side."""

    winner: int | None = Field(ge=1, le=2, description="1 or 2; null for a tie.")
    also: list[SideComparison] = Field(description="The other sides of a split pot.")
    shares: list[str] = Field(
        min_length=2,
        max_length=2,
        description="What part of the pot each hand wins: '1' for all, '0' for none, or '1/2'.",
    )


@pydantic.type(description="A player, and the cards that count.")
class Player(BaseModel):
    """A player, and the cards that count."""

    model_config = _shape()
    text: str = Field(description="The player's own cards as typed.")
    five: str = Field(
        description="The best hand, five cards in most games, those that matter most first."
    )


@pydantic.type(description="Players who tie.")
class Group(BaseModel):
    """Players who tie."""

    model_config = _shape()
    players: list[Player] = Field(description="Who they are.")
    name: str = Field(description="What they have, in words.")
    tie: str | None = Field(description="Why they tie; null for a single player.")
    beats: Reason | None = Field(
        description="Why they beat the next group, of whose hand the second signs and evidence "
        "are; null for the last."
    )


@pydantic.type(description="Who is where on another side of a split pot, and why.")
class Side(BaseModel):
    """Who is where on another side of a split pot, and why."""

    model_config = _shape()
    side: str = Field(description="Its name.")
    groups: list[Group] = Field(description="The winners' group first; none if nobody wins it.")


@pydantic.type(description="Who is where in a deal, and why.")
class Standing(BaseModel):
    """Who is where in a deal, and why."""

    model_config = _shape()
    side: str = Field(description=FIRST)
    groups: list[Group] = Field(
        description="The winners' group first. Of a split pot these are of its first side."
    )
    also: list[Side] = Field(description="The other sides of a split pot.")
    shares: list[Share] = Field(description="What part of the pot each player wins.")


@pydantic.type(description="How a player stands, and the next cards of the board that help.")
class Outs(BaseModel):
    """How a player stands, and the next cards of the board that help."""

    model_config = _shape()
    ahead: bool = Field(
        description="Would the player have a larger part than every other, were the pot divided "
        "now? Then there are no outs."
    )
    wins: list[str] = Field(description="The next cards with which that is so.")
    ties: list[str] = Field(
        description="The next cards with which nobody has a larger part, and somebody as large a "
        "one."
    )


@pydantic.type(description="How often a player wins.")
class PlayerOdds(BaseModel):
    """How often a player wins."""

    model_config = _shape()
    text: str = Field(description="The player's own cards as typed; '-' if none is known.")
    wins: int = Field(ge=0, description="In how many ways the player wins the whole pot.")
    ties: int = Field(ge=0, description="In how many ways the player wins a part of it.")
    share: str = Field(description="The part of the pot that is won on average: such as '9/44'.")
    equity: float = Field(ge=0, le=1, description="The same as a number.")
    outs: Outs | None = Field(description="Null where no board has begun, or it is whole.")


@pydantic.type(description="What the cards to come may bring.")
class Odds(BaseModel):
    """What the cards to come may bring."""

    model_config = _shape()
    ways: int = Field(
        ge=1, description="In how many ways they may fall, each as likely as any other."
    )
    players: list[PlayerOdds] = Field(description="The players, in the order of the line.")


@pydantic.type(description="A game in the history.")
class Game(BaseModel):
    """A game in the history."""

    model_config = _shape()
    # GraphQL's own numbers end at 2**31.
    id: Annotated[int, strawberry.field(graphql_type=strawberry.ID)] = Field(
        ge=1, description="Its number."
    )
    game: str = Field(description="The kind of poker.")
    input: str = Field(description="The line that was solved.")
    output: str = Field(description="The answer to it.")
    side: str = Field(description=FIRST)
    groups: list[list[str]] = Field(
        description="Who may win it, the weakest first: hands that tie are in one group."
    )
    also: list[SideGroups] = Field(description="The other sides of a split pot.")
    shares: list[Share] = Field(description="What part of the pot each player won.")
    played_at: datetime = Field(description="When it was solved, in UTC (ISO 8601).")


@pydantic.type(description="A page of the history.")
class Page(BaseModel):
    """A page of the history."""

    model_config = _shape()
    games: list[Game] = Field(description="The games, newest first.")
    next: str | None = Field(description="The cursor of the next page (`after`); null on the last.")


class Health(BaseModel):
    """How the service is."""

    model_config = _shape()
    status: str = Field(description="'ok'.")


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": description}
    for status, description in {
        401: "The token is missing or wrong.",
        408: "The request did not arrive in time.",
        413: "The request is too large.",
        422: "The request is not what is asked for; or, of hands or a deal, what is wrong with it.",
        503: "The answer, or the database, was not there in time.",
    }.items()
}
"""How any route of REST may refuse, by status."""
