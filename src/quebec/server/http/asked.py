"""Asks over the WebSocket of a table: handled like requests, at a lower cost."""

from __future__ import annotations

from typing import Any, Final

import structlog
from msgspec import MsgspecError, Raw, Struct, json

from quebec.server.http import problems
from quebec.server.http.context import Context
from quebec.server.http.push import Push
from quebec.server.http.request import Socket
from quebec.server.http.routes.play import DECODERS, answer_to
from quebec.server.operations.metrics import SOCKET, Metrics
from quebec.server.people.sessions import Caller
from quebec.server.play.refusals import Refused
from quebec.server.times import monotonic
from quebec.server.wire.live import Answer, Asked

log = structlog.get_logger()
OK: Final = 200


class Keyed(Struct):
    """The part of an ask that the answer repeats."""

    key: str = ""


KEYED: Final = json.Decoder(Keyed)


class SocketAsk:
    """What an ask, and the refusal of one, need of a request."""

    def __init__(self, socket: Socket, language: str) -> None:
        self.context: Final[Context] = socket.context
        self.scope: Final[Any] = socket.scope
        self.headers: Final = {"accept-language": language} if language else socket.headers
        self._caller: Final = socket.user

    @property
    def user(self) -> Caller:
        if self._caller is None:
            raise Refused("no_session")
        return self._caller


class SocketAsks:
    """The asks of one connection, one after the other."""

    def __init__(self, socket: Socket, table: str, push: Push) -> None:
        self._socket: Final = socket
        self._table: Final = table
        self._push: Final = push
        self._metrics: Final[Metrics] = socket.app.state.metrics
        self._prefix: Final = socket.scope["path_template"].removesuffix("live")

    async def answer(self, asked: Asked) -> Answer:
        begun = monotonic()
        request = SocketAsk(self._socket, asked.language)
        try:
            answer = await self._granted(request, asked)
        except Exception as error:
            answer = _refusal(request, asked, error)
        seconds = monotonic() - begun
        route = self._prefix + (asked.verb if asked.verb in DECODERS else "{verb}")
        self._metrics.request(SOCKET, route, answer.status, seconds)
        log.info(
            "request",
            method=SOCKET,
            route=route,
            status=answer.status,
            ms=round(seconds * 1000, 1),
        )
        return answer

    async def _granted(self, request: SocketAsk, asked: Asked) -> Answer:
        context = request.context
        caller = self._socket.user
        if caller is None or not await context.sessions.caller(caller.session):
            raise Refused("no_session")
        try:
            ask = DECODERS[asked.verb].decode(asked.ask)
        except (KeyError, MsgspecError, UnicodeError, RecursionError) as error:
            problem = f"unknown verb {error}" if isinstance(error, KeyError) else str(error)
            raise Refused("bad_request", problem=problem[: problems.MOST_SAID]) from None
        update = await answer_to(request, self._table, ask)
        if update is self._push.last:
            return Answer(key=ask.key, status=OK)
        return Answer(key=ask.key, status=OK, update=Raw(update))


def _refusal(request: SocketAsk, asked: Asked, error: Exception) -> Answer:
    answer = problems.answer_to(request, error)
    assert answer.status_code is not None
    try:
        key = KEYED.decode(asked.ask).key
    except (MsgspecError, UnicodeError, RecursionError):
        key = ""
    return Answer(key=key, status=answer.status_code, refusal=answer.content)
