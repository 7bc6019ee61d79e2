"""`make faults [ROUNDS=50] [STORE=postgres]`: exit code 1 if something was lost or done twice."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from tools.faults.rounds import Around, Faults, run
from tools.linear.planted import UNDER_FAULTS
from tools.postgres import Postgres
from tools.redis_server import RedisServer
from tools.small_disk import can_mount, small_disk

DISK_BYTES: Final = 400 * 2**20
SMALL: Final = ("-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB")
"""Most of the disk is for tables."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.faults", description="Kill a server under load.")
    parser.add_argument("--rounds", type=int, default=50, metavar="N")
    parser.add_argument("--companies", type=int, default=6, metavar="N", help="tables at a time")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument(
        "--processes", type=int, default=2, metavar="N", help="of one server, with PostgreSQL"
    )
    parser.add_argument("--only", nargs="+", default=(), metavar="FAULT", help="such as full_disks")
    parser.add_argument("--plant", choices=tuple(UNDER_FAULTS), help="a fault that must be found")
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        disk = postgres = redis = None
        place, processes = Path(scratch), 1
        if can_mount():
            disk = stack.enter_context(small_disk(place / "disk", DISK_BYTES))
            place = disk.place
        else:
            print("no file system can be mounted here: the disk will not be full", file=sys.stderr)
        if options.store == "postgres":
            # It is killed: what it has not synced is lost with the machine only, but this is about
            # what hosts have.
            postgres = Postgres(place / "pg", *SMALL, fast=False)
            stack.enter_context(closing(postgres)).start()
            processes = options.processes
            if processes > 1:
                redis = stack.enter_context(closing(RedisServer())).start()
        around = Around(postgres, redis, processes, disk, options.plant, tuple(options.only))
        # With PostgreSQL only that is on the disk that becomes full.
        work = run(
            Path(scratch if postgres else place, "data"),
            options.rounds,
            options.companies,
            options.seed,
            _progress,
            around,
        )
        faults = asyncio.run(work)
    print(faults)
    return 0 if faults.is_flawless else 1


def _progress(faults: Faults) -> None:
    print(f"\r{faults.rounds} rounds", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
