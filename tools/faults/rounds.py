"""Rounds of killing: everybody plays, something is killed, restarted, and checked."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from quebec.server.admin.checking import check
from quebec.server.settings import DATABASE
from quebec.server.store import StoreReader, database_at
from tools.faults.clocks import Downtime, charged, now
from tools.faults.company import NOTIFIED, Company
from tools.faults.host import Host, Hosts
from tools.faults.inspector import Inspector
from tools.faults.pushes import Notice, news
from tools.postgres import Postgres
from tools.receivers.web import Receiver
from tools.redis_server import RedisServer
from tools.small_disk import SmallDisk

T = TypeVar("T")
LONGEST_WAIT: Final = 0.5
"""The server is killed within this many seconds after every table has progressed."""
PATIENCE_SECONDS: Final = 300
OF_FILE: Final = ("kills", "pauses")
"""The faults of a server with a file; named as they are counted."""
OF_DATABASE: Final = (*OF_FILE, "database_kills", "cuts", "slow_database")
"""Those of one with a database of its own."""
OF_SEVERAL: Final = (*OF_DATABASE, "redis_kills", "redis_pauses", "blackouts")
"""Those of several processes."""
OF_DISK: Final = "full_disks"
"""With any of them, if the database is on a disk that can be filled."""
AWAY_SECONDS: Final = 1
PAUSE_SECONDS: Final = 11
"""Longer than a lease, and than PostgreSQL waits for a transaction that was begun."""
SILENCE_SECONDS: Final = 5
SLOW_SECONDS: Final = 5
STOPPED_SECONDS: Final = 0.2
WORKING_SECONDS: Final = 0.02
"""A slow database works so long, and then stops for ten times as long."""
CLOCK: Final = {"kind": "live", "minutes": 180, "increment": 0}
TWICE: Final = (
    "SELECT count(*) FROM (SELECT table_id, key FROM entries WHERE key LIKE '!bot-%'"
    " GROUP BY table_id, key HAVING count(*) > 1) AS twice"
)


class Around(NamedTuple):
    """What a server needs besides itself, if it needs anything."""

    postgres: Postgres | None = None
    redis: RedisServer | None = None
    processes: int = 1
    disk: SmallDisk | None = None
    """Where the database is."""
    planted: str | None = None
    """A fault of the server itself, which has to be found."""
    only: tuple[str, ...] = ()
    """These, and no other ones."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Those that can happen."""
        kinds = OF_SEVERAL if self.redis else OF_DATABASE if self.postgres else OF_FILE
        kinds = (*kinds, OF_DISK) if self.disk else kinds
        return tuple(one for one in kinds if not self.only or one in self.only)


ALONE: Final = Around()


@dataclass
class Faults:
    """The results."""

    kills: int = 0
    blackouts: int = 0
    database_kills: int = 0
    cuts: int = 0
    slow_database: int = 0
    full_disks: int = 0
    pauses: int = 0
    redis_kills: int = 0
    redis_pauses: int = 0
    tables: int = 0
    requests: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    bots_resumed: int = 0
    bots_twice: int = 0
    clocks_charged: int = 0
    wrong_pictures: int = 0
    left_behind: int = 0
    notices: int = 0
    notices_again: int = 0
    notices_lost: int = 0
    notices_late: int = 0
    games: int = 0
    differ: int = 0
    longest_wait: float = 0.0

    @property
    def rounds(self) -> int:
        return sum(getattr(self, name) for name in (*OF_SEVERAL, OF_DISK))

    @property
    def is_flawless(self) -> bool:
        wrong = self.bots_twice or self.clocks_charged or self.wrong_pictures
        wrong = wrong or self.notices_lost or self.notices_late
        return not (self.lost or self.duplicated or self.differ or self.left_behind or wrong)

    def __str__(self) -> str:
        named = vars(self).items()
        return "  ".join(
            f"{name.replace('_', ' ')} {value:.1f} s"
            if isinstance(value, float)
            else f"{name.replace('_', ' ')} {value}"
            for name, value in named
        )


async def run(
    data: Path,
    rounds: int,
    companies: int,
    seed: int,
    tell: Callable[[Faults], None],
    around: Around = ALONE,
) -> Faults:
    """Disturb a server this many times: it is killed, or paused in the middle of what it does, and
    its disk is filled; if its database is a server too, that is killed as well, slowed down, and
    its connections are cut. Of several processes one or all are killed, and what they tell each
    other through."""
    chance = Random(seed)
    faults, down = Faults(), list[Downtime]()
    database = around.postgres.create("faults") if around.postgres else ""
    redis = around.redis.url if around.redis else ""
    processes = [Host(data, database, redis, around.planted) for _ in range(around.processes)]
    hosts = Hosts(processes, chance)
    service = Receiver()
    # Some with clocks, to see whether they are charged for what is not the players' fault.
    crowd = [
        Company(hosts, service, Random(chance.random()), CLOCK if number % 2 else None)
        for number in range(companies)
    ]
    inspector = Inspector(hosts)
    place = database_at(database or str(data / DATABASE))
    await hosts.start()
    try:
        for company in crowd:
            await company.sit_down()
        playing = [asyncio.create_task(company.play()) for company in crowd]
        watching = [asyncio.create_task(company.watch()) for company in crowd]
        kinds = around.faults
        left: list[str] = []
        for _ in range(rounds):
            await patiently(all_go_on(crowd), playing)
            await asyncio.sleep(chance.random() * LONGEST_WAIT)
            # Each of them, before one comes again.
            left = left or chance.sample(kinds, len(kinds))
            fault = left.pop()
            setattr(faults, fault, getattr(faults, fault) + 1)
            await _disturb(fault, chance.choice(hosts.all), hosts, around, faults, down)
            for company in crowd:
                faults.bots_resumed += await patiently(inspector.bots_turn(company.table), playing)
                # Those who were not cut off play on meanwhile.
                table, known = company.table, company.ledger.known()
                faults.lost += company.ledgers[table].lost(await inspector.log(table), known)
            tell(faults)
        await patiently(all_go_on(crowd), playing)
        for company in crowd:
            company.stop()
        await asyncio.gather(*playing)
        for company in crowd:
            await company.ask_again()
            faults.wrong_pictures += await _is_wrong(company, inspector)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        await _judge(crowd, inspector, faults)
        with place.read() as store:
            await _judge_notices(crowd, store, faults)
    finally:
        for company in crowd:
            await company.close()
        await inspector.close()
        await hosts.stop()
        service.close()
    with place.read() as store:
        report = await check(store)
        charges = await charged(store, await store.lists.ids(), down)
    for charge in charges:
        print(f"\n{charge}", file=sys.stderr)
    faults.clocks_charged = len(charges)
    with place.moment() as rows:
        faults.bots_twice = int(rows.execute(TWICE).fetchone()[0])
    faults.games, faults.differ = report.games, report.differ
    return faults


