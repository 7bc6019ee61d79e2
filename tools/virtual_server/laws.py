"""What must hold for the log of a table, whatever happens.

A second game is kept beside each table and gets every entry as soon as it is on the disk: the fold
of the log, without snapshots, caches or restarts. Everything else is compared with it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, TypeVar, cast

from msgspec import Struct, json

from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import EventRevealed
from quebec.position import position_text
from quebec.server.play.acts import (
    AnyAct,
    Closed,
    Confirmed,
    Left,
    Moved,
    Restarted,
    Resumed,
    Rewound,
    Undone,
)
from quebec.server.play.game import Game
from quebec.server.play.snapshot import Snapshot, from_snapshot
from quebec.server.store import EntryRow, TableRow
from quebec.server.store.sql.connections import Connection, Reading
from quebec.server.store.sql.tables import SqlTableReader
from quebec.server.tables.memory import NO_LIMIT
from quebec.server.tables.service import update
from quebec.server.tables.shown import summary
from quebec.server.wire.facts import encode_facts
from tools.virtual_server.bots import Thinking
from tools.virtual_server.disk import Disk
from tools.virtual_server.play_laws import values
from tools.virtual_server.uptime import Uptime
from tools.virtual_server.world import World

T = TypeVar("T")
REST_SECONDS: Final = 31
"""For which a random move may be played for a bot that has failed."""


class Now(Reading):
    """Reads at once, beside the server."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database: Final = database

    async def read(self, work: Callable[[Connection], T]) -> T:
        return work(self._database)


def at_once(reading: Coroutine[Any, Any, T]) -> T:
    """The result of something that waits for nothing."""
    try:
        reading.send(None)
    except StopIteration as done:
        return cast(T, done.value)
    raise AssertionError


class Numbered(Struct):
    n: int


class Answer(Struct):
    """As much of an Update as is compared."""

    at: int
    entries: list[Numbered]


_answer = json.Decoder(Answer)


class Log:
    """The log of one table, and the game that follows from it."""

    def __init__(self, row: TableRow) -> None:
        self.row: Final = row
        self.game: Final = Game(row.setup, row.owner, row.deal, row.rules_version)
        self.entries: Final[list[EntryRow]] = []
        self.requests: Final[dict[tuple[str | None, str], tuple[int, int]]] = {}
        """The first and last entry of each request."""
        self.answers: Final[dict[tuple[str | None, str], bytes]] = {}
        self.changed_at = 0.0
        """When the last entry came, in virtual seconds."""
        self.settled = 0
        """Moves that nobody may undo any more."""
        self.revealed = 0
        """Moves up to the last card that was revealed."""
        self.legal: Final[dict[str, list[str]]] = {}
        """The legal moves of each position in which a bot had to choose."""
        self.position = ""
        """The one in which a bot has to choose now."""
        self.hidden: Final[list[bytes]] = []
        """What nobody may be sent."""
        self.snapshots = 0
        self.look()

    def look(self) -> None:
        """After a commit."""
        game = self.game
        self.position = ""
        if game.waiting_bot and not game.must_confirm and game.state is not None:
            self.position = position_text(game.state, public=True)
            self.legal[self.position] = [move.text for move in game.offered()]
        century = game.state.century if game.state else -1
        years = self.row.deal.events[century + 1 :]
        self.hidden[:] = [f'"{year}"'.encode() for year in years]
        if self.row.seed is not None and game.phase != "over":
            self.hidden.append(self.row.seed.encode())


