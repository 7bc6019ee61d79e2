"""Notices that somebody gets by push: those that are due have to come, and none too late."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, NamedTuple

from quebec.server.play.game import Game
from quebec.server.play.notices import due_after
from quebec.server.store import StoreReader
from tools.faults.clocks import now
from tools.receivers.browser import Browser
from tools.receivers.web import Receiver

KINDS: Final = ("turn", "started", "ended", "message")
LOOK_SECONDS: Final = 0.01


class Notice(NamedTuple):
    """What somebody is told, about an entry of a table or a line of its chat."""

    table: str
    kind: str
    at: int


class Pushes:
    """What arrives at the browser of one person."""

    def __init__(self, service: Receiver) -> None:
        self.browser: Final = Browser(service)
        self.received: Final[Counter[Notice]] = Counter()
        """How often each has come."""
        self.late = 0
        """Those of a turn that was acknowledged as taken before the server looked whether it is."""
        self._taken: Final[dict[Notice, int]] = {}
        self._newest: Final[dict[tuple[str, str], int]] = {}
        self._read = 0

    def taken(self, table: str, began: range) -> None:
        """The server has acknowledged that a turn, which began with one of these entries, is
        over."""
        time = now()
        self._taken.update({Notice(table, "turn", at): time for at in began})

    def has(self, notice: Notice) -> bool:
        """Whether it has come, or a newer one of its kind, which takes its place."""
        return self._newest.get((notice.table, notice.kind), -1) >= notice.at

    async def arrives(self, notice: Notice) -> None:
        """Returns once it has come."""
        while not self.has(notice):
            await asyncio.sleep(LOOK_SECONDS)
            self.read()

    def read(self) -> None:
        """What was posted since the last time, decrypted."""
        posted = self.browser.service.posted
        while self._read < len(posted):
            one = posted[self._read]
            self._read += 1
            if one.path == self.browser.path:
                self._take(self.browser.read(one))

    def _take(self, message: Any) -> None:
        notice = Notice(message["table"], message["kind"], message["at"])
        about = (notice.table, notice.kind)
        self._newest[about] = max(notice.at, self._newest.get(about, notice.at))
        self.received[notice] += 1
        self.late += message["sent"] > self._taken.get(notice, message["sent"])


async def news(store: StoreReader, table: str, seat: int) -> list[Notice]:
    """What the person at a seat has to be told, whatever has happened since: start and end."""
    row = await store.tables.find(table)
    assert row is not None
    game, found = Game(row.setup, row.owner, row.deal, row.rules_version), []
    for entry in await store.tables.entries(table, 0, 2**53):
        before = game.copy()
        game.add(entry.act, entry.by, entry.time)
        found += [
            Notice(table, due.kind, game.length)
            for due in due_after(before, game, entry.by)
            if due.person == game.seats[seat].person and due.kind != "turn"
        ]
    return found
