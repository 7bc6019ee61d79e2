"""The lessons of the course, and the sandbox in which they are played."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from quebec.course import Lesson, lesson_named, lessons
from quebec.engine import parse_move
from quebec.server.http.access import ANYBODY, access
from quebec.server.http.request import Request
from quebec.server.people.sessions import Caller
from quebec.server.play.refusals import Refused
from quebec.server.tables.sandbox import sandbox_shown, sandbox_state
from quebec.server.tables.shown import ahead, first_obstacle
from quebec.server.wire.games import Ahead, Update
from quebec.server.wire.sandbox import LessonSummary, Sandbox, SandboxTry
from quebec.server.wire.tables import Reason, WhyNot


@get("/lessons", opt=access(ANYBODY), tags=["course"])
async def course() -> list[LessonSummary]:
    """The lessons of the course, in their order."""
    return [LessonSummary(id=one.id, version=one.version, steps=one.length) for one in lessons()]


@get("/lessons/{lesson:str}", opt=access(ANYBODY), tags=["course"])
async def one_lesson(lesson: FromPath[str]) -> Lesson:
    """A lesson: its position and its steps; its texts are in the catalogues."""
    found = lesson_named(lesson)
    if found is None:
        raise Refused("no_such_lesson")
    return found


@post("/sandbox", opt=access(ANYBODY), status_code=200, tags=["course"])
async def sandbox(request: Request, data: JSONBody[Sandbox]) -> Update:
    """A position after moves, as a table would show it; nothing is stored."""
    caller: Caller | None = request.user
    async with request.reading():
        return await sandbox_shown(data, caller.name if caller else "")


@post("/sandbox/why-not", opt=access(ANYBODY), status_code=200, tags=["course"])
async def sandbox_why_not(request: Request, data: JSONBody[SandboxTry]) -> WhyNot:
    """Why moves are illegal there: the first of them that is."""
    moves = [parse_move(text) for text in data.tried]
    async with request.reading():
        reason = first_obstacle(await sandbox_state(data), moves)
    shown = Reason(key=reason.key, args=reason.args) if reason else None
    return WhyNot(move=",".join(data.tried), reason=shown)


@post("/sandbox/preview", opt=access(ANYBODY), status_code=200, tags=["course"])
async def sandbox_preview(request: Request, data: JSONBody[SandboxTry]) -> Ahead:
    """How the century would be scored after moves there."""
    moves = [parse_move(text).text for text in data.tried]
    async with request.reading():
        return ahead(await sandbox_state(data), moves)


HANDLERS = (course, one_lesson, sandbox, sandbox_why_not, sandbox_preview)
