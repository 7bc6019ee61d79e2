"""An HTTP server that keeps what it is sent."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Event, Thread
from typing import Any, Final, NamedTuple

PATIENCE: Final = 300
"""Seconds after which something that does not arrive is missed."""


class Posted(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class _Listener(ThreadingHTTPServer):
    """A sender that is killed ends its connections."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Receiver:
    """Listens on loopback. Answers with 201, or as it was told for a path."""

    def __init__(self) -> None:
        self.posted: Final[list[Posted]] = []
        self.answers: Final[dict[str, tuple[int, dict[str, str]]]] = {}
        """Status and headers, by path."""
        self.held: Final[set[str]] = set()
        """Paths that are not answered until the end."""
        self._ends: Final = Event()
        self._changed: Final = Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, more = receiver.answers.get(self.path, (201, {}))
                receiver.take(Posted(self.path, headers, body))
                if self.path in receiver.held:
                    receiver._ends.wait()
                self.send_response(status)
                for name, value in {"content-length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server: Final = _Listener(("127.0.0.1", 0), Handler)
        self.url: Final = f"http://127.0.0.1:{self._server.server_address[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, posted: Posted) -> None:
        with self._changed:
            self.posted.append(posted)
            self._changed.notify_all()

    def until(self, path: str, count: int) -> list[Posted]:
        """What was sent to a path, once it is so many."""

        def there() -> list[Posted]:
            return [one for one in self.posted if one.path == path]

        with self._changed:
            assert self._changed.wait_for(lambda: len(there()) >= count, PATIENCE), (
                f"{path} got {len(there())} of {count}"
            )
            return there()

    def close(self) -> None:
        self._ends.set()
        self._server.shutdown()
        self._server.server_close()
