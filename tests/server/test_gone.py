"""What arrives after somebody was deleted leaves nothing of theirs behind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from quebec.engine import draw_deal
from quebec.engine.rulesets import ruleset_named
from quebec.server.play.acts import Joined
from quebec.server.play.setup import SeatPlan, Setup
from quebec.server.settings import DATABASE
from quebec.server.store import (
    Append,
    ChatRow,
    EntryRow,
    Gone,
    PersonRow,
    SessionRow,
    Store,
    Summary,
    TableRow,
    database_at,
)
from tests.server.running import wait_until
from tests.server.sql import everything
from tests.server.stores import place

NAME = "Zyxwvutsrq"


def new_table(owner: str, id: str) -> tuple[TableRow, Append]:
    setup = Setup(ruleset="2026", seats=(SeatPlan(kind="me", name=NAME),) * 3)
    deal = draw_deal(ruleset_named("2026"), 3, 1)
    row = TableRow(
        id=id, created=1, owner=owner, setup=setup, deal=deal, seed=None, rules_version=1
    )
    summary = Summary(
        phase="gathering",
        length=0,
        updated=1,
        waiting_seat=None,
        waiting_bot=False,
        expires=None,
        outcome=None,
        seats=(),
    )
    return row, Append(table_id=id, entries=(), summary=summary)


async def rename(store: Store) -> None:
    await store.people.rename("anne", NAME)


async def chat(store: Store) -> None:
    await store.chat.add(ChatRow("table", 0, "watchers", "anne", 2, NAME))


async def create(store: Store) -> None:
    await store.tables.create(*new_table("anne", "another"))


async def join(store: Store) -> None:
    """Nobody would ever free that seat."""
    entry = EntryRow(n=1, time=2, by="anne", act=Joined(1), facts=b"[]", key="k", span=1)
    _, first = new_table("bob", "table")
    await store.tables.append(replace(first, entries=(entry,)))


async def with_anne(data: Path) -> Store:
    """Anne has a name, a table and a line in the chat."""
    store = await database_at(place(data)).open()
    await store.sessions.add(PersonRow("anne", "", 1), SessionRow(b"anne", "anne", 1, 1))
    await store.tables.create(*new_table("anne", "table"))
    await rename(store)
    await chat(store)
    return store


@pytest.mark.case("H08")
def test_a_deletion_leaves_nothing_in_the_files_of_a_running_server(tmp_path: Path) -> None:
    async def run() -> None:
        store = await with_anne(tmp_path)
        assert NAME.encode() in everything(tmp_path)
        await store.people.erase("anne", 2)
        assert NAME.encode() not in everything(tmp_path)
        await store.close()

    asyncio.run(run())


@pytest.mark.embedded
@pytest.mark.case("H08")
def test_nor_after_somebody_has_looked_at_an_earlier_state_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        store = await with_anne(tmp_path)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as looking:
            looking.execute("BEGIN")
            looking.execute("SELECT * FROM persons").fetchall()
            await store.people.erase("anne", 2)
            assert NAME.encode() in everything(tmp_path)
        await asyncio.to_thread(wait_until, lambda: NAME.encode() not in everything(tmp_path))
        await store.close()

    asyncio.run(run())


@pytest.mark.case("R06")
@pytest.mark.parametrize("late", [rename, chat, create, join])
def test_nothing_of_somebody_is_written_after_their_deletion(
    tmp_path: Path, late: Callable[[Store], Awaitable[None]]
) -> None:

    async def run() -> None:
        store = await database_at(place(tmp_path)).open()
        for name in ("anne", "bob"):
            person = PersonRow(name, "", 1)
            await store.sessions.add(person, SessionRow(name.encode(), name, 1, 1))
        await store.tables.create(*new_table("bob", "table"))
        await store.people.erase("bob", 2)
        await store.people.erase("anne", 2)
        with pytest.raises(Gone):
            await late(store)
        await store.close()

    asyncio.run(run())
    assert NAME.encode() not in everything(tmp_path)
