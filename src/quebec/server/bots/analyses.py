"""Analyses of finished games: moment by moment, in a separate process.

Addresses take turns, each with a few moments: somebody who asks for many games waits longer, and
others do not. Each result is stored at once. After a restart the analysis is resumed.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from msgspec import Raw

from quebec.analysis import moments_of
from quebec.analysis.game import Moment
from quebec.position import position_text
from quebec.server.bots.played import played_so_far
from quebec.server.bots.thinkers import BotFailed, Thinkers
from quebec.server.limits import Limits
from quebec.server.play.refusals import Refused
from quebec.server.tables.service import Service
from quebec.server.tables.shown import players
from quebec.server.times import now
from quebec.server.wire.analyses import Analysis

log = structlog.get_logger()

WORK: Final = 4000
"""Positions for a moment; the lines that are compared get half of that each."""
TRIES: Final = 2
AT_ONCE: Final = 8
"""Moments of a game in one turn."""


class Analyses:
    """The queue of games to analyse."""

    def __init__(self, service: Service, thinkers: Thinkers, limits: Limits) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._leases: Final = service.leases
        self._thinkers: Final = thinkers
        self._most: Final = limits.analyses_waiting
        self._most_of_address: Final = limits.address_analyses
        self._waiting: Final[dict[str, str]] = {}
        """Tables with the addresses from which they were requested; the next one is the first."""
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """At startup: resume what was not finished."""
        self._leases.sweep(self._look_around)
        await self._look_around()

    async def _look_around(self) -> None:
        """Also for those of a process that has died."""
        unfinished = await self._store.analyses.unfinished()
        held = await self._leases.held() if unfinished else set()
        for table in unfinished:
            if lease_of(table) not in held:
                self._begin(table)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @property
    def waiting(self) -> int:
        """How many games are in the queue."""
        return len(self._waiting)

    async def has(self, table: str) -> bool:
        """Whether a game was or is being analysed: then another request costs nothing."""
        known = await self._store.analyses.find(table)
        return known is not None and known.state != "failed"

    async def ask(self, table: str, address: str) -> Analysis:
        """Request the analysis of a game; no effect if it was requested before."""
        if not await self.has(table):
            total = len(await self._moments(table))
            self._check_room(address)
            await self._store.analyses.ask(table, total, now())
            self._begin(table, address)
        return await self.shown(table, 0)

    def _check_room(self, address: str) -> None:
        """One address cannot fill the queue of everybody."""
        own = list(self._waiting.values()).count(address)
        for most, waiting in ((self._most, self.waiting), (self._most_of_address, own)):
            if most and waiting >= most:
                raise Refused("too_many_analyses", most=most)

    async def shown(self, table: str, after: int) -> Analysis:
        """The progress, and the results for the moments after a number."""
        await self._service.table(table)
        row = await self._store.analyses.find(table)
        if row is None:
            raise Refused("no_analysis")
        thoughts = await self._store.analyses.thoughts(table, after)
        return Analysis(
            table=table,
            state=row.state,
            done=row.done,
            total=row.total,
            thoughts=[Raw(thought) for thought in thoughts],
        )

    def _begin(self, table: str, address: str = "") -> None:
        """Those that are resumed have no address, and share a turn."""
        self._waiting.setdefault(table, address)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            # Another game may be requested while the process is being closed.
            while self._waiting:
                await self._work_off()
                await self._thinkers.close()
        finally:
            self._task = None

    async def _work_off(self) -> None:
        while self._waiting:
            table, address = next(iter(self._waiting.items()))
            is_over = True
            try:
                is_over = await self._analyse(table)
            except Exception as error:
                if not isinstance(error, BotFailed | Refused):
                    log.exception("analysis_stopped", table=table)
                else:
                    log.warning("analysis_failed", table=table, why=str(error))
                await self._fail(table)
            if is_over:
                del self._waiting[table]
                await self._leases.release(lease_of(table))
            self._pass_on(address)

    def _pass_on(self, address: str) -> None:
        """Other addresses come first now; its own games keep their order."""
        for table in [table for table, of in self._waiting.items() if of == address]:
            self._waiting[table] = self._waiting.pop(table)

    async def _analyse(self, table: str) -> bool:
        """Go on with a game; whether it is done, or others have waited long enough."""
        if not await self._leases.claim(lease_of(table)):
            # Another process has it.
            return True
        known = await self._store.analyses.find(table)
        assert known is not None
        moments = await self._moments(table)
        moves = (await self._service.table(table)).game.moves
        for n in range(known.done, len(moments)):
            if n >= known.done + AT_ONCE and self._others_wait(table):
                return False
            found = await self._think(moments[n], moves[: moments[n].at])
            await self._store.analyses.add_thought(table, n + 1, found)
        return True

    def _others_wait(self, table: str) -> bool:
        return any(address != self._waiting[table] for address in self._waiting.values())

    async def _think(self, moment: Moment, before: list[str]) -> bytes:
        played = [move.text for move in moment.played]
        position = position_text(moment.state, public=True)
        past = played_so_far(moment.state, before)
        for left in reversed(range(TRIES)):
            try:
                return await self._thinkers.analyse(position, past, played, moment.at, WORK)
            except BotFailed:
                if not left:
                    raise
        raise AssertionError

    async def _fail(self, table: str) -> None:
        try:
            await self._store.analyses.fail(table)
        except Exception:
            # For instance, the disk is full: it is retried after a restart.
            log.exception("analysis_stopped", table=table)

    async def _moments(self, table_id: str) -> list[Moment]:
        table = await self._service.table(table_id)
        game = table.game
        if game.is_frozen:
            raise Refused("table_frozen", recorded=table.row.rules_version)
        if game.phase != "over":
            raise Refused("game_not_over")
        if not game.moves:
            raise Refused("nothing_to_analyse")
        record = game.record(players(game, {}), None)
        return await asyncio.to_thread(moments_of, record)


def lease_of(table: str) -> str:
    return f"analysis {table}"
