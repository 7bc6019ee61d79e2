"""`make faults [ROUNDS=50] [STORE=postgres]`: exit code 1 if something was lost or done twice."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from tools.faults.rounds import Around, Faults, run
from tools.postgres import Postgres
from tools.redis_server import RedisServer


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.faults", description="Kill a server under load.")
    parser.add_argument("--rounds", type=int, default=50, metavar="N")
    parser.add_argument("--companies", type=int, default=6, metavar="N", help="tables at a time")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument(
        "--processes", type=int, default=2, metavar="N", help="of one server, with PostgreSQL"
    )
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        around = Around()
        if options.store == "postgres":
            # It is killed: what it has not synced is lost with the machine only, but this is about
            # what hosts have.
            postgres = stack.enter_context(closing(Postgres(Path(scratch, "pg"), fast=False)))
            postgres.start()
            redis = None
            if options.processes > 1:
                redis = stack.enter_context(closing(RedisServer())).start()
            around = Around(postgres, redis, options.processes)
        work = run(
            Path(scratch, "data"),
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
