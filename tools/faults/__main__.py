"""`make faults [ROUNDS=50]`: exit code 1 if something was lost or done twice."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.faults.rounds import Faults, run


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.faults", description="Kill a server under load.")
    parser.add_argument("--rounds", type=int, default=50, metavar="N")
    parser.add_argument("--companies", type=int, default=6, metavar="N", help="tables at a time")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as scratch:
        work = run(
            Path(scratch, "data"), options.rounds, options.companies, options.seed, _progress
        )
        faults = asyncio.run(work)
    print(faults)
    return 0 if faults.is_flawless else 1


def _progress(faults: Faults) -> None:
    print(f"\r{faults.kills} kills", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
