"""The process for work on tables that takes long; costly.py is its other end.

orders    what to do, and the arguments
answers   "ready"; then for each order the result, or the problem
"""

from __future__ import annotations

from typing import Any, Final

from quebec.processes.parent import Parent, limit_cpu, limit_memory
from quebec.server.tables.moments import write_moments
from quebec.server.tables.records import write_loaded

MOST_MEMORY: Final = 1 << 30
"""Bytes of address space; a record of the largest size needs less than a tenth of it."""

MOST_CPU: Final = 20
"""Seconds for one piece of work; the longest that is allowed takes less than one."""


def main() -> None:
    parent = Parent()
    limit_memory(MOST_MEMORY)
    parent.serve(work)


def work(what: str, **order: Any) -> dict[str, Any]:
    limit_cpu(MOST_CPU)
    return write_loaded(**order) if what == "load" else write_moments(**order)
