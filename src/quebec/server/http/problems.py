"""The response when something is wrong: a key, arguments, and the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Scope, Send
from msgspec import json

from quebec.engine import BadInput, IllegalMove, Reason
from quebec.record import RecordError
from quebec.server.play.refusals import Refused
from quebec.server.store import Gone, Missing, StoreFailed, StoreFull
from quebec.server.tables.service import Stale
from quebec.server.wire.tables import Refusal
from quebec.texts import LANGUAGES, Texts, sentence

log = structlog.get_logger()
UNPROCESSABLE = 422
TOO_MANY = 429
UNAVAILABLE = 503
MOST_SAID: Final = 500
"""Characters of what Litestar says: it repeats the whole address."""

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "too_slow": 408,
    "body_too_large": 413,
    "url_too_long": 414,
    "headers_too_large": 431,
    "no_session": 401,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_owner": 403,
    "needs_link": 403,
    "bad_origin": 403,
    "not_operator": 403,
    "wrong_login": 403,
    "wrong_password": 403,
    "no_account": 403,
    "rated_needs_account": 403,
    "blocked": 403,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_entry": 404,
    "no_such_session": 404,
    "no_such_page": 404,
    "no_such_invitation": 404,
    "never_played_with": 403,
    "switched_off": 404,
    "bad_page_key": 422,
    "no_such_lesson": 404,
    "no_such_device": 404,
    "no_such_secret": 404,
    "sandbox_seats": 422,
    "no_analysis": 404,
    "nobody_of_that_name": 404,
    "silenced": 403,
    "silenced_here": 403,
    "no_such_person": 404,
    "unknown_host": 421,
    "too_many_attempts": 429,
    "too_many_requests": 429,
    "too_many_connections": 429,
    "too_many_bytes": 429,
    "too_many_sessions": 429,
    "too_many_new_tables": 429,
    "sits_down_too_often": 429,
    "too_many_waits": 429,
    "too_many_sockets": 429,
    "too_much_chat": 429,
    "too_many_hints": 429,
    "too_much_work": 429,
    "too_costly": 503,
    "server_busy": 503,
    "server_starting": 503,
    "server_cannot_write": 503,
    "server_stopping": 503,
    "server_full": 503,
    "too_busy": 503,
    "too_many_analyses": 503,
    "no_hint": 503,
    "store_failed": 503,
    "store_full": 507,
}
"""By key; a key that is not here is a conflict with the state of the table."""
CONFLICT: Final = 409


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.reason.key, CONFLICT)


def language_of(request: Any) -> str:
    """The first of the browser's languages that is available."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language: str = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _answer(status: int, reason: Reason, message: str, **more: Any) -> Response[Refusal]:
    refusal = Refusal(key=reason.key, args=reason.args, message=message, **more)
    return Response(refusal, status_code=status, media_type="application/json")


def in_words(request: Any, error: Refused) -> str:
    return sentence(Texts(language_of(request)).error(error.as_bad_input()))


def worded(request: Any, error: Refused) -> Refusal:
    message = in_words(request, error)
    return Refusal(key=error.reason.key, args=error.reason.args, message=message)


def english(error: Refused) -> Refusal:
    """For a caller whose languages are not known yet."""
    message = sentence(Texts("en").error(error.as_bad_input()))
    return Refusal(key=error.reason.key, args=error.reason.args, message=message)


def refused(request: Any, error: Refused) -> Response[Refusal]:
    more = {"changed": error.changed} if isinstance(error, Stale) else {}
    status = status_of(error)
    answer = _answer(status, error.reason, in_words(request, error), **more)
    if status in (TOO_MANY, UNAVAILABLE) or "seconds" in error.reason.args:
        answer.headers["Retry-After"] = str(error.reason.args.get("seconds", 1))
    return answer


def bad_input(request: Any, error: BadInput) -> Response[Refusal]:
    message = sentence(Texts(language_of(request)).error(error))
    return _answer(UNPROCESSABLE, error.reason, message)


def bad_record(request: Any, error: RecordError) -> Response[Refusal]:
    message = sentence(Texts(language_of(request)).damage(error))
    return _answer(UNPROCESSABLE, error.reason, message)


def illegal_move(request: Any, error: IllegalMove) -> Response[Refusal]:
    message = sentence(Texts(language_of(request)).reason(error.reason))
    return _answer(UNPROCESSABLE, error.reason, message)


def store_failed(request: Any, error: StoreFailed) -> Response[Refusal]:
    key = "store_full" if isinstance(error, StoreFull) else "store_failed"
    log.error(key, problem=str(error))
    return refused(request, Refused(key))


def missing(request: Any, _: Missing) -> Response[Refusal]:
    return refused(request, Refused("no_such_table"))


def gone(request: Any, _: Gone) -> Response[Refusal]:
    return refused(request, Refused("no_session"))


def http_problem(request: Any, error: HTTPException) -> Response[Refusal]:
    """What Litestar itself refuses: unknown paths, bodies that do not fit their schema."""
    if error.status_code >= 500:
        return unexpected(request, error)
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(str(one.get("message", one)) for one in details if isinstance(one, dict))
    problem = BadInput("bad_request", {"problem": (said or error.detail)[:MOST_SAID]}, error.detail)
    message = sentence(Texts(language_of(request)).error(problem))
    return _answer(error.status_code, problem.reason, message)


def unexpected(request: Any, error: Exception) -> Response[Refusal]:
    """An internal error: logged with the request's id, reported without details."""
    log.error("unexpected", path=request.scope["path"], exc_info=error)
    problem = BadInput("server_error", {}, "server error")
    message = sentence(Texts(language_of(request)).error(problem))
    return _answer(500, problem.reason, message)


async def turn_away(scope: Scope, send: Send, error: Refused) -> None:
    """The response before there is a route: the same, for a request or for a WebSocket."""
    kind = "websocket.http" if str(scope["type"]) == "websocket" else "http"
    await send_problem(send, refused(ASGIConnection(scope), error), kind)


def answer_to(request: Any, error: Exception) -> Response[Refusal]:
    """The response to what was raised, as the framework would choose it."""
    handler: Any = next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
    answer: Response[Refusal] = handler(request, error)
    return answer


async def send_problem(send: Send, answer: Response[Refusal], kind: str = "http") -> None:
    assert answer.status_code is not None
    await send_json(send, answer.status_code, answer.headers, json.encode(answer.content), kind)


async def send_json(
    send: Send, status: int, more: Mapping[str, str], content: bytes, kind: str = "http"
) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
    headers += [(name.lower().encode(), value.encode()) for name, value in more.items()]
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    body: Any = {"type": f"{kind}.response.body", "body": content, "more_body": False}
    await send(start)
    await send(body)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    BadInput: bad_input,
    RecordError: bad_record,
    IllegalMove: illegal_move,
    StoreFailed: store_failed,
    Gone: gone,
    Missing: missing,
    HTTPException: http_problem,
    Exception: unexpected,
}
