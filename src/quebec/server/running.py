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
from quebec.server.identity.middleware import Entrance
from quebec.server.lock import DirectoryLock
from quebec.server.settings import Settings

GRACE_SECONDS: Final = 5
NO_LIMIT: Final = 2**40
SEND_BUFFER: Final = 256 * 1024
UNREAD_SECONDS: Final = 60
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
        listening = bound(settings)
        port = listening.getsockname()[1]
        address = settings.public_url or f"http://{reachable(settings)}:{port}"
        settings = msgspec.structs.replace(settings, port=port, public_url=address)
        server = Announcing(
            uvicorn.Config(
                Entrance(make_app(settings), settings),
                ws="websockets-sansio",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies,
                timeout_graceful_shutdown=GRACE_SECONDS,
                # Packing each message anew for each listener would cost more than all else.
                ws_per_message_deflate=False,
                ws_max_size=settings.limits.message or NO_LIMIT,
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
        _bound_slow_readers(listening)
        listening.bind(address)
    except (OSError, OverflowError) as error:
        raise BadInput(
            "cannot_listen",
            {"place": f"{settings.host}:{settings.port}", "why": str(error)},
            f"cannot listen at {settings.host}:{settings.port}: {error}",
        ) from error
    return listening


def _bound_slow_readers(listening: socket.socket) -> None:
    """Whoever does not read holds little memory, and not for ever; connections inherit this."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = UNREAD_SECONDS * 1000
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


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
