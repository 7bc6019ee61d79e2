"""Work on tables that takes too long for the event loop: done in another process.

One request of a caller at a time, so nobody waits for more than one of each other caller; a few may
wait.
"""

from __future__ import annotations

from typing import Any, Final

import structlog

from quebec.processes.async_child import AsyncChild
from quebec.processes.async_pool import AsyncPool, StartChild, WorkFailed
from quebec.server.limits.keeper import Client, LimitsKeeper
from quebec.server.play.refusals import Refused

log = structlog.get_logger()

CHILD: Final = "quebec.server.tables.child"
SECONDS: Final = 120
"""Until a process is given up that does not answer; child.py limits its CPU time."""
MOST_WAITING: Final = 64
"""Pieces of work of everybody."""
YIELDING: Final = 5
"""Its niceness: the event loop goes first."""


class CostlyWork:
    """Does the work of requests one after the other, in a process of its own."""

    def __init__(self, limits: LimitsKeeper, start: StartChild = AsyncChild.start) -> None:
        self._limits: Final = limits
        self._pool: Final = AsyncPool(CHILD, 1, niceness=YIELDING, start=start)
        self._waiting = 0

    async def do(self, what: str, client: Client, **order: Any) -> dict[str, Any]:
        """The answer of a function of child.py."""
        if self._waiting >= MOST_WAITING:
            raise Refused("server_busy")
        self._waiting += 1
        try:
            async with self._limits.work(client):
                return await self._pool.ask({"what": what, **order}, SECONDS)
        except WorkFailed as failed:
            log.warning("work_failed", what=what, why=str(failed))
            raise Refused("too_costly") from failed
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._pool.close()
