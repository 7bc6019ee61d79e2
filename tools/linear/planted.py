"""`quebec` with a fault: the checker, or `make faults`, has to find it.

python -m tools.linear.planted NAME serve ...
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

from quebec.cli import main
from quebec.server.store.sql.tables import SqlTables
from quebec.server.tables.heartbeat import Heartbeat
from quebec.server.tables.service import Service

LATE_SECONDS: Final = 0.3


def acknowledged_early() -> None:
    """An entry is answered, and stored a moment later."""
    append = SqlTables.append
    later: set[Any] = set()

    async def late(self: SqlTables, what: Any) -> None:
        async def store() -> None:
            await asyncio.sleep(LATE_SECONDS)
            await append(self, what)

        later.add(asyncio.create_task(store()))

    SqlTables.append = late  # type: ignore[method-assign]


def stale_reads() -> None:
    """A reader gets what this process knows, whatever others have written."""

    async def current(self: Service, table_id: str) -> Any:
        return await self.table(table_id)

    Service.current = current  # type: ignore[method-assign]


def charged_outages() -> None:
    """Clocks pay for the time in which nobody could move; `make faults` has to find it."""
    Heartbeat.missed = lambda self, since: 0  # type: ignore[method-assign]


PLANTED: Final = {"acknowledged-early": acknowledged_early, "stale-reads": stale_reads}
UNDER_FAULTS: Final = {"charged-outages": charged_outages}

if __name__ == "__main__":
    name = sys.argv.pop(1)
    (PLANTED | UNDER_FAULTS)[name]()
    sys.exit(main())
