"""Passwords: hashed with Argon2, a few at a time, in threads outside the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from quebec.engine import BadInput
from quebec.server.play.refusals import Refused

T = TypeVar("T")
SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Each takes 19 MiB while it runs."""
MOST_WAITING: Final = 32

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    """Hashes passwords, and verifies them."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = ""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """The hash of a new password, which has to be long enough."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadInput(
                "bad_password",
                {"least": SHORTEST, "most": LONGEST},
                f"a password has {SHORTEST} to {LONGEST} characters",
            )
        return await self._run(partial(HASHER.hash, _plain(password)))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; without an account the check takes just as long."""
        if hashed is None:
            self._nobodys = self._nobodys or await self._run(partial(HASHER.hash, "nobody's"))
        fits = await self._run(partial(_fits, hashed or self._nobodys, _plain(password)))
        return fits and hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was created with other parameters than the current ones."""
        return HASHER.check_needs_rehash(hashed)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too_busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _fits(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def _plain(password: str) -> str:
    """Normalised: the same letters are the same password on every keyboard."""
    return unicodedata.normalize("NFKC", password)
