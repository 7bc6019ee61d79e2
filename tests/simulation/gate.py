"""A gate at which players wait, so that a test can act in the middle of a run.

Any number of processes may come to the gate, in any order and at any time: all of them wait until
it opens, and whoever comes later finds it open.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Self

PATIENCE = 300.0
"""Seconds after which a test gives up; nothing takes as long unless it hangs."""


class Gate:
    """Closed inside of its `with`."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(PATIENCE)
        self._waiting: list[socket.socket] = []

    @property
    def name(self) -> str:
        """What a player has to know to find the gate."""
        return str(self._listener.getsockname()[1])

    def wait_for_somebody(self) -> None:
        """Return when a player waits at the gate; it stays there until the gate opens."""
        self._waiting.append(self._listener.accept()[0])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        for player in self._waiting:
            player.close()


def wait_at_gate(name: str) -> None:
    # A gate that is open refuses the connection; one that opens ends or resets it.
    with suppress(OSError), socket.create_connection(("127.0.0.1", int(name))) as gate:
        gate.recv(1)
