"""Finding a game: people who look for one are seated where somebody looks for the same, or wait.

All of it is in the tables themselves: those who wait are seated at one that is public, starts when
it is full, and says how long they wait. Two who look at the same moment may each get a table of
their own; pages ask again while they wait, and then one of the two moves to the older table.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from quebec.server.play.asks import Asker, Join, Withdraw
from quebec.server.play.clock import SECOND
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import CorrespondenceClock, Filling, SeatPlan
from quebec.server.store import Store
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.times import moment, now
from quebec.server.wire.meeting import Found, Wanted
from quebec.server.wire.tables import NewTable

LIVE_SECONDS: Final = 3600
"""How long people wait for others, if they want no bots."""
CORRESPONDENCE_SECONDS: Final = 14 * 24 * 3600


class Finding:
    """Seats people as they come."""

    def __init__(self, service: Service, hosting: Hosting) -> None:
        self._service: Final = service
        self._hosting: Final = hosting
        self._store: Final[Store] = service.store

    async def find(self, person: str, wanted: Wanted) -> Found:
        """Their table: a new one, one where others wait, or the one where they wait already."""
        if wanted.table and await self._plays(wanted.table, person):
            return await self._found(wanted.table)
        mine = await self._waiting(person, wanted)
        others = await self._store.finding.matching(
            person, wanted.ruleset, wanted.players, wanted.clock, now()
        )
        for table_id in others:
            table = await self._service.current(table_id)
            if mine is not None and _age(table) > _age(mine):
                # They will come here.
                continue
            if mine is not None and len(mine.game.people) > 1:
                # Somebody waits with me.
                break
            if await self._joins(table_id, person):
                if mine is not None:
                    await self._leave(mine.id, person)
                return await self._found(table_id)
        if mine is None:
            mine = await self._hosting.create(
                _new(wanted), person, Filling(at=_until(wanted), bot=_bot(wanted))
            )
        else:
            await self._store.finding.seek(mine.id, now())
        return await self._found(mine.id)

    async def stop(self, person: str) -> None:
        """They look for no game any more."""
        for table_id in await self._store.finding.waiting(person):
            await self._leave(table_id, person)

    async def _waiting(self, person: str, wanted: Wanted) -> Table | None:
        """Where somebody waits for such a game; wherever else they wait, they leave."""
        mine = None
        for table_id in await self._store.finding.waiting(person):
            table = await self._service.current(table_id)
            setup = table.row.setup
            is_same = (setup.ruleset, setup.players, setup.clock) == (
                wanted.ruleset,
                wanted.players,
                wanted.clock,
            )
            if is_same and mine is None and table.game.phase == "gathering":
                mine = table
            else:
                await self._leave(table_id, person)
        return mine

    async def _plays(self, table_id: str, person: str) -> bool:
        """Whether a game has started that somebody waited for."""
        with suppress(Refused):
            game = (await self._service.current(table_id)).game
            return game.phase == "playing" and bool(game.seats_of(person))
        return False

    async def _joins(self, table_id: str, person: str) -> bool:
        try:
            await self._service.ask(table_id, Join(key=_key()), Asker(person))
        except Refused:
            # Somebody was quicker.
            return False
        await self._store.finding.seek(table_id, now())
        return True

    async def _leave(self, table_id: str, person: str) -> None:
        # It may have started, or be closed.
        with suppress(Refused):
            await self._service.ask(table_id, Withdraw(key=_key()), Asker(person))

    async def _found(self, table_id: str) -> Found:
        game = (await self._service.current(table_id)).game
        wait = game.setup.filling
        return Found(
            table=table_id,
            phase=game.phase,
            taken=sum(bool(seat.person or seat.bot) for seat in game.seats),
            players=game.setup.players,
            expires=moment(wait.at) if wait else None,
            fill_bot=wait.bot if wait else "",
        )


def _age(table: Table) -> tuple[int, str]:
    return table.row.created, table.id


def _key() -> str:
    return f"find-{secrets.token_urlsafe(12)}"


def _new(wanted: Wanted) -> NewTable:
    seats = (SeatPlan(kind="me"), *(SeatPlan(kind="open") for _ in range(wanted.players - 1)))
    return NewTable(
        ruleset=wanted.ruleset, seats=seats, clock=wanted.clock, public=True, hints=False
    )


def _until(wanted: Wanted) -> int:
    is_slow = isinstance(wanted.clock, CorrespondenceClock)
    longest = CORRESPONDENCE_SECONDS if is_slow else LIVE_SECONDS
    return now() + SECOND * (wanted.fill_after or longest)


def _bot(wanted: Wanted) -> str:
    return wanted.fill_with if wanted.fill_after else ""
