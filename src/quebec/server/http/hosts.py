"""The names under which the server answers.

A browser believes that everything under one name is one site. Somebody who controls a name can
point it at this server later (DNS rebinding); their page would then count as ours. So only names
that are known to be ours are answered.
"""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

from quebec.server.http.problems import turn_away
from quebec.server.play.refusals import Refused
from quebec.server.settings import ANY_HOST, Settings, host_name

OPEN: Final = frozenset(("/healthz", "/readyz"))
"""For load balancers, which know addresses alone. These answers tell nothing."""
MOST_SAID: Final = 100


class Hosts:
    """The names that are ours."""

    def __init__(self, settings: Settings) -> None:
        given = [name.strip() for name in settings.hosts.split(",")]
        own = [f"{name}{end}" for name in _names(settings) for end in ("", ".local")]
        named = ["localhost", settings.host, settings.public_host, *given, *own]
        self._any: Final = ANY_HOST in given
        self._names: Final = {name for name in map(host_name, named) if name}

    def know(self, host: str, came_to: str | None) -> bool:
        """Whether that is our host; a connection may also be for the address that it came to."""
        name = host_name(host)
        if name is None:
            return False
        return self._any or name in self._names or _is_here(name, came_to)


def _names(settings: Settings) -> list[str]:
    """The name of this machine, if others on the network may use it."""
    return [socket.gethostname()] if settings.lan else []


def _is_here(name: str, came_to: str | None) -> bool:
    """Addresses cannot be pointed elsewhere, so the one that was called is ours."""
    try:
        address = ip_address(name)
        return address.is_loopback or (came_to is not None and address == _plain(came_to))
    except ValueError:
        return False


def _plain(address: str) -> Any:
    found = ip_address(address)
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


class KnownHosts:
    """Refuses what is addressed to another host."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._hosts: Final = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call: Any = scope
        if call["type"] == "lifespan" or call["path"] in OPEN:
            await self._app(scope, receive, send)
            return
        given = [str(value, "latin-1") for name, value in call["headers"] if name == b"host"]
        server = call.get("server")
        if len(given) == 1 and self._hosts.know(given[0], server[0] if server else None):
            await self._app(scope, receive, send)
            return
        refused = Refused("unknown_host", host=", ".join(given)[:MOST_SAID])
        await turn_away(scope, send, refused)
