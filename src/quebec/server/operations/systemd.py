"""What systemd is told, and the socket that it may hold for us; without systemd nothing happens.

The protocol of sd_notify: lines of text to the socket that a variable names.
"""

from __future__ import annotations

import os
import socket
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Final

from quebec.server.times import monotonic

FIRST: Final = 3
"""The number of the first socket that is passed on."""


class Supervisor:
    """Who has started us, and wants to know how we are."""

    def __init__(self, environment: MutableMapping[str, str]) -> None:
        self._address: Final = environment.get("NOTIFY_SOCKET", "")
        limit = environment.get("WATCHDOG_USEC", "")
        mine = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self._every: Final = int(limit) / 2_000_000 if mine and limit.isdecimal() else None
        self._told = float("-inf")

    def tell(self, *lines: str) -> None:
        """Such as READY=1; a supervisor that does not listen is no problem of ours."""
        if not self._address:
            return
        # A name that begins with @ is no file: it has a null byte there.
        address = self._address.replace("@", "\0", 1)
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
            to.sendto("\n".join(lines).encode(), address)

    def alive(self) -> None:
        """Called all the time by the event loop; told twice as often as it must be."""
        if self._every is not None and monotonic() - self._told >= self._every:
            self._told = monotonic()
            self.tell("WATCHDOG=1")


def inherited_socket(environment: MutableMapping[str, str]) -> socket.socket | None:
    """The listening socket of a socket unit: it stays open while we restart."""
    mine = environment.pop("LISTEN_PID", "") == str(os.getpid())
    count = environment.pop("LISTEN_FDS", "")
    if not (mine and count.isdecimal() and int(count) > 0):
        return None
    os.set_inheritable(FIRST, False)
    return socket.socket(fileno=FIRST)
