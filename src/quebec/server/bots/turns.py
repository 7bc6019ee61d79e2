"""The turns of bots: when a table waits for one, its move goes through `Service.ask`.

No important state is kept here: which tables wait for a bot follows from their logs, and the
number of the next entry keeps a move from being played twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from quebec.position import position_text
from quebec.server.bots.played import played_so_far
from quebec.server.bots.queue import ThinkQueue
from quebec.server.bots.schedule import Think
from quebec.server.bots.thinkers import BotFailed
from quebec.server.play.asks import Ask, Asker, Confirm, Play
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service, Stale
from quebec.server.times import monotonic

log = structlog.get_logger()

BOT: Final = Asker(None, bot=True)
OWN_KEY: Final = "!bot-"
"""No client can choose such a key."""
TRIES: Final = 2
REST: Final = 30.0
"""Seconds for which a failed bot is not asked, so that it does not block others."""
BETWEEN_CLAIMS: Final = 0.5
"""Seconds."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two attempts at a table that cannot be written, for instance on a full disk."""


class Thought(NamedTuple):
    """What a bot chose in a position; valid as long as the position is."""

    position: str = ""
    move: str = ""


class BotTurns:
    """Plays for the bots of all tables."""

    def __init__(
        self, service: Service, queue: ThinkQueue, address_of: Callable[[str], str]
    ) -> None:
        """`address_of` a person: where they were last seen."""
        self._service: Final = service
        self._leases: Final = service.leases
        self._queue: Final = queue
        self._address_of: Final = address_of
        self._at: Final[dict[str, asyncio.Task[None]]] = {}
        self._closed = False
        self._resting: Final[dict[str, float]] = {}
        """Bots that have failed, and until when they are not asked."""

    async def resume(self) -> None:
        """At startup: check all tables that wait for a bot."""
        self._leases.sweep(self._look_around)
        await self._look_around()

    async def _look_around(self) -> None:
        """Also for the bots of a process that has died."""
        waiting = await self._service.store.lists.waiting_for_bots()
        held = await self._leases.held() if waiting else set()
        for table in waiting:
            if lease_of(table) not in held:
                self._begin(table)

    def look(self, table: Table) -> None:
        if table.game.waiting_bot and not table.game.is_frozen:
            self._begin(table.id)

    def close(self) -> None:
        """No bot begins after this: a commit of the last moment would have it choose at random."""
        self._closed = True
        for task in self._at.values():
            task.cancel()

    @property
    def waiting(self) -> int:
        """At how many tables it is a bot's turn."""
        return len(self._at)

    def _begin(self, table: str) -> None:
        if table not in self._at and not self._closed:
            self._at[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Play until the table waits for a person, or for nobody."""
        pause = 1.0
        thought = Thought()
        try:
            while True:
                try:
                    game = (await self._service.current(table)).game
                    if not game.waiting_bot or game.is_frozen:
                        return
                    if not await self._leases.claim(lease_of(table)):
                        # Another process plays; it may end just before it sees our last entry.
                        await asyncio.sleep(BETWEEN_CLAIMS)
                        continue
                    if not game.must_confirm:
                        thought = await self._think(table, game, thought)
                    await self._service.ask(table, _ask(game, thought), BOT)
                    pause = 1.0
                except Stale:
                    # The table has changed in the meantime: look again.
                    pass
                except Exception as error:
                    if isinstance(error, Refused):
                        log.warning("bot_refused", table=table, key=error.reason.key)
                    else:
                        log.exception("bot_stopped", table=table)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, 2 * pause)
        finally:
            # At once, not in a callback: a change in between would start no bot.
            del self._at[table]
            self._leases.give_back(lease_of(table))

    async def _think(self, table: str, game: Game, before: Thought) -> Thought:
        """The move of the bot that has to choose; a random one if it fails."""
        assert game.state is not None
        position = position_text(game.state, public=True)
        if position == before.position:
            # Something else has happened at the table, such as a proposal.
            return before
        bot = game.waiting_bot
        legal = [move.text for move in game.offered()]
        past = played_so_far(game.state, game.moves)
        for _ in range(TRIES):
            if self._resting.get(bot, 0) > monotonic():
                break
            try:
                address = self._address_of(game.owner)
                think = Think(table, bot, game.owner, address, monotonic())
                move = await self._queue.choose(think, position, past, secrets.randbits(64))
                if move in legal:
                    return Thought(position, move)
                log.warning("bot_failed", table=table, bot=bot, why=f"{move!r} is not legal")
            except BotFailed as failed:
                log.warning("bot_failed", table=table, bot=bot, why=str(failed))
        else:
            self._resting[bot] = monotonic() + REST
        return Thought(position, secrets.choice(legal))


def lease_of(table: str) -> str:
    return f"bot {table}"


def _ask(game: Game, thought: Thought) -> Ask:
    key = f"{OWN_KEY}{game.length}"
    if game.must_confirm:
        return Confirm(at=game.length, key=key)
    return Play(at=game.length, key=key, moves=(thought.move,))
