"""What arrives after somebody was deleted leaves nothing of theirs behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from quebec.engine import draw_deal
from quebec.engine.rulesets import ruleset_named
from quebec.server.play.setup import SeatPlan, Setup
from quebec.server.settings import DATABASE
from quebec.server.store import (
    Append,
    ChatRow,
    Gone,
    PersonRow,
    SessionRow,
    Store,
    Summary,
    TableRow,
    database_at,
)
from tests.server.sql import everything

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


@pytest.mark.case("R06")
@pytest.mark.parametrize("late", [rename, chat, create])
def test_nothing_of_somebody_is_written_after_their_deletion(
    tmp_path: Path, late: Callable[[Store], Awaitable[None]]
) -> None:

    async def run() -> None:
        store = await database_at(str(tmp_path / DATABASE)).open()
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
