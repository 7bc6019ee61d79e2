"""`make linear [CALLS=2000]`: exit code 1 if no order explains the answers."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

from tools.faults.host import Host
from tools.linear.callers import Callers
from tools.linear.checker import explained
from tools.linear.planted import PLANTED
from tools.postgres import Postgres
from tools.redis_server import RedisServer


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.linear", description="Are tables linearizable?")
    parser.add_argument("--calls", type=int, default=2000, metavar="N", help="of everybody")
    parser.add_argument("--tables", type=int, default=4, metavar="N")
    parser.add_argument("--callers", type=int, default=8, metavar="N", help="at each table")
    parser.add_argument("--processes", type=int, default=2, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--plant", choices=tuple(PLANTED), help="a fault that must be found")
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        postgres = stack.enter_context(closing(Postgres(Path(scratch, "pg")))).start()
        redis = stack.enter_context(closing(RedisServer())).start()
        hosts = [
            Host(Path(scratch, "data"), postgres.url(), redis.url, planted=options.plant)
            for _ in range(options.processes)
        ]
        calls, unexplained = asyncio.run(run(hosts, options))
    print(f"calls {calls}  tables {options.tables}  unexplained {unexplained}")
    return 1 if unexplained else 0


async def run(hosts: list[Host], options: argparse.Namespace) -> tuple[int, int]:
    """How many calls there were, and how many tables no order explains."""
    chance = Random(options.seed)
    try:
        for host in hosts:
            await host.start()
        urls = [host.url for host in hosts]
        crowd = [Callers(urls, Random(chance.random())) for _ in range(options.tables)]
        each = max(1, options.calls // (options.tables * options.callers))
        for callers in crowd:
            await callers.sit_down()
        await asyncio.gather(*(callers.run(options.callers, each) for callers in crowd))
        for callers in crowd:
            await callers.close()
    finally:
        for host in hosts:
            await host.stop()
    found = [explained(callers.calls, callers.first) is None for callers in crowd]
    return sum(len(callers.calls) for callers in crowd), sum(found)


if __name__ == "__main__":
    sys.exit(main())
