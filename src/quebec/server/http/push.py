"""What one listener is sent: every entry and every chat line once and in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import json

from quebec.server.http.context import Context
from quebec.server.tables.hub import ChatNews, EntriesNews, Listener, News, PresenceNews
from quebec.server.wire.live import ToClient

Send = Callable[[bytes], Awaitable[None]]
SendNow = Callable[[bytes], bool]
"""Sends without waiting, if the client has read what it was sent before; returns whether it did."""


class Push:
    """Sends one listener what happens at a table after what it has seen.

    A listener that is too slow for the news catches up from the log and the chat.
    """

    def __init__(
        self,
        table: str,
        person: str | None,
        context: Context,
        send: Send,
        sent: int,
        chat_sent: int | None,
        send_now: SendNow | None = None,
    ) -> None:
        self._table: Final = table
        self._person: Final = person
        self._hub: Final = context.hub
        self._service: Final = context.service
        self._chat: Final = context.chat
        self._presence: Final = context.presence
        self._send: Final = send
        self._send_now: Final = send_now
        self.last = b""
        """The last entries that were sent to it as to everybody."""
        self._sent = sent
        """The last entry that was sent."""
        self._chat_sent = chat_sent
        """The last chat line; none if neither chat nor presence is wanted."""

    async def run(self) -> None:
        """Until the listener disconnects, or does not read."""
        with self._hub.listening(self._table, self._person) as listener:
            listener.muted = await self._chat.muted(self._table, self._person)
            # From here on news of other processes arrives; what was before it is looked up.
            await self._service.current(self._table)
            await self._tell_since()
            await self._catch_up()
            while True:
                listener.at_once = self._at_once if self._send_now else None
                news = await listener.next()
                listener.at_once = None
                if listener.has_lost():
                    await self._tell_since()
                    await self._catch_up()
                elif isinstance(news, EntriesNews):
                    await self._entries(news)
                elif self._chat_sent is None:
                    continue
                elif isinstance(news, ChatNews):
                    await self._line(news, listener)
                elif isinstance(news, PresenceNews):
                    await self._send(news.message)

    def _at_once(self, news: News) -> bool:
        """Most news is that of a move, and most listeners have read the one before: a task would
        take longer to wake than the message to send."""
        assert self._send_now
        if not isinstance(news, EntriesNews) or news.since != self._sent:
            return False
        if not self._send_now(news.message):
            return False
        self._sent, self.last = news.at, news.message
        return True

    async def _entries(self, news: EntriesNews) -> None:
        if news.since == self._sent:
            await self._send(news.message)
            self._sent, self.last = news.at, news.message
        elif news.at > self._sent:
            await self._tell_since()

    async def _tell_since(self) -> None:
        found = await self._service.since(self._table, self._sent)
        await self._tell(found)
        self._sent = found.at

    async def _line(self, line: ChatNews, listener: Listener) -> None:
        if self._chat_sent is None or line.n <= self._chat_sent:
            return
        if line.n > self._chat_sent + 1:
            # The one before was written first, but its news is still to come.
            await self._tell_lines(self._chat_sent)
            return
        game = (await self._service.table(self._table)).game
        self._chat_sent = line.n
        if self._chat.wants(game, self._person, listener.muted, line.room, line.person):
            await self._send(line.message)

    async def _catch_up(self) -> None:
        """Chat and presence."""
        if self._chat_sent is not None:
            await self._tell_lines(self._chat_sent)
            await self._tell(await self._presence.caught_up(self._table))

    async def _tell_lines(self, after: int) -> None:
        log = await self._chat.log(self._table, self._person, after)
        self._chat_sent = log.at
        for line in log.lines:
            await self._tell(line)

    async def _tell(self, message: ToClient) -> None:
        await self._send(json.encode(message))