class Laws:
    """Watches the disk, and what is sent."""

    def __init__(self, world: World, disk: Disk, thinking: Thinking, uptime: Uptime) -> None:
        self.world: Final = world
        self.logs: Final[dict[str, Log]] = {}
        self.commits = 0
        self.acknowledged = 0
        self.repeated = 0
        self._database: Final = disk.database
        self._tables: Final = SqlTableReader(Now(disk.database))
        self._thinking: Final = thinking
        self._uptime: Final = uptime
        disk.committed = self.look
        thinking.laws = self

    # ---- the disk ---------------------------------------------------------------------------

    def look(self) -> None:
        """After every commit, before anybody is told of it."""
        self.commits += 1
        found = self._database.execute("SELECT id, length FROM tables").fetchall()
        for table_id, length in found:
            log = self.logs.get(table_id)
            if log is None:
                row = at_once(self._tables.find(table_id))
                assert row is not None
                log = self.logs[table_id] = Log(row)
            if length != log.game.length:
                self._read(log)
        self.world.require(len(found) == len(self.logs), "a table is gone")

    def _read(self, log: Log) -> None:
        table_id, world = log.row.id, self.world
        for entry in at_once(self._tables.entries(table_id, log.game.length, NO_LIMIT)):
            self._add(log, entry)
        log.changed_at = world.time
        log.look()
        stored = at_once(self._tables.summary(table_id))
        expected = summary(log.game, log.entries[-1].time)
        world.require(stored == expected, f"{table_id}: lists show {stored}, not {expected}")
        self._look_at_snapshot(log)

    def _add(self, log: Log, entry: EntryRow) -> None:
        world, game, name = self.world, log.game, log.row.id
        what = type(entry.act).__name__
        whose = entry.by or "the server"
        world.note(f"{name}: entry {entry.n} is on the disk: {what} by {whose}")
        world.require(entry.n == game.length + 1, f"{name}: no entry {game.length + 1}")
        if log.entries:
            world.require(
                entry.time >= log.entries[-1].time, f"{name}: entry {entry.n} is too early"
            )
        if entry.key is not None:
            request = (entry.by, entry.key)
            world.require(request not in log.requests, f"{name}: request {request} was done twice")
            log.requests[request] = (entry.n, entry.n + entry.span - 1)
        self._look_at_person(log, entry)
        self._look_at_bot(log, entry)
        self._look_at_clock(log, entry)
        before = game.pending[-1].seat if game.pending else None
        count = len(game.moves)
        facts = game.add(entry.act, entry.by, entry.time)
        world.require(encode_facts(facts) == entry.facts, f"{name}: other facts at {entry.n}")
        self._look_at_undo(log, entry.act, before, count)
        if any(isinstance(fact, EventRevealed) for fact in facts):
            log.settled = log.revealed = len(game.moves)
        log.entries.append(entry)

    def _look_at_undo(self, log: Log, act: AnyAct, before: int | None, count: int) -> None:
        """What was confirmed, revealed, or answered by another seat, stays; but who is alone with
        bots may take back what was confirmed."""
        is_answer = isinstance(act, Moved) and before not in (None, act.seat)
        if is_answer or isinstance(act, Confirmed):
            log.settled = count
        elif isinstance(act, Rewound):
            self.world.require(
                log.game.setup.rewinds and len(log.game.moves) >= log.revealed,
                f"{log.row.id}: a revealed card was taken back",
            )
            log.settled = len(log.game.moves)
        elif isinstance(act, Undone | Restarted):
            self.world.require(
                len(log.game.moves) >= log.settled, f"{log.row.id}: a confirmed move was undone"
            )

    def _look_at_person(self, log: Log, entry: EntryRow) -> None:
        """Who is deleted does nothing any more, but leaves."""
        self.world.require(
            isinstance(entry.act, Left | Closed) or entry.by not in self.gone(),
            f"{log.row.id}: entry {entry.n} is by somebody who is deleted",
        )

    def gone(self) -> set[str]:
        """Everybody who is deleted."""
        found = self._database.execute("SELECT id FROM persons WHERE gone IS NOT NULL")
        return {person for (person,) in found}

    def _look_at_bot(self, log: Log, entry: EntryRow) -> None:
        """A bot's move was chosen in this position, unless the bot has failed."""
        act = entry.act
        if not isinstance(act, Moved) or entry.by is not None:
            return
        bot = log.game.waiting_bot
        chosen = self._thinking.chosen.get(log.position, set())
        failed = self._thinking.failed.get(bot, -1e9)
        self.world.require(
            act.move in chosen or self.world.time - failed < REST_SECONDS + 5,
            f"{log.row.id}: entry {entry.n}: {bot!r} did not choose {act.move} here",
        )

    def _look_at_clock(self, log: Log, entry: EntryRow) -> None:
        """Nobody is charged for a time in which the server did not run."""
        timer = log.game.timer
        if timer is None or timer.running is None:
            return
        charged = max(0, entry.time - timer.since)
        if isinstance(entry.act, Resumed):
            charged -= entry.act.away
        ran = self._uptime.between(timer.since, entry.time)
        self.world.require(
            charged <= ran.most,
            f"{log.row.id}: entry {entry.n}: seat {timer.running} is charged {charged} ms, but the"
            f" server ran for {ran.most} ms",
        )
        self.world.require(
            charged >= ran.least,
            f"{log.row.id}: entry {entry.n}: seat {timer.running} is charged only {charged} ms of"
            f" at least {ran.least} ms",
        )

    def _look_at_snapshot(self, log: Log) -> None:
        row = log.row
        taken = at_once(self._tables.snapshot(row.id, log.game.length))
        if taken is None:
            return
        n = json.decode(taken, type=Snapshot).length
        if n > log.snapshots:
            log.snapshots = n
            read = from_snapshot(taken, row.setup, row.owner, row.deal, row.rules_version)
            self.world.require(
                n == log.game.length and values(read) == values(log.game),
                f"{row.id}: the snapshot at {n} is not the game",
            )

    # ---- the server -------------------------------------------------------------------------

    def answered(self, table: str, person: str, key: str, answer: bytes) -> None:
        """The server grants a request: what it did is on the disk, and always the same."""
        log, world, request = self.logs[table], self.world, (person, key)
        self.sent(table, answer)
        update = _answer.decode(answer)
        span = log.requests.get(request)
        numbers = [entry.n for entry in update.entries]
        world.require(
            span is not None and numbers == [*range(span[0], span[1] + 1)] and update.at == span[1],
            f"{table}: {person} was told of entries {numbers}, but {span} are on the disk",
        )
        if request in log.answers:
            self.repeated += 1
            world.require(
                nameless(answer) == nameless(log.answers[request]),
                f"{table}: another answer to request {key}",
            )
        else:
            self.acknowledged += 1
            log.answers[request] = answer

    def sent(self, table: str, message: bytes) -> None:
        """Nobody is sent what is hidden."""
        for secret in self.logs[table].hidden:
            self.world.require(secret not in message, f"{table}: somebody was sent {secret!r}")

    def is_folded(self, table: str, game: Game) -> None:
        """The server's game is never ahead of the disk, and is the fold of the log."""
        log = self.logs[table]
        self.world.require(
            game.length <= log.game.length, f"{table}: the server is ahead of its disk"
        )
        if game.length == log.game.length:
            self.world.require(
                values(game) == values(log.game), f"{table}: the game is not the fold of its log"
            )

    def acknowledged_stays(self) -> None:
        """Everything that was ever acknowledged is still there, read from the disk again."""
        for table_id, log in self.logs.items():
            same = at_once(self._tables.entries(table_id, 0, NO_LIMIT)) == log.entries
            self.world.require(same, f"{table_id}: the log has changed")
            for request in log.answers:
                self.world.require(request in log.requests, f"{table_id}: {request} was lost")

    def hides(self, log: Log, rng: Random) -> None:
        """Other cards face down, and nobody sees a difference."""
        game = log.game
        events = list(log.row.deal.events)
        century = game.state.century if game.state else -1
        for later in range(century + 1, len(events)):
            same = [e.year for e in EVENTS if e.century == later + 1 and e.year != events[later]]
            events[later] = rng.choice(same)
        if tuple(events) == log.row.deal.events or game.phase == "over":
            return
        deal = log.row.deal._replace(events=tuple(events))
        twin = Game(log.row.setup, log.row.owner, deal, log.row.rules_version)
        for entry in log.entries:
            twin.add(entry.act, entry.by, entry.time)
        last = log.entries[-1:]
        shown = [json.encode(update(log.row, one, {}, last)) for one in (game, twin)]
        self.world.require(shown[0] == shown[1], f"{log.row.id}: what is shown depends on a card")


def nameless(answer: bytes) -> Any:
    """An answer without the names of those who sit: they may be renamed or deleted meanwhile."""
    answered = json.decode(answer)
    for seat in answered["game"]["seats"]:
        seat["name"] = ""
    return answered
