"""News between processes through Redis or Valkey: published to a channel, heard by all.

Nothing is stored there. Every process also hears what it tells itself: if it does not, it is not
connected, and the store is looked at instead until it is (lookout.py).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec import DecodeError, msgpack
from redis.asyncio import Redis
from redis.exceptions import RedisError

from quebec.server.peers.messages import Alive, AnyMessage, Hello, Letter
from quebec.server.peers.peers import Peers
from quebec.server.tasks import end
from quebec.server.times import monotonic

log = structlog.get_logger()
BEAT_SECONDS: Final = 1.0
SILENT_SECONDS: Final = 4.0
"""Without a message of our own after which we are not connected."""
AGAIN_SECONDS: Final = 0.5
"""Before the next attempt to connect."""
MOST_WAITING: Final = 20_000
"""Messages to be sent; above that, they are lost."""
ERRORS: Final = (RedisError, OSError, TimeoutError)


class RedisPeers(Peers):
    """Everybody who uses the same database."""

    is_alone = False

    def __init__(self, url: str, community: str) -> None:
        """`community` names the database: others may use the same Redis."""
        super().__init__()
        self._url: Final = url
        self._channel: Final = f"quebec:{community}"
        self._heard_at = float("-inf")
        self._to_tell: list[AnyMessage] = []
        self._woken: Final = asyncio.Event()
        self._beat = 0
        self._running: asyncio.Task[None] | None = None
        self._decoder: Final = msgpack.Decoder(Letter)

    @property
    def is_connected(self) -> bool:  # type: ignore[override]
        return monotonic() - self._heard_at < SILENT_SECONDS

    def tell(self, message: AnyMessage) -> None:
        if len(self._to_tell) < MOST_WAITING:
            self._to_tell.append(message)
        self._woken.set()

    async def start(self) -> None:
        """Returns once we are connected, or a moment later if we cannot be."""
        self._running = asyncio.create_task(self._run())
        end = monotonic() + SILENT_SECONDS
        while not self.is_connected and monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self._running is not None:
            await self._send_rest()
            await end([self._running])
        await super().close()

    async def _send_rest(self) -> None:
        """What was told last."""
        end = monotonic() + BEAT_SECONDS
        while self._to_tell and self.is_connected and monotonic() < end:
            await asyncio.sleep(0.01)

    async def _run(self) -> None:
        was_lost = False
        while True:
            try:
                await self._connected()
            except ERRORS as error:
                self._heard_at = float("-inf")
                if not was_lost:
                    log.warning("redis_lost", problem=str(error) or type(error).__name__)
                was_lost = True
            # Others find in the store what could not be sent meanwhile.
            self._to_tell.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self) -> None:
        """Until something fails."""
        redis: Any = Redis.from_url(
            self._url, socket_timeout=SILENT_SECONDS, socket_connect_timeout=SILENT_SECONDS
        )
        try:
            async with redis.pubsub() as ear:
                await ear.subscribe(self._channel)
                telling = asyncio.create_task(self._tell(redis))
                hearing = asyncio.create_task(self._hear(ear))
                try:
                    done, _ = await asyncio.wait(
                        [telling, hearing], return_when=asyncio.FIRST_COMPLETED
                    )
                    for task in done:
                        task.result()
                finally:
                    for task in (telling, hearing):
                        task.cancel()
                    await asyncio.gather(telling, hearing, return_exceptions=True)
        finally:
            with suppress(*ERRORS):
                await redis.aclose()

    async def _tell(self, redis: Any) -> None:
        """All that has gathered, at once; and a sign of life to ourselves."""
        beat_at = float("-inf")
        while True:
            if monotonic() - beat_at >= BEAT_SECONDS:
                beat_at = monotonic()
                self._beat += 1
                self._to_tell.append(Alive(self._beat))
            messages, self._to_tell = self._to_tell, []
            self._woken.clear()
            if messages:
                letter = msgpack.encode(Letter(self.id, messages))
                await redis.publish(self._channel, letter)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, beat_at + BEAT_SECONDS - monotonic())):
                    await self._woken.wait()

    async def _hear(self, ear: Any) -> None:
        was_connected = False
        begun = monotonic()
        while True:
            found = await ear.get_message(ignore_subscribe_messages=True, timeout=BEAT_SECONDS)
            if found is None:
                if monotonic() - max(self._heard_at, begun) > SILENT_SECONDS:
                    raise TimeoutError("nothing is heard")
                continue
            try:
                letter = self._decoder.decode(found["data"])
            except DecodeError as error:
                # Of a newer or older version: what it means is in the store.
                log.warning("peer_not_understood", problem=str(error))
                continue
            if letter.process != self.id:
                for message in letter.messages:
                    self.heard(letter.process, message)
            elif any(isinstance(one, Alive) for one in letter.messages):
                self._heard_at = monotonic()
                if not was_connected:
                    was_connected = True
                    log.info("redis_connected")
                    self.tell(Hello())
                    self.heard(self.id, Hello())
