"""Leases: one process does something, until it gives it back or is not heard of any more."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from typing import cast
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from quebec.server.peers.leases import LEASE, SILENT, StoredLeases
from quebec.server.peers.messages import Hello
from quebec.server.peers.peers import Peers
from quebec.server.store import LeaseStore, Signed, Store, database_at
from tests.server.running import PATIENCE
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
    assert signed.others["a"].since == 5
    assert 0 <= signed.others["a"].silent < LONG
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


def test_what_a_process_was_to_do_is_looked_for_when_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise nobody would before half of a lease is over."""
    monkeypatch.setattr("quebec.server.peers.leases.LEASE", LONG)

    async def run() -> None:
        store: Store = await database_at(str(tmp_path / "file")).open()
        peers, looked = Peers(), asyncio.Event()
        leases = StoredLeases(
            store.leases,
            peers,
            was_away=lambda since, until: None,
            cannot_work=lambda schema: None,
            worked=AsyncMock(),
            failed=lambda: None,
        )

        async def look() -> None:
            looked.set()

        leases.sweep(look)
        await leases.start()
        peers.heard("other", Hello())
        async with asyncio.timeout(PATIENCE):
            await looked.wait()
        await leases.close()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("lives", [True, False])
def test_a_killed_process_is_not_taken_for_one_that_ran_all_the_time(
    lives: bool, tmp_path: Path
) -> None:
    async def covered() -> bool:
        store: Store = await database_at(str(tmp_path / "file")).open()
        leases = StoredLeases(
            cast(LeaseStore, WithAnother(store.leases)) if lives else store.leases,
            Peers(),
            was_away=lambda since, until: None,
            cannot_work=lambda schema: None,
            worked=AsyncMock(),
            failed=lambda: None,
        )
        # It was silent for longer than somebody who runs; its leases have not ended.
        await store.leases.sign("other", 5, LEASE - SILENT - 1000)
        found = await leases.covers(7)
        await store.close()
        return found

    assert asyncio.run(covered()) == lives


@pytest.mark.parametrize(
    ("theirs", "differs"),
    [
        # Signing took from 1000 to 5000 by our clock; it was written some time in between.
        (1000, False),
        (5000, False),
        (6100, True),
        (-100, True),
    ],
)
def test_a_slow_signature_is_not_taken_for_a_clock_that_differs(
    theirs: int, differs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 1000
    monkeypatch.setattr("quebec.server.peers.leases.now", lambda: time)

    async def sign(*_: object) -> Signed:
        nonlocal time
        time = 5000
        return Signed(theirs, {}, "")

    leases = StoredLeases(
        cast(LeaseStore, AsyncMock(sign=sign)),
        Peers(),
        was_away=lambda since, until: None,
        cannot_work=lambda schema: None,
        worked=AsyncMock(),
        failed=lambda: None,
    )
    with capture_logs() as lines:
        asyncio.run(leases.sign())
    assert ("clock_differs" in {line["event"] for line in lines}) == differs


class WithAnother:
    """Leases of a process beside which another one signs."""

    def __init__(self, leases: LeaseStore) -> None:
        self._leases = leases

    async def sign(self, process: str, since: int, milliseconds: int) -> Signed:
        await self._leases.sign("other", 5, milliseconds)
        return await self._leases.sign(process, since, milliseconds)


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
