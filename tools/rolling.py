"""`make rolling [OLD=commit]`: an upgrade without a pause, with two real versions on one database.

Two processes of an older version of this program serve tables with people and bots. One after the
other is stopped, and its place taken by the version of this checkout; then back again, as somebody
does who does not like the new one. Counted is what was lost or done twice; exit code 1 if something
was. For each phase it prints how long anybody waited for an answer, with all attempts, and how long
nobody at any table got one: while a process stops, while the next one starts (and migrates the
database, if it is newer), and while both run.

The older version comes from the history of the repository: the last release, if none is named. If
the two cannot work side by side, the older one says so and ends.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

from quebec.server.admin.checking import check
from quebec.server.store import database_at
from quebec.server.store.migrations import newest
from tools.faults.company import Company
from tools.faults.host import Host, Hosts
from tools.faults.inspector import Inspector
from tools.faults.rounds import all_go_on, patiently
from tools.postgres import Postgres
from tools.receivers.web import Receiver
from tools.redis_server import RedisServer

ROOT: Final = Path(__file__).resolve().parent.parent
MOVES: Final = 3
"""Every table has progressed so often before the next process is replaced."""


class Rolling:
    """The people, the processes, and what they have seen."""

    def __init__(self, hosts: Hosts, companies: int, seed: int) -> None:
        chance = Random(seed)
        self._hosts: Final = hosts
        self._service: Final = Receiver()
        # Without notices: an older version may have other names for them.
        self._crowd: Final = [
            Company(hosts, self._service, Random(chance.random()), wants_notices=False)
            for _ in range(companies)
        ]
        self._playing: list[asyncio.Task[None]] = []
        self._since = 0.0
        """When the phase began."""
        self.longest = 0.0
        """Seconds that somebody has waited for an answer."""
        self.acknowledged = self.lost = self.duplicated = 0

    async def run(self, old: Path) -> None:
        """From the old version to this one, and back."""
        await self._hosts.start()
        try:
            for company in self._crowd:
                await company.sit_down()
            self._since = time.monotonic()
            self._playing = [asyncio.create_task(one.play()) for one in self._crowd]
            await self._phase("old, old")
            for source, phases in (
                (None, ("new, old", "new, new")),
                (old, ("old, new", "old, old again")),
            ):
                for host, phase in zip(self._hosts.all, phases, strict=True):
                    await self._replace(host, source, phase)
                    await self._phase(phase)
            for company in self._crowd:
                company.stop()
            await asyncio.gather(*self._playing)
            await self._judge()
        finally:
            for task in self._playing:
                task.cancel()
            for company in self._crowd:
                await company.close()
            await self._hosts.stop()
            self._service.close()

    async def _replace(self, host: Host, source: Path | None, phase: str) -> None:
        """A proxy sends nobody to a process that is about to end."""
        await host.stop()
        self._report(f"{phase}: the old process stops")
        host.source = source
        await host.start()
        self._report(f"{phase}: the next one starts")
        host.up.set()

    async def _phase(self, name: str) -> None:
        for _ in range(MOVES):
            await patiently(all_go_on(self._crowd), self._playing)
        if not all(host.is_running for host in self._hosts.all):
            raise SystemExit(f"{name}: one of them has ended by itself; {self._said()}")
        self._report(f"{name}: both run")

    def _report(self, what: str) -> None:
        """On the time since the last report."""
        begun, self._since = self._since, time.monotonic()
        waits = [wait for one in self._crowd for wait in one.waits if wait.ended >= begun]
        longest = max((wait.seconds for wait in waits), default=0.0)
        self.longest = max(self.longest, longest)
        answered = sorted((begun, *(wait.ended for wait in waits), self._since))
        silence = max(later - earlier for earlier, later in pairwise(answered))
        print(
            f"{what}: {self._since - begun:.1f} s, {len(waits)} answers,"
            f" longest wait for one {longest:.2f} s, longest time without any {silence:.2f} s",
            flush=True,
        )

    def _said(self) -> str:
        """The last line of the log."""
        return self._hosts.all[0].log.read_text().strip().rpartition("\n")[2]

    async def _judge(self) -> None:
        inspector = Inspector(self._hosts)
        for company in self._crowd:
            await company.ask_again()
            for table, ledger in company.ledgers.items():
                verdict = ledger.judge(await inspector.log(table))
                self.acknowledged += len(ledger.entries)
                self.lost += verdict.lost
                self.duplicated += verdict.duplicated
        await inspector.close()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.rolling", description=__doc__)
    parser.add_argument("--old", default="", metavar="COMMIT", help="default: the last tag")
    parser.add_argument("--companies", type=int, default=4, metavar="N", help="tables at a time")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    options = parser.parse_args(argv)
    old = options.old or _git("describe", "--tags", "--abbrev=0")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        tree = stack.enter_context(checked_out(old, Path(scratch, "old")))
        postgres = stack.enter_context(closing(Postgres(Path(scratch, "pg"), fast=False))).start()
        redis = stack.enter_context(closing(RedisServer())).start()
        database = postgres.create("rolling")
        hosts = [
            Host(Path(scratch, "data"), database, redis.url, source=tree / "src") for _ in range(2)
        ]
        rolling = Rolling(Hosts(hosts, Random(options.seed)), options.companies, options.seed)
        print(f"from {old} to this checkout (schema {newest()}), and back", flush=True)
        asyncio.run(rolling.run(tree / "src"))
        with database_at(database).read() as store:
            report = asyncio.run(check(store))
    print(
        f"acknowledged {rolling.acknowledged}  lost {rolling.lost}"
        f"  duplicated {rolling.duplicated}  games {report.games}  differ {report.differ}"
        f"  longest wait {rolling.longest:.2f} s"
    )
    return 1 if rolling.lost or rolling.duplicated or report.differ else 0


@contextmanager
def checked_out(commit: str, place: Path) -> Iterator[Path]:
    """Its source; the engine is interpreted there."""
    _git("worktree", "add", "--detach", str(place), commit)
    try:
        yield place
    finally:
        _git("worktree", "remove", "--force", str(place))


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"no older version; name a commit with OLD: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
