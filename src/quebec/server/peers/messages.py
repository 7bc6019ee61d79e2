"""The messages between processes. They are only hints: the truth is in the store, and a process
that gets one looks there. If one is lost, the change is noticed later."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True, array_like=True, tag=True):
    """Base of all messages."""


class Written(Message, frozen=True):
    """A table has entries up to this one."""

    table: str
    at: int


class ChatWritten(Message, frozen=True, tag="Said"):
    """A table has lines of chat up to this one."""

    table: str
    n: int


class Muted(Message, frozen=True):
    """Somebody hides the lines of somebody else, or shows them again."""

    table: str
    person: str


class Renamed(Message, frozen=True):
    person: str
    name: str


class SessionsEnded(Message, frozen=True):
    """Some sessions of a person."""

    person: str


class Removed(Message, frozen=True):
    """These tables are gone."""

    tables: list[str]


class Changed(Message, frozen=True):
    """Something that people listen to, other than a table."""

    topic: str


class Here(Message, frozen=True):
    """Who is connected to a table at the process that tells it: people, and those without a session
    by address."""

    table: str
    people: list[str]
    nobodies: dict[str, int]


class Seen(Message, frozen=True):
    """Somebody has done something at a table."""

    table: str
    person: str


class Spent(Message, frozen=True):
    """What callers have taken of rate limits, by the names of the limits."""

    taken: dict[str, dict[str, float]]


class Failing(Message, frozen=True):
    """Nothing can be written: a process has found that out, and has written nothing since this
    moment."""

    since: int


class Hello(Message, frozen=True):
    """A process has started, was disconnected, or stops: messages to and from it may have been
    lost, and others can take over its work."""


class Alive(Message, frozen=True):
    """A process sends this to itself, to see that its messages arrive."""

    beat: int


AnyMessage = (
    Written
    | ChatWritten
    | Muted
    | Renamed
    | SessionsEnded
    | Removed
    | Changed
    | Here
    | Seen
    | Spent
    | Failing
    | Hello
    | Alive
)


class Letter(Struct, frozen=True, array_like=True):
    """Several messages of one process."""

    process: str
    messages: list[AnyMessage]
