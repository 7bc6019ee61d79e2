"""What has grown in the memory of a running program, by types, and by the lines that have made it.

With SIGUSR2 the program writes what there is more of than at the first such signal. What Python
does not know of is of libraries, or lost between other pieces.
"""

from __future__ import annotations

import gc
import os
import signal
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any, Final

MOST: Final = 25


class Grown:
    """Compares with how it was at first."""

    def __init__(self, path: Path, *, with_lines: bool = False) -> None:
        """To know the lines, Python has to note every piece: all takes several times as long."""
        self._path: Final = path
        self._lines: tracemalloc.Snapshot | None = None
        self._types: Counter[str] | None = None
        if with_lines:
            tracemalloc.start()
        signal.signal(signal.SIGUSR2, self._look)

    def _look(self, *_: Any) -> None:
        resident = resident_bytes()
        garbage = gc.collect()
        types = Counter(type(one).__qualname__ for one in gc.get_objects())
        before = self._types = self._types or types
        with self._path.open("a") as file:
            print(f"process {os.getpid()}: {resident / 2**20:.1f} MB", file=file)
            print(f"{types.total():8} objects that refer to others", file=file)
            print(f"{garbage:8} more that nobody referred to", file=file)
            more = Counter({name: count - before[name] for name, count in types.items()})
            for name, count in more.most_common(MOST):
                print(f"{count:+8} {name}", file=file)
            if tracemalloc.is_tracing():
                lines = tracemalloc.take_snapshot()
                first = self._lines = self._lines or lines
                for line in lines.compare_to(first, "lineno")[:MOST]:
                    print(f"{line.size_diff / 1024:+8.0f} kB {line.traceback}", file=file)


def resident_bytes() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
