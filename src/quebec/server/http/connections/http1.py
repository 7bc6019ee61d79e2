"""A connection with HTTP/1.1: what a request may consist of, and how long it may take."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from http import HTTPStatus
from math import inf
from random import uniform
from typing import Any, Final, Literal

import httptools
from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from quebec.server.http.connections.registry import Reason
from quebec.server.http.connections.tracked import START_SECONDS, WRITE_BUFFER, Tracked
from quebec.server.http.entrance import SECURITY_HEADERS
from quebec.server.http.problems import TOO_MANY, english, status_of
from quebec.server.play.refusals import Refused

PIECE: Final = 4096
"""Bytes that are parsed at once; after each piece we look at the limits."""
BODY_PIECE: Final = 65536
"""The same of a body whose length is known: there is nothing in it to parse."""
MOST_WAITING: Final = 64
"""Requests that are sent before earlier ones are answered; the rest has to be sent again."""
ENDED_BY: Final[dict[str, Reason]] = {
    "url_too_long": "url_too_long",
    "headers_too_large": "headers_too_large",
    "body_too_large": "body_unwanted",
    "too_many_bytes": "too_many_bytes",
    "too_many_connections": "too_many_connections",
    "server_full": "full",
}
PER_REQUEST: Final = 4096
"""Bytes that a request occupies beside those that were sent."""
HELD_SECONDS: Final = (0.5, 1.5)
"""How long a connection stays open after a refusal: at least, and at most."""
SLOW_DOWN: Final = "slow_down"
"""In the `state` of a request that is above the rate limit."""


class Enough(Exception):
    """No further requests are read on this connection."""


class HttpConnection(Tracked, HttpToolsProtocol):
    """Refuses what is too large before it is in memory, and ends what takes too long.

    uvicorn has neither limits nor timeouts of its own for requests.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        limits = self.open.limits
        self._most_lines: Final = limits.header_lines or inf
        self._most_head: Final = limits.headers or inf
        self._most_url: Final = limits.url or inf
        self._most_fields: Final = limits.fields or inf
        self._since = self.open.now()
        """When the client began what it is doing."""
        self._reading: Literal["head", "body"] | None = None
        """The part of a request that is not complete."""
        self._head = 0
        """Bytes of the request that are not its body."""
        self._began = False
        """Whether a request began in this piece."""
        self._is_blank = True
        """Whether there was nothing of any request in this piece."""
        self._blank = 0
        """Bytes of empty lines before a request."""
        self._content = 0
        """Bytes of a body in this piece."""
        self._body_left = 0
        """Bytes of a body that have to follow, if its length is known."""
        self._unwanted = 0
        """Bytes of a body that arrived after the response."""
        self._sizes: Final[deque[int]] = deque()
        """Of the requests that are not answered."""
        self._answering: RequestResponseCycle | None = None
        self._incomplete: Callable[[], None] | None = None
        """Starts the application, when the body is there."""
        self._is_refused = False
        self._refusal: Refused | None = None
        """For the next sweep."""
        self._is_slowed = False
        self._is_held = False
        """The next request waits until a response is read, or until the next sweep."""

    # ---- its life -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(WRITE_BUFFER)
        try:
            self.open.enter(self)
        except Refused as refused:
            self._refuse(refused)
        if self.open.crowd_of(self.address):
            # Reading begins only after this.
            self.loop.call_soon(self._wait_in_crowd)

    def _wait_in_crowd(self) -> None:
        if self in self.address.connections:
            self.read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        # uvicorn tells the last request only.
        self._send_no_more()
        super().connection_lost(exc)
        # What still refers to this connection would keep it in memory. uvicorn leaves the timer of
        # one that was reset.
        self._unset_keepalive_if_required()
        if self._incomplete:
            # It will never start; both would stay, with half a body, until the collector comes.
            self._incomplete = None
            self.cycle = None  # type: ignore[assignment]

    def _forget(self) -> None:
        """Its requests occupy no memory any more."""
        self.address.bytes -= sum(self._sizes)
        self._sizes.clear()

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        self._read()
        self._leave()
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Such a request is answered as if it asked for no upgrade."""

    def waits(self) -> bool:
        """For a request, or the rest of one."""
        if self._is_refused or self._refusal:
            return True
        return self._reading == "body" or not self._is_answering()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # ---- requests -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        super().data_received(data)

    def _piece_size(self) -> int:
        return max(PIECE, min(BODY_PIECE, self._body_left))

    def _is_paused(self) -> bool:
        return self.flow.read_paused

    def _overflow(self) -> None:
        self._refuse_later(Refused("too_many_bytes", seconds=1))

    def _parse(self, piece: bytes) -> bool:
        self._began = False
        self._is_blank = self._reading is None
        self._content = 0
        try:
            self.parser.feed_data(piece)
            self._check(len(piece))
        except httptools.HttpParserUpgrade as upgrade:
            if not self._should_upgrade():
                # It is answered as if it had asked for none, and so is what follows.
                (end,) = upgrade.args
                return end == len(piece) or self._parse(piece[end:])
            if self._is_answering() or self._is_held:
                # What is still to be sent would come between the messages of the WebSocket, and
                # nobody would notice if it is never read.
                self._refuse(Refused("bad_request", problem="a WebSocket needs the connection"))
            else:
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError as error:
            why = error.__context__
            if isinstance(why, Enough):
                self._is_deaf = True
            else:
                bad = Refused("bad_request", problem=str(error))
                self._refuse(why if isinstance(why, Refused) else bad)
            return False
        except Refused as refused:
            self._refuse(refused)
            return False
        return True

    def _check(self, size: int) -> None:
        """Look at the limits of a request that is not complete after a piece of this size."""
        if self._sizes:
            self._sizes[-1] += size
            self.address.bytes += size
        if self._is_blank:
            self._blank += size
            if self._blank > self._most_head:
                raise self._too_large()
        if self._reading is None:
            return
        if not self._began:
            self._head += size - self._content
        if self._head > self._most_head or len(self.headers) > self._most_lines:
            raise self._too_large()
        if self._unwanted > (self.open.limits.body or inf):
            raise Refused("body_too_large", most=self.open.limits.body)
        if not self.open.fits(self.address):
            raise Refused("too_many_bytes", seconds=1)

    def _too_large(self) -> Refused:
        limits = self.open.limits
        return Refused("headers_too_large", most=limits.headers, lines=limits.header_lines)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._since = self.open.now()
        self._reading = "head"
        self._began = True
        self._is_blank = False
        self._head = self._unwanted = self._blank = 0
        self._sizes.append(PER_REQUEST)
        self.address.bytes += PER_REQUEST

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._most_url or self.url.count(b"&") >= self._most_fields:
            limits = self.open.limits
            raise Refused("url_too_long", most=limits.url, fields=limits.fields)

    def on_headers_complete(self) -> None:
        if len(self.headers) > self._most_lines:
            raise self._too_large()
        self._reading = "body"
        self._since = self.open.now()
        self._body_left = next(
            (int(value) for name, value in self.headers if name == b"content-length"), 0
        )
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            # What follows a body is no header: a proxy has not looked at it.
            self.headers = []

    def on_body(self, body: bytes) -> None:
        self._content += len(body)
        self._body_left = max(0, self._body_left - len(body))
        if self.cycle is not None and self.cycle.response_complete:
            self._unwanted += len(body)
        if self._incomplete:
            # uvicorn would wait here for the application to read it.
            self.cycle.body += body
            if self._is_too_large(self.cycle):
                self.cycle.message_event.set()
                self._start_incomplete()
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._reading = None
        self._body_left = 0
        super().on_message_complete()
        self._start_incomplete()
        if len(self.pipeline) >= MOST_WAITING:
            self.cycle.keep_alive = False
            raise Enough

    # ---- responses ----------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """When the body is there, and it is this address's turn: what the application does at first
        takes longest, and must not be had for half a request."""
        start = super()._start_asgi_task

        def step() -> bool:
            if not self._is_refused and not self.transport.is_closing():
                self._answering = cycle
                self.address.spent += START_SECONDS
                if self.open.is_closing:
                    cycle.default_headers = [*cycle.default_headers, (b"connection", b"close")]
                start(cycle, self.timed(app))
            return False

        def begin() -> None:
            self.open.take_turns(self.address, step)

        if not cycle.more_body or self._is_too_large(cycle):
            begin()
            return
        self._incomplete = begin
        if cycle.waiting_for_100_continue:
            cycle.waiting_for_100_continue = False
            if cycle.scope["http_version"] == "1.1" and has_body(cycle.scope["headers"]):
                self.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")

    def _is_too_large(self, cycle: RequestResponseCycle) -> bool:
        """Whether the application says so, without waiting for the rest of the body."""
        return len(cycle.body) + self._body_left > (self.open.limits.body or inf)

    def _start_incomplete(self) -> None:
        begin, self._incomplete = self._incomplete, None
        if begin:
            begin()

    def on_response_complete(self) -> None:
        self._since = self.open.now()
        if self._sizes:
            self.address.bytes -= self._sizes.popleft()
        state: Any = {}
        if self._answering:
            state = self._answering.scope["state"]
            # What was not asked for.
            self._answering.body = bytearray()
        self._is_slowed = state.pop(SLOW_DOWN, False)
        if self._is_slowed:
            self.open.blame(self.address)
        self._is_held = bool(self._is_slowed or self._unread) and not self.transport.is_closing()
        if self._is_held:
            # A client that sends too many requests, or does not read the responses, is not
            # read either.
            self.flow.pause_reading()
        else:
            super().on_response_complete()

    def _go_on(self) -> None:
        """With the next request, if nothing holds it any more."""
        if self._is_held and not self._is_slowed and not self._unread:
            self._is_held = False
            super().on_response_complete()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self.open.note("idle", self.address)
            self.transport.close()

    def look(self, now: float) -> None:
        if self.is_over(now):
            return
        if self._is_slowed and self.open.may_resume(self):
            self._is_slowed = False
            self._go_on()
        taken = now - self._since
        limits = self.open.limits
        if self._is_refused:
            return
        if self._refusal:
            self._refuse(self._refusal)
        elif self._reading == "body":
            if taken > (limits.body_seconds or inf):
                self._time_out("slow_body")
        elif self._is_answering():
            return
        elif self._reading == "head":
            if taken > (limits.header_seconds or inf):
                self._time_out("slow_headers")
        elif self.cycle is None:
            if taken > (limits.header_seconds or inf):
                self.cut("silent")
        elif taken > (limits.idle_seconds or inf) and not self._is_held:
            # An empty line has ended the timer of uvicorn, but is no request.
            self.cut("idle")

    def _send_no_more(self) -> None:
        if self._answering:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _time_out(self, reason: Reason) -> None:
        self._refuse(Refused("too_slow"), reason)

    def _refuse_later(self, refused: Refused) -> None:
        """In the next sweep. There may be many of these at once, and who is refused at once comes
        back at once."""
        self._refusal = refused
        self._is_deaf = True
        self._drop()
        self.flow.pause_reading()

    def _refuse(self, refused: Refused, reason: Reason | None = None) -> None:
        """Say why, if no other response is under way, and close the connection a while later.

        Until then the client can read the response, and does not connect again. Not all of them are
        closed at the same moment: they would all come back in the next one.
        """
        key = refused.reason.key
        self.open.note(reason or ENDED_BY.get(key, "bad_request"), self.address)
        self._is_deaf = self._is_refused = True
        self.flow.pause_reading()
        cycle = self.cycle
        if self._is_answering():
            if cycle.response_started or self.pipeline or self._reading != "body":
                # It would be taken for the answer to another request.
                self._send_no_more()
                self.transport.close()
                return
            # The application would wait for a body that never comes.
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(response(refused))
        self.transport.write_eof()
        self.loop.call_later(uniform(*HELD_SECONDS), self.transport.close)


def has_body(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and int(value) > 0)
        for name, value in headers
    )


@lru_cache(256)
def response_to(key: str, *args: tuple[str, str | int]) -> bytes:
    """The response of a refusal, with the headers of all others."""
    refused = Refused(key, **dict(args))
    status = status_of(refused)
    body = json.encode(english(refused))
    headers = [
        *SECURITY_HEADERS,
        (b"cache-control", b"no-store"),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    seconds = refused.reason.args.get("seconds")
    if status == TOO_MANY or seconds:
        headers.append((b"retry-after", str(seconds or 1).encode()))
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [b"%s: %s" % header for header in headers]
    return b"\r\n".join([*lines, b"", body])


def response(refused: Refused) -> bytes:
    return response_to(refused.reason.key, *refused.reason.args.items())
