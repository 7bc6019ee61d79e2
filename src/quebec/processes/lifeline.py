"""A lifeline: a group of processes that ends when we do, however we do.

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
    """Holds a group of processes alive; begins with the group's number."""

    def __init__(self, group: int) -> None:
        self._group: Final = group
        self._watcher: Final = subprocess.Popen(
            ["sh", "-c", WATCH, "sh", str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # A Ctrl-C in the terminal is for us; the watcher goes when we have gone.
            start_new_session=True,
        )

    def kill(self) -> None:
        """End the group now, whatever it is doing."""
        # All of it may have ended already; some systems say that in their own way.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._group, signal.SIGKILL)

    def let_go(self) -> None:
        """The group has ended; the watcher is told so, and has nothing to do."""
        self._watcher.communicate(b"ended\n")
