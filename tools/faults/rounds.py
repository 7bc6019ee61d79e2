"""Rounds of killing: everybody plays, the server is killed, restarted, and checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from quebec.server.admin.checking import check
from quebec.server.settings import DATABASE
from quebec.server.store import database_at
from tools.faults.company import Company
from tools.faults.host import Host
from tools.faults.inspector import Inspector
from tools.postgres import Postgres

T = TypeVar("T")
LONGEST_WAIT: Final = 0.5
"""The server is killed within this many seconds after every table has progressed."""
PATIENCE_SECONDS: Final = 300
FAULTS: Final = ("kills", "database_kills", "cuts", "pauses")
"""Those of a server with a database of its own; named as they are counted."""
AWAY_SECONDS: Final = 1
PAUSE_SECONDS: Final = 11


@dataclass
class Faults:
    """The results."""

    kills: int = 0
    database_kills: int = 0
    cuts: int = 0
    pauses: int = 0
    tables: int = 0
    requests: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    bots_resumed: int = 0
    left_behind: int = 0
    games: int = 0
    differ: int = 0

    @property
    def rounds(self) -> int:
        return self.kills + self.database_kills + self.cuts + self.pauses

    @property
    def is_flawless(self) -> bool:
        return not (self.lost or self.duplicated or self.differ or self.left_behind)

    def __str__(self) -> str:
        named = vars(self).items()
        return "  ".join(f"{name.replace('_', ' ')} {value}" for name, value in named)


async def run(
    data: Path,
    rounds: int,
    companies: int,
    seed: int,
    tell: Callable[[Faults], None],
    postgres: Postgres | None = None,
) -> Faults:
    """Kill a server this many times; if its database is a server too, that is killed as well, its
    connections are cut, and the server is paused in the middle of what it does."""
    chance = Random(seed)
    faults = Faults()
    host = Host(data, postgres.create("faults") if postgres else "")
    crowd = [Company(host, Random(chance.random())) for _ in range(companies)]
    inspector = Inspector(host)
    await host.start()
    host.up.set()
    try:
        for company in crowd:
            await company.sit_down()
        playing = [asyncio.create_task(company.play()) for company in crowd]
        watching = [asyncio.create_task(company.watch()) for company in crowd]
        for _ in range(rounds):
            await _patiently(_all_go_on(crowd), playing)
            await asyncio.sleep(chance.random() * LONGEST_WAIT)
            fault = chance.choice(FAULTS) if postgres else "kills"
            setattr(faults, fault, getattr(faults, fault) + 1)
            if postgres is None or fault == "kills":
                await host.kill()
                await host.start()
                faults.left_behind += host.left_behind()
            else:
                await _disturb(fault, host, postgres)
            for company in crowd:
                faults.bots_resumed += await _patiently(inspector.bots_turn(company.table), playing)
                # Whoever was not cut off plays on meanwhile.
                table, known = company.table, company.ledger.known()
                faults.lost += company.ledgers[table].lost(await inspector.log(table), known)
            host.up.set()
            tell(faults)
        await _patiently(_all_go_on(crowd), playing)
        for company in crowd:
            company.stop()
        await asyncio.gather(*playing)
        for company in crowd:
            await company.ask_again()
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        await _judge(crowd, inspector, faults)
    finally:
        for company in crowd:
            await company.close()
        await inspector.close()
        await host.stop()
    with database_at(host.database or str(data / DATABASE)).read() as store:
        report = await check(store)
    faults.games, faults.differ = report.games, report.differ
    return faults


async def _disturb(fault: str, host: Host, postgres: Postgres) -> None:
    if fault == "database_kills":
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(AWAY_SECONDS)
        await asyncio.to_thread(postgres.start)
    elif fault == "cuts":
        await asyncio.to_thread(
            postgres.command,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = 'faults' AND pid <> pg_backend_pid()",
        )
    else:
        # For longer than PostgreSQL waits for a transaction that was begun.
        await host.pause(PAUSE_SECONDS)


async def _all_go_on(crowd: list[Company]) -> None:
    """Returns once every table has progressed, or a new one has been started."""
    before = [(company.table, company.at) for company in crowd]
    while any(old == (one.table, one.at) for old, one in zip(before, crowd, strict=True)):
        await asyncio.sleep(0.01)


async def _patiently(work: Coroutine[Any, Any, T], playing: list[asyncio.Task[None]]) -> T:
    """Wait with a timeout, and stop if anybody received a wrong answer."""
    task = asyncio.create_task(work)
    await asyncio.wait(
        [task, *playing], timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED
    )
    for player in playing:
        if player.done():
            player.result()
    if not task.done():
        task.cancel()
        raise TimeoutError("a table or a bot is stuck")
    return task.result()


async def _judge(crowd: list[Company], inspector: Inspector, faults: Faults) -> None:
    for company in crowd:
        for table, ledger in company.ledgers.items():
            verdict = ledger.judge(await inspector.log(table))
            faults.tables += 1
            faults.requests += ledger.requests
            faults.acknowledged += len(ledger.entries)
            faults.lost += verdict.lost
            faults.duplicated += verdict.duplicated
