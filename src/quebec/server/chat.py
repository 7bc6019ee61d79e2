"""Chat: seats and watchers apart, until the game is over.

Seats talk to seats, watchers to watchers, so that nobody can give or ask for advice. After the
game everybody may read everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import json, structs

from quebec.engine import BadInput
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.peers.messages import ChatWritten, Muted
from quebec.server.people.presence import Presence, stand_for
from quebec.server.play.entered import visible
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.store import ChatRow, NewNotice
from quebec.server.tables.hub import ChatNews, Hub
from quebec.server.tables.service import Service
from quebec.server.times import moment, now
from quebec.server.wire.live import ChatLine, ChatLog, Room

MOST_LINES: Final = 200
"""The latest lines, sent at once."""


def room_of(game: Game, person: str | None) -> Room:
    return "seats" if person and game.seats_of(person) else "watchers"


def may_read(game: Game, person: str | None, room: str) -> bool:
    return game.phase == "over" or room == room_of(game, person)


class Chat:
    """The chat of all tables."""

    def __init__(
        self, service: Service, hub: Hub, presence: Presence, limits: LimitsKeeper
    ) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._hub: Final = hub
        self._presence: Final = presence
        self._limits: Final = limits
        self._peers: Final = service.peers
        self._known: dict[str, int] = {}
        """The lines of tables when they were last looked at."""
        self._peers.hear(
            ChatWritten, lambda _, news: self._peers.later(self._hear(news.table, news.n))
        )
        self._peers.hear(
            Muted, lambda _, news: self._peers.later(self._set_muted(news.table, news.person))
        )
        self.written: Callable[[], None] = lambda: None
        """Called after every line: there may be somebody to tell."""

    async def say(self, table: str, person: str, text: str) -> ChatLine:
        """Write a line, for those who may read it."""
        clean = visible(text)
        if not clean:
            raise BadInput("nothing_said", {}, "there is nothing to read in this text")
        game = (await self._service.table(table)).game
        self._limits.chat.demand(person, "too_much_chat")
        if person in await self._store.chat.mutes(table, game.owner):
            raise Refused("silenced")
        if await self._store.moderation.is_silenced(person):
            raise Refused("silenced_here")
        most = self._limits.limits.chat_lines
        room = room_of(game, person)
        if most and await self._store.chat.length(table, room) >= most:
            raise Refused("chat_full", most=most)
        # Even if the caller disconnects: what is stored has to be sent.
        new = ChatRow(table, 0, room, person, now(), clean)
        return await self._service.finish(self._write(game, new))

    async def _write(self, game: Game, new: ChatRow) -> ChatLine:
        row = structs.replace(new, n=await self._store.chat.add(new, self._notices(game, new)))
        self.written()
        (line,) = await self._shown(game, [row])
        news = ChatNews(row.n, row.room, row.person, json.encode(line))
        self._hub.publish(row.table_id, news)
        self._peers.tell(ChatWritten(row.table_id, row.n))
        return line

    async def _hear(self, table: str, n: int) -> None:
        """Another process has written a line."""
        if not self._hub.count(table):
            return
        game = (await self._service.table(table)).game
        rows = await self._store.chat.lines(table, n - 1, MOST_LINES)
        for row, line in zip(rows, await self._shown(game, rows), strict=True):
            news = ChatNews(row.n, row.room, row.person, json.encode(line))
            self._hub.publish(table, news)

    async def look_around(self) -> None:
        """See what others have written at the tables with listeners here, and whom people have
        muted."""
        known = await self._store.chat.lengths(self._hub.topics)
        self._known = {table: n for table, n in self._known.items() if table in known}
        for table, n in known.items():
            if self._known.get(table) != n:
                await self._hear(table, n)
                # Only now: if it fails, it is looked at again.
                self._known[table] = n
        muted: dict[tuple[str, str], set[str]] = {}
        for table, person, whom in await self._store.chat.mutes_at(list(self._known)):
            muted.setdefault((table, person), set()).add(whom)
        for table in self._known:
            for person in self._hub.people_at(table):
                for listener in self._hub.listeners_of(table, person):
                    listener.muted = muted.get((table, person), set())

    def _notices(self, game: Game, line: ChatRow) -> list[NewNotice]:
        """For those with a seat, who may be elsewhere; a watcher is here or has left."""
        after = self._service.notices_after
        if after is None or line.room != "seats":
            return []
        people = {seat.person for seat in game.seats if seat.person} - {line.person}
        due = line.time + after
        return [
            NewNotice(person, "message", line.table_id, 0, line.time, due)
            for person in sorted(people)
        ]

    async def log(self, table: str, person: str | None, after: int) -> ChatLog:
        """Lines after one, as far as this person may and wants to read them."""
        game = (await self._service.table(table)).game
        muted = await self.muted(table, person)
        rows = await self._store.chat.lines(table, after, MOST_LINES)
        wanted = [row for row in rows if self.wants(game, person, muted, row.room, row.person)]
        return ChatLog(
            at=rows[-1].n if rows else after,
            lines=await self._shown(game, wanted),
            muted=sorted(stand_for(table, one) for one in muted),
        )

    @staticmethod
    def wants(game: Game, person: str | None, muted: set[str], room: str, by: str) -> bool:
        return may_read(game, person, room) and by not in muted

    async def muted(self, table: str, person: str | None) -> set[str]:
        return await self._store.chat.mutes(table, person) if person else set()

    async def mute(self, table: str, person: str, who: str, muted: bool) -> None:
        """Hide the lines of somebody, or show them again."""
        whom = await self._whom(table, who)
        if whom == person:
            raise Refused("mutes_itself")
        await self._store.chat.mute(table, person, whom, muted)
        await self._set_muted(table, person)
        self._peers.tell(Muted(table, person))

    async def _set_muted(self, table: str, person: str) -> None:
        now_muted = await self.muted(table, person)
        for listener in self._hub.listeners_of(table, person):
            listener.muted = now_muted

    async def _whom(self, table: str, who: str) -> str:
        """The person of a pseudonym at a table."""
        game = (await self._service.table(table)).game
        known = {seat.person for seat in game.seats if seat.person}
        known |= self._presence.people_at(table) | await self._store.chat.authors(table)
        for person in known:
            if stand_for(table, person) == who:
                return person
        raise Refused("nobody_of_that_name", who=who)

    async def _shown(self, game: Game, rows: Iterable[ChatRow]) -> list[ChatLine]:
        rows = list(rows)
        names = await self._store.people.names({row.person for row in rows})
        return [
            ChatLine(
                n=row.n,
                room=row.room,
                who=stand_for(row.table_id, row.person),
                seat=next(iter(game.seats_of(row.person)), None),
                name=names.get(row.person, ""),
                text=row.text,
                time=moment(row.time),
            )
            for row in rows
        ]
