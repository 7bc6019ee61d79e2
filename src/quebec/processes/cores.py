"""How many processes can run at once."""

from __future__ import annotations

import os
import sys


def cores() -> int:
    """How many processors this process may use; the machine may have more."""
    if sys.version_info >= (3, 13):
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
