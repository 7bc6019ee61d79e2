"""Where a request comes from: the proxies before us, and the site that a browser was at."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings

FORWARDED_HOST: Final = b"x-forwarded-host"


class BehindProxies:
    """Believes trusted proxies who calls, by which scheme and under which name of ours.

    Of anybody else, such headers say nothing.
    """

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._app: Final[Any] = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        if peer and peer[0] in self._app.trusted_hosts:
            given = dict(scope["headers"]).get(FORWARDED_HOST)
            if given:
                host = given.split(b",")[0].strip()
                others = [pair for pair in scope["headers"] if pair[0] != b"host"]
                scope["headers"] = [*others, (b"host", host)]
        await self._app(scope, receive, send)


def check_origin(headers: Headers, settings: Settings) -> None:
    """A browser says which site a request comes from; programs say nothing, and have no cookies
    of others."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("bad_origin")
        return
    site = urlsplit(origin)
    ours = {settings.public_host, headers.get("host", "")} - {""}
    # Nobody can change what comes by https on its way; by http anybody there can.
    if site.netloc not in ours or (settings.is_secure and site.scheme != "https"):
        raise Refused("bad_origin")
