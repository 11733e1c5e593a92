"""Limits of one request in size and in time, and of all of them in memory."""

from asyncio import create_task
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field

from anyio import CancelScope, current_time, move_on_after, sleep_forever
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poker_fp.shell.web.answers import problem
from poker_fp.shell.web.bodies import ENDING, Room, TooMuchError, read, refuse
from poker_fp.shell.web.json_responses import refusal
from poker_fp.shell.web.settings import Limits

PIECE = 64 * 1024
"""Bytes of an answer that are sent at once."""

STOPPING = "the service is stopping"


@dataclass
class InFlight:
    """The requests that are not answered yet, to be given up when the service ends."""

    scopes: set[CancelScope] = field(default_factory=set)
    over: bool = False

    @contextmanager
    def noted(self, scope: CancelScope) -> Iterator[None]:
        """Know of a request while it is answered."""
        self.scopes.add(scope)
        try:
            yield
        finally:
            self.scopes.discard(scope)

    def give_up(self) -> None:
        """Let each be answered with 503, and its work stop."""
        self.over = True
        for scope in self.scopes:
            scope.cancel()


def limited(app: ASGIApp, limits: Limits, in_flight: InFlight) -> ASGIApp:
    """The same app for requests that are small enough and done soon enough.

    Work goes on only while somebody waits for it, and for so many long requests at a time as there
    is room for.
    """
    room = Room(limits.held)

    async def limiting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await _answer(app, limits, room, in_flight, (scope, receive, send))
        else:
            await app(scope, receive, send)

    return limiting


async def _answer(
    app: ASGIApp,
    limits: Limits,
    room: Room,
    in_flight: InFlight,
    request: tuple[Scope, Receive, Send],
) -> None:
    scope, receive, send = request
    body: bytes | None = None
    too_much: TooMuchError | None = None
    answering = False

    async def noting(message: Message) -> None:
        nonlocal answering
        if not answering:
            time.deadline = current_time() + limits.seconds
        answering = True
        for piece in _pieces(message):
            await send(piece)

    with (
        move_on_after(limits.seconds) as time,
        in_flight.noted(time),
        suppress(ClientDisconnect),
    ):
        try:
            with room.taken() as grow:
                body = await read(scope, receive, limits, room.reading, grow)
                async with _while_there(receive, lambda: answering):
                    await app(scope, _once(body), noting)
        except TooMuchError as error:
            too_much = error.with_traceback(None)  # which would keep what was read
        if too_much:
            await refuse(too_much, limits, room.discarding, (scope, receive, noting))
    if time.cancelled_caught and not answering:
        late = problem(f"not done within {limits.seconds:g} seconds", hint="send fewer lines")
        status = 408 if body is None else 503
        if in_flight.over:
            late, status = problem(STOPPING, hint="ask again"), 503
        await refusal(status, [late], ENDING)(scope, receive, send)


def _once(body: bytes) -> Receive:
    """A body that has been received, for the app to receive."""
    left = [body]

    async def receive() -> Message:
        if not left:
            await sleep_forever()  # whether the client has left is listened for elsewhere
        return {"type": "http.request", "body": left.pop()}

    return receive


@asynccontextmanager
async def _while_there(receive: Receive, answering: Callable[[], bool]) -> AsyncIterator[None]:
    """Give up what is done here once the client has left, which has sent all of its body."""
    with CancelScope() as scope:

        async def listening() -> None:
            await receive()
            if not answering():
                scope.cancel()

        listener = create_task(listening())
        try:
            yield
        finally:
            listener.cancel()


def _pieces(message: Message) -> Iterator[Message]:
    """A message in pieces, so that no more waits to be sent than the client is about to read."""
    body = message.get("body", b"")
    if len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        more = start + PIECE < len(body) or message.get("more_body", False)
        yield {**message, "body": body[start : start + PIECE], "more_body": more}
