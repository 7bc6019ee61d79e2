"""One table of the load: four seats that listen, and one move a second."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Final

from msgspec import Struct, json

from tools.load.wires import Live, Pool, listen

SEATS: Final = 4
AT: Final = re.compile(rb'"at":(\d+)')
NUMBERS: Final = count()
PLACES: Final = count()
ANSWER: Final = b'{"type":"answer"'
OK: Final = b'"status":200'


class Offer(Struct):
    move: str


class Game(Struct):
    phase: str
    waiting: int | None
    moves: int
    offers: list[Offer]


class Update(Struct):
    """As much of an update as a move needs."""

    table: str
    at: int
    game: Game


class Made(Struct):
    now: Update


def address(place: int) -> str:
    """One of those that lead back to this machine."""
    return f"127.1.{place // 250 % 250}.{place % 250 + 1}"


class LoadedTable:
    """Plays at random for all seats; reports how long each move took to reach every seat."""

    def __init__(self, pools: Sequence[Pool], tokens: list[str], now: Update, rng: Random) -> None:
        """`pools` are where the people of each seat ask, one after the other."""
        self._pools: Final = pools
        self._tokens: Final = tokens
        self._rng: Final = rng
        self._sources: Final = [address(next(PLACES)) for _ in range(SEATS)]
        """People are at different places; a server looks closely at an address with many of
        them."""
        self.id: Final = now.table
        self.now = now
        self.lives: list[Live] = []
        self._heard = [0] * SEATS
        self._complete: asyncio.Future[None] | None = None
        self._told = b""
        """The last update that arrived at any seat."""
        self.is_busy = False

    async def listen(self) -> None:
        for seat in range(SEATS):
            self.lives.append(await self._listen(seat))

    async def listen_again(self, seat: int) -> None:
        """As somebody whose connection broke."""
        self.lives[seat].transport.close()
        self.lives[seat] = await self._listen(seat)

    async def _listen(self, seat: int) -> Live:
        pool = self._pools[seat % len(self._pools)]
        hear = partial(self._hear, seat)
        source = self._sources[seat]
        return await listen(pool.host, pool.port, self.id, self._tokens[seat], hear, source)

    def close(self) -> None:
        for live in self.lives:
            live.transport.close()

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(ANSWER):
            if OK not in text[:200] and self._complete and not self._complete.done():
                said = text[:300].decode(errors="replace")
                self._complete.set_exception(ConnectionError(said))
            return
        found = AT.search(text, 0, 200)
        assert found is not None
        at = int(found.group(1))
        if at >= max(self._heard):
            self._told = text
        self._heard[seat] = at
        if self._complete and not self._complete.done() and min(self._heard) > self.now.at:
            self._complete.set_result(None)

    async def move(self, due: float, over_socket: bool = False) -> float:
        """Make a move; the seconds from when it was due until every seat has it."""
        loop = asyncio.get_running_loop()
        self.is_busy = True
        self._complete = loop.create_future()
        if over_socket:
            waiting = self.now.game.waiting
            assert waiting is not None
            self.lives[waiting].send(b'{"type":"ask","verb":"moves","ask":%s}' % self._move())
            await self._complete
            taken = loop.time() - due
            self.now = json.decode(self._told, type=Update)
        else:
            answer = await self.play()
            await self._complete
            taken = loop.time() - due
            self.now = answer
        self.is_busy = False
        return taken

    def _move(self) -> bytes:
        """The ask for a random move."""
        move = self._rng.choice(self.now.game.offers).move
        ask = f'{{"key":"{next(NUMBERS)}","at":{self.now.at},"moves":["{move}"],"confirm":true}}'
        return ask.encode()

    async def play(self) -> Update:
        """Make a random move; returns the state of the table after it."""
        waiting = self.now.game.waiting
        assert waiting is not None
        return await self._ask(waiting, "moves", self._move())

    async def hesitate(self) -> None:
        """Make the first move there is, and undo it: two more entries, and nothing has changed."""
        waiting = self.now.game.waiting
        assert waiting is not None
        move = self.now.game.offers[0].move
        ask = f'{{"key":"{next(NUMBERS)}","at":{self.now.at},"moves":["{move}"]}}'
        moved = await self._ask(waiting, "moves", ask.encode())
        undo = f'{{"key":"{next(NUMBERS)}","at":{moved.at}}}'
        self.now = await self._ask(waiting, "undo", undo.encode())

    async def _ask(self, seat: int, verb: str, ask: bytes) -> Update:
        status, text = await self._pools[seat % len(self._pools)].ask(
            "POST", f"/tables/{self.id}/{verb}", self._tokens[seat], ask
        )
        if status != 200:
            raise ConnectionError(f"{status}: {text[:300]!r}")
        return json.decode(text, type=Update)

    async def watch(self) -> None:
        """Somebody without a seat listens too."""
        pool, source = self._pools[0], address(next(PLACES))
        self.lives.append(await listen(pool.host, pool.port, self.id, "", lambda _: None, source))

    @property
    def is_over(self) -> bool:
        return self.now.game.phase != "playing"


async def new_table(pools: Sequence[Pool], tokens: list[str], rng: Random) -> LoadedTable:
    """A table with four people, whose game has started."""
    pool = pools[0]
    seats = ",".join(['{"kind":"me"}', *['{"kind":"open"}'] * (SEATS - 1)])
    _, text = await pool.ask(
        "POST", "/tables", tokens[0], f'{{"seats":[{seats}],"public":true}}'.encode()
    )
    table = json.decode(text, type=Made).now.table
    for token in tokens[1:]:
        await pool.ask("POST", f"/tables/{table}/join", token, b'{"key":"%d"}' % next(NUMBERS))
    _, text = await pool.ask(
        "POST", f"/tables/{table}/start", tokens[0], b'{"key":"%d"}' % next(NUMBERS)
    )
    return LoadedTable(pools, tokens, json.decode(text, type=Update), rng)
