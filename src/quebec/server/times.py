"""Times: milliseconds since 1970 in the log and the store, UTC on the wire."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> datetime:
    """As it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
