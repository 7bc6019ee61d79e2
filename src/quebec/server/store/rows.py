"""What goes into the store and comes out of it, and what a database has to offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from quebec.engine import Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Outcome, Phase
from quebec.server.play.setup import Setup
from quebec.server.store.people import PeopleStore


class TooLate(Exception):
    """Somebody else has written an entry of this number, or made this very thing, before."""


class KeyTaken(Exception):
    """The table has a request of this key already."""


class StoreFull(Exception):
    """Nothing can be written: the disk is full, or broken. Nothing was kept."""


class PersonRow(Struct, frozen=True):
    """Whoever has a session or an account."""

    id: str
    name: str
    created: int


class SessionRow(Struct, frozen=True):
    """A session that has not ended; kept by the hash of its id."""

    hash: bytes
    person: str
    created: int
    name: str = ""
    seen: int = 0
    login: str = ""
    """Of the person's account, if there is one."""
    agent: str = ""


class GameRow(Struct, frozen=True, kw_only=True):
    """A table as it was made; none of this changes."""

    id: str
    created: int
    owner: str
    setup: Setup
    deal: Deal
    seed: str | None
    """Decimal, because databases and browsers lose digits of 128 bits."""
    rules_version: int
    origin: str | None = None
    """The game that this one goes on from, and the entry."""
    origin_entry: int | None = None
    rematch_of: str | None = None


class EntryRow(Struct, frozen=True):
    """An entry of a log. Key and span: the request that made it, on its first entry only."""

    n: int
    time: int
    by: str | None
    act: AnyAct
    facts: bytes
    key: str | None = None
    span: int = 0


class RequestRow(Struct, frozen=True):
    """Which entries a request has made, and who asked."""

    first: int
    last: int
    by: str | None


class SeatRow(Struct, frozen=True):
    """Who sits where, as the log says."""

    person: str | None
    bot: str
    label: str
    colour: str


class Summary(Struct, frozen=True, kw_only=True):
    """What lists need to know of a table; follows from its log."""

    phase: Phase
    length: int
    updated: int
    waiting_seat: int | None
    waiting_bot: bool
    expires: int | None
    outcome: Outcome | None
    seats: tuple[SeatRow, ...]


class Append(Struct, frozen=True, kw_only=True):
    """Entries that go into a log together, or not at all."""

    game: str
    entries: tuple[EntryRow, ...]
    summary: Summary
    seats_changed: bool = True
    """Whether somebody else sits or plays somewhere since the entry before."""
    snapshot: bytes | None = None


class ListedGame(Struct, frozen=True):
    """A row of a list of tables."""

    id: str
    created: int
    owner: str
    setup: Setup
    summary: Summary


class LinkRow(Struct, frozen=True):
    """A link to sit down with, kept by the hash of its secret; seat: the one it is for, if any."""

    hash: bytes
    id: str
    game: str
    seat: int | None
    created: int


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    game: str
    n: int
    room: Literal["seats", "watchers"]
    person: str
    time: int
    text: str


class AnalysisRow(Struct, frozen=True):
    """The analysis of a game: how many moments it has, and how many were thought about."""

    game: str
    asked: int
    total: int
    state: Literal["working", "done", "failed"]
    done: int


class Store(Protocol):
    """A database. What a method has written is on the disk when it returns."""

    @property
    def people(self) -> PeopleStore: ...

    async def close(self) -> None: ...

    # Tables and their logs.

    async def create(self, game: GameRow, first: Append) -> None:
        """A new table; TooLate if the rematch it is for has been made."""

    async def append(self, what: Append) -> None:
        """TooLate, KeyTaken or StoreFull: then nothing of it is there."""

    async def game(self, game: str) -> GameRow | None: ...

    async def summary(self, game: str) -> Summary: ...

    async def rematch(self, game: str) -> str | None: ...

    async def entries(self, game: str, after: int, until: int) -> list[EntryRow]:
        """Those with numbers after < n <= until."""

    async def snapshot(self, game: str, until: int) -> bytes | None:
        """The latest one that is not beyond this entry."""

    async def request(self, game: str, key: str) -> RequestRow | None: ...

    # Lists.

    async def public_games(self, phase: Phase, limit: int) -> list[ListedGame]: ...

    async def games_of(self, person: str, limit: int) -> list[ListedGame]: ...

    async def count_open_games(self, owner: str) -> int: ...

    async def waiting_for_bots(self) -> list[str]: ...

    async def with_clocks(self) -> list[str]:
        """Games in which somebody's time runs."""

    async def expired(self, time: int) -> list[str]:
        """Of those, the ones in which it is over, unless their rules are not ours."""

    async def next_expiry(self, after: int) -> int | None:
        """When that will next be so."""

    async def all_games(self) -> list[str]: ...

    async def count_by_phase(self) -> dict[str, int]: ...

    async def snapshots(self, game: str) -> list[tuple[int, bytes]]:
        """All of a game, with the numbers of their entries."""

    # People.

    async def add_session(self, person: PersonRow | None, session: SessionRow) -> None:
        """A session, with a new person or for one that is there."""

    async def session(self, hash: bytes) -> SessionRow | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def names(self, persons: Iterable[str]) -> dict[str, str]: ...

    # Links.

    async def add_link(self, link: LinkRow) -> None: ...

    async def link(self, hash: bytes) -> LinkRow | None: ...

    async def links(self, game: str) -> Sequence[LinkRow]: ...

    async def revoke(self, game: str, link: str, time: int) -> bool:
        """Whether there was such a link that could be used."""

    # Chat.

    async def say(self, line: ChatRow) -> int:
        """Keep a line; gives the number that it has got."""

    async def chat(self, game: str, after: int, limit: int) -> list[ChatRow]:
        """Lines with greater numbers, in order; of more than the limit the latest."""

    async def chat_length(self, game: str) -> int: ...

    async def talkers(self, game: str) -> set[str]:
        """Who has ever said something there."""

    async def mute(self, game: str, person: str, whom: str, muted: bool) -> None: ...

    async def mutes(self, game: str, person: str) -> set[str]: ...

    # Analyses.

    async def ask_analysis(self, game: str, total: int, time: int) -> None:
        """Have a game analysed; one that failed is tried again, any other stays as it is."""

    async def analysis(self, game: str) -> AnalysisRow | None: ...

    async def unfinished_analyses(self) -> list[str]:
        """Games that are being analysed, in the order in which they were asked for."""

    async def add_thought(self, game: str, n: int, thought: bytes) -> None:
        """What was thought of the moment of this number, from 1; with the last all is done."""

    async def thoughts(self, game: str, after: int) -> list[bytes]:
        """Those of moments with greater numbers."""

    async def fail_analysis(self, game: str) -> None: ...

    # Whatever else the server remembers of itself.

    async def value(self, name: str) -> str | None: ...

    async def set_value(self, name: str, value: str) -> None: ...
