"""The connections of an address that has many: a few of them are read at a time."""

from __future__ import annotations

import asyncio
import select
from collections.abc import Callable
from contextlib import suppress
from typing import Final

AT_ONCE: Final = 16
"""Connections that are read in one turn of the event loop: about a millisecond."""


class Crowd:
    """Waits until something arrives, in place of the event loop.

    That would read from all connections on which something has arrived before it does anything
    else: a thousand that send a byte at the same moment would keep everybody else waiting.
    """

    def __init__(self, arrived: Callable[[], None]) -> None:
        """`arrived` is called once, when something has; again only after another `listen`."""
        self._arrived: Final = arrived
        self._epoll: Final = select.epoll()
        self._readers: Final[dict[int, Callable[[], None]]] = {}
        """By the number of the file."""
        self._is_listening = False

    def wait(self, file: int, read: Callable[[], None]) -> None:
        """Call `read` when something has arrived, once."""
        how = select.EPOLLIN | select.EPOLLRDHUP | select.EPOLLONESHOT
        try:
            self._epoll.register(file, how)
        except FileExistsError:
            # It has waited before. Not looked up: a number is used again by the next connection.
            self._epoll.modify(file, how)
        self._readers[file] = read

    def forget(self, file: int) -> None:
        """It is closed next."""
        if self._readers.pop(file, None):
            with suppress(OSError):
                self._epoll.unregister(file)

    def listen(self) -> None:
        """Until something arrives."""
        if not self._is_listening:
            self._is_listening = True
            asyncio.get_running_loop().add_reader(self._epoll.fileno(), self._ready)

    def _rest(self) -> None:
        if self._is_listening:
            self._is_listening = False
            asyncio.get_running_loop().remove_reader(self._epoll.fileno())

    def _ready(self) -> None:
        self._rest()
        self._arrived()

    def read(self) -> int:
        """Read from those on which something has arrived first; from how many."""
        ready = self._epoll.poll(0, AT_ONCE)
        for file, _ in ready:
            if read := self._readers.get(file):
                read()
        return len(ready)

    def close(self) -> None:
        self._rest()
        self._epoll.close()
