"""The turns of bots: whenever a table waits for one, it is asked, and its move goes in at the door.

Nothing is remembered here that matters: which tables wait for a bot follows from their logs, and
the number of the entry a move would be keeps it from being played twice.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from quebec.position import position_text
from quebec.server.play.asks import Ask, Asker, Confirm, Play
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.service import Loaded, Service
from quebec.server.thinking import Thinkers

log = structlog.get_logger()

BOT: Final = Asker(None, bot=True)
OWN_KEY: Final = "!bot-"
"""No client can choose such a key."""


class BotPlay:
    """Plays for the bots of all tables."""

    def __init__(self, service: Service, thinkers: Thinkers) -> None:
        self._service: Final = service
        self._thinkers: Final = thinkers
        self._at: Final[dict[str, asyncio.Task[None]]] = {}

    async def resume(self) -> None:
        """After a start: look at all tables that wait for a bot."""
        for table in await self._service.store.waiting_for_bots():
            self._begin(table)

    def look(self, loaded: Loaded) -> None:
        if loaded.game.waiting_bot and not loaded.game.is_frozen:
            self._begin(loaded.row.id)

    def close(self) -> None:
        for task in self._at.values():
            task.cancel()

    def _begin(self, table: str) -> None:
        if table not in self._at:
            task = self._at[table] = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda _: self._at.pop(table, None))

    async def _play(self, table: str) -> None:
        """Play until the table waits for a person, or for nobody."""
        while True:
            game = (await self._service.table(table)).game
            if not game.waiting_bot or game.is_frozen:
                return
            try:
                await self._service.ask(table, await self._choice(game), BOT)
            except Refused as refused:
                # The table has moved on meanwhile: look again.
                log.info("bot_refused", table=table, key=refused.reason.key)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("bot_failed", table=table, bot=game.waiting_bot)
                return

    async def _choice(self, game: Game) -> Ask:
        key = f"{OWN_KEY}{game.length}"
        if game.must_confirm:
            return Confirm(at=game.length, key=key)
        assert game.state is not None
        position = position_text(game.state, public=True)
        move = await self._thinkers.choose(game.waiting_bot, position, secrets.randbits(64))
        return Play(at=game.length, key=key, moves=(move,))
