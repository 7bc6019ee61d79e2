"""A lifeline: a process group that ends when we end, even if we are killed.

A watcher waits for a line that never comes on a pipe that only we can write to. If we end, even by
SIGKILL, the pipe closes and the watcher kills the group. It does not matter which thread started
the group or how many processes are in it, unlike with Linux's signal on the death of a parent.
"""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from typing import Final

WATCH: Final = 'read -r _ || kill -s KILL -- "-$1"'


class Lifeline:
    """Keeps a process group alive; it takes the group's id."""

    def __init__(self, group: int) -> None:
        self._group: Final = group
        self._watcher: Final = subprocess.Popen(
            ["sh", "-c", WATCH, "sh", str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # Ctrl-C in the terminal is for us; the watcher ends after us.
            start_new_session=True,
        )

    def kill(self) -> None:
        """Kill the group now."""
        # All of it may have ended already; systems report that differently.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._group, signal.SIGKILL)

    def let_go(self) -> None:
        """The group has ended: stop the watcher, which has nothing to do."""
        self._watcher.communicate(b"ended\n")
