"""Start a server and fuzz it over HTTP and WebSocket.

python -m tools.fuzz_server --examples 200
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from tools.fuzz_api import World, fuzz, operations
from tools.fuzz_live import LiveFuzz

NO_LIMITS: Final = ",".join(
    f"{name}=0"
    for name in (
        "requests", "address-requests", "sessions", "tables", "address-tables", "public-tables",
        "open-tables", "links", "chat", "waits", "sockets", "address-sockets",
    )
)  # fmt: skip
"""A fuzzer exceeds the limits of a normal user."""
EVERYTHING: Final = (
    *("--ratings", "--notices", "page,push,email,webhook"),
    # Nobody listens there: what is sent is not the point.
    *("--mail-url", "smtp://127.0.0.1:9", "--mail-from", "quebec@example.org"),
)
"""What a host may switch on."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.fuzz_server", description=__doc__)
    parser.add_argument("--examples", type=int, default=100, help="requests to each operation")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as data:
        errors = Path(data, "errors.txt")
        command = [sys.executable, "-m", "quebec.cli", "serve", "--port", "0", "--data", data]
        with errors.open("w") as log:
            server = subprocess.Popen(
                [*command, *EVERYTHING],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "QUEBEC_LIMITS": NO_LIMITS},
            )
        assert server.stdout is not None
        try:
            url = server.stdout.readline().split(" is at ")[1].strip()
            _fuzz(url, Path(data, "operations.token").read_text().strip(), options)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=60)
            server.stdout.close()
        faults = errors.read_text()
    print(faults, end="", file=sys.stderr)
    return 1 if "unexpected" in faults or "Traceback" in faults else 0


def _fuzz(url: str, operator: str, options: argparse.Namespace) -> None:
    for operation in operations(url):
        world = World(url, operator, operation.path)
        statuses = fuzz(operation, world, options.examples, options.seed)
        counts = " ".join(f"{status}×{count}" for status, count in sorted(statuses.items()))
        print(f"{operation.label:55} {counts}", flush=True)
    rounds = max(1, options.examples // 10)
    LiveFuzz(url, World(url, operator).tables[0], Random(options.seed)).run(rounds)
    print(f"WebSocket: {rounds} rounds", flush=True)


if __name__ == "__main__":
    sys.exit(main())
