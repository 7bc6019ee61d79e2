"""Accounts and sessions: logging in from other devices, and deleting an account."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from quebec.server.http.access import ACCOUNT, ANYBODY, access, costs
from quebec.server.http.request import Request, address_of, no_cookie, session_cookie
from quebec.server.http.routes.people import shown
from quebec.server.people.accounts import Device
from quebec.server.people.sessions import Sessions
from quebec.server.play.access import GUEST
from quebec.server.play.refusals import Refused
from quebec.server.store import PersonalData, SessionRow
from quebec.server.times import moment
from quebec.server.wire.people import (
    Farewell,
    LogIn,
    Me,
    NewAccount,
    NewPassword,
    SessionShown,
)

PASSWORD: Final = costs(20)
"""A password is hashed slowly on purpose, also a right one."""
OK: Final = "Request fulfilled, document follows"


@post("/account", opt=access(GUEST) | PASSWORD, tags=["people"])
async def register(request: Request, data: JSONBody[NewAccount]) -> Response[Me]:
    """Create an account for a guest, who keeps name, seats and tables."""
    token, caller = await request.context.accounts.register(
        request.user, data.login, data.password, device(request)
    )
    return Response(shown(caller, request.context), cookies=[session_cookie(token, request)])


@post("/login", opt=access(ANYBODY) | PASSWORD, status_code=200, tags=["people"])
async def log_in(request: Request, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in; the seats and tables of a guest move to the account, unless `bring` is false."""
    token, caller = await request.context.accounts.log_in(
        request.user, data.login, data.password, data.bring, device(request)
    )
    return Response(shown(caller, request.context), cookies=[session_cookie(token, request)])


@post("/logout", opt=access(GUEST), status_code=204, tags=["people"])
async def log_out(request: Request) -> Response[None]:
    """End this session; a guest cannot return to it."""
    await request.context.accounts.end_sessions(request.user, [request.user.session])
    return Response(None, cookies=[no_cookie()])


@put("/account/password", opt=access(ACCOUNT) | PASSWORD, status_code=204, tags=["people"])
async def change_password(request: Request, data: JSONBody[NewPassword]) -> None:
    """Change the password; ends all other sessions."""
    await request.context.accounts.change_password(request.user, data.old, data.new)


@get("/me/sessions", opt=access(GUEST), tags=["people"])
async def my_sessions(request: Request) -> list[SessionShown]:
    """The devices I am logged in with."""
    return [
        SessionShown(
            id=id_of(one),
            created=moment(one.created),
            seen=moment(one.seen),
            agent=one.agent,
            current=one.hash == request.user.session,
        )
        for one in await request.context.accounts.sessions(request.user)
    ]


@delete("/me/sessions", opt=access(GUEST), tags=["people"])
async def end_others(request: Request) -> None:
    """End all sessions but this one."""
    mine = await request.context.accounts.sessions(request.user)
    others = [one.hash for one in mine if one.hash != request.user.session]
    await request.context.accounts.end_sessions(request.user, others)


@delete("/me/sessions/{session:str}", opt=access(GUEST), tags=["people"])
async def end_one(request: Request, session: FromPath[str]) -> None:
    """End a session."""
    mine = await request.context.accounts.sessions(request.user)
    found = [one.hash for one in mine if id_of(one) == session]
    if not found:
        raise Refused("no_such_session")
    await request.context.accounts.end_sessions(request.user, found)


@get(
    "/me/export",
    opt=access(GUEST) | costs(40),
    responses={200: ResponseSpec(PersonalData, generate_examples=False, description=OK)},
    tags=["people"],
)
async def export(request: Request) -> Stream:
    """Everything that is stored about me."""
    headers = {"Content-Disposition": 'attachment; filename="quebec.json"'}
    pieces = request.context.store.people.personal_data(request.user.person)
    # Before the response begins: a store that fails is still answered with 503.
    first = await anext(pieces)
    paced = request.context.limits.paced(address_of(request.scope), pieces)
    sent = while_it_lasts(request.context.sessions, request.auth, first, paced)
    return Stream(sent, headers=headers, media_type=MediaType.JSON)


async def while_it_lasts(
    sessions: Sessions, token: str, first: bytes, rest: AsyncIterator[bytes]
) -> AsyncIterator[bytes]:
    """A long response, which breaks off when the session ends: a slow reader could make it last for
    hours."""
    yield first
    async for piece in rest:
        if not await sessions.who(token):
            return
        yield piece


@post("/me/delete", opt=access(GUEST) | PASSWORD, status_code=204, tags=["people"])
async def leave_for_good(request: Request, data: JSONBody[Farewell]) -> Response[None]:
    """Delete my data: names are erased, bots take the seats, logs stay."""
    await request.context.accounts.delete(request.user, data.password)
    return Response(None, cookies=[no_cookie()])


def device(request: Request) -> Device:
    client = request.client
    return Device(client.host if client else "", request.headers.get("user-agent", ""))


def id_of(session: SessionRow) -> str:
    """A part of the hash: enough to identify it, and useless for logging in."""
    return session.hash.hex()[:16]


HANDLERS = (
    register,
    log_in,
    log_out,
    change_password,
    my_sessions,
    end_others,
    end_one,
    export,
    leave_for_good,
)
