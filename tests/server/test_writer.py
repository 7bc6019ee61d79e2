"""The thread that writes: what goes wrong there fails one request, and does not end the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from quebec.server.operations.readiness import Readiness
from quebec.server.play.refusals import Refused
from quebec.server.store import Store, StoreFailed
from quebec.server.store.databases import database_at
from quebec.server.store.sql import SqlStore
from tests.server.running import PATIENCE
from tests.server.stores import place

pytestmark = pytest.mark.case("D11")


def run(data: Path, look: Callable[[SqlStore, list[Exception]], Awaitable[None]]) -> list[Any]:
    """With a store; each error in the list is raised once, after a commit. Gives the log."""
    raised: list[Exception] = []

    def committed(pieces: int, _: float) -> None:
        if raised and pieces:
            raise raised.pop()

    async def opened() -> None:
        async with asyncio.timeout(PATIENCE):
            store = await database_at(place(data)).open(committed)
            assert isinstance(store, SqlStore)
            try:
                await look(store, raised)
            finally:
                await store.close()

    data.mkdir()
    with capture_logs() as logged:
        asyncio.run(opened())
    return [line["event"] for line in logged]


def test_an_error_that_is_not_of_the_database_fails_one_request(tmp_path: Path) -> None:
    async def look(store: SqlStore, raised: list[Exception]) -> None:
        raised.append(RuntimeError("a listener that fails"))
        with pytest.raises(StoreFailed, match="a listener that fails"):
            await store.values.set("first", "1")
        await store.values.set("second", "2")
        assert await store.values.get("second") == "2"

    assert "writer_failed" in run(tmp_path / "data", look)


def test_an_error_in_a_transaction_leaves_it(tmp_path: Path) -> None:
    """Even one that no piece of work should raise."""

    async def look(store: SqlStore, _: list[Exception]) -> None:
        def leave(database: Any) -> None:
            database.execute("DELETE FROM server_values")
            raise SystemExit

        await store.values.set("first", "1")
        with pytest.raises(StoreFailed, match="SystemExit"):
            await store.writer.do(leave)
        await store.values.set("second", "2")
        assert await store.values.get("first") == "1"

    assert "writer_failed" in run(tmp_path / "data", look)


def test_whoever_asks_for_a_writer_that_has_ended_is_refused(tmp_path: Path) -> None:
    """Readiness says no, and nobody waits for ever: neither those in the queue nor those after."""

    async def look(store: SqlStore, raised: list[Exception]) -> None:
        ready = Readiness()
        ready.phase = "ready"
        await ready.check(store)
        store.writer.undo = _fail  # type: ignore[method-assign]
        raised.append(RuntimeError("a listener that fails"))
        both = asyncio.gather(
            store.values.set("a", "1"), store.values.set("b", "2"), return_exceptions=True
        )
        assert [type(one) for one in await both] == [StoreFailed, StoreFailed]
        await asyncio.get_running_loop().run_in_executor(None, store.writer._thread.join)
        assert not await can_write(store)
        later = Readiness()
        later.phase = "ready"
        with pytest.raises(Refused, match="server_cannot_write"):
            await later.check(store)

    assert "writer_ended" in run(tmp_path / "data", look)


async def can_write(store: Store) -> bool:
    try:
        await store.values.set("c", "3")
    except StoreFailed:
        return False
    return True


def _fail() -> None:
    raise RuntimeError("nor can it be undone")
