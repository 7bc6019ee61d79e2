"""Accepts connections, a few in each turn of the event loop; refuses those that are too many."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from quebec.server.http.connections.descriptors import MOST_HELD
from quebec.server.http.connections.http1 import response
from quebec.server.http.connections.registry import Connections
from quebec.server.play.refusals import Refused

log = structlog.get_logger()

AT_ONCE: Final = 4
"""Connections that are accepted in one turn, or end in one: less than a millisecond."""
STAY_SECONDS: Final = 1.0
"""How long a refused connection stays open: who is let go at once comes back at once."""
APART_SECONDS: Final = 0.02
"""Between groups of refused connections that end: who ends together comes back together."""
REST_SECONDS: Final = 0.1
"""If the system has no room for another connection, until we try again."""


class Acceptor:
    """Listens in place of the event loop's own server.

    That would accept all connections that wait before it does anything else, and make a transport
    and a protocol for each. A connection above the rate of its address gets its answer without
    them, in a tenth of the time.
    """

    def __init__(
        self,
        listening: socket.socket,
        backlog: int,
        connections: Connections,
        protocol: Callable[[], asyncio.Protocol],
    ) -> None:
        self._listening: Final = listening
        self._connections: Final = connections
        self._protocol: Final = protocol
        self._loop: Final = asyncio.get_running_loop()
        self._opening: Final[set[asyncio.Task[None]]] = set()
        self._held: Final[deque[tuple[float, socket.socket]]] = deque()
        """Refused connections, and when they end."""
        self._ending: asyncio.TimerHandle | None = None
        self._is_closed = False
        listening.setblocking(False)
        listening.listen(backlog)
        self._listen()

    @property
    def is_opening(self) -> bool:
        """Whether some were accepted, and are not open yet."""
        return bool(self._opening)

    def close(self) -> None:
        """Accept nothing more; open connections stay."""
        if self._is_closed:
            return
        self._is_closed = True
        self._loop.remove_reader(self._listening)
        self._listening.close()
        if self._ending:
            self._ending.cancel()
        while self._held:
            self._end_oldest()

    async def wait_closed(self) -> None:
        """Until every connection that was accepted is open: a request is about to come over it."""
        if self.is_opening:
            await asyncio.wait(self._opening)

    def _listen(self) -> None:
        if not self._is_closed:
            self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                accepted, address = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                # Another process was faster, or the client has gone.
                return
            except OSError as error:
                log.warning("cannot_accept", problem=str(error))
                self._loop.remove_reader(self._listening)
                self._loop.call_later(REST_SECONDS, self._listen)
                return
            accepted.setblocking(False)
            refused = self._connections.refusal(address[0])
            if refused:
                self._refuse(accepted, refused)
            else:
                opening = self._loop.create_task(self._open(accepted))
                self._opening.add(opening)
                opening.add_done_callback(self._opening.discard)

    async def _open(self, accepted: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, accepted)
        except OSError:
            # It is gone already.
            accepted.close()

    # ---- those that are too many ----------------------------------------------------------------

    def _refuse(self, accepted: socket.socket, refused: Refused) -> None:
        """Nothing is read from it. The oldest that is held ends for another one."""
        with suppress(OSError):
            accepted.send(response(refused))
            accepted.shutdown(socket.SHUT_WR)
        if len(self._held) >= MOST_HELD:
            self._end_oldest()
        self._held.append((self._loop.time() + STAY_SECONDS, accepted))
        if self._ending is None:
            self._ending = self._loop.call_later(STAY_SECONDS, self._end_some)

    def _end_some(self) -> None:
        """Those whose time has come; as many in a turn as are accepted."""
        self._ending = None
        for _ in range(AT_ONCE):
            if self._held and self._held[0][0] <= self._loop.time():
                self._end_oldest()
        if self._held:
            wait = max(APART_SECONDS, self._held[0][0] - self._loop.time())
            self._ending = self._loop.call_later(wait, self._end_some)

    def _end_oldest(self) -> None:
        _, oldest = self._held.popleft()
        oldest.close()
