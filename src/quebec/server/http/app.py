"""The application: its routes, and the middleware in front of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from quebec.server.http.checks import Checks
from quebec.server.http.context import open_context
from quebec.server.http.direct import DirectAsks
from quebec.server.http.entrance import Entrance
from quebec.server.http.gate import Gate
from quebec.server.http.hosts import KnownHosts
from quebec.server.http.origin import BehindProxies
from quebec.server.http.problems import HANDLERS
from quebec.server.http.request import Request, Socket
from quebec.server.http.routes import (
    accounts,
    analyses,
    chat,
    course,
    hints,
    live,
    meeting,
    moderation,
    notices,
    operations,
    page,
    people,
    play,
    ratings,
    tables,
    tabletop,
)
from quebec.server.http.watched import Watched
from quebec.server.notices.words import words_of
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.settings import Settings
from quebec.texts import LANGUAGES, Texts

API: Final = "/api/v1"


def make_app(settings: Settings, openapi: OpenAPIConfig | None = None) -> Litestar:
    """An application with these settings; the config is needed only to describe it."""
    api = Router(
        API,
        route_handlers=[
            *tables.HANDLERS,
            *play.HANDLERS,
            *people.HANDLERS,
            *accounts.HANDLERS,
            *live.HANDLERS,
            *meeting.HANDLERS,
            *chat.HANDLERS,
            *analyses.HANDLERS,
            *course.HANDLERS,
            *tabletop.HANDLERS,
            *hints.HANDLERS,
            *notices.HANDLERS,
            *ratings.HANDLERS,
            *moderation.HANDLERS,
            *operations.API_HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, *operations.HANDLERS, *page.HANDLERS],
        middleware=[Checks],
        request_class=Request,
        websocket_class=Socket,
        exception_handlers=HANDLERS,
        lifespan=[_running],
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


def read_texts() -> None:
    """The words of all languages, which are kept from then on."""
    for language in LANGUAGES:
        Texts(language)
        words_of(language)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    state = app.state
    # On the event loop, whoever needs a language first would keep all others waiting for 0.1 s.
    await asyncio.to_thread(read_texts)
    async with open_context(state.settings, state.metrics, state.readiness) as context:
        state.context = context
        yield


def stack(app: Litestar) -> ASGIApp:
    """The middleware in front of the application, from the outside in.

    The application itself finds the route, and runs Checks before it. Asks do not need it for that:
    DirectAsks answers them.
    """
    settings: Settings = app.state.settings
    layers: list[Callable[[ASGIApp], ASGIApp]] = [
        lambda inner: Watched(inner, app.state.metrics),
        lambda inner: BehindProxies(inner, settings.trusted_proxies),
        lambda inner: Entrance(inner, settings),
        lambda inner: KnownHosts(inner, settings),
        lambda inner: Gate(inner, app.state.readiness, queue=settings.inherited),
    ]
    outermost: ASGIApp = DirectAsks(app, API)
    for layer in reversed(layers):
        outermost = layer(outermost)
    return outermost
