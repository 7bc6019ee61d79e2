"""Measures how long the requests of an address occupy the event loop."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, Generic, TypeVar

from quebec.server.http.connections.registry import Address
from quebec.server.times import worked

T = TypeVar("T")


class Timed(Generic[T]):
    """Awaits something; the time that it takes, without that for which it waits, is spent by an
    address: the next thing it wants is begun so many turns later, and others come in between."""

    def __init__(
        self,
        doing: Coroutine[Any, Any, T],
        address: Address,
        paid: float,
        clock: Callable[[], float] = worked,
    ) -> None:
        """`paid` are the seconds that were counted before it began. What the machine does
        meanwhile is nobody's fault here."""
        self._doing: Final = doing
        self._address: Final = address
        self._paid = paid
        self._clock: Final = clock

    def __await__(self) -> Generator[Any, None, T]:
        error: BaseException | None = None
        while True:
            begun = self._clock()
            try:
                waits_for = self._doing.throw(error) if error else self._doing.send(None)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._spend(self._clock() - begun)
                # It has a frame that refers to it.
                error = None
            try:
                yield waits_for
            except BaseException as raised:
                error = raised

    def _spend(self, seconds: float) -> None:
        free = min(self._paid, seconds)
        self._paid -= free
        self._address.spent += seconds - free
