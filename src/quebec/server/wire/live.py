"""The messages of the WebSocket of a table; chat and presence also as responses."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from quebec.server.wire.games import EncodedUpdate, Update
from quebec.server.wire.tables import Refusal

Room = Literal["seats", "watchers"]
LONGEST_LINE = 500


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by a pong with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class Asked(Struct, frozen=True, tag_field="type", tag="ask"):
    """The same as a request to `/tables/{table}/VERB`, over the connection that is open."""

    verb: Annotated[str, Meta(max_length=20)]
    ask: Raw
    """The body of that request."""
    language: Annotated[str, Meta(max_length=200)] = ""
    """Of the messages, as in Accept-Language; without one that of the connection."""


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """The response to an ask: its key, and the status and the content that it has over HTTP. If it
    was granted without an update, that is the last one that this connection was sent."""

    key: str
    status: int
    update: EncodedUpdate | None = None
    refusal: Refusal | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    number: int = 0


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """An invalid message was received, or why the connection ends."""

    key: str
    message: str


class Reload(Struct, frozen=True, tag_field="type", tag="reload"):
    """The page is of another build than the server: reload it."""

    build: str


class ChatLine(Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A chat line. who: identifies a person at this table, and at no other."""

    n: int
    room: Room
    who: str
    seat: int | None
    name: str
    text: str
    time: datetime


class Watcher(Struct, frozen=True):
    """A watcher."""

    who: str
    name: str


class Presence(Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is here: whether the holder of each seat is, and who is watching."""

    seats: list[bool]
    absent_in: list[int | None]
    """In how many seconds others may let a bot play for the holder; none while the holder is here,
    or if there is none."""
    watchers: list[Watcher]
    """The first of them."""
    watching: int
    """How many there are, those without a session too."""


FromClient = Ping | Asked
ToClient = Update | ChatLine | Presence | Pong | Answer | Problem | Reload


class NewChatLine(Struct, frozen=True, kw_only=True):
    """A new line: to the other seats, or from a watcher to the other watchers."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class ChatLog(Struct, frozen=True, kw_only=True):
    """Lines that I may read; at: the number of the last line of all."""

    at: int
    lines: list[ChatLine]
    muted: list[str]
    """Whose lines I do not want to see."""


class Mute(Struct, frozen=True, kw_only=True):
    """Hide the lines of somebody, or show them again. A person muted by the owner cannot write."""

    who: Annotated[str, Meta(min_length=1, max_length=40)]
    muted: bool = True
