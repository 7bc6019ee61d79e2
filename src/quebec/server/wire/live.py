"""What goes over the WebSocket of a table."""

from __future__ import annotations

from msgspec import Struct

from quebec.server.wire.games import Update


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by a pong with the same number."""

    number: int = 0


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    number: int = 0


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """What was sent could not be understood."""

    message: str


FromClient = Ping
ToClient = Update | Pong | Problem
