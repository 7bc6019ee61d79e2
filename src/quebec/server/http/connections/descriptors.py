"""File descriptors: each connection takes one, and the system has a limit."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import Final

BACKLOG: Final = 256
"""Connections that wait in the system until we accept them."""
MOST_HELD: Final = 256
"""Refused connections that stay open for a while."""
OWN: Final = 96
"""For the database, the log, and the pipes of the bots' processes."""
RESERVE: Final = MOST_HELD + OWN


def connections_that_fit(wanted: int) -> int:
    """How many of these connections the system allows, after raising our limit if possible; 0 wants
    as many as possible."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard) and not wanted:
        wanted = 2**20
    needed = wanted + RESERVE if wanted else hard
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
            soft = needed
    if soft == resource.RLIM_INFINITY:
        soft = needed
    # With very few descriptors, half of them are for connections.
    fitting = max(soft - RESERVE, soft // 2)
    return min(wanted, fitting) if wanted else fitting
