"""When somebody is told: not in their quiet hours, and a digest once a day, in their time zone."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from quebec.engine import BadInput

DIGEST: Final = time(8)
"""When a digest is sent; later, if that is in the quiet hours."""
DAY_MINUTES: Final = 24 * 60


@lru_cache(256)
def zone_named(name: str) -> ZoneInfo:
    """A time zone; BadInput if it is unknown. The name is hostile input, and must not be used as a
    path."""
    try:
        if not name.isascii() or ".." in name or name.startswith("/"):
            raise ValueError
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise BadInput(
            "unknown_zone", {"name": name[:40]}, f"no time zone is called {name!r}"
        ) from None


def _local(milliseconds: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone(zone)


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def end_of_quiet(now: int, zone: str, quiet: tuple[int, int] | None) -> int:
    """The moment at which somebody may be told: now, or when their quiet hours end.

    quiet: minutes of the day, from and until; it may be over midnight.
    """
    if quiet is None:
        return now
    start, end = quiet
    local = _local(now, zone_named(zone))
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start <= end else minute >= start or minute < end
    if not is_quiet:
        return now
    ahead = 0 if minute < end else 1
    day = local.date() + timedelta(days=ahead)
    # Where a clock is set back, the same time comes twice: it is the one that is still to come.
    opens = datetime.combine(day, time(end // 60, end % 60, fold=local.fold), local.tzinfo)
    return max(now + 1, _milliseconds(opens))


def next_digest(created: int, zone: str) -> int:
    """The first time for a digest after something has happened."""
    local = _local(created, zone_named(zone))
    day = local.date() if local.timetz().replace(tzinfo=None) < DIGEST else None
    day = day or local.date() + timedelta(days=1)
    return _milliseconds(datetime.combine(day, DIGEST, local.tzinfo))
