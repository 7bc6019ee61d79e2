"""The other processes of a server, as one of them knows them; most servers are one process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from quebec.server.peers.messages import AnyMessage, Message

log = structlog.get_logger()
M = TypeVar("M", bound=Message)
Hear = Callable[[str, M], None]
"""What to do with a message of a process."""


class Peers:
    """Of a single process: there is nobody to tell anything, or to hear from."""

    is_alone = True
    is_connected = True
    """Whether what the others tell is heard."""

    def __init__(self) -> None:
        self.id: Final = secrets.token_urlsafe(9)
        self._ears: Final[dict[type[Message], list[Hear[Any]]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def hear(self, kind: type[M], hear: Hear[M]) -> None:
        """From now on."""
        self._ears.setdefault(kind, []).append(hear)

    def tell(self, message: AnyMessage) -> None:
        """Tell the others; never waits, and may be lost."""

    def heard(self, process: str, message: Message) -> None:
        """A message of another process has arrived."""
        for hear in self._ears.get(type(message), ()):
            try:
                hear(process, message)
            except Exception:
                log.exception("peer_not_understood", message=type(message).__name__)

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        """Do what a message has led to."""
        task = asyncio.create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception as error:
            # The database may be down. What was missed is looked up later.
            log.warning("peer_not_followed", problem=str(error))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
