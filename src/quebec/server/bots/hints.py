"""Hints: what a strong player would do, for somebody who has to choose.

They are found in a process of their own that yields to bots. Nothing of them is stored.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import structlog
from msgspec import structs

from quebec.position import position_text
from quebec.server.bots.played import played_so_far
from quebec.server.bots.thinkers import BotFailed, Thinkers
from quebec.server.limits.keeper import Client, LimitsKeeper, Turns
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.tables.service import Service
from quebec.server.wire.hints import Hint, HintFound

log = structlog.get_logger()

MOST_KEPT: Final = 200
"""Hints kept in memory: asking again in the same position gives the same one."""


class Question(NamedTuple):
    """What a hint depends on."""

    position: str
    """With no face-down event in it."""
    moves: tuple[str, ...]
    """All of the game so far: the others are judged by them."""


class Hints:
    def __init__(self, service: Service, thinkers: Thinkers, limits: LimitsKeeper) -> None:
        self._service: Final = service
        self._thinkers: Final = thinkers
        self._limits: Final = limits
        self._found: Final[OrderedDict[Question, asyncio.Task[HintFound]]] = OrderedDict()
        self._turns: Final = Turns(limits.limits.address_work, "too_much_work")
        """One hint of an address at a time, so nobody waits for more than one of each other one."""
        self._warming: asyncio.Task[None] | None = None

    async def prepare(self, table_id: str) -> None:
        """Somebody is at a table: where hints were agreed, the first one is not to wait for a
        process."""
        if self._warming is None and (await self._service.table(table_id)).game.setup.allows_hints:
            self._warming = asyncio.create_task(self._thinkers.warm())

    def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        for task in self._found.values():
            task.cancel()

    async def ask(self, table_id: str, person: str, client: Client) -> Hint:
        """A hint for the choice that this person has to make now, or Refused."""
        table = await self._service.table(table_id)
        game = table.game
        question, at = _question(game, person), game.length
        known = self._found.get(question)
        if known is None:
            self._limits.hints.demand(person, "too_many_hints")
            async with self._limits.work(client), self._turns.turn(client.address):
                found = await self._think(game, question)
        else:
            found = await self._waited_for(known)
        return Hint(at=at, **structs.asdict(found))

    async def _think(self, game: Game, question: Question) -> HintFound:
        task = self._found.get(question)
        if task is None:
            assert game.state is not None
            past = played_so_far(game.state, question.moves)
            task = asyncio.create_task(self._find(question, past))
            self._found[question] = task
            while len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return await self._waited_for(task)

    async def _waited_for(self, task: asyncio.Task[HintFound]) -> HintFound:
        try:
            # The first caller may leave while others wait for the same hint.
            return await asyncio.shield(task)
        except BotFailed as failed:
            log.warning("hint_failed", why=str(failed))
            raise Refused("no_hint") from failed

    async def _find(self, question: Question, past: dict[str, Any]) -> HintFound:
        try:
            return await self._thinkers.hint(question.position, past)
        except BaseException:
            # The next one who asks tries again.
            self._found.pop(question, None)
            raise


def _question(game: Game, person: str) -> Question:
    """What is asked about, as anybody may know it; refuses those who may not ask."""
    if game.is_frozen:
        raise Refused("table_frozen", recorded=game.rules_version)
    if not game.setup.allows_hints:
        raise Refused("hints_not_agreed")
    seat = game.decider
    if seat is None or game.state is None or game.must_confirm:
        raise Refused("nothing_to_hint")
    if game.seats[seat].person != person or game.seats[seat].bot:
        raise Refused("hint_for_others")
    return Question(position_text(game.state, public=True), tuple(game.moves))
