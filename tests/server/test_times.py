"""Time never goes back, and goes on when the clock of the machine is set back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from quebec.server.limits import Limits
from quebec.server.people.sessions import LOOK_AGAIN, Sessions
from quebec.server.play.acts import Expired
from quebec.server.play.setup import LiveClock, SeatPlan
from quebec.server.store import Store, database_at
from quebec.server.tables.clocks import ALIVE, Clocks
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.times import SLOWER, Clock, Source, now, time_from
from quebec.server.wire.tables import NewTable
from tests.server.stores import place

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
START = 1_800_000_000 * SECOND


class Machine:
    """A machine whose clock is set by somebody."""

    def __init__(self) -> None:
        self.system = START
        self.monotonic = 300.0

    @property
    def source(self) -> Source:
        return Source(lambda: self.system, lambda: self.monotonic)

    def wait(self, milliseconds: int) -> None:
        self.system += milliseconds
        self.monotonic += milliseconds / SECOND


def test_a_clock_that_is_not_touched_is_that_of_the_system() -> None:
    machine = Machine()
    clock = Clock(machine.source)
    for milliseconds in range(100):
        machine.wait(milliseconds)
        assert clock.now() == machine.system


@given(
    st.lists(
        st.tuples(st.integers(-3 * HOUR, 3 * HOUR) | st.just(0), st.integers(0, HOUR)), max_size=20
    )
)
def test_time_never_goes_back_nor_stands_still(steps: list[tuple[int, int]]) -> None:
    machine = Machine()
    clock = Clock(machine.source)
    before = clock.now()
    for jump, passed in steps:
        machine.system += jump
        machine.wait(passed)
        now = clock.now()
        assert now - before >= passed - passed / SLOWER - 1
        assert now >= machine.system
        before = now


def test_after_a_while_it_is_right_again() -> None:
    machine = Machine()
    clock = Clock(machine.source)
    machine.system -= MINUTE
    machine.wait(SECOND)
    assert clock.now() - machine.system > 59 * SECOND
    machine.wait(SLOWER * MINUTE)
    assert clock.now() == machine.system


def test_sessions_that_have_to_be_looked_up_again_are_not_kept(tmp_path: Path) -> None:
    machine = Machine()

    async def run() -> None:
        store = await database_at(place(tmp_path)).open()
        sessions = Sessions(store, b"a key of no importance")
        tokens = [(await sessions.begin())[0] for _ in range(3)]
        for token in tokens[:2]:
            await sessions.who(token)
        machine.wait(LOOK_AGAIN + 1)
        await sessions.who(tokens[0])
        await sessions.who(tokens[2])
        assert len(sessions._known) == 2
        assert [await sessions.who(token) is not None for token in tokens] == [True] * 3
        await store.close()

    with time_from(machine.source):
        asyncio.run(run())


async def timed_table(store: Store) -> tuple[Service, Table]:
    """Somebody has a minute for their first move."""
    service = Service(store, Hub())
    _, anne = await Sessions(store, b"a key of no importance").begin("Anne")
    seats = (SeatPlan(kind="me"),) * 3
    clock = LiveClock(minutes=1, increment=0, expiry="resign")
    hosting = Hosting(service, Limits())
    made = await hosting.create(NewTable(seats=seats, clock=clock, start=True), anne.person)
    return service, await service.table(made.row.id)


@pytest.mark.case("D08")
def test_a_clock_that_is_set_back_charges_as_always(tmp_path: Path) -> None:
    machine = Machine()

    async def run() -> None:
        store = await database_at(place(tmp_path)).open()
        service, table = await timed_table(store)
        machine.system -= HOUR
        for second in range(61):
            machine.wait(SECOND)
            service.heartbeat.beat()
            assert second > 50 or not await service.due(table)
        assert [type(act) for act in await service.due(table)] == [Expired]
        await service.write_due(table.id)
        before, after = await store.tables.entries(table.id, table.game.length - 2, 99)
        assert after.time - before.time == pytest.approx(60_500, abs=600)
        await store.close()

    with time_from(machine.source):
        asyncio.run(run())


@pytest.mark.case("D08")
def test_so_does_a_server_that_is_started_after_it(tmp_path: Path) -> None:
    machine = Machine()

    async def before() -> int:
        store = await database_at(place(tmp_path)).open()
        _, table = await timed_table(store)
        await store.values.set(ALIVE, str(now()))
        await store.close()
        return table.time

    async def after(created: int) -> None:
        store = await database_at(place(tmp_path)).open()
        assert now() < created
        service = Service(store, Hub())
        clocks = Clocks(service)
        with capture_logs() as told:
            await clocks.resume()
            await asyncio.sleep(0)
            await clocks.close()
        assert "clock_set_back" in [one["event"] for one in told]
        table = await service.table((await store.lists.ids())[0])
        assert now() >= created
        for _ in range(61):
            machine.wait(SECOND)
            service.heartbeat.beat()
        assert [type(act) for act in await service.due(table)] == [Expired]
        await store.close()

    with time_from(machine.source):
        created = asyncio.run(before())
    machine.system -= HOUR
    with time_from(machine.source):
        asyncio.run(after(created))
