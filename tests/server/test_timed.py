"""What occupies the event loop counts for the address that has asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from quebec.server.http.connections.registry import Address, Connections
from quebec.server.http.connections.timed import Timed
from quebec.server.limits import Limits
from quebec.server.operations.metrics import Metrics

pytestmark = pytest.mark.case("G17", "W15")


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time

    def work(self, milliseconds: int) -> None:
        self.time += milliseconds / 1000


def spent(clock: Clock, doing: Coroutine[Any, Any, Any]) -> float:
    address = Address("192.0.2.1", is_proxy=False)

    async def run() -> None:
        await Timed(doing, address, 0.001, clock)

    try:
        asyncio.run(run())
    except (KeyError, asyncio.CancelledError):
        address.spent += 100
    return round(address.spent, 6)


def test_the_time_of_work_counts_and_that_of_waiting_does_not() -> None:
    clock = Clock()

    async def work() -> None:
        clock.work(5)
        asyncio.get_running_loop().call_soon(clock.work, 1000)
        await asyncio.sleep(0)
        clock.work(2)

    assert spent(clock, work()) == 0.006


def test_what_was_paid_before_is_not_counted_again() -> None:
    clock = Clock()

    async def work() -> None:
        await asyncio.sleep(0)

    assert spent(clock, work()) == 0


def test_errors_and_cancellations_go_through() -> None:
    clock = Clock()

    async def fail() -> None:
        clock.work(3)
        raise KeyError

    async def be_cancelled() -> None:
        task = asyncio.current_task()
        assert task
        task.cancel()
        try:
            await asyncio.sleep(0)
        finally:
            clock.work(3)

    assert spent(clock, fail()) == spent(clock, be_cancelled()) == 100.002


def test_who_has_spent_much_begins_the_next_thing_some_turns_later() -> None:
    """Meanwhile others begin one in every turn."""

    async def run() -> list[str]:
        connections = Connections(Limits(), 100, Metrics(), now=Clock())
        costly, usual = Address("a", is_proxy=False), Address("b", is_proxy=False)
        begun: list[str] = []

        def begin(address: Address, seconds: float) -> bool:
            begun.append(address.name)
            address.spent += seconds
            return len(begun) < 12

        connections.take_turns(costly, lambda: begin(costly, 0.005))
        connections.take_turns(usual, lambda: begin(usual, 0.001))
        while len(begun) < 12:
            await asyncio.sleep(0)
        return begun

    assert "".join(asyncio.run(run())).startswith("abbbbbabbbbb")
