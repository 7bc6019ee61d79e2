"""Leases: one process does something, until it gives it back or is not heard of any more."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from quebec.server.store import Store, database_at
from tests.server.stores import new_database

LONG = 600_000
ROUNDS = int(os.environ.get("ROUNDS", "30"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_process_has_a_lease_until_it_is_not_heard_of(kind: str, tmp_path: Path) -> None:
    place = str(tmp_path / "file") if kind == "sqlite" else new_database()
    asyncio.run(claims(place))


async def claims(place: str) -> None:
    store: Store = await database_at(place).open()
    leases = store.leases
    assert (await leases.sign("a", 5, LONG)).others == {}
    signed = await leases.sign("b", 7, LONG)
    assert signed.others == {"a": 5}
    assert signed.unusable == ""
    assert await leases.claim("bot 1", "a")
    assert await leases.claim("bot 1", "a")
    assert not await leases.claim("bot 1", "b")
    assert await leases.held() == {"bot 1"}
    # Whoever does not have it cannot give it away.
    await leases.release("bot 1", "b")
    assert not await leases.claim("bot 1", "b")
    await leases.release("bot 1", "a")
    assert await leases.claim("bot 1", "b")
    # b has not signed for longer than that.
    await leases.sign("b", 7, 0)
    assert (await leases.sign("a", 5, LONG)).others == {}
    assert await leases.held() == set()
    assert await leases.claim("bot 1", "a")
    await leases.sign("b", 7, LONG)
    assert not await leases.claim("bot 1", "b")
    await leases.leave("a")
    assert await leases.claim("bot 1", "b")
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_of_many_claims_at_once_one_wins(kind: str, tmp_path: Path) -> None:
    place = str(tmp_path / "file") if kind == "sqlite" else new_database()

    async def race() -> None:
        # Of PostgreSQL each process has its own connection; SQLite has one process.
        count = 1 if kind == "sqlite" else 3
        stores = [await database_at(place).open(shared=kind == "postgres") for _ in range(count)]
        names = [f"p{number}" for number in range(6)]
        for name in names:
            await stores[0].leases.sign(name, 0, LONG)
        won = Counter[bool]()
        for task in range(ROUNDS):
            claimed = await asyncio.gather(
                *(
                    stores[number % count].leases.claim(f"bot {task}", name)
                    for number, name in enumerate(names)
                )
            )
            won[sum(claimed) == 1] += 1
        print(f"{kind}: {ROUNDS} leases, claimed by one of six: {won[True]}")
        assert won[True] == ROUNDS
        for store in stores:
            await store.close()

    asyncio.run(race())
