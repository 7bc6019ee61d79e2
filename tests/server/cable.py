"""A connection to the server that can be pulled out and put in again."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from urllib.parse import urlsplit


class Cable:
    """Passes bytes on, both ways; while it is out, everybody is turned away."""

    def __init__(self, address: str) -> None:
        self._server = urlsplit(address).port
        self._in = True
        self._open: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._start(self._welcome)

    def pull_out(self) -> None:
        with self._lock:
            self._in = False
            for end in self._open:
                _hang_up(end)
            self._open.clear()

    def put_in(self, address: str = "") -> None:
        """Into the same server, or into one that has come back somewhere else."""
        with self._lock:
            self._in = True
            if address:
                self._server = urlsplit(address).port

    def close(self) -> None:
        _hang_up(self._door)
        self.pull_out()
        for thread in self._threads:
            thread.join()

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        self._threads.append(threading.Thread(target=work, args=arguments))
        self._threads[-1].start()

    def _welcome(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            with self._lock:
                if not self._in:
                    caller.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._server or 0))
                self._open += [caller, server]
            self._start(_pass_on, caller, server)
            self._start(_pass_on, server, caller)


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    _hang_up(source)
    _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    """Wake whoever waits for it, then give it back."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
