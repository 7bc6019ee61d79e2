"""Where a request comes from: the proxies in front of us, and the site that sent the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quebec.server.limits.network import plain
from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings

FORWARDED_HOST: Final = b"x-forwarded-host"


class BehindProxies:
    """Accepts the caller's address, the scheme and the host from trusted proxies.

    Such headers are ignored from anybody else.
    """

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._app: Final[Any] = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        if peer:
            peer = scope["client"] = (plain(peer[0]), peer[1])
        if peer and peer[0] in self._app.trusted_hosts:
            given = [value for name, value in scope["headers"] if name == FORWARDED_HOST]
            if given:
                # Proxies append: what is before the last one may come from the caller.
                host = given[-1].split(b",")[-1].strip()
                others = [pair for pair in scope["headers"] if pair[0] != b"host"]
                scope["headers"] = [*others, (b"host", host)]
        await self._app(scope, receive, send)


def trusted(proxies: str) -> Callable[[str], bool]:
    """Whether a host is one of the trusted proxies."""
    hosts = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]
    return lambda host: plain(host) in hosts


def check_origin(headers: Headers, settings: Settings) -> None:
    """A browser says which site a request comes from; programs do not, and have no cookies of
    other people."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("bad_origin")
        return
    try:
        site = urlsplit(origin)
    except ValueError:
        raise Refused("bad_origin") from None
    ours = {settings.public_host, headers.get("host", "")} - {""}
    # Nobody can change an https request on its way; on the network anybody can change an http one.
    if site.netloc not in ours or (settings.is_secure and site.scheme != "https"):
        raise Refused("bad_origin")
