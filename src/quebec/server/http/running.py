"""Running the server: its socket, its address, its shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from types import FrameType
from typing import Final

import msgspec
import structlog
import uvicorn
from litestar import Litestar

from quebec.engine import BadInput
from quebec.server.directory import DirectoryLock
from quebec.server.http.app import make_app, stack
from quebec.server.http.connections.acceptor import Acceptor
from quebec.server.http.connections.descriptors import BACKLOG, connections_that_fit
from quebec.server.http.connections.http1 import HttpConnection
from quebec.server.http.connections.registry import Connections
from quebec.server.http.connections.tracked import Config
from quebec.server.http.connections.websocket import WebSocketConnection
from quebec.server.http.origin import trusted
from quebec.server.http.workers import shared_socket, supervise
from quebec.server.operations import logs
from quebec.server.operations.collector import Collector
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.operations.systemd import Supervisor, inherited_socket
from quebec.server.operations.token import token_of
from quebec.server.people.keys import key_of
from quebec.server.settings import Settings
from quebec.server.store import database_at
from quebec.server.times import monotonic

log = structlog.get_logger()
GRACE_SECONDS: Final = 5
SWEEP_TICKS: Final = 10
"""Tenths of a second between two looks at all connections."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread waits for the interpreter lock. The database writer
needs it again after every statement; by default it would get it after 5 ms each time."""
NO_LIMIT: Final = 2**40
SEND_BUFFER: Final = 256 * 1024
RECEIVE_BUFFER: Final = 32 * 1024
"""Bytes that a connection can deliver at once; a request has more only with a large body."""
UNREAD_SECONDS: Final = 60
LAST_SECONDS: Final = 2
"""How long we wait at shutdown for the request of a connection that was just opened."""
IDLE_SECONDS: Final = 0.3
"""How long connections are open after that: a client that asks one thing after the other is
answered, is told that it was the last response here, and connects to somebody else."""
LOOK_SECONDS: Final = 0.02
EVERYWHERE: Final = ("0.0.0.0", "::")


class Serving(uvicorn.Server):
    """Prints its address when it is ready; on shutdown, it first notifies everybody."""

    def __init__(self, config: Config, app: Litestar) -> None:
        super().__init__(config)
        self._connections: Final = config.open
        self._app: Final = app
        self._settings: Final[Settings] = app.state.settings
        self._readiness: Final[Readiness] = app.state.readiness
        self._stop_at: float | None = None
        self._supervisor: Final = Supervisor(os.environ)
        self._collector: Final = Collector()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        for listening in sockets or []:
            accepting = Acceptor(
                listening, self.config.backlog, self._connections, self._new_connection
            )
            # uvicorn closes it and waits for its end, nothing else.
            self.servers.append(accepting)  # type: ignore[arg-type]
        log.info("listening", address=self._settings.public_url, port=self._settings.port)
        await self._readiness.decided.wait()
        if self._readiness.failure:
            self.should_exit = True
            return
        self._collector.keep()
        log.info("ready")
        self._supervisor.tell("READY=1")
        print(f"Québec is at {self._settings.public_url}", flush=True)
        if self._settings.opens and has_screen():
            webbrowser.open(self._settings.public_url)

    def _new_connection(self) -> asyncio.Protocol:
        """As uvicorn makes it."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal may leave time for others to notice that we are shutting down."""
        drain = self._settings.drain if self._readiness.phase == "ready" else 0
        self._readiness.phase = "stopping"
        self._supervisor.tell("STOPPING=1")
        if drain:
            self._stop_at = monotonic() + drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        self._supervisor.alive()
        self._collector.tick()
        if self._stop_at is not None and monotonic() >= self._stop_at:
            self.should_exit = True
        if self._readiness.failure:
            self.should_exit = True
        if counter % SWEEP_TICKS == 0:
            await self._connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Running requests are finished; sockets are closed with 1012: service restart."""
        log.info("stopping")
        if not self._readiness.failure:
            self._app.state.context.hub.wake()
        await self._last_requests()
        await super().shutdown(sockets)

    async def _last_requests(self) -> None:
        """Accept nothing more, and let those ask who were just accepted: a proxy that has
        connected is about to send its request, and would have to report an error."""
        for server in self.servers:
            server.close()
            await server.wait_closed()
        self._connections.is_closing = True
        if self.server_state.connections:
            await asyncio.sleep(IDLE_SECONDS)
        end = monotonic() + LAST_SECONDS
        while monotonic() < end and any(
            getattr(one, "cycle", one) is None for one in self.server_state.connections
        ):
            await asyncio.sleep(LOOK_SECONDS)


def has_screen() -> bool:
    """Whether a browser would have a window; without one, some are started in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def serve(settings: Settings) -> int:
    """Serve until told to stop."""
    logs.set_up(settings.log, settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    socket_of_workers = shared_socket(os.environ)
    lock = DirectoryLock(settings.data, shared=settings.is_shared)
    try:
        database_at(settings.database).check(shared=settings.is_shared)
        # A bad one is reported before anything runs.
        key_of(settings)
        token_of(settings)
        if settings.workers > 1 and socket_of_workers is None:
            return supervise(settings, inherited_socket(os.environ) or bound(settings))
        inherited = socket_of_workers or inherited_socket(os.environ)
        listening = inherited_at(inherited) if inherited else bound(settings)
        port = listening.getsockname()[1]
        address = settings.public_url or f"http://{reachable(settings)}:{port}"
        settings = msgspec.structs.replace(
            settings, port=port, public_url=address, inherited=inherited is not None
        )
        app = make_app(settings)
        server = Serving(
            Config(
                stack(app),
                _connections(settings, app.state.metrics),
                http=HttpConnection,
                ws=WebSocketConnection,
                backlog=BACKLOG,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
                timeout_keep_alive=settings.limits.idle_seconds or NO_LIMIT,
                # Compressing each message for each listener would cost more than everything else.
                ws_per_message_deflate=False,
                ws_max_size=settings.limits.message or NO_LIMIT,
            ),
            app,
        )
        # Also one that comes before uvicorn listens for it. uvicorn raises the signal that ended it
        # again; by then everything is done.
        signal.signal(signal.SIGTERM, lambda *_: setattr(server, "should_exit", True))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        if app.state.readiness.failure:
            raise app.state.readiness.failure
        log.info("stopped")
        return 0
    finally:
        lock.release()


def _connections(settings: Settings, metrics: Metrics) -> Connections:
    """As many as the limits and the system allow."""
    wanted = settings.limits.connections
    most = connections_that_fit(wanted)
    if most < wanted:
        log.warning("few_connections", wanted=wanted, connections=most)
    return Connections(settings.limits, most, metrics, trusted(settings.trusted_proxies))


def bound(settings: Settings) -> socket.socket:
    """A socket at the host and port, or at any free port if that is allowed."""
    try:
        return _listening(settings.host, settings.port)
    except (OSError, OverflowError) as error:
        if settings.any_port and getattr(error, "errno", None) == errno.EADDRINUSE:
            return _listening(settings.host, 0)
        raise BadInput(
            "cannot_listen",
            {"place": f"{settings.host}:{settings.port}", "why": str(error)},
            f"cannot listen at {settings.host}:{settings.port}: {error}",
        ) from error


def inherited_at(listening: socket.socket) -> socket.socket:
    """A socket that was opened for us, if we can use it."""
    if listening.family not in (socket.AF_INET, socket.AF_INET6):
        place = str(listening.getsockname())
        raise BadInput(
            "cannot_listen",
            {"place": place, "why": "a TCP socket is needed"},
            f"cannot listen at {place}: a TCP socket is needed",
        )
    _bound_connections(listening)
    return listening


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _bound_connections(listening)
        listening.bind(address)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def _bound_connections(listening: socket.socket) -> None:
    """A slow reader uses little memory, and not for ever; and nobody can deliver much at once.
    Connections inherit these options."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = UNREAD_SECONDS * 1000
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def reachable(settings: Settings) -> str:
    """The host to print in an address; for all hosts, the one that others on the network see."""
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
