"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from quebec.server.bots.analyses import Analyses
from quebec.server.bots.thinkers import Thinkers
from quebec.server.bots.turns import BotPlay
from quebec.server.chat import Chat
from quebec.server.http.checks import Checks
from quebec.server.http.context import Context, readings
from quebec.server.http.problems import HANDLERS
from quebec.server.http.request import Request, Socket
from quebec.server.http.routes import (
    accounts,
    analyses,
    chat,
    live,
    operations,
    page,
    people,
    play,
    tables,
)
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.people.accounts import Accounts
from quebec.server.people.attempts import Attempts
from quebec.server.people.keys import key_of
from quebec.server.people.passwords import Passwords
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.settings import Settings
from quebec.server.store import database_at
from quebec.server.tables.clocks import Clocks
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service

API: Final = "/api/v1"
ANALYSIS_SECONDS: Final = 120
"""For one moment of a game, on a machine that is very busy."""


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
            *analyses.HANDLERS,
            *operations.API_HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, *operations.HANDLERS, *page.HANDLERS],
        middleware=[Checks],
        request_class=Request,
        websocket_class=Socket,
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
    store = await database_at(settings.database).open(app.state.metrics.committed)
    hub = Hub()
    service = Service(store, hub)
    limits = LimitsKeeper(settings.limits)
    presence = Presence(service, hub, settings.limits.away_seconds)
    service.changed.append(presence.look)
    clocks = Clocks(service)
    thinkers = Thinkers(settings.thinkers, settings.bot_seconds, settings.thinking_seconds)
    # A process of its own that yields to all others, so that no bot waits for it.
    analysts = Thinkers(1, ANALYSIS_SECONDS, yields=True)
    bots = BotPlay(service, thinkers)
    service.changed.extend([clocks.look, bots.look])
    key = key_of(settings)
    passwords = Passwords()
    sessions = Sessions(store, key)
    context = Context(
        settings=settings,
        metrics=app.state.metrics,
        readiness=app.state.readiness,
        store=store,
        hub=hub,
        service=service,
        hosting=Hosting(service, limits.limits),
        sessions=sessions,
        accounts=Accounts(service, sessions, passwords, Attempts(store, key)),
        presence=presence,
        chat=Chat(service, hub, presence, limits),
        limits=limits,
        bots=bots,
        analyses=Analyses(service, analysts, settings.limits.analyses_waiting),
    )
    app.state.context = context
    context.metrics.watch(readings(context))
    await clocks.resume()
    await context.accounts.clear_seats()
    await bots.resume()
    await context.analyses.resume()
    try:
        yield
    finally:
        presence.close()
        bots.close()
        context.analyses.close()
        passwords.close()
        await thinkers.close()
        await analysts.close()
        await clocks.close()
        await service.close()
        await store.close()
