"""Tasks in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_SECONDS = 1.0
"""After which a task that has not ended is cancelled again. A library may overlook it once: so does
`asyncio.wait_for` of Python 3.11, if what it waits for is there at the same moment."""


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks that were started, and wait until they have ended; raises what went wrong."""
    for task in tasks:
        if task is None:
            continue
        while not task.done():
            task.cancel()
            await asyncio.wait([task], timeout=AGAIN_SECONDS)
        if not task.cancelled():
            task.result()
