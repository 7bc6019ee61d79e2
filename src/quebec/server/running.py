"""Running the server: its socket, its address, its end."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
from typing import Any, Final

import msgspec
import structlog
import uvicorn

from quebec.engine import BadInput
from quebec.server.app import make_app
from quebec.server.identity.keys import key_of
from quebec.server.identity.middleware import Entrance
from quebec.server.identity.origin import BehindProxies
from quebec.server.lock import DirectoryLock
from quebec.server.settings import Settings

GRACE_SECONDS: Final = 5
EVERYWHERE: Final = ("0.0.0.0", "::")


class Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Québec is at {self.address}", flush=True)


def serve(settings: Settings) -> int:
    """Serve until told to stop."""
    structlog.configure(processors=LOG, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    lock = DirectoryLock(settings.data)
    try:
        # A bad one is told before anything runs.
        key_of(settings)
        listening = bound(settings)
        port = listening.getsockname()[1]
        address = settings.public_url or f"http://{reachable(settings)}:{port}"
        settings = msgspec.structs.replace(settings, port=port, public_url=address)
        server = Announcing(
            uvicorn.Config(
                application(settings),
                ws="websockets-sansio",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
                ws_max_size=64 * 1024,
            )
        )
        server.address = address
        # uvicorn sends itself the signal that ended it once more; by then all is done.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        return 0 if server.started else 1
    finally:
        lock.release()


def application(settings: Settings) -> Any:
    """The application with its doors."""
    entrance = Entrance(make_app(settings), settings)
    return (
        BehindProxies(entrance, settings.trusted_proxies) if settings.trusted_proxies else entrance
    )


LOG: Final[list[Any]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]


def bound(settings: Settings) -> socket.socket:
    """A socket at the host and port; port 0 is any free one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except (OSError, OverflowError) as error:
        raise BadInput(
            "cannot_listen",
            {"place": f"{settings.host}:{settings.port}", "why": str(error)},
            f"cannot listen at {settings.host}:{settings.port}: {error}",
        ) from error
    return listening


def reachable(settings: Settings) -> str:
    """The host to name in an address; for all hosts, the one that others on the network see."""
    if settings.host not in EVERYWHERE:
        return f"[{settings.host}]" if ":" in settings.host else settings.host
    if not settings.lan:
        return "127.0.0.1"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: this only asks which of our addresses would be used.
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