async def _disturb(
    fault: str, host: Host, hosts: Hosts, around: Around, faults: Faults, down: list[Downtime]
) -> None:
    match fault:
        case "kills" | "blackouts":
            victims = hosts.all if fault == "blackouts" else [host]
            for one in victims:
                await one.kill()
            since = now()
            await asyncio.sleep(AWAY_SECONDS)
            if len(victims) == len(hosts.all):
                down.append(Downtime(since, now()))
            for one in victims:
                await one.start()
                one.up.set()
                faults.left_behind += one.left_behind()
        case "pauses":
            since = now()
            await host.pause(PAUSE_SECONDS)
            if len(hosts.all) == 1:
                down.append(Downtime(since, now()))
        case "redis_kills" if around.redis:
            await asyncio.to_thread(around.redis.kill)
            await asyncio.sleep(SILENCE_SECONDS)
            await asyncio.to_thread(around.redis.start)
        case "redis_pauses" if around.redis:
            around.redis.send(signal.SIGSTOP)
            await asyncio.sleep(SILENCE_SECONDS)
            around.redis.send(signal.SIGCONT)
        case "database_kills" if around.postgres:
            await asyncio.to_thread(around.postgres.kill)
            since = now()
            await asyncio.sleep(AWAY_SECONDS)
            down.append(Downtime(since, now()))
            await asyncio.to_thread(around.postgres.start)
        case "slow_database" if around.postgres:
            for _ in range(int(SLOW_SECONDS / (STOPPED_SECONDS + WORKING_SECONDS))):
                around.postgres.send(signal.SIGSTOP)
                await asyncio.sleep(STOPPED_SECONDS)
                around.postgres.send(signal.SIGCONT)
                await asyncio.sleep(WORKING_SECONDS)
        case "full_disks" if around.disk:
            await asyncio.to_thread(around.disk.fill)
            since = now()
            await asyncio.sleep(SILENCE_SECONDS)
            down.append(Downtime(since, now()))
            around.disk.free()
            if around.postgres and not around.postgres.is_running:
                # It gives up if it has no room for its own log.
                await asyncio.to_thread(around.postgres.start)
        case "cuts" if around.postgres:
            await asyncio.to_thread(
                around.postgres.command,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = 'faults' AND pid <> pg_backend_pid()",
            )


async def _is_wrong(company: Company, inspector: Inspector) -> bool:
    """Whether the spectator ends with another picture than the log; they may need a moment."""
    for _ in range(PATIENCE_SECONDS * 10):
        real = await inspector.picture(company.table)
        seen = company.picture
        if seen and seen["table"] == company.table and seen["at"] == real["at"]:
            return {**seen["game"], "clock": None} != {**real["game"], "clock": None}
        await asyncio.sleep(0.1)
    return True


async def all_go_on(crowd: list[Company]) -> None:
    """Returns once every table has progressed, or a new one has been started."""
    before = [(company.table, company.at) for company in crowd]
    while any(old == (one.table, one.at) for old, one in zip(before, crowd, strict=True)):
        await asyncio.sleep(0.01)


async def patiently(work: Coroutine[Any, Any, T], playing: list[asyncio.Task[None]]) -> T:
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
        faults.longest_wait = max(faults.longest_wait, company.longest)
        for table, ledger in company.ledgers.items():
            verdict = ledger.judge(await inspector.log(table))
            faults.tables += 1
            faults.requests += ledger.requests
            faults.acknowledged += len(ledger.entries)
            faults.lost += verdict.lost
            faults.duplicated += verdict.duplicated


async def _judge_notices(crowd: list[Company], store: StoreReader, faults: Faults) -> None:
    """Everything that is true for ever has to come, and the turn that somebody has now."""
    for company in crowd:
        due = [one for table in company.ledgers for one in await news(store, table, NOTIFIED)]
        due += [Notice(table, "message", line) for table, line in company.lines.items()]
        if company.turn is not None:
            due.append(Notice(company.table, "turn", company.turn.start))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                for one in due:
                    await company.pushes.arrives(one)
        pushed = company.pushes.received
        faults.notices += len(pushed)
        faults.notices_again += pushed.total() - len(pushed)
        faults.notices_lost += sum(not company.pushes.has(one) for one in due)
        faults.notices_late += company.pushes.late
