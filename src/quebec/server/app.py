"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from quebec.server.accounts import Accounts
from quebec.server.attendance import Attendance
from quebec.server.botplay import BotPlay
from quebec.server.builds import SameBuild
from quebec.server.clocks import Clocks
from quebec.server.hosting import Hosting
from quebec.server.hub import Hub
from quebec.server.identity.attempts import Attempts
from quebec.server.identity.demands import guard
from quebec.server.identity.keys import key_of
from quebec.server.identity.middleware import Identify
from quebec.server.identity.passwords import Passwords
from quebec.server.identity.sessions import Sessions
from quebec.server.limits.keeper import LimitsKeeper, Restrain
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.problems import HANDLERS
from quebec.server.routes import (
    accounts,
    chat,
    description,
    health,
    live,
    page,
    people,
    play,
    tables,
)
from quebec.server.service import Service
from quebec.server.settings import DATABASE, Settings
from quebec.server.store import Store, open_store
from quebec.server.talk import Talk
from quebec.server.thinking import Thinkers

API: Final = "/api/v1"


def make_app(settings: Settings, openapi: OpenAPIConfig | None = None) -> Litestar:
    """An application that runs as the settings say; a config only for whoever describes it."""
    api = Router(
        API,
        route_handlers=[
            *tables.HANDLERS,
            *play.HANDLERS,
            *people.HANDLERS,
            *accounts.HANDLERS,
            *live.HANDLERS,
            *chat.HANDLERS,
            *description.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, *health.HANDLERS, *page.HANDLERS],
        guards=[guard],
        middleware=[Identify(), Restrain(), SameBuild()],
        dependencies={name: Provide(given) for name, given in PROVIDED.items()},
        exception_handlers=HANDLERS,
        lifespan=[running],
        state=State(
            {
                "settings": settings,
                "metrics": Metrics(),
                "readiness": Readiness(),
                "page": page.load(settings.page),
            }
        ),
        request_max_body_size=settings.limits.body or None,
        openapi_config=openapi,
        logging_config=None,
    )


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """What lives as long as the server: the store, the tables, the bots."""
    settings: Settings = app.state.settings
    store = await open_store(settings.data / DATABASE)
    hub = Hub()
    service = Service(store, hub)
    limits = LimitsKeeper(settings.limits)
    attendance = Attendance(service, hub, settings.limits.away_seconds)
    service.changed.append(attendance.look)
    clocks = Clocks(service)
    thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
    bots = BotPlay(service, thinkers)
    service.changed.extend([clocks.look, bots.look])
    store.writer.watchers.append(app.state.metrics.committed)
    app.state.store = store
    app.state.hub = hub
    app.state.service = service
    app.state.limits = limits
    app.state.attendance = attendance
    app.state.talk = Talk(service, hub, attendance, limits)
    app.state.hosting = Hosting(service, limits.limits)
    app.state.bots = bots
    key = key_of(settings)
    passwords = Passwords()
    app.state.sessions = Sessions(store, key)
    app.state.accounts = Accounts(service, app.state.sessions, passwords, Attempts(store, key))
    app.state.metrics.watch(app.state)
    await clocks.resume()
    await app.state.accounts.clear_seats()
    await bots.resume()
    try:
        yield
    finally:
        attendance.close()
        bots.close()
        passwords.close()
        await thinkers.close()
        await clocks.close()
        await service.close()
        await store.close()


async def provide_store(state: State) -> Store:
    store: Store = state.store
    return store


async def provide_hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


async def provide_service(state: State) -> Service:
    service: Service = state.service
    return service


async def provide_hosting(state: State) -> Hosting:
    hosting: Hosting = state.hosting
    return hosting


async def provide_sessions(state: State) -> Sessions:
    sessions: Sessions = state.sessions
    return sessions


async def provide_metrics(state: State) -> Metrics:
    metrics: Metrics = state.metrics
    return metrics


async def provide_readiness(state: State) -> Readiness:
    readiness: Readiness = state.readiness
    return readiness


async def provide_accounts(state: State) -> Accounts:
    accounts: Accounts = state.accounts
    return accounts


async def provide_attendance(state: State) -> Attendance:
    attendance: Attendance = state.attendance
    return attendance


async def provide_talk(state: State) -> Talk:
    talk: Talk = state.talk
    return talk


async def provide_limits(state: State) -> LimitsKeeper:
    limits: LimitsKeeper = state.limits
    return limits


async def provide_settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


PROVIDED: Final[dict[str, Any]] = {
    "store": provide_store,
    "hub": provide_hub,
    "service": provide_service,
    "hosting": provide_hosting,
    "sessions": provide_sessions,
    "accounts": provide_accounts,
    "attendance": provide_attendance,
    "talk": provide_talk,
    "limits": provide_limits,
    "settings": provide_settings,
    "metrics": provide_metrics,
    "readiness": provide_readiness,
}
